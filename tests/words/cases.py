"""A case: a program on a face, a position, an action and the expected result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playmat.cards.card import Attack, Card, Power
from playmat.game.scenario.duel import Duel
from playmat.lang.node import uses
from playmat.lang.parse import parse
from playmat.model.zones import PRIZES_OPEN
from tests.rules.cards_combat import mon, trainer
from tests.words.cards import attacking, doing, judge, lay

WALL = mon("Wall", 990, "W", Attack("Bump", "C", "10"), retreat=3)
ACTOR = mon("Actor", 60, "L")
FACES: dict[str, Callable[[str], Card]] = {
    "item": doing,
    "attack": attacking,
    "power": judge,
    "tool": lambda text: trainer("Doing", "tool", text),
    "trainer": lambda text: trainer("Doing", "item", text),
    "energy": lambda text: Card("t-doing", "Doing", "energy", ("special_energy",), text=text),
    "rule": lambda text: mon("Judge", 60, "C", text=text),
}
Look = Callable[[Duel], object]


@dataclass(frozen=True)
class Case:
    word: str
    program: str
    look: Look
    expected: object
    face: str = "item"
    you: str = "Hitter"
    foe: str = "Wall"
    flips: str = ""
    answers: Sequence[str] = ()
    picks: Sequence[str] = ()
    act: Callable[[Duel], Duel] | None = None
    cards: Sequence[Card] = ()
    printed: Card | None = None
    more: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.word}: {self.program}"

    def speaks(self) -> bool:
        """Whether the program contains the word."""
        text = f"play {{ {self.program} }}" if self.face == "item" else self.program
        return uses(parse(text), self.word)

    def run(self) -> Duel:
        """Set up the position and run the program."""
        more = dict(self.more)
        if self.face == "item":
            more["hand"] = ", ".join(["Doing", *filter(None, [more.get("hand", "")])])
        card = self.printed or FACES[self.face](self.program)
        duel = lay(self.you, self.foe, WALL, card, *self.cards, **more)
        if self.act is not None:
            return self.act(duel)
        script: dict[str, Any] = {"flips": self.flips, "answers": self.answers, "picks": self.picks}
        if self.face == "item":
            return duel.play("Doing", **script)
        if self.face == "attack":
            return duel.attack("Act", **script)
        return duel.power("Verdict", **script)


def strong(damage: int, program: str, cost: str = "") -> Card:
    """The Actor with printed damage on its attack."""
    return mon("Actor", 60, "L", Attack("Act", cost, str(damage), program))


def with_power(name: str, program: str, kind: str = "ability") -> Card:
    return mon(name, 60, "C", powers=(Power(name, kind, program),))


def rows(duel: Duel) -> tuple[list[int], list[int]]:
    """The damage on your Pokémon and on the opponent's, Actives first."""
    yours, theirs = (
        [m.damage for m in [*side.actives, *side.bench]] for side in (duel.you, duel.foe)
    )
    return yours, theirs


def foes(duel: Duel) -> list[int]:
    return rows(duel)[1]


def mine(duel: Duel) -> list[int]:
    return rows(duel)[0]


def lost(duel: Duel) -> list[str]:
    return sorted(duel.you.lost + duel.foe.lost)


def hand(duel: Duel) -> list[str]:
    return sorted(duel.you.hand)


BOARD: Final = {"you": "Hitter +L +Band | Small", "foe": "Wall | Target"}
ONE = "counters(active(foe), 1)"
PACK: Final = "Hitter, Grown, Sage, L, Double, Potion, Prof, Gym, Band, Disc"
PRICEY = mon("Pricey", 60, "L", Attack("Boom", "LLC", "10"), Attack("Tap", "R", "10"))
SEEN = 'marker(self, "seen")'


def acted(word: str, program: str, yours: list[int], theirs: list[int], **more: Any) -> Case:
    """A case of an attack with 10 damage printed."""
    row = {"face": "attack", "you": "Actor | Small", "foe": "Wall | Target", **more}
    return at(word, program, rows, (yours, theirs), printed=strong(10, program), **row)


