"""`playmat bench`: measure how fast this machine plays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

import click

from playmat.bench import door, startup
from playmat.bench import speed as bench
from playmat.cli._groups import examples
from playmat.rules import BOOKS

GAMES: Final = {True: 10_000, False: 500}
PART_OF_BAR: Final = 3


@click.command(epilog=examples("bench --games 500", "bench --json"))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--games", type=click.IntRange(10), help="Games for memory; a tenth per round for speed."
)
@click.option(
    "--check",
    is_flag=True,
    help="Fail if a rulebook plays or records too slowly.",
)
def command(as_json: bool, games: int | None, check: bool) -> None:
    """Measure decisions per second, search nodes, growth, startup time and memory."""
    found = measured(games or GAMES[bench.compiled()])
    click.echo(json.dumps(found, indent=2) if as_json else table(found))
    slow = too_slow(found)
    if check and slow:
        raise click.ClickException(f"too slow: {', '.join(slow)}")


def measured(games: int) -> dict[str, Any]:
    part = max(1, games // 10)
    busy, cores = bench.load()
    growths = [bench.growth(book, part) for book in BOOKS]
    return {
        "compiled": bench.compiled(),
        "versions": bench.versions(),
        "tricks": bench.tricks(),
        "load": busy,
        "cores": cores,
        "bar": bench.BAR[bench.compiled()],
        "games_a_round": part,
        "rounds": bench.ROUNDS,
        "books": {speed.book: speed.plain() for speed in bench.speeds(part)},
        "doors": {each.book: asdict(each) for each in door.doors(max(1, part // 20), 12)},
        "growth": {found.book: asdict(found) for found in growths if found},
        "start": asdict(startup.start()),
        "memory": asdict(startup.memory(games)),
    }


def too_slow(found: dict[str, Any]) -> list[str]:
    """Return the limits each rulebook misses: a third of the bar, and those of recording."""
    least = found["bar"] / PART_OF_BAR
    return [said for book in found["books"] for said in shortfalls(found, book, least)]


def shortfalls(found: dict[str, Any], book: str, least: float) -> Iterator[str]:
    """Yield the limits one rulebook misses."""
    speed, each = found["books"][book], found["doors"][book]
    if speed["decisions_per_s"] < least:
        yield f"{book} {speed['decisions_per_s']:,.0f}/s"
    if speed["recorded_ratio"] > bench.RECORDED:
        yield f"{book} {speed['recorded_ratio']:.2f} times slower recorded"
    for ratio, most in zip((each["ratio"], each["recorded_ratio"]), door.BAR, strict=True):
        if ratio > most:
            yield f"{book} {ratio:.2f} times slower through Game"


def table(found: dict[str, Any]) -> str:
    """Return the results as text."""
    rounds = f"best of {found['rounds']} rounds of {found['games_a_round']} games"
    busy = f"load {found['load']} on {found['cores']} cores at the start"
    lines = [quotable(found), f"{rounds}; {busy}", "", *speed_lines(found), ""]
    lines += [*door_lines(found), "", *growth_lines(found), ""]
    return "\n".join([*lines, *start_lines(found)])


def quotable(found: dict[str, Any]) -> str:
    """Return the result as one sentence: speed, versions and machine."""
    rates = {book: speed["decisions_per_s"] for book, speed in found["books"].items()}
    slow, fast = min(rates, key=rates.__getitem__), max(rates, key=rates.__getitem__)
    with_what = found["versions"]
    tricks = f"tricks: {found['tricks'].replace(' ', ', ')}" if found["tricks"] else "no tricks"
    core = f"with the compiled core ({tricks})" if found["compiled"] else "in plain Python"
    return (
        f"Playmat {with_what['playmat']} makes {rates[slow]:,.0f} ({slow}) to {rates[fast]:,.0f} "
        f"({fast}) decisions per second {core} on {with_what['implementation']} "
        f"{with_what['python']}, {with_what['system']} {with_what['machine']}"
    )


def speed_lines(found: dict[str, Any]) -> list[str]:
    """Return one line per rulebook: speed of play and search."""
    head = f"{'rulebook':10}{'decisions/s':>12}{'us each':>9}{'nodes/s':>10}{'games/s':>9}"
    return [head + f"{'dec./game':>11}{'opt./dec.':>11}{'turns':>7}{'recorded':>10}"] + [
        f"{book:10}{s['decisions_per_s']:12,.0f}{s['us_per_decision']:9.2f}"
        f"{s['nodes_per_s']:10,.0f}{s['games_per_s']:9,.0f}{s['decisions_per_game']:11.1f}"
        f"{s['options_per_decision']:11.2f}{s['turns_per_game']:7.1f}{s['recorded_ratio']:9.2f}x"
        for book, s in found["books"].items()
    ]


def door_lines(found: dict[str, Any]) -> list[str]:
    """Return one line per rulebook: a deal, and random games with Game and with a bare state."""
    head = f"{'Game':10}{'deal ms':>9}{'bare us':>9}{'unrecorded':>12}{'recorded':>10}"
    return [head] + [
        f"{book:10}{each['deal_ms']:9.4f}{each['bare_us']:9.2f}{each['ratio']:11.2f}x"
        f"{each['recorded_ratio']:9.2f}x"
        for book, each in found["doors"].items()
    ]


def growth_lines(found: dict[str, Any]) -> list[str]:
    """Return one line per rulebook: the cost of options and decisions late in a game and early."""
    head = f"{'late/early':10}{'option':>8}{'decision':>10}{'ns/option':>15}{'us/decision':>15}"
    lines = [head + f"{'games':>16}{'decisions':>20}"]
    for book, grown in found["growth"].items():
        late, early = grown["late"], grown["early"]
        lines.append(
            f"{book:10}{grown['ratio']:7.2f}x{grown['decision_ratio']:9.2f}x"
            f"{against(late, early, 'ns_per_option', '.0f'):>15}"
            f"{against(late, early, 'ns_per_decision', '.2f', 1000):>15}"
            f"{against(late, early, 'games', ',.0f'):>16}"
            f"{against(late, early, 'decisions', ',.0f'):>20}"
        )
    return lines


def against(late: dict[str, Any], early: dict[str, Any], key: str, form: str, by: int = 1) -> str:
    """Return a figure of late turns beside that of early ones."""
    return f"{late[key] / by:{form}} / {early[key] / by:{form}}"


def start_lines(found: dict[str, Any]) -> list[str]:
    """Return the startup time and memory of a process."""
    start, memory = found["start"], found["memory"]
    (some, all_of_them), (before, after) = memory["games"], memory["mb"]
    return [
        f"import playmat {start['import_ms']:.0f} ms, its modules {start['modules_ms']:.0f} ms, "
        f"two decks {start['two_decks_ms']:.0f} ms, "
        f"linking them {start['link_ms']:.0f} ms, whole library {start['library_ms']:.0f} ms",
        f"memory {before:.1f} MB after {some:,} games, {after:.1f} MB after {all_of_them:,}",
    ]
