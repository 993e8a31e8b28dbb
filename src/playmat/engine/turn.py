"""The course of a turn: draw, actions, attack, end. [TURN-01]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.actions import act
from playmat.engine.attack import attack_over
from playmat.engine.changes.draws import draw, open_hands
from playmat.engine.changes.events import AGAIN, TOOLS_USED, happen, is_heard, watched
from playmat.engine.changes.pokemon import move_card, move_cards
from playmat.engine.checkup import healthy
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.index import rebuild
from playmat.engine.effects.query import fold, fold_player
from playmat.engine.knockout import at_rest, may_remove, may_unsettle
from playmat.engine.options import attack_options, main_options
from playmat.engine.record import note
from playmat.engine.vm import ask
from playmat.engine.winning import finish
from playmat.kinds import answers, asks, causes, endings, events, players, trainers, zones
from playmat.kinds.answers import ATTACK, DECLARE, STEP_UP
from playmat.kinds.asks import MAIN, SECOND_ATTACK
from playmat.kinds.queries import ATTACKS_PER_TURN, CONDITION_IMMUNE, HAND_VISIBLE, TURN_DRAW
from playmat.model.definitions import Op
from playmat.model.event import Event
from playmat.model.option import END, STOP, kind
from playmat.model.place import bench_row
from playmat.model.state import NONE, Effect, Frame, Mon, State


@final
class TurnStart(Op):
    """Begin a turn: count it and reset what holds for one turn only.

    Most turns begin and end with nothing to settle. These instructions then call one another
    directly, because finding the next one costs the machine more than running it.
    """

    def __init__(self, draw: DrawStep) -> None:
        self.draw = draw
        self.to: i64 = 0  # the next instruction

    def step(self, st: State, fr: Frame) -> bool:
        st.turn += 1
        st.answers = 0
        side = st.sides[st.player]
        side.turns += 1
        side.energy_played = 0
        side.supporters = 0
        side.stadiums = 0
        side.retreats = 0
        st.attacks_made = 0
        st.ending = False
        st.between = False
        st.stadium_used = NONE
        forget(st)
        if st.lasting:
            st.dirty = True
        if st.turn > st.match.max_turns:
            st.winner = endings.DRAWN
            st.end = endings.LIMIT
            note(st, "limit", "", st.player)
            return True
        if st.events is not None:
            note(st, "turn", "", st.player, count=st.turn)
        moment(st, events.TURN_BEGAN)
        if not at_rest(st):
            return False
        fr.pc = self.to
        return self.draw.step(st, fr)


def moment(st: State, event: i64) -> None:
    """Carry out an event of the turn, if anything reacts to it."""
    if watched(st, event):
        happen(st, Event(event, st.player, -1, 1))


def forget(st: State) -> None:
    """Clear what only running programs could still refer to."""
    st.attacker = -1
    st.defender = -1
    st.attack = -1
    if (st.happenings or st.gone) and len(st.frames) == 1 and not st.queue:
        st.happenings = []
        st.gone = []


@final
class DrawStep(Op):
    """Draw the card of the turn, or lose if there is none. [TURN-02, WIN-03]"""

    def __init__(self, main: Op) -> None:
        self.main = main  # asks for the first action; `to` is the place after it
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if st.turn == 1 and not st.match.book.first_turn_draw:
            return False
        if st.sides[st.player].left == 0:
            finish(st, 1 - st.player, endings.DECK_OUT)
            return True
        count: i64 = 1
        if len(entries(st, TURN_DRAW)) > 0:
            count = fold_player(st, TURN_DRAW, 1, st.player)
        draw(st, st.player, count, "turn")
        moment(st, events.DRAW_STEP_DONE)
        if not at_rest(st):
            return False
        fr.pc = self.to
        return self.main.step(st, fr)


@final
class StepUpAsk(Op):
    """Ask the other player whether a Benched Pokémon steps up now. [DUO-13, VARIANT-03]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = 1 - st.player
        side = st.sides[seat]
        if len(side.actives) >= st.match.book.actives or not side.bench:
            fr.pc = self.to
            return False
        options = bench_row(st, seat, STEP_UP)
        if not st.match.book.duo_stepup_mandatory:
            options.append(STOP)
        return ask(st, seat, asks.STEP_UP, options)


