"""The Pokémon of both players in a position made for a face."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from playmat.cards.card import Card
from playmat.exercise import cast
from playmat.exercise.ladder import Rung
from playmat.exercise.scene import Scene, below, is_mon, named_types, onto_foe, own_energy
from playmat.exercise.wanted_cards import under_names
from playmat.lang.node import nodes_in, texts_in, uses
from playmat.model.notation.position_parse import MonText, as_word

ATTACHED: Final = ("tool", "gear", "machine")


def lay_own(scene: Scene) -> None:
    rung, side = scene.rung, scene.text.sides[0]
    partner = scene.mons[rung.partner % len(scene.mons)] if has_partner(scene) else cast.TITAN
    if is_mon(scene.card):
        own = scene.mon(scene.card, own_energy(scene), gear_of(scene))
        own.stack = scene.ids(under_basic(scene)) + own.stack
        energy = "GC" + (named_types(scene) if rung.rich else "")
        others = [scene.mon(before_it(scene) or partner, energy)]
    else:
        own = scene.mon(host(scene), own_energy(scene), gear_of(scene))
        others = [scene.mon(cast.SHADE, "GC")]
    others[0].damage = 20
    dress(scene, own, rung.hurt, own_hp(scene, own), rung.conditions)
    own.new, own.evolved = rung.new, rung.grown
    if rung.rich:
        others += bench(scene)
    row = [others[0], own, *others[1:]] if rung.benched else [own, *others]
    if rung.benched:
        own.conditions = {}
        row[0].conditions = {"poisoned": -1, "confused": -1}
    room = 0 if rung.lonely else 5 if rung.full else 4
    side.actives, side.bench = row[:1], row[1 : 1 + room]


def before_it(scene: Scene) -> Card | None:
    """The card that the face's Pokémon evolves from or levels up, to be in play as well."""
    under = below(scene.card) if scene.rung.benched else ()
    return under[-1] if under and scene.card.kinds[0] != "legend" else None


def under_basic(scene: Scene) -> list[Card]:
    """The card under a Pokémon whose program asks for one, or asks whether it is evolved."""
    if names := under_names(scene.face.program):
        return [cast.mon(name, evolves_to=(scene.card.name,)) for name in names[:1]]
    if scene.card.kinds[0] != "basic" or not uses(scene.face.program, "evolved"):
        return []
    return [cast.mon("Sprout", evolves_to=(scene.card.name,))]


def host(scene: Scene) -> Card:
    """The Pokémon that has the Trainer or Energy card, a fitting one if the program names one."""
    named = any(clause.word in ("onto", "static", "keep") for clause in scene.face.program)
    if scene.mons and (scene.rung.partner >= 0 or named):
        return scene.mons[max(0, scene.rung.partner) % len(scene.mons)]
    if any(card.kinds[0] == "levelup" for card in scene.mons):
        return cast.SEEDLING
    return cast.TOWER if scene.rung.evolved else cast.WALL


def has_partner(scene: Scene) -> bool:
    return scene.rung.partner >= 0 and bool(scene.mons)


def own_hp(scene: Scene, own: MonText) -> int:
    return scene.cards[own.stack[-1]].hp


def gear_of(scene: Scene) -> list[Card]:
    """What is attached to the face's Pokémon: a Tool, or the card itself."""
    card = scene.card
    attached = card.kinds[0] in ATTACHED or card.supertype == "energy"
    if attached and (scene.rung.laid or scene.face.kind == "attack") and not onto_foe(scene):
        return [card]
    if not scene.rung.rich:
        return []
    energy = [c for c in scene.fits if c.supertype == "energy"]
    tools = [c for c in scene.fits if c.kinds[0] in ("tool", "machine")] or [cast.BAND]
    bare = card.kinds[0] in ATTACHED or scene.rung.name == "bare"
    return energy if bare else [*energy, *tools[:1]]


def dress(scene: Scene, written: MonText, hurt: int, hp: int, conditions: tuple[str, ...]) -> None:
    """Give a Pokémon damage, Special Conditions, markers and a history."""
    written.damage = max(0, hp - 10 if hurt < 0 else min(hurt, hp - 10))
    written.conditions = dict.fromkeys(conditions, -1)
    if not scene.rung.rich:
        return
    program = scene.face.program
    for word in ("has_marker", "markers_on", "marker"):
        for node in nodes_in(program):
            if node.word == word and scene.rung.past:
                written.markers.append(as_word(str(node["name"])))
    if scene.rung.past:
        written.hurt = f"30@{scene.rung.turn - 1}"
        names = [*texts_in(program, "used_last_turn")]
        known = {a.name for ref in written.stack for a in scene.cards[ref].attacks}
        used = [name for name in names if name in known] or sorted(known)[:1]
        if used:
            turn = scene.rung.turn - (2 if names else 1)
            written.last = f"{as_word(used[0])}@{turn}"


def bench(scene: Scene) -> list[MonText]:
    """More Benched Pokémon: fitting, evolved, damaged and with Energy."""
    rest = [c for c in scene.mons if c.kinds[0] in ("basic", "stage1", "stage2")]
    shift = max(0, scene.rung.partner)
    most = 4 if scene.rung.full else 3
    first = [*entering(scene), *kin(scene), *rest[shift : shift + most - 1]]
    stock = [cast.SEEDLING, cast.TOWER, cast.SHADE, cast.BIGTREE][:: -1 if scene.rung.grown else 1]
    full = scene.rung.full and len(rest) >= most
    picked = rest[:most] if full else [*first, *stock][:most]
    energy = "GRC" + named_types(scene)
    mons = [scene.mon(card, energy, [cast.BAND] if n == 0 else ()) for n, card in enumerate(picked)]
    for written in mons:
        written.damage = 20
    return mons


def entering(scene: Scene) -> list[Card]:
    """The card that the face's Pokémon evolves from, for a program that reacts to evolving."""
    if not uses(scene.face.program, "evolved") or scene.card.kinds[0] not in ("stage1", "stage2"):
        return []
    return list(below(scene.card)[-1:])


def kin(scene: Scene) -> list[Card]:
    """Another printing of the face's Pokémon, for a program that asks for the same name."""
    if not is_mon(scene.card) or not uses(scene.face.program, "same_name"):
        return []
    return [replace(scene.card, id="cast-kin", attacks=(cast.STRIKE,), powers=())]


def lay_foe(scene: Scene) -> None:
    rung, side = scene.rung, scene.text.sides[1]
    fit = rung.foe >= 0 and bool(scene.mons)
    card = scene.mons[rung.foe % len(scene.mons)] if fit else plain_foe(rung)
    energy = own_energy(scene) if rung.even else rung.foe_energy
    active = scene.mon(card, energy, [cast.BAND] if rung.rich and energy and not rung.even else ())
    dress(scene, active, rung.foe_hurt, own_hp(scene, active), rung.foe_conditions)
    others = bench(scene) if rung.rich else [scene.mon(cast.SHADE, "G")]
    side.actives, side.bench = [active], others
    if onto_foe(scene) and rung.laid:
        active.attached = scene.ids([scene.card])


def plain_foe(rung: Rung) -> Card:
    """The other Active when no fitting one is wanted."""
    if rung.matched:
        return {"weak": cast.FRAIL, "firm": cast.STOUT, "same": cast.BIGTREE}[rung.matched]
    return cast.TOWER if rung.rich else cast.WALL
