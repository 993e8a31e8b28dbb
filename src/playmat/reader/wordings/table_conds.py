"""What must hold on the table: who is in play, what is attached, hands, decks and Prizes."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import conjunction, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.brackets import ANY, fitted
from playmat.reader.wordings.cardnouns import of_kind


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


# --- hands, decks and Prizes --------------------------------------------------------------------
@rule(
    "cond",
    "{who:owning} {n:range} card(s) [left]? in [his or her|your|their] hand",
    "{who:owning} {n:range} card(s) in hand",
)
def cards_in_hand(who: str, n: Node) -> Node:
    """Read how many cards a hand must hold."""
    return counted(node("count", node("hand", who)), n)


@rule("cond", "{who:owning} {n:count} card(s) left in [his or her|your] hand")
def cards_left(who: str, n: int) -> Node:
    """Read how many cards a hand must still hold."""
    return node("compare", node("count", node("hand", who)), "==", n)


@rule("cond", "{who:owning} {n:range} card(s) [left]? in [his or her|your] deck")
def cards_in_deck(who: str, n: Node) -> Node:
    """Read how many cards a deck must hold."""
    return counted(node("count", node("deck", who)), n)


phrase(
    "cond",
    node("compare", node("count", node("hand", "me")), "==", node("count", node("hand", "foe"))),
    "you have {e:evenly} cards in your hand as your opponent",
)


@rule(
    "cond",
    "{who:owning} [any|a|an] {kind:cardkind} {at:place}",
    "{who:owning} {kind:cardkind} {at:place}",
)
def have_cards(who: str, kind: Node, at: Node) -> Node | None:
    """Read cards a zone must hold."""
    if at.word not in ("hand", "discards") or at.args[0] not in (who, "$who", "$their"):
        return None
    return node("any_of", of_kind(Node(at.word, (who,)), kind))


@rule(
    "cond",
    "{who:owning} {n:range} Prize card(s) [left|remaining]?",
    "{who:owning} {n:range} Prizes [left|remaining]?",
)
def prizes(who: str, n: Node) -> Node:
    """Read how many Prizes a player must have left."""
    return counted(node("prizes_left", who), n)


@rule("cond", "{who:owning} {n:numbers} Prize card(s) left")
def one_of_prizes(who: str, n: tuple[int, ...]) -> Node:
    """Read the numbers of Prizes of which one must be left."""
    return conjunction("or", *(node("compare", node("prizes_left", who), "==", one) for one in n))


@rule("numbers", "{a:number} or {b:number}", "{a:number} , or {b:number}")
def two_numbers(a: int, b: int) -> tuple[int, ...]:
    """Read two numbers."""
    return (a, b)


@rule("numbers", "{a:number} , {b:numbers}")
def more_numbers(a: int, b: tuple[int, ...]) -> tuple[int, ...]:
    """Read several numbers."""
    return (a, *b)


phrase(
    "cond",
    node("compare", node("prizes_left", "me"), ">", node("prizes_left", "foe")),
    "you have more Prize cards left than your opponent",
)
phrase(
    "cond",
    node("compare", node("prizes_left", "me"), "<", node("prizes_left", "foe")),
    "you have [less|fewer] Prize cards left than your opponent",
)

# --- Stadiums, Supporters -----------------------------------------------------------------------
phrase(
    "cond",
    node("any_of", node("stadium")),
    "[any|a] Stadium card is in play",
    "there is any Stadium card in play",
    "a Stadium [card]? is in play",
)
phrase(
    "cond",
    node("any_of", node("where", node("stadium"), node("owned_by", "me"))),
    "you have a Stadium card in play",
)
phrase("cond", node("any_of", node("beside", "me")), "you have a Supporter card in play")
phrase(
    "cond",
    node("not", node("any_of", node("beside", "me"))),
    "you don't have a Supporter card in play",
)


@rule("cond", "[any|a] Stadium card with {n:name} in its name is in play")
def stadium_with(n: str) -> Node:
    """Read a word the name of the Stadium in play must have."""
    return node("any_of", node("where", node("stadium"), node("name_has", n)))


@rule("cond", "you have a Supporter card with {n:name} in its name in play")
def supporter_with(n: str) -> Node:
    """Read a word the name of the Supporter in play must have."""
    return node("any_of", node("where", node("beside", "me"), node("name_has", n)))


phrase(
    "cond",
    node("supporter_played", "me"),
    "you have played a Supporter card [from your hand]? [during]? this turn",
    "you played a Supporter card [from your hand]? [during]? this turn",
)
phrase(
    "cond",
    node("not", node("supporter_played", "me")),
    "you haven't played a Supporter card [from your hand]? [during]? this turn",
)


# --- what a Pokémon has -------------------------------------------------------------------------
@rule(
    "cond",
    "{who:mon} 's remaining HP [is|are] {n:number} or less",
    "{who:mon} has {n:number} HP or less [remaining|left]",
)
def little_hp(who: Node, n: int) -> Node:
    """Read the most HP that may be left."""
    return node("compare", node("hp_left", who), "<=", n)


@rule("cond", "{who:mon} has {n:number} or more remaining HP")
def much_hp(who: Node, n: int) -> Node:
    """Read the least HP that must be left."""
    return node("compare", node("hp_left", who), ">=", n)


@rule("cond", "{who:mon} has full HP", "{who:mon} has no damage counters on it")
def unhurt(who: Node) -> Node:
    """Read a Pokémon without damage."""
    return node("not", node("is", who, node("damaged")))


@rule("cond", "{who:mon} [already]? has {n:range} damage counter(s) on it")
def so_hurt(who: Node, n: Node) -> Node | None:
    """Read how many damage counters there must be."""
    if n.args == ("==", 0):
        return None
    return (
        node("is", who, node("damaged"))
        if n.args == (">=", 1)
        else counted(node("counters_on", who), n)
    )


phrase("some", True, "any", "a", "an", "1 or more", "at least 1")


@rule(
    "cond",
    "{who:mon} has {x:some} Energy [card(s)]? attached [to it]?",
    "there [is|are] {x:some} Energy [card(s)]? attached to {who:mon}",
    "{who:mon} has Energy attached to it",
)
def energized(who: Node, x: bool = True) -> Node:
    """Read a Pokémon with Energy."""
    return node("is", who, node("has_energy"))


@rule(
    "cond",
    "{who:mon} has no Energy [card(s)]? attached to it",
    "{who:mon} doesn't have any Energy [card(s)]? attached to it",
)
def bare_of_energy(who: Node) -> Node:
    """Read a Pokémon without Energy."""
    return node("not", node("is", who, node("has_energy")))


@rule(
    "cond",
    "{who:mon} has {x:some} {t:type} Energy [card(s)]? attached to it",
    "there is {x:some} {t:type} Energy attached to {who:mon}",
)
def energized_by(who: Node, x: bool, t: str) -> Node:
    """Read a Pokémon with Energy of a type."""
    return node("is", who, node("has_type", t))


@rule(
    "cond",
    "{who:mon} has {n:range} Energy attached to it",
    "{who:mon} has {m:number} Energy or less attached to it",
)
def so_much_energy(who: Node, n: Node | None = None, m: int = 0) -> Node | None:
    """Read how much Energy there must be."""
    return (
        counted(node("units", who), n)
        if n is not None
        else node("compare", node("units", who), "<=", m)
    )


@rule("cond", "{who:mon} has {n:range} {t:type} Energy attached to it")
def so_much_typed(who: Node, n: Node, t: str) -> Node:
    """Read how much Energy of a type there must be."""
    return counted(node("units", who, t), n)


@rule("cond", "{who:mon} has {x:some} {kind:attachedkind} attached to it")
def has_attached(who: Node, x: bool, kind: Node) -> Node:
    """Read a kind of Energy card that must be attached."""
    return node("any_of", node("where", node("energy_on", who), kind))


phrase("attachedkind", node("basic_energy"), "basic Energy [card(s)]?")
phrase("attachedkind", node("special_energy"), "Special Energy [card(s)]?")


@rule("attachedkind", "basic {t:type} Energy card(s)")
def basic_of(t: str) -> Node:
    """Read basic Energy of a type."""
    return node("fits_both", node("basic_energy"), node("provides", t))


phrase("attachedkind", node("name_has", "Holon Energy"), "Holon Energy card(s)")
phrase("attachedkind", node("named", "React Energy"), "React Energy card(s)")


@rule(
    "cond", "{who:mon} has {x:some} {a:attachedkind} and {y:some} {b:attachedkind} attached to it"
)
def has_both_attached(who: Node, x: bool, a: Node, y: bool, b: Node) -> Node:
    """Read two kinds of Energy cards that must be attached."""
    return node("and", has_attached(who, x, a), has_attached(who, y, b))


@rule("cond", "{who:mon} has a Pokémon Tool [card]? attached to it")
def has_gear(who: Node) -> Node:
    """Read a Tool that must be attached."""
    return node("is", who, node("has_tool"))


@rule("cond", "you have any {t:type} Energy attached to {who:mon}")
def has_energy_there(t: str, who: Node) -> Node:
    """Read Energy that must be attached to a Pokémon."""
    return node("is", who, node("has_type", t))


@rule("cond", "{who:mon} has any Special Conditions", "{who:mon} has a Special Condition")
def is_ailing(who: Node) -> Node:
    """Read a Pokémon in any condition."""
    return node("is", who, node("afflicted"))


POWERS = {
    "Poké-Powers": "power",
    "Poké-Bodies": "body",
    "Abilities": "ability",
    "Pokémon Powers": "old_power",
}
for _word, _kind in POWERS.items():
    phrase(
        "powerkind",
        _kind,
        _word,
        _word.replace("ies", "y") if _word.endswith("ies") else _word[:-1],
    )


@rule("cond", "{who:mon} has [any|a|an] {p:powerkind}")
def has_power(who: Node, p: str) -> Node:
    """Read a power somebody must have."""
    return node("is", who, node("has_power", p))


# --- what has happened --------------------------------------------------------------------------
phrase(
    "cond",
    node("knocked_out_last_turn", "me"),
    "any of your Pokémon were Knocked Out during your opponent's last turn",
    "1 of your Pokémon was Knocked Out during your opponent's last turn",
)
phrase("cond", node("not", node("bench_full", "me")), "your Bench isn't full")
phrase("cond", node("not", node("bench_full", "foe")), "your opponent's Bench isn't full")
