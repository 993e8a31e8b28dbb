"""Read a text as the reader reads cards, and show how it came to its program."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import click

from playmat.cards.card import Attack, Card, Power
from playmat.cards.in_lines import face_lines
from playmat.cards.library import Library
from playmat.cards.sets import CardSet, known_sets
from playmat.cli._groups import examples
from playmat.errors import SHOWN, PlaymatError, caret, listed, suggestion
from playmat.importer.text_keys import text_key
from playmat.lang.check import FACES
from playmat.lang.show import show
from playmat.reader.face import Face

if TYPE_CHECKING:
    from playmat.reader.derivation import Wording
    from playmat.reader.trace import Stop, Trace

NAMELESS = "This Card"
Part = TypeVar("Part", Attack, Power)


class UnknownFace(PlaymatError, KeyError):
    """Refuse a face that a card does not have."""

    def __init__(self, card: Card, kind: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(card.id, kind, name, known)
        self.card = card
        self.kind = kind
        self.name = name
        self.known = known

    def __str__(self) -> str:
        has = f"it has {', '.join(self.known)}" if self.known else "it has none"
        return f"{self.card.name} ({self.card.id}) has no {self.kind} {self.name!r}; {has}"


class UnreadText(PlaymatError, ValueError):
    """Refuse a text that is not read and say where reading stopped and what was expected."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(stop)
        self.stop = stop

    def __str__(self) -> str:
        return "\n".join(stop_lines(self.stop))


@click.command(
    "read",
    epilog=examples(
        'cards read "Draw 2 cards." --kind trainer',
        'cards read "Flip a coin. If heads, draw a card." --trace',
    ),
)
@click.argument("text")
@click.option("--kind", type=click.Choice(list(FACES)), default="attack", show_default=True)
@click.option("--card", default=NAMELESS, help="The card's name, or an id to take its facts from.")
@click.option("--name", default="", help="The attack's or power's name; an id's first if left out.")
@click.option("--damage", help="What is printed as an attack's damage, such as 30+.")
@click.option("--is", "kinds", multiple=True, help="A kind of the card, such as supporter or tool.")
@click.option("--power", help="The kind of a power: power, body, ability, old_power or trait.")
@click.option("--printed", help="The day of print, such as 2011-04-25; the oldest if left out.")
@click.option("--trace", "traced", is_flag=True, help="Show the wordings and each pass.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def read_text(
    text: str,
    kind: str,
    card: str,
    name: str,
    damage: str | None,
    kinds: tuple[str, ...],
    power: str | None,
    printed: str | None,
    traced: bool,
    as_json: bool,
) -> None:
    """Read TEXT as one face of a card and tell the program it makes.

    Status 2 where it is not read, with the place and what could stand there.
    """
    from playmat.reader.trace import trace

    told = {"damage": damage, "kinds": kinds or None, "power": power, "era": printed}
    given: dict[str, Any] = {key: value for key, value in told.items() if value is not None}
    found = trace(replace(face_like(text, kind, card, name), **given))
    if as_json:
        click.echo(json.dumps(trace_json(found, traced), indent=2, ensure_ascii=False))
    elif traced or found.stop is None:
        click.echo("\n".join([*(trace_lines(found) if traced else ()), *result_lines(found)]))
    if found.stop is not None:
        raise UnreadText(found.stop)


def face_like(text: str, kind: str, name_or_id: str, name: str) -> Face:
    """Return *text* as a face of a card; where that is one of the library, with its facts."""
    library = Library.default()
    if name_or_id not in library:
        return Face(kind, text, name_or_id, name)
    card = library.card(name_or_id)
    date = known_sets().get(card.id.rpartition("-")[0], CardSet("", "")).date
    bare = Face(kind, text, card.name, name, date, card.kinds)
    if kind == "attack":
        attack = named(card, kind, name, card.attacks)
        return replace(bare, name=attack.name, damage=attack.damage)
    if kind == "power":
        power = named(card, kind, name, card.powers)
        return replace(bare, name=power.name, power=power.kind)
    return bare


def named(card: Card, kind: str, name: str, parts: tuple[Part, ...]) -> Part:
    """Return the attack or power of a name, the first if none is named."""
    for part in parts:
        if not name or part.name.casefold() == name.casefold():
            return part
    raise UnknownFace(card, kind, name, tuple(part.name for part in parts))


