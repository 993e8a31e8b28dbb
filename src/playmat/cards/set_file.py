"""A card as a block of a library file: fixed order of keys, defaults left out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import Any

from playmat.cards.card import Attack, Card, Power, TypeMatch
from playmat.errors import PlaymatError

_MATCH = re.compile(r"([A-Z])([x+-])(\d*)")


class BadCard(PlaymatError, ValueError):
    """A record does not describe a card."""

    def __init__(self, card: str, why: str) -> None:
        super().__init__(card, why)
        self.card = card
        self.why = why

    def __str__(self) -> str:
        return f"{self.card} is no card: {self.why}"


def to_block(thing: Card | Attack | Power) -> dict[str, Any]:
    """The fields of a card or face that differ from their defaults."""
    block = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.default is MISSING or value != field.default:
            block[field.name] = _plain(value)
    return block


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, TypeMatch):
        return f"{value.type}{value.how}{value.amount or ''}"
    return to_block(value) if isinstance(value, Attack | Power) else value


def from_block(block: Mapping[str, Any]) -> Card:
    try:
        return _read(dict(block))
    except (TypeError, ValueError, AttributeError) as error:
        raise BadCard(_shown(block), str(error)) from error


def _shown(block: object) -> str:
    return str(block.get("id", block)) if isinstance(block, dict) else repr(block)


def _read(block: dict[str, Any]) -> Card:
    for name in ("kinds", "evolves_to"):
        block[name] = tuple(block.get(name, ()))
    for name in ("weaknesses", "resistances"):
        block[name] = tuple(_match(text) for text in block.get(name, ()))
    block["attacks"] = tuple(Attack(**attack) for attack in block.get("attacks", ()))
    block["powers"] = tuple(Power(**power) for power in block.get("powers", ()))
    return _checked(Card(**block))


@cache
def _match(text: str) -> TypeMatch:
    found = _MATCH.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no Weakness or Resistance like 'Rx2' or 'F-30'")
    return TypeMatch(found[1], found[2], int(found[3] or 0))


def _checked(card: Card) -> Card:
    if card.supertype not in ("pokemon", "trainer", "energy"):
        raise ValueError(f"supertype {card.supertype!r} is not pokemon, trainer or energy")
    if not card.kinds:
        raise ValueError("kinds is empty; a stage or kind stands first")
    return card


def write_blocks(cards: Iterable[Card]) -> str:
    """Format *cards* as a library file, with one line for each fact or face."""
    return "[" + ",".join(f"\n{_text(to_block(card))}" for card in cards) + "\n]\n"


def _text(block: dict[str, Any]) -> str:
    lines = [f"  {_json(key)}: {_value(key, value)}" for key, value in block.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def _value(key: str, value: Any) -> str:
    if key not in ("attacks", "powers"):
        return _json(value)
    return "[\n" + ",\n".join(f"    {_json(face)}" for face in value) + "\n  ]"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
