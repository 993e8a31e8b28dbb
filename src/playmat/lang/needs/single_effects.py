"""Conditions for one effect to change something and to have something to take."""

from __future__ import annotations

from typing import Final

from playmat.lang.make import node
from playmat.lang.needs.single import CURES, HEALS, afflicted
from playmat.lang.needs.walks import is_fixed
from playmat.lang.node import Arg, Node, is_word, nodes_in

Tests = tuple[Node, ...]
"""Tests that must all hold."""

MINE: Final = node("hand", "me")
OTHERS: Final = node("less", MINE, node("this_card"))
"""The hand without the card about to be played."""

_TURNING: Final = ("asleep", "confused")
"""Conditions that do nothing if already present; Paralysis restarts, Poison may differ."""

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
"""Filters that the card about to be played might match."""

TEAMS: Final = (node("all", "me"), node("all", "foe"))
"""Selections that always contain a Pokémon; a second one needs a test."""


def own_tests(said: Node) -> Tests:
    """Tests of an effect, besides those of the variables it reads."""
    word, args = said.word, said.args
    if word in ("discard", "move"):
        return there(args[0])
    if word == "swap_cards":
        return tuple(test for arg in args for test in there(arg))
    if word == "return_mon" and is_word(args[0], "where") and is_fixed(args[0]):
        return there(args[0])
    if word == "turn_up" and is_fixed(args[0]):
        return (node("any_of", _narrow(args[0], node("face_down"))),)
    if word == "open_prizes":
        return (node("any_of", node("where", node("prizes", args[0]), node("face_down"))),)
    if word == "attach" and is_fixed(args[1]):
        return (*there(args[0]), *there(args[1]))
    if word == "draw":
        return (*there(node("deck", args[0])), *_has_count(args[1]))
    if word == "draw_until":
        return (*there(node("deck", args[0])), *_short_hand(args[0], args[1]))
    if word == "mill":
        return there(node("deck", args[0]))
    if word in HEALS and is_fixed(args[0]):
        return (node("any_of", _narrow(args[0], node("damaged"))),)
    if word in CURES and is_fixed(args[0]):
        return (node("any_of", _narrow(args[0], afflicted(said))),)
    if word == "inflict" and is_fixed(args[0]) and args[1] in _TURNING and args[2] == 0:
        well = node("fits_not", node("condition_is", args[1]))
        return (node("any_of", _narrow(args[0], well)),)
    return ()


def _has_count(amount: Arg) -> Tests:
    """Test that there is something to count, if one card is drawn for each."""
    return there(amount["of"]) if is_word(amount, "count") else ()


def _short_hand(player: Arg, count: Arg) -> Tests:
    """Test that a hand, without the card about to be played, is smaller than *count*."""
    if player not in ("me", "foe") or not is_fixed(count):
        return ()
    hand = OTHERS if player == "me" else node("hand", player)
    return (node("compare", node("count", hand), "<", count),)


def there(source: Arg) -> Tests:
    """Test that there is something to take, unless there always is."""
    if is_word(source, "less") and source["of"] in TEAMS:
        return (node("compare", node("count", source["of"]), ">", 1),)
    if is_word(source, "less") and is_word(source["of"], "where") and not is_fixed(source["but"]):
        source = source["of"]
    if isinstance(source, Node) and source.word in ("top", "bottom"):
        source = node("deck", source["player"])
    if not isinstance(source, Node) or not is_fixed(_without_filters(source)):
        return ()
    found = _without_filters(of_others(source))
    return (
        ()
        if isinstance(found, Node) and found.word in ("all", "active")
        else (node("any_of", found),)
    )


def of_others(source: Arg) -> Arg:
    """The hand without the card about to be played, if *source* might include it."""
    if source == MINE:
        return OTHERS
    if not is_word(source, "where") or source["of"] != MINE:
        return source
    own = any(n.word in _OWN_KINDS for n in nodes_in(source["filter"]))
    return node("where", OTHERS, source["filter"]) if own else source


def _without_filters(source: Arg) -> Arg:
    """*source* without filters that would look into a hidden zone."""
    if is_word(source, "where") and _hidden(source["of"]):
        return _without_filters(source["of"])
    if isinstance(source, Node) and source.word in ("top", "bottom", "top_until"):
        return node("deck", source["player"])
    return source


def _hidden(source: Arg) -> bool:
    if not isinstance(source, Node):
        return False
    if source.word == "join":
        return any(map(_hidden, source.args))
    if source.word == "where":
        return source["filter"] == node("face_down")  # Prizes not yet seen
    return source.word in ("deck", "top", "bottom") or source == node("hand", "foe")


def _narrow(whom: Arg, fit: Node) -> Node:
    if is_word(whom, "where"):
        if fit in nodes_in(whom["filter"]):
            return whom
        return node("where", whom["of"], node("fits_both", whom["filter"], fit))
    return node("where", whom, fit)
