"""Recognize the rule lines of Pokémon by short patterns and write them as clauses."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playmat.cards.evolution_lines import names_above
from playmat.cards.names import folded

_CLAUSES: Final = (
    (r"(?:[\w -]+: )?When .+ Knocked Out, your opponent takes (\d) Prize cards?\.", "prizes"),
    (r"[\w ]+ rule: When .+ becomes .+, your turn ends\.", "ends_turn"),
    (r"If .*Baby Pokémon.* flips a coin \(before .+\)\. If tails, .+ turn ends.*\.", "baby"),
    (r".+ as many of this card .+ as you like\.", "no_limit"),
    (r".+ up to 4 .+ with Unown in their names\.", "unown_limit"),
    (r"Put this card .+ Bench only with the effect of (.+?)\.?", "bench_only_by"),
    (r"Put this card .+ Bench only with the other half of (.+?)\.?", "other_half"),
    (r"Put this card onto your Active (.+?)\. .+ previous level\.", "levels_up"),
    (r"BREAK Evolution Rule: .+ previous Evolution\.", "keeps_previous"),
    (r"\(?.+ cannot be used at official .+", "not_tournament"),
)
_PATTERNS: Final = tuple((re.compile(pattern), name) for pattern, name in _CLAUSES)
_TYPES = re.compile(r"This Pokémon is both .+ type\.")
_KIND = re.compile(r"(?:[\w -]+: )?This (?:(?:card|Pokémon) )?is an? (?:Ultra Beast|TAG TEAM.*)\.")
_GROWS = re.compile(r"Evolves into ([^.]+)")
_FOSSIL = re.compile(
    r"You may play .+ that evolves from (.+?) on top of .+ "
    r"can't be affected by Special Conditions\."
)
_PRISM = re.compile(
    r"[^:]*(?:Prism Star|◇)[^:]* rule: .*can't have more than (\d) .+ with the same name .+\. "
    r"If .+ would go to the discard pile.+Lost Zone instead\.",
    re.IGNORECASE,
)
_LIMIT = re.compile(r".*can't have more than (\d) (.+) in your deck\.")
_HELD = re.compile(r"([A-Z][\w' -]*): .+")
_GROUPS: Final = {"Pokémon Star": "star", "ACE SPEC card": "ace", "Radiant Pokémon": "radiant"}


def read_line(line: str, name: str) -> str | None:
    """The clause for a rule line of the Pokémon *name*, or None if it is not recognized."""
    if any(told.fullmatch(line) for told in (_TYPES, _KIND, _GROWS)):
        return ""  # these are already among the facts
    if _FOSSIL.fullmatch(line):
        return 'rule("immune")'  # the Pokémon it evolves into are among the facts
    if prism := _PRISM.fullmatch(line):
        return f'rule("deck_limit", {prism[1]}, name); rule("lost_for_good")'
    if limit := _LIMIT.fullmatch(line):
        return deck_limit(limit[1], limit[2], name)
    for pattern, clause in _PATTERNS:
        if match := pattern.fullmatch(line):
            return f"rule({', '.join([quote(clause), *map(value, match.groups())])})"
    return None


def grows_into(lines: Sequence[str]) -> tuple[str, ...]:
    """Names of the cards that may be put on a Pokémon according to its rule lines."""
    listed = [match[1] for line in lines if (match := _GROWS.fullmatch(line))]
    named = [name.strip() for names in listed for name in names.split(",")]
    for line in lines:
        if match := _FOSSIL.fullmatch(line):
            named += names_above(match[1])
    spelled: dict[str, str] = {}
    for name in named:
        spelled.setdefault(folded(name), name)
    return tuple(spelled.values())


def deck_limit(count: str, subject: str, name: str) -> str | None:
    """The clause for a deck limit, or None if its scope is unknown. [NOLIM-3]"""
    by_name = subject == name or subject.endswith("with the same name")
    scope = "name" if by_name else _GROUPS.get(subject)
    return None if scope is None else f'rule("deck_limit", {count}, {scope})'


def read_lines(lines: Sequence[str], name: str) -> str | None:
    """The program of all rule lines of a Pokémon, or None if one is not recognized."""
    return None if unread_lines(lines, name) else known_clauses(lines, name)


def known_clauses(lines: Sequence[str], name: str) -> str:
    """The program of the recognized rule lines of a Pokémon."""
    return "; ".join(filter(None, (read_line(line, name) for line in lines)))


def is_kind_line(line: str) -> bool:
    """Whether a line is printed on all cards of a kind, including Trainers and Energy."""
    return _PRISM.fullmatch(line) is not None


def unread_lines(lines: Sequence[str], name: str) -> tuple[str, ...]:
    """The rule lines that are neither recognized nor a held item."""
    return tuple(
        line for line in lines if read_line(line, name) is None and not held_name(line, name)
    )


def held_name(line: str, name: str) -> str:
    """The item that a line says the Pokémon holds, or an empty string. [DATA-16]"""
    match = _HELD.fullmatch(line)
    if match is None or match[1].casefold().endswith(" rule"):
        return ""
    return match[1] if read_line(line, name) is None else ""


def value(text: str) -> str:
    """*text* as a number or a quoted name of the card language."""
    return text if text.isdigit() else quote(text)


def quote(text: str) -> str:
    return f'"{text}"'
