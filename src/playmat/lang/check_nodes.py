"""Visit the nodes of one clause in run order and check each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from playmat.lang import sorts
from playmat.lang.lexer import LONGEST_NUMBER
from playmat.lang.node import Arg, Node
from playmat.lang.scope import UNKNOWN, Scope, common_kind, suits
from playmat.lang.words import EVENTS, LISTS, TAGS, WORDS, Param, Word, of_role

_LOOPS: Final = of_role("loop")
_LATER: Final = of_role("later")
"""Words whose blocks run later, so that variables bound inside stay inside."""
_EVENTFUL: Final = ("on", "instead", "delay")
_STEPPING_IN: Final = of_role("event")
_ON_COINS: Final = of_role("coins")
_FINDING: Final = of_role("pick", "answer")
"""Effects whose variable holds their result; ``did`` asks how much the others did."""
_COIN_WORDS: Final = ("heads", "tails", "all_heads")
_HANDLERS: Final = ("on", "instead")
_FORESEEN: Final = (
    *("played", "attack_declared", "power_used", "damaged", "counters_placed", "healed"),
    *("would_be_knocked_out", "condition_applied", "coins_flipped", "discarded", "moved"),
)
"""Events announced before they happen, so that an effect may replace them."""
_OWN_WORDS: Final = {
    "power_works": "off_power",
    "condition_immune": "immune",
    "attack_list": "lend_attacks",
    "can_use_attack": "forbid_attack",
    "identity": "identity",
    "attack_symbols": "cheaper",
    "attacks_forbidden": "forbid_attacks",
    "power_works_away": "off_power_away",
    "tags": "grant_tag",
    "can_discard": "protect",
    "conditions_kept": "keep_conditions",
    "prevent_to_player": "shield_player",
    "types": "mod_type",
    "weakness": "mod_type",
    "resistance": "mod_type",
}
"""Queries that ``mod`` cannot change, with the word that does."""
_OF_TYPES: Final = ("types", "weakness", "weakness_applies", "resistance", "energy_provided")
_CAUSED: Final = ("damage_dealt", "damage_taken", "damage_limit", "can_attach_energy")
_NO_EVENT: Final = "{!r} stands outside of 'on', 'instead', 'delay' and 'handler'"


class Fault(Exception):
    """What is wrong with the node being visited."""


class Visit:
    """One walk through a clause; *path* leads to the current argument."""

    def __init__(self, clause: int) -> None:
        self.path = [clause]

    def known(self, node: Arg) -> Word:
        """The dictionary entry of *node*."""
        if not isinstance(node, Node):
            raise Fault(f"{node!r} stands where a word is expected")
        word = WORDS.get(node.word)
        if word is None:
            raise Fault(f"there is no word {node.word!r}{sorts.nearest(node.word, WORDS)}")
        return word

    def node(self, node: Node, sort: str, scope: Scope) -> str:
        """Check *node* where *sort* is expected and return the kind of its result."""
        word = self.known(node)
        if not sorts.fits(word.sort, sort) and not (word.name == "ref" and sorts.takes_ref(sort)):
            what = f"{word.name!r} is {sorts.name_of(word.sort)}"
            raise Fault(f"{what}, but {sorts.name_of(sort)} is expected here")
        if len(node.args) != len(word.params):
            takes = ", ".join(param.name for param in word.params) or "none"
            raise Fault(f"{word.name!r} has {len(node.args)} arguments; it takes {takes}")
        _check_place(word, scope)
        if word.name == "ref":
            return _read(node["var"], sort, scope)
        return self._inside(node, word, sort, scope)

    def _inside(self, node: Node, word: Word, sort: str, scope: Scope) -> str:
        kinds: list[str] = []
        inners: list[Scope] = []
        for at, (param, arg) in enumerate(zip(word.params, node.args, strict=True)):
            with self._at(at):
                if param.sort in sorts.BLOCKS:
                    inners += self._blocks(word, param, arg, scope, node, kinds)
                else:
                    around = _around(word, param, scope)
                    kinds += self._each(param, arg, sorts.adopted(word, param, sort), around)
        if word.name not in _LATER:
            scope.merge(inners, but=str(node["var"]) if word.name == "each" else None)
        _check_word(node, word)
        if word.name in ("where", "is") and kinds[0] == "attacks":
            raise Fault(f"{word.name!r} has no filter for attacks; take 'less' or 'attack_in'")
        _use_variable(node, kinds, scope)
        return _kind(word, kinds, sort)

    def _each(self, param: Param, arg: Arg, sort: str, scope: Scope) -> list[str]:
        if not param.many:
            return [self.argument(arg, sort, param, scope)]
        if not isinstance(arg, tuple):
            raise Fault(f"{param.name!r} may be repeated, so a tuple is expected here")
        found = []
        for at, one in enumerate(arg):
            with self._at(at):
                found.append(self.argument(one, sort, param, scope))
        return found

    def _blocks(
        self, word: Word, param: Param, arg: Arg, scope: Scope, node: Node, kinds: list[str]
    ) -> list[Scope]:
        if not param.many:
            return [self._block(word, param, arg, _inner(word, scope, node, kinds))]
        if not isinstance(arg, tuple) or len(arg) < 2:
            raise Fault(f"{word.name!r} needs at least two blocks")
        found = []
        for at, block in enumerate(arg):
            with self._at(at):
                found.append(self._block(word, param, block, _inner(word, scope, node, kinds)))
        return found

    def _block(self, word: Word, param: Param, arg: Arg, scope: Scope) -> Scope:
        if not isinstance(arg, tuple):
            raise Fault(f"{param.name!r} of {word.name!r} is a block, so a tuple is expected here")
        for at, statement in enumerate(arg):
            with self._at(at):
                if not isinstance(statement, Node):
                    raise Fault(f"{statement!r} stands where a statement is expected")
                self.node(statement, sorts.BLOCKS[param.sort], scope)
        return scope

    def argument(self, arg: Arg, sort: str, param: Param | None, scope: Scope) -> str:
        """Check *arg* where *sort* is expected and return its kind."""
        if sort == "event":
            return self._event(arg, scope)
        if isinstance(arg, Node):
            return self.node(arg, sort, scope)
        if isinstance(arg, tuple) or not _is_plain(arg, sort, param):
            hint = (
                "; take " + ", ".join(sorts.names(sort, param)) if sorts.names(sort, param) else ""
            )
            raise Fault(f"{arg!r} stands where {sorts.name_of(sort)} is expected{hint}")
        if arg in ("event_player", "event_foe") and not scope.event:
            raise Fault(_NO_EVENT.format(arg))
        return "num" if isinstance(arg, int) else sort

    def _event(self, arg: Arg, scope: Scope) -> str:
        if not isinstance(arg, Node) or arg.word not in EVENTS:
            name = arg.word if isinstance(arg, Node) else str(arg)
            raise Fault(f"{name!r} is no event{sorts.nearest(name, EVENTS)}")
        if len(arg.args) > 1:
            raise Fault(f"{arg.word!r} takes one subject, a selector or a player")
        for subject in arg.args:
            with self._at(0):
                player = isinstance(subject, str) and subject in LISTS["player"]
                self.argument(subject, "player" if player else sorts.CHOICE, None, scope)
        return "event"

    @contextmanager
    def _at(self, index: int) -> Iterator[None]:
        """Step down to one argument; after a fault the path still points at it."""
        self.path.append(index)
        yield
        self.path.pop()


def _around(word: Word, param: Param, scope: Scope) -> Scope:
    """The scope of an argument."""
    if word.name in _EVENTFUL and param.sort in ("cond", "player"):
        return scope.inner(event=word.name)
    return Scope() if word.name == "power" else scope


def _inner(word: Word, scope: Scope, node: Node, kinds: list[str]) -> Scope:
    """The scope of a block; the blocks of a face share one."""
    if word.name in _LATER:
        event = word.name if word.name in _EVENTFUL else None
        inner = scope.inner(loop=False, event=event)
        if word.name == "lasting":
            inner.bearer = node["on"] != Node("nobody")
            inner.lasts = True
        return inner
    if word.sort == "clause":
        return scope
    inner = scope.inner(loop=scope.loop or word.name in _LOOPS)
    if word.name == "each":
        inner.kinds[str(node["var"])] = kinds[1]
    return inner


def _check_place(word: Word, scope: Scope) -> None:
    """Reject words outside the words that give them a meaning."""
    name = word.name
    if name == "bearer" and not scope.bearer:
        raise Fault("'bearer' stands outside of a 'lasting' with 'on'")
    if name == "ends_with" and not scope.lasts:
        raise Fault("'ends_with' stands outside of a 'lasting'")
    if name == "break" and not scope.loop:
        raise Fault("'break' stands outside of 'loop', 'each' and 'repeat'")
    if name in _STEPPING_IN and scope.event != "instead":
        raise Fault(f"{name!r} stands outside of 'instead'")
    if (name.startswith("event_") or name in _ON_COINS) and not scope.event:
        raise Fault(_NO_EVENT.format(name))


def _check_word(node: Node, word: Word) -> None:
    """Reject arguments of the right sort that this word cannot use."""
    first = node.args[0] if node.args else None
    if word.name == "handler" and isinstance(first, Node) and first.word not in _HANDLERS:
        raise Fault(f"{first.word!r} is no reaction; a handler holds 'on' or 'instead'")
    if word.name == "instead" and isinstance(first, Node) and first.word not in _FORESEEN:
        raise Fault(f"nothing steps in on {first.word!r}; take {', '.join(_FORESEEN)}")
    if word.name == "mod" and first in _OWN_WORDS:
        raise Fault(f"'mod' does not change {first!r}; write {_OWN_WORDS[str(first)]!r}")
    if word.name == "mod" and node.args[7:] != ("attack",):
        _check_cause(str(first), str(node["cause"]))
    if word.name == "mod_type" and first not in _OF_TYPES:
        raise Fault(f"{first!r} is not about types; take {', '.join(_OF_TYPES)}")
    tag = node["tag"] if word.name == "grant_tag" else first
    if word.name in ("tag", "grant_tag") and tag not in TAGS:
        raise Fault(f"no card is of the kind {tag!r}{sorts.nearest(str(tag), TAGS)}")
    if word.name in ("pick_word", "even_if") and not node.args[-1]:
        raise Fault(f"{word.name!r} names nothing")


def _check_cause(query: str, cause: str) -> None:
    """Reject a cause for a query without causes, and any cause but ``attack`` or ``any``."""
    if query not in _CAUSED:
        raise Fault(f"'mod' tells no cause of {query!r}; it does of {', '.join(_CAUSED)}")
    if cause != "any":
        raise Fault(f"'mod' changes damage of 'attack' or of 'any' cause, not of {cause!r}")


def _use_variable(node: Node, kinds: list[str], scope: Scope) -> None:
    """Bind the variable of ``bind``; look up the one read by words for coins and results."""
    name = str(node.args[0]) if node.args else ""
    if node.word == "bind":
        scope.kinds[name] = kinds[1]
    elif node.word == "did":
        _kind_of_name(name, (), scope)
    elif node.word == "called" and _kind_of_name(name, (), scope) != "name":
        raise Fault(f"'called' reads a name, but {name!r} does not come from 'name_card'")
    elif node.word in _COIN_WORDS and _kind_of_name(name, (), scope) != "coins":
        raise Fault(f"{node.word!r} reads coins, but {name!r} does not come from a flip")


def _read(name: Arg, sort: str, scope: Scope) -> str:
    """The kind of the variable *name* where *sort* is expected."""
    kind = _kind_of_name(str(name), sorts.words_of(sort), scope)
    if not suits(kind, sort):
        what = f"{name!r} holds {sorts.name_of(kind)}, but {sorts.name_of(sort)} is expected here"
        raise Fault(f"{what}; write heads({name})" if (kind, sort) == ("coins", "num") else what)
    return kind


def _kind_of_name(name: str, words: Iterable[str], scope: Scope) -> str:
    if name not in scope.kinds:
        hint = sorts.nearest(name, (*scope.kinds, *words))
        raise Fault(f"nothing is bound to {name!r} before it is used{hint}")
    return scope.kinds[name]


def _kind(word: Word, kinds: list[str], sort: str) -> str:
    """The kind of a word's result, given the kinds of its arguments."""
    if word.gives == sorts.CHOICE:
        return kinds[0]
    if word.sort == "effect":
        return word.gives if word.name in _FINDING else UNKNOWN
    if word.sort != sorts.CHOICE:
        return word.sort
    sides = set(kinds) & set(sorts.SELECTORS)
    if len(sides) > 1:
        both = " with ".join(sorts.name_of(side) for side in sorted(sides))
        raise Fault(f"{word.name!r} mixes {both}")
    return sort if sort in sorts.SELECTORS else common_kind(sides)


def _is_plain(arg: int | str, sort: str, param: Param | None) -> bool:
    """Whether a number or a name is allowed where *sort* is expected."""
    if isinstance(arg, int):
        small = not isinstance(arg, bool) and abs(arg) < 10**LONGEST_NUMBER
        return small and sort in ("num", "value", sorts.RESULT)
    if sort in ("text", "value"):
        return "\n" not in arg
    if sort == "units":
        return sorts.is_units(arg) or (arg == "" and param is not None and param.default == "")
    return sorts.is_variable(arg) if sort == "var" else arg in sorts.names(sort, param)
