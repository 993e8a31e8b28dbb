"""A game as a file: append-only JSON lines that are save game, bug report and training record.

The first line is the header; each further line is an answer in words, another deal, a take-back, a
concession, a time-out, a hash of the state or the result.  Every line carries a sum over itself and
all before.
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
"""Entries with the numbers of their lines."""


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
        except OSError as error:
            raise BadReplay(0, f"{path} cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise BadReplay(0, f"{path} cannot be read: it is no text in UTF-8") from error
        return Replay.parse(text, library, anyway)

    def text(self) -> str:
        """Return the replay as JSON lines."""
        return write_lines([self.header, *self.entries])

    def save(self, path: str | Path) -> None:
        """Write the replay to a file, whole or not at all."""
        scratch = Path(f"{path}.part")
        scratch.parent.mkdir(parents=True, exist_ok=True)
        try:
            scratch.write_text(self.text(), "utf-8")
            scratch.replace(path)
        finally:
            scratch.unlink(missing_ok=True)

    def start(self) -> Game:
        """Return the game at its first choice; refuse cards whose programs have changed since."""
        return game_of(self.header, self.library, self.anyway)

    def verify(self) -> Game:
        """Play everything again, check each mark and the result, and return the game at the end."""
        game = self.start()
        try:
            enter_all(game, self._numbered())
        except BadReplay:
            if not self.anyway:
                raise
        return game

    def resume(self) -> Game:
        """Return the game at the end, its marks checked, to go on with.

        What was taken back is not played again: only the answers that still stood after the last
        take-back are, and everything since.
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
        """The agents that failed while it was played, as its header tells."""
        return faults_in(self.header)

    @property
    def answers(self) -> tuple[dict[str, Any], ...]:
        """The answers that lead to the end, those taken back left out."""
        return tuple(entry for _, entry in standing(self._numbered()))

    @property
    def steps(self) -> int:
        """How many answers lead to the end, those taken back not counted."""
        return len(self.answers)

    def step(self, n: int, reached: Game | None = None) -> Game:
        """Return the game after *n* answers that stand, brought on from an earlier step."""
        answers = standing(self._numbered())
        game = self.start() if reached is None else reached
        if type(n) is not int or not game.step <= n <= len(answers):
            raise IllegalOption(f"step {n!r}", [f"{game.step} to {len(answers)}"])
        enter_all(game, answers[game.step : n])
        return game

    def fork(self, n: int) -> Game:
        """Return a game of its own that goes on from step *n*."""
        return self.step(n)

    def _numbered(self) -> Lines:
        return list(enumerate(self.entries, start=2))


def standing(lines: Lines) -> Lines:
    """Return the answers that were not taken back; refuse to take back more than there are."""
    kept: Lines = []
    for number, entry in lines:
        if "p" in entry:
            kept.append((number, entry))
        elif "undo" in entry:
            count = entry["undo"]
            if not 1 <= count <= len(kept):
                raise BadReplay(number, f"{count} of {len(kept)} answers cannot be taken back")
            del kept[-count:]
    return kept


def enter_all(game: Game, lines: Lines) -> None:
    """Do once more what lines say, or check what they claim; refuse the first that does not fit."""
    for number, entry in lines:
        try:
            enter(game, entry)
        except PlaymatError as error:
            why = error.why if isinstance(error, BadReplay) else str(error)
            raise BadReplay(number, why) from error


def enter(game: Game, entry: dict[str, Any]) -> None:
    """Do once more what an entry says, or check what it claims."""
    if "p" in entry:
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
    for what in WAYS:
        if what in entry:
            require(entry["p"] == players.CHANCE, "only chance deals cards anew")
            game.deal_anew(what, entry[what])
            return
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
