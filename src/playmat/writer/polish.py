"""The last step of a wording: names without quotes, and statements joined into sentences.

The table quotes names and separates statements by semicolons. This step rephrases that the way
cards do; it removes nothing the engine does not enforce.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.patterns import match
from playmat.writer import lexer
from playmat.writer.unsaid.names_first import KIND
from playmat.writer.write_lines import HAPPENS_ONCE, LIMIT, LIMITED, is_order

_IN_QUOTES: Final = frozenset(
    (
        "name_has",
        "tag",
        "descends_from",
        "has_marker",
        "marker",
        "markers_on",
        "ask",
        "label",
        "pick_word",
    )
)
"""Words whose text is a part of a name, or not the name of a card or attack."""

_LISTED: Final = re.compile(r"may do all of this:\n((?:• [^:\n]+(?:\n(?! )|$))+)(?=You can't|$)")
_ITS: Final = re.compile(rf"\b[Ii]ts {KIND}Pokémon(?:'s (?P<whose>attacks?))?\b(?! cards)")
_NAMED_KIND: Final = re.compile(rf"[Tt]he {KIND}Pokémon $")
_ALSO: Final = re.compile(
    r"\b(that|the) (Pokémon)([^.,\n]* also has [^.,\n]*, )([^.\n]*?)that (non-\w+) Pokémon"
)
_QUOTED: Final = re.compile(r"“([A-Z][^”\\]*)”")
_JOINT: Final = re.compile(r"; (?!or:)(\w+)")
_AN_ACTIVE: Final = re.compile(
    r"(?<!\bis )(?<!isn't )(?<!\bare )(?<!stays )(?<!newly )(?<!was )(?<!not )(?<!as the"
    " )(?<!while )(?<!becomes )"
    r"\bActive\b(?! [A-Z“]| place| (?:un)?(?:evolved|damaged)| non-)"
)
_HEADING: Final = "(?:As long as|If|When|While|Between turns, as long as|Between turns, if)"
_STATE: Final = r"(?:(?!Pokémon)[^,.\n])*"
_HOST: Final = "the Pokémon this card is attached to"
_ONE: Final = (
    ("this Pokémon", "this Pokémon"),
    *((one, "that Pokémon") for one in ("that Pokémon", _HOST)),
)
"""Pokémon that a heading may name, and how to refer to them again."""
_OTHERS: Final = r"opponent|player|[Tt]heir|[Tt]hey|\b[Aa]ny\b|\beach\b|Defending"
_ON_A_BENCH: Final = rf"((?:^|\. |• )(?:(?!{_OTHERS}|\. )[^\n])*?)\bthe Bench\b"
"""A Bench in a sentence about nobody but you."""
_MON: Final = "(?:[Tt]his|[Tt]he Defending|[Tt]hat|your(?: opponent's)? Active) Pokémon"
_KIND_HOST: Final = r"(?!Pok)(\S+(?: \S+)?) Pokémon this card is attached to"
_IF_ON: Final = r"If this card is attached to a \1 Pokémon, that Pokémon"
_MONS: Final = r"(?:(?!Pok)\w+ )+Pokémon|Pokémon(?:-ex| SP)"
_ALL: Final = r"(?:\w+ )*?Pokémon\b[\w-]*(?: (?:that|with) [^.,\n]*?| of [\w, ]+ type)?"
_ILLS: Final = "Asleep|Burned|Confused|Paralyzed|Poisoned"
_MAY: Final = re.compile(r"\bmay: (\w+)")


def _may(found: re.Match[str]) -> str:
    return f"may {found[1]}" if is_order(found[1].casefold()) else found[0]


def _moved(found: re.Match[str]) -> str:
    return ("Move " if found[1] == "A" else "move ") + found[2]


def _each_of(found: re.Match[str]) -> str:
    return f"{'Do' if found[1] == 'F' else 'do'} {found[3]} damage to each of {found[2]}"


def _turn_ends(found: re.Match[str]) -> str:
    return "Your turn ends" if found[1] == "T" else "your turn ends"


def _reveal(found: re.Match[str]) -> str:
    return f"{'Reveal' if found[1] == 'Show' else 'reveal'} {found[2]}"


def _none(found: re.Match[str]) -> str:
    return f"{'No' if found[1] == 'A' else 'no'} {found[2]} can"


def _theirs(found: re.Match[str]) -> str:
    return f"{'Your' if found[1] == 'A' else 'your'} opponent's attacks"


def _they_do(found: re.Match[str]) -> str:
    return f"{found[1]}{'they ' if is_order(found[2]) else ''}{found[2]}"


def _now(found: re.Match[str]) -> str:
    whose = found[2] if found[1][:1] == "," else lexer.capital(found[2])
    return f"{found[1]}{whose} is now {found[3]}"


def _possessive(found: re.Match[str]) -> str:
    whose = f"{found[3]}'s {found[2]}"
    return lexer.capital(whose) if found[1] == "T" else whose


def _each_unit(found: re.Match[str]) -> str:
    *first, last = [f"a {kind}" for kind in re.split(", | and ", found[2])]
    return f"{', '.join(first)} and {last} Energy{found[1]}"


def _as_long_as(found: re.Match[str]) -> str:
    return f"As long as this Pokémon is {found[2]}, whenever {found[1]}, "


def _unless_tails(found: re.Match[str]) -> str:
    done = found[1][0].lower() + found[1][1:]
    return f"Flip a coin. If heads, {done} If tails, this attack does nothing."


Told = str | Callable[[re.Match[str]], str]
"""A replacement."""

_EVERYWHERE: Final[tuple[tuple[str, Told], ...]] = (
    (
        r"\b(A|a)ttach ([^.,;\n]*? from (?!(?:your|their) (?:hand|discard|deck))[^.,;\n]*?Pokémon"
        " to )",
        _moved,
    ),
    (rf"^({_HEADING} this Pokémon {_STATE}, [^.,\n]*?\b(?:from|on|to)) this Pokémon\b", r"\1 it"),
    (r"(^|\. |turn, )([Ii]f [^,.\n]+), if ([^,.\n]+), ", r"\1\2 and \3, "),
    (r"^If you did, ", "If you do, "),
    (r"\ba different (?=[^.\n]* discard pile\b)", "another "),
    (r"^(?:First|While attached), (\w)", lambda found: found[1].upper()),
    (r"^When ((?!the game)[^.,\n]*), if this Pokémon is (Active|on your Bench), ", _as_long_as),
    (r"\b(by|from) your opponent's attack\b(?!s)", r"\1 an opponent's attack"),
    (r"\b(powers|Abilities|Pokémon Powers|Poké-Powers|Poké-Bodies) of it\b", r"its \1"),
    (r"\bfor (it|(?:the Defending|this|that) Pokémon), (can't|take|may|need)", r"\1 \2"),
    (
        r"\bfor (it|(?:the Defending|this|that) Pokémon), ((?:if|when)(?: [^.,\n]* to)?) it\b",
        r"\2 \1",
    ),
    (
        r"\bcan't (\w+)( from the hand)?, and can't (level up|\w+)(?: from hand)?",
        r"can't \1 or \3\2",
    ),
    (
        r"\bfor ((?:the Defending|this|that) Pokémon), (attacks [^.\n]*?, and )the Retreat",
        r"\1's \2its Retreat",
    ),
    (
        r"\bputting ((?:its|the) top card(?: of each)?) into ([\w' ]+ deck)"
        r"(?:\. If you do,|, then) shuffle [\w' ]+ deck",
        r"shuffling \1 into \2",
    ),
    (r"\b([Pp]ut) (one|\d+) of them into\b", r"\1 \2 into"),
    (r"\bremove all Special Conditions from it\b", "remove all its Special Conditions"),
    (r"\bthe HP (this Pokémon|the Defending Pokémon) has left", r"\1's remaining HP"),
    (r"\bon all (your|their|your opponent's) Active", r"on \1 Active"),
    (rf"(^|[.,] |• )[Mm]ake (your (?:opponent's )?Active Pokémon) ({_ILLS})\b", _now),
    (rf"\b([Tt])he (Retreat Cost|maximum HP) of ({_MON})\b(?! (?:and|with|that)\b)", _possessive),
    (rf"\ban attack of ({_MON})", r"one of \1's attacks"),
    (r"\ban attack of it\b", "one of its attacks"),
    (r"\b([Ww]hile) it( stays Active, (?:if )?)(the \w+ Pokémon)", r"\1 \3\2it"),
    (r"\byou may: (if [^,\n]*), (?=move)", r"\1, you may "),
    (r"\bdoesn't have (\d+) HP or less left", r"has more than \1 HP left"),
    (r"\b(can) (evolve) from the hand\b", r"\1 be \2d with a card from the hand"),
    (r"\bIf exactly (\d+ (?:is|are) heads)", r"If \1"),
    (r", then ([^.,\n]*), then ", r", \1, then "),
    (r"\b(Energy(?: cards?)?) on all Pokémon\b", r"\1 on Pokémon in play"),
    (rf"\b[Aa](?:ll|ny) ({_MONS}) that \w+n't (?:a )?({_MONS})(?= can't)", r"\1 other than \2"),
    (rf"(?<!by )\b([Aa])(?:ll|ny) ({_ALL}) can't\b", _none),
    (r"\bno Pokémon that aren't (\S+(?: Pokémon)?) can use any\b", r"only \1 can use"),
    (r"(this Pokémon does \d+ damage to itself), and this Pokémon is", r"\1 and is"),
    (
        r"^It can't be played except as told here\.\nPlay: nothing\.",
        "It can't be played otherwise.",
    ),
    (r", (?:or|else) this attack does nothing\b", ". If you can't, this attack does nothing"),
    (r"\b([Dd]iscard|[Pp]ut)\b([^.\n]*?) for this attack\b", r"\1\2"),
    (r"\b(shows their hand\. This attack does [^.\n]*?) in your opponent's hand", r"\1 in it"),
    (r"\b([Ss]how) ((?:[^.,;\n]|, (?=[A-Z]))+?) to your opponent\b", _reveal),
    (r"\b(an?|another) ((?:basic |[A-Z]\w+ )*Energy) card\b", r"\1 \2"),
    (r"\bone( card|) ?each of ([A-Z]\w+(?:, [A-Z]\w+)* and [A-Z]\w+) Energy", _each_unit),
    (r"\bIf you have fewer than (\d+) cards in your hand, draw (until you have \1 )", r"Draw \2"),
    (r"\b((?:have|has)\b[^.,\n]*? cards?) in (?:your|their) hand\b", r"\1 in hand"),
    (r"\b(opponent(?: shows their|'s) hand\. [^.\n]*?)\bfrom your opponent's hand\b", r"\1from it"),
    (r"^(The Defending Pokémon is now .*\. [DU][^.\n]*?), the Defending Pokémon(?!'s)", r"\1, it"),
    (r"\b(than|as|with) your opponent does\b", r"\1 your opponent"),
    (r"\battacks (of|by) any\b(?! [^.,\n]*? that )", r"attacks \1"),
    (_ON_A_BENCH, r"\1your Bench"),
    (r"(the Defending Pokémon is now \w+\. If tails), the Defending Pokémon is", r"\1, it is"),
    (r"\b([Aa])ttacks (?:of|by) your opponent\b(?!'s)", _theirs),
    (r"\b(is|are) not (?=an? |[A-Z])", r"\1n't "),
    (r", and only one (.+?) counts\.", r". (You can't apply more than one \1 at a time.)"),
    (r"\b([Dd])o damage to ([^.\n]*?) equal to ((?:twice )?that damage)", r"\1o \3 to \2"),
    (r"\b([Ff])or each of ([^,.\n]*), do (\d+) damage to it\b", _each_of),
    (
        r"\bkeep them from ([^.\n]*?) during your opponent's next turn",
        r"keep your opponent from \1 during their next turn",
    ),
    (r"\b([Tt])he turn ends\b", _turn_ends),
    (r"; or: ", ", or "),
    (r"\b(from your(?: opponent's)?) damaged Active Pokémon", r"\1 Active Pokémon"),
    (r"\b(you and your opponent) has\b", r"\1 have"),
    (rf"^(?:A|The a)ttacks of the {_KIND_HOST} do\b", rf"{_IF_ON}'s attacks do"),
    (
        rf"^Attacks of {_HOST} that is ([^.\n]*?) or with (\S+) in the name do",
        rf"If {_HOST} is \1 or has \2 in its name, its attacks do",
    ),
    (rf"^The {_KIND_HOST} (takes|has|may)\b", rf"{_IF_ON} \2"),
    (rf"^([^ •\n][^\n]*)\n(?={LIMIT} (?:more|this)|{LIMITED}|{HAPPENS_ONCE[:12]})", r"\1 "),
)
_PRONOUNS: Final = tuple(
    (rf"^({_HEADING} {one} {_STATE}), {said.format(again)}", rf"\1, {short}")
    for one, again in _ONE
    for said, short in (
        (r"{}'s\b", "its"),
        (r"{}\b", "it"),
        (r"the (maximum HP|Retreat Cost) of {}", r"its \2"),
    )
)
"""Replace a Pokémon just named in a heading by a pronoun."""
_SMOOTHED: Final = tomllib.loads(
    (Path(__file__).parent / "phrases/smoothed.toml").read_text("utf-8")
)["smoothed"]
"""Final replacements that improve the style."""

_BY_KIND: Final[dict[str, tuple[tuple[str, Told], ...]]] = {
    "attack": (
        (
            r"^Flip a coin\. If tails, this attack does nothing\.\n"
            r"(?!If |Flip |You |This attack )([A-Z][^.\n]*\.)\Z",
            _unless_tails,
        ),
        (
            r"\b(If (?:you do|heads|tails|both are heads|all are heads)), do (\d)",
            r"\1, this attack does \2",
        ),
    ),
    "trainer": (
        (r"^Not in your first turn", "You can't play this card during your first turn"),
        (r"^(You can play [\w ]*\d[\w ]* hand)\.", r"\1, counting this one."),
    ),
    "power": ((r"\byou may: ", "you may use this power. If you do, "),),
}
"""Replacements for faces of any kind and for those of one."""


def polished(text: str, program: Program, kind: str) -> str:
    """Rephrase a wording of the table the way cards do."""
    text = _MAY.sub(_may, text)
    text = _LISTED.sub(_in_sentences, text)
    told = "\n".join(map(_join, _unquoted(text, program).split("\n")))
    for pattern, sentence in (*_EVERYWHERE, *_BY_KIND.get(kind, ())):
        told = re.sub(pattern, sentence, told, flags=re.MULTILINE)
    if _asks_again(program):
        told = _ASKED.sub(r"\1 If it is attached to anything else, discard it.", told)
    told = _AN_ACTIVE.sub("Active Pokémon", told)
    if kind in ("trainer", "energy"):
        told = _with_host(_OF_BOTH.sub(_of_that_player, told))
    for pattern, smooth in (*_PRONOUNS, *_SMOOTHED):
        told = re.sub(pattern, smooth, told, flags=re.MULTILINE)
    return told


_ASKED: Final = re.compile(
    rf"^(Attach this card only to [^\n]*\.)\nDiscard this card unless {_HOST}[^\n]*\.$",
    re.MULTILINE,
)
_STAYING: Final = (
    "[onto(where(all(me), ?kind)), keep(is(host(), ?kind))]",
    "[onto(where(all(me), fits_not(?kind))), keep(not(is(host(), ?kind)))]",
    "[onto(where(all(me), fits_both(evolved(), fits_not(?kind)))),"
    " keep(not(is(host(), fits_any(basic(), ?kind))))]",
)
"""Cards that stay attached only to what they may be attached to."""


def _asks_again(program: Program) -> bool:
    asked = tuple(one for one in program if one.word in ("onto", "keep"))
    return any(match(shape, asked) for shape in _STAYING)


_OF_BOTH: Final = re.compile(
    r"^(Once|Any number of times) during each player's turn, (?:if you have ([^,\n]*, ))?you( may"
    r" (?![^\n]*opponent)[^:\n]*)$",
    re.MULTILINE,
)
_THEIRS: Final = (
    (r"\b([Yy])our\b", lambda found: "Their" if found[1] == "Y" else "their"),
    (r"\byou (?=have|may|do|get)", "they "),
    (r"((?:If (?:heads|tails|they do)|for each heads), )(\w+)", _they_do),
)
"""Replacements for a player who may be either."""


def _of_that_player(found: re.Match[str]) -> str:
    """A card's offer to both players, rephrased for each player."""
    test, rest = found[2] or "", found[3]
    for pattern, told in _THEIRS:
        test, rest = re.sub(pattern, told, test), re.sub(pattern, told, rest)
    if test:
        return f"{found[1]} during each player's turn, if that player has {test}they{rest}"
    return f"{found[1]} during their turn, each player{rest}"


