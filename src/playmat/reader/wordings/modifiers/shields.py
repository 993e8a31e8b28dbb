"""Protection: effects and damage prevented, conditions that cannot be had, powers switched off."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import off, on, source

# --- prevention ---------------------------------------------------------------------------------
phrase(
    "with_or_without_damage",
    "all",
    ", including damage ,",
    "( including damage )",
    ", including damage",
)
phrase(
    "with_or_without_damage",
    "effects",
    ", [except|excluding] damage ,",
    "( [except|excluding] damage )",
    ", except for damage ,",
    ", [other than|but not] damage ,",
)


def shield(what: str, who: Arg, of: Arg) -> Node:
    """Return protection from attacks of somebody; whoever attacks is anyone."""
    of = "anyone" if of == node("attacker") else of
    return on(who, node("prevent", what, who, "attack", source(of)))


@rule(
    "modifier",
    "prevent(s) all effects of {of:attacks_of} {what:with_or_without_damage} done to {who:bearer}",
    "prevent(s) all effects {what:with_or_without_damage} done to {who:bearer} by {of:attacks_of}",
    "prevent(s) all effects {what:with_or_without_damage} by {of:attacks_of} done to {who:bearer}",
    "prevent(s) all damage from and effects of {of:attacks_of} done to {who:bearer}",
    "prevent(s) all damage and effects of {of:attacks_of} done to {who:bearer}",
    "prevent(s) all effects {what:with_or_without_damage} of {of:attacks_of} done to {who:bearer}",
)
def prevents(who: Arg, of: Node, what: str = "all") -> Node:
    return shield(what, who, of.args[0])


@spare_rule("modifier", "prevent(s) all damage and effects done to {who:bearer} by {of:attacks_of}")
def prevents_done(who: Arg, of: Node) -> Node:
    return shield("all", who, of.args[0])


@spare_rule(
    "modifier",
    "prevent(s) all effects of {of:attacks_of} [and|or|and/or] Abilities "
    "[{x:with_or_without_damage}]? done to {who:bearer}",
)
def prevents_abilities_too(who: Arg, of: Node, x: str = "effects") -> Node:
    by = source(of.args[0])
    return on(
        who, node("prevent", x, who, "attack", by), node("prevent", "effects", who, "ability", by)
    )


@rule("modifier", "prevent(s) all effects of {of:attacks_of} done to {who:bearer}")
def prevents_effects(who: Arg, of: Node) -> Node:
    return shield("effects", who, of.args[0])


@rule(
    "modifier",
    "prevent(s) all effects of {of:attacks_of} {what:with_or_without_damage} done to {who:bearer} "
    "by {by:bearer}",
    "prevent(s) all effects of {of:attacks_of} {what:with_or_without_damage} done by {by:bearer} "
    "to {who:bearer}",
)
@spare_rule(
    "modifier",
    "prevent(s) all damage [from]? and effects of {of:attacks_of} done to {who:bearer} [by|from] "
    "{by:bearer}",
)
def prevents_from(who: Arg, of: Node, by: Arg, what: str = "all") -> Node | None:
    if by == node("attacker"):
        return shield(what, who, of.args[0])
    return shield(what, who, by) if of.args[0] == "anyone" else None


@spare_rule(
    "modifier", "prevent(s) all effects of {of:attacks_of} done to {who:bearer} by {by:bearer}"
)
def prevents_effects_from(who: Arg, of: Node, by: Arg) -> Node | None:
    return prevents_from(who, of, by, "effects")


@rule("modifier", "prevent(s) all effects {what:with_or_without_damage} done to {who:bearer}")
def prevents_everything(who: Arg, what: str) -> Node:
    return on(who, node("prevent", what, who))


@rule(
    "modifier",
    "prevent(s) [all|any] damage done to {who:bearer} by {of:attacks_of}",
    "prevent(s) [all|any] damage done by {of:attacks_of} to {who:bearer}",
    "prevent(s) [all|any] damage from {of:attacks_of} done to {who:bearer}",
    "{who:bearer} can't be damaged by {of:attacks_of}",
    "{who:bearer} [don't|doesn't] take [any]? damage from {of:attacks_of}",
    "{who:bearer} takes no damage from {of:attacks_of}",
)
def prevents_damage(who: Arg, of: Node) -> Node:
    return shield("damage", who, of.args[0])


@rule(
    "modifier",
    "prevent(s) [all|any] damage done to {who:bearer} [by|from] {of:bearer}",
    "prevent(s) [all|any] damage done by {of:bearer} to {who:bearer}",
    "prevent(s) [all|any] damage from attacks done to {who:bearer} [by|from] {of:bearer}",
    cost=1,
)
def prevents_damage_of(who: Arg, of: Arg) -> Node:
    return shield("damage", who, of)


@spare_rule(
    "modifier",
    "prevent(s) [all|any] damage done to {who:bearer} by attacks if that damage is {n:number} or "
    "{how:bound_side}",
    "prevent(s) [all|any] damage done to {who:bearer} by attacks if it is {n:number} or "
    "{how:bound_side}",
)
@spare_rule(
    "modifier",
    "prevent(s) [all|any] damage done to {who:bearer} by {of:attacks_of} if [that damage|it] is "
    "{n:number} {how:bound_side}",
    "prevent(s) [all|any] damage from {of:attacks_of} done to {who:bearer} if [that damage|it] is "
    "{n:number} {how:bound_side}",
)
def prevents_some(who: Arg, n: int, how: str, of: Node | None = None) -> Node:
    by = "anyone" if of is None else source(of.args[0])
    return on(who, node("mod", "damage_limit", who, how, n, **{"from": by}))


spare_phrase("bound_side", "at_most", "less")
spare_phrase("bound_side", "at_least", "more")


@rule(
    "modifier", "prevent(s) [all|any] damage done to {who:bearer}", "{who:bearer} can't be damaged"
)
def prevents_all_damage(who: Arg) -> Node:
    return on(who, node("prevent", "damage", who))


@rule("modifier", "{who:bearer} don't take damage from and aren't affected by attacks")
@spare_rule("modifier", "{who:bearer} can't be affected by attacks")
def unaffected(who: Arg) -> Node:
    return shield("all", who, "anyone")


@rule(
    "modifier",
    "prevent [all|any] effect(s) of [your opponent's Pokémon's Abilities|Abilities of your "
    "opponent's Pokémon|Abilities used by your opponent's Pokémon|your opponent's Abilities] done "
    "to {who:bearer}",
    "prevent [all|any] effect(s) of Abilities from your opponent's Pokémon done to {who:bearer}",
)
def from_abilities(who: Arg) -> Node:
    return on(who, node("prevent", "all", who, "ability", "foe"))


@spare_rule(
    "modifier",
    "prevent all effect(s) of [Item and Supporter|Item or Supporter|Trainer] cards [your opponent "
    "plays|played] [from his or "
    "her hand]? done to {who:bearer}",
    "prevent all effects done to {who:bearer} by your opponent's [Item and Supporter|Trainer] "
    "cards",
    "prevent all effects of your opponent's [Item and Supporter|Supporter and Item|Trainer] cards "
    "done to {who:bearer}",
    "prevent all effects of your opponent's [Item cards and Supporter|Supporter cards and Item] "
    "cards done to {who:bearer}",
)
def from_trainers(who: Arg) -> Node:
    return on(who, node("prevent", "all", who, "trainer", "foe"))


phrase(
    "modifier",
    on(node("all", "me"), node("shield_player", "me", "attack")),
    "prevent all effect(s) of attack(s) done to you or your hand by your opponent's Pokémon",
)
phrase("mark", (), "remove any existing effects")
phrase("mark", (), "remove any such [existing]? effects", "remove [all|any] existing effects")
phrase("note", (), "existing effects [aren't|are] removed")


@rule(
    "modifier",
    "Energy cards attached to {who:pokemon} can't be removed by your opponent's attacks or Trainer "
    "cards",
)
def safe_energy(who: Node) -> Node:
    of = node("energy_on", who)
    return on(who, *(node("fasten", of, cause, "foe") for cause in ("attack", "trainer")))


@spare_rule("modifier", "{who:bearer} can't be damaged by attacks")
def undamaged(who: Arg) -> Node:
    return on(who, node("prevent", "damage", who, "attack"))


# --- conditions ---------------------------------------------------------------------------------
@rule("modifier", "{who:bearer} can't become {all:conditions_listed}")
def spared(who: Arg, all: tuple[str, ...]) -> Node:
    return on(who, node("forbid_conditions", who, *all))


@rule("modifier", "{who:bearer} can't become affected by [any|a] Special Condition(s)")
def spared_all(who: Arg) -> Node:
    return on(who, node("forbid_conditions", who))


@rule("modifier", "{who:bearer} can't be {all:conditions_listed}")
def immune_to(who: Arg, all: tuple[str, ...]) -> Node:
    return on(who, node("immune", who, *all))


@rule("modifier", "{who:bearer} can't be affected by [any]? Special Condition(s)")
def immune_to_all(who: Arg) -> Node:
    return on(who, node("immune", who))


phrase("clause", (), "remove all Special Conditions from each of {pokemons}")


@rule("conditions_listed", "{a:status}")
@rule("power_kinds", "{a:power_kind}")
def one_listed(a: str) -> tuple[str, ...]:
    return (a,)


@rule("conditions_listed", "{a:status} [,|or|, or|and] {b:conditions_listed}")
def more_conditions(a: str, b: tuple[str, ...]) -> tuple[str, ...]:
    return (a, *b)


phrase(
    "note",
    (),
    "Remove any Special Conditions affecting this Pokémon",
    "Remove any Special Conditions affecting those Pokémon",
    "If any of those Pokémon [is|are] {conditions_listed} , remove [that|those] Special "
    "Condition(s)",
    "If [~|it|that Pokémon|this Pokémon] is [currently|already]? {conditions_listed} , remove "
    "[that|those] Special Condition(s)",
)


# --- powers -------------------------------------------------------------------------------------


@rule("power_kinds", "{a:power_kind} [and|or] {b:power_kind}")
def two_kinds(a: str, b: str) -> tuple[str, ...]:
    return (a, b)


@rule("modifier", "{who:bearer} can't use [any|its]? {all:power_kinds}")
def no_powers(who: Arg, all: tuple[str, ...]) -> Node:
    return on(who, *off(who, all))


@rule("modifier", "{who:bearer} can't attack or use any {all:power_kinds}")
def no_attacks_or_powers(who: Arg, all: tuple[str, ...]) -> Node:
    return on(who, node("mod", "can_attack", who, "forbid"), *off(who, all))


@rule("modifier", "ignore all {all:power_kinds} other than {but:name}")
def ignored_powers(all: tuple[str, ...], but: str) -> Node:
    but = but.removesuffix("es") if but.endswith("Gases") else but
    return on(node("all", "both"), *off(node("all", "both"), all, but))


@rule("modifier", "ignore all {all:power_kinds}", "all {all:power_kinds} stop working")
def all_powers_off(all: tuple[str, ...]) -> Node:
    return on(node("all", "both"), *off(node("all", "both"), all))


@rule(
    "modifier",
    "all of your opponent's Baby Pokémon Power(s) stop working and your opponent's Baby Pokémon "
    "can't attack",
)
def scared_babies() -> Node:
    babies = node("where", node("all", "foe"), node("tag", "baby"))
    return on(
        babies, node("off_power", babies, "old_power"), node("mod", "can_attack", babies, "forbid")
    )


# --- effects of attacks ---------------------------------------------------------------------------
@rule("modifier", "prevent all effects of attacks , other than damage , done to {who:pokemon}")
def no_effects(who: Node) -> Node:
    return on(who, node("prevent", "effects", who, "attack"))


phrase(
    "effect_source",
    True,
    "[the|that|an]? [opponent's]? attack(s)",
    "Pokémon Power(s)",
    "Poké-Power(s)",
    "Poké-Bodies",
    "Abilities",
    "Trainer card(s)",
    "Energy cards",
)
phrase(
    "effect_sources",
    True,
    "{effect_source}",
    "{effect_source} [,|and|or|, and|, or] {effect_sources}",
)
phrase("after_resistance", True, "after applying [Weakness and]? Resistance")
phrase(
    "reminder",
    True,
    "[any|all] other effects [still]? happen",
    "any other effects that would happen {after_resistance} still happen",
    "[any|all] other effects [of|from] {effect_sources} [still]? happen",
)


CAUSES = ("attack", "power", "trainer")
phrase("foes_doings", CAUSES, "your opponent's attacks , Pokémon Powers , and Trainer cards")


@rule("modifier", "{by:foes_doings} can't discard {what:cards}")
def kept_attached(by: tuple[str, ...], what: Arg) -> Node:
    return on(node("nobody"), *(node("protect", what, cause, "foe") for cause in by))


@rule("cards", "Energy cards [from|attached to] {of:pokemons}", cost=1)
def energy_of(of: Arg) -> Node:
    return node("energy_on", of)


# --- untouched by Trainer cards -------------------------------------------------------------------
@rule(
    "modifier",
    "{who:pokemon} and Energy cards attached to it aren't affected by [effects from|the effects "
    "of] Trainer cards other than Stadium cards",
)
def untouched_by_trainers(who: Node) -> Node:
    of, kinds = node("energy_on", who), ("trainer", "tool")
    shields = [node("prevent", "all", who, kind) for kind in kinds]
    return on(who, *shields, *(node("fasten", of, kind) for kind in kinds))


phrase(
    "clause",
    node(
        "$static",
        node("is", node("self"), node("is_active")),
        (on(node("self"), node("mod", "holds_trainers", node("self"), "forbid")),),
    ),
    "as long as this Power [is active|works] , discard any Trainer cards attached to ~",
)


phrase("cause", ("attack",), "attacks")
phrase("cause", ("power",), "Pokémon Powers")
spare_phrase("cause", ("trainer",), "Trainer cards")


same("causes", "{cause}")


@rule("causes", "{a:cause} [or|, or|,] {b:causes}")
def more_causes(a: tuple[str, ...], b: tuple[str, ...]) -> tuple[str, ...]:
    return (*a, *b)


@rule(
    "clause",
    "[as long as ~ is in play ,]? cards in [any|either|each] player's discard pile(s) aren't "
    "affected by {by:causes}",
)
def piles_untouched(by: tuple[str, ...]) -> Node:
    fast = (node("fasten", node("discards", "both"), cause) for cause in by)
    return node("$static", node("always"), (on(node("nobody"), *fast),))


@spare_rule(
    "modifier",
    "prevent [all|any] effects of [any|a|each|all]? {x:stadium_cards} done to {who:bearer}",
    "{who:bearer} [aren't|isn't] affected by [any|a|each|all]? {x:stadium_cards}",
)
def from_stadiums(who: Arg, x: bool) -> Node:
    return on(who, node("prevent", "all", who, "stadium"))


spare_phrase("stadium_cards", True, "Stadium(s) [card(s)]? [in play]?")
