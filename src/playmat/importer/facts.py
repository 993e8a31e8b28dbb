"""Convert records of public card data (pokemon-tcg-data schema) to Cards.

Faces without text get the empty program; faces with text get None, since texts are not read here.
Errors and omissions in the data are corrected on the way (DATA-1 to DATA-16).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from playmat.cards.card import Attack, Card, Power, TypeMatch
from playmat.cards.names import owner_of
from playmat.cards.schema import LETTERS, POWERS, STAGES, SUBTYPE_TAGS, TITLE_TAGS, TRAINERS
from playmat.cards.set_file import BadCard
from playmat.importer.lost_texts import has_lost_its_text
from playmat.importer.records import type_named
from playmat.importer.rule_lines import grows_into, held_name, read_lines
from playmat.lang.words import TAGS

Record = Mapping[str, Any]
"""A card in the public data."""

_DOUBLE = re.compile(r"[^\x00-\x7f]+\[(.+)\]")
_AMOUNT = re.compile(r"([×x+-])?(\d*)")


def read_card(record: Record) -> Card:
    """The facts of a record; texts are left without programs."""
    try:
        return _READERS[_supertype(record)](record)
    except KeyError as error:
        raise BadCard(_record_name(record), f"{error} is missing or unknown") from error
    except (TypeError, ValueError, AttributeError) as error:
        raise BadCard(_record_name(record), str(error)) from error


def _record_name(record: object) -> str:
    return str(record.get("id", "a record")) if isinstance(record, dict) else repr(record)


def _supertype(record: Record) -> str:
    """The supertype; a Supporter filed as a Pokémon is a Trainer. [DATA-3]"""
    supertype = str(record["supertype"])
    return "Trainer" if "Supporter" in record.get("subtypes", ()) else supertype


def _title(text: str) -> str:
    """The English half of a title printed in two scripts. [DATA-15]"""
    double = _DOUBLE.fullmatch(text)
    return double[1] if double else text


def _pokemon(record: Record) -> Card:
    name, lines = _title(record["name"]), record.get("rules", ())
    stage = _stage(record)
    baby = "Baby" in record["subtypes"]
    origin = _title(record.get("evolvesFrom", ""))
    card = Card(
        id=record["id"],
        name=name,
        supertype="pokemon",
        kinds=(stage,),
        hp=int(record.get("hp") or 0),
        types=_letters(record.get("types", ())),
        evolves_from=origin if stage in ("stage1", "stage2", "mega", "break") else "",
        evolves_to=tuple(record.get("evolvesTo", ())) if baby else grows_into(lines),
        level=str(record.get("level", "")),
        weaknesses=_matches(record.get("weaknesses", ()), "x"),
        resistances=_matches(record.get("resistances", ()), "-"),
        retreat=len(record.get("retreatCost", ())),
        attacks=_attacks(record),
        powers=_powers(record),
        text=read_lines(lines, name),
    )
    return replace(card, kinds=(stage, *_tags(card, record)))


def _stage(record: Record) -> str:
    """The printed stage; a Baby is a Basic. [DATA-3, DATA-4]"""
    subtypes = record.get("subtypes", ())
    for subtype, stage in STAGES.items():
        if subtype in subtypes:
            return stage
    raise ValueError(f"none of the subtypes {list(subtypes)} is a stage; wanted: {list(STAGES)}")


def _tags(card: Card, record: Record) -> tuple[str, ...]:
    """Tags of a Pokémon in canonical order; the title distinguishes ex from EX. [DATA-1]"""
    subtypes = record["subtypes"]
    found = {tag for subtype, tag in SUBTYPE_TAGS.items() if subtype in subtypes}
    found |= {tag for tag, pattern in TITLE_TAGS.items() if pattern.match(card.name)}
    if not found & {"ex", "EX"}:
        found |= {"ex", "EX"} & set(subtypes)
    if found & {"vmax", "vstar"}:
        found.add("v")  # texts about Pokémon V apply to these as well
    if owner := owner_of(card):
        found.add("holon" if owner == "Holon" else "owner")
    if re.fullmatch(r"col1-SL\d+", card.id):
        found.add("shiny")
    return tuple(tag for tag in TAGS if tag in found and tag not in card.kinds)


def _trainer(record: Record) -> Card:
    name = _title(record["name"])
    subtypes = record.get("subtypes", ())
    kind = _trainer_kind(record, name)
    found = {tag for subtype, tag in SUBTYPE_TAGS.items() if subtype in subtypes}
    played_as_pokemon = kind in ("fossil", "doll")
    return Card(
        id=record["id"],
        name=name,
        supertype="trainer",
        kinds=(kind, *(tag for tag in TAGS if tag in found)),
        hp=_trainer_hp(record),
        types="C" if played_as_pokemon else "",
        attacks=_attacks(record),
        powers=tuple(_abilities(record)),
        text=None if record.get("rules") else "",
    )


def _trainer_hp(record: Record) -> int:
    """The HP of a Trainer played as a Pokémon, sometimes only given in its text."""
    told = re.search(r"as if it were a (\d+)[- ]HP ", " ".join(record.get("rules", ())))
    return int(record.get("hp") or (told[1] if told else 0))


def _trainer_kind(record: Record, name: str) -> str:
    """The kind of a Trainer; a subtype without rules is an Item. [DATA-9, DATA-10, DATA-12]"""
    for subtype, kind in TRAINERS.items():
        if subtype in record.get("subtypes", ()):
            return kind
    if _trainer_hp(record):
        return "doll" if re.search(r"\b(?:Doll|Substitute)\b", name) else "fossil"
    first = next(iter(record.get("rules", ())), "")
    attached = re.match(rf"Attach (?:this card|{re.escape(name)}) to ", first)
    return "gear" if attached else "item"


def _energy(record: Record) -> Card:
    basic = "Basic" in record["subtypes"]
    found = {tag for subtype, tag in SUBTYPE_TAGS.items() if subtype in record["subtypes"]}
    return Card(
        id=record["id"],
        name=record["name"],
        supertype="energy",
        kinds=("basic_energy" if basic else "special_energy", *(t for t in TAGS if t in found)),
        text=None if record.get("rules") else "",
        provides=LETTERS[type_named(record["name"])] if basic else "",
    )


def _letters(words: Iterable[str]) -> str:
    return "".join(LETTERS[word] for word in words)


def _matches(entries: Iterable[Record], otherwise: str) -> tuple[TypeMatch, ...]:
    return tuple(_match(entry, otherwise) for entry in entries)


def _match(entry: Record, otherwise: str) -> TypeMatch:
    """A Weakness or Resistance with its printed amount. [META-4]"""
    amount = _AMOUNT.fullmatch(entry.get("value", ""))
    if amount is None:
        raise ValueError(f"{entry['value']!r} is not an amount like ×2, +20 or -30")
    how = (amount[1] or otherwise).replace("×", "x")
    return TypeMatch(LETTERS[entry["type"]], how, int(amount[2] or 0))


def _attacks(record: Record) -> tuple[Attack, ...]:
    return tuple(
        Attack(
            _title(attack["name"]),
            _letters(attack.get("cost", ())),
            attack.get("damage", "").replace("×", "x"),
            _attack_program(attack),
        )
        for attack in record.get("attacks", ())
    )


def _powers(record: Record) -> tuple[Power, ...]:
    """Abilities, Ancient Trait and held item, in this order. [DATA-16]"""
    items = [held_name(line, record["name"]) for line in record.get("rules", ())]
    return (*_abilities(record), *(Power(item, "held", None) for item in items if item))


def _abilities(record: Record) -> Iterator[Power]:
    for power in record.get("abilities", ()):
        yield Power(power["name"], POWERS[power["type"]], _program(power))
    if trait := record.get("ancientTrait"):
        yield Power(trait["name"], "trait", _program(trait))


def _attack_program(attack: Record) -> str | None:
    """None for damage that a missing text would explain, such as 20x."""
    return None if has_lost_its_text(attack) else _program(attack)


def _program(face: Record) -> str | None:
    return None if (face.get("text") or "").strip() else ""


_READERS: Final = {"Pokémon": _pokemon, "Trainer": _trainer, "Energy": _energy}
