"""Headings as sentences: coins that are flipped, guards that the effect shows, and "it"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from playmat.writer import lexer
from playmat.writer.write_lines import is_order

_PART: Final = r"(?:“[^”]*”|[^:.“\n])"

_FIRST: Final = {
    "First: coin, tails: ": "Flip a coin. Tails: ",
    "First: coin, heads: ": "Flip a coin. Heads: ",
    "First: flip 2 coins; if both are tails: ": "Flip 2 coins. Both tails: ",
    "First: flip 2 coins; if any tails: ": "Flip 2 coins. Any tails: ",
}
"""What coins flipped before all else decide, as it is read and as it is told."""

_GIVEN_UP: Final = "; if there are fewer such cards than heads: the attack does nothing."
_OR_VAIN: Final = ", or the attack does nothing."
_PER_HEADS: Final = re.compile(
    rf"First: (flip {_PART}*?); (discard {_PART}*){re.escape(_GIVEN_UP)}"
)
_PER_HEADS_TOLD: Final = re.compile(rf"(Flip {_PART}*)\. (Discard {_PART}*){re.escape(_OR_VAIN)}")
_IN_VAIN: Final = "the attack does nothing"
"""What coins that are flipped first may lead to, and no others."""

_HEADING: Final = rf"(?:Once|When|Whenever|If|For each|Between|At|During|Through|As){_PART}*?"
_COINS: Final = {
    "coin, heads: ": "flip a coin. Heads: ",
    "coin, tails: ": "flip a coin. Tails: ",
    "their coin, heads: ": "they flip a coin. Heads: ",
    "their coin, tails: ": "they flip a coin. Tails: ",
    "2 coins, both heads: ": "flip 2 coins. Both heads: ",
}
_PRINTED: Final = "Knocked Out by damage from an attack"
_SIDES: Final = (("; tails: ", ". Tails: "), ("; heads: ", ". Heads: "))
_BARE_COIN: Final = re.compile(
    rf"(If {_PART}*: (?:if {_PART}*: )?)coin, (heads|tails): ({_PART}*\.)"
)
_AIMED_COIN: Final = re.compile(rf"(If {_PART}*: )(choose {_PART}*); coin, heads: ({_PART}*\.)")
_DONE: Final = re.compile(rf"(If {_PART}*: )([^:;,.“]*)\.")

_SHOWN: Final = (
    (r"(?:one of their|they switch to a) Benched Pokémon", "they have Benched Pokémon"),
    (r"(?:one of your|(?<!they )switch to a) Benched Pokémon", "you have Benched Pokémon"),
    (r"\b(an? [^;:]*?) from your discard pile", r"\1 is in your discard pile"),
    (r"\ban? Energy card from the Defender", "the Defender has Energy"),
    (r"\b(an? \w+ Energy card) from the Defender", r"the Defender has \1 on it"),
)
"""What an effect speaks of, and that it is there."""

_AFTER_IT: Final = re.compile(r"\b(?:it|them)\b")
"""Who was dealt with just now, in what else is done to him."""


_PLAIN: Final = {
    ", only if anyone has Benched Pokémon: they switch to a Benched Pokémon; switch ": ": they"
    " switch to a Benched Pokémon, then switch ",
}
"""Powers that ask for what they change, and what is said of them."""

_SEEN: Final = re.compile(
    r"^(Damage: [^\n]* in) their hand\.\n((?:Look at|They show) their hand\.)"
)
_SEEN_TOLD: Final = re.compile(r"^((?:Look at|They show) their hand\.) (Damage: [^\n]* in) it\.")
"""A hand that is seen, and damage by what is in it: the look is told first."""


_ELSE_IF: Final = (". Otherwise: if ", ". Otherwise, if ")
_MIRRORED: Final = ", even if Knocked Out: the attacking Pokémon"
_MIRRORED_APART: Final = rf"\1 \2{_MIRRORED} is \2.\n\1 \3{_MIRRORED} is \3."
_GIVEN_BACK: Final = re.compile(
    rf"^(When [^\n:]* makes this Pokémon) (\w+){_MIRRORED} is \2\.\n\1 (\w+){_MIRRORED} is \3\.$"
)
_AS_BADLY: Final = (
    ", the attacking Pokémon gets the same condition, just as badly, even if this one is Knocked"
    " Out."
)
_TOO: Final = re.compile(
    rf"^(When [^\n:]* makes this Pokémon) (\w+) or (\w+){re.escape(_AS_BADLY)}$"
)
"""Two conditions, each of which is given back."""

_MANY: Final = "they discard # cards off the top of their deck"
_SPENT: Final = re.compile(
    rf"^Before damage: you may (discard [^:;.\n]*)\.\nIf you do: {_MANY.replace('#', 'as many')}"
    r" as were discarded\.$"
)
_THAT_MANY: Final = re.compile(
    rf"^You may (discard [^:;.\n]*)\. {_MANY.replace('#', 'that many').capitalize()}\.$"
)
_SPENT_TOLD: Final = rf"You may \1. {_MANY.replace('#', 'that many').capitalize()}."
_SPENT_READ: Final = (
    f"Before damage: you may \\1.\nIf you do: {_MANY.replace('#', 'as many')} as were discarded."
)
"""Cards given up by an attack without damage, which come before it all the same."""


def in_sentences(lines: Sequence[str]) -> list[str]:
    """Return *lines* with what a heading decides told in sentences of its own."""
    every = [_told(line, _begins(lines[:at])) for at, line in enumerate(lines)]
    text = _SEEN.sub(r"\2 \1 it.", "\n".join(every)).replace(*_ELSE_IF)
    text = _GIVEN_BACK.sub(rf"\1 \2 or \3{_AS_BADLY}", _SPENT.sub(_SPENT_TOLD, text))
    return text.split("\n")


def in_headings(lines: Sequence[str]) -> list[str]:
    """Return lines told in sentences as they are read."""
    text = _TOO.sub(_MIRRORED_APART, "\n".join(lines))
    text = _THAT_MANY.sub(_SPENT_READ, text).replace(_ELSE_IF[1], _ELSE_IF[0])
    every = _SEEN_TOLD.sub(r"\2 their hand.\n\1", text).split("\n")
    return [_read(line, _begins(every[:at])) for at, line in enumerate(every)]


def _begins(lines: Sequence[str]) -> bool:
    """Return whether nothing that "it" might mean was spoken of in *lines*."""
    return all(line.startswith(("Damage", "Only if", "No damage", "The damage")) for line in lines)


def _told(line: str, begins: bool) -> str:
    bare = line.replace(lexer.LOOSE, "")
    told = next((told for way, _ in _WAYS if (told := way(bare)) != bare), bare)
    told = _with_it(told) if begins else told
    if told == bare or _read(told, begins) != bare:
        return line
    return told + lexer.LOOSE * (lexer.LOOSE in line)


def _read(line: str, begins: bool) -> str:
    read = _without_it(line) if begins else line
    return next((found for _, back in _WAYS if (found := back(read)) != read), read)


def _first(line: str) -> str:
    """Tell coins that are flipped before all else."""
    for read, told in _FIRST.items():
        if line.startswith(read) and _IN_VAIN in line:
            return told + _apart(line.removeprefix(read))
    if found := _PER_HEADS.fullmatch(line):
        return f"{lexer.capital(found[1])}. {lexer.capital(found[2])}{_OR_VAIN}"
    return line


def _first_read(line: str) -> str:
    for read, told in _FIRST.items():
        if line.startswith(told) and _IN_VAIN in line:
            return read + _joined(line.removeprefix(told))
    if found := _PER_HEADS_TOLD.fullmatch(line):
        return f"First: {_small(found[1])}; {_small(found[2])}{_GIVEN_UP}"
    return line


def _small(text: str) -> str:
    return text[:1].casefold() + text[1:]


def _apart(text: str) -> str:
    """Return what both sides of a coin decide in two sentences."""
    for joined, apart in _SIDES:
        if text.count(joined) == 1 and ". " not in text.partition(joined)[0]:
            text = text.replace(joined, apart)
    return text


def _joined(text: str) -> str:
    for joined, apart in _SIDES:
        if text.count(apart) == 1 and ". " not in text.partition(apart)[0]:
            text = text.replace(apart, joined)
    return text


def _coin_alone(line: str) -> str:
    """Tell a coin without the guard that its effect shows."""
    found = _BARE_COIN.fullmatch(line)
    if found and found[1] == _guard(found[3]):
        return f"Flip a coin. {found[2].capitalize()}: {found[3]}"
    return line


def _coin_alone_read(line: str) -> str:
    found = re.fullmatch(rf"Flip a coin\. (Heads|Tails): ({_PART}*\.)", line)
    guard = _guard(found[2]) if found else ""
    return f"{guard}coin, {found[1].casefold()}: {found[2]}" if found and guard else line


def _aimed(line: str) -> str:
    """Tell a coin for somebody who is chosen first, without the guard that the choice shows."""
    found = _AIMED_COIN.fullmatch(line)
    if found and found[1] == _guard(found[2]):
        return f"{lexer.capital(found[2])} and flip a coin. Heads: {found[3]}"
    return line


def _aimed_read(line: str) -> str:
    found = re.fullmatch(rf"C(hoose {_PART}*) and flip a coin\. Heads: ({_PART}*\.)", line)
    guard = _guard(found[1]) if found else ""
    return f"{guard}c{found[1]}; coin, heads: {found[2]}" if found and guard else line


def _any(line: str) -> str:
    """Tell an effect whose guard asks for nothing but what it speaks of."""
    found = _DONE.fullmatch(line)
    if found and found[1] == _guard(found[2]):
        return f"{lexer.capital(found[2])}, if any."
    return line


def _any_read(line: str) -> str:
    found = re.fullmatch(r"([A-Z])([^:;,.“]*), if any\.", line)
    told = found[1].casefold() + found[2] if found else ""
    guard = _guard(told)
    return f"{guard}{told}." if guard else line


def _guard(told: str) -> str:
    """Return the headings that ask for what an effect speaks of, in its order.

    What is done besides, and not to it, could be done without: then what is asked for decides.
    """
    if not all(_AFTER_IT.search(deed) for deed in told.split("; ")[1:]):
        return ""
    there: list[tuple[int, str]] = []
    for shown, asked in _SHOWN:
        if found := re.search(shown, told):
            there.append((found.start(), found.expand(asked)))
    tests = [f"if {asked}: " for _, asked in sorted(there)]
    return lexer.capital("".join(tests))


def _coin(line: str) -> str:
    """Tell a coin that is flipped once something holds or happens."""
    for read, told in _COINS.items():
        found = re.fullmatch(rf"({_HEADING})(, you may)?: {read}(.*)", line)
        # What stands on cards in as many words is worded otherwise.
        if found and not (found[2] and told[0] == "t") and not found[1].endswith(_PRINTED):
            return f"{found[1]}{_joint(found[2])}{told}{_apart(found[3])}"
    return line


def _joint(may: str | None) -> str:
    return f"{may} " if may else ", "


def _coin_read(line: str) -> str:
    for read, told in _COINS.items():
        found = re.fullmatch(rf"({_HEADING})(, you may(?= )|,) {re.escape(told)}(.*)", line)
        if found:
            may = "" if found[2] == "," else found[2]
            return f"{found[1]}{may}: {read}{_joined(found[3])}"
    return line


_IF_YOU_DO: Final = re.compile(rf"({_HEADING})(, you may)?: ({_PART}*?); if you do: (.*)")
_YOU_DO: Final = re.compile(rf"({_HEADING})(, you may |: )({_PART}*)\. If you do, (.*)")


def _if_you_do(line: str) -> str:
    """Tell what follows once you did something in a sentence of its own."""
    found = _IF_YOU_DO.fullmatch(line)
    if not found or ";" in found[3] or (found[2] and not is_order(found[3])):
        return line
    joint = f"{found[2]} " if found[2] else ": "
    return f"{found[1]}{joint}{found[3]}. If you do, {found[4]}"


def _if_you_do_read(line: str) -> str:
    found = _YOU_DO.fullmatch(line)
    return (
        f"{found[1]}{found[2].rstrip(' :')}: {found[3]}; if you do: {found[4]}" if found else line
    )


_PER: Final = re.compile(r"(.*\. Per heads: [^.]*\. )If any heads: (shuffle.*)")
_THEN: Final = re.compile(r"(.*\. Per heads: [^.]*\. )Then (shuffle.*)")


def _shuffled(line: str) -> str:
    """Tell what is shuffled after something was done per heads, which is nothing without any."""
    return _PER.sub(r"\1Then \2", line)


def _shuffled_read(line: str) -> str:
    return _THEN.sub(r"\1If any heads: \2", line)


_DEEDS: Final = (
    r"(?:take|place) \d+ damage counters?(?: and all Special Conditions)? (?:off|on) #",
    "remove all Special Conditions from #",
    "fully heal #",
    r"heal \d+ from #",
    r"discard an? (?:\w+ )?Energy card from #",
    "discard all Tools from #",
    "move all damage counters from this Pokémon to #",
    "(?:during their next turn, |through your next turn, |this turn, )?#"
    " (?:is|takes|does|retreats|can't|can|has|may)",
    "Knock Out #",
)
"""What is done to somebody just spoken of, with a mark for who that is."""

_NAMES: Final = ("the Defender", "this Pokémon")
"""Who is called "it", unless the other one was spoken of too."""

_EARLIER: Final = r"(?:damage [+-]\d+; |the base damage is \d+; |the attack does no damage; )?"
_MOMENT: Final = rf"(?:If|When|While|Between turns, if){_PART}*"


def _with_it(line: str) -> str:
    """Say "it" of whom the heading has just spoken of."""
    for who, heading, deed, rest in _spoken_of(line, *_NAMES):
        if who not in rest.partition(".")[0]:
            return (
                heading + deed.replace(f"Knock Out {who}", "Knock it Out").replace(who, "it") + rest
            )
    return line


def _without_it(line: str) -> str:
    for _, heading, deed, rest in _spoken_of(line.replace("Knock it Out", "Knock Out it"), "it"):
        who = next(one for one in _NAMES if one in heading)
        return heading + re.sub(r"\bit\b", who, deed) + rest
    return line


def _spoken_of(line: str, *called: str) -> Iterator[tuple[str, str, str, str]]:
    """Yield a heading and what is done to one of *called*, if he alone was spoken of in it."""
    for who, deed in product(called, _DEEDS):
        found = re.match(rf"({_MOMENT})(: {_EARLIER}{deed.replace('#', who)}\b)(.*)", line)
        if found and sum(name in found[1] for name in _NAMES) == 1 and who in (f"{found[1]} it"):
            yield who, found[1], found[2], found[3]


def _plainly(line: str) -> str:
    """Tell a power without the guard that its effect shows."""
    return next((line.replace(*pair) for pair in _PLAIN.items() if pair[0] in line), line)


def _plainly_read(line: str) -> str:
    return next((line.replace(told, read) for read, told in _PLAIN.items() if told in line), line)


_ONCE: Final = ", only once, however many have this power"
_EACH_TIME: Final = " add nothing."
_SEVERAL: Final = {"When": "More Pokémon with this power", "This turn, when": "More such cards"}
_MOMENTS, _WHO = map("|".join, (_SEVERAL, _SEVERAL.values()))
_LIMITED: Final = re.compile(rf"({_MOMENTS})( {_PART}*){_ONCE}(: |, you may )({_PART}*)\.")
_LIMITED_TOLD: Final = re.compile(
    rf"({_MOMENTS})( {_PART}*?)(: |, you may )({_PART}*)\. (?:{_WHO}){_EACH_TIME}"
)


def _each_time(line: str) -> str:
    """Tell last that several of a kind do something but once."""
    found = _LIMITED.fullmatch(line)
    if not found:
        return line
    return f"{found[1]}{found[2]}{found[3]}{found[4]}. {_SEVERAL[found[1]]}{_EACH_TIME}"


def _each_time_read(line: str) -> str:
    return _LIMITED_TOLD.sub(rf"\1\2{_ONCE}\3\4.", line)


_WAYS: Final = (
    (_plainly, _plainly_read),
    (_each_time, _each_time_read),
    (_first, _first_read),
    (_coin_alone, _coin_alone_read),
    (_aimed, _aimed_read),
    (_any, _any_read),
    (_coin, _coin_read),
    (_if_you_do, _if_you_do_read),
    (_shuffled, _shuffled_read),
)
"""How a line is told in sentences, and how these are read."""
