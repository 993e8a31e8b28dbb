"""Modifiers of the card language, each a linked definition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from playmat.engine.effects.identity import Guises
from playmat.engine.effects.in_force import SCOPE_PLAYER
from playmat.engine.values.numbers import Const
from playmat.engine.values.selectors_parts import AttacksOf
from playmat.kinds import modifiers, queries
from playmat.lang.node import Arg, Node, uses
from playmat.lang.places import PLACES
from playmat.lang.words import QUERIES
from playmat.linker.face import Face
from playmat.linker.names import (
    Registers,
    order_number,
    power_kinds,
    tag_bit,
    type_mask,
)
from playmat.linker.reach import SEATS, link_reach, link_source
from playmat.linker.values import ValueLinker
from playmat.model.definitions import ModDef, Number

Linking = Callable[[Face, Node, Registers, bool], ModDef]
SHIELDS: Final = {"damage": queries.PREVENT_DAMAGE, "effects": queries.PREVENT_EFFECTS}
_ZERO: Final = Const(0)


def change(query: int, how: int = 0, reach: str = "of", **given: object) -> Linking:
    """Return a function that links a word as a change of one query.

    *reach* names the argument with the targets; *given* are the attributes, as for ``made``.
    """

    def linked(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
        made = ModDef(query, how, _ZERO)
        for name, one in given.items():
            setattr(made, name, faces.lower.operand(said, one, env))
        if "from" in PLACES[said.word]:
            link_source(faces.lower, made, said["from"], env)
        return link_reach(faces.lower, made, said[reach], env, on) if reach else made

    return linked


def modifier_of(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``mod``."""
    query, how = QUERIES.index(str(said["query"])), order_number("order", str(said["how"]))
    made = ModDef(query, how, amount(faces, query, said["value"], env))
    made.mirrors = query == queries.MAX_HP and (
        uses(said["value"], "hp_of") or uses(said["value"], "hp_left")
    )
    made.stage = order_number("stage", str(said["stage"]))
    note_what_shrinks(faces, query, said)
    link_source(faces.lower, made, said["from"], env)
    made.unique = str(said["unique"])
    made.wide = said["cause"] == "any"
    if query == queries.RETREAT_COST and made.how == modifiers.SET and said["value"] == 0:
        made.how = modifiers.AT_MOST  # a Retreat Cost of 0 cannot be increased
    return link_reach(faces.lower, made, said["of"], env, on)


def amount(faces: Face, query: int, arg: Arg, env: Registers) -> Number:
    """Link the amount of a change; the linker is notified if it is one of HP."""
    faces.lower.sizing = query == queries.MAX_HP
    made = faces.lower.num(arg, env)
    faces.lower.sizing = False
    return made


def note_what_shrinks(faces: Face, query: int, said: Node) -> None:
    """Record that HP or Benches may shrink in a match, and to what size."""
    match, number = faces.match, said["value"]
    if said["how"] == "add" and isinstance(number, int) and number > 0:
        return
    if query == queries.MAX_HP:
        match.hp_falls = True
    if query == queries.BENCH_SIZE:
        fixed = said["how"] == "set" and isinstance(number, int)
        match.room = min(match.room, int(str(number)) if fixed else 0)


def of_types(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``mod_type``: types that are printed, or one that a player has named."""
    made = ModDef(QUERIES.index(str(said["query"])), order_number("order", str(said["how"])), _ZERO)
    assert isinstance(said["types"], tuple)
    for name in said["types"]:
        if isinstance(name, Node):
            made.value = faces.lower.num(name, env)
            made.named_type = True
        else:
            made.mask |= type_mask(str(name))
    return link_reach(faces.lower, made, said["of"], env, on)


def prevent(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``prevent``, against damage or against effects."""
    return change(SHIELDS[str(said["what"])], cause="cause")(faces, said, env, on)


def seats(low: ValueLinker, said: Node, env: Registers) -> int:
    """The operand for the player whose cards a word without a selector concerns."""
    return SEATS[str(said["player"])]


def powers(low: ValueLinker, said: Node, env: Registers) -> int:
    """The bits of the kinds of powers."""
    return sum(int(2**kind) for kind in power_kinds(str(said["power"])))


def lend_attacks(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    made = ModDef(queries.ATTACK_LIST, 0, _ZERO)
    made.lent = faces.lower.pick(Node("attacks_of", (said["of"],)), env)
    return link_reach(faces.lower, made, said["to"], env, on)


def have_attacks(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``have_attacks``; only printed attacks are copied, so that copying ends."""
    made = ModDef(queries.ATTACK_LIST, modifiers.SET, _ZERO)
    made.lent = AttacksOf(faces.lower.pick(said["of"], env), True, False)
    return link_reach(faces.lower, made, said["to"], env, on)


def identity(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    faces.match.guises = Guises()
    return change(queries.IDENTITY, lent="as")(faces, said, env, on)


def take_types(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    of_cards = isinstance(said["of"], Node) and faces.lower.sort(said["of"], env) == "cards"
    query = queries.ENERGY_PROVIDED if of_cards else queries.TYPES
    made = ModDef(query, order_number("order", str(said["how"])), _ZERO)
    made.lent = faces.lower.pick(said["from"], env)
    made.named_type = faces.lower.selects_mons(said["from"], env)
    return link_reach(faces.lower, made, said["of"], env, on)


protect: Final = partial(change, queries.CAN_DISCARD, modifiers.FORBID, "cards", cause="cause")
"""Modifiers that forbid moving cards to one zone or, without one, anywhere."""

MODS: Final[Mapping[str, Linking]] = {
    "mod": modifier_of,
    "mod_type": of_types,
    "take_types": take_types,
    "prevent": prevent,
    "shield_player": change(queries.PREVENT_TO_PLAYER, reach="", seats=seats, cause="cause"),
    "protect": protect(stage=modifiers.DISCARDING),
    "fasten": protect(stage=0),
    "keep_from_hand": protect(stage=modifiers.INTO_HAND),
    "off_power": change(queries.POWER_WORKS, mask=powers, text="except"),
    "off_power_away": change(
        queries.POWER_WORKS_AWAY, reach="", seats=seats, fit="filter", mask=powers, text="except"
    ),
    "forbid_play": change(
        queries.CAN_PLAY, reach="", scope=SCOPE_PLAYER, seats=seats, fit="filter"
    ),
    "forbid_attack": change(queries.CAN_USE_ATTACK, text="name"),
    "forbid_attacks": change(queries.ATTACKS_FORBIDDEN, lent="attacks"),
    "only_attacks": change(queries.ATTACKS_FORBIDDEN, modifiers.ALLOW, lent="attacks"),
    "lend_attacks": lend_attacks,
    "lend_under": change(queries.ATTACK_LIST, source_fit="kind"),
    "have_attacks": have_attacks,
    "cheaper": change(queries.ATTACK_SYMBOLS, modifiers.ADD, symbols="units", text="attack"),
    "cost_is": change(queries.ATTACK_SYMBOLS, modifiers.SET, symbols="units", text="attack"),
    "identity": identity,
    "grant_tag": change(queries.TAGS, mask=lambda low, said, env: tag_bit(said["tag"])),
    "immune": change(queries.CONDITION_IMMUNE, mask="conditions"),
    "forbid_conditions": change(queries.CONDITION_IMMUNE, modifiers.FORBID, mask="conditions"),
    "keep_conditions": change(queries.CONDITIONS_KEPT, mask="conditions"),
}
