"""Conditions without their look into hidden zones.

Whether a card may be used must not reveal which cards are in a deck, the Prizes or the other hand,
only how many. So filters over such zones are removed from the condition; a card whose effect may
find nothing can still be played.
"""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.lang.words import of_role

ALWAYS_HIDDEN = of_role("hidden")
CLOSED_TO_OTHERS = ("hand",)


def reads_hidden(arg: Arg) -> bool:
    """Whether a selector reads a hidden zone."""
    if not isinstance(arg, Node):
        return False
    if arg.word in ALWAYS_HIDDEN:
        return True
    if arg.word in CLOSED_TO_OTHERS:
        return arg["player"] != "me"
    return arg.word in ("where", "join", "less") and reads_hidden(arg["of"])


def unfiltered(arg: Arg) -> Arg:
    """The condition with hidden zones only counted, never looked into."""
    if isinstance(arg, tuple):
        return tuple(unfiltered(part) for part in arg)
    if not isinstance(arg, Node):
        return arg
    if is_open(arg):
        return arg
    if arg.word == "where" and reads_hidden(arg["of"]):
        return unfiltered(arg["of"])
    if arg.word == "is" and reads_hidden(arg["what"]):
        return Node("any_of", (unfiltered(arg["what"]),))
    return Node(arg.word, tuple(unfiltered(part) for part in arg.args))


def is_open(arg: Node) -> bool:
    """Whether a selector only asks which Prizes are face down, which both players see."""
    return arg.word == "where" and arg["filter"] == Node("face_down")
