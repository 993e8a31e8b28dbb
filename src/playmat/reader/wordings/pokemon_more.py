"""More ways to say which Pokémon: others, both sides, by name, by what they have."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import node, where
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.basics import plain_name
from playmat.reader.wordings.pokemon import DEFENDER, SELF, fitting

phrase("owner", "me", "your own")
phrase("mon", DEFENDER, "[1|any|either] of the Defending Pokémon", "the Active Defending Pokémon")
phrase(
    "mon",
    node("$actives"),
    "all Defending Pokémon",
    "each of the Defending Pokémon",
    "each of your opponent's Active Pokémon",
)
phrase(
    "mon",
    node("active", "foe"),
    "your opponent's new Active Pokémon",
    "the opponent's Active Pokémon",
    "1 of your opponent's Active Pokémon",
)
phrase("mon", node("$newcomer"), "the new Active Pokémon")
phrase("mon", node("active", "me"), "1 of your Active Pokémon", "your new Active Pokémon")
phrase("mon", node("active", "both"), "both Active Pokémon", "each Active Pokémon")
phrase(
    "mon",
    node("join", SELF, DEFENDER),
    "[both]? [~|this Pokémon] and [the Defending|your opponent's Active] Pokémon",
    "[both]? [the Defending|your opponent's Active] Pokémon and [~|this Pokémon]",
)
phrase(
    "mon",
    node("$that", "mons"),
    "the Pokémon you chose",
    "the switched Pokémon",
    "[each|all] of those Pokémon",
    "the first Pokémon",
)
phrase("mon", node("$other_mon"), "the other Pokémon")

SIDES = "( both yours and your opponent's )"


@rule(
    "mons",
    "{who:owner} other {kind:monnoun}",
    "[another|other] of {who:owner} {kind:monnoun}",
    "another {kind:monnoun} {who:owner}",
)
def others(who: str, kind: Node) -> Arg:
    """Read a player's Pokémon but the one just spoken of."""
    return node("less", fitting(node("all", who), kind), node("$it"))


@rule(
    "mons",
    "{who:owner} other Benched {kind:monnoun}",
    "another of {who:owner} Benched {kind:monnoun}",
)
def other_benched(who: str, kind: Node) -> Arg:
    """Read a player's Benched Pokémon but the one just spoken of."""
    return node("less", fitting(node("bench_of", who), kind), node("$it"))


@rule(
    "target",
    "another of {who:owner} {kind:monnoun}",
    "another of {who:owner} {kind:monnoun} of your choice",
    "another {kind:monnoun} of {who:owner}",
)
def another(who: str, kind: Node) -> Node:
    """Read one more of a player's Pokémon."""
    return node("$pick", node("less", fitting(node("all", who), kind), node("$it")), 1, 1, "$who")


@rule("mons", f"Benched {{kind:monnoun}} {SIDES}")
def all_benched(kind: Node) -> Arg:
    """Read the Benched Pokémon of both sides."""
    return fitting(node("bench_of", "both"), kind)


@rule("mons", f"{{kind:monnoun}} {SIDES}", f"{{kind:monnoun}} in play {SIDES}")
def all_of_both(kind: Node) -> Arg:
    """Read the Pokémon of both sides."""
    return fitting(node("all", "both"), kind)


@rule("mons", "{kind:monnoun} you have in play", "{kind:monnoun} that you have in play")
def that_you_have(kind: Node) -> Arg:
    """Read the Pokémon this player has in play."""
    return fitting(node("all", "me"), kind)


@rule(
    "mons",
    "{kind:monnoun} your opponent has in play",
    "{kind:monnoun} [that]? your opponent has in play",
    "{kind:monnoun} [that]? your opponent has in play {that:monthat}",
)
def that_they_have(kind: Node, that: Node | None = None) -> Arg:
    """Read the Pokémon the other player has in play."""
    return where(fitting(node("all", "foe"), kind), that)


@rule(
    "target",
    "{q:quantity} of {of:mons} [of your choice|you choose]",
    "any of {of:mons}",
    "any {n:count} of {of:mons}",
)
def of_choice(of: Arg, q: Node | None = None, n: int = 1) -> Node:
    """Read a target somebody chooses, said at length."""
    least, most = q.args if q else (n, n)
    return node("$pick", of, least, most, "$who")


