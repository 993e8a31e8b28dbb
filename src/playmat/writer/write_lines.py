"""Write programs in lines: sentences, headings with a colon, bullets for nested blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.sorts import default_of
from playmat.lang.words import WORDS, of_role
from playmat.writer import lexer
from playmat.writer.blocks import (
    ALONG,
    Block,
    Pair,
    block_sort,
    blocks,
    fits_entry,
    fits_line,
    fits_sentences,
    holds,
    is_effect,
    paired,
)
from playmat.writer.one_test import DAMAGE_WORDS, is_mixed
from playmat.writer.phrases.lists import AT_A_POINT, FREELY, FREELY_IN_TURN, LABELS
from playmat.writer.results import without_results
from playmat.writer.statements import NO_OPTION, NOTHING, Said, Statements


def bare_clause(kind: str, block: Sequence[Arg]) -> str:
    """The clause whose heading is omitted on a face of *kind*."""
    if kind == "attack":
        first = holds(block, DAMAGE_WORDS) or all(map(_comes_first, block)) or _gives_up(block)
        first = first or _is_overkill(block)
        return "before" if first else "after"
    return "play" if kind == "trainer" else ""


def _comes_first(statement: Arg) -> bool:
    """Whether a statement only works before an attack's damage: it asks, or lasts."""
    assert isinstance(statement, Node)
    if statement.word == "lasting":
        return statement["until"] == "this_attack"
    value = statement["value"] if statement.word == "bind" else None
    return isinstance(value, Node) and value.word in _ASKING


def _is_overkill(block: Sequence[Arg]) -> bool:
    """Whether a block stores a Pokémon's HP for the attack's own damage."""
    words = [one.word for one in block if isinstance(one, Node)]
    value = (
        block[0]["value"] if words == ["bind", "lasting"] and isinstance(block[0], Node) else None
    )
    return is_word(value, "hp_left") and _comes_first(block[1])


def _gives_up(block: Sequence[Arg]) -> bool:
    """Whether a block only gives up cards, on which the damage depends."""
    words = {node.word for node in nodes_in(tuple(block)) if is_effect(node)}
    return "spend" in words and words <= _GIVING


def without_limit(clause: Node) -> tuple[Node, Node]:
    """A clause without the test that limits it, and that test, or "never"."""
    if clause.word in _ALONE and clause["how"] in _ALONE[clause.word]:
        clause = clause.having("how", _ALONE[clause.word][str(clause["how"])])
    if clause.word == "power":
        return clause.having("off", _NEVER), clause.child("off")
    if clause.word not in _TESTED:
        return clause, _NEVER
    test = clause.child(name := _TESTED[clause.word])
    last = test.child("right") if test.word == "and" else test
    off = last.child("condition") if last.word == "not" else _NEVER
    lasts = clause.word == "static" and (off == _ILL or last is test)
    if lasts or not holds((off,), ("afflicted", "condition_is", "already")):
        return clause, _NEVER
    return clause.having(name, _ALWAYS if last is test else test["left"]), off


_TESTED: Final = {"on": "if", "instead": "if", "static": "while"}
"""The parameter for the test of a clause, by word."""

_SHARED: Final = {"once_name": "free", "once_event": "free", "any_time_name": "any_time"}
_ALONE: Final = {"power": {"once_name": "once"}, "on": _SHARED, "instead": _SHARED}
"""Limits shared by powers of one name, with the plain equivalent."""

LIMIT, LIMITED = "You can't use", "This power doesn't work"
"""Beginnings of sentences for when a power can't be used, and when it does nothing."""

MORE_THAN_ONE: Final = f"{LIMIT} more than one power of this name"
HAPPENS_ONCE: Final = "This happens only once{}, however many Pokémon have this power."
"""Sentence about several powers of one name."""

REMINDERS: Final = (Node("rule", ("unique_stadium", ())), Node("rule", ("stays_beside", ())))
"""Rules repeated on cards of some years; the engine applies them anyway."""

_BETWEEN: Final = Node("between_turns")
_ALWAYS, _NEVER, _SELF = Node("always"), Node("never"), Node("self")
_ILL: Final = Node("is", (_SELF, Node("afflicted")))
_ASKING: Final = of_role("answer")
_GIVING: Final = _ASKING | {"spend", "bind", "may", "either", "choose"}


