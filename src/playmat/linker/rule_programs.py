"""The programs of the rules: a rulebook's ordered steps as instructions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from playmat.engine import (
    attack,
    checkup,
    knockout,
    mulligan,
    overflow,
    prizes,
    promotion,
    retreat,
    setup,
    trainers,
    turn,
    winning,
)
from playmat.engine.changes.events import STEP_CHAR, STEP_DARKNESS, STEP_OTHER, STEP_TOOLS
from playmat.engine.ops.coins import Hear, Heard
from playmat.engine.ops.control import AskOrder, Commit, Return, TakeOrder
from playmat.kinds import conditions
from playmat.linker.instructions import Instructions
from playmat.model.book import placed_before_mulligans
from playmat.model.definitions import Op
from playmat.rules.ruleset import Ruleset
from playmat.rules.vocabulary import ANY_TIME


def game_ops(rules: Ruleset) -> list[Op]:
    """The program of a whole game: setup, then turns without end."""
    out = Instructions()
    out.add(setup.Begin())
    if "flip" not in rules.setup_steps or "draw" not in rules.setup_steps:
        raise AssertionError("a game needs an opening flip and opening hands")
    early = placed_before_mulligans(rules)
    for step in rules.setup_steps:
        if step not in early:  # the others are part of the mulligans, done with each good hand
            SETUP[step](out, rules)
    turn_ops(out, rules)
    return out.ops


def flip_step(out: Instructions, rules: Ruleset) -> None:
    """Write the opening flip; one before the hands yields to cards that come ahead of it."""
    if flips_early(rules):
        later = setup.FlipLater(True)
        out.ask(later, setup.OpeningFlip(), setup.OpeningTake(), setup.FirstTake())
    else:
        flip_with_hands(out)


def flips_early(rules: Ruleset) -> bool:
    """Whether a rulebook has the opening flip before the opening hands."""
    return rules.setup_steps.index("flip") < rules.setup_steps.index("draw")


def flip_with_hands(out: Instructions) -> None:
    """Write the opening flip after the hands are drawn."""
    out.add(setup.AheadOfFlip())
    out.ask(setup.Forestall(), setup.OpeningFlip(), setup.OpeningTake(), setup.FirstTake())


def draw_step(out: Instructions, rules: Ruleset) -> None:
    out.add(setup.ShuffleFor(0), setup.ShuffleFor(1), setup.DrawHands())


def put_active(out: Instructions) -> None:
    """Write one player's choice of the Active, or of two in a two-on-two battle."""
    out.add(setup.AskActive(False), setup.TakeActive())
    out.ask(setup.AskActive(True), setup.TakeActive())


def put_bench(out: Instructions) -> None:
    """Write one player's choice of a Bench."""
    take = setup.TakeBench()
    out.ask_again(setup.AskBench(), take)
    take.to = out.here


def put_down(out: Instructions, steps: Iterable[str]) -> None:
    """Write what one player puts down in these steps."""
    for step in steps:
        if step in ("active", "place"):
            put_active(out)
        if step in ("bench", "place"):
            put_bench(out)
        if step == "prizes":
            out.add(setup.LayPrizes())


def mulligan_step(out: Instructions, rules: Ruleset) -> None:
    """Write mulligans; the player with a good hand may place first. [SETUP-10]"""
    start = out.here
    check = mulligan.MulliganCheck()
    out.add(check, mulligan.MulliganReveal())
    out.add(mulligan.MulliganShuffle(0), mulligan.MulliganShuffle(1), mulligan.MulliganDraw())
    if rules.mulligan_bonus_at_once:
        bonus_step(out, rules)
    out.jump(start)
    check.place = out.here
    put_down(out, placed_before_mulligans(rules) or rules.setup_steps)
    out.jump(start)
    check.keep = out.here
    out.add(mulligan.KeepAsk(), mulligan.KeepTake())
    out.jump(start)
    check.done = out.here


def put_by_each(out: Instructions, step: str) -> None:
    """Write the step *step* for each player without an Active Pokémon."""
    start = out.here
    head = setup.PlaceNext(False)
    out.add(head)
    put_down(out, (step,))
    out.jump(start)
    head.to = out.here


def bench_step(out: Instructions, rules: Ruleset) -> None:
    """Write the Benches, one after the other, of players who have not laid out Prizes yet."""
    for seat in range(2):
        head = setup.BenchNext(seat)
        out.add(head)
        put_bench(out)
        head.to = out.here


def prizes_step(out: Instructions, rules: Ruleset) -> None:
    """Write the Prizes of players who have not laid them out yet."""
    start = out.here
    head = setup.PlaceNext(True)
    out.add(head, setup.LayPrizes())
    out.jump(start)
    head.to = out.here


def bonus_step(out: Instructions, rules: Ruleset) -> None:
    """Write the bonus draws for mulligans."""
    out.ask_again(setup.BonusAsk(), setup.BonusTake())


def bench_bonus_step(out: Instructions, rules: Ruleset) -> None:
    """Write the benching of Basics among bonus cards."""
    take = setup.TakeBench()
    out.ask_again(setup.BenchBonusAsk(), take)
    take.to = out.here


def reveal_step(out: Instructions, rules: Ruleset) -> None:
    """Write the reveal, preceded by a postponed flip."""
    if flips_early(rules):
        done = setup.FlipLater(False)
        out.add(done)
        flip_with_hands(out)
        done.to = out.here
    out.add(setup.Reveal(), setup.FirstByText(), knockout.Settle())


