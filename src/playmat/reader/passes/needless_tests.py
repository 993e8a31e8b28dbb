"""Tests that decide nothing are left out: who has nothing to choose from does nothing anyway.

"If you have any Benched Pokémon, switch with one of them" is no more than the switch, and a coin
whose tails has ended the attack shows heads ever after.
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, conjunction, node
from playmat.lang.node import Arg, Node, Program

_CHOOSING: Final = ("choose", "pick_random")
_SUBJECTS: Final = {
    **dict.fromkeys(("discard", "move", "reveal", "return_mon", "devolve", "bench"), (0,)),
    **dict.fromkeys(("hit", "counters", "heal", "remove_counters", "heal_all", "inflict"), (0,)),
    **dict.fromkeys(("attach", "move_counters"), (0, 1)),
    "switch": (1,),
}
"""Effects that do nothing where one of these arguments selects nothing."""


def without_needless_tests(program: Program) -> Program:
    """Return *program* without tests whose failing would leave nothing to be done either way."""
    program = _paid_by_coin(program)
    return cast(Program, changed(program, _block))


def _block(arg: Arg) -> Arg:
    if not isinstance(arg, tuple) or not all(isinstance(part, Node) for part in arg):
        return arg
    done: list[Node] = []
    for said in cast(Block, arg):
        done += _plainer(said)
    return tuple(_with_its_coin(done))


def _plainer(said: Node) -> Block:
    """Return a statement without the parts of its test that its own effect asks for."""
    if said.word != "if" or said.args[2]:
        return (said,)
    block = cast(Block, said.args[1])
    parts = _parts(cast(Node, said.args[0]))
    left = [part for part in parts if not _is_needless(part, block)]
    if len(left) == len(parts):
        return (said,)
    return (node("if", conjunction("and", *left), block),) if left else block


def _parts(test: Node) -> list[Node]:
    if test.word != "and":
        return [test]
    return [part for side in test.args for part in _parts(cast(Node, side))]


def _is_needless(test: Node, block: Block) -> bool:
    """Return whether nothing in *block* could be done if there were none of what is asked for."""
    return test.word == "any_of" and bool(block) and _Without(test.args[0]).is_idle(block)


class _Without:
    """What a block does where a selection is empty: the variables that are empty then too."""

    def __init__(self, of: Arg) -> None:
        self._of = of
        self._empty: set[Arg] = set()

    def is_idle(self, block: Block) -> bool:
        """Return whether a block does nothing at all."""
        return all(self._does_nothing(said) for said in block)

    def _does_nothing(self, said: Node) -> bool:
        value = cast(Node, said.args[1]) if said.word == "bind" else said
        if value.word == "if":
            return not value.args[2] and self._fails(cast(Node, value.args[0]))
        if value.word == "may":
            idle = self.is_idle(cast(Block, value.args[1]))
        elif value.word in _CHOOSING:
            idle = self._is_empty(value.args[0])
        else:
            idle = any(self._is_empty(value.args[at]) for at in _SUBJECTS.get(value.word, ()))
        if idle and said.word == "bind":
            self._empty.add(said.args[0])
        return idle

    def _fails(self, test: Node) -> bool:
        """Return whether a test asks for something that did not come about."""
        return test.word == "did" and test.args[0] in self._empty

    def _is_empty(self, of: Arg) -> bool:
        if of == self._of:
            return True
        if not isinstance(of, Node):
            return False
        if of.word == "ref":
            return of.args[0] in self._empty
        return of.word in ("where", "less") and self._is_empty(of.args[0])


def _with_its_coin(block: list[Node]) -> list[Node]:
    """Return a block with what a coin decides drawn into the test that lets it be flipped."""
    done: list[Node] = []
    for said in block:
        before = done[-1] if done else None
        if before is not None and _lets_flip(before, said):
            then = (*cast(Block, before.args[1]), said)
            done[-1] = node("if", before.args[0], then)
        else:
            done.append(said)
    return done


def _lets_flip(before: Node, said: Node) -> bool:
    """Return whether a test asks for the side of a coin that the test before it flips last."""
    if before.word != "if" or before.args[2] or said.word != "if" or said.args[2]:
        return False
    last = cast(Block, before.args[1])[-1:]
    return any(_is_one_coin(coin) and said.args[0] in _sides(coin.args[0]) for coin in last)


def _sides(coin: Arg) -> tuple[Node, Node]:
    """Return the tests for heads and for tails of a coin."""
    return (
        node("compare", node("heads", coin), ">", 0),
        node("compare", node("tails", coin), ">", 0),
    )


def _is_one_coin(said: Node) -> bool:
    value = said.args[1] if said.word == "bind" else None
    return isinstance(value, Node) and value.word == "flip" and value.args[0] == 1


def _paid_by_coin(program: Program) -> Program:
    """Return *program* without asking again for heads where tails has ended the attack."""
    paid = [said for one in program if one.word == "pay" for said in cast(Block, one.args[0])]
    coins = [_sides(said.args[0]) for said in paid if _is_one_coin(said)]
    known = [heads for heads, tails in coins if node("if", tails, (node("cancel"),)) in paid]
    if not known:
        return program

    def shown(arg: Arg) -> Arg:
        if not isinstance(arg, tuple) or not all(isinstance(part, Node) for part in arg):
            return arg
        done: list[Node] = []
        for said in cast(Block, arg):
            fits = said.word == "if" and said.args[0] in known and not said.args[2]
            done += cast(Block, said.args[1]) if fits else (said,)
        return tuple(done)

    return cast(Program, changed(program, shown))
