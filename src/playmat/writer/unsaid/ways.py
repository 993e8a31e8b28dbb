"""Pairs of templates: a text as the table tells it and as players read it, for both ways."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from playmat.writer import lexer
from playmat.writer.unsaid.shown import guard
from playmat.writer.write_lines import ORDERS

_PART: Final = r"(?:“[^”]*”|[^:.“\n])"
_STEP: Final = r"(?:“[^”]*”|[^:;.“\n])"
_FIRST_LINE: Final = (
    r"\A(?:(?:Damage|Only if|No damage|The damage)[^\n]*\n)*(?:If|When|While|Between turns, if)"
)
_EARLIER: Final = r"(?:damage [+-]\d+; |the base damage is \d+; |the attack does no damage; )?"


def _speaking(who: str, other: str) -> str:
    """Return a pattern for the heading of a first line that speaks of one Pokémon alone."""
    part = f"(?:(?!{other}){_PART})*"
    return f"{_FIRST_LINE}{part}{who}{part}"


def _silent(who: str) -> str:
    """Return a pattern for the rest of a sentence that does not speak of somebody."""
    return rf"\b(?:(?!{who})[^.\n])*(?![^.\n])"


_HOLES: Final = {
    # The beginning of a line, up to a colon or a comma.
    "head": rf"(?:Once|When|Whenever|At){_PART}*?(?<!all of this)",
    "heading": rf"^(?:Once|When|Whenever|If|For each|Between|At|During|Through|As){_PART}*?"
    "(?<!, you may)(?<!Knocked Out by damage from an attack)",
    "used": r"^(?:Once a turn|When)[^:\n]*?",
    "asking": r"^(?! )[^:\n]*?",
    "guard": rf"If {_PART}*?: (?:if {_PART}*?: )?",
    "mine": _speaking("this Pokémon", "the Defender"),
    "theirs": _speaking("the Defender", "this Pokémon"),
    "when_this": r"[Ww]hen this Pokémon [^.;:\n]*?",
    # What is done, asked or counted.
    "deed": rf"{_PART}+",
    "then": rf"{_PART}+",
    "rest": rf"{_PART}*",
    "step": rf"{_STEP}+",
    "order": rf"(?:{'|'.join(sorted(ORDERS))})\b{_STEP}*",
    "act": r"[^:;,.“\n]+",
    "side": r"(?:(?!\. )[^\n])+?",
    "line": r"[^\n]*",
    "vain": r"[^\n]*the attack does nothing[^\n]*",
    "test": r"[^:,.“\n]+",
    "off": r"(?:, unless [^:,\n]*)?",
    "unless": r"(?:, unless [^:\n]*)?",
    "ails": r"(?:is|has) [^:\n]*",
    "some": r"an? [^:,.\n]*",
    "first": _EARLIER,
    "to": rf"{_EARLIER}(?:(?:take|place) \d+ damage counters?(?: and all Special Conditions)?"
    r" (?:off|on)|remove all Special Conditions from|fully heal|heal \d+ from"
    r"|discard an? (?:\w+ )?Energy card from|discard all Tools from"
    "|move all damage counters from this Pokémon to)",
    "no_mine": _silent("this Pokémon"),
    "no_theirs": _silent("the Defender"),
    "counted": r"\b(?:[Tt]his Pokémon (?:takes|retreats|has) [^.;:\n]*?|[Hh]eal \d+ from this"
    r" Pokémon |[Tt]ake \d+ damage counters? off this Pokémon )per [^.;:\n]*?",
    # A few words.
    "until": "(?:during their next turn, |through your next turn, |this turn, )?",
    "does": r"(?:is|takes|does|retreats|can't|can|has|may)\b",
    "state": r"(?:has|is(?! (?:their|your) turn)|was|came|leveled)\b",
    "whether": "if|unless",
    "stop": r"(?!\w)",
    "any": r"any|at least \d+",
    "one": r"\w+",
    "kind": r"\w+",
    "word": r"\w+",
    "n": r"\d+",
    "m": r"\d+",
    "energy": r"(?:\w+ )?Energy",
    "text": r"“[^”]*”",
    "whose": "your|their",
    "who": "this Pokémon|the Defender",
    "it": "it|them",
    "look": "Look at|They show",
    "fallen": r"^When (?:its|one of your) [^\n]* (?:of|from) that Pokémon",
    "where": "Active|in play",
    "joint": ": |, you may ",
    "end": "[,:]",
}
"""What may stand in a hole, by its name; a name that is met again stands for the same.

A name with a capital begins a sentence. The hole "guard" may be missing on the other side: it asks
for what the first hole there shows.
"""

_HOLE: Final = re.compile(r"\{(\w+)\}")


class Way(NamedTuple):
    """One pair: a text as the table tells it, and as it is told, in texts that hold *beside*."""

    steps: str
    told: str
    whole: bool = True
    beside: str = ""

    def told_in(self, text: str) -> str:
        """Return *text* with this told plainly."""
        return self._put(self.steps, self.told, text)

    def read_in(self, text: str) -> str:
        """Return *text* with this as the table tells it."""
        return self._put(self.told, self.steps, text)

    def _put(self, old: str, new: str, text: str) -> str:
        if _mark(old) not in text or self.beside not in text:
            return text
        return _pattern(old, self.whole).sub(lambda found: _filled(new, found), text)


def words(steps: str, told: str, beside: str = "") -> Way:
    """Return a pair that may stand anywhere in a line."""
    return Way(steps, told, False, beside)


@cache
def _mark(template: str) -> str:
    """Return the most that stands between two holes of *template*: few texts hold it."""
    return max(_HOLE.split(template)[::2], key=len)


@cache
def _pattern(template: str, whole: bool) -> re.Pattern[str]:
    """Return a pattern for *template*, whose holes are groups; *whole* lines have no bullets."""
    parts = _HOLE.split(template)
    pattern, met = re.escape(parts[0]), set[str]()
    for name, literal in zip(parts[1::2], parts[2::2], strict=True):
        large = "(?=[A-Z])" if name[0].isupper() else ""
        pattern += f"(?P={name})" if name in met else f"(?P<{name}>{large}{_HOLES[name.lower()]})"
        met.add(name)
        pattern += re.escape(literal)
    return re.compile(rf"^{pattern}$(?!\n *•)" if whole else pattern, re.MULTILINE)


def _filled(template: str, found: re.Match[str]) -> str:
    """Return *template* with what was found, or that alone where no guard is shown."""
    every = found.groupdict()
    for name, content in found.groupdict().items():
        every[name.lower()] = content[:1].lower() + content[1:] if name[0].isupper() else content
        every.setdefault(name.capitalize(), lexer.capital(content))
    if "{guard}" in template:
        every.setdefault("guard", guard(found[1]))
    return _HOLE.sub(lambda hole: every[hole[1]], template) if every.get("guard", "-") else found[0]
