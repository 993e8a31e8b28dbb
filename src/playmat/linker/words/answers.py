"""Words that flip coins or ask for a number, a word, a type, a name or a condition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from playmat.engine.ops import choose, coins, control, damage, questions, rare
from playmat.lang.node import Node, uses
from playmat.linker.effects import Context, EffectWriter, Write
from playmat.linker.names import player, type_mask
from playmat.model.definitions import Op

UNTIL: Final = {"flip_until_tails": coins.UNTIL_TAILS, "flip_until_heads": coins.UNTIL_HEADS}


def flip(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write a batch of coins: a fixed number, or until a side comes up."""
    until = UNTIL.get(said.word, 0)
    count = None if until else emit.num(said["coins"])
    who, reg, left = player(said["by"]), emit.result(at), emit.env.spare()
    check = coins.FlipCheck(reg, left)
    check.back = emit.here
    emit.add(coins.FlipStart(count, until, reg, left))
    emit.ask_again(coins.FlipAsk(left), coins.FlipTake(who, reg, left))
    emit.ask(coins.FlipEnd(who, reg, left), check)


def answer(make: Callable[..., Op], *given: object) -> Write:
    """Return a function that writes a word as one question and keeps the answer as a number."""

    def write(emit: EffectWriter, said: Node, at: Context) -> None:
        emit.add(
            make(*[emit.operand(said, one, at) for one in given]), choose.TakeField(emit.result(at))
        )

    return write


def falling(emit: EffectWriter, said: Node) -> bool:
    """Whether higher numbers come first: when counters are removed."""
    return uses(said["most"], "counters_on")


def left_out(emit: EffectWriter, said: Node) -> int:
    """Types that cannot be named; a guess is limited to those of the rulebook."""
    assert isinstance(said["but"], tuple)
    guessed = said["by"] == "foe" and not emit.lower.names.match.book.rules.later_types
    return sum(type_mask(str(letter)) for letter in {*said["but"], *("YN" if guessed else "")})


def name_card(emit: EffectWriter, said: Node, at: Context) -> None:
    emit.lower.names.asked = True
    answer(questions.AskName, "by")(emit, said, at)


def name_attached_type(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``name_attached_type``; without such Energy no type is named."""
    reg = emit.result(at)
    ask = questions.AskAttachedType(player(said["by"]), emit.pick(said["on"]))
    emit.ask(ask, choose.TakeField(reg))


def pick_word(emit: EffectWriter, said: Node, at: Context) -> None:
    words = said["words"]
    assert isinstance(words, tuple)
    labels = [emit.lower.names.label(str(word)) for word in words]
    ask_word(emit, player(said["by"]), labels, emit.result(at))


def ask_word(emit: EffectWriter, who: int, labels: list[int], reg: int) -> None:
    """Write a question for one of several words."""
    emit.add(questions.AskWord(who, labels), questions.TakeWord(reg, labels))


def duel(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``duel``: two secret picks, repeated while they are equal."""
    labels = [emit.lower.names.label(word) for word in ("rock", "paper", "scissors")]
    mine, theirs = emit.env.spare(), emit.env.spare()
    end = rare.Showdown(mine, theirs, at.reg)
    end.back = emit.here
    ask_word(emit, 0, labels, mine)
    ask_word(emit, 1, labels, theirs)
    emit.add(end)


def spread(emit: EffectWriter, said: Node, at: Context) -> None:
    left = emit.env.spare()
    emit.add(control.SetNum(left, emit.num(said["count"])))
    ask = damage.AskSpread(left, emit.pick(said["among"]), player(said["by"]))
    target = emit.env.spare()
    put = damage.PutSpread(target, at.reg)
    put.back = emit.here
    emit.ask(ask, damage.TakeSpread(left, target), put)


def cure_one(emit: EffectWriter, said: Node, at: Context) -> None:
    ask = questions.AskCondition(player(said["by"]), emit.pick(said["target"]))
    emit.ask(ask, questions.CureOne(emit.pick(said["target"]), at.reg))


def pass_condition(emit: EffectWriter, said: Node, at: Context) -> None:
    ask = questions.AskCondition(player(said["by"]), emit.pick(said["from"]))
    cure = questions.CureOne(emit.pick(said["from"]), at.reg)
    emit.ask(ask, cure, questions.GiveSame(emit.pick(said["from"]), emit.pick(said["to"])))


ANSWERS: Final[Mapping[str, Write]] = {
    "flip": flip,
    "flip_until_tails": flip,
    "flip_until_heads": flip,
    "number": answer(choose.AskNumber, "by", "least", "most", falling),
    "name_card": name_card,
    "name_type": answer(choose.AskType, "by"),
    "name_any_type": answer(questions.AskAnyType, "by", left_out),
    "name_attached_type": name_attached_type,
    "pick_word": pick_word,
    "duel": duel,
    "spread": spread,
    "cure_one": cure_one,
    "pass_condition": pass_condition,
}
