"""The purpose of a question in a program: a verb, the thing asked for, and a sentence.

The purpose follows from the first and most direct use of the answer (see ``answer_uses``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from playmat.lang.node import Arg, Node, Program, is_word, nodes_in, uses
from playmat.lang.patterns import Filling, matches
from playmat.lang.words import WORDS
from playmat.writer.aim_nouns import THAT, Nouns, root_word
from playmat.writer.answer_uses import (
    PICKS,
    WEIGHED,
    Use,
    as_written,
    clause_of,
    uses_of,
    what_follows,
)
from playmat.writer.answer_verbs import PART_SAID, PART_VERBS, PARTS, ROWS, Row
from playmat.writer.lexer import capital
from playmat.writer.options import offer_words


@dataclass(frozen=True, slots=True)
class Aim:
    """Purpose of a question; in the sentence # is replaced by the number and the noun."""

    verb: str
    one: str
    many: str
    said: str
    price: bool = False
    counted: bool = False
    """Whether some of several are chosen, so that a number goes before the noun."""


def aim(program: Program, node: Node, name: str = "", mine: bool = True) -> Aim:
    """Purpose of the word *node*, whose answer *name* holds; *mine* if its player answers."""
    return _Aiming(program, as_written(program, node, name), name, mine).aim()


class _Aiming(Nouns):
    """Works out the purpose of one question."""

    def __init__(self, program: Program, node: Node, name: str, mine: bool) -> None:
        super().__init__(program, node, mine)
        self.name = name
        self.every = uses_of(program, node, name) if name else []
        self.use: Use | None = self.every[0] if self.every else None
        self.vague = any(_same_use(use, self.every[0]) for use in self.every)

    def aim(self) -> Aim:
        if self.node.word in PICKS:
            return self.picking(self.node["from"])
        return _WORDS[self.node.word](self)

    def picking(self, source: Arg) -> Aim:
        """Purpose of choosing from a selection."""
        verb, said = self.deed()
        if verb == "attach" and root_word(source) in PARTS:
            verb, said = "move", re.sub("(^| to )attach", r"\1move", said)
        one, many = self.noun(source, False), self.noun(source, True)
        if THAT in one and said.endswith(THAT):  # two earlier choices cannot be distinguished
            said = f"choose # to {verb}"
        if self.node.word in ("choose_units", "choose_paying"):  # counted by the units provided
            one = many = _CARDS.sub("", one)
        return Aim(verb, one, many, said.replace("{owner}", self.owner(source)), self.price(), True)

    def question_aim(self, verb: str, thing: str, said: str) -> Aim:
        """Purpose of a question that does not choose from a selection."""
        found, worded = self.deed()
        if "#" not in worded:
            return Aim(found, thing, thing, worded, self.price())
        return Aim(verb, thing, thing, said, self.price())

    def price(self) -> bool:
        """Whether the answer pays a cost."""
        paid = clause_of(self.program, self.node) == "pay"
        return paid and (self.use is None or self.use.clause == "pay")

    def deed(self) -> tuple[str, str]:
        """Verb and sentence for the use of the answer."""
        use = self.use
        if use is None:
            return "choose", "choose #"
        if use.rank == WEIGHED and self.node.word in PICKS:
            return self.weighed(use)
        part = next((up.word for up in use.way if up.word in PARTS or up.word == "attacks_of"), "")
        if use.deed.word == "marker" and uses(self.program, "markers_on"):
            return "damage", "choose # to hit"  # marked targets are hit all at once
        if any(_to_hand(one.deed) and _of_stack(one.way) for one in self.every):
            return "pick up", "choose # to return to {owner} hand"
        for row in ROWS:
            if (said := self.fits(row, use)) is not None:
                return self.of_part(row.verb, part) if part else (row.verb, said)
        if any(up.word == "less" for up in use.way):
            return "keep", "choose # to keep"
        return ("affect", "choose # to affect") if _lasts(use.deed) else ("choose", "choose #")

    def of_part(self, verb: str, part: str) -> tuple[str, str]:
        """Verb and sentence if something that belongs to the answer is used."""
        said = PART_SAID.get(verb, "choose #").replace("{part}", PARTS.get(part, ""))
        return PART_VERBS.get(verb, verb), said

    def weighed(self, use: Use) -> tuple[str, str]:
        """Verb and sentence if the answer only decides something else."""
        if any(WORDS[up.word].sort == "filter" for up in use.way):
            return "match", "choose # to match"
        return "count", "choose # to count"

    def fits(self, row: Row, use: Use) -> str | None:
        """A row's sentence, if it matches the use and all its holes can be filled."""
        found: Filling = {}
        if not matches(row.shape, self.deed_of(use), found) or not self.holds(found["x"], use):
            return None
        said = row.said
        for hole in re.findall(r"\{(\w+)\}", said):
            text = "{owner}" if hole == "owner" else self.hole(found[hole])
            if text is None:
                return None
            said = said.replace(f"{{{hole}}}", text)
        return said

    def deed_of(self, use: Use) -> Node:
        """The effect, or the look whose number is asked for."""
        inner = next((up for up in use.way if up.word == "top"), None)
        return inner if inner is not None else use.deed

    def holds(self, arg: Arg, use: Use) -> bool:
        """Whether an argument is the answer or derived from it."""
        if is_word(arg, "less"):
            return self.holds(arg["of"], use)
        held = (Node("ref", (use.name,)), Node("ref", (self.name,)))
        return any(node in held for node in nodes_in(arg))

    def hole(self, arg: Arg) -> str | None:
        """Another hole of an effect in words, or None if it varies."""
        if isinstance(arg, int | str):
            return None if self.vague else str(arg).capitalize()
        if not isinstance(arg, Node):
            return None
        if arg.word == "ref":
            return self.found(arg) or self.unfound(arg)
        plain = WORDS[arg.word].sort in ("mons", "cards") and not uses(arg, "ref")
        said = self.say("sel", arg) if plain else None
        return self.unfound(arg) if said is None or "(" in said else said

    # words that do not choose from a selection

    def number(self) -> Aim:
        return self.question_aim("count", "number", "choose a number")

    def type(self) -> Aim:
        return self.question_aim("name", "type", "choose a type")

    def card_name(self) -> Aim:
        return Aim("name", "card", "card", "name a card")

    def word(self) -> Aim:
        """Choice of a word, listing the words."""
        words = self.node["words"]
        assert isinstance(words, tuple)
        named = [_YOUR.sub("your", str(word)) for word in words]
        return Aim("name", "word", "words", f"choose {_listed(named)}")

    def duel(self) -> Aim:
        return Aim("name", "word", "words", "choose rock, paper or scissors")

    def may(self) -> Aim:
        """Offer of an optional effect."""
        block = self.node["do"]
        assert isinstance(block, tuple)
        follows = what_follows(self.program, self.node, block)
        told = ((*block, *follows), *((*block, one) for one in reversed(follows)), block)
        event = self.node.args[0]
        title = offer_words([some for one in told if (some := self.with_results(one)) is not None])
        what = _PREVENTED.get(event.word if isinstance(event, Node) else "", "it")
        return Aim("decide", "effect", "effects", title.replace("prevent it", f"prevent {what}"))

    def question(self) -> Aim:
        """A question written in the text itself."""
        return Aim("decide", "answer", "answers", str(self.node["question"]))

    def either(self) -> Aim:
        """Choice among effects, listing their names."""
        blocks = self.node["do"]
        assert isinstance(blocks, tuple)
        first = [block[0] for block in blocks if isinstance(block, tuple) and block]
        names = [str(n["name"]) for n in first if is_word(n, "label")]
        said = _listed(names) if len(names) == len(blocks) else "an effect"
        return Aim("decide", "effect", "effects", f"choose {said}")

    def order(self) -> Aim:
        """Next card of an order."""
        top = (
            self.use is None or self.use.deed.word != "move" or self.use.deed["to"] != "deck_bottom"
        )
        where = "from the top down" if top else "under the deck"
        return Aim("order", "card", "cards", f"choose the card that comes next {where}")

    def spread(self) -> Aim:
        """Target of the next of several counters."""
        said = "choose # to put a damage counter on"
        one = self.noun(self.node["among"], False)
        return Aim("put counters on", one, one, said, False, True)

    def switch(self) -> Aim:
        """Choice of an Active Pokémon to leave, or of its replacement."""
        up = self.node["out"] == Node("bench_of", (self.node["player"],))
        one = f"of {self.owner(self.node)} {'Benched' if up else 'Active'} Pokémon"
        said = "choose # to become Active" if up else "choose # to go to the Bench"
        return Aim("switch in" if up else "switch out", one, one, said, False, True)

    def prize(self) -> Aim:
        return Aim("take", "of your Prizes", "of your Prizes", "take #", False, True)

    def condition(self) -> Aim:
        return Aim("cure", "Special Condition", "", "choose the Special Condition to remove")

    def mirror(self) -> Aim:
        """Energy to discard, as the Pokémon's own attack did."""
        noun = self.noun(Node("energy_on", (self.node["target"],)), False)
        return Aim("discard", noun, noun.replace("card", "cards"), "discard #", False, True)


