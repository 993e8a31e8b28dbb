"""Find puzzles: play games and search promising positions exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from playmat.agents.greedy import GreedyAgent
from playmat.agents.master import MasterAgent
from playmat.agents.planner import Budget
from playmat.cards.library import Library
from playmat.decks.deck import Deck
from playmat.decks.famous_decks import Famous, famous_decks
from playmat.decks.ready import PLAYABLE
from playmat.decks.themes import Theme, themes
from playmat.game.game import Game
from playmat.game.linked import Linked
from playmat.kinds import asks, supertypes
from playmat.model.state import Side, State
from playmat.puzzles.certify import certified
from playmat.puzzles.goal import SURVIVE, WIN
from playmat.puzzles.puzzle import Puzzle, written
from playmat.rules import book
from playmat.search.worlds import World

TRIES: Final = 24
"""Trial turns played before a position is searched."""

FIRST_TRIES: Final = 8
"""If the first trials all end the same way, no more are made."""

OFTEN: Final = 0.5
"""A goal reached this often by chance is too easy for a puzzle."""

HEAVY: Final = ("deck(", "draw(")
"""Parts of Trainer programs that allow too many possibilities; ONE_CARD is an exception."""

ONE_CARD: Final = "draw(me, 1)"

MOST_HELD: Final = 6
"""Positions with more cards in hand are not searched."""

A_GAME: Final = 3
"""Maximum number of puzzles with the same goal from one game."""

FEW: Final = ((3, 2), (1, 1))
"""Limits of cards in hand and Benched Pokémon, for the solver and for the opponent."""

MOST_OPTIONS: Final = 18
POLICIES: Final = ("random", "quick", "random", "greedy")
"""The solver's policies in trial turns, one after another."""

HARD: Final = 3
"""From this level on, greedy play should fail."""

LATEST: Final = 60
"""Games are stopped after this turn."""

WORD: Final = 1 << 31


@dataclass(frozen=True, slots=True)
class Wanted:
    """Search criteria: minimum level and maximum search size."""

    level: int
    bound: int
    lines: int
    """Lines that the players search per move; with 0 they are greedy."""


def decks_of(rules: str) -> list[Deck]:
    """The playable theme decks and famous decks of a rulebook."""
    library, ruleset = Library.default(), book(rules)
    ready: list[Famous | Theme] = [*famous_decks(), *themes()]
    shelves: dict[str, list[Famous | Theme]] = {}
    for deck in ready:
        shelves.setdefault(deck.rules, []).append(deck)
    return [
        deck.deck(library)
        for deck in shelves.get(ruleset.name, ())
        if deck.state(library, ruleset).word == PLAYABLE
    ]


def puzzles(rules: str, seed: int, wanted: Wanted) -> Iterator[Puzzle]:
    """Yield puzzles of a rulebook endlessly; the same seed finds the same puzzles."""
    random, decks = Random(seed), decks_of(rules)
    while True:
        one, other = random.choice(decks), random.choice(decks)
        table = Linked(one, other, rules, any_deck=True, ask_single=True)
        for _ in range(4):
            game = Game.dealt(table, random.randrange(WORD), record=False)
            for found in of_game(game, random, wanted):
                yield replace(found, decks=(one.name, other.name))


def of_game(game: Game, random: Random, wanted: Wanted) -> Iterator[Puzzle]:
    """Yield a few puzzles of each goal from a game."""
    left = {WIN: A_GAME, SURVIVE: A_GAME}
    for st in openings(game, random, wanted.lines):
        for kind in (WIN, SURVIVE):
            near = st if is_near(st, kind) else nearer(st, kind)
            if not left[kind] or not is_promising(near, kind, random, wanted.level >= HARD):
                continue
            laid = lightened(near if st.chooser == 0 else mirrored(near), kind)
            found = certified(written(laid), kind, wanted.bound) if is_small(laid, kind) else None
            if found is not None and found.level >= wanted.level:
                left[kind] -= 1
                yield found


def openings(game: Game, random: Random, lines: int) -> Iterator[State]:
    """Play a game between two strong agents and yield the start of each turn."""
    seats = [player(random.randrange(WORD), lines) for _ in range(2)]
    turn = -1
    while not game.over and game.turn < LATEST:
        choice = game.choice
        assert choice is not None
        st = game.state
        if st.ask == asks.MAIN and st.turn != turn:
            turn = int(st.turn)
            if turn > 2 and not st.stadium_used:
                yield st
        if not 0 <= choice.player <= 1:
            return
        game.play(seats[choice.player].choose(game.view(choice.player), choice))


def player(seed: int, lines: int) -> GreedyAgent | MasterAgent:
    return MasterAgent(seed, Budget(lines)) if lines else GreedyAgent(seed)


