"""Report how well Playmat's wording of the cards reads."""

from __future__ import annotations

import json

import click

from playmat.cards.library import Library
from playmat.cards.wording import WordingReport, wording_report
from playmat.cli._groups import examples
from playmat.writer.habits import HABITS

SHOWN = 10


@click.command("wording", epilog=examples("cards wording --worst 5"))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--worst", default=SHOWN, show_default=True, help="How many texts to show.")
@click.option("--habit", type=click.Choice(HABITS), help="Only show texts with this habit.")
def tell_wording(as_json: bool, worst: int, habit: str | None) -> None:
    """Count bad habits in Playmat's wording of all programs, and show the worst texts."""
    found = wording_report(Library.default().cards(samples=True))
    if as_json:
        data = found.to_json(worst, habit or "")
        click.echo(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(lines(found, worst, habit or "")))


def lines(found: WordingReport, worst: int, habit: str) -> list[str]:
    """Return a report as lines of text."""
    counts = found.counts()
    text = [f"{'habit':24}{'texts':>7}{'%':>8}"]
    text += [f"{name:24}{counts[name]:7}{found.share(name):8.2f}" for name in HABITS]
    text += [
        "",
        f"{len(found.texts)} distinct programs; words: median {found.length(5)}, "
        f"90th percentile {found.length(9)}",
    ]
    for one in found.worst(worst, habit):
        text += ["", f"{one.example} ({one.kind}): {', '.join(one.habits) or 'no habit'}"]
        text += [f"  {line}" for line in one.text.split("\n")]
    return text
