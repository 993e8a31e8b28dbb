"""A game played from a position by script: moves in words, coins as letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from playmat.errors import BadState, IllegalOption, PlaymatError, TooManyCoins
from playmat.game.scenario.answers import attack_is_ready, meant
from playmat.game.scenario.playing import Playing, Settled, next_reading, settles
from playmat.game.scenario.script import LeftOver, Script, checked_coins
from playmat.game.scenario.table_look import TableLook
from playmat.game.why import Refusal, why_not
from playmat.kinds import answers, asks
from playmat.model.option import kind
from playmat.model.state import State

SHUFFLES: Final = ("dealer", "keep")
RETREATING: Final = (asks.RETREAT_PAY, asks.RETREAT_TO)
UNCLEAR: Final = "unclear"
"""Returned instead of a rule id for an unclear text."""


def declares(st: State) -> bool:
    """Return whether attacking is declared before the attack is chosen."""
    return any(kind(option) == answers.DECLARE for option in st.options)


class Duel(TableLook):
    """A game between you (seat 0) and a foe (seat 1); an illegal move changes nothing."""

    def __init__(self, st: State, shuffles: str = "dealer", coins: str = "") -> None:
        super().__init__(st)
        if shuffles not in SHUFFLES:
            raise BadState("shuffles", f"must be {' or '.join(SHUFFLES)}, not {shuffles!r}")
        self.shuffles = shuffles
        self.coins = checked_coins(coins)
        """The coins left for moves without *flips* of their own."""

        self.rig: list[list[list[int]]] = [[], []]
        self.settled: list[Settled] = []
        """The choices that were made automatically, because there was only one option."""

        self.tied: Duel | None = None
        """The table at the last tie that led to Sudden Death, or None."""

    def fork(self) -> Duel:
        """Return an independent copy."""
        other = Duel(recorded_clone(self.state), self.shuffles, self.coins)
        other.rig = [list(hands) for hands in self.rig]
        other.settled = list(self.settled)
        other.tied = self.tied
        return other

    def finish(self) -> Duel:
        """Raise `TooManyCoins` if coins are left."""
        if self.coins:
            raise TooManyCoins(self.coins, 0)
        return self

    # --- acting

    def attack(
        self,
        name: str = "",
        *,
        flips: str = "",
        by: str = "",
        at: str = "",
        answers: Sequence[str] = (),
        picks: Sequence[str] = (),
    ) -> Duel:
        """Attack; against a Baby, the coin flip comes first."""
        where = (f" with {by}" if by else "") + (f" at {at}" if at else "")
        wanted = f"attack {name}{where}"

        def begin(play: Playing) -> None:
            if declares(play.st) and not meant(play.st, wanted):
                play.take(f"declare attack{where}")
                play.run(hold=True, stops=(asks.ATTACK,))
                if play.st.ask == asks.ATTACK and play.st.winner < 0:
                    play.take(wanted)
            else:
                play.take(wanted)

        return self._act(begin, flips, answers, picks)

    def play(
        self,
        card: str,
        *,
        to: str = "",
        flips: str = "",
        answers: Sequence[str] = (),
        picks: Sequence[str] = (),
    ) -> Duel:
        """Play a Trainer card; *to* is the Pokémon it is attached to."""
        return self.choose(f"play {card}" + (f" to {to}" if to else ""), flips, answers, picks)

    def power(
        self,
        name: str,
        *,
        on: str = "",
        flips: str = "",
        answers: Sequence[str] = (),
        picks: Sequence[str] = (),
    ) -> Duel:
        """Use a power of a Pokémon, the Stadium or a card that is not in play."""
        return self.choose(f"use {name}" + (f" of {on}" if on else ""), flips, answers, picks)

    def attach(
        self, card: str, *, to: str = "active", flips: str = "", answers: Sequence[str] = ()
    ) -> Duel:
        """Attach an Energy card from hand."""
        return self.choose(f"attach {card} to {to}", flips, answers)

    def evolve(
        self, card: str, *, on: str = "", flips: str = "", answers: Sequence[str] = ()
    ) -> Duel:
        """Evolve a Pokémon with a card from hand."""
        return self.choose(f"evolve {card}" + (f" on {on}" if on else ""), flips, answers)

    def level_up(
        self, card: str, *, on: str = "", flips: str = "", answers: Sequence[str] = ()
    ) -> Duel:
        """Level up the Active with a card from hand."""
        return self.choose(f"level up {card}" + (f" on {on}" if on else ""), flips, answers)

    def bench(self, card: str, *, flips: str = "", answers: Sequence[str] = ()) -> Duel:
        """Put a Basic Pokémon from hand onto the Bench."""
        return self.choose(f"bench {card}", flips, answers)

    def retreat(
        self,
        *,
        of: str = "",
        pay: Sequence[str] = (),
        to: str = "",
        flips: str = "",
        answers: Sequence[str] = (),
    ) -> Duel:
        """Retreat an Active, paying with *pay* and switching to *to*."""

        def begin(play: Playing) -> None:
            play.take(f"retreat {of}".strip())
            costs, coming = list(pay), [to] if to else []
            play.run(hold=True, stops=RETREATING)
            while play.st.winner < 0 and play.st.ask in RETREATING:
                wanted = costs if play.st.ask == asks.RETREAT_PAY else coming
                if not step_of_retreat(play, wanted):
                    break
                play.run(hold=True, stops=RETREATING)
            failed = any(m.stuck == play.st.turn for m in play.st.sides[play.st.player].actives)
            left = costs + ([] if failed else coming)
            if left:
                raise LeftOver(left, play.asked, play.settled)

        return self._act(begin, flips, answers, ())

    def end_turn(
        self, *, flips: str = "", answers: Sequence[str] = (), picks: Sequence[str] = ()
    ) -> Duel:
        """End the turn without an attack."""
        return self.choose("end turn", flips, answers, picks)

    def answer(self, *answers: str, flips: str = "", picks: Sequence[str] = ()) -> Duel:
        """Make the current choice, and any that follow."""

        def begin(play: Playing) -> None:
            play.run(hold=True)
            if play.script.answers and play.st.winner < 0:
                play.take(play.script.answers.pop(0))

        return self._act(begin, flips, answers, picks)

    def choose(
        self, text: str, flips: str = "", answers: Sequence[str] = (), picks: Sequence[str] = ()
    ) -> Duel:
        """Choose one option by its text, then continue with the script."""

        def begin(play: Playing) -> None:
            play.take(text)

        return self._act(begin, flips, answers, picks)

    def _act(
        self,
        begin: Callable[[Playing], None],
        flips: str,
        answers: Sequence[str],
        picks: Sequence[str],
    ) -> Duel:
        """Play a script on a copy, and keep the copy only if the whole script fits."""
        if self.state.winner >= 0:
            raise IllegalOption("a move after the end of the game", [])
        self.state.match.ask_every = True
        try:
            play = self._played(begin, lambda: Script(flips or self.coins, answers, picks), flips)
        finally:
            self.state.match.ask_every = False
            self.state.match.forced = False
        if not flips:
            self.coins = play.script.coins_left
        self.state = play.st
        self.rig = play.rig
        self.settled += play.settled
        if play.tied is not None:
            self.tied = Duel(play.tied, self.shuffles)
        return self

    def _played(
        self, begin: Callable[[Playing], None], script: Callable[[], Script], flips: str
    ) -> Playing:
        """Play a script, whether or not it includes forced choices."""
        left_in: list[bool] | None = []
        first: PlaymatError | None = None
        while left_in is not None:
            st = recorded_clone(self.state)
            play = Playing(st, script(), self.shuffles, self.rig, left_in)
            try:
                begin(play)
                play.run()
                play.script.finish(play.asked, bool(flips) or st.winner >= 0, play.settled)
            except PlaymatError as error:
                first = first or error
                left_in = next_reading(play.left_in)
            else:
                return play
        assert first is not None
        raise first

    # --- asking

    def can(self, text: str) -> bool:
        """Return whether a move is legal, given in full or by the beginning of its text."""
        if self.state.chooser < 0:
            return False
        if meant(self.state, text):
            return True
        return text.startswith("attack") and attack_is_ready(self.state, text)

    def refused(self, text: str) -> bool:
        """Return whether a move is not legal."""
        return not self.can(text)

    def why_not(self, text: str) -> str | None:
        """Return the id of the rule against a move, or None if it is legal."""
        found = self.refusal(text)
        return None if found is None else found.rule or UNCLEAR

    def refusal(self, text: str) -> Refusal | None:
        """Return why a move is not possible, or None if it is legal."""
        return None if self.can(text) else why_not(self.state, text)


def step_of_retreat(play: Playing, wanted: list[str]) -> bool:
    """Make a choice of a retreat, as wanted or by the script; return whether it was made."""
    if wanted:
        fits = [text for text in wanted if meant(play.st, text)]  # a payment has no order
        wanted.remove(text := (fits or wanted)[0])
        play.take(text)
    elif settles(play.st):
        play.settle()
    elif play.script.answers:
        play.take(play.script.answers.pop(0))
    else:
        return False
    return True


def recorded_clone(st: State) -> State:
    """Return an independent copy of a state that continues recording."""
    copy = st.clone()
    copy.events = list(st.events or [])
    return copy