def is_promising(st: State, kind: str, random: Random, hard: bool) -> bool:
    """Whether trial turns sometimes reach the goal and sometimes miss it.

    If *hard*, greedy play must not reach it.
    """
    reached = 0
    for n in range(1, TRIES + 1):
        policy = POLICIES[n % len(POLICIES)]
        found = is_reached(st, kind, policy, random.randrange(WORD))
        reached += found
        if hard and found and policy == "greedy":
            return False
        if n == FIRST_TRIES and (reached == n or not (reached or hard)):
            return False
    return 0 < reached < OFTEN * TRIES


def is_near(st: State, kind: str) -> bool:
    """Whether the game may end within the turns that count."""
    winner = int(st.chooser) if kind == WIN else 1 - int(st.chooser)
    side, foe = st.sides[winner], st.sides[1 - winner]
    prizes = sum(c >= 0 for c in side.prizes)
    return prizes <= 2 or len(foe.bench) == 0


def nearer(st: State, kind: str) -> State:
    """The position with one Prize left for the possible winner and the others in the deck."""
    laid = st.clone()
    side = laid.sides[int(st.chooser) if kind == WIN else 1 - int(st.chooser)]
    last = max(n for n, c in enumerate(side.prizes) if c >= 0)
    side.deck = [*(c for c in side.prizes[:last] if c >= 0), *side.deck[: side.left]]
    side.left = len(side.deck)
    side.prizes = (*(-1 for _ in side.prizes[:last]), *side.prizes[last:])
    laid.at = []
    return laid


def is_reached(st: State, kind: str, own: str, seed: int) -> bool:
    """Whether one trial reaches the goal, with the solver playing the policy *own*."""
    seat, turn = int(st.chooser), int(st.turn)
    world = World(st.clone(), seat)
    policies = (own, "greedy") if seat == 0 else ("greedy", own)
    world.play_out(policies, seed=seed, turns=2 if kind == SURVIVE else 1)
    if kind == SURVIVE:
        return world.winner != 1 - seat
    return world.winner == seat and world.state.turn == turn


def mirrored(st: State) -> State:
    laid = st.clone()
    laid.sides = [laid.sides[1], laid.sides[0]]
    laid.player, laid.first, laid.stadium_seat = 1 - st.player, 1 - st.first, 1 - st.stadium_seat
    return laid


def lightened(st: State, kind: str) -> State:
    """The position without Trainers that would make the search too big.

    Trainers in hand that draw or search for many cards go to the discard pile. If the opponent has
    a turn, so do all Trainers in that player's hand and deck, and both players get few cards.
    """
    laid = st.clone()
    side = laid.sides[0]
    side.hand, away = split(side.hand, lambda c: not is_heavy(laid, c))
    side.discard = [*side.discard, *away]
    if kind == SURVIVE:
        side = laid.sides[1]
        side.hand, away = split(side.hand, lambda c: not is_trainer(laid, c))
        deck, more = split(side.deck[: side.left], lambda c: not is_trainer(laid, c))
        side.deck, side.left = deck, len(deck)
        side.discard = [*side.discard, *away, *more]
        for each, (held, benched) in zip(laid.sides, FEW, strict=True):
            back(each, held)
            clear_bench(each, benched)
    laid.at = []
    return laid


def back(side: Side, most: int) -> None:
    """Move the hand's cards beyond *most* to the deck."""
    side.deck = [*side.hand[most:], *side.deck[: side.left]]
    side.left = len(side.deck)
    side.hand = side.hand[:most]


def clear_bench(side: Side, most: int) -> None:
    for m in side.bench[most:]:
        side.discard = [*side.discard, *m.stack, *m.energy, *m.gear]
    side.bench = side.bench[:most]


def is_small(st: State, kind: str) -> bool:
    """Whether the position is small enough for a search to finish."""
    own, foe = st.sides
    if kind == WIN:
        return len(own.hand) <= MOST_HELD and len(st.options) <= MOST_OPTIONS
    return (
        len(own.hand) + len(foe.hand) <= MOST_HELD and len(own.bench) + len(foe.bench) <= MOST_HELD
    )


def split(cards: Sequence[int], stays: Callable[[int], bool]) -> tuple[list[int], list[int]]:
    return [c for c in cards if stays(c)], [c for c in cards if not stays(c)]


def is_trainer(st: State, copy: int) -> bool:
    return bool(st.cards[copy].supertype == supertypes.TRAINER)


def is_heavy(st: State, copy: int) -> bool:
    """Whether a card is a Trainer that draws many cards or searches a deck."""
    if not is_trainer(st, copy):
        return False
    text = (st.match.printed[st.cards[copy].index].text or "").replace(ONE_CARD, "")
    return any(word in text for word in HEAVY)
