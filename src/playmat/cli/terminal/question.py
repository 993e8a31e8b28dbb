"""Drawing of a choice: its title, the card that asks, and the options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from playmat.cards.in_lines import wording

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import RenderableType

    from playmat.cards.card import Card
    from playmat.cli.terminal.menu import Entry, Menu
    from playmat.game.purpose import Purpose

SHORT: Final = {"Put on the Bench": "Bench", "": ""}
"""Short forms of headings."""

CUT: Final = ("Attach ", "Attack: ", "Bench ", "Evolve ", "Play ", "Use ")
"""Words that repeat the heading."""

FEW: Final = 8
"""The most options in a single column."""

GLUE: Final = "\xa0"
NUMBER: Final = "bold cyan"
NOTE: Final = "dim"


def question_panel(
    menu: Menu, title: str, refused: Sequence[str], source: str, width: int, level: int = 0
) -> RenderableType:
    """Return a choice with its options.

    From level 1 there is no frame, from 2 fewer words, and at 3 each option is cut to one line.
    """
    grid = Grid.grid(padding=(0, 1), expand=True)
    if source:
        grid.add_row(Text(source, style=NOTE))
    groups = menu.groups()
    if set(groups) == {""}:
        grid.add_row(in_columns(groups[""], width - 4, level))
    else:
        grid.add_row(by_heading(groups, refused if level < 2 else (), level))
    if level:
        return Group(Rule(Text(title, style="bold"), align="left", style="cyan"), grid)
    return Panel(grid, title=Text(title, style="bold"), title_align="left", border_style="cyan")


def source_text(purpose: Purpose, cards: Mapping[str, Card]) -> str:
    """Return the name and text of the card that asks, or "" if a rule asks."""
    card = cards.get(purpose.source or "")
    if card is None:
        return ""
    faces = {each.name: (each.program, "attack") for each in card.attacks}
    faces |= {each.name: (each.program, "power") for each in card.powers}
    said = wording(*faces.get(purpose.face, (card.text, card.text_kind))).replace("\n", " ")
    name = card.name if purpose.face in ("", card.name) else f"{card.name}, {purpose.face}"
    return f"{name}:  {said}" if said else ""


def by_heading(
    groups: dict[str, list[Entry]], refused: Sequence[str], level: int
) -> RenderableType:
    """Return options beside their headings; those that differ only in the Pokémon share a line."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True, style="bold", width=6)
    grid.add_column(ratio=1)
    for heading, entries in groups.items():
        shown = SHORT.get(heading, heading)
        for line in heading_lines(heading, entries, level):
            grid.add_row(shown, line)
            shown = ""
    for said in refused:
        grid.add_row("", hanging("–", Text(said), NOTE))
    return grid


def heading_lines(heading: str, entries: list[Entry], level: int) -> list[RenderableType]:
    """Return the options under one heading as lines, from level 2 without card texts."""
    terse = level >= 2
    leads = any(each.said.lead or each.option.kind == "attack" for each in entries)
    if heading == "Put on the Bench" or (terse and not leads):
        return [Text.assemble(" ", side_by_side(entries))]
    lines: dict[str, list[Entry]] = {}
    for entry in entries:
        lines.setdefault(entry.said.lead or entry.number, []).append(entry)
    return [
        Text.assemble(f"   {lead}  ", side_by_side(some, terse))
        if some[0].said.lead
        else hanging(some[0].number, alone(some[0]), cut=level == 3)
        for lead, some in lines.items()
    ]


def side_by_side(entries: list[Entry], terse: bool = False) -> Text:
    """Return numbered options on one line, without breaking names."""
    said = [short_place(each.option.target) if terse else each.said.target for each in entries]
    parts = [
        Text.assemble((each.number, NUMBER), f" {target or bare(each)}".replace(" ", GLUE))
        for each, target in zip(entries, said, strict=True)
    ]
    return Text("   ").join(parts)


def short_place(place: str) -> str:
    """Return the short form of a place, such as ``b1`` for the Bench."""
    return place.replace("bench ", "b")


def hanging(number: str, said: Text, style: str = "", cut: bool = False) -> RenderableType:
    """Return text with a number, either cut or wrapped with a hanging indent."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=max(2, len(number)), justify="right", style=NUMBER)
    grid.add_column(ratio=1, style=style, no_wrap=cut, overflow="ellipsis")
    grid.add_row(number, said)
    return grid


def alone(entry: Entry) -> Text:
    """Return an option with what it leads to, or with the card's text."""
    said, note = bare(entry), entry.said.note or entry.said.text
    if entry.option.kind == "attack" and entry.said.note:
        # The prediction replaces the printed damage, but not the coin flips.
        said, _, printed = said.partition(" — ")
        note += f", {printed.partition(', ')[2]}" if "flip" in printed else ""
    return Text.assemble(said, (f"  {note}" if note else "", NOTE))


def bare(entry: Entry) -> str:
    """Return the label of an option without the words of its heading."""
    label = entry.label
    for begun in CUT:
        if label.startswith(begun) and entry.option.kind not in ("card", "mon"):
            return label.removeprefix(begun)
    return label


def in_columns(entries: list[Entry], width: int, level: int) -> RenderableType:
    """Return options in a column, or in several if there are many."""
    cells = [(each.number, Text(bare(each)) if level >= 2 else alone(each)) for each in entries]
    across = 1
    if len(cells) > FEW:
        across = max(1, width // (5 + max(len(text) for _, text in cells)))
    down = -(-len(cells) // across)
    grid = Grid.grid(padding=(0, 2), expand=across == 1)
    for n in range(down):
        grid.add_row(*(hanging(*cell, cut=level == 3) for cell in cells[n::down]))
    return grid
