"""What a question of a program is for: a verb, what is asked for, and a sentence with its place.

A question stands in a program as the word that asks; what it is for is told by what is done first
and most directly with the answer (see ``answer_uses``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from playmat.lang.node import Arg, Node, Program, nodes_in, uses
from playmat.lang.words import LISTS, WORDS
from playmat.writer import players
from playmat.writer.answer_uses import PICKS, WEIGHED, Use, binder, bound_before, clause_of, uses_of
from playmat.writer.answer_verbs import PART_SAID, PART_VERBS, PARTS, ROWS, Row
from playmat.writer.lexer import capital
from playmat.writer.options import LONG, option_words
from playmat.writer.patterns import Filling, match
from playmat.writer.write_phrase import Phrasing

_SWAPPED: Final = {"me": "foe", "foe": "me"}
_LIES: Final = re.compile(
    r" in (?=(?:your|their|both|that|each)\b)| on (?=(?:this|that|the|your|their|its|all|each)\b)"
)
_ASIDE: Final = re.compile(r" \(only \w+\)")
_STATED: Final = ("the ", "this ", "that ", "damage ", "during ", "they ", "both ", "each ", "for ")
_MADE_OF: Final = {"where", "less", "join"}


@dataclass(frozen=True, slots=True)
class Aim:
    """What a question is for; in the sentence # stands for what is chosen with its number."""

    verb: str
    one: str
    many: str
    said: str
    price: bool = False
    counted: bool = False
    """Whether some of several are chosen, so that the number belongs before it."""


def aim(program: Program, node: Node, name: str = "", mine: bool = True) -> Aim:
    """Return what the word *node*, whose answer *name* holds, asks for; *mine* of its player."""
    return _Aiming(program, node, name, mine).aim()


