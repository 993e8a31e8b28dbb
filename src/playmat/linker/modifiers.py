"""Modifiers of the card language, a linked definition each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from playmat.engine.effects.identity import Guises
from playmat.engine.effects.in_force import SCOPE_PLAYER
from playmat.engine.values.numbers import Const
from playmat.engine.values.selectors import AttacksOf
from playmat.kinds import causes, modifiers, queries
from playmat.lang.node import Arg, Node, uses
from playmat.lang.words import QUERIES, TAGS
from playmat.linker.face import Face
from playmat.linker.names import Registers, condition_bit, order_number, power_kinds, type_mask
from playmat.linker.reach import SEATS, link_reach, link_source
from playmat.model.definitions import ModDef, Number

Linking = Callable[[Face, Node, Registers, bool], ModDef]
LETTERS: Final = "GRWLPFDMYNC"
SHIELDS: Final = {"damage": queries.PREVENT_DAMAGE, "effects": queries.PREVENT_EFFECTS}
_ZERO: Final = Const(0)


def plain(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
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
        made.how = modifiers.AT_MOST  # who has no Retreat Cost has none, whatever adds to it
    return link_reach(faces.lower, made, said["of"], env, on)


def amount(faces: Face, query: int, arg: Arg, env: Registers) -> Number:
    """Link by how much something changes; for HP it is told that these are worked out."""
    faces.lower.sizing = query == queries.MAX_HP
    made = faces.lower.num(arg, env)
    faces.lower.sizing = False
    return made


def note_what_shrinks(faces: Face, query: int, said: Node) -> None:
    """Note that HP or Benches may become smaller in a match, and how small."""
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
    cause = said["cause"]
    made = ModDef(SHIELDS[str(said["what"])], 0, _ZERO)
    made.cause = -1 if cause == "any" else causes.NAMES.index(str(cause))
    link_source(faces.lower, made, said["from"], env)
    return link_reach(faces.lower, made, said["of"], env, on)


def off_power(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``off_power``."""
    made = ModDef(queries.POWER_WORKS, 0, _ZERO)
    made.mask = sum(int(2**kind) for kind in power_kinds(str(said["power"])))
    made.text = faces.names.number(str(said["except"])) if said["except"] else -1
    return link_reach(faces.lower, made, said["of"], env, on)


