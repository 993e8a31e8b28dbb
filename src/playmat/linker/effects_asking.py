"""Writing words of several instructions: those that ask for a word, and a few of rare cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.engine.ops import cards, choose, coins, control, damage, questions, rare
from playmat.engine.values.numbers import Held, Stripped
from playmat.engine.values.selectors import HeldPick
from playmat.lang.needs.asking import worth_asking
from playmat.lang.needs.using import doable
from playmat.lang.node import Arg, Node, is_word, uses
from playmat.linker.analysis import units
from playmat.linker.effects import ASKING, EffectWriter
from playmat.linker.names import player, type_mask
from playmat.linker.values import SORTS

Args = tuple[Arg, ...]


def label(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write nothing: a label only tells the options of ``either`` apart."""


def either(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``either``."""
    blocks = said["do"]
    assert isinstance(blocks, tuple)
    ask, take = ways(emit, str(said["by"]), blocks), control.TakeEither(reg)
    emit.add(ask)
    emit.add(take)
    ends = []
    for block in blocks:
        take.starts.append(emit.here)
        emit.block(block)
        ends.append(control.Jump())
        emit.add(ends[-1])
    for jump in ends:
        jump.to = emit.here


def ways(emit: EffectWriter, who: str, blocks: Args) -> control.AskEither:
    """Return the question for one of several effects; what is demanded is one that can be done."""
    options = [block for block in blocks if isinstance(block, tuple)]
    named = [labelled(emit, block) for block in options]
    worded = named if -1 not in named else emit.lower.names.unsaid(options, who)
    ask = control.AskEither(player(who), named, worded)
    played = who == "me" and any(clause.word == "play" for clause in emit.faces.program)
    needs = [worth_asking(block) for block in options]
    ask.worth = [emit.lower.real_cond(need, emit.env) if need else None for need in needs]
    able = [doable(block, not played) if who == "me" else None for block in options]
    ask.able = [emit.lower.real_cond(need, emit.env) if need else None for need in able]
    return ask


def labelled(emit: EffectWriter, block: Args) -> int:
    """Return the label a block begins with, or -1."""
    first = block[0] if block else None
    if not is_word(first, "label"):
        return -1
    return emit.lower.names.label(str(first["name"]))


def pick_word(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``pick_word``."""
    words = said["words"]
    assert isinstance(words, tuple)
    labels = [emit.lower.names.label(str(word)) for word in words]
    emit.add(questions.AskWord(player(said["by"]), labels))
    emit.add(questions.TakeWord(reg if reg >= 0 else emit.env.spare(), labels))


def name_card(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``name_card``."""
    emit.lower.names.asked = True
    emit.add(questions.AskName(player(said["by"])))
    emit.add(choose.TakeField(reg if reg >= 0 else emit.env.spare()))


def name_type(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``name_type``."""
    emit.add(choose.AskType(player(said["by"])))
    emit.add(choose.TakeField(reg if reg >= 0 else emit.env.spare()))


def order(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``order``: the first picked ends up on top."""
    rest = emit.env.spare()
    reg = reg if reg >= 0 else emit.env.spare()
    emit.add(control.SetPick(rest, emit.pick(said["cards"])))
    ask = choose.AskOrderOf(player(said["by"]), rest, reg)
    take = choose.TakePick(SORTS["cards"], reg)
    take.back = emit.here
    emit.add(ask)
    emit.add(take)
    ask.to = take.to = emit.here
    emit.add(cards.PutInOrder(reg, player(said["by"])))


def name_any_type(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``name_any_type``; a guess of the other player is among the types of the book."""
    assert isinstance(said["but"], tuple)
    guessed = said["by"] == "foe" and not emit.lower.names.match.book.rules.later_types
    but = sum(type_mask(str(letter)) for letter in {*said["but"], *("YN" if guessed else "")})
    emit.add(questions.AskAnyType(player(said["by"]), but))
    emit.add(choose.TakeField(reg if reg >= 0 else emit.env.spare()))


def name_attached_type(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``name_attached_type``; without such Energy no type is named."""
    reg = reg if reg >= 0 else emit.env.spare()
    ask = questions.AskAttachedType(player(said["by"]), emit.pick(said["on"]))
    emit.add(ask)
    emit.add(choose.TakeField(reg))
    ask.to = emit.here


def cure_one(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``cure_one``."""
    ask = questions.AskCondition(player(said["by"]), emit.pick(said["target"]))
    emit.add(ask)
    emit.add(questions.CureOne(emit.pick(said["target"]), reg))
    ask.to = emit.here


def pass_condition(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``pass_condition``."""
    ask = questions.AskCondition(player(said["by"]), emit.pick(said["from"]))
    emit.add(ask)
    emit.add(questions.CureOne(emit.pick(said["from"]), reg))
    emit.add(questions.GiveSame(emit.pick(said["from"]), emit.pick(said["to"])))
    ask.to = emit.here


def mirror(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``mirror``."""
    emit.lower.names.match.history = True
    emit.add(rare.Mirror(emit.pick(said["target"])))
    lost, chosen = emit.env.spare(), emit.env.spare()
    emit.add(control.SetNum(lost, Stripped()))
    emit.add(control.Clear(chosen))
    emit.choose(Node("energy_on", (said["target"],)), Held(lost), Held(lost), "me", chosen)
    emit.add(cards.Move(HeldPick(chosen), cards.zone_number("discard"), -1, -1))


def duel(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``duel``: two secret picks, made again as long as they are equal."""
    labels = [emit.lower.names.label(word) for word in ("rock", "paper", "scissors")]
    mine, theirs = emit.env.spare(), emit.env.spare()
    back = emit.here
    for who, into in ((0, mine), (1, theirs)):
        emit.add(questions.AskWord(who, labels))
        emit.add(questions.TakeWord(into, labels))
    end = rare.Showdown(mine, theirs, reg)
    end.back = back
    emit.add(end)


def knock_out(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``knock_out``: effects may step in before the Pokémon falls."""
    reg = reg if reg >= 0 else emit.env.spare()
    emit.add(damage.KnockOut(emit.pick(said["target"]), reg))
    emit.add(damage.Fall(reg))


def choose_units(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``choose_units``."""
    reg = reg if reg >= 0 else emit.env.spare()
    mask = emit.lower.mask(said["type"])
    ask = choose.AskUnits(
        emit.pick(said["from"]), emit.num(said["units"]), mask, player(said["by"]), reg
    )
    take = choose.TakePick(SORTS["cards"], reg)
    take.back = emit.here
    emit.add(ask)
    emit.add(take)
    ask.to = take.to = emit.here


def number(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``number``; where counters are taken off, the most useful answer stands first."""
    falling = uses(said["most"], "counters_on")
    emit.add(
        choose.AskNumber(
            player(said["by"]), emit.num(said["least"]), emit.num(said["most"]), falling
        )
    )
    emit.add(choose.TakeField(reg if reg >= 0 else emit.env.spare()))


def spread(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``spread``."""
    left = emit.env.spare()
    emit.add(control.SetNum(left, emit.num(said["count"])))
    ask = damage.AskSpread(left, emit.pick(said["among"]), player(said["by"]))
    target = emit.env.spare()
    put = damage.PutSpread(target, reg)
    put.back = emit.here
    emit.add(ask)
    emit.add(damage.TakeSpread(left, target))
    emit.add(put)
    ask.to = emit.here


def choose_paying(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``choose_paying``."""
    reg = reg if reg >= 0 else emit.env.spare()
    wanted = [*units(str(said["units"]))]
    ask = choose.AskPaying(emit.pick(said["from"]), wanted, player(said["by"]), reg)
    ask.apart = said["how"] == "by_cards"
    take = choose.TakePick(SORTS["cards"], reg)
    take.back = emit.here
    emit.add(ask)
    emit.add(take)
    ask.to = take.to = emit.here


def until_tails(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``flip_until_tails``."""
    emit.flip(None, coins.UNTIL_TAILS, player(said["by"]), reg)


def until_heads(emit: EffectWriter, said: Node, reg: int) -> None:
    """Write ``flip_until_heads``."""
    emit.flip(None, coins.UNTIL_HEADS, player(said["by"]), reg)


_WORDS: Final[dict[str, Callable[[EffectWriter, Node, int], None]]] = {
    "choose_units": choose_units,
    "choose_paying": choose_paying,
    "number": number,
    "spread": spread,
    "label": label,
    "either": either,
    "pick_word": pick_word,
    "name_card": name_card,
    "name_type": name_type,
    "name_any_type": name_any_type,
    "name_attached_type": name_attached_type,
    "order": order,
    "cure_one": cure_one,
    "pass_condition": pass_condition,
    "mirror": mirror,
    "duel": duel,
    "knock_out": knock_out,
    "flip_until_tails": until_tails,
    "flip_until_heads": until_heads,
}
"""What writes each word: the writer, the word, and the register for its result."""

ASKING.update(_WORDS)
