"""Move the choices that an attack requires to its announcement, and back. [ATTACK-04]

A text makes such a choice where it is first needed. `asked_first` moves it into the clause
``choices`` and `told_in_place` moves it back; each undoes the other.
"""

from __future__ import annotations

from typing import Final

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.scope import variables_in
from playmat.lang.words import WORDS, giving

_Block = tuple[Node, ...]

_SIDES: Final = ("before", "after")
_PLACES: Final = ("all", "bench_of", "active")
_FROM: Final = ("where", "less", "weakest")
_SEEN: Final = (*_PLACES, "defender", "under", "discards")
_TARGETED: Final = ("hit", "counters", "knock_out", "move_counters", "each")
"""Effects that target a Pokémon; other effects on it follow the damage."""
_SEARCHES: Final = ("search", "search_different")
_EFFECTS: Final = frozenset(word.name for word in WORDS.values() if word.sort == "effect")
_HARMLESS: Final = frozenset(
    (
        *("bind", "if", "may", "hit", "counters", "heal", "heal_all", "remove_counters", "inflict"),
        *("cure", "lasting", "marker", "discard", "add_damage", "set_damage", "cancel"),
        *("cancel_damage", "choose", "choose_different", "choose_units", "choose_paying"),
        *("name_type", "name_any_type", "name_attached_type", "number", "label", "spread"),
        *("move_counters", "move", "spend"),
    )
)
"""Effects that reveal nothing to a player and do not change who can be chosen."""
_NOTHING: Final[frozenset[str]] = frozenset()
_COINS: Final = giving("coins")
"""Effects a choice need not wait for, unless it depends on the coins. [ATTACK-13]"""


def asked_first(program: Program) -> Program:
    """The *program* of an attack with all its required choices first."""
    words = [clause.word for clause in program]
    if len(set(words)) < len(words) or _is_chancy(_block_of(program, "pay")):
        return program
    asking = _Asking(program)
    parts = {side: asking.rest(_block_of(program, side)) for side in _SIDES}
    if not asking.moved:
        return program
    kept = [_with(clause, parts) for clause in program if clause.word != "choices"]
    asked = Node("choices", ((*_block_of(program, "choices"), *asking.moved),))
    at = next((n for n, clause in enumerate(kept) if clause.word != "needs"), len(kept))
    kept = [clause for clause in kept if clause.args != ((),)]
    return (*kept[:at], asked, *kept[at:])


def told_in_place(program: Program) -> Program:
    """*program* with each choice right before its first use, if `asked_first` would undo that."""
    choices = _block_of(program, "choices")
    if not all(_binding_of(choice).word == "bind" for choice in choices):
        return program
    for passed_over in (_COINS, _NOTHING):
        told = tuple(clause for clause in program if clause.word != "choices")
        for choice in reversed(choices):
            told = _with_choice_first(told, choice, passed_over)
        if asked_first(told) == program:
            return told
    return program


