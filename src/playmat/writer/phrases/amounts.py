"""How much of something: a number, as many as were counted, or as many as a phrase says."""

from __future__ import annotations

from playmat.writer.naming import IT
from playmat.writer.phrase_table import say


def some(kind: str, shape: str, phrase: str) -> None:
    """Say a shape with the number ``?n`` of ``?from`` where *phrase* has the sign #."""
    ways = {"?n": "{n:int} {from:counted}", "as": "as many {from:counted+} as {n:num/9}"}
    that_many = shape.replace("?n", f"ref({IT})")
    if "0, ?n" in shape or "?n, 0" in shape:
        every = shape.replace("?n", "60")
        say(kind, every, phrase.replace("up to #", "any number of {from:things+}"))
        say(kind, every, phrase.replace("up to #", "any number {from:ofs+}"))
    elif "?n, ?n" in shape:
        every = shape.replace("?n", "60")
        say(kind, every, phrase.replace("#", "every {from:things}"))
        say(kind, every, phrase.replace("#", "every one {from:ofs+}"))
    say(kind, shape, phrase.replace("#", ways["?n"]))
    say(kind, that_many, phrase.replace("#", "that many {from:counted+}"))
    say(kind, shape, phrase.replace("#", ways["as"]))


def amount(kind: str, one: str, more: str) -> None:
    """Give *kind* the phrases for so many things called *one* or *more*."""
    say(kind, f"ref({IT})", f"that many {more}")
    say(kind, "mul(?left, ?right)", f"{{left:int}} <{one}|{more}> for each {{right:unit}}")
    _most = f"a {one} for each {{n:unit}}, at most {{most:int}}"
    say(kind, "least(?n, ?most)", _most)
    say(kind, "?n", f"{{n:int}} <{one}|{more}>")
    say(kind, "?n", f"a {one} for each {{n:unit}}")
    say(kind, "?n", f"as many {more} as {{n:num/9}}")