def forbid_play(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``forbid_play``."""
    made = ModDef(queries.CAN_PLAY, 0, _ZERO)
    made.scope = SCOPE_PLAYER
    made.seats = SEATS[str(said["player"])]
    made.fit = faces.lower.fit(said["filter"], env)
    return made


def forbid_attack(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``forbid_attack``."""
    made = ModDef(queries.CAN_USE_ATTACK, 0, _ZERO)
    made.text = faces.names.number(str(said["name"]))
    return link_reach(faces.lower, made, said["of"], env, on)


def lend_attacks(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``lend_attacks``."""
    made = ModDef(queries.ATTACK_LIST, 0, _ZERO)
    made.lent = faces.lower.plain_pick(Node("attacks_of", (said["of"],)), env)
    return link_reach(faces.lower, made, said["to"], env, on)


def identity(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``identity``."""
    made = ModDef(queries.IDENTITY, 0, _ZERO)
    made.lent = faces.lower.pick(said["as"], env)[0]
    faces.match.guises = Guises()
    return link_reach(faces.lower, made, said["of"], env, on)


def symbols(faces: Face, said: Node, env: Registers, on: bool, how: int) -> ModDef:
    """Link a change of what attacks cost, by type."""
    made = ModDef(queries.ATTACK_SYMBOLS, how, _ZERO)
    made.symbols = tuple(str(said["units"]).count(letter) for letter in LETTERS)
    made.text = faces.names.number(str(said["attack"])) if said["attack"] else -1
    return link_reach(faces.lower, made, said["of"], env, on)


def forbid_attacks(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``forbid_attacks``."""
    made = ModDef(queries.ATTACKS_FORBIDDEN, 0, _ZERO)
    made.lent = faces.lower.pick(said["attacks"], env)[0]
    return link_reach(faces.lower, made, said["of"], env, on)


def only_attacks(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``only_attacks``."""
    made = forbid_attacks(faces, said, env, on)
    made.how = modifiers.ALLOW
    return made


def lend_under(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``lend_under``."""
    made = ModDef(queries.ATTACK_LIST, 0, _ZERO)
    made.source_fit = faces.lower.fit(said["kind"], env)
    return link_reach(faces.lower, made, said["of"], env, on)


def have_attacks(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``have_attacks``; what is copied is what is printed, so that copying comes to an end."""
    made = ModDef(queries.ATTACK_LIST, modifiers.SET, _ZERO)
    made.lent = AttacksOf(faces.lower.pick(said["of"], env)[0], True, False)
    return link_reach(faces.lower, made, said["to"], env, on)


def off_power_away(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``off_power_away``."""
    made = ModDef(queries.POWER_WORKS_AWAY, 0, _ZERO)
    made.seats = SEATS[str(said["player"])]
    made.fit = faces.lower.fit(said["filter"], env)
    made.mask = sum(int(2**kind) for kind in power_kinds(str(said["power"])))
    made.text = faces.names.number(str(said["except"])) if said["except"] else -1
    return made


def take_types(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``take_types``."""
    of_cards = isinstance(said["of"], Node) and faces.lower.pick(said["of"], env)[1] == "cards"
    query = queries.ENERGY_PROVIDED if of_cards else queries.TYPES
    made = ModDef(query, order_number("order", str(said["how"])), _ZERO)
    pick, sort = faces.lower.pick(said["from"], env)
    made.lent = pick
    made.named_type = sort == "mons"
    return link_reach(faces.lower, made, said["of"], env, on)


def grant_tag(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``grant_tag``."""
    made = ModDef(queries.TAGS, 0, _ZERO)
    made.mask = int(2 ** TAGS.index(str(said["tag"])))
    return link_reach(faces.lower, made, said["of"], env, on)


def of_conditions(query: int, how: int = modifiers.ADD) -> Linking:
    """Return how a word is linked that tells of some conditions, or of all."""

    def linked(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
        made = ModDef(query, how, _ZERO)
        assert isinstance(said["conditions"], tuple)
        made.mask = sum(condition_bit(str(name)) for name in said["conditions"]) or 31
        return link_reach(faces.lower, made, said["of"], env, on)

    return linked


def protect(
    faces: Face, said: Node, env: Registers, on: bool, goal: int = modifiers.DISCARDING
) -> ModDef:
    """Link ``protect``, or what forbids to put cards elsewhere: anywhere, for no goal."""
    made = ModDef(queries.CAN_DISCARD, modifiers.FORBID, _ZERO)
    made.stage = goal
    made.cause = -1 if said["cause"] == "any" else causes.NAMES.index(str(said["cause"]))
    link_source(faces.lower, made, said["from"], env)
    return link_reach(faces.lower, made, said["cards"], env, on)


def shield_player(faces: Face, said: Node, env: Registers, on: bool) -> ModDef:
    """Link ``shield_player``."""
    made = ModDef(queries.PREVENT_TO_PLAYER, 0, _ZERO)
    made.seats = SEATS[str(said["player"])]
    made.cause = -1 if said["cause"] == "any" else causes.NAMES.index(str(said["cause"]))
    return made


MODS: Final[dict[str, Linking]] = {
    "mod": plain,
    "mod_type": of_types,
    "prevent": prevent,
    "off_power": off_power,
    "forbid_play": forbid_play,
    "forbid_attack": forbid_attack,
    "lend_attacks": lend_attacks,
    "identity": identity,
    "cheaper": lambda faces, n, env, on: symbols(faces, n, env, on, modifiers.ADD),
    "cost_is": lambda faces, n, env, on: symbols(faces, n, env, on, modifiers.SET),
    "forbid_attacks": forbid_attacks,
    "only_attacks": only_attacks,
    "lend_under": lend_under,
    "have_attacks": have_attacks,
    "off_power_away": off_power_away,
    "take_types": take_types,
    "grant_tag": grant_tag,
    "immune": of_conditions(queries.CONDITION_IMMUNE),
    "forbid_conditions": of_conditions(queries.CONDITION_IMMUNE, modifiers.FORBID),
    "keep_conditions": of_conditions(queries.CONDITIONS_KEPT),
    "protect": protect,
    "fasten": partial(protect, goal=0),
    "keep_from_hand": partial(protect, goal=modifiers.INTO_HAND),
    "shield_player": shield_player,
}
"""What links each word: the linker, the word, the registers, and whether it lies on
one Pokémon."""
