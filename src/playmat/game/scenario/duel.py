"""A game played from a given position by script: actions in words, coins by letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playmat.engine import pending, reasons
from playmat.engine.reasons import REASONS
from playmat.engine.start import apply_order
from playmat.engine.vm import apply
from playmat.errors import IllegalOption
from playmat.game.purpose import Purpose, asking_of
from playmat.game.scenario.answers import attack_is_ready, meant, option_meant, wordings
from playmat.game.scenario.look import SideLook
from playmat.game.scenario.script import SameHandAgain, Script
from playmat.game.why import why_not
from playmat.kinds import answers, asks, endings, players
from playmat.model.dealer import deal, shuffle
from playmat.model.event import LogEvent
from playmat.model.notation.options import option_texts
from playmat.model.notation.position import position_text
from playmat.model.option import kind
from playmat.model.state import State
from playmat.model.zones import deck_list

SEAT_NAMES = ("you", "foe", "chance")


def declares(st: State) -> bool:
    """Return whether an attack is announced before it is chosen."""
    return any(kind(option) == answers.DECLARE for option in st.options)


class Duel:
    """A game between you (seat 0) and a foe (seat 1); a refused action changes nothing."""

    def __init__(self, st: State, shuffles: str = "dealer", coins: str = "") -> None:
        self.state = st
        self.shuffles = shuffles
        self.coins = coins  # flipped by actions that bring no coins of their own
        self.rig: list[list[list[int]]] = [[], []]
        self._rig_now = self.rig

    def __str__(self) -> str:
        return position_text(self.state)

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
        """Announce an attack; against a Baby the flip comes first."""
        where = (f" with {by}" if by else "") + (f" at {at}" if at else "")
        wanted = f"attack {name}{where}"

        def begin(st: State, script: Script) -> None:
            if declares(st) and not meant(st, wanted):
                apply(st, option_meant(st, f"declare attack{where}"))
                self._run(st, script, hold=True)
                if st.ask == asks.ATTACK and st.winner < 0:
                    apply(st, option_meant(st, wanted))
            else:
                apply(st, option_meant(st, wanted))

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
        """Play a Trainer card, to a Pokémon if it is attached."""
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
        """Use a power of a Pokémon, of the Stadium or of a card out of play."""
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
        """Level the Active up with a card from hand."""
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
        """Retreat an Active; what to pay and who comes up are used only where they are asked."""
        costs = list(pay)

        def begin(st: State, script: Script) -> None:
            apply(st, option_meant(st, f"retreat {of}".strip()))
            self._run(st, script, hold=True)
            while st.ask == asks.RETREAT_PAY and costs and st.chooser >= 0:
                apply(st, option_meant(st, costs.pop(0)))
                self._run(st, script, hold=True)
            if st.ask == asks.RETREAT_TO and to and st.chooser >= 0:
                apply(st, option_meant(st, to))

        return self._act(begin, flips, answers, ())

    def end_turn(
        self, *, flips: str = "", answers: Sequence[str] = (), picks: Sequence[str] = ()
    ) -> Duel:
        """End the turn without an attack; coins between turns come from the script."""
        return self.choose("end turn", flips, answers, picks)

    def answer(self, *answers: str, flips: str = "", picks: Sequence[str] = ()) -> Duel:
        """Answer the question that is open, and any that follow."""

        def begin(st: State, script: Script) -> None:
            self._run(st, script, hold=True)
            if script.answers and st.winner < 0:
                apply(st, option_meant(st, script.answers.pop(0)))

        return self._act(begin, flips, answers, picks)

    def choose(
        self, text: str, flips: str = "", answers: Sequence[str] = (), picks: Sequence[str] = ()
    ) -> Duel:
        """Take one option by its text, then go on as scripted."""

        def begin(st: State, script: Script) -> None:
            apply(st, option_meant(st, text))

        return self._act(begin, flips, answers, picks)

    def _act(
        self,
        begin: Callable[[State, Script], None],
        flips: str,
        answers: Sequence[str],
        picks: Sequence[str],
    ) -> Duel:
        """Act on a copy and keep it only if the whole script was right."""
        st = recorded_clone(self.state)
        script = Script(flips or self.coins, answers, picks)
        if st.winner >= 0:
            raise IllegalOption("an action after the end", [])
        self._rig_now = [list(hands) for hands in self.rig]
        begin(st, script)
        self._run(st, script)
        asked = asks.NAMES[st.ask] if st.winner < 0 else "nothing, the game is over"
        script.finish(asked, all_coins=bool(flips))
        if not flips:
            self.coins = script.coins_left
        self.state = st
        self.rig = self._rig_now
        return self

    def _run(self, st: State, script: Script, hold: bool = False) -> None:
        """Answer from the script until nothing written is asked or a player is free to act."""
        while st.winner < 0:
            if st.chooser == players.CHANCE:
                self._chance(st, script)
            elif hold or not script.answers or st.ask == asks.MAIN:
                return
            else:
                apply(st, option_meant(st, script.answers.pop(0)))

    def _chance(self, st: State, script: Script) -> None:
        """Answer for chance: coins by script, shuffles and picks by script or dealer."""
        if st.ask == asks.COIN:
            apply(st, script.coin())
        elif st.ask == asks.SHUFFLE:
            apply_order(st, self._shuffled(st, int(st.answer)))
        elif script.picks:
            apply(st, option_meant(st, script.picks.pop(0)))
        else:
            apply(st, st.options[deal(st, len(st.options))])

    def _shuffled(self, st: State, seat: int) -> list[int]:
        """Return the order a deck comes into: rigged, as it was, or the dealer's."""
        cards: list[int] = deck_list(st.sides[seat])
        if self._rig_now[seat]:
            top = self._rig_now[seat].pop(0)
            return [c for c in cards if c not in top] + [c for c in reversed(top) if c in cards]
        if self.shuffles == "dealer":
            shuffle(st, cards)
        elif pending.redraws(st):
            raise SameHandAgain(SEAT_NAMES[seat])
        return cards

    # --- asking

    @property
    def options(self) -> list[str]:
        """What may be answered now, as texts."""
        return option_texts(self.state)

    def can(self, text: str) -> bool:
        """Return whether something is offered, in full or by the beginning of its text."""
        if self.state.chooser < 0:
            return False
        if meant(self.state, text):
            return True
        return text.startswith("attack") and attack_is_ready(self.state, text)

    def refused(self, text: str) -> bool:
        """Return whether something is not offered now."""
        return not self.can(text)

    def why_not(self, text: str) -> str | None:
        """Return the id of the rule against something, or nothing if it is offered."""
        if self.can(text):
            return None
        refusals = [why_not(self.state, wording) for wording in wordings(text)]
        known = [each for each in refusals if each and each.why != REASONS[reasons.NO_SUCH_CARD][1]]
        return next((each.rule for each in [*known, *refusals] if each), None)

    @property
    def you(self) -> SideLook:
        """Your half of the table."""
        return SideLook(self.state, 0)

    @property
    def foe(self) -> SideLook:
        """The foe's half of the table."""
        return SideLook(self.state, 1)

    @property
    def stadium(self) -> str | None:
        """The id of the Stadium in play."""
        st = self.state
        return st.cards[st.stadium].card_id if st.stadium >= 0 else None

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self.state.turn)

    @property
    def player(self) -> str:
        """Whose turn it is."""
        return SEAT_NAMES[self.state.player]

    @property
    def first(self) -> str:
        """Who took the first turn."""
        return SEAT_NAMES[self.state.first]

    @property
    def chooser(self) -> str | None:
        """Who must answer now."""
        return SEAT_NAMES[self.state.chooser] if self.state.chooser >= 0 else None

    @property
    def asked(self) -> str | None:
        """The name of the question that is open."""
        return asks.NAMES[self.state.ask] if self.state.chooser >= 0 else None

    @property
    def purpose(self) -> Purpose | None:
        """What the question that is open is for, as its player is told."""
        st = self.state
        return asking_of(st, int(st.chooser)).purpose() if st.chooser >= 0 else None

    @property
    def winner(self) -> str | None:
        """Who has won, or ``draw``, or nothing while the game goes on."""
        w = self.state.winner
        return None if w < 0 else "draw" if w == endings.DRAWN else SEAT_NAMES[w]

    @property
    def end(self) -> str:
        """How the game ended."""
        return endings.NAMES[self.state.end]

    @property
    def sudden(self) -> int:
        """How many Sudden Deaths have begun."""
        return int(self.state.sudden)

    @property
    def log(self) -> list[LogEvent]:
        """Everything that happened since the position was laid."""
        return list(self.state.events or [])

    def events(self, what: str) -> list[LogEvent]:
        """Return the events of one sort."""
        return [event for event in self.log if event.what == what]

    def rules_of(self, what: str) -> list[str]:
        """Return the rule ids of the events of one sort."""
        return [event.rule for event in self.events(what)]


def recorded_clone(st: State) -> State:
    """Return a copy that stands alone and carries the record on."""
    copy = st.clone()
    copy.events = list(st.events or [])
    return copy