class _Aiming:
    """Work out what one question is for."""

    def __init__(self, program: Program, node: Node, name: str, mine: bool) -> None:
        self.program = program
        self.node = node
        self.name = name
        self.mine = mine
        self.phrasing = Phrasing()
        every = uses_of(program, node, name) if name else []
        self.use: Use | None = every[0] if every else None
        self.vague = any(_alike(use, every[0]) for use in every)

    def aim(self) -> Aim:
        """Return what the question is for."""
        if self.node.word in PICKS:
            return self.picking(self.node.args[0])
        return _WORDS[self.node.word](self)

    def picking(self, source: Arg) -> Aim:
        """Return what some of a selection are chosen for."""
        verb, said = self.deed()
        if verb == "attach" and _root_word(source) in PARTS:
            verb, said = "move", re.sub("(^| to )attach", r"\1move", said)
        one, many = self.noun(source, False), self.noun(source, True)
        if _THAT in one and said.endswith(_THAT):  # two that were chosen before are not told apart
            said = f"choose # to {verb}"
        if self.node.word in ("choose_units", "choose_paying"):  # counted by what cards provide
            one = many = _CARDS.sub("", one)
        return Aim(verb, one, many, said.replace("{owner}", self.owner(source)), self.price(), True)

    def asked(self, verb: str, thing: str, said: str) -> Aim:
        """Return what something other than a selection is asked for."""
        found, worded = self.deed()
        if "#" not in worded:
            return Aim(found, thing, thing, worded, self.price())
        return Aim(verb, thing, thing, said, self.price())

    def price(self) -> bool:
        """Return whether the answer is what is paid."""
        paid = clause_of(self.program, self.node) == "pay"
        return paid and (self.use is None or self.use.clause == "pay")

    def deed(self) -> tuple[str, str]:
        """Return the verb and the sentence of what is done with the answer."""
        use = self.use
        if use is None:
            return "choose", "choose #"
        if use.rank == WEIGHED and self.node.word in PICKS:
            return self.weighed(use)
        part = next((up.word for up in use.way if up.word in PARTS or up.word == "attacks_of"), "")
        if use.deed.word == "marker" and uses(self.program, "markers_on"):
            return "damage", "choose # to hit"  # what was aimed at so is hit all at once
        for row in ROWS:
            if (said := self.fits(row, use)) is not None:
                return self.of_part(row.verb, part) if part else (row.verb, said)
        if any(up.word == "less" for up in use.way):
            return "keep", "choose # to keep"
        return ("affect", "choose # to affect") if _lasts(use.deed) else ("choose", "choose #")

    def of_part(self, verb: str, part: str) -> tuple[str, str]:
        """Return the verb and sentence where something is done with what belongs to the answer."""
        said = PART_SAID.get(verb, "choose #").replace("{part}", PARTS.get(part, ""))
        return PART_VERBS.get(verb, verb), said

    def weighed(self, use: Use) -> tuple[str, str]:
        """Return the verb and sentence where the answer only decides on something else."""
        if any(WORDS[up.word].sort == "filter" for up in use.way):
            return "match", "choose # to match"
        return "count", "choose # to count"

    def fits(self, row: Row, use: Use) -> str | None:
        """Return a row's sentence if the answer is used so and the rest can be said."""
        found: Filling = {}
        if not match(row.shape, self.deed_of(use), found) or not self.holds(found["x"], use):
            return None
        said = row.said
        for hole in re.findall(r"\{(\w+)\}", said):
            text = "{owner}" if hole == "owner" else self.hole(found[hole])
            if text is None:
                return None
            said = said.replace(f"{{{hole}}}", text)
        return said

    def deed_of(self, use: Use) -> Node:
        """Return what is done, or the look for which a number is asked."""
        inner = next((up for up in use.way if up.word == "top"), None)
        return inner if inner is not None else use.deed

    def holds(self, arg: Arg, use: Use) -> bool:
        """Return whether an argument is the answer, or made of it."""
        if isinstance(arg, Node) and arg.word == "less":
            return self.holds(arg.args[0], use)
        held = (Node("ref", (use.name,)), Node("ref", (self.name,)))
        return any(node in held for node in nodes_in(arg))

    def hole(self, arg: Arg) -> str | None:
        """Return another hole of a deed in words, or nothing where it is not the same each time."""
        if isinstance(arg, int | str):
            return None if self.vague else str(arg).capitalize()
        if not isinstance(arg, Node):
            return None
        if arg.word == "ref":
            return self.found(arg)
        plain = WORDS[arg.word].sort in ("mons", "cards") and not uses(arg, "ref")
        said = self.say("sel", arg) if plain else None
        return None if said is None or "(" in said else said

    def found(self, ref: Node) -> str | None:
        """Return what an earlier answer found, in a word or two."""
        if not bound_before(self.program, str(ref.args[0]), self.node):
            return None
        if self.sort(ref) != "cards":
            return "that Pokémon" if self.sort(ref) == "mons" and not self.many(ref) else None
        source = self.source(ref)
        words = {node.word for node in nodes_in(source)}
        kind = "Energy" if words & _ENERGY else "Tool" if "tool" in words else "card"
        several = self.many(ref) and kind != "Energy"
        return f"the {kind}{'s' * several}"

    def source(self, ref: Arg) -> Arg:
        """Return the selection from which a variable was filled."""
        while isinstance(ref, Node) and (ref.word == "ref" or ref.word in PICKS):
            value = binder(self.program, str(ref.args[0])) if ref.word == "ref" else ref.args[0]
            if value == ref:
                return ()
            ref = value
        return ref

    def noun(self, source: Arg, many: bool) -> str:
        """Return what is chosen, behind a number: "of your Pokémon", "cards from your hand"."""
        known = self.known(source)
        said = self.own(known, many)
        if said is None or len(said) > LONG:
            said = self.own(_root(known), many) or said
        return _LIES.sub(" from ", said) if said and self.lies(known) else said or "of them"

    def own(self, source: Arg, many: bool) -> str | None:
        """Return a selection in words, cards found before as "them"."""
        if isinstance(source, Node) and source.word == "where" and _is_ref(source.args[0]):
            said = self.say("fnoun", source.args[1], many)
            return f"{said} among them" if said else "of them"
        return "of them" if _is_ref(source) else self.say("counted", source, many)

    def say(self, kind: str, arg: Arg, many: bool = False) -> str | None:
        """Return a phrase in the words of the player who answers."""
        said = self.phrasing.say(kind, self.seen(arg), 0, many)
        return None if said is None else said.replace("\u2060", "")

    def seen(self, arg: Arg) -> Arg:
        """Return a part of a program as the player sees it who answers."""
        return arg if self.mine else _renamed(arg, _SWAPPED)

    def known(self, arg: Arg, root: bool = True) -> Arg:
        """Return a selection without variables: what was chosen before is that Pokémon or card."""
        if isinstance(arg, tuple):
            return tuple(self.known(one, False) for one in arg)
        if not isinstance(arg, Node):
            return arg
        if arg.word == "less":
            return self.rest(arg)
        if arg.word == "fits_both" and self.unknown(arg.args[1]):
            return self.known(arg.args[0], False)
        if arg.word == "host_of":
            return Node("event_mon")
        if arg.word == "ref":
            that = Node("event_mon" if self.sort(arg) == "mons" else "event_card")
            return arg if root or not self.lies_in(arg) else that
        inside = root and arg.word in _MADE_OF
        return Node(arg.word, tuple(self.known(one, inside and not n) for n, one in _each(arg)))

    def unknown(self, arg: Arg) -> bool:
        """Return whether a filter leaves out what was found before, or goes by what was named."""
        named = [node for node in nodes_in(arg) if node.word == "ref" and not self.lies_in(node)]
        return uses(arg, "one_of") or bool(named)

    def lies_in(self, ref: Node) -> bool:
        """Return whether a variable holds Pokémon or cards."""
        return self.sort(ref) in ("mons", "cards")

    def rest(self, arg: Node) -> Arg:
        """Return a selection but for some: other Pokémon, or simply the cards that are left."""
        of = self.known(arg.args[0])
        if self.sort(arg) != "mons":
            return of
        if isinstance(of, Node) and of.word == "where":
            return Node("where", (Node("less", (of.args[0], Node("self"))), of.args[1]))
        return Node("less", (of, Node("self")))

    def many(self, ref: Node) -> bool:
        """Return whether a variable may hold several."""
        value = binder(self.program, str(ref.args[0]))
        if not isinstance(value, Node) or value.word not in PICKS:
            return True
        return value.args[1:3] not in _ONCE

    def sort(self, arg: Arg) -> str:
        """Return what a selection consists of: mons, cards or attacks."""
        if not isinstance(arg, Node):
            return ""
        if arg.word == "ref":
            value = binder(self.program, str(arg.args[0]))
            return self.sort(value) if value != arg else ""
        if arg.word in _MADE_OF or arg.word in PICKS:
            return self.sort(arg.args[0])
        return WORDS[arg.word].gives or WORDS[arg.word].sort

    def lies(self, source: Arg) -> bool:
        """Return whether cards are chosen, which are taken from where they lie."""
        return self.sort(_root(source)) == "cards"

    def owner(self, source: Arg) -> str:
        """Return whose the cards of a selection are."""
        every = list(nodes_in(source))
        every += [n for ref in every if ref.word == "ref" for n in nodes_in(self.source(ref))]
        named = [n.args[0] for n in every if n.args and n.args[0] in LISTS["player"]]
        words = {node.word for node in every}
        fixed = "me" if words & {"self", "host"} else "foe" if "defender" in words else ""
        who = named[0] if named else fixed
        return players.OWNERS[str(self.seen(who))] if who in _SWAPPED else "its owner's"

    # words that ask for something else than some of a selection

    def number(self) -> Aim:
        """Return what a number is asked for."""
        return self.asked("count", "number", "choose a number")

    def type(self) -> Aim:
        """Return what a type is named for."""
        return self.asked("name", "type", "choose a type")

    def card_name(self) -> Aim:
        """Return what a card is named for."""
        return Aim("name", "card", "card", "name a card")

    def word(self) -> Aim:
        """Return which words there are."""
        words = self.node.args[1]
        assert isinstance(words, tuple)
        return Aim("name", "word", "words", f"choose {_listed([str(word) for word in words])}")

    def duel(self) -> Aim:
        """Return which words there are in a contest."""
        return Aim("name", "word", "words", "choose rock, paper or scissors")

    def may(self) -> Aim:
        """Return what may be done."""
        block = self.node.args[-1]
        assert isinstance(block, tuple)
        seen = self.seen(block)
        assert isinstance(seen, tuple)
        said = _ASIDE.sub("", option_words([seen])[0].replace("\u2060", ""))
        if len(said) > LONG or re.search(r"\b[A-Z]\b|[:;]", said):
            said = "use {face}"
        elif said.startswith(_STATED):
            said = f"use {{face}}: {said}"
        return Aim("decide", "effect", "effects", f"{said}?")

    def question(self) -> Aim:
        """Return a question that the text itself puts."""
        return Aim("decide", "answer", "answers", str(self.node.args[0]))

    def either(self) -> Aim:
        """Return which effects have a name."""
        blocks = self.node.args[1]
        assert isinstance(blocks, tuple)
        first = [block[0] for block in blocks if isinstance(block, tuple) and block]
        names = [str(n.args[0]) for n in first if isinstance(n, Node) and n.word == "label"]
        said = _listed(names) if len(names) == len(blocks) else "an effect"
        return Aim("decide", "effect", "effects", f"choose {said}")

    def order(self) -> Aim:
        """Return where cards go in an order."""
        top = self.use is None or self.use.deed.args[1:] != ("deck_bottom",)
        where = "from the top down" if top else "under the deck"
        return Aim("order", "card", "cards", f"choose the card that comes next {where}")

    def spread(self) -> Aim:
        """Return where the next of several counters goes."""
        said = "choose # to put a damage counter on"
        one = self.noun(self.node.args[1], False)
        return Aim("put counters on", one, one, said, False, True)

    def switch(self) -> Aim:
        """Return who is meant where two are Active."""
        one = "of {owner} Active Pokémon".replace("{owner}", self.owner(self.node))
        return Aim("switch out", one, one, "choose # to go to the Bench", False, True)

    def prize(self) -> Aim:
        """Return that a Prize is taken."""
        return Aim("take", "of your Prizes", "of your Prizes", "take #", False, True)

    def condition(self) -> Aim:
        """Return that a Special Condition is removed."""
        return Aim("cure", "Special Condition", "", "choose the Special Condition to remove")

    def mirror(self) -> Aim:
        """Return what is done again to the Pokémon that did it."""
        noun = self.noun(Node("energy_on", self.node.args[:1]), False)
        return Aim("discard", noun, noun.replace("card", "cards"), "discard #", False, True)