class Writing:
    """Writes one program, line by line."""

    def __init__(
        self,
        program: Program,
        kind: str,
        bare: bool = True,
        folded: bool = False,
    ) -> None:
        self._bare = bare
        self._folded = folded
        said = tuple(one for one in program if one not in REMINDERS)
        self._program = without_results(said or program)
        self._kind = kind
        self._statements = Statements(program)

    def lines(self) -> Iterator[str]:
        for clause in self._program:
            yield from self._clause(clause)

    def _clause(self, clause: Node) -> Iterator[str]:
        if self._kind == "trainer" and (pair := paired(clause)):
            yield self._paired(pair)
            return
        if self._is_bare(clause):
            block = clause.args[-1]
            assert isinstance(block, tuple)
            sort = block_sort(clause)
            yield " ".join(self._sentence(one) for one in self._statements.groups(block, sort))
            return
        if self._is_choice(clause):
            block = clause.args[0]
            assert isinstance(block, tuple)
            (said,) = self._statements.groups(block, "effect")
            yield from self._entry(said, 0)
            return
        bare, off = without_limit(clause)
        said = self._statements.headed(bare)
        yield from self._entry(replace(said, text=self._by_kind(bare, said.text)), 0)
        if clause.word in _ALONE and bare["how"] != clause["how"]:
            each = " each turn" if clause["how"] == "once_name" else ""
            yours = YOU_MAY in said.text
            yield f"{MORE_THAN_ONE}{each}." if yours else HAPPENS_ONCE.format(each)
        if off != _NEVER:
            yours = clause.word == "power" or said.text.endswith(YOU_MAY)
            limit = f"{LIMIT} this power" if yours else LIMITED
            yield f"{limit} if {self._statements.test(off)}."

    def _by_kind(self, clause: Node, text: str) -> str:
        """A heading or phrase adapted to the kind of card."""
        if clause.word == "provide":
            first = clause == next(one for one in self._program if one.word == "provide")
            told = text.replace(" instead if", " only if") if first else f"it{text[len(THIS) :]}"
            return told if self._kind == "energy" else f"{AS_ENERGY} {told}"
        using = {"attack": "use this attack", "trainer": "play this card"}.get(self._kind, "")
        if using and clause.word == "needs":
            return f"you can {using} {text}" if text.startswith("only if") else text
        if using and clause.word == "pay" and text == "cost":
            return f"to {using}"
        if self._kind != "trainer":
            return text
        worn = holds((clause,), ("host",))
        if worn and clause.args[0] == _BETWEEN and AT_A_POINT not in text:
            return re.sub("^between turns,", f"{AT_A_POINT},", text)
        shared = clause.word == "power" and not worn and clause["where"] == "play"
        return text.replace(FREELY, FREELY_IN_TURN, 1) if shared else text

    def _paired(self, pair: Pair) -> str:
        """The effect of a card alone, and with a second copy."""
        alone = lexer.capital(self._block(pair.alone, "effect"))
        asked = self._statements.along(pair)
        both = self._with_block(f"{ALONG}{asked}", pair.both, "effect")
        return f"{alone}. {lexer.capital(both)} instead."

    def _is_bare(self, clause: Node) -> bool:
        block = clause.args[-1] if clause.args and self._bare else ()
        if not isinstance(block, tuple) or not block or not block_sort(clause):
            return False
        if clause.word == "static":
            default = default_of(WORDS["static"], 0, ()), default_of(WORDS["static"], 1, ())
            plain = clause.args[:2] == default and not holds(block, ("handler",))
            return plain and fits_sentences(block)
        if clause.word == "before" and is_mixed(block) != self._folded:
            return False
        return clause.word == bare_clause(self._kind, block) and fits_sentences(block)

    def _is_choice(self, clause: Node) -> bool:
        """Whether a clause without a heading is just one choice among effects."""
        block = clause.args[-1] if clause.args and self._bare else ()
        if not isinstance(block, tuple) or len(block) != 1 or clause.word not in _CHOOSING:
            return False
        only = block[0]
        choice = is_word(only, "either") and len(blocks(only)) > 1
        return choice and clause.word == bare_clause(self._kind, block)

    def _entry(self, said: Said, depth: int) -> Iterator[str]:
        """Yield a statement or clause on one line if it fits, otherwise with bullets."""
        mark = "  " * (depth - 1) + "• " if depth else ""
        text = said.text if depth else lexer.capital(said.text)
        if said.joint == "or" and not fits_entry(said.blocks):
            yield f"{mark}{text}:"
            for block in said.blocks:
                yield from self._option(block, said.sort, depth + 1)
        elif said.joint == "or" or not said.blocks:
            yield f"{mark}{self._line(replace(said, text=text, bound=()))}{'' if depth else '.'}"
        else:
            yield from self._label_lines(text, said.blocks[0], said.sort, depth)
            for block in said.blocks[1:]:
                yield from self._label_lines(said.joint, block, said.sort, depth)
        self._statements.after(said)

    def _label_lines(self, label: str, block: Block, sort: str, depth: int) -> Iterator[str]:
        mark = "  " * (depth - 1) + "• " if depth else ""
        if fits_line(block):
            yield f"{mark}{self._with_block(label, block, sort)}{'' if depth else '.'}"
            return
        yield f"{mark}{label}{ALL_LISTED if label.endswith(MAY) else ''}:"
        for one in self._statements.groups(block, sort):
            yield from self._entry(one, depth + 1)

    def _option(self, block: Block, sort: str, depth: int) -> Iterator[str]:
        if fits_line(block):
            yield f"{'  ' * (depth - 1)}• {self._block(block, sort)}"
        else:
            yield from self._label_lines(OPTION, block, sort, depth)

    def _sentence(self, said: Said) -> str:
        if said.joint == "or" or len(said.blocks) < 2:
            return lexer.capital(self._line(said)) + "."
        then, other = said.blocks
        text = f"{self._with_block(said.text, then, said.sort)}."
        label = lexer.capital(said.joint)
        text = f"{lexer.capital(text)} {label}, {self._block(other, said.sort)}."
        self._statements.after(said)
        return text

    def _line(self, said: Said) -> str:
        text = self._with_block(said.text, said.blocks[0], said.sort) if said.blocks else said.text
        for block in said.blocks[1:]:
            text += f"{_separator(said.joint)} {self._block(block, said.sort)}"
        self._statements.after(said)
        return text if said.blocks or not said.sort else f"{text}: {NO_OPTION}"

    def _with_block(self, heading: str, block: Block, sort: str) -> str:
        """A heading and its block; "may" and one order are joined into one sentence."""
        if heading.endswith(YOU_MAY) and (deed := self._statements.deed(block)):
            self._statements.after(deed)
            return f"{heading} {deed.text}"
        every = self._parts(block, sort)
        theirs = len(every) == 1 and every[0].startswith(THEY) and ":" not in every[0]
        if theirs and heading.endswith(MAY):
            whom = "" if heading.endswith(THEY_MAY) else f" {HAVE_THEM}"
            return f"{heading}{whom} {every[0].removeprefix(THEY)}"
        if heading.endswith(MAY) and all(map(is_order, every)):
            return f"{heading} {THEN.join(every)}"
        return f"{heading}{behind(heading)} {_in_row(every)}"

    def _block(self, block: Block, sort: str) -> str:
        return _in_row(self._parts(block, sort))

    def _parts(self, block: Block, sort: str) -> list[str]:
        return [self._line(one) for one in self._statements.groups(block, sort)]


