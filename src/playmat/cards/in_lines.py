"""Describe a card in lines of plain English: its facts and what its faces do."""

from __future__ import annotations

from functools import lru_cache

from playmat.cards.card import Card
from playmat.cards.in_words import (
    POWERS,
    attack_words,
    energy_words,
    kind_words,
    match_words,
    type_words,
)
from playmat.lang.parse import parse
from playmat.writer import lettered, write


@lru_cache(maxsize=20_000)
def wording(program: str | None, kind: str) -> str:
    """The English text of a program on a face of *kind*, or an empty string."""
    if not program or not program.strip():
        return ""
    return write(lettered(parse(program)), kind)


def card_lines(card: Card, programs: bool = False) -> list[str]:
    """Lines that describe a card, with its programs if *programs*."""
    lines = [f"{card.name} ({card.id}), {kind_words(card)}", *fact_lines(card)]
    for power in card.powers:
        lines.append(f"  {POWERS.get(power.kind, power.kind)}: {power.name}")
        lines += face_lines(power.program, "power", programs)
    for attack in card.attacks:
        # The attacks of an attached card are used by the Pokémon it is attached to.
        whose = "Attack" if card.supertype == "pokemon" else "Attack for the Pokémon with it"
        lines.append(f"  {whose}: {attack.name}, {attack_words(attack)}")
        lines += face_lines(attack.program, "attack", programs)
    rules = face_lines(card.text, card.text_kind, programs)
    titled = ["  Rule"] if rules and (card.powers or card.attacks) else []
    return [*lines, *titled, *rules]


def fact_lines(card: Card) -> list[str]:
    """Lines for everything printed on a card except its texts."""
    lines = []
    if card.hp:
        # A BREAK keeps these facts of the card below it.
        printed = card.supertype == "pokemon" and "break" not in card.kinds
        retreat = f", Retreat Cost {card.retreat}" if printed else ""
        lines.append(f"  {card.hp} HP, {type_words(card.types)}{retreat}")
    if card.evolves_from:
        lines.append(f"  evolves from {card.evolves_from}")
    for what, matches in (("Weakness", card.weaknesses), ("Resistance", card.resistances)):
        if matches:
            lines.append(f"  {what}: {', '.join(map(match_words, matches))}")
    if card.provides:
        lines.append(f"  gives {energy_words(card.provides)} Energy")
    return lines


def face_lines(program: str | None, kind: str, programs: bool = True) -> list[str]:
    """Lines for the text of a face, then its program if *programs*."""
    if program is None:
        return ["    not programmed yet"]
    if not program.strip():
        return []
    said = wording(program, kind).split("\n")
    written = [line.strip() for line in program.splitlines() if line.strip()]
    return [f"    {line}" for line in said] + [f"      {line}" for line in written if programs]
