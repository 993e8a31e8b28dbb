"""Playing a script on a table; coins, moves and picks are used as they are needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from playmat.engine.pending import redraws
from playmat.engine.start import apply_order
from playmat.engine.vm import apply
from playmat.game.scenario.answers import meant
from playmat.game.scenario.script import SameHandAgain, Script
from playmat.game.scenario.table_look import SEAT_NAMES
from playmat.game.understanding import answers_meant, offered_again
from playmat.kinds import asks, players
from playmat.model.dealer import deal, shuffle
from playmat.model.event import LogEvent
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.model.zones import deck_list

NEVER: Final[tuple[int, ...]] = ()


class Settled(NamedTuple):
    """A choice with only one option, which was made automatically."""

    player: str
    asked: str
    answer: str


class Playing:
    """One move in progress, with its own copy of the table and a script."""

    def __init__(
        self,
        st: State,
        script: Script,
        shuffles: str,
        rig: list[list[list[int]]],
        left_in: Sequence[bool],
    ) -> None:
        self.st = st
        self.script = script
        self.shuffles = shuffles
        self.rig = [list(hands) for hands in rig]
        self.settled: list[Settled] = []
        self.tied: State | None = None
        self.left_in: list[bool] = []
        """Whether the script includes each forced choice that its next entry fits."""

        self._decided = tuple(left_in)

    @property
    def asked(self) -> str:
        """The kind of the current choice."""
        return asks.NAMES[self.st.ask] if self.st.winner < 0 else "nothing, the game is over"

    def run(self, hold: bool = False, stops: tuple[int, ...] = NEVER) -> None:
        """Follow the script until it is used up or a player can move freely."""
        st = self.st
        while st.winner < 0:
            if st.chooser == players.CHANCE:
                self._chance()
            elif st.ask in stops:
                return
            elif settles(st):
                self.settle()
            elif hold or not self.script.answers or st.ask == asks.MAIN:
                return
            else:
                self.take(self.script.answers.pop(0))

    def take(self, text: str) -> None:
        """Make the moves that a text means."""
        for each in answers_meant(self.st, text):
            self.give(offered_again(self.st, each.packed, each.text))

    def settle(self) -> None:
        """Make a forced choice, which the script may include."""
        answers = self.script.answers
        found = meant(self.st, answers[0]) if answers else ()
        if len(found) == 1:
            n = len(self.left_in)
            self.left_in.append(n < len(self._decided) and self._decided[n])
            if self.left_in[-1]:
                answers.pop(0)
                self.give(found[0].packed)
                return
        self.give(int(self.st.options[0]))

    def give(self, option: int) -> None:
        """Choose an option, and record forced choices and ties."""
        st = self.st
        if settles(st):
            text = option_texts(st)[st.options.index(option)]
            self.settled.append(Settled(SEAT_NAMES[st.chooser], asks.NAMES[st.ask], text))
        st.match.forced = False
        before, sudden, told = st.clone(), st.sudden, list(st.events or ())
        apply(st, option)
        if st.sudden > sudden and st.winner < 0:
            self.tied = as_it_stood(before, option, told)

    def _chance(self) -> None:
        """Decide for chance: coins by script, shuffles and picks by script or dealer."""
        st, script = self.st, self.script
        if st.ask == asks.COIN:
            self.give(script.coin())
        elif st.ask == asks.SHUFFLE:
            apply_order(st, self._shuffled(int(st.answer)))
        elif script.picks and (len(st.options) > 1 or meant(st, script.picks[0])):
            self.take(script.picks.pop(0))
        else:
            self.give(int(st.options[deal(st, len(st.options)) if len(st.options) > 1 else 0]))

    def _shuffled(self, seat: int) -> list[int]:
        """Return the order of a shuffled deck: rigged, unchanged or the dealer's."""
        cards: list[int] = deck_list(self.st.sides[seat])
        if self.rig[seat]:
            top = self.rig[seat].pop(0)
            return [c for c in cards if c not in top] + [c for c in reversed(top) if c in cards]
        if self.shuffles == "dealer":
            shuffle(self.st, cards)
        elif redraws(self.st):
            raise SameHandAgain(SEAT_NAMES[seat])
        return cards


def settles(st: State) -> bool:
    """Return whether a choice is forced: one option is left, or all will be chosen."""
    return (len(st.options) == 1 and st.ask != asks.MAIN) or bool(st.match.forced)


def as_it_stood(before: State, option: int, told: list[LogEvent]) -> State:
    """Return the table at a tie, by repeating the last move."""
    before.events = told
    before.match.ties_stand = True
    try:
        apply(before, option)
    finally:
        before.match.ties_stand = False
    return before


def next_reading(left_in: Sequence[bool]) -> list[bool] | None:
    """Return the next way to assign script entries to forced choices, or None."""
    for n in reversed(range(len(left_in))):
        if not left_in[n]:
            return [*left_in[:n], True]
    return None
