"""Protection: damage, effects, damage counters and Special Conditions prevented."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import off, on, source

# --- prevention ---------------------------------------------------------------------------------
row(
    "with_or_without_damage",
    "all",
    ", including damage ,",
    "( including damage )",
    ", including damage",
)
row(
    "with_or_without_damage",
    "effects",
    ", [except|excluding] damage ,",
    "( [except|excluding] damage )",
    ", except for damage ,",
    ", [other than|but not] damage ,",
)


ATTACKER = node("attacker")


def shield(what: str, who: Arg, of: Arg) -> Node:
    """Return protection from attacks of somebody; whoever attacks is anyone."""
    of = "anyone" if of == ATTACKER else of
    return on(who, node("prevent", what, who, "attack", source(of)))


@rule(
    "modifier",
    "prevent(s) all effects of {of:attacks_of} {what:with_or_without_damage} done to {who:bearer}",
    "prevent(s) all effects {what:with_or_without_damage} done to {who:bearer} by {of:attacks_of}",
    "prevent(s) all effects {what:with_or_without_damage} by {of:attacks_of} done to {who:bearer}",
    "prevent(s) all damage from and effects of {of:attacks_of} done to {who:bearer}",
    "prevent(s) all damage and effects of {of:attacks_of} done to {who:bearer}",
    "prevent(s) all damage and effects done to {who:bearer} by {of:attacks_of}",
    "prevent(s) all effects {what:with_or_without_damage} of {of:attacks_of} done to {who:bearer}",
)
def prevents(who: Arg, of: Node, what: str = "all") -> Node:
    return shield(what, who, of["players"])


@rule(
    "modifier",
    "prevent(s) all effects of {of:attacks_of} {what:with_or_without_damage} done to {who:bearer} "
    "by {by:bearer}",
    "prevent(s) all effects of {of:attacks_of} {what:with_or_without_damage} done by {by:bearer} "
    "to {who:bearer}",
)
def prevents_from(who: Arg, of: Node, by: Arg, what: str = "all") -> Node | None:
    if by == ATTACKER:
        return shield(what, who, of["players"])
    return shield(what, who, by) if of["players"] == "anyone" else None


@rule(
    "modifier", "prevent(s) all effects of {of:attacks_of} done to {who:bearer} [by {by:bearer}]?"
)
def prevents_effects(who: Arg, of: Node, by: Arg = ATTACKER) -> Node | None:
    return prevents_from(who, of, by, "effects")


row(
    "modifier",
    "@on(?of, prevent(?what, ?of))",
    "prevent(s) all effects {what:with_or_without_damage} done to {of:bearer}",
)


@rule(
    "modifier",
    "prevent(s) [all|any] damage done to {who:bearer} by {of:attacks_of}",
    "prevent(s) [all|any] damage done by {of:attacks_of} to {who:bearer}",
    "prevent(s) [all|any] damage from {of:attacks_of} done to {who:bearer}",
    "{who:bearer} can't be damaged by {of:attacks_of}",
    "{of:attacks_of} can't do [any]? damage to {who:bearer}",
    "{who:bearer} [don't|doesn't] take [any]? damage from {of:attacks_of}",
    "{who:bearer} takes no damage from {of:attacks_of}",
)
def prevents_damage(who: Arg, of: Node) -> Node:
    return shield("damage", who, of["players"])


row(
    "modifier",
    "@on(?of, prevent(damage, ?of))",
    "prevent(s) [all|any] damage done to {of:bearer}",
    "{of:bearer} can't be damaged",
)
row(
    "modifier",
    "@on(?of, prevent(damage, ?of, attack, ?of))",
    "prevent all damage done to {of:pokemon} by attacks it uses",
)


FREELY = ("nobody", "free", "play")


@rule(
    "modifier",
    "{of:attacks_of} [{x:and_abilities}]? can't put [any]? damage counters on {who:bearer}",
    "damage counters can't be [put|placed] on {who:bearer} by [effects of]? {of:attacks_of} "
    "[{x:and_abilities}]?",
)
def no_counters(who: Arg, of: Node, x: bool = False) -> Node:
    causes = ("attack", "ability") if x else ("attack",)
    cause = conjunction("or", *(node("event_cause", one) for one in causes))
    by = of["players"]
    by = node("all", by) if isinstance(by, str) else by
    asked = cause if of["players"] == "anyone" else node("and", cause, node("event_from", by))
    stops = (node("nullify"),)
    clause = Node("instead", (Node("counters_placed", (who,)), asked, *FREELY, stops))
    return on(who, node("handler", clause))


row("and_abilities", "true", "and Abilities", "or Abilities")


# --- conditions ---------------------------------------------------------------------------------
row("conditions_listed", "[?status]", "{status}")
row("power_kinds", "[?power_kind]", "{power_kind}")
row(
    "conditions_listed",
    "[?status, *?conditions_listed]",
    "{status} [,|or|, or|and] {conditions_listed}",
)


# --- powers -------------------------------------------------------------------------------------
row("power_kinds", "[?power_kind, ?b]", "{power_kind} [and|or] {b:power_kind}")
row(
    "modifier",
    "@on(?of, mod(can_attack, ?of, forbid), *@off(?of, ?power_kinds))",
    "{of:bearer} can't attack or use any {power_kinds}",
)


@rule("modifier", "ignore all {all:power_kinds} other than {but:name}")
def ignored_powers(all: tuple[str, ...], but: str) -> Node:
    but = but.removesuffix("es") if but.endswith("Gases") else but
    return on(node("all", "both"), *off(node("all", "both"), all, but))


# --- effects of attacks ---------------------------------------------------------------------------
row(
    "effect_source",
    "true",
    "[the|that|an]? [opponent's]? attack(s)",
    "Pokémon Power(s)",
    "Poké-Power(s)",
    "Poké-Bodies",
    "Abilities",
    "Trainer card(s)",
    "Energy cards",
)
row(
    "effect_sources",
    "true",
    "{effect_source}",
    "{effect_source} [,|and|or|, and|, or] {effect_sources}",
)
row("after_resistance", "true", "after applying [Weakness and]? Resistance")


@rule(
    "modifier",
    "prevent(s) all damage counters from being [put|placed] on {who:bearer} by effects of "
    "{of:attacks_of}",
)
def counters_kept_off(who: Arg, of: Node) -> Node:
    return no_counters(who, of)


row(
    "modifier",
    "@on(?of, prevent(all, ?of, ability, foe))",
    "prevent(s) all effects of your opponent's Pokémon's Abilities done to {of:bearer}",
    "prevent(s) all effects of Abilities [of|from|used by] your opponent's Pokémon done to "
    "{of:bearer}",
    "{of:bearer} can't be affected by effects of Abilities from [your|the] opponent's Pokémon",
)
