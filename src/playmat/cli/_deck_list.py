"""List the available decks: your own, famous decks and theme decks."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import Any

import click

from playmat.cards.library import Library
from playmat.cards.sets import OWN
from playmat.cli._deck_given import print_json
from playmat.cli._groups import examples
from playmat.cli._named import SET
from playmat.decks.by_name import KINDS, kind_of, listed_decks, title_of
from playmat.decks.famous_decks import Famous, famous_decks
from playmat.decks.lists.files import list_text
from playmat.decks.ready import PLAYABLE
from playmat.decks.themes import Theme, themes
from playmat.rules import BOOKS


@click.command("list", epilog=examples("deck list --famous", "deck list --set base1"))
@click.option("--themes", "only_themes", is_flag=True, help="Only theme decks.")
@click.option("--famous", "only_famous", is_flag=True, help="Only famous decks, with stories.")
@click.option("--set", "set_id", type=SET, help="Only theme decks of this set, such as base1.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def list_decks(only_themes: bool, only_famous: bool, set_id: str | None, as_json: bool) -> None:
    """List the available decks and whether they can be played.

    A theme deck that waits for cards lists them. An illegal deck shows the rule it breaks and can
    only be played with --any-deck.
    """
    library = Library.default()
    if only_famous:
        tell_famous([famous_row(deck, library) for deck in famous_decks()], as_json)
        return
    rows = [] if only_themes or set_id else listed_rows(library)
    rows += [] if only_themes or set_id else [famous_row(deck, library) for deck in famous_decks()]
    chosen = [theme for theme in themes() if set_id is None or theme.set == set_id]
    if set_id is not None and not chosen:
        sets = ", ".join(dict.fromkeys(theme.set for theme in themes()))
        raise click.UsageError(f"no theme decks in set {set_id!r}; use one of {sets}")
    rows += [theme_row(theme, library) for theme in chosen]
    rows.sort(key=lambda row: KINDS.index(row["kind"]))
    if as_json:
        print_json(rows)
    else:
        show(rows)


def listed_rows(library: Library) -> list[dict[str, Any]]:
    """Return the decks beside the library, including samples of Playmat's own cards."""
    return [
        {
            "name": name,
            "title": listed_title(path),
            "kind": kind_of(path),
            "state": PLAYABLE,
        }
        for name, path in sorted(listed_decks(library).items())
    ]


def listed_title(path: Path) -> str:
    """Return a deck list's title, with the set if it uses Playmat's own cards."""
    title = title_of(path, list_text(path))
    return f"{title} ({OWN.name})" if kind_of(path) == "sample" else title


def famous_row(deck: Famous, library: Library) -> dict[str, Any]:
    state = deck.state(library, BOOKS[deck.rules])
    row = {"name": deck.slug, "title": f"{deck.name} ({deck.years})", "kind": "famous"}
    more = {"state": state.word, "types": list(deck.types), "rules": deck.rules}
    told = {"years": deck.years, "story": deck.story, "wins": deck.wins}
    return {**row, **more, **told, "cards": len(deck), **({"why": state.why} if state.why else {})}


def tell_famous(rows: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print_json(rows)
        return
    for row in rows:
        click.echo(f"{row['title']}: playmat deck show {row['name']}")
        for text in (row["story"], row["wins"]):
            click.echo(fill(text, 78, initial_indent="  ", subsequent_indent="  "))
    click.echo(f"{len(rows)} decks")


def theme_row(theme: Theme, library: Library) -> dict[str, Any]:
    state = theme.state(library, BOOKS[theme.rules])
    row = {"name": theme.slug, "title": theme.title, "kind": "theme", "state": state.word}
    more = {"set": theme.set, "types": list(theme.types), "rules": theme.rules}
    return {**row, **more, "cards": len(theme), **({"why": state.why} if state.why else {})}


def show(rows: list[dict[str, Any]]) -> None:
    """Print one line per deck, and how many can be played."""
    width = max(len(row["name"]) for row in rows)
    for row in rows:
        state = row["state"] if row["state"] != PLAYABLE else ""
        why = f"  {state}: {row['why']}" if "why" in row else ""
        click.echo(f"{row['name']:{width}}  {row['title']}{why}")
    ready = sum(row["state"] == PLAYABLE for row in rows)
    click.echo(f"{len(rows)} decks, {ready} playable")
