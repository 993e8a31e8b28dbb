"""A game as a file of JSON lines, used as saved game, bug report and training data.

The first line is the header. Each further line is a move in words, another deal, a take-back, a
concession, a time-out, a hash of the state or the result. Every line has a checksum over itself and
all lines before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playmat.cards.library import Library
from playmat.errors import BadReplay, IllegalOption, PlaymatError
from playmat.game.anew import WAYS
from playmat.game.game import Game
from playmat.game.replay.faults import Fault, faults_in
from playmat.game.replay.header import game_of, header_of
from playmat.game.replay.lines import read_lines, write_lines
from playmat.kinds import players
from playmat.model.plain.write import state_hash

if TYPE_CHECKING:
    from playmat.decks.deck import Shelf

Lines = list[tuple[int, dict[str, Any]]]
"""Entries with their line numbers."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A recorded game: its header and entries."""

    header: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    library: Shelf
    anyway: bool = False

    @staticmethod
    def of(game: Game) -> Replay:
        """Return the replay of a game."""
        entries = [*game.history.entries]
        if game.result is not None:
            entries.append({"result": result_entry(game)})
        cards = {card.id: card for deck in game.decks for card in deck.cards}
        return Replay(header_of(game), tuple(entries), Library(cards=cards.values()))

    @staticmethod
    def parse(text: str, library: Shelf | None = None, anyway: bool = False) -> Replay:
        """Return the replay in a text; raise `BadReplay` at the first invalid line. [SETUP-01]"""
        header, *entries = read_lines(text, anyway)
        replay = Replay(header, tuple(entries), library or Library.default(), anyway)
        replay.start()
        return replay

    @staticmethod
    def load(path: str | Path, library: Shelf | None = None, anyway: bool = False) -> Replay:
        """Return the replay in a file; *anyway* ignores changes to it or to cards."""
        try:
            text = Path(path).read_text("utf-8")
        except OSError as error:
            raise BadReplay(0, f"cannot read {path}: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise BadReplay(0, f"cannot read {path}: not UTF-8 text") from error
        return Replay.parse(text, library, anyway)

    def text(self) -> str:
        """Return the replay as JSON lines."""
        return write_lines([self.header, *self.entries])

    def save(self, path: str | Path) -> None:
        """Write the replay to a file, completely or not at all."""
        scratch = Path(f"{path}.part")
        scratch.parent.mkdir(parents=True, exist_ok=True)
        try:
            scratch.write_text(self.text(), "utf-8")
            scratch.replace(path)
        finally:
            scratch.unlink(missing_ok=True)

    def start(self) -> Game:
        """Return the game at its first choice; raise `BadReplay` if its cards have changed."""
        return game_of(self.header, self.library, self.anyway)

    def verify(self) -> Game:
        """Replay everything, check all hashes and the result, and return the game at the end."""
        game = self.start()
        try:
            enter_all(game, self._numbered())
        except BadReplay:
            if not self.anyway:
                raise
        return game

    def resume(self) -> Game:
        """Return the game at the end, to continue it, after checking the hashes.

        Moves that were taken back are not replayed.
        """
        game = self.start()
        entries = self._numbered()
        backs = [n for n, entry in enumerate(self.entries, start=1) if "undo" in entry]
        first = backs[-1] if backs else 0
        if first:
            enter_all(game, standing(entries[:first]))
            game.history.take_up(self.entries[:first])
        enter_all(game, entries[first:])
        return game

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The agent failures recorded in the header."""
        return faults_in(self.header)

    @property
    def answers(self) -> tuple[dict[str, Any], ...]:
        """The moves without those taken back."""
        return tuple(entry for _, entry in standing(self._numbered()))

    @property
    def steps(self) -> int:
        """How many moves there are without those taken back."""
        return len(self.answers)

    def step(self, n: int, reached: Game | None = None) -> Game:
        """Return the game after *n* moves, continuing from *reached* if it is given."""
        answers = standing(self._numbered())
        game = self.start() if reached is None else reached
        if type(n) is not int or not game.step <= n <= len(answers):
            raise IllegalOption(f"step {n!r}", [f"{game.step} to {len(answers)}"])
        enter_all(game, answers[game.step : n])
        return game

    def fork(self, n: int) -> Game:
        """Return an independent game that continues from step *n*."""
        return self.step(n)

    def _numbered(self) -> Lines:
        return list(enumerate(self.entries, start=2))


def standing(lines: Lines) -> Lines:
    """Return the moves that were not taken back."""
    kept: Lines = []
    for number, entry in lines:
        if "p" in entry:
            kept.append((number, entry))
        elif "undo" in entry:
            count = entry["undo"]
            if not 1 <= count <= len(kept):
                raise BadReplay(number, f"cannot take back {count} of {len(kept)} moves")
            del kept[-count:]
    return kept


def enter_all(game: Game, lines: Lines) -> None:
    """Replay or check some lines; raise `BadReplay` at the first that does not fit."""
    for number, entry in lines:
        try:
            enter(game, entry)
        except PlaymatError as error:
            why = error.why if isinstance(error, BadReplay) else str(error)
            raise BadReplay(number, why) from error


def enter(game: Game, entry: dict[str, Any]) -> None:
    """Replay or check an entry."""
    if "p" in entry:
        answer(game, entry)
    elif "undo" in entry:
        game.undo(entry["undo"])
    elif "concede" in entry:
        game.concede(entry["concede"])
    elif "time_out" in entry:
        game.time_out(entry["time_out"])
    elif "hash" in entry:
        require(state_hash(game.state) == entry["hash"], "the game turned out differently here")
    else:
        require(game.result is not None, "the game is not over here")
        require(result_entry(game) == entry["result"], f"the result is {game.result}")


def answer(game: Game, entry: dict[str, Any]) -> None:
    """Make a recorded move, by the player who made it."""
    for what in WAYS:
        if what in entry:
            require(entry["p"] == players.CHANCE, "only chance can deal cards again")
            game.deal_anew(what, entry[what])
            return
    chooser = game.state.chooser
    require(chooser == entry["p"], f"it is not player {entry['p']}'s choice")
    if "order" in entry:
        game.play_order(entry["order"])
    else:
        game.play(exact(game, entry["a"]))


def exact(game: Game, text: str) -> str:
    """Return a move that is written exactly as offered; raise `IllegalOption` otherwise."""
    texts = [option.text for option in game.options]
    if text not in texts:
        raise IllegalOption(repr(text), texts)
    return text


def require(holds: bool, why: str) -> None:
    """Raise `BadReplay` unless a condition holds; the caller adds the line."""
    if not holds:
        raise BadReplay(0, why)


def result_entry(game: Game) -> dict[str, Any]:
    """Return the result of a game for its last line."""
    result = game.result
    assert result is not None
    return {"winner": result.winner, "reason": result.reason, "rule": result.rule}
