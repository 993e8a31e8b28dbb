"""Comparisons: who has more HP, Energy, Pokémon, Prizes or cards than another."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import node
from playmat.reader.grammar import phrase, rule


# --- two Pokémon --------------------------------------------------------------------------------
@rule("cond", "{a:mon} has more remaining HP than {b:mon}")
def more_hp(a: Node, b: Node) -> Node:
    """Read who has more HP left."""
    return node("compare", node("hp_left", a), ">", node("hp_left", b))


@rule("cond", "{a:mon} has [fewer|less] remaining HP than {b:mon}")
def less_hp(a: Node, b: Node) -> Node:
    """Read who has less HP left."""
    return node("compare", node("hp_left", a), "<", node("hp_left", b))


@rule(
    "cond",
    "{a:mon} has more Energy [cards]? attached to it than {b:mon}",
    "{b:mon} has [less|fewer] Energy [cards]? attached to it than {a:mon}",
)
def more_energy(a: Node, b: Node) -> Node:
    """Read who has more Energy."""
    return node("compare", node("units", a), ">", node("units", b))


@rule(
    "cond",
    "{a:mon} and {b:mon} have the same [amount|number] of Energy attached to them",
    "{a:mon} has the same [amount|number] of Energy attached to it as {b:mon}",
)
def same_energy(a: Node, b: Node) -> Node:
    """Read whether two have equal Energy."""
    return node("compare", node("units", a), "==", node("units", b))


@rule("cond", "{a:mon} and {b:mon} have a different amount of Energy attached to them")
def unequal_energy(a: Node, b: Node) -> Node:
    """Read whether two have unequal Energy."""
    return node("compare", node("units", a), "!=", node("units", b))


# --- two numbers --------------------------------------------------------------------------------
@rule("cond", "the number of {a:total} is [less|fewer] than the number of {b:total}")
def fewer_of(a: Arg, b: Arg) -> Node:
    """Read that there are fewer of one thing than of another."""
    return node("compare", a, "<", b)


@rule("cond", "the number of {a:total} is [greater|more] than the number of {b:total}")
def more_of(a: Arg, b: Arg) -> Node:
    """Read that there are more of one thing than of another."""
    return node("compare", a, ">", b)


phrase(
    "cond",
    node(
        "compare",
        node("count", node("energy_on", node("all", "foe"))),
        ">",
        node("count", node("energy_on", node("all", "me"))),
    ),
    "your opponent has more total Energy cards attached",
)
phrase("everybodys", True, "all of your Pokémon and all of your opponent's Pokémon")
phrase("act", (), "count the total number of Energy cards attached to {x:everybodys}")


# --- two players --------------------------------------------------------------------------------
phrase("comparing", "<", "less", "fewer")
phrase("comparing", ">", "more")
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


phrase(
    "cond",
    node(
        "compare",
        node("count", node("bench_of", "me")),
        "==",
        node("count", node("bench_of", "foe")),
    ),
    "you and your opponent have the same number of Benched Pokémon",
)
phrase(
    "cond",
    node("compare", node("prizes_left", "me"), ">", node("prizes_left", "foe")),
    "you have more Prize cards left than your opponent",
    "your opponent has [fewer|less] Prize cards left than you",
)
phrase(
    "cond",
    node("compare", node("prizes_left", "me"), "<", node("prizes_left", "foe")),
    "you have [fewer|less] Prize cards left than your opponent",
    "your opponent has more Prize cards left than you",
)
HANDS = (node("count", node("hand", "me")), node("count", node("hand", "foe")))
phrase(
    "cond",
    node("compare", HANDS[0], "==", HANDS[1]),
    "you have {e:evenly} cards in your hand as your opponent",
    "you and your opponent have the same number of cards in [your|their] hands",
)
phrase(
    "cond",
    node("compare", HANDS[0], ">", HANDS[1]),
    "you have more cards in your hand than your opponent",
)
phrase(
    "cond",
    node("compare", HANDS[0], "<", HANDS[1]),
    "you have [fewer|less] cards in your hand than your opponent",
    "your opponent has more cards in his or her hand than you",
)
