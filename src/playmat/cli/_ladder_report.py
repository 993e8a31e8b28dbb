"""The results of a ladder as a table, JSON or a picture."""

from __future__ import annotations

import json
from pathlib import Path

from playmat.cli._groups import writing
from playmat.cli._sim_report import MOST_FAULTS, fault_told
from playmat.sim.ladder.chart import figures, picture
from playmat.sim.ladder.panel import KEPT_OUT, TRAINED
from playmat.sim.ladder.standings import ALL, Ladder, Pairing, Rung
from playmat.sim.run import Standing

PARTED = ("on training decks", "on held-out decks")
HEAD = ("player", "rating", *PARTED, "worst pairing")
MATCH_HEAD = ("against", "games", "won", *PARTED)

Matches = dict[str, dict[str, Pairing]]
"""A player's results, by opponent and part of the panel."""


def table(ladder: Ladder) -> str:
    """Return the ladder as a Markdown table."""
    return drawn([HEAD, *(row(rung) for rung in ladder.rungs)])


def match_report(found: Matches, standing: Standing, json_wanted: bool) -> str:
    """Return one player's results as text or JSON."""
    if json_wanted:
        return match_json(found, standing)
    return f"{match_table(found)}\n{match_notes(found, standing)}"


def match_table(found: Matches) -> str:
    """Return one player's results as a table."""
    rows = [
        (
            other,
            str(parts[ALL].games),
            *(share(parts.get(part)) for part in (ALL, TRAINED, KEPT_OUT)),
        )
        for other, parts in found.items()
    ]
    return drawn([MATCH_HEAD, *rows])


def share(pairing: Pairing | None) -> str:
    """Return a share of wins with its confidence interval."""
    if pairing is None:
        return "-"
    low, high = pairing.interval
    return f"{100 * pairing.share:.1f}% [{100 * low:.1f}, {100 * high:.1f}]"


def drawn(rows: list[tuple[str, ...]]) -> str:
    """Return rows as a table; the first row is the header."""
    wide = [max(len(line[n]) for line in rows) for n in range(len(rows[0]))]
    rows.insert(1, tuple("-" * width for width in wide))
    return "\n".join(
        "| " + " | ".join(f"{cell:{width}}" for cell, width in zip(line, wide, strict=True)) + " |"
        for line in rows
    )


def row(rung: Rung) -> tuple[str, ...]:
    rated = [
        figures(rung.ratings[part]) if part in rung.ratings else "-"
        for part in (ALL, TRAINED, KEPT_OUT)
    ]
    worst = rung.worst
    told = f"{share(worst)} against {worst.other}"
    if worst.foretold is not None:
        told = f"{told}, {100 * worst.foretold:.0f}% expected"
    return (rung.player, *rated, told)


def notes(ladder: Ladder, standing: Standing) -> str:
    """Return the notes below the table."""
    lines = [
        f"ratings in points, with {ladder.anchor} at 0; 400 points are odds of 10 to 1; "
        "95% confidence intervals from the observed information",
        run_notes(ladder.games[ALL], ladder.games[KEPT_OUT], standing),
    ]
    if ladder.helped:
        which = ", ".join(part.replace("_", " ") for part in ladder.helped)
        lines.append(f"a player never scored ({which}), so every pairing counts one extra draw")
    lines += [
        f"{rung.player} lost {rung.faults} games through faults of its own"
        for rung in ladder.rungs
        if rung.faults
    ]
    return "\n".join([*lines, *fault_lines(standing)])


def match_notes(found: Matches, standing: Standing) -> str:
    """Return the notes below one player's results."""
    games, kept_out = (
        sum(parts[part].games for parts in found.values() if part in parts)
        for part in (ALL, KEPT_OUT)
    )
    intervals = "95% confidence intervals by Wilson, treating games as independent"
    return "\n".join([intervals, run_notes(games, kept_out, standing), *fault_lines(standing)])


def run_notes(games: int, kept_out: int, standing: Standing) -> str:
    """Return the number and kind of games, and the speed."""
    clock = 1000 * standing.job.clock
    return (
        f"{games} games, {kept_out} of them with held-out decks; "
        f"{clock:g} ms per decision for players that use a clock\n"
        f"{standing.fresh} games in {standing.seconds:.1f} s ({standing.speed:.1f} per second)"
    )


def fault_lines(standing: Standing) -> list[str]:
    """Return the first faults of players, one per line."""
    return [f"  {fault_told(standing, row)}" for row in standing.faults[:MOST_FAULTS]]


def as_json(ladder: Ladder, standing: Standing) -> str:
    """Return the ladder and its provenance as JSON."""
    found = ladder.plain() | {"faults": standing.faults, "provenance": standing.header}
    return json.dumps(found, indent=2, ensure_ascii=False)


def match_json(found: Matches, standing: Standing) -> str:
    """Return one player's results and their provenance as JSON."""
    plain = {
        other: {part: pairing.plain() for part, pairing in parts.items()}
        for other, parts in found.items()
    }
    told = {"matches": plain, "faults": standing.faults, "provenance": standing.header}
    return json.dumps(told, indent=2, ensure_ascii=False)


def write_picture(path: Path, ladder: Ladder, title: str) -> None:
    with writing(path):
        path.write_text(picture(ladder, title), "utf-8")