def _host(found: re.Match[str]) -> str:
    whose = {"attack": "an attack of ", "attacks": "the attacks of "}.get(found["whose"], "")
    return _cased(found, f"{whose}the Pokémon this card is attached to")


def _cased(found: re.Match[str], told: str) -> str:
    return lexer.capital(told) if found[0][0] == "I" else told


def _with_host(text: str) -> str:
    """*text* with the Pokémon a card is attached to named once, then called "that"."""
    if "this card is attached to" not in text:
        text = _ITS.sub(_host, text, count=1)
    before, named, after = text.partition("this card is attached to")
    kind = _NAMED_KIND.search(before)

    def that(found: re.Match[str]) -> str:
        other = "" if kind and found["kind"] == kind["kind"] else found["kind"]
        whose = f"'s {found['whose']}" if found["whose"] else ""
        return _cased(found, f"that {other}Pokémon{whose}")

    return _ALSO.sub(r"\1 \5 \2\3\4it", before + named + _ITS.sub(that, after)).replace(
        "Attacks of that Pokémon", "That Pokémon's attacks"
    )


def _unquoted(text: str, program: Program) -> str:
    """*text* with quotes only around parts of names and words that are not names."""
    parts = {one for node in nodes_in(program) if node.word in _IN_QUOTES for one in _texts(node)}
    names = {one for node in nodes_in(program) for one in _texts(node)} - parts
    return _QUOTED.sub(lambda found: found[1] if found[1] in names else found[0], text)