def behind(heading: str) -> str:
    """The sign after a heading: a comma if the sentence continues, otherwise a colon."""
    first = heading.rpartition(". ")[2].partition(" ")[0]
    ends = heading.endswith(MAY)
    return "," if first.casefold() in SENTENCE_BEGINNINGS and not ends else ":"


def _separator(label: str) -> str:
    """The separator between two blocks of one statement."""
    if label == "or":
        return "; or:"
    return f". {lexer.capital(label)}," if label.startswith("if ") else f"; {label},"


SENTENCE_BEGINNINGS: Final = frozenset(
    (
        *("after", "as", "at", "before", "between", "during", "first", "for", "from", "if"),
        *("once", "otherwise", "through", "to", "unless", "when", "whenever", "while"),
    )
)
"""The first words of headings that are followed by a comma."""


def _in_row(every: Sequence[str]) -> str:
    """Statements in a row; the name of an option comes before a colon."""
    named = lexer.is_text(every[0]) and every[0].endswith("”") if every else False
    if len(every) > 1 and (named or every[0] in LABELS.values()):
        return f"{every[0]}: {'; '.join(every[1:])}"
    return "; ".join(every) if every else NOTHING


def is_order(text: str) -> bool:
    """Whether *text* only tells a player to do something."""
    return text.partition(" ")[0] in ORDERS and ":" not in text


_CHOOSING: Final = ("play", "before", "after")
"""Clauses whose heading is omitted for a choice among effects."""

OPTION: Final = "option"
"""Label of an effect that takes more than a line."""

THIS: Final = "this card"
AS_ENERGY: Final = "attached as Energy,"
"""Introduces what a card provides if it is something else until attached."""

MAY: Final = " may"
"""End of a heading that an order may follow without a colon."""

ALL_LISTED: Final = " do all of this"
"""Added if the optional effects take several lines, so that they do not look like a choice."""

THEN: Final = ", then "
"""Separates several orders that a player may follow, all or none."""

YOU_MAY: Final = "you may"
"""End of a heading that your action follows."""

THEY: Final = "they "
HAVE_THEM: Final = "have them"
"""For something you may make the other player do."""

THEY_MAY: Final = "they may"
"""End of a heading that their action follows."""

ORDERS: Final = frozenset(
    (
        *("attach", "bench", "choose", "copy", "count", "cure", "devolve", "discard", "do"),
        *("draw", "end", "evolve", "exchange", "find", "flip", "give"),
        *("heal", "hit", "knock", "lay", "leave", "level", "look", "lower", "make"),
        *("move", "openly", "pass", "peek", "pick", "place", "play", "privately"),
        *(
            "put",
            "remove",
            "replace",
            "reveal",
            "search",
            "set",
            "show",
            "shuffle",
            "spread",
            "swap",
        ),
        *("switch", "take", "turn", "use", "wake"),
    )
)
"""Verbs that begin an order."""
