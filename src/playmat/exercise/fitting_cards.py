"""Cards made to fit the filters in a program."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.names import bare
from playmat.errors import UnknownCard
from playmat.exercise.cast import ATTACKS, SAPLING, SEEDLING
from playmat.exercise.wanted_cards import Wanted, wishes
from playmat.lang.node import Program

MOST_FITTING: Final = 10


def matching_cards(program: Program, library: Library) -> list[Card]:
    """Up to ten cards that fit the filters of a program."""
    wanted: list[Wanted] = []
    for wish in wishes(program):
        if not wish.is_open() and wish != Wanted("pokemon") and wish not in wanted:
            wanted.append(wish)
    return [build(wish, n, library) for n, wish in enumerate(wanted[:MOST_FITTING])]


def build(wanted: Wanted, number: int, library: Library) -> Card:
    """A simplified real card if a name is wanted, else a card of our own."""
    card_id = f"cast-fit{number}"
    if wanted.name and (real := real_card(wanted, library)):
        return replace(without_programs(real), id=card_id)
    supertype = wanted.supertype or ("energy" if "Energy" in wanted.name else "pokemon")
    name = wanted.name or f"Fit {number}"
    if supertype == "pokemon":
        return pokemon(wanted, card_id, name)
    if supertype == "energy":
        return energy(wanted, card_id, name)
    kinds = (wanted.kind or "item", *wanted.tags)
    attached = kinds[0] in ("tool", "stadium", "machine")
    return Card(card_id, name, "trainer", kinds, text="" if attached else "play { }")


def real_card(wanted: Wanted, library: Library) -> Card | None:
    """A real card with the wanted name, of the wanted kind if there is one."""
    try:
        found = library.find(wanted.name)
    except UnknownCard:
        return None
    alike = [c for c in found if wanted.supertype in ("", c.supertype)]
    return next((c for c in alike if wanted.kind in ("", c.kinds[0])), next(iter(alike), None))


def without_programs(card: Card) -> Card:
    """A real card without its programs, except for Energy provided and rule lines."""
    clauses = [part for part in (card.text or "").split("; ") if part.startswith(("rule", "prov"))]
    powers = tuple(replace(power, program="") for power in card.powers)
    text = "; ".join(clauses)
    if card.supertype == "trainer" and card.kinds[0] in ("item", "supporter"):
        text = "play { }"
    named = tuple(replace(a, program="", cost="C") for a in card.attacks)
    return replace(card, attacks=(*named, *ATTACKS)[:6], powers=powers, text=text)


def pokemon(wanted: Wanted, card_id: str, name: str) -> Card:
    kind = wanted.kind or ("levelup" if "LV.X" in name else "basic")
    if kind == "levelup" and not wanted.name:
        name = f"{SEEDLING.name} LV.X"
    below = {"stage1": SEEDLING.name, "stage2": SAPLING.name, "break": SEEDLING.name}.get(kind, "")
    facts: dict[str, object] = {"hp": 120, "retreat": 1, "attacks": ATTACKS, **wanted.facts}
    return Card(
        card_id,
        name,
        "pokemon",
        (kind, *wanted.tags),
        types=wanted.types or "C",
        evolves_from=below,
        text=f'rule("levels_up", "{bare(name)}")' if kind == "levelup" else "",
        **facts,  # type: ignore[arg-type]
    )


def energy(wanted: Wanted, card_id: str, name: str) -> Card:
    kind = wanted.kind or "basic_energy"
    letter = wanted.provides or "C"
    if kind == "basic_energy" and letter != "C":
        return Card(card_id, name, "energy", (kind, *wanted.tags), provides=letter)
    text = f'provide("{letter}")'
    return Card(card_id, name, "energy", ("special_energy", *wanted.tags), text=text)
