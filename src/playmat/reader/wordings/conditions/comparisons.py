"""Comparisons: who has more HP, Energy, Pokémon, Prizes or cards than another."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import fitting
from playmat.reader.nodes import node, replaced

# --- two Pokémon --------------------------------------------------------------------------------
phrase("amountof", "hp_left", "remaining HP")
phrase("amountof", "counters_on", "damage counters [on it]?")


@rule("cond", "{a:mon} has {how:comparing} {what:amountof} than {b:mon} ['s]?")
def more_on_one(a: Node, how: str, what: str, b: Node) -> Node:
    """Read who has more or less HP left, or damage counters."""
    return node("compare", node(what, a), how, node(what, b))


@rule(
    "cond",
    "{a:mon} and {b:mon} have the same [amount|number] of {what:amountof} [on them]?",
    "{a:mon} has the same [amount|number] of {what:amountof} as {b:mon}",
)
def same_amount(a: Node, b: Node, what: str) -> Node:
    """Read whether two have as much HP left, or as many damage counters."""
    return node("compare", node(what, a), "==", node(what, b))


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
    "{a:mon} has the same [amount|number] of Energy [cards]? attached to it as {b:mon}",
)
def same_energy(a: Node, b: Node) -> Node:
    """Read whether two have equal Energy."""
    return node("compare", node("units", a), "==", node("units", b))


@rule(
    "cond",
    "{a:mon} and {b:mon} have a different [amount|number] of Energy attached to them",
    "{a:mon} and {b:mon} don't have the same [amount|number] of Energy attached to them",
)
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
SIDE = "$side"
phrase(
    "tally", node("prizes_left", SIDE), "Prize cards [left|remaining]?", "Prizes [left|remaining]?"
)
phrase(
    "tally", node("units", node("all", SIDE)), "Energy in play", "Energy attached to {of:theirs}"
)
phrase(
    "tally",
    node("count", node("energy_on", node("all", SIDE))),
    "Energy cards in play",
    "Energy cards attached to {of:theirs}",
)
phrase("theirs", True, "[all of]? [your|his or her|their] Pokémon [in play]?")
for _zone, _words in (("hand", "hand(s)"), ("discards", "discard pile(s)"), ("deck", "deck(s)")):
    phrase("tally", node("count", node(_zone, SIDE)), f"cards in [your|his or her|their] {_words}")
phrase("tally", node("count", node("hand", SIDE)), "cards in hand")


@rule("tally", "{kind:monnoun} in play")
def tally_in_play(kind: Node) -> Node:
    """Read Pokémon in play that players have more or less of."""
    return node("count", fitting(node("all", SIDE), kind))


@rule("tally", "Benched {kind:monnoun}", "{kind:monnoun} on [your|his or her|their] Bench(es)")
def tally_on_bench(kind: Node) -> Node:
    """Read Benched Pokémon that players have more or less of."""
    return node("count", fitting(node("bench_of", SIDE), kind))


def between(what: Node, how: str, left: str = "me") -> Node:
    """Return what one player has compared with what the other has."""
    right = "foe" if left == "me" else "me"
    return node("compare", replaced(what, SIDE, left), how, replaced(what, SIDE, right))


@rule("cond", "your opponent has {how:comparing} {what:tally} than you [do|have]?")
def they_have_more(how: str, what: Node) -> Node:
    """Compare what the opponent has with what this player has."""
    return between(what, how, "foe")


@rule("cond", "you have {how:comparing} {what:tally} than your opponent [does|has]?")
def i_have_more(how: str, what: Node) -> Node:
    """Compare what this player has with what the opponent has."""
    return between(what, how)


@rule(
    "cond",
    "you and your opponent have {e:evenly} {what:tally}",
    "you have {e:evenly} {what:tally} as your opponent [does|has]?",
    "your opponent has {e:evenly} {what:tally} as you [do|have]?",
)
def as_many_each(what: Node, e: bool) -> Node:
    """Read that both players have as many of something."""
    return between(what, "==")


@rule("cond", "you and your opponent have a different number of {what:tally}")
def not_as_many_each(what: Node) -> Node:
    """Read that the players do not have as many of something."""
    return between(what, "!=")


@rule("cond", "you have {e:evenly} or {how:comparing} {what:tally} [than|as] your opponent")
def as_many_or_not(what: Node, e: bool, how: str) -> Node:
    """Read that a player has as many of something as the other, or more, or fewer."""
    return between(what, f"{how}=")
