"""What may stand in the holes of templates, by the names of these holes."""

from __future__ import annotations

from typing import Final

from playmat.writer.write_lines import ORDERS

_PART: Final = r"(?:“[^”]*”|[^:.“\n])"
_STEP: Final = r"(?:“[^”]*”|[^:;.“\n])"
_NEAR: Final = r"[^.;:\n]*?"
"""What a sentence or heading may hold, one deed of it, and few words of it."""

_BEGUN: Final = r"\A(?:(?:Damage|Only if|No damage|The damage)[^\n]*\n)*"
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
    "used": r"^(?:Once a turn|When)[^:\n]*?",
    "asking": r"^(?! )[^:\n]*?",
    "fallen": r"^When (?:its|one of your) [^\n]* (?:of|from) that Pokémon",
    "guard": rf"If {_PART}*?: (?:if {_PART}*?: )?",
    # Sentences and parts of them.
    "deed": rf"{_PART}+",
    "then": rf"{_PART}+",
    "rest": rf"{_PART}*",
    "step": rf"{_STEP}+",
    "order": rf"(?:{'|'.join(sorted(ORDERS))})\b{_STEP}*",
    "act": r"[^:;,.“\n]+",
    "side": r"(?:(?!\. )[^\n])+?",
    "vain": r"[^\n]*the attack does nothing[^\n]*",
    "line": r"[^\n]*",
    "test": r"[^:,.“\n]+",
    "off": r"(?:, unless [^:,\n]*)?",
    "unless": r"(?:, unless [^:\n]*)?",
    "ails": r"(?:is|has) [^:\n]*",
    "some": r"an? [^:,.\n]*",
    # Words, numbers and signs.
    "one": r"\w+",
    "kind": r"\w+",
    "word": r"\w+",
    "n": r"\d+",
    "m": r"\d+",
    "any": r"any|at least \d+",
    "energy": r"(?:\w+ )?Energy",
    "text": r"“[^”]*”",
    "whose": "your|their",
    "who": "this Pokémon|the Defender",
    "it": "it|them",
    "look": "Look at|They show",
    "where": "Active|in play",
    "face": "heads|tails",
    "joint": ": |, you may ",
    "end": "[,:]",
    # Where somebody was named whom "it" may mean, and what is said of him.
    "mine": _speaking("this Pokémon", "the Defender"),
    "theirs": _speaking("the Defender", "this Pokémon"),
    "no_mine": _silent("this Pokémon"),
    "no_theirs": _silent("the Defender"),
    "first": r"(?:damage [+-]\d+; |the base damage is \d+; |the attack does no damage; )?",
    "to": r"(?:take|place) \d+ damage counters?(?: and all Special Conditions)? (?:off|on)"
    r"|remove all Special Conditions from|fully heal|heal \d+ from"
    r"|discard an? (?:\w+ )?Energy card from|discard all Tools from"
    "|move all damage counters from this Pokémon to",
    "until": "(?:during their next turn, |through your next turn, |this turn, )?",
    "does": r"(?:is|takes|does|retreats|can't|can|has|may)\b",
    "counted": rf"\b(?:[Tt]his Pokémon (?:takes|retreats|has) {_NEAR}|[Hh]eal \d+ from this"
    rf" Pokémon |[Tt]ake \d+ damage counters? off this Pokémon )per {_NEAR}",
    "when_this": rf"[Ww]hen this Pokémon {_NEAR}",
    "whether": "if|unless",
    "state": r"(?:has|is(?! (?:their|your) turn)|was|came|leveled)\b",
    "word_end": r"(?!\w)",
}
"""A name that is met again stands for the same; with a capital, for the same with a capital.

A guard that stands on one side only asks for nothing but what the "deed" or "act" shows.
"""
