"""Alarms for review: words and numbers that differ between a printed text and its program.

An alarm is not proof. A face without one may still be wrong, and a correct program may raise one.
Alarms show where to start checking programs against cards.

Run it with a folder of card records as the argument; the programs come from the library.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.exercise.faces import parsed
from playmat.importer.faces import Place, placed_faces
from playmat.importer.source import read_source
from playmat.kinds import types
from playmat.lang.node import Arg, Program, nodes_in
from playmat.lang.show import show
from playmat.reader.checks.damage import damage_reasons, numbers_in, read_damage
from playmat.reader.face import Face
from tools.said_and_meant import unanswered, unasked

BOILERPLATE: Final = re.compile(
    r"You (?:can|may) (?:only )?play (?:only )?(?:one|1|any number|as many)[^.]*\.(?:\s*\([^)]*\))?"
    r"|Attach [^.]* to (?:1|one) of your Pokémon that doesn't[^.]*\."
    r"|When you play this card, put it next to[^.]*\.|When your turn ends, discard this card\."
    r"|If that Pokémon is Knocked Out, discard this card\."
    r"|This card stays in play when you play it\.[^\n]*|\([^)]*\)"
    r"|This power (?:works|can be used) even [^.]*\."
    r"|[Ss]how[^.]*to your opponent|instead of \d+|Stage \d"
    r"|You can't have more than[^.]*\.|[^.]*counts as 2 Prize[^.]*\."
)
"""Reminder texts, and rules that apply to the whole kind of card."""

CONDITIONS: Final = ("Asleep", "Confused", "Paralyzed", "Poisoned", "Burned")
POINTS: Final = {
    "asleep": "sleep_coins",
    "confused": "confusion_points",
    "poisoned": "poison_points",
    "burned": "burn_points",
    "paralyzed": "",
}
"""For each condition, a query that also counts as naming it."""

ALL_OLD: Final = frozenset(condition.lower() for condition in CONDITIONS[:3])
TYPES: Final = {name: letter for letter, name in types.NAMES.items() if letter != "C"}
TYPE_WORD: Final = re.compile(
    rf"\b({'|'.join(TYPES)})\b(?= (?:Energy|Pokémon|type|Basic|basic|Evolved)\b|-type)"
)
DOUBLES: Final = re.compile(r"\b(?:both|twice|double|half|each of \w+ 2|doubled)\b", re.IGNORECASE)
OPEN_COUNT: Final = re.compile(
    r"\b(?:as many|any number|all|any amount|as much|until)\b", re.IGNORECASE
)
PAIRS: Final = (
    (r"\b[Ff]lip", ("flip", "flip_until_tails", "coins_flipped", "reflip", "coin")),
    (r"\b[Ss]earch", ("search", "choose", "pick_random")),
    (r"\b[Ss]huffle", ("shuffle", "return_mon", "devolve", "move", "swap_cards")),
    (r"\b[Dd]raws? ", ("draw", "draw_until", "drawn", "draw_step_done", "move")),
    (r"\bKnocked Out\b|\bKnocks? Out\b", ("knock_out", "knocked_out", "would_be_knocked_out",
     "hp_left", "falls", "leave_hp", "rule", "discarded", "prizes_for", "last_damage")),
    (r"\bPrize", ("prizes", "prizes_left", "take_prize", "prizes_for", "prizes_taken", "rule",
     "knock_out", "knocked_out")),
    (r"\b[Ss]witch", ("switch", "switched", "swap_cards", "can_leave_active", "identity",
     "replace_top", "became_active")),
    (r"\bretreat", ("can_retreat", "retreat_cost", "retreat_of", "retreated", "can_leave_active",
     "retreat_at_most", "retreats_per_turn", "no_retreat", "rule")),
    (r"\b[Ee]vol(?:ve|ving)", ("evolve", "evolves_from", "can_evolve", "evolved", "can_follow",
     "evolve_early", "evolution", "stage1", "stage2", "rule", "entered_this_turn")),
)  # fmt: skip
"""A word in the text, and words of which the program should have one."""

BACK: Final = (
    (("flip", "flip_until_tails"), r"\b(?:[Ff]lip|heads|coin)"),
    (("search",), r"\b(?:[Ss]earch|[Ll]ook (?:at|through))"),
    (("draw", "draw_until"), r"\b[Dd]raw"),
    (("switch",), r"\b(?:[Ss]witch|Active|new Defending|replace)"),
    (("take_prize",), r"\bPrize"),
    (("win",), r"\bwin"),
    (("knock_out",), r"\bKnock"),
    (("end_turn",), r"\bturn (?:ends|is over)|end(?:s)? your turn"),
)
"""Words in the program, and what the text must then contain."""


def suspicions(face: Face, program: Program) -> list[str]:
    """What differs between a printed face and its program."""
    text = BOILERPLATE.sub(" ", face.text)
    found = [*numbers(face, text, program), *conditions(text, face.text, program)]
    found += [
        *pairs(text, face.text, program),
        *sides(text, program),
        *one_sided_types(face, program),
    ]
    if face.kind == "attack":
        found += damage_reasons(face.damage, program)
    plain = text.replace(face.card, "~")
    return [*found, *unanswered(plain, show(program)), *unasked(face.text, show(program))]


def numbers(face: Face, text: str, program: Program) -> Iterator[str]:
    """Yield numbers above one found on only one side, counting counters and points as equal."""
    own = {abs(n) for n in numbers_in(program)}
    ours = own | unit_counts(program)
    products = {one * other for one in own for other in own}
    printed = {int(n) for n in re.findall(r"(?<!\w)\d+", text)} - products
    full = {int(n) for n in re.findall(r"(?<!\w)\d+", face.text)} | glued(face.text)
    base = read_damage(face.damage)[0]
    for n in sorted(printed):
        if n > 1 and n != base and not ours & near(n):
            yield f"the text says {n} and the program does not"
    doubled = {2} if DOUBLES.search(face.text) else set()
    open_count = OPEN_COUNT.search(face.text) is not None
    for n in sorted(own - bounds(program)):
        known = n < 2 or near(n) & (full | doubled | {base, base // 10})
        if not known and not (open_count and n >= 5):
            yield f"the program says {n} and the text does not"


def near(n: int) -> set[int]:
    """Numbers that may mean the same: counters and points, "at least" and "more than"."""
    found = {n, n * 10, n - 1, n + 1}
    return found | {n // 10} if n % 10 == 0 else found


def bounds(program: Program) -> set[int]:
    """Small numbers that only test whether there are enough to choose from."""
    words = names_in(program)
    small = {n for node in nodes_in(program) if node.word == "compare" for n in numbers_in(node)}
    taken = {6} if "prizes_left" in words else set()
    taken |= {9} if "prizes_for" in words else set()
    return (small & {2}) | taken | ({2} if "evolve_early" in words else set())


def glued(text: str) -> set[int]:
    """Numbers of Energy symbols printed without spaces between them."""
    rows = re.findall(rf"(?:{'|'.join((*TYPES, 'Colorless'))}){{2,}}", text)
    return {len(re.findall("|".join((*TYPES, "Colorless")), row)) for row in rows}


def unit_counts(program: Program) -> set[int]:
    units = [str(node.args[0]) for node in nodes_in(program) if node.word == "provide"]
    return {len(re.findall(r"\[\w+\]|.", each)) for each in units}


def conditions(text: str, whole: str, program: Program) -> Iterator[str]:
    """Yield Special Conditions named on only one side."""
    words = names_in(program)
    printed = {condition.lower() for condition in CONDITIONS if condition in text}
    ours = {condition.lower() for condition in CONDITIONS} & words
    told = {condition.lower() for condition in CONDITIONS if condition.lower() in whole.lower()}
    general = "Special Condition" in whole or "afflicted" in words or "rule" in words
    for condition in sorted(printed - ours):
        if not general and not words & {"cure", "immune", POINTS[condition]}:
            yield f"the text says {condition} and the program does not"
    for condition in sorted(ours - told):
        if not (general and ours >= ALL_OLD):
            yield f"the program says {condition} and the text does not"


def pairs(text: str, whole: str, program: Program) -> Iterator[str]:
    """Yield words that have no counterpart on the other side."""
    words = names_in(program)
    for pattern, answers in PAIRS:
        match = re.search(pattern, text)
        if match and not any(answer in word for answer in answers for word in words):
            yield f"the text says {match[0].strip()!r} and no word of the program answers it"
    for ours, pattern in BACK:
        if words & set(ours) and not re.search(pattern, whole):
            yield f"the program says {ours[0]} and the text does not"


def sides(text: str, program: Program) -> Iterator[str]:
    """Report an opponent mentioned on only one side."""
    words = names_in(program)
    other = words & {"foe", "both", "defender", "each_player", "event_other", "attacker"}
    other |= words & {"dealt", "no_effects", "no_weakness", "once_player", "base_damage"}
    other |= words & {"knocked_out_last_turn", "event_cause", "prizes_for", "cancel_damage"}
    asked = re.search(r"\bopponent|Defending|each player|both players|either player", text)
    if asked and not other and not words & {"event_from", "event_player", "turn_player"}:
        other_turn = words & {
            "foe_next_turn",
            "through_foe_turn",
            "my_turn",
            "damage_taken",
            "prevent",
        }
        if not other_turn and not re.search(r"show (?:it|them|\w+) to your opponent", text):
            yield "the text speaks of the opponent and the program does not"
    if "foe" in words and not re.search(r"opponent|player|Defending|attack|opposing", text):
        yield "the program speaks of the opponent and the text does not"


def one_sided_types(face: Face, program: Program) -> Iterator[str]:
    """Yield types named on only one side."""
    printed = {TYPES[name] for name in TYPE_WORD.findall(face.text)}
    ours = type_letters(program)
    for letter in sorted(printed - ours):
        if not ours & {"*"}:
            yield f"the text names the type {letter} and the program does not"
    named = {letter for name, letter in TYPES.items() if name in face.text}
    bare = set(re.findall(r"[\[{]([A-Z])[\]}]", face.text))
    for letter in sorted(ours - printed - named - bare - {"*"}):
        if len(ours) < len(TYPES) - 2:
            yield f"the program names the type {letter} and the text does not"


def type_letters(program: Program) -> set[str]:
    """The types named in a program, with ``*`` for any."""
    found: set[str] = set()
    for node in nodes_in(program):
        if node.word == "provide":
            found |= set(str(node.args[0])) & {*TYPES.values(), "*"}
        elif node.word == "choose_paying":
            found |= set(str(node.args[1])) & set(TYPES.values())
        else:
            found |= {arg for arg in flat(node.args) if arg in TYPES.values()}
    return found


def flat(args: tuple[Arg, ...]) -> Iterator[str]:
    """Yield the bare names among the arguments of a word."""
    for arg in args:
        if isinstance(arg, str):
            yield arg
        elif isinstance(arg, tuple):
            yield from (part for part in arg if isinstance(part, str))


def names_in(program: Program) -> set[str]:
    found: set[str] = set()
    for node in nodes_in(program):
        found.add(node.word)
        found.update(flat(node.args))
    return found


def program_at(card: Card, place: Place, face: Face) -> str | None:
    """The library's program for a printed face."""
    if place.part == "text":
        return card.text
    programs = (one.program for one in getattr(card, place.part) if one.name == face.name)
    return next(programs, None)


def alarms(folder: Path) -> Iterator[str]:
    """Yield a line for each alarm about the cards of *folder*."""
    source, library = read_source(folder), Library.default()
    for set_id, cards in source.sets.items():
        for printed in cards:
            era = source.set_of(set_id).date
            for place, face in placed_faces(printed.record, printed.card, era):
                program = program_at(library.card(printed.card.id), place, face)
                for why in suspicions(face, parsed(program)) if program else ():
                    yield f"{printed.card.id} {face.name or face.kind}: {why}"


if __name__ == "__main__":
    for line in alarms(Path(sys.argv[1])):
        print(line)