@final
class StepUpTake(Op):
    def step(self, st: State, fr: Frame) -> bool:
        if kind(st.answer) != answers.STOP:
            act(st, st.answer)
        return False


@final
class MainAsk(Op):
    """Ask for the next action. [TURN-03]"""

    def __init__(self) -> None:
        self.end: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if st.ending:
            fr.pc = self.end
            return False
        forget(st)
        if st.dirty:
            rebuild(st)
        if st.mods[HAND_VISIBLE]:
            open_hands(st)
        return ask(st, st.player, MAIN, main_options(st))


@final
class MainTake(Op):
    """Carry out the action; an attack is the last one of a turn. [TURN-04]"""

    def __init__(self, main: Op, quiet: Quiet) -> None:
        self.main = main  # asks for the next action; `to` is the place after it
        self.to: i64 = 0
        self.quiet = quiet  # the end of a turn; `end` is the place after it
        self.end: i64 = 0
        self.attacked: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        what = kind(st.answer)
        if what == answers.END:
            fr.pc = self.end
            if st.events is not None:
                note(st, "end_turn", "", st.player)
            return self.quiet.step(st, fr)
        act(st, st.answer)
        if what == ATTACK or what == DECLARE:
            fr.pc = self.attacked
        elif at_rest(st):
            fr.pc = self.to
            return self.main.step(st, fr)
        return False


@final
class SecondAsk(Op):
    """Offer another attack if an effect allows more than one. [CARD-TRAIT]"""

    def __init__(self, quiet: Quiet) -> None:
        self.quiet = quiet  # the end of the turn; `end` is the place after it
        self.end: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        back = fr.pc
        fr.pc = self.end
        attack_over(st)
        if st.ending or len(entries(st, ATTACKS_PER_TURN)) == 0:
            return self.quiet.step(st, fr)
        side = st.sides[st.player]
        allowed = [m for m in side.actives if may_attack_next(st, m)]
        if not allowed:
            return self.quiet.step(st, fr)
        options: list[i64] = []
        for m in allowed:
            attack_options(st, st.player, side, m.serial, options)
        options.append(END)
        fr.pc = back
        return ask(st, st.player, SECOND_ATTACK, options)


def may_attack_next(st: State, m: Mon) -> bool:
    """Whether the attacker has attacks left, or a text lets another Active follow it."""
    if m.serial == st.attacker:
        return st.attacks_made < fold(st, st.mods[ATTACKS_PER_TURN], 1, m)
    for e in st.lasting:
        if e.on == m.serial and e.mod is not None and e.mod.query == ATTACKS_PER_TURN:
            return True
    return False


@final
class SecondTake(Op):
    """Make the second attack, or end the turn."""

    def __init__(self) -> None:
        self.again: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if kind(st.answer) != answers.END:
            fr.pc = self.again
            act(st, st.answer)
        return False


@final
class Quiet(Op):
    """Go to the next turn at once if nothing can happen before it. [TURN-09, BETWEEN-01]"""

    def __init__(self, following: NextTurn) -> None:
        self.following = following
        self.between: i64 = 0  # where Special Conditions are checked, after the end of the turn

    def step(self, st: State, fr: Frame) -> bool:
        if st.settle or st.lasting:
            return False
        if watched(st, events.TURN_ENDED) or watched(st, events.BETWEEN_TURNS):
            return False
        if (st.match.unsteady and unsteady(st)) or (st.match.machines and has_gear(st)):
            return False
        calm = len(fr.vars[AGAIN]) > 0 or healthy(st)
        if not calm or has_supporter(st):
            if not at_rest(st) or not discards_unseen(st):
                return False
            end_supporters(st)
        if calm:
            return self.following.step(st, fr)
        leave_turn(st)
        fr.pc = self.between
        return False


