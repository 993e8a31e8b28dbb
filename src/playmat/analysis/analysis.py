"""The analysis of a finished game, decision by decision; it can be stopped and resumed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from playmat.analysis.engine import Engine, MasterLines
from playmat.analysis.judge import Budget, judge, standing
from playmat.analysis.words import better_turn, reason_for
from playmat.game.game import Game
from playmat.game.labels import label, option_words
from playmat.game.replay.replay import Replay
from playmat.kinds import players
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.model.views.view import view_of

MANY: Final = 60
"""Choices with more options than this are skipped: naming a card has thousands."""

SURE: Final = 2.0
"""How many standard errors worse a move must be to count as a mistake."""

LEAST: Final = 0.02
"""The smallest drop in win chance that counts as a mistake."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision: the move made, the best move found, and the win chance that was lost."""

    step: int
    turn: int
    seat: int
    given: str
    best: str
    chance: float
    """Win chance with the best move found."""

    drop: float
    error: float
    better: tuple[str, ...] = ()
    """How the turn could have gone, move by move."""

    why: str = ""
    stands: float | None = None
    """Win chance before the decision, by even play; known where a turn begins."""

    @property
    def is_mistake(self) -> bool:
        """Whether the move was worse beyond statistical doubt."""
        return self.drop >= LEAST and self.drop >= SURE * self.error

    def plain(self) -> dict[str, Any]:
        """The moment as a dictionary, for JSON."""
        return asdict(self)


@dataclass(slots=True)
class Analysis:
    """What has been found about a game so far."""

    digest: str
    key: str
    steps: int
    done: int = 0
    """How many moves have been looked at."""

    winner: int | None = None
    finished: bool = True
    """Whether the game was played to its end, a draw included."""

    moments: list[Moment] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether every move has been looked at."""
        return self.done >= self.steps

    def mistakes(self, count: int | None = None) -> list[Moment]:
        """The biggest mistakes, worst first."""
        found = [moment for moment in self.moments if moment.is_mistake]
        return sorted(found, key=lambda moment: -moment.drop)[:count]

    def turns(self) -> list[dict[str, Any]]:
        """Player 0's win chance at the start of each turn, and what was lost during it."""
        found: dict[int, dict[str, Any]] = {}
        for moment in self.moments:
            own = moment.chance if moment.stands is None else moment.stands
            chance = own if moment.seat == 0 else 1 - own
            row = {"turn": moment.turn, "seat": moment.seat, "step": moment.step, "chance": chance}
            at = found.setdefault(moment.turn, {**row, "lost": [0.0, 0.0]})
            if moment.is_mistake:
                at["lost"][moment.seat] += moment.drop
        return list(found.values())

    def plain(self) -> dict[str, Any]:
        """The analysis as a dictionary, for a file."""
        return asdict(self)

    @staticmethod
    def read(kept: dict[str, Any]) -> Analysis:
        """Rebuild an analysis from what `plain` returned."""
        moments = [Moment(**{**row, "better": tuple(row["better"])}) for row in kept["moments"]]
        return Analysis(**{**kept, "moments": moments})


def begin(replay: Replay, budget: Budget, engine: Engine) -> Analysis:
    """Start a new analysis."""
    analysis = Analysis(digest_of(replay), key_of(engine.name, budget), replay.steps)
    if analysis.over:  # conceded before the first choice
        note_end(analysis, replay)
    return analysis


def note_end(analysis: Analysis, replay: Replay) -> None:
    """Record how the game ended, if it did."""
    ended = replay.resume()
    analysis.winner, analysis.finished = ended.winner, ended.over


def digest_of(replay: Replay) -> str:
    """Digest of a replay, which changes when the game is continued differently."""
    return sha256(replay.text().encode()).hexdigest()[:16]


def key_of(engine: str, budget: Budget) -> str:
    """Key that analyses are stored under; another engine or budget starts over."""
    return f"{engine} {budget.key()}"


def go_on(
    analysis: Analysis, replay: Replay, budget: Budget, engine: Engine | None = None
) -> Iterator[Analysis]:
    """Analyse one move after another from where *analysis* stopped, yielding it after each."""
    engine = engine or MasterLines()
    game = replay.step(analysis.done)
    while not analysis.over:
        step = analysis.done
        text = replay.answers[step].get("a")
        found = looked_at(game, text, budget, engine) if text is not None else None
        moments = [] if found is None else [turn_begun(analysis, found, game.state, engine)]
        game = replay.step(step + 1, game)
        if step + 1 == analysis.steps:
            note_end(analysis, replay)
        # Set last and together, so that an interrupted move is analysed again.
        analysis.moments += moments
        analysis.done = step + 1
        yield analysis


def turn_begun(analysis: Analysis, found: Moment, st: State, engine: Engine) -> Moment:
    """Add the current win chance to the first decision of a turn; leave others unchanged."""
    if any(each.turn == found.turn for each in analysis.moments):
        return found
    chance = standing(engine, view_of(st, found.seat, 0), found.step)
    return found if chance is None else replace(found, stands=round(chance, 4))


def looked_at(game: Game, text: str, budget: Budget, engine: Engine) -> Moment | None:
    """Analyse one move; None if there was no real choice."""
    st = game.state
    seat, options = int(st.chooser), [int(option) for option in st.options]
    if seat == players.CHANCE or not 1 < len(options) <= MANY:
        return None
    given = options[option_texts(st).index(text)]
    # Only this player's view at this moment goes into the judgement.
    view = view_of(st, seat, 0)
    found = judge(engine, view, options, given, budget, seed=game.step)
    if found is None:
        return None
    named = option_words(st, seat)
    moment = Moment(
        step=game.step,
        turn=game.turn,
        seat=seat,
        given=label(named, given),
        best=label(named, found.best),
        chance=round(found.chance, 4),
        drop=round(found.drop, 4),
        error=round(found.error, 4),
    )
    return with_words(moment, st, found.best, found.pairs) if moment.is_mistake else moment


def with_words(moment: Moment, st: State, best: int, pairs: Any) -> Moment:
    """A mistake with the better turn and the reasons for it."""
    better = tuple(better_turn(pairs[0].start, best))
    return replace(moment, better=better, why=reason_for(st, best, pairs))
