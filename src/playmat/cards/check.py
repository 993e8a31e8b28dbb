"""Check the cards in a library file: each field on its own, then combinations of fields."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, fields
from difflib import get_close_matches
from typing import Any, Final

from playmat.cards.card import CARD_TEXT, STAGES, TRAINERS, Attack, Card, Power
from playmat.cards.check_fields import ATTACK, CARD, POWER, Check, program_why
from playmat.cards.check_fields import identity as id_why
from playmat.cards.faults import Fault
from playmat.cards.set_file import BadCard, to_block
from playmat.errors import suggestion
from playmat.lang.words import TAGS

ENERGIES: Final = ("basic_energy", "special_energy")
_FIRST: Final = {"pokemon": STAGES, "trainer": TRAINERS, "energy": ENERGIES}
_EVOLVED: Final = ("stage1", "stage2", "mega", "break")
_IN_PLAY: Final = ("fossil", "doll")

Found = tuple[str, str, str]
"""Face, field and problem."""


def card_faults(listed: object) -> Iterator[Fault]:
    """Yield every problem that prevents *listed*, the JSON of a library file, from being cards."""
    if not isinstance(listed, list):
        yield Fault("a library file is a list of cards: [{...}, {...}]")
        return
    first: dict[str, int] = {}
    for at, block in enumerate(listed, 1):
        named = shown(block, at)
        for face, field, why in block_faults(block):
            yield Fault(why, named, face, field)
        if named in first:
            why = f"card {first[named]} of the file has this id, too; give one another number"
            yield Fault(why, named, "", "id")
        first.setdefault(named, at)


def sound(card: Card) -> Card:
    """Check a card made in Python and return it, or raise BadCard with its first problem."""
    for face, field, why in block_faults(json.loads(json.dumps(to_block(card)))):
        raise BadCard(", ".join(filter(None, (shown({"id": card.id}, 1), face, field))), why)
    return card


def shown(block: object, at: int) -> str:
    """How errors name a card: by id, or by its position in the file."""
    card_id = block.get("id") if isinstance(block, dict) else None
    return card_id if isinstance(card_id, str) and not id_why(card_id) else f"card {at}"


def block_faults(block: object) -> Iterator[Found]:
    """Yield every problem that prevents a block from being a card."""
    if not isinstance(block, dict):
        yield "", "", f"a card is an object with fields, not {block!r:.60}"
        return
    found = [*_fields("", block, CARD, Card), *_faces(block)]
    yield from found
    if not found:
        yield from _together(block)


def _fields(
    face: str, block: Mapping[str, Any], checks: Mapping[str, Check], kind: type
) -> Iterator[Found]:
    """Yield problems with the fields given, then required fields that are missing."""
    for name, value in block.items():
        if name not in checks:
            hint = suggestion(get_close_matches(name, checks, 1), f"take {', '.join(checks)}")
            yield face, "", f"no field is called {name!r:.60}; {hint}"
        elif why := checks[name](value):
            yield face, name, why
    for field in fields(kind):
        if field.default is MISSING and field.name not in block:
            yield face, field.name, "it is missing"


def _faces(block: Mapping[str, Any]) -> Iterator[Found]:
    for part, kind in (("attacks", "attack"), ("powers", "power")):
        listed = block.get(part, [])
        checks, made = (ATTACK, Attack) if kind == "attack" else (POWER, Power)
        if not isinstance(listed, list):
            yield "", part, f"{part} is a list of faces: [{{...}}]"
            continue
        for at, face in enumerate(listed, 1):
            yield from _face(face, kind, at, checks, made)
        yield from _twice(kind, listed)


def _face(
    face: object, kind: str, at: int, checks: Mapping[str, Check], made: type
) -> Iterator[Found]:
    if not isinstance(face, dict):
        yield f"{kind} {at}", "", f"it is an object with fields, not {face!r:.60}"
        return
    named = face_name(face, kind, at)
    yield from _fields(named, face, checks, made)
    if why := program_why(face.get("program"), kind):
        yield named, "program", why


def face_name(face: Mapping[str, Any], kind: str, at: int) -> str:
    """How errors name a face: by name, or by its position on the card."""
    name = face.get("name")
    return (
        f"{kind} {name!r}" if isinstance(name, str) and not ATTACK["name"](name) else f"{kind} {at}"
    )


def _twice(kind: str, listed: Iterable[object]) -> Iterator[Found]:
    """Yield a fault for faces of the same kind with the same name."""
    names = [str(face.get("name")) for face in listed if isinstance(face, dict)]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        yield f"{kind} {name!r:.60}", "name", "two of them have this name; rename one"


def _together(block: Mapping[str, Any]) -> Iterator[Found]:
    """Yield contradictions between fields that are valid on their own."""
    supertype, first = block["supertype"], block["kinds"][0]
    if wrong := list(_kinds(_FIRST[supertype], *block["kinds"])):
        yield from (("", "kinds", why) for why in wrong)
        return
    yield from _in_play(block, supertype == "pokemon" or first in _IN_PLAY)
    yield from _evolution(block, first in _EVOLVED)
    yield from _energy(block, first == "basic_energy", supertype == "energy")
    if why := program_why(block.get("text", ""), "rule" if supertype == "pokemon" else supertype):
        yield CARD_TEXT, "text", why


def _kinds(firsts: Iterable[str], first: str, *tags: str) -> Iterator[str]:
    if first not in firsts:
        yield f"{first!r} cannot stand first here; take one of {_of(firsts)}"
    for tag in tags:
        if tag not in TAGS:
            yield f"{tag!r} is no tag; behind the first take {_of(TAGS)}"
    if len({first, *tags}) <= len(tags):
        yield "one of them stands there twice"


def _in_play(block: Mapping[str, Any], stands: bool) -> Iterator[Found]:
    """Yield missing facts of a card played as a Pokémon, and superfluous facts of other cards."""
    for field, what in (("hp", "HP such as 60"), ("types", "a type such as 'R'")):
        if stands and not block.get(field):
            yield "", field, f"a card that is a Pokémon in play has {what}"
        if not stands and block.get(field):
            yield "", field, f"only Pokémon, Fossils and Dolls have {field}; leave it out"
    for field in ("weaknesses", "resistances", "retreat", "level"):
        if block["supertype"] != "pokemon" and block.get(field):
            yield "", field, f"only Pokémon have {field}; leave it out"


def _evolution(block: Mapping[str, Any], evolved: bool) -> Iterator[Found]:
    if evolved and not block.get("evolves_from"):
        yield "", "evolves_from", f"a {block['kinds'][0]} names the Pokémon it evolves from"
    if not evolved and block.get("evolves_from"):
        yield "", "evolves_from", f"only {_of(_EVOLVED)} evolve; leave it out, or change kinds"
    if "basic" not in block["kinds"] and block.get("evolves_to"):
        yield "", "evolves_to", "only a Basic Pokémon names what it becomes; leave it out"


def _energy(block: Mapping[str, Any], basic: bool, energy: bool) -> Iterator[Found]:
    if basic and not block.get("provides"):
        yield "", "provides", "basic Energy gives a type such as 'R'"
    if not energy and block.get("provides"):
        yield "", "provides", "only Energy provides something; leave it out"


def _of(words: Iterable[str]) -> str:
    return ", ".join(words)