class _Asking:
    """Takes the choices that can be made in advance out of the effects of an attack."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.moved: list[Node] = []
        self._known = {str(n["var"]) for n in _block_of(program, "choices") if n.word == "bind"}
        self._open = True
        self._coins: set[str] = set()

    def rest(self, block: _Block) -> _Block:
        """*block* without the choices that were taken out."""
        kept: list[Node] = []
        for statement in block:
            kept += self._split(statement) if self._open else (statement,)
            self._open = self._open and not _is_chancy((statement,), _COINS)
            flips = (n for n in nodes_in(statement) if _choice(n).word in _COINS)
            self._coins |= {str(flip["var"]) for flip in flips}
        return tuple(kept)

    def _split(self, statement: Node) -> _Block:
        if self._is_required(statement):
            self._take(statement, statement)
            return ()
        then = _guarded_block(statement)
        if then and self._is_required(then[0]) and not variables_in(statement["condition"]):
            choice = then[0]
            own = _some_for(choice) == statement["condition"]
            self._take(choice, choice if own else statement.having("then", (choice,)))
            return (statement.having("then", then[1:]),) if then[1:] else ()
        return (statement,)

    def _take(self, choice: Node, asked: Node) -> None:
        self.moved.append(asked)
        self._known.add(str(choice["var"]))

    def _is_required(self, statement: Node) -> bool:
        """Whether a statement asks this player for a target or a way to attack."""
        value = _choice(statement)
        if value.word in ("name_type", "name_any_type", "name_attached_type"):
            return "me" in value.args and not self._coins
        if value.word not in ("choose", "choose_different") or value["by"] != "me":
            return False
        name = str(statement["var"])
        if not self._known.issuperset(variables_in(value)) or self._waits_for_coins(name):
            return False
        return self._is_aim(name, value["from"])

    def _waits_for_coins(self, name: str) -> bool:
        """Whether coins flipped so far decide what happens to a choice."""
        read = [set(variables_in(n)) for n in nodes_in(self.program) if n.word in _EFFECTS]
        return any(name in names and names & self._coins for names in read)

    def _is_aim(self, name: str, of: Arg) -> bool:
        root = _root(of)
        if root.word == "attacks_of":
            return _root(root["of"]).word in _SEEN
        done = list(nodes_in(self.program))
        if root.word not in _PLACES or any(_is_joined(n, name) for n in done):
            return False
        return root["player"] != "me" or any(_aims(n, name) for n in done)


def _block_of(program: Program, word: str) -> _Block:
    return next((clause.block("do") for clause in program if clause.word == word), ())


def _with(clause: Node, parts: dict[str, _Block]) -> Node:
    return clause.having("do", parts[clause.word]) if clause.word in parts else clause


def _choice(statement: Node) -> Node:
    """The value a statement binds, or ``nothing``."""
    value = statement["value"] if statement.word == "bind" else None
    return value if isinstance(value, Node) else Node("nothing")


def _guarded_block(statement: Node) -> _Block:
    """The block of an ``if`` without ``else`` whose test reveals nothing, or an empty block."""
    if statement.word != "if" or statement["else"]:
        return ()
    return () if _is_chancy(statement["condition"]) else statement.block("then")


def _is_chancy(arg: Arg, harmless: frozenset[str] = _NOTHING) -> bool:
    """Whether *arg* may reveal something new or change who is where."""
    effects = [n for n in nodes_in(arg) if n.word in _EFFECTS - harmless]
    return any(n.word not in _HARMLESS for n in effects) or any(
        n.word == "falls" for n in nodes_in(arg)
    )


def _root(of: Arg) -> Node:
    """The word that a selection narrows down."""
    while isinstance(of, Node) and of.word in _FROM:
        of = of["of"]
    return of if isinstance(of, Node) else Node("nothing")


def _ref(name: str) -> Node:
    return Node("ref", (name,))


def _is_joined(n: Node, name: str) -> bool:
    """Whether cards are attached to what a variable holds; that follows the damage."""
    return n.word == "attach" and n["to"] == _ref(name)


def _aims(n: Node, name: str) -> bool:
    """Whether a word damages what a variable holds, or searches by it."""
    if n.word in _SEARCHES:
        return name in variables_in(n)
    return n.word in _TARGETED and _ref(name) in n.args


def _with_choice_first(program: Program, choice: Node, passed_over: frozenset[str]) -> Program:
    """*program* with a choice in front of the first statement that needs it."""
    bind = _binding_of(choice)
    name = str(bind["var"])
    for side in _SIDES:
        block = _block_of(program, side)
        if name in variables_in(block):
            at = _place(block, name, passed_over)
            made = _placed(block[at], bind, choice)
            return tuple(
                _with(clause, {side: (*block[:at], *made, *block[at + 1 :])}) for clause in program
            )
    return program


def _binding_of(choice: Node) -> Node:
    """The ``bind`` of a choice, with or without a condition around it."""
    then = choice.block("then") if choice.word == "if" else ()
    return then[0] if len(then) == 1 else choice


def _place(block: _Block, name: str, passed_over: frozenset[str]) -> int:
    """Index at which a choice is made: right before its use, ahead of chance and later choices."""
    waits = [name in variables_in(said) or _is_chancy(said, passed_over) for said in block]
    at = waits.index(True)
    while at and _choice(block[at - 1]).word == "choose":
        at -= 1
    return at


def _placed(said: Node, bind: Node, choice: Node) -> _Block:
    guard = choice["condition"] if choice.word == "if" else _some_for(bind)
    if said.word == "if" and said["condition"] == guard and not said["else"]:
        return (said.having("then", (bind, *said.block("then"))),)
    return (choice, said)


def _some_for(choice: Node) -> Node:
    """Condition that there is something to choose from."""
    return Node("any_of", _choice(choice).args[:1])
