"""Conditions that would look into hidden zones, and the same ones without the look.

Whether a card may be used must not tell its player what lies in a deck, in the Prizes or in the
other hand: only how many cards do.  So a filter over such a zone is left out of what is asked; a
card whose effect may find nothing can still be tried.
"""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.lang.words import of_role

ALWAYS_HIDDEN = of_role("hidden")
CLOSED_TO_OTHERS = ("hand",)


def reads_hidden(arg: Arg) -> bool:
    """Return whether a selector is a hidden zone, or is made of some."""
    if not isinstance(arg, Node):
        return False
    if arg.word in ALWAYS_HIDDEN:
        return True
    if arg.word in CLOSED_TO_OTHERS:
        return arg["player"] != "me"
    return arg.word in ("where", "join", "less") and reads_hidden(arg["of"])


def unfiltered(arg: Arg) -> Arg:
    """Return a condition that looks at how many cards a hidden zone holds, not at which."""
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
    """Return whether a selector asks only which Prizes lie face down, as everybody sees."""
    return arg.word == "where" and arg["filter"] == Node("face_down")