def unsteady(st: State) -> bool:
    """Whether an effect in force may unsettle the table by itself."""
    if st.match.guises is not None:
        return True
    return may_unsettle(st) and (len(st.mods[CONDITION_IMMUNE]) > 0 or may_remove(st))


def has_gear(st: State) -> bool:
    """Whether anything attached may be a Technical Machine."""
    for side in st.sides:
        for m in side.actives:
            if len(m.gear) > 0:
                return True
        for m in side.bench:
            if len(m.gear) > 0:
                return True
    return False


def has_supporter(st: State) -> bool:
    return len(st.sides[0].beside) > 0 or len(st.sides[1].beside) > 0


def discards_unseen(st: State) -> bool:
    """Whether no text of the match reacts to cards being discarded."""
    if st.match.hand_watch or is_heard(st, events.DISCARDED):
        return False
    return not is_heard(st, events.MOVED)


@final
class TurnEnded(Op):
    """Trigger reactions to the end of the turn. [TURN-09]"""

    def step(self, st: State, fr: Frame) -> bool:
        moment(st, events.TURN_ENDED)
        return False


@final
class EndEffects(Op):
    """End effects that last until the end of this turn. [TURN-09]"""

    def step(self, st: State, fr: Frame) -> bool:
        leave_turn(st)
        if st.lasting:
            kept: list[Effect] = []
            for e in st.lasting:
                if e.last > st.turn:
                    kept.append(e)
            if len(kept) != len(st.lasting):
                st.lasting = kept
                st.dirty = True
                st.settle = True
        return False


def leave_turn(st: State) -> None:
    """Note that a turn is over, so that its attack does not cause what follows."""
    st.between = True
    st.attacker = -1
    st.defender = -1


@final
class EndMachines(Op):
    """Discard Technical Machines if the rulebook says so. [TRAINER-40, TM-3]"""

    def step(self, st: State, fr: Frame) -> bool:
        if st.match.machines:
            for side in st.sides:
                for m in side.actives + side.bench:
                    end_machines(st, m)
        return False


def end_machines(st: State, m: Mon) -> None:
    for copy in m.gear:
        if st.cards[copy].trainer == trainers.MACHINE:
            move_card(st, copy, zones.DISCARD, players.BOTH_SEE, causes.RULE, m.seat)


@final
class EndSupporter(Op):
    """Discard the Supporter beside the Active. [TRAINER-11]"""

    def step(self, st: State, fr: Frame) -> bool:
        end_supporters(st)
        return False


def end_supporters(st: State) -> None:
    for side in st.sides:
        if side.beside:
            move_cards(st, side.beside, zones.DISCARD, players.BOTH_SEE, causes.RULE, st.player)


@final
class NextTurn(Op):
    """Pass the turn to the other player, or give the same one another."""

    def __init__(self, start: TurnStart) -> None:
        self.start = start
        self.to: i64 = 0  # the place after it

    def step(self, st: State, fr: Frame) -> bool:
        if fr.vars[AGAIN]:
            fr.vars[AGAIN] = NONE
            pass_over(st)
        else:
            st.player = 1 - st.player
        fr.vars[TOOLS_USED] = NONE
        fr.pc = self.to
        return self.start.step(st, fr)


def pass_over(st: State) -> None:
    """Count the other player's skipped turn; effects that were to last in it wait for the next."""
    st.turn += 1
    lasting: list[Effect] = []
    for e in st.lasting:
        kept = e
        if e.last == st.turn:
            kept = e.ending(e.last + 2)
            kept.since = kept.last if e.since == e.last else e.since
        lasting.append(kept)
    st.lasting = lasting
    st.dirty = True
