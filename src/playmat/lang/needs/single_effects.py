"""What must hold for one effect to change something, and for there to be something to take."""

from __future__ import annotations

from typing import Final

from playmat.lang.make import node
from playmat.lang.needs.single import CURES, HEALS, afflicted
from playmat.lang.needs.walks import plain
from playmat.lang.node import Arg, Node, is_word, nodes_in

Tests = tuple[Node, ...]
"""What must hold, all of it."""

MINE: Final = node("hand", "me")
OTHERS: Final = node("less", MINE, node("this_card"))
"""The hand without the card about to be played."""

_TURNING: Final = ("asleep", "confused")
"""What does nothing to whoever is so already; Paralysis begins anew, Poison may be another."""

_OWN_KINDS: Final = (
    "trainer",
    "$trainer",
    "plain_trainer",
    "item",
    "supporter",
    "tool",
    "named",
    "name_has",
    "form_of",
    "tag",
)
"""Filters that the card about to be played might fit itself."""

TEAMS: Final = (node("all", "me"), node("all", "foe"))
"""Of whom one is always there; another one has to be asked for."""


def own_tests(said: Node) -> Tests:
    """Return what an effect needs beside what it reads from before."""
    word, args = said.word, said.args
    if word in ("discard", "move"):
        return there(args[0])
    if word == "swap_cards":
        return tuple(test for arg in args for test in there(arg))
    if word == "return_mon" and is_word(args[0], "where") and plain(args[0]):
        return there(args[0])
    if word == "turn_up" and plain(args[0]):
        return (node("any_of", _narrowed(args[0], node("face_down"))),)
    if word == "open_prizes":
        return (node("any_of", node("where", node("prizes", args[0]), node("face_down"))),)
    if word == "attach" and plain(args[1]):
        return (*there(args[0]), *there(args[1]))
    if word == "draw":
        return (*there(node("deck", args[0])), *_counted(args[1]))
    if word == "draw_until":
        return (*there(node("deck", args[0])), *_short_hand(args[0], args[1]))
    if word == "mill":
        return there(node("deck", args[0]))
    if word in HEALS and plain(args[0]):
        return (node("any_of", _narrowed(args[0], node("damaged"))),)
    if word in CURES and plain(args[0]):
        return (node("any_of", _narrowed(args[0], afflicted(said))),)
    if word == "inflict" and plain(args[0]) and args[1] in _TURNING and args[2] == 0:
        well = node("fits_not", node("condition_is", args[1]))
        return (node("any_of", _narrowed(args[0], well)),)
    return ()


def _counted(amount: Arg) -> Tests:
    """Return that there is something to count, where one card is drawn for each of them."""
    return there(amount["of"]) if is_word(amount, "count") else ()


def _short_hand(player: Arg, count: Arg) -> Tests:
    """Return that a hand, less the card about to be played, holds fewer cards than that."""
    if player not in ("me", "foe") or not plain(count):
        return ()
    hand = OTHERS if player == "me" else node("hand", player)
    return (node("compare", node("count", hand), "<", count),)


def there(source: Arg) -> Tests:
    """Return that there is something to take; what is always there needs no test."""
    if is_word(source, "less") and source["of"] in TEAMS:
        return (node("compare", node("count", source["of"]), ">", 1),)
    if is_word(source, "less") and is_word(source["of"], "where") and not plain(source["but"]):
        source = source["of"]
    if isinstance(source, Node) and source.word in ("top", "bottom"):
        source = node("deck", source["player"])
    if not isinstance(source, Node) or not plain(_zone(source)):
        return ()
    found = _zone(of_others(source))
    return (
        ()
        if isinstance(found, Node) and found.word in ("all", "active")
        else (node("any_of", found),)
    )


def of_others(source: Arg) -> Arg:
    """Return the other cards of the hand, where the card about to be played might be meant."""
    if source == MINE:
        return OTHERS
    if not is_word(source, "where") or source["of"] != MINE:
        return source
    own = any(n.word in _OWN_KINDS for n in nodes_in(source["filter"]))
    return node("where", OTHERS, source["filter"]) if own else source


def _zone(source: Arg) -> Arg:
    """Return *source* without what only a look into a hidden zone would tell."""
    if is_word(source, "where") and _hidden(source["of"]):
        return _zone(source["of"])
    if isinstance(source, Node) and source.word in ("top", "bottom", "top_until"):
        return node("deck", source["player"])
    return source


def _hidden(source: Arg) -> bool:
    if not isinstance(source, Node):
        return False
    if source.word == "join":
        return any(map(_hidden, source.args))
    if source.word == "where":
        return source["filter"] == node("face_down")  # Prizes that nobody has seen
    return source.word in ("deck", "top", "bottom") or source == node("hand", "foe")


def _narrowed(whom: Arg, fit: Node) -> Node:
    if is_word(whom, "where"):
        if fit in nodes_in(whom["filter"]):
            return whom
        return node("where", whom["of"], node("fits_both", whom["filter"], fit))
    return node("where", whom, fit)
