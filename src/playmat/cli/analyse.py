"""`playmat analyse`: find out where a saved game was won and lost."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import click

from playmat.cli._groups import examples
from playmat.cli._named import Range

if TYPE_CHECKING:
    from playmat.analysis.analysis import Analysis
    from playmat.analysis.judge import Budget
    from playmat.game.replay.replay import Replay

LINES: Final = 96
MOST: Final = 100_000
WORST: Final = 8
"""How many mistakes are shown by default."""

OFTEN: Final = 2.0
"""Seconds between saves of the results."""

BAR: Final = 20
PLAYERS: Final = ("player 0", "player 1")


@click.command(epilog=examples("analyse game.jsonl", "analyse game.jsonl --lines 400 --worst 3"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seconds", type=Range(0, 600, min_open=True), help="Time per decision.")
@click.option(
    "--lines",
    type=click.IntRange(8, MOST),
    help=f"Lines of play per decision. [default: {LINES}; with --seconds, as many as fit]",
)
@click.option(
    "--worst",
    type=click.IntRange(0, 500),
    default=WORST,
    show_default=True,
    help="Mistakes to show.",
)
@click.option("--fresh", is_flag=True, help="Ignore saved results and start over.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    file: Path, seconds: float | None, lines: int | None, worst: int, fresh: bool, as_json: bool
) -> None:
    """Analyse the game in FILE: win chances turn by turn, and the biggest mistakes.

    Each move is judged by what its player could see. Results are saved, so an interrupted analysis
    continues where it stopped. A line of play is one way the game could continue.
    """
    from playmat.analysis.judge import Budget
    from playmat.game.replay.replay import Replay

    replay = Replay.load(file)
    most = lines or (MOST if seconds else LINES)
    analysis = carried_out(replay, Budget(most, seconds), fresh)
    if as_json:
        found = {
            **analysis.plain(),
            "turns": analysis.turns(),
            "worst": [moment.step for moment in analysis.mistakes(worst)],
        }
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
        return
    for line in (*turn_lines(analysis), "", *mistake_lines(analysis, worst)):
        click.echo(line)


def carried_out(replay: Replay, budget: Budget, fresh: bool) -> Analysis:
    """Return the analysis of a game, continued from saved results, and show a progress bar."""
    from playmat.analysis.analysis import begin, go_on
    from playmat.analysis.engine import MasterLines
    from playmat.analysis.keeping import taken_up

    engine = MasterLines()
    analysis = begin(replay, budget, engine)
    analysis = analysis if fresh else taken_up(analysis)
    if analysis.over:
        return analysis
    try:
        followed(analysis, go_on(analysis, replay, budget, engine))
    except KeyboardInterrupt as stop:
        done = f"stopped after {analysis.done} of {analysis.steps} moves"
        kept = why_not_kept(analysis) or "run the same command to continue"
        raise click.ClickException(f"{done}; {kept}") from stop
    finally:
        unkept = why_not_kept(analysis)
    if unkept:
        click.echo(unkept, err=True)
    return analysis


def followed(analysis: Analysis, steps: Iterable[Analysis]) -> None:
    """Run an analysis with a progress bar, and save it from time to time."""
    left, last = analysis.steps - analysis.done, monotonic()
    with click.progressbar(length=left, label="Analysing moves", file=sys.stderr) as bar:
        for _ in steps:
            bar.update(1)
            if monotonic() - last > OFTEN:
                why_not_kept(analysis)
                last = monotonic()


def why_not_kept(analysis: Analysis) -> str:
    """Save the results; return why that failed, or ""."""
    from playmat.analysis.keeping import keep

    try:
        keep(analysis)
    except OSError as error:
        return f"cannot save the results: {error}"
    return ""


def turn_lines(analysis: Analysis) -> list[str]:
    """Return one line per turn: player 0's win chance at its start, and what was lost in it."""
    said = ["turn  player  win chance of player 0     lost"]
    for row in analysis.turns():
        filled = round(BAR * row["chance"])
        lost = 100 * row["lost"][row["seat"]]
        told = f"{lost:5.0f}" if lost >= 1 else "     "
        bar = "#" * filled + "." * (BAR - filled)
        said.append(f"{row['turn']:>4}  {row['seat']:>6}  {bar} {100 * row['chance']:3.0f}% {told}")
    return [*said, f"      {outcome(analysis)}"]


def outcome(analysis: Analysis) -> str:
    """Return how the game ended, if it did."""
    if not analysis.finished:
        return "unfinished game"
    return "draw" if analysis.winner is None else f"{PLAYERS[analysis.winner]} won"


def mistake_lines(analysis: Analysis, count: int) -> list[str]:
    """Return the biggest mistakes with better moves; nothing if *count* is 0."""
    found = analysis.mistakes(count)
    if not found:
        return ["No clear mistakes found."] if count else []
    said = ["Biggest mistakes, in percentage points of win chance:"]
    for moment in found:
        said.append(
            f"{100 * moment.drop:4.0f}  turn {moment.turn}, {PLAYERS[moment.seat]}, "
            f"step {moment.step}: {moment.given}"
        )
        said.append(f"      better: {', then '.join(moment.better) or moment.best}")
        if moment.why:
            said.append(f"      why: {moment.why}")
    return said
