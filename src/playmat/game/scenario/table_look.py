"""Reading a duel: its turn, choice, table and log."""

from __future__ import annotations

from playmat.game.purpose import Purpose, asking_of
from playmat.game.scenario.look import SideLook
from playmat.kinds import asks, endings
from playmat.model.event import LogEvent
from playmat.model.notation.options import option_texts
from playmat.model.notation.position import position_text
from playmat.model.state import State

SEAT_NAMES = ("you", "foe", "chance")


class TableLook:
    """Read access to a game between you (seat 0) and a foe (seat 1)."""

    def __init__(self, st: State) -> None:
        self.state = st

    def __str__(self) -> str:
        return position_text(self.state)

    @property
    def options(self) -> list[str]:
        """The legal options as texts."""
        return option_texts(self.state)

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
        """Who chooses now, or None after the game."""
        return SEAT_NAMES[self.state.chooser] if self.state.chooser >= 0 else None

    @property
    def asked(self) -> str | None:
        """The kind of the current choice, or None after the game."""
        return asks.NAMES[self.state.ask] if self.state.chooser >= 0 else None

    @property
    def purpose(self) -> Purpose | None:
        """What the current choice is for, as its player sees it."""
        st = self.state
        return asking_of(st, int(st.chooser)).purpose() if st.chooser >= 0 else None

    @property
    def winner(self) -> str | None:
        """The winner, ``draw``, or None during the game."""
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
        """All events since the position was set up."""
        return list(self.state.events or [])

    def events(self, what: str) -> list[LogEvent]:
        """Return the events of one kind."""
        return [event for event in self.log if event.what == what]

    def rules_of(self, what: str) -> list[str]:
        """Return the rule ids of the events of one kind."""
        return [event.rule for event in self.events(what)]