def _texts(arg: Arg) -> Iterator[str]:
    """Yield the texts in a node, or in a list inside it."""
    for one in arg.args if isinstance(arg, Node) else arg if isinstance(arg, tuple) else ():
        if isinstance(one, str):
            yield one
        elif isinstance(one, tuple):
            yield from _texts(one)


def _join(line: str) -> str:
    """A line with its statements joined by words, and a condition in its own sentence."""
    said, at = "", 0
    for found in _JOINT.finditer(line):
        said += line[at : found.start()] + _connector(said + line[at : found.start()], line, found)
        at = found.start() + 2 + len(found[1])
    return said + line[at:]


def _connector(before: str, line: str, found: re.Match[str]) -> str:
    word = found[1]
    if word == "then":
        return ", then"
    if word in ("if", "otherwise"):
        return f". {word.capitalize()}"
    if not is_order(word):
        return f", and {word}"
    last = re.split(r"[.:] |, (?:then )?(?=\w+ )|\bmay ", before)[-1]
    if is_order(last.casefold()):
        return f", then {word}"
    if word == "do":
        if "attacking Pokémon" in before or "would" in before:
            return ", and do"
        return ", and it does" if last.startswith("this attack") else ", and this attack does"
    return f", and you {word}"


def _in_sentences(found: re.Match[str]) -> str:
    """Optional effects in bullets, rewritten as sentences; the first says "may"."""
    first, *rest = (line.removeprefix("• ") for line in found[1].rstrip("\n").split("\n"))
    told = [f"Then {one}" if is_order(one) else lexer.capital(one) for one in rest]
    begun = first if is_order(first) else f"use this power. {lexer.capital(first)}"
    return f"may {'. '.join([begun, *told])}." + "\n" * found[1].endswith("\n")
