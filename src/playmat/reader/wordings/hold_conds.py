"""What must hold of hands, Prizes, Stadiums and of what a Pokémon has."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.build import conjunction, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.cardnouns import of_kind
from playmat.reader.wordings.table_conds import counted


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
    "any of your Pokémon [was|were] Knocked Out during your opponent's last turn",
    "1 of your Pokémon [was|were] Knocked Out during your opponent's last turn",
)
phrase("cond", node("not", node("bench_full", "me")), "your Bench isn't full")
phrase("cond", node("not", node("bench_full", "foe")), "your opponent's Bench isn't full")