SETUP: Final[dict[str, Callable[[Instructions, Ruleset], None]]] = {
    "flip": flip_step,
    "draw": draw_step,
    "mulligan": mulligan_step,
    "active": lambda out, rules: put_by_each(out, "active"),
    "bench": bench_step,
    "place": lambda out, rules: put_by_each(out, "place"),
    "prizes": prizes_step,
    "bonus": bonus_step,
    "bench_bonus": bench_bonus_step,
    "reveal": reveal_step,
}


def turn_ops(out: Instructions, rules: Ruleset) -> None:
    """Write the turns, with Knock Outs resolved wherever one may happen. [TURN-01, KO-02]"""
    steps_up = turn.StepUpAsk() if rules.actives > 1 and rules.duo_stepup == ANY_TIME else None
    ask = turn.MainAsk()
    first: Op = steps_up or ask
    draw = turn.DrawStep(first)
    start = turn.TurnStart(draw)
    following = turn.NextTurn(start)
    quiet = turn.Quiet(following)
    take = turn.MainTake(first, quiet)
    following.to = out.here + 1
    out.add(start, knockout.Settle(), draw, knockout.Settle())
    main = out.here
    start.to = main - 1
    draw.to = take.to = main + 1
    if steps_up is not None:
        out.ask(steps_up, turn.StepUpTake())
    out.add(ask, take, knockout.SettleBack(main, first))
    take.attacked = out.here
    second, choose = turn.SecondAsk(quiet), turn.SecondTake()
    out.add(second, choose)
    choose.again = take.attacked
    ask.end = out.here
    out.add(quiet)
    take.end = second.end = out.here
    out.add(turn.TurnEnded(), knockout.Settle())
    for step in rules.end_of_turn_steps:
        if step == "machines" and not rules.machines_discarded:
            continue
        out.add(
            {"effects": turn.EndEffects, "machines": turn.EndMachines}.get(
                step, turn.EndSupporter
            )()
        )
    out.add(knockout.Settle())
    quiet.between = out.here + 1
    between_ops(out, rules)
    out.add(following)


def between_ops(out: Instructions, rules: Ruleset) -> None:
    """Write the steps between turns. [BETWEEN-01]"""
    calm = checkup.Calm()
    out.add(calm)
    for step in rules.between_steps:
        if step == "poison":
            out.add(checkup.Poison())
        elif step == "burn":
            flips(out, conditions.BURNED, checkup.TakeBurn(0))
        elif step == "sleep":
            flips(out, conditions.ASLEEP, checkup.TakeSleep(0, 1))
        elif step == "paralysis":
            out.add(checkup.CureParalysis())
        elif step == "sleep_paralysis":
            flips(out, conditions.ASLEEP, checkup.TakeSleep(0, 1))
            out.add(checkup.CureParalysis())
        elif step == "knockouts":
            out.add(knockout.Settle())
        else:
            window = {"tools": STEP_TOOLS, "char": STEP_CHAR, "darkness": STEP_DARKNESS}
            out.add(checkup.Moment(window.get(step, STEP_OTHER)))
    calm.to = out.here
    following = out.here
    for at in range(out.here - 1, 0, -1):
        op = out.ops[at]
        if isinstance(op, checkup.Moment):
            op.to = following
        elif not isinstance(op, knockout.Settle):
            following = at


def between_start(ops: list[Op]) -> int:
    """Index of the first step between turns in the program of a game."""
    return next(n for n, op in enumerate(ops) if isinstance(op, checkup.Calm))


def flips(out: Instructions, condition: int, take: checkup.TakeBurn | checkup.TakeSleep) -> None:
    """Write a flip for every Active Pokémon with a condition."""
    gather, flip = checkup.Gather(condition, 0), checkup.FlipFor(0)
    out.add(gather)
    out.ask_again(flip, take)
    gather.to = out.here


def knockout_ops() -> list[Op]:
    """The program that resolves Knock Outs. [KO-04]"""
    out = Instructions()
    out.add(knockout.Collect(), knockout.Discard(), knockout.Join())
    out.ask_again(prizes.AskPrize(), prizes.TakePrize())
    out.ask_again(promotion.AskPromote(), promotion.TakePromote())
    out.ask_again(promotion.AskSecond(), promotion.TakeSecond())
    out.ask_again(overflow.AskDown(), overflow.TakeDown())
    out.ask_again(overflow.AskTool(), overflow.TakeTool())
    test = winning.WinTest()
    out.add(test, knockout.Again())
    test.tie = out.here
    out.add(winning.SuddenDeath())
    return out.ops


def play_ops() -> list[Op]:
    """The program that plays a Trainer card. [TRAINER-01]"""
    announce = trainers.PlayAnnounce()
    announce.to = 2
    return [announce, trainers.PlayCheck(), trainers.PlayResolve(), trainers.PlayFinish()]


def retreat_ops() -> list[Op]:
    """The program of a retreat. [RETREAT-01]"""
    ask, take = retreat.AskPay(), retreat.TakePay()
    flip = retreat.RetreatFlip()
    take.back = 1
    ask.to = 3
    flip.to = 7
    return [
        retreat.Price(),
        ask,
        take,
        flip,
        Hear(retreat.LEFT),
        Heard(retreat.LEFT),
        retreat.RetreatFlipTake(),
        retreat.AskRetreatTo(),
        retreat.TakeRetreatTo(),
    ]


def baby_ops() -> list[Op]:
    """The program of attacking a Baby. [CARD-BABY-2]"""
    return [attack.BabyFlip(), Hear(2), Heard(2), attack.BabyTake(), attack.BabyAttack()]


def commit_ops() -> list[Op]:
    """The program that completes an event."""
    return [Commit(), Return()]


def guiding_ops() -> list[Op]:
    """The program under one in which another player decides."""
    return [Return()]


def ordering_ops() -> list[Op]:
    """The program in which a player orders handlers."""
    return [AskOrder(), TakeOrder()]
