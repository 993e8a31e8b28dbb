"""A card in lines: its facts, and what its faces say, in our wording and as programs."""

from __future__ import annotations

from playmat.cards.card import Attack, Card, TypeMatch
from playmat.lang.parse import parse
from playmat.writer import lettered, write


def card_lines(card: Card) -> list[str]:
    """Return a card for people."""
    kinds = " ".join([*card.kinds, card.supertype])
    lines = [f"{card.name} ({card.id}), {kinds}"]
    if card.hp:
        lines.append(f"  {card.hp} HP, type {card.types}, retreat cost {card.retreat}")
    if card.evolves_from:
        lines.append(f"  evolves from {card.evolves_from}")
    lines += match_lines("weakness", card.weaknesses)
    lines += match_lines("resistance", card.resistances)
    for power in card.powers:
        lines += [f"  {power.kind} {power.name}", *face_lines(power.program, "power")]
    for attack in card.attacks:
        lines += [f"  attack {attack.name}, {attack_words(attack)}"]
        lines += face_lines(attack.program, "attack")
    if card.provides:
        lines.append(f"  provides {card.provides}")
    return lines + face_lines(card.text, card.text_kind)


def attack_words(attack: Attack) -> str:
    """Return what an attack costs and prints as damage, which its program may change."""
    damage = attack.damage if attack.damage not in ("", "0") else "none"
    if attack.program and "damage(" in attack.program:
        damage = "by its program" if damage == "none" else f"{damage}, changed by its program"
    return f"costs {attack.cost or 'nothing'}, damage {damage}"


def match_lines(what: str, matches: tuple[TypeMatch, ...]) -> list[str]:
    """Return Weaknesses or Resistances."""
    return [f"  {what} {m.type} {m.how}{m.amount or ''}" for m in matches]


def face_lines(program: str | None, kind: str) -> list[str]:
    """Return what a face of *kind* says, then its program in the card language."""
    if program is None:
        return ["    not programmed yet"]
    if not program.strip():
        return []
    said = write(lettered(parse(program)), kind).split("\n")
    written = [line.strip() for line in program.splitlines() if line.strip()]
    return [f"    {line}" for line in said] + [f"      {line}" for line in written]
