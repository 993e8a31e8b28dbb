"""Parse programs: give every word its arguments, sort by sort, with defaults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn

from playmat.errors import BadProgram, listed
from playmat.lang import sorts
from playmat.lang.node import Arg, Node, Program
from playmat.lang.tree import Descent, Syntax
from playmat.lang.words import EVENTS, LISTS, WORDS, Param, Word


def parse(text: str) -> Program:
    """The clauses of *text*; raise ``BadProgram`` with the position if it is not valid."""
    read = _Sorting(text)
    return tuple(read.node(clause, "clause") for clause in Descent(text).clauses())


def parse_node(text: str, sort: str) -> Node | int | str:
    """The single value of *sort* that *text* writes; raise ``BadProgram`` if it is not valid."""
    found = _Sorting(text).argument(Descent(text).whole(), sort, None)
    assert not isinstance(found, tuple)
    return found


class _Sorting:
    """Turn syntax into nodes, by the sort each place expects."""

    def __init__(self, text: str) -> None:
        self._text = text

    def argument(self, syntax: Syntax, sort: str, param: Param | None) -> Arg:
        """The value of *syntax* where *sort* is expected."""
        if sort in _WRITTEN:
            return self._written(syntax, sort)
        if sort == "event":
            return self._event(syntax)
        bare = syntax.kind == "name" and not syntax.called
        if bare and syntax.text in sorts.names(sort, param):
            return syntax.text
        if bare and sorts.takes_ref(sort) and sorts.is_variable(syntax.text):
            return Node("ref", (syntax.text,))
        if sort in LISTS or sort == "query":
            self._refuse(syntax, sort, param)
        if syntax.kind == "int" and sort in ("num", sorts.RESULT):
            return int(syntax.text)
        return self.node(syntax, sort, param)

    def node(self, syntax: Syntax, sort: str, param: Param | None = None) -> Node:
        """The word or sign of *syntax* where *sort* is expected."""
        if syntax.kind == "sign":
            return self._sign(syntax, sort)
        word = WORDS.get(syntax.text) if syntax.kind == "name" else None
        if word is None or not (sorts.fits(word.sort, sort) or _is_ref(word, sort)):
            self._refuse(syntax, sort, param)
        return Node(word.name, self._arguments(syntax, word, sort))

    def _sign(self, syntax: Syntax, sort: str) -> Node:
        word, below = self._meaning(syntax, sort)
        if word == "compare":
            left, right = (self.argument(side, "num", None) for side in syntax.args)
            return Node(word, (left, syntax.text, right))
        wanted = len(WORDS[word].params)
        if len(syntax.args) != wanted or syntax.keys:
            self._fail(syntax, f"{syntax.text!r} takes {wanted} sides")
        return Node(word, tuple(map(self.argument, syntax.args, below, [None, None])))

    def _meaning(self, syntax: Syntax, sort: str) -> tuple[str, tuple[str, str]]:
        """The word for a sign where *sort* is expected, and the sorts of its operands."""
        sign = syntax.text
        chosen = (
            sort in sorts.SELECTORS
            or sort == sorts.CHOICE
            or (sort == sorts.RESULT and _is_choice(syntax))
        )
        below = sorts.CHOICE if sort == sorts.RESULT else sort
        if sign == "[" and chosen:
            return "where", (below, "filter")
        if sign in sorts.SELECTOR_SIGNS and chosen:
            return sorts.SELECTOR_SIGNS[sign], (below, below)
        if sign in sorts.NUMBER_SIGNS and sort in ("num", sorts.RESULT):
            return sorts.NUMBER_SIGNS[sign], ("num", "num")
        if sort == "cond" and sign in LISTS["compare"]:
            return "compare", ("num", "num")
        if sort == "cond" and sign in sorts.CONDITION_SIGNS:
            return sorts.CONDITION_SIGNS[sign], (sort, sort)
        if sort == "filter" and sign in sorts.FILTER_SIGNS:
            return sorts.FILTER_SIGNS[sign], (sort, sort)
        self._fail(syntax, f"{sign!r} does not make {sorts.name_of(sort)}, which is expected here")

    def _arguments(self, syntax: Syntax, word: Word, sort: str) -> tuple[Arg, ...]:
        self._check_keys(syntax, word)
        given, blocks = list(syntax.args), list(syntax.blocks)
        found: list[Arg] = []
        for index, param in enumerate(word.params):
            wanted = sorts.adopted(word, param, sort)
            if param.sort in sorts.BLOCKS:
                found.append(self._block(syntax, word, param, blocks))
            elif param.many:
                found.append(tuple(self.argument(one, wanted, param) for one in given))
                given.clear()
            elif given or param.name in syntax.keys:
                one = given.pop(0) if given else syntax.keys[param.name]
                found.append(self.argument(one, wanted, param))
            elif sorts.may_be_left_out(param):
                found.append(sorts.default_of(word, index, found))
            else:
                self._fail(
                    syntax, f"{word.name!r} lacks {param.name!r}, {sorts.name_of(param.sort)}"
                )
        if given or blocks:
            self._too_many(syntax, word, given)
        return tuple(found)

    def _block(
        self, syntax: Syntax, word: Word, param: Param, blocks: list[list[Syntax]]
    ) -> tuple[Arg, ...]:
        inside = sorts.BLOCKS[param.sort]
        if param.many:
            every = [tuple(self.node(one, inside) for one in block) for block in blocks]
            blocks.clear()
            return tuple(every)
        if not blocks and param.default is None:
            self._fail(syntax, f"{word.name!r} lacks its block {{ ... }}")
        return tuple(self.node(one, inside) for one in (blocks.pop(0) if blocks else ()))

    def _check_keys(self, syntax: Syntax, word: Word) -> None:
        known = [param.name for param in word.params if _has_key(param)]
        for key, value in syntax.keys.items():
            if key not in known:
                takes = ", ".join(known) or "none"
                self._fail(value, f"{word.name!r} has no key {key!r}; it takes {takes}")
            if known.index(key) < len(syntax.args):
                self._fail(value, f"{key!r} of {word.name!r} is given twice")

    def _written(self, syntax: Syntax, sort: str) -> int | str:
        kind = "call" if syntax.called else syntax.kind
        if kind == "int" and sort == "value":
            return int(syntax.text)
        if kind == "text" and sort != "var" and (sort != "units" or sorts.is_units(syntax.text)):
            return syntax.text
        if kind == "name" and (
            sort == "value" or (sort == "var" and sorts.is_variable(syntax.text))
        ):
            return syntax.text
        if kind == "name" and sort == "var":
            self._fail(syntax, f"{syntax.text!r} cannot name a variable: {_NOT_A_NAME}")
        self._refuse(syntax, sort, None)

    def _event(self, syntax: Syntax) -> Node:
        if syntax.kind != "name" or syntax.text not in EVENTS:
            self._refuse(syntax, "event", None)
        if len(syntax.args) > 1 or syntax.keys:
            self._fail(syntax, f"{syntax.text!r} takes one subject, a selector or a player")
        return Node(syntax.text, tuple(self._subject(one) for one in syntax.args))

    def _subject(self, syntax: Syntax) -> Arg:
        if syntax.kind == "name" and not syntax.called and syntax.text in LISTS["player"]:
            return syntax.text
        return self.argument(syntax, sorts.CHOICE, None)

    def _too_many(self, syntax: Syntax, word: Word, given: Sequence[Syntax]) -> NoReturn:
        if not given:
            self._fail(syntax, f"{word.name!r} has too many blocks")
        known = ", ".join(param.name for param in word.params if param.sort not in sorts.BLOCKS)
        self._fail(given[0], f"too many arguments; {word.name!r} takes {known or 'none'}")

    def _refuse(self, syntax: Syntax, sort: str, param: Param | None) -> NoReturn:
        if syntax.kind == "name" and (known := WORDS.get(syntax.text)) and sorts.words_of(sort):
            what = f"{syntax.text!r} is {sorts.name_of(known.sort)}"
            self._fail(syntax, f"{what}, but {sorts.name_of(sort)} is expected here")
        legal = sorts.names(sort, param)
        hint = sorts.nearest(syntax.text, (*legal, *sorts.words_of(sort)))
        if legal and not hint:
            hint = f"; take {listed(legal)}"
        self._fail(syntax, f"{syntax.text!r} stands where {sorts.name_of(sort)} is expected{hint}")

    def _fail(self, syntax: Syntax, why: str) -> NoReturn:
        raise BadProgram(self._text, syntax.at, why)


_WRITTEN: Final = ("text", "units", "value", "var")
_NOT_A_NAME: Final = "take small letters, digits and _, and no word of the language"


def _has_key(param: Param) -> bool:
    return param.sort not in sorts.BLOCKS and not param.many


def _is_ref(word: Word, sort: str) -> bool:
    return word.name == "ref" and sorts.takes_ref(sort)


def _is_choice(syntax: Syntax) -> bool:
    """Whether an expression can only be a selector, so that ``-`` excludes."""
    if syntax.kind == "sign":
        if syntax.text == "-":
            return any(map(_is_choice, syntax.args))
        return syntax.text in ("|", "[")
    word = WORDS.get(syntax.text) if syntax.kind == "name" else None
    return word is not None and word.name != "ref" and word.sort in (sorts.CHOICE, *sorts.SELECTORS)
