"""Simple cards for tests of setup, turns, the Bench and zones, and ways to start a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from playmat.cards.card import Attack, Card, Power, TypeMatch
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.rules import BOOKS, Ruleset, book
from playmat.rules.vocabulary import FLIP_WINNER_CHOOSES

ALL = tuple(BOOKS)
LATE_FLIP = ("platinum", "legends")
EARLY_FLIP = ("ecard", "ex", "xy")


def pokemon(
    card_id: str,
    name: str,
    hp: int = 60,
    types: str = "C",
    kinds: Sequence[str] = ("basic",),
    **more: Any,
) -> Card:
    """A Pokémon card; attacks as (name, cost, damage, program)."""
    more["attacks"] = tuple(Attack(*attack) for attack in more.get("attacks", ()))
    more["powers"] = tuple(Power(*power) for power in more.get("powers", ()))
    for key in ("weaknesses", "resistances"):
        more[key] = tuple(TypeMatch(*match) for match in more.get(key, ()))
    return Card(card_id, name, "pokemon", tuple(kinds), hp=hp, types=types, **more)


def trainer(card_id: str, name: str, kind: str, text: str = "", **more: Any) -> Card:
    return Card(card_id, name, "trainer", (kind,), text=text, **more)


PUP = pokemon("c-1", "Pup", attacks=[("Nip", "C", "10"), ("Bite", "CC", "30")], retreat=1)
HOUND = pokemon("c-2", "Hound", 90, kinds=("stage1",), evolves_from="Pup", retreat=1)
CUB = pokemon("c-3", "Cub", 50, attacks=[("Paw", "C", "20")])
GREETER = pokemon(
    "c-4", "Greeter", powers=[("Welcome", "power", "on(benched(self)) { draw(me, 1) }")]
)
NOVICE = pokemon(
    "c-5",
    "Novice",
    powers=[("First Steps", "power", "power(once, needs=is(self, new)) { draw(me, 1) }")],
)
BABY = pokemon("c-6", "Babe", 30, kinds=("basic", "baby"), evolves_to=("Pup",), text='rule("baby")')
SPARKER = pokemon("c-7", "Sparker", powers=[("Spark", "power", "power(once) { draw(me, 1) }")])

TONIC = trainer("c-20", "Tonic", "item", "play { draw(me, 1) }")
GUIDE = trainer("c-21", "Guide", "supporter", "play { draw(me, 1) }")
MEADOW = trainer("c-22", "Meadow", "stadium")
HARBOR = trainer("c-23", "Harbor", "stadium")
CAPE = trainer("c-24", "Cape", "tool", "static { mod(max_hp, host, add, 20) }")
MACHINE = Card(
    "c-25",
    "Blaster",
    "trainer",
    ("machine",),
    attacks=(Attack("Blast", "C", "20"),),
    text="onto(all(me))",
)
FOSSIL_LINES = 'rule("leaves_freely"); rule("no_retreat"); rule("immune"); rule("no_attacks")'
ROOT_FOSSIL = trainer("c-26", "Root Fossil", "fossil", FOSSIL_LINES, hp=50, types="C")
SCOOP = trainer("c-27", "Scoop", "item", "play { x <- choose(all(me)); return_mon(x, hand) }")
WHISTLE = trainer("c-28", "Whistle", "item", "play { x <- choose(bench_of(me)); switch(me, x) }")
WIDE_DRAW = trainer("c-29", "Wide Draw", "item", "play { draw(me, 7) }")

CARDS = (
    *(PUP, HOUND, CUB, GREETER, NOVICE, BABY, SPARKER),
    *(TONIC, GUIDE, MEADOW, HARBOR, CAPE, MACHINE, ROOT_FOSSIL, SCOOP, WHISTLE, WIDE_DRAW),
)


def rules_of(name: str | Ruleset) -> Ruleset:
    """A rulebook by name; rulesets are returned unchanged."""
    return book(name) if isinstance(name, str) else name


def begin(
    rules: str | Ruleset,
    hands: Sequence[str],
    foe_hands: Sequence[str],
    *answers: str,
    coin: str = "H",
    cards: Iterable[Card] = CARDS,
    **more: Any,
) -> Duel:
    """Start setup and leave it open; an initial coin flip is scripted.

    If the winner of the flip chooses, the winner goes first.
    """
    given = rules_of(rules)
    early = given.setup_steps[0] == "flip"
    choice = ("yes",) if given.first_player == FLIP_WINNER_CHOOSES else ()
    script = [*choice, *answers]
    return opening(
        given, hands, foe_hands, flips=coin if early else "", answers=script, cards=cards, **more
    )


def started(
    rules: str | Ruleset,
    hands: Sequence[str],
    foe_hands: Sequence[str],
    *answers: str,
    coin: str = "H",
    cards: Iterable[Card] = CARDS,
    **more: Any,
) -> Duel:
    """Set up a game to the first choice of turn 1; with heads you go first."""
    given = rules_of(rules)
    choice = ("yes",) if given.first_player == FLIP_WINNER_CHOOSES else ()
    return opening(
        given, hands, foe_hands, flips=coin, answers=[*choice, *answers], cards=cards, **more
    )


def table(rules: str | Ruleset, you: str, foe: str = "Cub | Cub", **more: Any) -> Duel:
    """Set up a position with these cards."""
    more["cards"] = (*CARDS, *more.get("cards", ()))
    return scenario(rules, you, foe, **more)


def course(duel: Duel) -> list[tuple[str, int]]:
    """The events in order, each with its player."""
    return [(event.what, int(event.seat)) for event in duel.log]