def result_lines(found: Trace) -> list[str]:
    """Return the program that came of a text, in our words first."""
    if found.program is None:
        return []
    lines = face_lines(show(found.program), found.face.kind) or ["    it does nothing"]
    return ["read as", *(line[2:] for line in lines)]


def trace_lines(found: Trace) -> list[str]:
    """Return how a text was read, for people."""
    lines: list[str] = []
    for number, one in enumerate(found.sentences, 1):
        lines.append(f"sentence {number}{', a note' * one.sentence.note}: {one.sentence}")
        lines += wording_lines(one.wording, 1) if one.wording else ["  not read"]
        lines += [f"  means {meaning}" for meaning in one.meanings]
    if found.stop and found.stop.rules:
        lines.append("rules that read this far; one of them may lack a wording")
        lines += [line for rule in found.stop.rules[:SHOWN] for line in wording_lines(rule, 1)]
    for stage in found.stages:
        lines += [f"{stage.name}: {stage.why}", f"  {show(stage.program) or 'nothing'}"]
    return lines


def wording_lines(wording: Wording, depth: int) -> list[str]:
    """Return a rule of the grammar, those in its slots below it."""
    place = wording.place.removeprefix("playmat/reader/wordings/")
    read = f"  {wording.words!r}" if wording.words else ""
    lines = [f"{'  ' * depth}{wording.symbol}: {wording.pattern}  [{place}]{read}"]
    for slot in wording.slots:
        lines += wording_lines(slot, depth + 1)
    return lines


def stop_lines(stop: Stop) -> list[str]:
    """Return where reading stopped, what was expected there and what words are unknown."""
    if not stop.words:
        hint = "" if "\n" in stop.why else "; see what came of it by --trace"
        return [f"this text is not read: {stop.why}{hint}"]
    at = len(" ".join([*stop.words[: stop.at], ""]))
    lines = [f"this text is not read: {stop.why}", caret(" ".join(stop.words), at)]
    if stop.expected:
        lines.append(f"here could stand: {listed(stop.expected)}")
        lines += symbol_lines(stop.expected[:SHOWN])
    for word, near in stop.unknown:
        hint = suggestion(near, "a name, or a wording to be added?")
        lines.append(f"no rule has the word {word!r}; {hint}")
    return lines


def symbol_lines(parts: Sequence[str]) -> list[str]:
    """Return what the symbols among what was expected stand for."""
    from playmat.reader.symbols import PARTS

    known = {name: line for part in PARTS.values() for name, line in part.items()}
    names = [part.strip("{}") for part in parts if part.startswith("{")]
    return [f"  {name}: {known[name]}" for name in names]


def trace_json(found: Trace, traced: bool) -> dict[str, Any]:
    """Return a reading as JSON."""
    from playmat.writer import lettered, write

    kind, program = found.face.kind, found.program
    result: dict[str, Any] = {
        "kind": kind,
        "key": text_key(found.face.text, found.face.card),
        "program": None if program is None else show(program),
        "wording": None if program is None else write(lettered(program), kind),
        "stopped": None if found.stop is None else stop_json(found.stop),
    }
    if traced:
        result["sentences"] = [
            {
                "words": str(one.sentence),
                "note": one.sentence.note,
                "wording": wording_json(one.wording) if one.wording else None,
                "meanings": list(one.meanings),
            }
            for one in found.sentences
        ]
        result["stages"] = [
            {"name": one.name, "why": one.why, "program": show(one.program)} for one in found.stages
        ]
    return result


def wording_json(wording: Wording) -> dict[str, Any]:
    """Return a rule of the grammar as JSON, those in its slots inside it."""
    return {
        "symbol": wording.symbol,
        "pattern": wording.pattern,
        "place": wording.place,
        "words": wording.words,
        "slots": [wording_json(slot) for slot in wording.slots],
    }


def stop_json(stop: Stop) -> dict[str, Any]:
    """Return where reading stopped as JSON."""
    return {
        "why": stop.why,
        "sentence": " ".join(stop.words),
        "word": stop.at,
        "expected": list(stop.expected),
        "unknown": [word for word, _ in stop.unknown],
    }
