"""Card faces: what is drawn of a card, with printed facts and our own wording."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from playmat.cards.card import Attack, Card, Power, TypeMatch
from playmat.cards.in_lines import wording
from playmat.cards.in_words import POWERS
from playmat.cards.library import Library
from playmat.cards.status import left_blank
from playmat.decks.set_codes import code_of
from playmat.ereader.shapes import shape_of
from playmat.errors import UnknownCard

Plain = dict[str, Any]
OWNED: Final = re.compile(r".+?['’]s(?= )")
"""The owner in the name of a Pokémon."""


def drawn_of(card: Card) -> Plain:
    """What a Pokémon's picture is made from."""
    return {
        "name": card.name,
        "types": card.types,
        "stage": card.kinds[0] if card.supertype == "pokemon" else "",
        "family": family_of(card),
        "shape": shape_of(card),
    }


def face_of(card: Card) -> Plain:
    pokemon = card.supertype == "pokemon"
    said = wording(card.text, card.text_kind)
    set_id, _, number = card.id.rpartition("-")
    return {
        "id": card.id,
        **drawn_of(card),
        "owner": owner_of(card),
        "kind": card.kinds[0],
        "supertype": card.supertype,
        "hp": card.hp,
        "from": card.evolves_from,
        "weak": matches(card.weaknesses),
        "resist": matches(card.resistances),
        "retreat": card.retreat,
        "powers": [power_face(power) for power in card.powers],
        "attacks": [attack_face(attack) for attack in card.attacks],
        "text": "" if pokemon else said,
        "rule_lines": said.split("\n") if pokemon and said else [],
        "provides": card.provides,
        "tags": list(card.kinds[1:]),
        "set": set_id,
        "number": number,
        "mark": code_of(set_id).upper() if set_id != "energy" else "",
        "programmed": not card.unprogrammed(),
        "blank": left_blank(card),
    }


def owner_of(card: Card) -> str:
    """The owner in a Pokémon's name, or an empty string."""
    found = OWNED.match(card.name) if card.supertype == "pokemon" else None
    return found.group() if found else ""


def family_of(card: Card) -> str:
    """The name of the first Pokémon in a card's evolution line."""
    name, below = card.name, card.evolves_from
    for _ in range(4):
        if not below:
            break
        name = below
        below = below_of(below)
    return name


@lru_cache(maxsize=4096)
def below_of(name: str) -> str:
    """What the Pokémon with that name evolves from, or an empty string."""
    try:
        prints = Library.default().find(name)
    except UnknownCard:
        return ""
    return next((card.evolves_from for card in prints if card.evolves_from), "")


def matches(found: tuple[TypeMatch, ...]) -> list[list[str]]:
    """Weaknesses or Resistances as pairs of type and effect on damage."""
    return [[m.type, f"{'×' if m.how == 'x' else m.how}{m.amount or ''}"] for m in found]


def power_face(power: Power) -> Plain:
    return {
        "kind": power.kind,
        "tag": POWERS.get(power.kind, power.kind),
        "name": power.name,
        "text": wording(power.program, "power"),
    }


def attack_face(attack: Attack) -> Plain:
    return {
        "name": attack.name,
        "cost": attack.cost,
        "damage": attack.damage.replace("x", "×"),
        "text": wording(attack.program, "attack"),
    }


@lru_cache(maxsize=4096)
def face(card_id: str) -> Plain:
    """The face of a card in the library, cached."""
    return face_of(Library.default().card(card_id))
