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
from playmat.linker.values import (
    Link,
    ValueLinker,
    are_mons,
    cause_ahead,
    each,
    object_of,
    the_word,
)
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
    "fits_not": object_of(fits.FitsNot, "filter"),
    "fits_both": object_of(fits.FitsTwo, "left", "right", False),
    "fits_any": object_of(fits.FitsTwo, "left", "right", True),
    **each(filters.NAMES, object_of(Plain, the_word)),
    "damaged": object_of(Damaged),
    "typed": of_type(fits.Typed),
    "provides": of_type(fits.Provides),
    "has_type": of_type(fits.Provides),
    "prints": of_type(fits.Prints),
    "weak_to": object_of(fits.WeakTo, "type"),
    "resists": object_of(playing.Resists, "type"),
    "shares_type": object_of(playing.SharesType, "with", are_mons("with")),
    # names and kinds
    "named": lambda low, n, env: fits.Named(low.names.number(str(n["name"])), False, low.grows),
    "name_has": named_partly,
    "form_of": named_partly,
    "same_name": object_of(fits.SameName, "as", are_mons("as")),
    "repeated": object_of(playing.Repeated, "among"),
    "called": object_of(playing.Called, "var"),
    "tag": lambda low, n, env: fits.Tagged(tag_bit(n["tag"])),
    "one_of": object_of(fits.OneOf, "of"),
    "owned_by": object_of(fits.OwnedBy, "player"),
    "other_half": object_of(evolving.OtherHalf, "of"),
    # texts
    "has_attack": object_of(fits.HasAttack, "name"),
    "has_ability": object_of(fits.HasAbility, "name"),
    "has_power": object_of(fits.HasPower, "power"),
    "usable": object_of(playing.Usable, "by"),
    # numbers
    **each(("hp_at_most", "hp_at_least"), object_of(fits.Measured, the_word, "hp")),
    "counters_at_least": object_of(fits.Measured, the_word, "count"),
    "retreat_at_most": object_of(fits.Measured, the_word, "cost"),
    "retreat_at_least": retreat_at_least,
    "hp_left_at_most": object_of(playing.HpLeft, "hp"),
    "units_at_least": object_of(playing.UnitsAtLeast, "count", "type"),
    "conditions_at_least": object_of(playing.ConditionsAtLeast, "count"),
    # the state of a Pokémon in play
    "condition_is": object_of(fits.HasCondition, "condition"),
    "has_marker": object_of(fits.HasMarker, "name"),
    "holds": object_of(playing.Holds, "filter", "least"),
    "holds_fewer": object_of(playing.HoldsFewer, "filter", "than"),
    "tool_room": object_of(playing.ToolRoom),
    "shielded": object_of(playing.Shielded),
    "face_down": object_of(playing.FaceDown),
    # evolution
    "evolves_from": kin(evolving.EvolvesFrom, False),
    "can_follow": kin(evolving.EvolvesFrom, True),
    "evolves_into": kin(evolving.EvolvesInto, False),
    "can_lead_to": kin(evolving.EvolvesInto, True),
    "evolves_from_named": object_of(evolving.EvolvesFromNamed, "name"),
    "descends_from": lambda low, n, env: evolving.DescendsFrom(low.names.line(str(n["part"]))),
    "levels_into": object_of(evolving.LevelsInto, "of"),
    "levels_from": object_of(evolving.LevelsFrom, "of"),
    "may_evolve": object_of(evolving.MayEvolve),
    "has_evolution": has_evolution,
    # whether a question matters
    "$unseen": object_of(worth.Unseen),
    "$unknown": object_of(worth.Unknown),
    "$lasts": object_of(falling.Lasts),
    "$may_bear": object_of(falling.MayBear, False),
    "$will_bear": object_of(falling.MayBear, True),
    "$of_other_types": object_of(worth.OfOtherTypes),
    "$reached": object_of(worth.Reached),
    "$stays": object_of(falling.Stays),
    "$may_leave": object_of(worth.MayLeave),
    "$may_devolve": object_of(worth.MayDevolve),
    "$may_evolve": object_of(worth.MayEvolve),
    "$may_heal": object_of(worth.MayHeal),
    "$may_become": object_of(falling.MayBecome, "condition", "points", False),
    "$will_become": object_of(falling.MayBecome, "condition", "points", True),
    "$may_take": object_of(
        worth.MayTake, cause_ahead, lambda low, said, env: said["zone"] == "discard"
    ),
}
