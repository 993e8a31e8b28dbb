"""What must hold on the table: conditions joined, numbers, who is in play."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import conjunction, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.brackets import ANY, fitted


# --- joined conditions --------------------------------------------------------------------------
@rule("conds", "{a:cond}")
def one_cond(a: Node) -> Node:
    """Read one condition."""
    return a


@rule("conds", "{a:cond} and [if]? {b:conds}")
def two_conds(a: Node, b: Node) -> Node:
    """Read conditions that must all hold."""
    return node("and", a, b)


@rule("conds", "{a:cond} or if {b:conds}")
def either_cond(a: Node, b: Node) -> Node:
    """Read conditions of which one must hold."""
    return node("or", a, b)


@rule(
    "conds", "{who:mon} is {a:state} and [is]? {b:state}", "{who:mon} is {a:state} , is {b:state}"
)
def both_states(who: Node, a: Node, b: Node) -> Node:
    """Read two things said of one Pokémon."""
    return node("and", node("is", who, a), node("is", who, b))


# --- numbers ------------------------------------------------------------------------------------
@rule("range", "{n:count} or [less|fewer]", "up to {n:count}")
def at_most(n: int) -> Node:
    """Read at most so many."""
    return node("$range", "<=", n)


@rule("range", "less than {n:count}", "fewer than {n:count}")
def below(n: int) -> Node:
    """Read less than so many."""
    return node("$range", "<", n)


@rule("range", "{n:count} or more", "at least {n:count}", "{n:count} of more")
def from_on(n: int) -> Node:
    """Read at least so many."""
    return node("$range", ">=", n)


@rule("range", "more than {n:count}")
def above(n: int) -> Node:
    """Read more than so many."""
    return node("$range", ">", n)


@rule("range", "exactly {n:count}")
def exactly(n: int) -> Node:
    """Read exactly so many."""
    return node("$range", "==", n)


phrase("range", node("$range", "==", 0), "no")


def counted(what: Arg, n: Node) -> Node:
    """Return that a number lies in a range."""
    return node("compare", what, *n.args)


# --- who is in play -----------------------------------------------------------------------------
phrase("owning", "me", "you have")
phrase("owning", "foe", "your opponent has")
phrase("lacking", "me", "you don't have")
phrase("lacking", "foe", "your opponent doesn't have")


@rule("cond", "{who:owning} {all:everyname} in play")
def have_all(who: str, all: tuple[Node, ...]) -> Node:
    """Read Pokémon that must all be in play."""
    return conjunction(
        "and", *(node("any_of", node("where", node("all", who), fit)) for fit in all)
    )


@rule(
    "cond",
    "{who:owning} {all:everyname} on {bench:owner} Bench",
    "{who:owning} {all:everyname} on {bench:owner} Bench",
)
def have_all_benched(who: str, all: tuple[Node, ...], bench: str) -> Node:
    """Read Pokémon that must all be on the Bench."""
    return conjunction(
        "and", *(node("any_of", node("where", node("bench_of", who), fit)) for fit in all)
    )


@rule("everyname", "[a|an]? {a:called}")
def one_of_all(a: Node) -> tuple[Node, ...]:
    """Read one name that must be there."""
    return (a,)


@rule("everyname", "{a:called} [and|,|, and] {b:everyname}")
def more_of_all(a: Node, b: tuple[Node, ...]) -> tuple[Node, ...]:
    """Read names that must all be there."""
    return (a, *b)


@rule("cond", "{who:owning} {any:anyname} in play")
def have_one(who: str, any: Node) -> Node:
    """Read Pokémon of which one must be in play."""
    return node("any_of", node("where", node("all", who), any))


@rule("anyname", "{a:called} or {b:called}", "{a:called} , or {b:called}")
def either_name(a: Node, b: Node) -> Node:
    """Read two names of which one must be there."""
    return node("fits_any", a, b)


@rule("anyname", "{a:called} , {b:anyname}")
def one_of_names(a: Node, b: Node) -> Node:
    """Read names of which one must be there."""
    return node("fits_any", a, b)


@rule("cond", "{n:called} is in play", "any {n:called} [is|are] in play")
def somebody(n: Node) -> Node | None:
    """Read a name that must be in play, of a Pokémon on either side or of the Stadium."""
    name = str(n.args[0])
    if name == "$own" or name.endswith("Stadium"):
        return None
    mons = node("any_of", node("where", node("all", "both"), n))
    if len(name.split()) < 2 or name.endswith((" ex", " LV.X", " δ", " ★")):
        return mons
    return node("or", node("any_of", node("where", node("stadium"), n)), mons)


@rule(
    "cond",
    "{who:owning} [any|a|an|1 or more] {kind:monnoun} [in play]?",
    "{who:owning} [any|a|an] {kind:monnoun} in play {that:monthat}",
    "{who:owning} [any|a|an] {kind:monnoun} {that:monthat} in play",
    "{who:owning} {kind:monnoun} in play",
)
def have_kind(who: str, kind: Node, that: Node = ANY) -> Node:
    """Read a kind of Pokémon that must be in play."""
    return node("any_of", fitted(node("all", who), kind, that))


@rule(
    "cond",
    "{who:owning} any Benched {kind:monnoun}",
    "{who:owning} [any|a] {kind:monnoun} on [his or her|your] Bench",
)
def have_benched(who: str, kind: Node) -> Node:
    """Read Benched Pokémon that must be there."""
    return node("any_of", fitted(node("bench_of", who), kind))


@rule("cond", "{who:owning} any {kind:monnoun} as [his or her|your] Active Pokémon")
def have_active(who: str, kind: Node) -> Node:
    """Read the kind the Active must be of."""
    return node("is", node("active", who), kind)


@rule("cond", "{who:owning} another ~ in play")
def have_another(who: str) -> Node:
    """Read another Pokémon of the own name."""
    return node(
        "any_of", node("where", node("less", node("all", who), node("self")), node("named", "$own"))
    )


@rule("cond", "{who:owning} {n:range} {kind:monnoun} [in play]?")
def have_so_many(who: str, n: Node, kind: Node) -> Node:
    """Read how many Pokémon a player must have."""
    return counted(node("count", fitted(node("all", who), kind)), n)


@rule(
    "cond",
    "{who:owning} {n:range} Benched {kind:monnoun}",
    "{who:owning} {n:range} {kind:monnoun} on [his or her|your] Bench",
)
def have_so_many_benched(who: str, n: Node, kind: Node) -> Node:
    """Read how many Benched Pokémon a player must have."""
    return counted(node("count", fitted(node("bench_of", who), kind)), n)


@rule(
    "cond",
    "there [are|is] {n:range} {of:mons}",
    "the number of {of:mons} is {n:range}",
    "there [are|is] {n:range} {of:mons} in play",
)
def so_many(n: Node, of: Arg) -> Node:
    """Read how many Pokémon there must be."""
    return counted(node("count", of), n)


@rule("cond", "you have {how:comparing} Pokémon in play than your opponent")
def more_pokemon(how: str) -> Node:
    """Compare the Pokémon of both players."""
    return node("compare", node("count", node("all", "me")), how, node("count", node("all", "foe")))


@rule("cond", "you have {how:comparing} Benched Pokémon than your opponent")
def more_benched(how: str) -> Node:
    """Compare the Benches of both players."""
    return node(
        "compare",
        node("count", node("bench_of", "me")),
        how,
        node("count", node("bench_of", "foe")),
    )


phrase("comparing", "<", "less", "fewer")
phrase("comparing", ">", "more")

phrase(
    "cond",
    node("compare", node("count", node("all", "me")), "==", 1),
    "~ is the only Pokémon you have in play",
    "this Pokémon is the only Pokémon you have in play",
)


@rule("cond", "{n:called} is anywhere under {who:mon}")
def lies_under(n: Node, who: Node) -> Node:
    """Read what a Pokémon must have evolved from."""
    return node("any_of", node("where", node("under", who), n))


# --- who has more -------------------------------------------------------------------------------
phrase("tally", "pokemon", "Pokémon in play")
phrase("tally", "bench", "Benched Pokémon", "Pokémon on [your|his or her] Bench")
phrase("tally", "prizes", "Prize cards [left]?", "Prizes left")
phrase("tally", "hand", "cards in [your|his or her] hand")


def tallied(what: str, who: str) -> Node:
    """Return how many of something a player has."""
    if what == "prizes":
        return node("prizes_left", who)
    return node("count", node({"pokemon": "all", "bench": "bench_of", "hand": "hand"}[what], who))


@rule("cond", "your opponent has {how:comparing} {what:tally} than you [do]?")
def they_have_more(how: str, what: str) -> Node:
    """Compare what the opponent has with what this player has."""
    return node("compare", tallied(what, "foe"), how, tallied(what, "me"))


@rule("cond", "you have {how:comparing} {what:tally} than your opponent [does|has]?")
def i_have_more(how: str, what: str) -> Node:
    """Compare what this player has with what the opponent has."""
    return node("compare", tallied(what, "me"), how, tallied(what, "foe"))
