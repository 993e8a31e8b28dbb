"""Describe the options of a choice among effects if the text does not name them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from playmat.lang.node import Arg, Node, is_word, words_in
from playmat.writer.blocks import Block, is_effect
from playmat.writer.lexer import OTHERS, with_articles
from playmat.writer.memory import IT
from playmat.writer.naming import events, lettered
from playmat.writer.write_lines import Writing

LONG: Final = 80
"""Above this length, details are omitted if the options still differ."""

_JOINED: Final = {"fits_both", "fits_any"}
_OTHER: Final = {"me": "foe", "foe": "me"}


def option_words(options: Sequence[Block], by: str = "me", long: int = LONG) -> list[str]:
    """The effects of each of *options*, addressed to the player who picks."""
    own = [_effects_of(_discard_and_choose(option)) for option in options]
    mine = [_replaced(option, _OTHER) for option in own] if by == "foe" else own
    full = [_in_one_line(option) for option in mine]
    bare = [_in_one_line(_simplified(option)) for option in mine]
    short = max(map(len, full), default=0) > long and len(set(bare)) == len(bare)
    return bare if short else full


TITLE: Final = 125
"""Above this length, an offer only names its text."""

_ASIDE: Final = re.compile(r" \(only \w+\)")
_STATED: Final = (
    "the ",
    "this ",
    "that ",
    "damage ",
    "during ",
    "they ",
    "both ",
    "each ",
    "every ",
    "for ",
    "its ",
    "in turn, ",
)
_UNSAID: Final = re.compile(r"(?<!\.)\b[A-Z]\b(?![-.])|\bthe first number\b|take note|or not;")
_NAMED_TYPE: Final = r"change the \1 to a type of your choice"
_AILING: Final = (
    r"(^|, (?:then )?)((?:both|each|every|its|that|the|this) [^,;]*?) (?:is|are) now"
    r" ((?:Asleep|Burned|Confused|Paralyzed|Poisoned)\b)(?!,? and (?:need|its|their))"
)
"""A Special Condition as an accomplished fact."""

_FLOWING: Final = (
    (r" without effect|, if any\b|(?<=\w) for this attack(?=;|$)", ""),
    (r"^look at (the \w+ \d+ cards of \w+ deck); (.*?) among them", r"\2 among \1"),
    (r" from it to (?=the Pokémon with)", " from the Knocked Out Pokémon to "),
    (r"^attach it (?=to one )", "attach this Pokémon "),
    (r"^name any type of .+; while it stays Active, the (.+) becomes that type$", _NAMED_TYPE),
    (r" back (?=into)", " "),
    (r"\bflip a coin\. If (heads|tails), ", r"flip a coin and, if \1, "),
    (r"\. If (heads|tails), ", r"; if \1, "),
    (r"\bflip (\d) coins\. If both are heads, ", r"flip \1 coins and, if both are heads, "),
    (r"; for each heads, ", " and, for each heads, "),
    (r"; if you (?:do|did), this attack does (\d+) more damage", r" for \1 more damage"),
    (r"; if you (?:do|did), the base damage is ", " for a base damage of "),
    (r"; if you (?:do|did), ", " and, if you do, "),
    (r": ", ", "),
    (r"; (?=it )", " and "),
    (r"; (?!if )", ", then "),
    (r", then (?=\+)", " for "),
    (r"^you may ", ""),
    (r"\bevery Active Pokémon of (their|your)s\b", r"each of \1 Active Pokémon"),
    (_AILING, r"\1make \2 \3"),
)
"""Turn the lines of a text into one sentence, in this order."""


def offer_words(blocks: Sequence[Block]) -> str:
    """A question for the first of *blocks* that fits into one sentence."""
    for long, block in product((TITLE, LONG), blocks):
        said = _flowing(_ASIDE.sub("", option_words([block], long=long)[0].replace(OTHERS, "")))
        if len(said) <= TITLE and not _UNSAID.search(said):
            return f"use {{face}}: {said}?" if said.startswith(_STATED) else f"{said}?"
    return "use {face}?"


def _flowing(said: str) -> str:
    for pattern, flowing in _FLOWING:
        said = re.sub(pattern, flowing, said)
    return said


def _discard_and_choose(option: Block) -> Block:
    """An option that mentions the discard of a card along with its choice."""
    first = option[0] if len(option) > 2 else None
    if not is_word(first, "bind"):
        return option
    last = Node("discard", (Node("ref", (first["var"],)),))
    return (first, last, *option[1:-1]) if option[-1] == last else option


def _effects_of(option: Block) -> Block:
    """An option without values only stored for later."""
    read = {name for binds, name, *_ in events(option) if not binds}
    kept: list[Arg] = []
    for one in option:
        forgotten = is_word(one, "bind") and one["var"] not in read
        if isinstance(one, Node) and forgotten:
            kept += [one["value"]] if is_effect(one["value"]) else []
        else:
            kept.append(one)
    return tuple(kept)


def _in_one_line(option: Block) -> str:
    """An option on one line, with what was found before as "it"."""
    free = _free(option)
    known = _replaced(option, {free[0]: IT}) if len(free) == 1 else option
    clause = lettered((Node("play", (known,)),))
    return with_articles(_Option(clause, "trainer").line()).replace(OTHERS, "")


class _Option(Writing):
    """Writes the one block of a clause."""

    def line(self) -> str:
        block = self._program[0]["do"]
        assert isinstance(block, tuple)
        return self._block(block, "effect")


def _free(block: Block) -> list[str]:
    """The variables that a block reads before it binds them."""
    bound: set[str] = set()
    free: dict[str, None] = {}
    for binds, name, *_ in events(block):
        if binds:
            bound.add(name)
        elif name not in bound:
            free[name] = None
    return list(free)


def _replaced(arg: Block, names: Mapping[str, str]) -> Block:
    """A block with some variables renamed."""
    changed = _rename(arg, names)
    assert isinstance(changed, tuple)
    return changed


def _rename(arg: Arg, names: Mapping[str, str]) -> Arg:
    if isinstance(arg, tuple):
        return tuple(_rename(one, names) for one in arg)
    if isinstance(arg, Node):
        return Node(arg.word, tuple(_rename(one, names) for one in arg.args))
    return names.get(arg, arg) if isinstance(arg, str) else arg


def _simplified(arg: Block) -> Block:
    """A block with its compound filters reduced to the kind of card."""
    bare = _without_filters(arg)
    assert isinstance(bare, tuple)
    return bare


def _kind(fit: Arg) -> Node | None:
    """The kind of card that a filter begins with, or None."""
    while is_word(fit, "fits_both"):
        fit = fit["left"]
    return fit if isinstance(fit, Node) and not fit.args else None


def _without_filters(arg: Arg) -> Arg:
    if isinstance(arg, tuple):
        return tuple(_without_filters(one) for one in arg)
    if not isinstance(arg, Node):
        return arg
    if arg.word == "where" and _JOINED & words_in(arg["filter"]):
        of, kind = _without_filters(arg["of"]), _kind(arg["filter"])
        return of if kind is None else Node("where", (of, kind))
    return Node(arg.word, tuple(_without_filters(one) for one in arg.args))
