"""Words that filter Pokémon in play and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from playmat.engine.ops import falling, worth
from playmat.engine.values import filters as fits
from playmat.engine.values import filters_evolution as evolving
from playmat.engine.values import filters_in_play as playing
from playmat.engine.values.filters_plain import Damaged, Plain
from playmat.kinds import filters
from playmat.lang.node import Node
from playmat.linker.names import Registers, tag_bit, type_mask
from playmat.linker.values import Link, ValueLinker, are_mons, cause_ahead, each, made, the_word
from playmat.model.definitions import Filter, Selector


def of_type(make: Callable[[int, int], Filter]) -> Link[Filter]:
    """Return a function that links a filter by type, which may be one a player named."""

    def link(low: ValueLinker, said: Node, env: Registers) -> Filter:
        named = said["type"]
        if isinstance(named, Node):
            return make(0, low.register(named, env))
        return make(type_mask(str(named)), -1)

    return link


def named_partly(low: ValueLinker, said: Node, env: Registers) -> Filter:
    part = low.names.part(str(said.args[0]), said.word == "form_of")
    return fits.Named(part, True, low.grows)


def retreat_at_least(low: ValueLinker, said: Node, env: Registers) -> Filter:
    less = low.num(Node("sub", (said["cost"], 1)), env)
    return fits.FitsNot(fits.Measured("retreat_at_most", less))


def kin(make: Callable[[Selector, bool, bool, bool], Filter], skip: bool) -> Link[Filter]:
    """Return a function that links a filter by evolution; skipped stages may be in neither deck."""

    def link(low: ValueLinker, said: Node, env: Registers) -> Filter:
        low.names.match.kinship = low.names.match.kinship or skip
        return make(low.pick(said["of"], env), skip, low.timed, low.grows)

    return link


def has_evolution(low: ValueLinker, said: Node, env: Registers) -> Filter:
    """Link ``has_evolution``, which involves stages that may be in neither deck."""
    low.names.match.kinship = True
    return evolving.HasEvolution()


FILTERS: Final[Mapping[str, Link[Filter]]] = {
    "fits_not": made(fits.FitsNot, "filter"),
    "fits_both": made(fits.FitsTwo, "left", "right", False),
    "fits_any": made(fits.FitsTwo, "left", "right", True),
    **each(filters.NAMES, made(Plain, the_word)),
    "damaged": made(Damaged),
    "typed": of_type(fits.Typed),
    "provides": of_type(fits.Provides),
    "has_type": of_type(fits.Provides),
    "prints": of_type(fits.Prints),
    "weak_to": made(fits.WeakTo, "type"),
    "resists": made(playing.Resists, "type"),
    "shares_type": made(playing.SharesType, "with", are_mons("with")),
    # names and kinds
    "named": lambda low, n, env: fits.Named(low.names.number(str(n["name"])), False, low.grows),
    "name_has": named_partly,
    "form_of": named_partly,
    "same_name": made(fits.SameName, "as", are_mons("as")),
    "repeated": made(playing.Repeated, "among"),
    "called": made(playing.Called, "var"),
    "tag": lambda low, n, env: fits.Tagged(tag_bit(n["tag"])),
    "one_of": made(fits.OneOf, "of"),
    "owned_by": made(fits.OwnedBy, "player"),
    "other_half": made(evolving.OtherHalf, "of"),
    # texts
    "has_attack": made(fits.HasAttack, "name"),
    "has_ability": made(fits.HasAbility, "name"),
    "has_power": made(fits.HasPower, "power"),
    "usable": made(playing.Usable, "by"),
    # numbers
    **each(("hp_at_most", "hp_at_least"), made(fits.Measured, the_word, "hp")),
    "counters_at_least": made(fits.Measured, the_word, "count"),
    "retreat_at_most": made(fits.Measured, the_word, "cost"),
    "retreat_at_least": retreat_at_least,
    "hp_left_at_most": made(playing.HpLeft, "hp"),
    "units_at_least": made(playing.UnitsAtLeast, "count", "type"),
    "conditions_at_least": made(playing.ConditionsAtLeast, "count"),
    # the state of a Pokémon in play
    "condition_is": made(fits.HasCondition, "condition"),
    "has_marker": made(fits.HasMarker, "name"),
    "holds": made(playing.Holds, "filter", "least"),
    "holds_fewer": made(playing.HoldsFewer, "filter", "than"),
    "tool_room": made(playing.ToolRoom),
    "shielded": made(playing.Shielded),
    "face_down": made(playing.FaceDown),
    # evolution
    "evolves_from": kin(evolving.EvolvesFrom, False),
    "can_follow": kin(evolving.EvolvesFrom, True),
    "evolves_into": kin(evolving.EvolvesInto, False),
    "can_lead_to": kin(evolving.EvolvesInto, True),
    "evolves_from_named": made(evolving.EvolvesFromNamed, "name"),
    "descends_from": lambda low, n, env: evolving.DescendsFrom(low.names.line(str(n["part"]))),
    "levels_into": made(evolving.LevelsInto, "of"),
    "levels_from": made(evolving.LevelsFrom, "of"),
    "may_evolve": made(evolving.MayEvolve),
    "has_evolution": has_evolution,
    # whether a question matters
    "$unseen": made(worth.Unseen),
    "$unknown": made(worth.Unknown),
    "$lasts": made(falling.Lasts),
    "$may_bear": made(falling.MayBear, False),
    "$will_bear": made(falling.MayBear, True),
    "$of_other_types": made(worth.OfOtherTypes),
    "$reached": made(worth.Reached),
    "$stays": made(falling.Stays),
    "$may_leave": made(worth.MayLeave),
    "$may_devolve": made(worth.MayDevolve),
    "$may_evolve": made(worth.MayEvolve),
    "$may_heal": made(worth.MayHeal),
    "$may_become": made(falling.MayBecome, "condition", "points", False),
    "$will_become": made(falling.MayBecome, "condition", "points", True),
    "$may_take": made(worth.MayTake, cause_ahead, lambda low, said, env: said["zone"] == "discard"),
}
