"""Wordings of printed texts and their counterparts in programs, in both directions.

The patterns are searched in the program's text, so they are short and may miss problems, but they
should not raise dozens of false alarms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple


class Row(NamedTuple):
    """A pattern on one side, with a name, and the pattern then required on the other."""

    name: str
    said: str
    answer: str


ASKED: Final = (
    Row("up to", r"\b[Uu]p to \d", r", 0, |, 1, |most=|search|number\(|draw_until|tools_allowed"),
    Row("at random", r"\bat random\b|without looking", r"random|face_down|top\("),
    Row("Bench", r"\bBench(?:ed)?\b", r"bench|switch|all\(|active|promote|came_up"),
    Row("Active", r"\bActive\b", r"active|defender|switch|self|no_effects|pierces|retreated|setup"),
    Row("basic Energy", r"(?<!as a )\bbasic (?:\w+ )?Energy card", r"basic_energy|special_energy"),
    Row("special Energy", r"\b[Ss]pecial Energy card", r"special_|become_energy|energy_works"),
    Row("remaining HP", r"remaining HP", r"hp_left|leave_hp|weakest|damaged"),
    Row("Lost Zone", r"Lost Zone", r"lost"),
    Row("Stadium", r"\bStadium card", r"stadium|trainer|fossil|holds_trainers"),
    Row("Supporter", r"\bSupporter card", r"supporter|trainer|beside|attached"),
    Row("Tool", r"Pokémon Tool", r"tool|gear|attached|host|onto|static"),
    Row("Item", r"\bItem card", r"item"),
    Row("Stage 1", r"\bStage 1\b", r"stage1|evol|under"),
    Row("Stage 2", r"\bStage 2\b", r"stage2|evol"),
    Row("in its name", r"in (?:its|their) names?", r'name_has|tag\("(?:owner|dark)'),
    Row("same name", r"the same name\b", r"name|repeated|unique|fallen|choose_different"),
    Row("different", r"\bdifferent (?:types?|names?)", r"different|types_among|same_name"),
    Row("until tails", r"until you get tails", r"flip_until_tails|loop"),
    Row("any order", r"in any order", r"order|return_mon"),
    Row("bottom", r"\bbottom of", r"bottom"),
    Row("half", r"\bhalf\b", r"half|other_half"),
    Row("win", r"\bwins? the game", r"win\("),
    Row("Retreat Cost", r"Retreat Cost", r"retreat"),
    Row("first turn", r"\bfirst turn", r"first|turns_taken|evolve_early|useful|new"),
    Row("last turn", r"opponent's last turn|(?:his or her|your) last turn", r"last|fallen"),
    Row("hand", r"\bfrom your hand", r"hand|draw|as_energy|evolved|setup|_this_turn|_played"),
    Row("discard pile", r"(?:from|in) your discard pile", r"discard"),
    Row("top of a deck", r"top (?:\d+ )?cards? of", r"top|mill|draw|bottom|devolve|stack"),
    Row("one of a name", r"more than 1 [^.]+ (?:Poké-\w+|Ability) each turn", r"once_|unique"),
    Row("once a turn", r"[Oo]nce during your turn", r"once|on\(|lend_attacks|my_turn"),
    Row("if you do", r"\bIf you do\b", r"did|if |, me\)|, me, |switch|end_turn"),
    Row("other than", r"\bexcluding\b|\bexcept for\b", r"not | - |except|effects|_attack\("),
    Row("both sides", r"both yours and your opponent's", r"both|me.*foe|foe.*me|from="),
    Row("turn ends", r"\byour turn ends\b", r"end_turn|end_of_turn|turn_ended|rule"),
    Row("would be Knocked Out", r"would be Knocked Out", r"would_|damaged|whole|set_zone|hp_left"),
    Row("not affected by Weakness", r"isn't affected by Weakness", r"weakness"),
    Row("not affected by effects", r"any other effects on", r"no_effects|pierces"),
    Row("asleep to use it", r"can't be used if ~ is affected", r"afflicted"),
    Row("old conditions", r"can't be used if ~ is Asleep", r"condition_is\(asleep|already"),
    Row("foe's next turn", r"[Dd]uring your opponent's next turn", r"foe_next_turn|delay"),
    Row("own next turn", r"[Dd]uring your next turn", r"my_next_turn|through_my|foe_next_turn"),
    Row("to the foe's end", r"end of your opponent's next turn", r"foe_|not my_turn|foe\)"),
    Row("shown", r"\bshow (?:it|them) to your opponent|\breveal (?:it|them)", r"reveal|look"),
    Row("damage instead", r"does \d+ damage instead", r"set_damage|hit\(|else|not "),
)  # fmt: skip
"""Patterns in a text, and what the program may have for them."""

ADDED: Final = (
    Row("by=foe", r"by=foe", r"[Oo]pponent|[Pp]layer|he or she|Defending"),
    Row("random", r"pick_random", r"random|without looking|don't look|Choose"),
    Row("reveal", r"\breveal\(", r"[Rr]eveal|[Ss]how|face up|turn .* over|[Ff]lip the card"),
    Row("may", r"\bmay(?: \{|\()", r"\bmay\b|doesn't discard|if you like"),
    Row("the other's attack", r"not event_from\(all\(me\)\)", r"opponent"),
    Row("end_turn", r"\bend_turn\b", r"turn (?:ends|is over)|ends your turn"),
    Row("take_prize", r"take_prize", r"Prize|Knocked Out"),
    Row("no_weakness", r"no_weakness", r"Weakness|damage"),
    Row("no_powers", r"no_powers", r"Power"),
    Row("afflicted", r"is\(self, afflicted\)", r"Special Condition"),
    Row("bottom", r"deck_bottom|bottom\(", r"bottom"),
    Row("lost", r"\blost\b", r"Lost Zone"),
    Row("retreat", r"can_retreat|retreat_cost", r"[Rr]etreat|leave"),
    Row("half", r"half_up|half_down|, half", r"half"),
    Row("foe's next turn", r"foe_next_turn", r"next turn"),
    Row("own next turn", r"my_next_turn", r"next turn|last turn"),
    Row("rest of the game", r"rest_of_game|open_prizes", r"rest of the game|as long as|is now"),
    Row("no Weakness", r"weakness_applies", r"[Ww]eakness"),
    Row("stage of damage", r"stage=after", r"reduced?|after applying|increased|half"),
)
"""Patterns in a program, and what the text may have for them."""


def unanswered(text: str, program: str) -> Iterator[str]:
    """Yield what a text says, with ~ for its card's name, and its program does not."""
    for row in ASKED:
        if re.search(row.said, text) and not re.search(row.answer, program):
            yield f"{row.name!r} stands in the text and nothing in the program answers it"


def unasked(text: str, program: str) -> Iterator[str]:
    """Yield what a program says and its text does not."""
    for row in ADDED:
        if re.search(row.said, program) and not re.search(row.answer, text):
            yield f"{row.name!r} stands in the program and nothing in the text asks for it"
