"""Play matches between agents of the option-index interface, and search ahead from a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from playmat.envs.option_index import (
    Adapted,
    BadAnswer,
    IndexAgent,
    Observation,
    called,
    checked,
    continues_choice,
    deck_question,
    next_of,
    observation,
)
from playmat.envs.tables import GivenDecks, Tables
from playmat.errors import PlaymatError
from playmat.game.choice import choice_of
from playmat.game.game import Game
from playmat.game.record.log import LogLine, lines
from playmat.model.views.view import View, view_of
from playmat.rules import Ruleset
from playmat.search.beliefs import SEEN, Belief
from playmat.search.worlds import World, deal_world

DECK: Final = 60
MOST_SAID: Final = 300


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a match: a reward for each agent (-1, 0, 1), and the seat and fault if there was
    one.

    If an agent failed to name a valid deck, the game is one with the match's decks, not started.
    """

    rewards: tuple[int, int]
    game: Game
    fault: tuple[int, str] | None = None


def play_match(
    agents: Sequence[IndexAgent],
    rules: str | Ruleset = "xy",
    decks: GivenDecks = None,
    seed: int = 0,
) -> Result:
    """Play one game; an agent that raises, exits or returns an invalid answer loses.

    Each agent is first asked for its deck and loses if it is illegal. If both name ids of Playmat's
    cards, those decks are used, otherwise *decks*.
    """
    own: list[list[str] | None] = []
    for seat, agent in enumerate(agents):
        try:
            own.append(own_deck(agent, rules))
        except (Exception, SystemExit) as error:
            return lost(seat, error, deal_game(rules, decks, seed, any_deck=True))
    game = deal_game(rules, (own[0], own[1]) if own[0] and own[1] else decks, seed)
    players = [Adapted(agent, Since(game)) for agent in agents]
    while (choice := game.choice) is not None:
        seat = choice.player
        try:
            alone = len(choice.options) == 1
            game.play(0 if alone else players[seat].choose(game.view(seat), choice))
        except (Exception, SystemExit) as error:  # whatever an agent does is its own fault
            return lost(seat, error, game)
    winner = game.winner
    return Result((0, 0) if winner is None else (1 - 2 * winner, 2 * winner - 1), game)


def deal_game(rules: str | Ruleset, decks: GivenDecks, seed: int, **settings: Any) -> Game:
    return Tables(rules, decks, **settings).draw(Random(seed)).deal(seed)


def lost(seat: int, error: BaseException, game: Game) -> Result:
    """The result after a fault; even formatting the error may fail."""
    try:
        said = str(error) if isinstance(error, PlaymatError) else repr(error)
    except Exception:
        said = f"a {type(error).__name__} that cannot be printed"
    return Result((-1, 1) if seat == 0 else (1, -1), game, (seat, said[:MOST_SAID]))


class Since:
    """The events a player has seen since its last decision."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._told = 0

    def __call__(self, view: View) -> list[dict[str, object]]:
        """The new lines of the log as plain data."""
        st = self._game.state
        since, self._told = self._told, len(st.events or ())
        return [log_entry(line) for line in lines(st, view.seat, start=since)]


def own_deck(agent: IndexAgent, rules: str | Ruleset) -> list[str] | None:
    """The deck that an agent names by Playmat's card ids, or None; raises if it is illegal.

    An empty answer, or sixty numbers (cards of the original game), counts as None.
    """
    answer = called(agent, deck_question())
    kinds = {type(card) for card in answer} if isinstance(answer, (list, tuple)) else set()
    if answer is None or answer == [] or (kinds == {int} and len(answer) == DECK):
        return None
    if kinds != {str}:
        raise BadAnswer(f"gave no deck: {answer!r} is not a list of card ids"[:MOST_SAID])
    Tables(rules, (answer, answer))  # raises for an illegal deck
    return list(answer)


def log_entry(line: LogLine) -> dict[str, object]:
    return {
        "type": line.event.what,
        "text": line.text,
        "rule": line.rule,
        "turn": line.turn,
        "playerIndex": line.player,
    }


class Trial:
    """A line of play tried out from a player's view."""

    def __init__(self, world: World) -> None:
        self.world = world

    @property
    def observation(self) -> Observation:
        """What the player to choose sees; it knows all cards of this world."""
        st = self.world.state
        seat = int(st.chooser) if st.chooser in (0, 1) else self.world.seat
        return observation(view_of(st, seat), choice_of(st), ())

    def step(self, answer: Sequence[int]) -> Trial:
        """The line after an answer; this one is unchanged."""
        choice = choice_of(self.world.state)
        if choice is None:
            raise BadAnswer("the game is over in this trial")
        waiting = [option.packed for option in checked(list(answer), choice)]
        world = self.world.after(next_of(waiting, choice).packed)
        while continues_choice(again := choice_of(world.state), choice.player):
            assert again is not None
            world.apply(next_of(waiting, again).packed)
        return Trial(world)


def search_begin(seen: Observation, seed: int = 0, belief: Belief = SEEN) -> Trial:
    """Start a line from an observation, with hidden cards dealt at random."""
    view = seen["search_begin_input"]
    if view is None:
        raise BadAnswer("cannot deal a world: the other deck list is secret")
    return Trial(deal_world(view, seed, belief))
