"""What a ladder shows: a table for people, JSON for programs, and a picture."""

from __future__ import annotations

import json
from pathlib import Path

from playmat.cli._sim_report import CannotWrite
from playmat.sim.ladder.chart import figures, picture
from playmat.sim.ladder.panel import KEPT_OUT, TRAINED
from playmat.sim.ladder.standings import ALL, Ladder, Rung
from playmat.sim.run import Standing

HEAD = ("player", "rating", "on decks for training", "on decks kept out", "worst pairing")
MOST_FAULTS = 5


def table(ladder: Ladder) -> str:
    """Return the ladder as a table, which reads well as text and as a page."""
    rows = [HEAD, *(row(rung) for rung in ladder.rungs)]
    wide = [max(len(line[n]) for line in rows) for n in range(len(HEAD))]
    rows.insert(1, tuple("-" * width for width in wide))
    return "\n".join(
        "| " + " | ".join(f"{cell:{width}}" for cell, width in zip(line, wide, strict=True)) + " |"
        for line in rows
    )


def row(rung: Rung) -> tuple[str, ...]:
    """Return the cells of a player."""
    rated = [
        figures(rung.ratings[part]) if part in rung.ratings else "-"
        for part in (ALL, TRAINED, KEPT_OUT)
    ]
    worst = rung.worst
    low, high = worst.interval
    shown = (
        f"{100 * worst.share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] against {worst.other}, "
        f"{100 * worst.foretold:.0f} % foretold"
    )
    return (rung.player, *rated, shown)


def notes(ladder: Ladder, standing: Standing) -> str:
    """Return what a reader of the table must know."""
    clock = standing.job.clock
    lines = [
        f"points of rating, those of {ladder.anchor} zero; 400 are odds of ten to one; "
        "intervals of 95 % from the observed information",
        f"{ladder.games[ALL]} games, {ladder.games[KEPT_OUT]} of them with decks kept out of "
        f"training; {1000 * clock:g} ms a decision for players that listen to a clock",
        f"{standing.fresh} games in {standing.seconds:.1f} s: {standing.speed:.1f} a second",
    ]
    if ladder.helped:
        which = ", ".join(part.replace("_", " ") for part in ladder.helped)
        lines.append(f"somebody never scored ({which}): every pairing counts one draw more")
    lines += [
        f"{rung.player} lost {rung.faults} games by its own fault"
        for rung in ladder.rungs
        if rung.faults
    ]
    for row in standing.faults[:MOST_FAULTS]:
        pair = standing.job.matchups[row["matchup"]]
        who = pair.a if row["fault"]["by"] == "a" else pair.b
        lines.append(f"  {who.agent} ({who.deck}) {row['fault']['what']}")
    return "\n".join(lines)


def as_json(ladder: Ladder, standing: Standing) -> str:
    """Return the ladder and where it comes from as JSON."""
    found = ladder.plain() | {"faults": standing.faults, "provenance": standing.header}
    return json.dumps(found, indent=2, ensure_ascii=False)


def write_picture(path: Path, ladder: Ladder, title: str) -> None:
    """Write the ladder as a picture."""
    try:
        path.write_text(picture(ladder, title), "utf-8")
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror}") from error
