"""Remove tests that decide nothing, as the effect would do nothing anyway.

"If you have any Benched Pokémon, switch with one of them" is just the switch, and a coin whose
tails ended the attack shows heads from then on.
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, blocks_changed, conjunction, node
from playmat.lang.node import Arg, Node, Program, is_word

_CHOOSING: Final = ("choose", "pick_random")
_SUBJECTS: Final = {
    **dict.fromkeys(("discard", "move", "reveal", "return_mon", "devolve", "bench"), (0,)),
    **dict.fromkeys(("hit", "counters", "heal", "remove_counters", "heal_all", "inflict"), (0,)),
    **dict.fromkeys(("attach", "move_counters"), (0, 1)),
    "switch": (1,),
}
"""Effects that do nothing if one of these arguments is empty."""


def without_needless_tests(program: Program) -> Program:
    """*program* without tests whose failure would leave nothing to do either way."""
    program = _paid_by_coin(program)
    return blocks_changed(program, _block)


def _block(block: Block) -> Block:
    done: list[Node] = []
    for said in block:
        done += _plainer(said)
    return tuple(_with_its_coin(done))


def _plainer(said: Node) -> Block:
    """A statement without the parts of its test that its effect implies."""
    if said.word != "if" or said["else"]:
        return (said,)
    block = said.block("then")
    if len(block) == 1 and block[0].word == "if" and not block[0]["else"]:
        block = block[0].block("then") if _follows(said["condition"], *block[0].args[:1]) else block
        said = said.having("then", block)
    parts = _parts(said.child("condition"))
    left = [part for part in parts if not _is_needless(part, block)]
    if len(left) == len(parts):
        return (said,)
    return (node("if", conjunction("and", *left), block),) if left else block


def _follows(test: Arg, other: Arg) -> bool:
    """Whether "at least n" implies the weaker comparison *other*."""
    if not (is_word(test, "compare") and is_word(other, "compare")):
        return False
    (left, sign, n), (same, more, fewer) = test.args, other.args
    counted = left == same and (sign, more) == (">=", ">")
    return counted and isinstance(n, int) and isinstance(fewer, int) and n > fewer


def _parts(test: Node) -> list[Node]:
    if test.word != "and":
        return [test]
    return [part for side in test.args for part in _parts(cast(Node, side))]


def _is_needless(test: Node, block: Block) -> bool:
    """Whether nothing in *block* could be done if the test failed."""
    return test.word == "any_of" and bool(block) and _Without(test["of"]).is_idle(block)


class _Without:
    """What a block does if a selection is empty: tracks the variables that are then empty."""

    def __init__(self, of: Arg) -> None:
        self._of = of
        self._empty: set[Arg] = set()

    def is_idle(self, block: Block) -> bool:
        return all(self._does_nothing(said) for said in block)

    def _does_nothing(self, said: Node) -> bool:
        value = said.child("value") if said.word == "bind" else said
        if value.word == "if":
            return not value["else"] and self._fails(value.child("condition"))
        if value.word == "may":
            idle = self.is_idle(value.block("do"))
        elif value.word in _CHOOSING:
            idle = self._is_empty(value["from"])
        else:
            idle = any(self._is_empty(value.args[at]) for at in _SUBJECTS.get(value.word, ()))
        if idle and said.word == "bind":
            self._empty.add(said["var"])
        return idle

    def _fails(self, test: Node) -> bool:
        """Whether a test asks for something that did not happen."""
        return test.word == "did" and test["var"] in self._empty

    def _is_empty(self, of: Arg) -> bool:
        if of == self._of:
            return True
        if not isinstance(of, Node):
            return False
        if of.word == "ref":
            return of["var"] in self._empty
        return of.word in ("where", "less") and self._is_empty(of["of"])


def _with_its_coin(block: list[Node]) -> list[Node]:
    """A block with effects that depend on a coin moved into the test that allows the flip."""
    done: list[Node] = []
    for said in block:
        before = done[-1] if done else None
        if before is not None and _lets_flip(before, said):
            then = (*before.block("then"), said)
            done[-1] = node("if", before["condition"], then)
        else:
            done.append(said)
    return done


def _lets_flip(before: Node, said: Node) -> bool:
    """Whether a test is about a coin that the test before it flips last."""
    if before.word != "if" or before["else"] or said.word != "if" or said["else"]:
        return False
    last = before.block("then")[-1:]
    return any(_is_one_coin(coin) and said["condition"] in _sides(coin["var"]) for coin in last)


def _sides(coin: Arg) -> tuple[Node, Node]:
    """The tests for heads and for tails of a coin."""
    return (
        node("compare", node("heads", coin), ">", 0),
        node("compare", node("tails", coin), ">", 0),
    )


def _is_one_coin(said: Node) -> bool:
    value = said["value"] if said.word == "bind" else None
    return is_word(value, "flip") and value["coins"] == 1


def _paid_by_coin(program: Program) -> Program:
    """*program* without tests for heads after tails would have ended the attack."""
    paid = [said for one in program if one.word == "pay" for said in one.block("do")]
    coins = [_sides(said["var"]) for said in paid if _is_one_coin(said)]
    known = [heads for heads, tails in coins if node("if", tails, (node("cancel"),)) in paid]
    if not known:
        return program

    def shown(block: Block) -> Block:
        done: list[Node] = []
        for said in block:
            fits = said.word == "if" and said["condition"] in known and not said["else"]
            done += said.block("then") if fits else (said,)
        return tuple(done)

    return blocks_changed(program, shown)