_YOUR: Final = re.compile("^Your\\b")
_PREVENTED: Final = {"power_used": "that power", "would_be_knocked_out": "the Knock Out"}
_CARDS: Final = re.compile(" cards?(?= |$)")
_WORDS: Final[Mapping[str, Callable[[_Aiming], Aim]]] = {
    "number": _Aiming.number,
    "name_type": _Aiming.type,
    "name_any_type": _Aiming.type,
    "name_attached_type": _Aiming.type,
    "name_card": _Aiming.card_name,
    "pick_word": _Aiming.word,
    "duel": _Aiming.duel,
    "may": _Aiming.may,
    "on": _Aiming.may,
    "instead": _Aiming.may,
    "ask": _Aiming.question,
    "either": _Aiming.either,
    "order": _Aiming.order,
    "spread": _Aiming.spread,
    "switch": _Aiming.switch,
    "take_prize": _Aiming.prize,
    "cure_one": _Aiming.condition,
    "pass_condition": _Aiming.condition,
    "mirror": _Aiming.mirror,
}
ASKING: Final = PICKS | set(_WORDS)
"""Words that may ask a player, or decide by chance."""


def noun_with_number(found: Aim, least: int, most: int) -> str:
    """The noun with its number: "2 cards", "one of your Pokémon"."""
    if most == 1:
        return _single(found.one)
    many = found.many
    if most >= ANY_NUMBER:
        return f"any number {many if many.startswith('of ') else 'of ' + many}"
    if least == 0:
        return f"up to {most} {many}"
    range_ = f"{least} {'or' if most - least == 1 else 'to'} {most}"
    return f"{most if least == most else range_} {many}"


ANY_NUMBER: Final = 60
"""The size of a deck, which programs use for "no limit"."""


def sentence(found: Aim, least: int, most: int) -> str:
    """The question as a sentence, without final punctuation."""
    return capital(found.said.replace("#", noun_with_number(found, least, most)))


def _single(noun: str) -> str:
    if noun.startswith("of "):
        return f"one {noun}"
    if noun.startswith("other "):
        return f"an{noun}"
    vowel = noun.lstrip("“")[:1] in "AEIOUaeiou" or noun.startswith(("LV.X", "SP "))
    return f"{'an' if vowel else 'a'} {noun}"


def _listed(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]


def _same_use(one: Use, best: Use) -> bool:
    """Whether another use does the same with other numbers."""
    return one.deed.word == best.deed.word and one.deed != best.deed


def _of_stack(way: tuple[Node, ...]) -> bool:
    """Whether the Pokémon's own card is taken, so that it leaves play."""
    return any(up.word == "stack" for up in way)


def _to_hand(deed: Node) -> bool:
    return deed.word == "move" and deed["to"] == "hand"


def _lasts(deed: Node) -> bool:
    return WORDS[deed.word].sort == "mods" or WORDS[deed.word].role == "later"
