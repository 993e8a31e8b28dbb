"""Modifiers of the card language that are one linked definition each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.engine.values.numbers import Const
from playmat.engine.values.selectors import AttacksOf
from playmat.kinds import causes, modifiers, queries
from playmat.lang.node import Arg, Node
from playmat.lang.words import TAGS
from playmat.linker.faces import MODS, FaceLinker
from playmat.linker.names import Registers, condition_bit, order_number, power_kinds
from playmat.linker.reach import SEATS, link_reach, link_source
from playmat.model.definitions import ModDef

Args = tuple[Arg, ...]
Linking = Callable[[FaceLinker, Args, Registers, bool], ModDef]
LETTERS: Final = "GRWLPFDMYNC"
DISCARDING: Final = 1  # only from being discarded; the stage of a modifier tells
_ZERO: Final = Const(0)


def symbols(faces: FaceLinker, args: Args, env: Registers, on: bool, how: int) -> ModDef:
    """Link a change of what attacks cost, by type."""
    made = ModDef(queries.ATTACK_SYMBOLS, how, _ZERO)
    made.symbols = tuple(str(args[1]).count(letter) for letter in LETTERS)
    made.text = faces.names.number(str(args[2])) if args[2] else -1
    return link_reach(faces.lower, made, args[0], env, on)


def forbid_attacks(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``forbid_attacks``."""
    made = ModDef(queries.ATTACKS_FORBIDDEN, 0, _ZERO)
    made.lent = faces.lower.pick(args[0], env)[0]
    return link_reach(faces.lower, made, args[1], env, on)


def only_attacks(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``only_attacks``."""
    made = forbid_attacks(faces, args, env, on)
    made.how = modifiers.ALLOW
    return made


def lend_under(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``lend_under``."""
    made = ModDef(queries.ATTACK_LIST, 0, _ZERO)
    made.source_fit = faces.lower.fit(args[1], env)
    return link_reach(faces.lower, made, args[0], env, on)


def have_attacks(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``have_attacks``; what is copied is what is printed, so that copying comes to an end."""
    made = ModDef(queries.ATTACK_LIST, modifiers.SET, _ZERO)
    made.lent = AttacksOf(faces.lower.pick(args[1], env)[0], True, False)
    return link_reach(faces.lower, made, args[0], env, on)


def off_power_away(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``off_power_away``."""
    made = ModDef(queries.POWER_WORKS_AWAY, 0, _ZERO)
    made.seats = SEATS[str(args[0])]
    made.fit = faces.lower.fit(args[1], env)
    made.mask = sum(int(2**kind) for kind in power_kinds(str(args[2])))
    made.text = faces.names.number(str(args[3])) if args[3] else -1
    return made


def take_types(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``take_types``."""
    of_cards = isinstance(args[0], Node) and faces.lower.pick(args[0], env)[1] == "cards"
    query = queries.ENERGY_PROVIDED if of_cards else queries.TYPES
    made = ModDef(query, order_number("order", str(args[2])), _ZERO)
    pick, sort = faces.lower.pick(args[1], env)
    made.lent = pick
    made.named_type = sort == "mons"
    return link_reach(faces.lower, made, args[0], env, on)


def grant_tag(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``grant_tag``."""
    made = ModDef(queries.TAGS, 0, _ZERO)
    made.mask = int(2 ** TAGS.index(str(args[1])))
    return link_reach(faces.lower, made, args[0], env, on)


def of_conditions(query: int, how: int = modifiers.ADD) -> Linking:
    """Return how a word is linked that tells of some conditions, or of all."""

    def linked(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
        made = ModDef(query, how, _ZERO)
        assert isinstance(args[1], tuple)
        made.mask = sum(condition_bit(str(name)) for name in args[1]) or 31
        return link_reach(faces.lower, made, args[0], env, on)

    return linked


def protect(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``protect``."""
    made = ModDef(queries.CAN_DISCARD, modifiers.FORBID, _ZERO)
    made.stage = DISCARDING
    made.cause = -1 if args[1] == "any" else causes.NAMES.index(str(args[1]))
    link_source(faces.lower, made, args[2], env)
    return link_reach(faces.lower, made, args[0], env, on)


def fasten(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``fasten``: no way off the Pokémon at all."""
    made = protect(faces, args, env, on)
    made.stage = 0
    return made


def shield_player(faces: FaceLinker, args: Args, env: Registers, on: bool) -> ModDef:
    """Link ``shield_player``."""
    made = ModDef(queries.PREVENT_TO_PLAYER, 0, _ZERO)
    made.seats = SEATS[str(args[0])]
    made.cause = -1 if args[1] == "any" else causes.NAMES.index(str(args[1]))
    return made


_WORDS: Final[dict[str, Linking]] = {
    "cheaper": lambda faces, args, env, on: symbols(faces, args, env, on, modifiers.ADD),
    "cost_is": lambda faces, args, env, on: symbols(faces, args, env, on, modifiers.SET),
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
    "fasten": fasten,
    "shield_player": shield_player,
}
"""What links each word: the linker, the word's arguments, the registers, and whether it lies on
one Pokémon."""

MODS.update(_WORDS)
