"""What may stand in the holes of templates, by the names of these holes."""

from __future__ import annotations

from typing import Final

_PART: Final = r"(?:“[^”]*”|[^:.“\n])"
_STEP: Final = r"(?:“[^”]*”|[^:;.“\n])"
_NEAR: Final = r"[^.;:\n]*?"
"""What a sentence or heading may hold, one deed of it, and few words of it."""

_BEGUN: Final = r"\A(?:(?:This attack does|Only if|The damage)[^\n]*\n)*"
"""Lines before which, and in which, nobody was spoken of."""


def _speaking(who: str, other: str) -> str:
    """Return a pattern for the first heading of a text that speaks of one Pokémon alone."""
    part = f"(?:(?!{other}){_PART})*"
    return f"{_BEGUN}(?:If|When|While|Between turns, if){part}{who}{part}"


def _silent(who: str) -> str:
    """Return a pattern for the rest of a sentence that does not speak of somebody."""
    return rf"\b(?:(?!{who})[^.\n])*(?![^.\n])"


HOLES: Final = {
    # How a line begins.
    "head": rf"(?:Once|When|Whenever|At){_PART}*?(?<!all of this)",
    "heading": rf"^(?:Once|When|Whenever|If|For each|Between|At|During|Through|As){_PART}*?"
    # What stands on cards in as many words is worded otherwise.
    "(?<!, you may)(?<!Knocked Out by damage from an attack)",
    "fallen": r"^When (?:its|one of your) [^\n]* (?:of|from) that Pokémon",
    # Sentences and parts of them.
    "deed": rf"{_PART}+",
    "then": rf"{_PART}+",
    "rest": rf"{_PART}*",
    "step": rf"{_STEP}+",
    "line": r"[^\n]*",
    "test": r"[^:,.“\n]+",
    # Words, numbers and signs.
    "word": r"\w+",
    "n": r"\d+",
    "any": r"any|at least \d+",
    "who": "this Pokémon|the Defending Pokémon",
    "it": "it|them",
    "look": "Look at|They show",
    # Where somebody was named whom "it" may mean, and what is said of him.
    "mine": _speaking("this Pokémon", "the Defending Pokémon"),
    "theirs": _speaking("the Defending Pokémon", "this Pokémon"),
    "no_mine": _silent("this Pokémon"),
    "no_theirs": _silent("the Defending Pokémon"),
    "to": r"(?:remove|place) (?:all Special Conditions and )?\d+ damage counters? (?:from|on)"
    r"|remove all Special Conditions from|heal (?:all|\d+) damage from"
    r"|discard an? (?:\w+ )?Energy card from|discard all Tools from"
    "|move all damage counters from this Pokémon to",
    "until": "(?:during their next turn, |until the end of your next turn, |this turn, )?",
    "does": r"(?:is|takes|does|retreats|can't|can|has|may)\b",
    "counted": rf"\b(?:[Tt]his Pokémon (?:takes|retreats|has) {_NEAR}|[Hh]eal \d+ damage from this"
    rf" Pokémon |[Rr]emove \d+ damage counters? from this Pokémon )for each {_NEAR}",
    "when_this": rf"[Ww]hen this Pokémon {_NEAR}",
    "whether": "if|unless",
    "state": r"(?:has|is(?! (?:their|your) turn)|was|came|leveled)\b",
    "word_end": r"(?!\w)",
}
"""A name that is met again stands for the same; with a capital, for the same with a capital.
"""
