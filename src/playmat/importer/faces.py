"""The faces of a record: each text of a card and where its program goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from playmat.cards.card import Card
from playmat.importer.rule_lines import held_name, is_kind_line, known_clauses, unread_lines
from playmat.reader.face import Face


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a face: among attacks, among powers, or the card text.

    ``known`` has the clauses of recognized rule lines beside an unrecognized one.
    """

    part: str
    at: int = 0
    known: str = ""

    def put(self, card: Card, program: str) -> Card:
        if self.part == "text":
            return replace(card, text="; ".join(filter(None, (self.known, program))))
        faces = list(getattr(card, self.part))
        faces[self.at] = replace(faces[self.at], program=program)
        changed: dict[str, Any] = {self.part: tuple(faces)}
        return replace(card, **changed)


def faces(record: Mapping[str, Any], card: Card, era: str = "") -> list[Face]:
    """All faces with text in *record*, whose facts are *card*, printed on the day *era*."""
    return [face for _, face in placed_faces(record, card, era)]


def placed_faces(
    record: Mapping[str, Any], card: Card, era: str = ""
) -> Iterator[tuple[Place, Face]]:
    """Yield every face with text and its place: powers, attacks, then the card text."""
    yield from _powers(record, card, era)
    yield from _attacks(record, card, era)
    yield from _card_text(record, card, era)


def _powers(record: Mapping[str, Any], card: Card, era: str) -> Iterator[tuple[Place, Face]]:
    for at, (power, text) in enumerate(zip(card.powers, _power_texts(record), strict=True)):
        if text.strip():
            face = Face("power", text, card.name, power.name, era, card.kinds, power.kind)
            yield Place("powers", at), face


def _power_texts(record: Mapping[str, Any]) -> Iterator[str]:
    """Yield the texts of abilities, trait and held items, in the order of a card's powers."""
    for ability in record.get("abilities", ()):
        yield ability.get("text") or ""
    if trait := record.get("ancientTrait"):
        yield trait.get("text") or ""
    if record["supertype"] == "Pokémon":
        for line in record.get("rules", ()):
            if item := held_name(line, record["name"]):
                yield line.removeprefix(item).removeprefix(":").strip()


def _attacks(record: Mapping[str, Any], card: Card, era: str) -> Iterator[tuple[Place, Face]]:
    for at, (attack, printed) in enumerate(
        zip(card.attacks, record.get("attacks", ()), strict=True)
    ):
        # Damage such as 20x with an empty text means the text is missing; no reader can read it.
        if attack.program is None:
            yield (
                Place("attacks", at),
                Face(
                    "attack",
                    printed.get("text") or "",
                    card.name,
                    attack.name,
                    era,
                    card.kinds,
                    damage=attack.damage,
                ),
            )


def _card_text(record: Mapping[str, Any], card: Card, era: str) -> Iterator[tuple[Place, Face]]:
    lines, kind, known = tuple(record.get("rules", ())), card.supertype, ""
    if kind == "pokemon":
        kind, known = "rule", known_clauses(lines, card.name)
        lines = unread_lines(lines, card.name)
    else:
        known = known_clauses(tuple(filter(is_kind_line, lines)), card.name)
        lines = tuple(line for line in lines if not is_kind_line(line))
    text = "\n".join(lines)
    if text.strip():
        place = Place("text", known=known)
        yield place, Face(kind, text, card.name, era=era, kinds=card.kinds)
