"""A game as a file: append-only JSON lines that are save game, bug report and training record.

The first line is the header; each further line is an answer in words, a take-back, a concession,
a time-out, a hash of the state or the result.  Every line carries a sum over itself and all before.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playmat.cards.library import Library
from playmat.errors import BadReplay, IllegalOption, PlaymatError
from playmat.game.game import Game
from playmat.game.replay.header import game_of, header_of
from playmat.game.replay.lines import read_lines, write_lines
from playmat.model.plain.write import state_hash

if TYPE_CHECKING:
    from playmat.decks.deck import Shelf


@dataclass(frozen=True, slots=True)
class Replay:
    """A recorded game: its header and its entries in order."""

    header: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    library: Shelf
    anyway: bool = False

    @staticmethod
    def of(game: Game) -> Replay:
        """Return the replay of a game so far."""
        entries = [*game.history.entries]
        if game.result is not None:
            entries.append({"result": result_entry(game)})
        cards = {card.id: card for deck in game.decks for card in deck.cards}
        return Replay(header_of(game), tuple(entries), Library(cards=cards.values()))

    @staticmethod
    def parse(text: str, library: Shelf | None = None, anyway: bool = False) -> Replay:
        """Return the replay a text holds; refuse the first line that is none. [SETUP-01]"""
        header, *entries = read_lines(text, anyway)
        replay = Replay(header, tuple(entries), library or Library.default(), anyway)
        replay.start()
        return replay

    @staticmethod
    def load(path: str | Path, library: Shelf | None = None, anyway: bool = False) -> Replay:
        """Return the replay in a file; with *anyway*, whatever has changed in it or since."""
        try:
            text = Path(path).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadReplay(1, f"{path} cannot be read: {error}") from error
        return Replay.parse(text, library, anyway)

    def text(self) -> str:
        """Return the replay as JSON lines."""
        return write_lines([self.header, *self.entries])

    def save(self, path: str | Path) -> None:
        """Write the replay to a file, whole or not at all."""
        scratch = Path(f"{path}.part")
        scratch.write_text(self.text(), "utf-8")
        scratch.replace(path)

    def start(self) -> Game:
        """Return the game at its first choice; refuse cards whose programs have changed since."""
        return game_of(self.header, self.library, self.anyway)

    def verify(self) -> Game:
        """Play everything again, check each mark and the result, and return the game at the end."""
        game = self.start()
        for number, entry in enumerate(self.entries, start=2):
            try:
                enter(game, entry)
            except BadReplay as error:
                if self.anyway:
                    break
                raise BadReplay(number, error.why) from error
            except PlaymatError as error:
                if self.anyway:
                    break
                raise BadReplay(number, str(error)) from error
        return game

    @property
    def steps(self) -> int:
        """How many answers lead to the end, those taken back not counted."""
        return len(self._answers())

    def step(self, n: int) -> Game:
        """Return the game as it stood after *n* answers, those taken back not counted."""
        answers = self._answers()
        if type(n) is not int or not 0 <= n <= len(answers):
            raise IllegalOption(f"step {n!r}", [f"0 to {len(answers)}"])
        game = self.start()
        for number, entry in answers[:n]:
            try:
                enter(game, entry)
            except PlaymatError as error:
                raise BadReplay(number, str(error)) from error
        return game

    def fork(self, n: int) -> Game:
        """Return a game of its own that goes on from step *n*."""
        return self.step(n)

    def _answers(self) -> list[tuple[int, dict[str, Any]]]:
        kept: list[tuple[int, dict[str, Any]]] = []
        for number, entry in enumerate(self.entries, start=2):
            if "a" in entry or "order" in entry:
                kept.append((number, entry))
            elif "undo" in entry:
                del kept[len(kept) - entry["undo"] :]
        return kept


def enter(game: Game, entry: dict[str, Any]) -> None:
    """Do once more what an entry says, or check what it claims."""
    if "a" in entry or "order" in entry:
        answer(game, entry)
    elif "undo" in entry:
        game.undo(entry["undo"])
    elif "concede" in entry:
        game.concede(entry["concede"])
    elif "time_out" in entry:
        game.time_out(entry["time_out"])
    elif "hash" in entry:
        require(state_hash(game.state) == entry["hash"], "the game has come out differently here")
    else:
        require(game.result is not None, "the game is not over here")
        require(result_entry(game) == entry["result"], f"the result is {game.result}")


def answer(game: Game, entry: dict[str, Any]) -> None:
    """Give one recorded answer, by the player who gave it."""
    chooser = game.state.chooser
    require(chooser == entry["p"], f"it is not player {entry['p']} who is asked")
    if "order" in entry:
        game.play_order(entry["order"])
    else:
        game.play(exact(game, entry["a"]))


def exact(game: Game, text: str) -> str:
    """Refuse an answer that is not written letter for letter; a replay guesses nothing."""
    texts = [option.text for option in game.options]
    if text not in texts:
        raise IllegalOption(repr(text), texts)
    return text


def require(holds: bool, why: str) -> None:
    """Refuse an entry that does not fit; its line is added on the way."""
    if not holds:
        raise BadReplay(0, why)


def result_entry(game: Game) -> dict[str, Any]:
    """Return how a game ended, for its last line."""
    result = game.result
    assert result is not None
    return {"winner": result.winner, "reason": result.reason, "rule": result.rule}
