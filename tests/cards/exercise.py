"""Games that make sure a card is used: decks built around it and eager players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.names import folded
from playmat.cards.printed import levels_up_from, restored_by
from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.kinds import answers, asks
from playmat.lang.node import Arg, Node
from playmat.lang.parse import parse
from playmat.linker.link import link
from playmat.model.definitions import Match
from playmat.model.option import field_b, kind
from playmat.model.state import State
from playmat.rules import BOOKS, book

LIBRARY: Final = Library.default()
CARDS: Final = LIBRARY.cards(samples=True)
BASIC_ENERGY: Final = {card.provides: card for card in CARDS if card.kinds[0] == "basic_energy"}
SUPPORT: Final = {"pm-27": 6, "pm-101": 4, "pm-102": 4, "pm-130": 2, "pm-113": 4, "pm-160": 2}
"""Cards that find other cards and move Pokémon."""

TARGETS: Final = {
    "pm-25": 3,
    "pm-26": 2,
    "pm-43": 2,
    "pm-39": 3,
    "pm-18": 2,
    "pm-15": 3,
    "bw3-66": 2,
}
"""Pokémon of many kinds, for Trainer and Energy cards that need one."""

EAGERNESS: Final = {
    answers.LEGEND: 80,
    answers.EVOLVE: 60,
    answers.LEVEL_UP: 60,
    answers.ATTACH: 60,
    answers.PLAY: 30,
    answers.POWER: 30,
    answers.BENCH: 20,
    answers.STADIUM_POWER: 20,
    answers.CARD_POWER: 20,
    answers.ATTACK: 6,
    answers.RETREAT: 4,
    answers.END: 1,
    answers.LEAVE: 1,
}


def family(card: Card) -> list[Card]:
    """A card and all cards needed below it, beside it or to bring it into play."""
    if card.supertype != "pokemon":
        return [card]
    found = [card]
    below = card.evolves_from or levels_up_from(card) or restored_by(card)
    for other in named(below) if below else ():
        if other.kinds[0] != "levelup":
            return found + family(other)
    if card.kinds[0] == "legend":
        found += [other for other in named(card.name) if other.id != card.id]
    return found


def named(name: str) -> list[Card]:
    """Every card with a name, except Energy."""
    wanted = folded(name)
    return [c for c in CARDS if folded(c.name) == wanted and c.supertype != "energy"]


def deck_around(card: Card) -> list[Card]:
    """Sixty cards that bring *card* into play and pay for its attacks."""
    line = family(card)
    cards = [each for each in line for _ in range(4)]
    extra = SUPPORT if card.supertype == "pokemon" else {**SUPPORT, **TARGETS, "neo4-109": 1}
    cards += [LIBRARY.card(name) for name, count in extra.items() for _ in range(count)]
    cost = "".join(attack.cost for each in line for attack in each.attacks)
    types = [letter for letter in cost if letter in BASIC_ENERGY] or ["G"]
    energy = [BASIC_ENERGY[types[n % len(types)]] for n in range(60)]
    return (cards + energy)[:60]


def uses(card: Card) -> set[tuple[str, str]]:
    """What can be used about a card: attacks, activated powers, playing it."""
    found = {("attack", attack.name) for attack in card.attacks}
    found |= {("power", power.name) for power in card.powers if activated(power.program)}
    if card.supertype == "trainer":
        found.add(("play", card.id))
        if activated(card.text):
            found.add(("power", card.name))
    elif card.supertype == "energy":
        found.add(("attach", card.id))
    return found


def activated(program: str | None) -> bool:
    """Whether a program has an effect that its player may activate."""
    return any(clause.word == "power" for clause in parse(program or ""))


def words_of(arg: Arg) -> Iterator[str]:
    """Yield every word and name of a program."""
    if isinstance(arg, Node):
        yield arg.word
    elif isinstance(arg, str):
        yield arg
    for part in arg.args if isinstance(arg, Node) else arg if isinstance(arg, tuple) else ():
        yield from words_of(part)


def unused_after_games(card: Card, games: int) -> set[tuple[str, str]]:
    """Play games around a card until all of it has been used; return what was not."""
    left = uses(card)
    for seed in range(games):
        if left:
            play_around(card, seed, left)
    return left


def play_around(card: Card, seed: int, left: set[tuple[str, str]]) -> None:
    """Play one game around a card, removing what is used from *left*."""
    rng = random.Random(f"{card.id} {seed}")
    rules = book(tuple(BOOKS)[(seed + len(card.name)) % len(BOOKS)])
    deck = deck_around(card)
    match = link(rules, [deck, deck])
    st = new_game(match, seed, True)
    for _ in range(1500):
        if st.winner >= 0 or not left:
            break
        apply(st, chosen(st, rng, eager=st.chooser == 0 or seed % 2 == 1))
        strike_out(match, st, left)
    assert cards_missing(st) == []


def strike_out(match: Match, st: State, left: set[tuple[str, str]]) -> None:
    """Remove what the events since the last question show to be used."""
    assert st.events is not None
    for event in st.events:
        left.discard((event.what, event.detail))
        for copy in event.cards:
            left.discard((event.what, match.cards[copy].card_id))
    st.events.clear()


def chosen(st: State, rng: random.Random, eager: bool) -> int:
    """A random option; an eager player prefers other moves to ending the turn."""
    if st.ask != asks.MAIN:
        return st.options[rng.randrange(len(st.options))]
    weights = [EAGERNESS.get(kind(option), 5) for option in st.options]
    for n, option in enumerate(st.options):
        if kind(option) == answers.ATTACK and field_b(option) > 0:
            weights[n] = 20
        elif kind(option) == answers.END and not eager:
            weights[n] = 120
    return rng.choices(st.options, weights)[0]


def cards_missing(st: State) -> list[int]:
    """The copies that are not in exactly one place."""
    counts = Counter(copy for place in places(st) for copy in place)
    return [copy for copy in range(len(st.match.cards)) if counts[copy] != 1]


def places(st: State) -> Iterator[tuple[int, ...]]:
    """Yield the copies in each zone and in each Pokémon in play."""
    yield (st.stadium,) if st.stadium >= 0 else ()
    for side in st.sides:
        yield from (tuple(side.hand), tuple(side.deck[: side.left]), tuple(side.discard))
        yield tuple(copy for copy in side.prizes if copy >= 0)
        yield from (tuple(side.lost), tuple(side.beside), tuple(side.limbo), tuple(side.aside))
        for mon in (*side.actives, *side.bench):
            yield mon.stack + mon.energy + mon.gear
