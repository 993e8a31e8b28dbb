"""Read a text as a card text, and show how its program was made."""

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
    """Attack or power that a card does not have."""

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
    """Text that cannot be read, with the place where reading stopped and what was expected."""

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
@click.option("--card", default=NAMELESS, help="Card name, or an id to take its details from.")
@click.option("--name", default="", help="Attack or power name. [default: the first of the id]")
@click.option("--damage", help="Printed damage of the attack, such as 30+.")
@click.option("--is", "kinds", multiple=True, help="Kind of the card, such as supporter or tool.")
@click.option("--power", help="Kind of power: power, body, ability, old_power or trait.")
@click.option("--printed", help="Print date, such as 2011-04-25. [default: the oldest]")
@click.option("--trace", "traced", is_flag=True, help="Show every wording and pass.")
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
    """Read TEXT as a card text and show its program.

    If TEXT can't be read, shows where reading stopped and what was expected, with status 2.
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
    """Return *text* as a face of a card, with the card's details if it is in the library."""
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
    """Return the attack or power with a name, or the first without one."""
    for part in parts:
        if not name or part.name.casefold() == name.casefold():
            return part
    raise UnknownFace(card, kind, name, tuple(part.name for part in parts))


def result_lines(found: Trace) -> list[str]:
    """Return a text's program, first in English."""
    if found.program is None:
        return []
    lines = face_lines(show(found.program), found.face.kind) or ["    it does nothing"]
    return ["read as", *(line[2:] for line in lines)]


def trace_lines(found: Trace) -> list[str]:
    """Return how a text was read, as lines of text."""
    lines: list[str] = []
    for number, one in enumerate(found.sentences, 1):
        lines.append(f"sentence {number}{' (note)' * one.sentence.note}: {one.sentence}")
        lines += wording_lines(one.wording, 1) if one.wording else ["  not read"]
        lines += [f"  means {meaning}" for meaning in one.meanings]
    if found.stop and found.stop.rules:
        lines.append("rules that got this far; one of them may need another wording")
        lines += [line for rule in found.stop.rules[:SHOWN] for line in wording_lines(rule, 1)]
    for stage in found.stages:
        lines += [f"{stage.name}: {stage.why}", f"  {show(stage.program) or 'nothing'}"]
    return lines


def wording_lines(wording: Wording, depth: int) -> list[str]:
    """Return a grammar rule, with the rules in its slots below it."""
    place = wording.place.removeprefix("playmat/reader/wordings/")
    read = f"  {wording.words!r}" if wording.words else ""
    lines = [f"{'  ' * depth}{wording.symbol}: {wording.pattern}  [{place}]{read}"]
    for slot in wording.slots:
        lines += wording_lines(slot, depth + 1)
    return lines


def stop_lines(stop: Stop) -> list[str]:
    """Return where reading stopped, what was expected there and which words are unknown."""
    if not stop.words:
        hint = "" if "\n" in stop.why else "; add --trace for details"
        return [f"can't read this text: {stop.why}{hint}"]
    at = len(" ".join([*stop.words[: stop.at], ""]))
    lines = [f"can't read this text: {stop.why}", caret(" ".join(stop.words), at)]
    if stop.expected:
        lines.append(f"expected here: {listed(stop.expected)}")
        lines += symbol_lines(stop.expected[:SHOWN])
    for word, near in stop.unknown:
        hint = suggestion(near, "is it a name, or a wording to add?")
        lines.append(f"unknown word {word!r}; {hint}")
    return lines


def symbol_lines(parts: Sequence[str]) -> list[str]:
    """Return the meaning of each symbol among the expected parts."""
    from playmat.reader.symbols import PARTS

    known = {name: line for part in PARTS.values() for name, line in part.items()}
    names = [part.strip("{}") for part in parts if part.startswith("{")]
    return [f"  {name}: {known[name]}" for name in names]


def trace_json(found: Trace, traced: bool) -> dict[str, Any]:
    """Return a reading for JSON."""
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
    """Return a grammar rule for JSON, with the rules in its slots inside it."""
    return {
        "symbol": wording.symbol,
        "pattern": wording.pattern,
        "place": wording.place,
        "words": wording.words,
        "slots": [wording_json(slot) for slot in wording.slots],
    }


def stop_json(stop: Stop) -> dict[str, Any]:
    """Return where reading stopped, for JSON."""
    return {
        "why": stop.why,
        "sentence": " ".join(stop.words),
        "word": stop.at,
        "expected": list(stop.expected),
        "unknown": [word for word, _ in stop.unknown],
    }
