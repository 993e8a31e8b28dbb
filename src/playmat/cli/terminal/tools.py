"""The card reader's tools in the terminal: battle timer and coin flipper. [ER-8, ER-9]"""

from __future__ import annotations

from typing import Final

from playmat.cli.terminal.table import Table, Word
from playmat.ereader import CoinFlipper
from playmat.game.record.coins import coins_of


def timer(table: Table, rest: str) -> None:
    """Show each person's time left; stop or start the timer."""
    if table.timer.clock is None:
        table.screen.say("This game has no timer; start one with --timer MINUTES.")
        return
    if rest.lower() in ("start", "stop"):
        table.timer.stop(table.game, rest.lower() == "stop")
    for seat in table.people:
        table.screen.say(f"{table.names[seat]}: {table.timer.told(seat)}.")


class Coins:
    """The coin flipper: counts the flips of a game, and of a separate coin."""

    def __init__(self) -> None:
        self.own = CoinFlipper()

    def coin(self, table: Table, rest: str) -> None:
        """Show the flips so far; flip the separate coin or reset its count."""
        if rest.lower() == "flip":
            table.screen.say("Heads." if self.own.flip() else "Tails.")
        elif rest.lower() == "reset":
            self.own.reset()
        table.screen.say(f"This game: {coins_of(table.game.state)}.")
        table.screen.say(f"Your own flips: {self.own}.")


TIMER: Final = "the time left; timer stop and timer start"
COIN: Final = "coin flips of this game; coin flip and coin reset for your own"
TOOLS: Final[dict[str, Word]] = {
    "timer": Word("timer", TIMER, timer, ("", "start", "stop")),
    "coin": Word("coin", COIN, Coins().coin, ("", "flip", "reset")),
}
"""The commands by their words."""
