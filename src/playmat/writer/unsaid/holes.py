"""Patterns for the holes of templates, by name."""

from __future__ import annotations

from typing import Final

_PART: Final = r"(?:“[^”]*”|[^:.“\n])"
_STEP: Final = r"(?:“[^”]*”|[^:;.“\n])"
_NEAR: Final = r"[^.;:\n]*?"
"""Parts of a sentence or heading: one effect, or a few words."""

_BEGUN: Final = r"\A(?:(?:This attack does|Only if|The damage)[^\n]*\n)*"
"""Opening lines that mention no Pokémon."""


def _speaking(who: str, other: str) -> str:
    """Pattern for the first heading of a text, if it mentions only one Pokémon."""
    part = f"(?:(?!{other}){_PART})*"
    return f"{_BEGUN}(?:If|When|While|Between turns, if){part}{who}{part}"


def _silent(who: str) -> str:
    """Pattern for the rest of a sentence that does not mention *who*."""
    return rf"\b(?:(?!{who})[^.\n])*(?![^.\n])"


HOLES: Final = {
    # Beginnings of lines.
    "head": rf"(?:Once|When|Whenever|At){_PART}*?(?<!all of this)",
    "heading": rf"^(?:Once|When|Whenever|If|For each|Between|At|During|Through|As){_PART}*?"
    # Texts that match print word for word are phrased differently.
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
    # Contexts in which "it" has a clear antecedent.
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
"""A repeated name matches the same text; capitalised, the same text with a capital."""