@rule("target", "each of {of:mons} , including {x:mon}")
def including(of: Arg, x: Node) -> Arg:
    """Read everybody, the one named too."""
    return of


# --- by name and kind ---------------------------------------------------------------------------
phrase("monword", node("tag", "dark"), "Dark")
phrase("monword", node("tag", "shining"), "Shining")
phrase("monword", node("tag", "delta"), "δ", "delta")
phrase("monword", node("afflicted"), "afflicted")
phrase("monkind", node("tag", "levelup"), "Pokémon LV.X")
phrase("monkind", node("tag", "star"), "Pokémon Star", "Pokémon ★")
phrase("monkind", node("tag", "mega"), "Mega Evolution Pokémon")
phrase("monkind", node("tag", "plasma"), "Team Plasma Pokémon")
phrase("monkind", node("tag", "legend"), "Pokémon LEGEND")
phrase("monkind", node("tag", "baby"), "Baby Pokémon")


@rule(
    "monkind",
    "{who:name} 's Pokémon",
    "Pokémon with {who:name} in its name",
    "Pokémon that has {who:name} in its name",
    "Pokémon with {who:name} in their names",
    "Pokémon that have {who:name} in their names",
)
def named_after(who: str) -> Node:
    """Read Pokémon with a word in their names."""
    return node("name_has", who)


@rule("monkind", "{who:name}", cost=2)
def by_name(who: str) -> Node | None:
    """Read Pokémon by name; all the letters of Unown share theirs."""
    if who == "Unown":
        return node("name_has", who)
    return node("named", who) if plain_name(who) else None


# --- what they have -----------------------------------------------------------------------------
@rule(
    "monthat",
    "that [has|have] {n:number} or more damage counters on [it|them]",
    "with {n:number} or more damage counters on [it|them]",
    "that already [has|have] {n:number} or more damage counters on [it|them]",
)
def with_counters(n: int) -> Node:
    """Read how damaged somebody must be."""
    return node("counters_at_least", n)


phrase(
    "monthat",
    node("damaged"),
    "that already [has|have] any damage counters on [it|them]",
    "with damage counters on [it|them]",
)
phrase(
    "monthat",
    node("fits_not", node("damaged")),
    "without any damage counters on [it|them]",
    "that doesn't have any damage counters on it",
    "that [has|have] no damage counters on [it|them]",
)
phrase(
    "monthat",
    node("fits_not", node("has_energy")),
    "that [has|have] no Energy [cards]? attached to [it|them]",
    "that [doesn't|don't] have any Energy [cards]? attached to [it|them]",
    "with no Energy [cards]? attached to [it|them]",
)
phrase(
    "monthat",
    node("has_tool"),
    "that [has|have] [a|any]? Pokémon Tool [card(s)]? attached to [it|them]",
    "with [a|any]? Pokémon Tool [card(s)]? attached to [it|them]",
)
phrase(
    "monthat",
    node("afflicted"),
    "[affected by|that is affected by|that are affected by] a Special Condition",
    "that [is|are] affected by [any|a]? Special Condition(s)",
)
phrase("powers", "power", "Poké-Power(s)")
phrase("powers", "body", "Poké-Body", "Poké-Bodies")
phrase("powers", "ability", "Ability", "Abilities")
phrase("powers", "old_power", "Pokémon Power(s)")


@rule("monthat", "that [has|have] [a|an|any]? {p:powers}", "with [a|an|any]? {p:powers}")
def with_power(p: str) -> Node:
    """Read what power somebody must have."""
    return node("has_power", p)


@rule(
    "monthat",
    "that [has|have] [any]? {p:powers} or {q:powers}",
    "with [a|any]? {p:powers} or {q:powers}",
)
def with_either_power(p: str, q: str) -> Node:
    """Read which of two powers somebody must have."""
    return node("fits_any", node("has_power", p), node("has_power", q))


@rule(
    "monthat",
    "that [has|have] the {a:name} attack",
    "with the {a:name} attack",
    "that [has|have] {a:name}",
)
def with_attack(a: str) -> Node:
    """Read which attack somebody must have."""
    return node("has_attack", a)


@rule("monthat", "that [has|have] {t:type} Weakness", "with {t:type} Weakness")
def with_weakness(t: str) -> Node:
    """Read which Weakness somebody must have."""
    return node("weak_to", t)
