"""The tools of the card reader at the table: the battle timer and the coin flipper. [ER-8, ER-9]"""

from __future__ import annotations

from typing import Final

from playmat.cli.terminal.table import Table, Word
from playmat.ereader import CoinFlipper
from playmat.game.record.coins import coins_of


def timer(table: Table, rest: str) -> None:
    """Show the time left to each person; stop or start it."""
    if table.timer.clock is None:
        table.screen.say("No timer runs in this game; begin one with --timer MINUTES.")
        return
    if rest.lower() in ("start", "stop"):
        table.timer.stop(table.game, rest.lower() == "stop")
    for seat in table.people:
        table.screen.say(f"{table.names[seat]}: {table.timer.told(seat)}.")


class Coins:
    """The coin flipper: what a game's coins showed, and a coin that the game knows nothing of."""

    def __init__(self) -> None:
        self.own = CoinFlipper()

    def coin(self, table: Table, rest: str) -> None:
        """Count the coins of the game, flip one beside it, or begin a new count of those."""
        if rest.lower() == "flip":
            table.screen.say("Heads." if self.own.flip() else "Tails.")
        elif rest.lower() == "reset":
            self.own.reset()
        table.screen.say(f"This game: {coins_of(table.game.state)}.")
        table.screen.say(f"Beside it: {self.own}.")


TIMER: Final = "the time left; timer stop and timer start"
COIN: Final = "the coins of this game; coin flip and coin reset for one beside it"
TOOLS: Final[dict[str, Word]] = {
    "timer": Word("timer", TIMER, timer, ("", "start", "stop")),
    "coin": Word("coin", COIN, Coins().coin, ("", "flip", "reset")),
}
"""What each word does."""