_ONCE: Final = ((1, 1), (1, 0), (0, 1))
_ENERGY: Final = frozenset(("energy", "basic_energy", "special_energy", "energy_on"))
_THAT: Final = "that Pokémon"
_CARDS: Final = re.compile(" cards?(?= |$)")
_WORDS: Final[Mapping[str, Callable[[_Aiming], Aim]]] = {
    "number": _Aiming.number,
    "name_type": _Aiming.type,
    "name_any_type": _Aiming.type,
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
"""The words that may ask a player, or let chance answer."""


def numbered(found: Aim, least: int, most: int) -> str:
    """Return what is chosen with how many of it: "2 cards", "one of your Pokémon"."""
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
"""As many cards as a deck has: how programs say that there is no limit."""


def sentence(found: Aim, least: int, most: int) -> str:
    """Return what is asked for as a sentence of its own, without its mark at the end."""
    return capital(found.said.replace("#", numbered(found, least, most)))


def _single(noun: str) -> str:
    if noun.startswith("of "):
        return f"one {noun}"
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun.lstrip('“')[:1] in 'AEIOUaeiou' else 'a'} {noun}"


def _listed(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]


def _alike(one: Use, best: Use) -> bool:
    """Return whether another use does the same with other numbers."""
    return one.deed.word == best.deed.word and one.deed != best.deed


def _lasts(deed: Node) -> bool:
    return WORDS[deed.word].sort == "mods" or WORDS[deed.word].role == "later"


def _root(source: Arg) -> Arg:
    while isinstance(source, Node) and source.word in _MADE_OF:
        source = source.args[0]
    return source


def _root_word(source: Arg) -> str:
    root = _root(source)
    return root.word if isinstance(root, Node) else ""


def _each(node: Node) -> Iterable[tuple[int, Arg]]:
    return enumerate(node.args)


def _is_ref(arg: Arg) -> bool:
    return isinstance(arg, Node) and arg.word == "ref"


def _renamed(arg: Arg, names: Mapping[str, str]) -> Arg:
    if isinstance(arg, tuple):
        return tuple(_renamed(one, names) for one in arg)
    if isinstance(arg, Node):
        return Node(arg.word, tuple(_renamed(one, names) for one in arg.args))
    return names.get(arg, arg) if isinstance(arg, str) else arg