def active(part: str) -> Any:
    """Look at an attribute of your Active."""
    return lambda duel: getattr(duel.you.active, part)


def among(word: str, text: str, expected: str, **more: Any) -> Case:
    """A case that moves the matching cards in hand to the Lost Zone."""
    row = {"hand": PACK, "rules": "platinum", **more}
    found = at(word, f"move(hand(me)[{text}], lost)", lost, expected.split(), **row)
    return found


def aside(duel: Duel) -> int:
    return len(duel.state.sides[0].aside)


def at(word: str, program: str, look: Any, expected: object, **more: Any) -> Case:
    """A case; other keywords describe the position."""
    own = {k: more.pop(k) for k in list(more) if k in Case.__dataclass_fields__}
    return Case(word, program, look, expected, more=more, **own)


def attack(word: str, program: str, damage: int, expected: list[int], **more: Any) -> Case:
    """A case of an attack with printed damage."""
    card = strong(damage, program, more.pop("cost", ""))
    row = {"face": "attack", "you": "Actor", **more}
    return at(word, program, foes, expected, printed=card, **row)


def attacks(word: str, text: str, expected: list[int], **more: Any) -> Case:
    """A case in which the Actor uses the attack picked."""
    program = f"no_damage; after {{ use_attack({text}) }}"
    return at(word, program, lambda d: rows(d)[1], expected, face="attack", **more)


def cards(word: str, text: str, expected: str, **more: Any) -> Case:
    """A case that moves each card picked to the Lost Zone."""
    return at(word, f"move({text}, lost)", lost, expected.split(), **more)


def cond(word: str, text: str, expected: bool, **more: Any) -> Case:
    """A case that puts a counter on your Active if a condition holds."""
    program = f"if {text} {{ counters(active(me), 1) }}"
    return at(word, program, lambda d: d.you.active.damage, 10 if expected else 0, **more)


def fits(word: str, text: str, yours: str, theirs: str = "", **more: Any) -> Case:
    """A case that marks each matching Pokémon in play."""

    def marked(duel: Any) -> object:
        return tuple(
            " ".join(m.name for m in [*side.actives, *side.bench] if "noted" in m.markers)
            for side in (duel.you, duel.foe)
        )

    return at(word, f'marker(all(both)[{text}], "noted")', marked, (yours, theirs), **more)


def handled(word: str, program: str, expected: bool, act: Any, **more: Any) -> Case:
    """A case of a handler on the Judge, on your Bench, that may put a marker on it."""
    row = {"face": "power", "you": "Hitter | Judge", "act": act, **more}
    return at(word, program, lambda d: d.you.bench[0].markers.get("seen", 0), int(expected), **row)


def heard(what: str) -> Any:
    """Look at the number of events of a kind."""
    return lambda duel: len(duel.events(what))


def law(word: str, program: str, look: Any, expected: object, **more: Any) -> Case:
    """A case visible without any action, with the Judge on your Bench."""
    row = {"you": "Hitter | Judge", "act": lambda duel: duel, "face": "power", **more}
    return at(word, program, look, expected, **row)


def mons(word: str, text: str, yours: list[int], theirs: list[int], **more: Any) -> Case:
    """A case that puts a counter on each Pokémon picked."""
    row = {**BOARD, **more}
    return at(word, f"counters({text}, 1)", rows, (yours, theirs), **row)


def num(word: str, value: str, expected: int, **more: Any) -> Case:
    """A case that puts a number of counters on the opponent's Active."""
    program = f"counters(active(foe), {value})"
    return at(word, program, lambda d: d.foe.active.damage, 10 * expected, **more)


def prizes_up(duel: Duel) -> int:
    return bin(duel.state.sides[0].prizes_up % PRIZES_OPEN).count("1")
