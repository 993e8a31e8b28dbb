"""What a ladder shows: a table for people, JSON for programs, and a picture."""

from __future__ import annotations

import json
from pathlib import Path

from playmat.cli._groups import writing
from playmat.cli._sim_report import MOST_FAULTS, fault_told
from playmat.sim.ladder.chart import figures, picture
from playmat.sim.ladder.panel import KEPT_OUT, TRAINED
from playmat.sim.ladder.standings import ALL, Ladder, Pairing, Rung
from playmat.sim.run import Standing

PARTED = ("on decks for training", "on decks kept out")
HEAD = ("player", "rating", *PARTED, "worst pairing")
MATCH_HEAD = ("against", "games", "share won", *PARTED)

Matches = dict[str, dict[str, Pairing]]
"""A player's pairings, by the other player and the part of the panel."""


def table(ladder: Ladder) -> str:
    """Return the ladder as a table, which reads well as text and as a page."""
    return drawn([HEAD, *(row(rung) for rung in ladder.rungs)])


def match_report(found: Matches, standing: Standing, json_wanted: bool) -> str:
    """Return one player's matches for people or for programs."""
    if json_wanted:
        return match_json(found, standing)
    return f"{match_table(found)}\n{match_notes(found, standing)}"


def match_table(found: Matches) -> str:
    """Return one player's matches as a table."""
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
    """Return a share of wins with its interval."""
    if pairing is None:
        return "-"
    low, high = pairing.interval
    return f"{100 * pairing.share:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def drawn(rows: list[tuple[str, ...]]) -> str:
    """Return rows as a table, the first of them its head."""
    wide = [max(len(line[n]) for line in rows) for n in range(len(rows[0]))]
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
    told = f"{share(worst)} against {worst.other}"
    if worst.foretold is not None:
        told = f"{told}, {100 * worst.foretold:.0f} % foretold"
    return (rung.player, *rated, told)


def notes(ladder: Ladder, standing: Standing) -> str:
    """Return what a reader of the table must know."""
    lines = [
        f"points of rating, those of {ladder.anchor} zero; 400 are odds of ten to one; "
        "intervals of 95 % from the observed information",
        run_notes(ladder.games[ALL], ladder.games[KEPT_OUT], standing),
    ]
    if ladder.helped:
        which = ", ".join(part.replace("_", " ") for part in ladder.helped)
        lines.append(f"somebody never scored ({which}): every pairing counts one draw more")
    lines += [
        f"{rung.player} lost {rung.faults} games by its own fault"
        for rung in ladder.rungs
        if rung.faults
    ]
    return "\n".join([*lines, *fault_lines(standing)])


def match_notes(found: Matches, standing: Standing) -> str:
    """Return what a reader of one player's matches must know."""
    games, kept_out = (
        sum(parts[part].games for parts in found.values() if part in parts)
        for part in (ALL, KEPT_OUT)
    )
    intervals = "intervals of 95 % by Wilson, games taken as independent"
    return "\n".join([intervals, run_notes(games, kept_out, standing), *fault_lines(standing)])


def run_notes(games: int, kept_out: int, standing: Standing) -> str:
    """Return how many games there were, of what kind, and how fast."""
    clock = 1000 * standing.job.clock
    return (
        f"{games} games, {kept_out} of them with decks kept out of training; "
        f"{clock:g} ms a decision for players that listen to a clock\n"
        f"{standing.fresh} games in {standing.seconds:.1f} s: {standing.speed:.1f} a second"
    )


def fault_lines(standing: Standing) -> list[str]:
    """Return the first faults of players, a line each."""
    return [f"  {fault_told(standing, row)}" for row in standing.faults[:MOST_FAULTS]]


def as_json(ladder: Ladder, standing: Standing) -> str:
    """Return the ladder and where it comes from as JSON."""
    found = ladder.plain() | {"faults": standing.faults, "provenance": standing.header}
    return json.dumps(found, indent=2, ensure_ascii=False)


def match_json(found: Matches, standing: Standing) -> str:
    """Return one player's matches and where they come from as JSON."""
    plain = {
        other: {part: pairing.plain() for part, pairing in parts.items()}
        for other, parts in found.items()
    }
    told = {"matches": plain, "faults": standing.faults, "provenance": standing.header}
    return json.dumps(told, indent=2, ensure_ascii=False)


def write_picture(path: Path, ladder: Ladder, title: str) -> None:
    """Write the ladder as a picture."""
    with writing(path):
        path.write_text(picture(ladder, title), "utf-8")
