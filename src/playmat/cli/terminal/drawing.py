"""Drawing of the table: both sides in frames, HP bars, attacks, the hand and the log."""

from __future__ import annotations

import textwrap
from io import StringIO
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console, Group
from rich.panel import Panel
from rich.rule import Rule
from rich.segment import Segment, SegmentLines
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from playmat.cards.in_lines import wording
from playmat.cards.in_words import POWERS, attack_words, match_words
from playmat.kinds import types
from playmat.model.views.records import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from playmat.cards.card import Card
    from playmat.game.scenario.look import MonLook
    from playmat.game.text.board import Board, Half
    from playmat.model.views.records import MonView

BAR: Final = 10
NAME: Final = 24
WIDE: Final = 110
"""The number of columns from which the log is drawn beside the table."""

PAGE: Final = 8
"""The minimum number of lines of a question on screen."""

LEAST: Final = 3
"""The number of log lines that are drawn even if they do not fit."""

GLUE: Final = "\xa0"
FEWEST: Final = 4
"""The number of log entries that are drawn if they fit."""

COLOURS: Final = {
    "Grass": "green",
    "Fire": "red",
    "Water": "blue",
    "Lightning": "yellow",
    "Psychic": "magenta",
    "Fighting": "dark_orange3",
    "Darkness": "bright_black",
    "Metal": "grey62",
    "Fairy": "hot_pink",
    "Dragon": "gold3",
}
"""The colours of types, which are also named."""


class Room(NamedTuple):
    """The space to draw in."""

    width: int
    height: int
    tight: bool = False
    """Whether there is no space for frames."""


def table_drawn(board: Board, news: Sequence[str], fresh: int, room: Room) -> RenderableType:
    """Return the table with the log, including at least the *fresh* lines if they fit.

    Without space for frames, details that `card` and `log` also show are hidden.
    """
    if room.tight:
        return tight(board, news, room)
    return (beside if room.width >= WIDE else below)(board, news, fresh, room)


def below(board: Board, news: Sequence[str], fresh: int, room: Room) -> RenderableType:
    """Return the table with the log below it."""
    wanted = news[-max(fresh, FEWEST) :]
    table = [*sides(board)]
    left = room.height - height_of(table, room.width) - 2
    shown = last_lines(wanted, room.width - 6, max(left, LEAST))
    return Group(*table, *([log_panel(shown, len(shown) < fresh)] if shown else []))


def beside(board: Board, news: Sequence[str], fresh: int, room: Room) -> RenderableType:
    """Return the table with the log beside it."""
    left = room.width * 2 // 3
    right = room.width - left - 6
    table = [*sides(board)]
    needed = min(wrapped_height(news[-fresh:] if fresh else (), right), room.height - 2)
    shown = last_lines(news, right, max(height_of(table, left) - 2, needed, LEAST))
    grid = Grid.grid(expand=True)
    grid.add_column(width=left)
    grid.add_column(ratio=1)
    grid.add_row(Group(*table), log_panel(shown, len(shown) < fresh))
    return grid


def tight(board: Board, news: Sequence[str], room: Room) -> RenderableType:
    """Return the table without frames, and as much of the log as fits below it."""
    table = [*tight_side(board, board.far, True)]
    if board.table.stadium:
        table.append(Text(board.middle(), style="cyan"))
    table += tight_side(board, board.near, False)
    left = room.height - height_of(table, room.width)
    shown = last_lines(news, room.width - 2, max(left, 1))
    return Group(*table, *(Text(f"· {line}", style="dim") for line in shown))


def paged(
    board: Board, question: list[RenderableType], room: Room, page: int
) -> list[RenderableType]:
    """Return the table without hands and attacks, and one page of the question."""
    console = Console(width=room.width, file=StringIO())
    sides = [
        *tight_side(board, board.far, True, False),
        *tight_side(board, board.near, False, False),
    ]
    table = console.render_lines(Group(*sides))[: max(room.height - PAGE, 0)]
    lines, left = console.render_lines(Group(*question)), max(room.height - len(table), 2)
    if len(lines) > left:
        pages = [lines[n : n + left - 1] for n in range(0, len(lines), left - 1)]
        page %= len(pages)
        said = f"Page {page + 1} of {len(pages)}: press Enter for more options, or type any option"
        lines = [*pages[page], [Segment(said, Style(dim=True))]]
    return [SegmentLines(table, new_lines=True), SegmentLines(lines, new_lines=True)]


def tight_side(board: Board, half: Half, far: bool, full: bool = True) -> list[RenderableType]:
    """Return one half of the table without a frame: a line per Active, and one for the Bench."""
    many = len(half.seen.actives)
    standing = board.standing(half)
    rows: list[RenderableType] = []
    for n, (place, seen) in enumerate(standing[:many]):
        card = board.active_card(half, n) if half.mine and full else None
        rows += [mon_line(board, place, seen), *([attacks_line(card)] if card else [])]
    if bench := [bench_words(board, n, seen) for n, (_, seen) in enumerate(standing[many:], 1)]:
        rows.append(labelled("Bench", " · ".join(bench)))
    hand = hand_rows(board, half) if full else []
    colour = "red" if far else "green"
    head = Rule(Text(f"{half.title}: {board.counts(half)}"), align="left", style=colour)
    return [head, *hand, *rows[::-1]] if far else [head, *rows, *hand]


def attacks_line(card: Card) -> RenderableType:
    """Return the attacks of an Active, with letters for their costs."""
    said = [f"a {n} {a.name} {a.cost} {a.damage}" for n, a in enumerate(card.attacks, 1)]
    return labelled("", " · ".join(each.strip() for each in said))


def bench_words(board: Board, n: int, seen: MonView) -> str:
    """Return a short description of a Benched Pokémon, which is not broken across lines."""
    if seen.card == UNKNOWN:
        return f"{n}{GLUE}face{GLUE}down"
    held = [board.energies(seen), *board.worn(seen), *seen.conditions]
    said = f"{n} {board.name(seen.card)} {max(seen.hp - seen.damage, 0)}/{seen.hp}"
    return " ".join([said.replace(" ", GLUE), *filter(None, held)])


def labelled(label: str, said: str) -> RenderableType:
    """Return text with a label in the column of places."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=8, style="dim")
    grid.add_column(ratio=1)
    grid.add_row(label, in_colour(said))
    return grid


def height_of(drawn: list[RenderableType], width: int) -> int:
    """Return the height of a drawing in lines."""
    return len(Console(width=width, file=StringIO()).render_lines(Group(*drawn)))


def wrapped_height(news: Sequence[str], width: int) -> int:
    """Return how many lines the log takes at a width."""
    return sum(len(textwrap.wrap(line, max(width, 8))) for line in news)


def last_lines(news: Sequence[str], width: int, height: int) -> Sequence[str]:
    """Return the last lines of the log that fit, at least one."""
    many = 0
    for line in reversed(news):
        height -= wrapped_height((line,), width)
        if many and height < 0:
            break
        many += 1
    return news[len(news) - many :]


def sides(board: Board) -> Iterator[RenderableType]:
    """Yield the far side, the Stadium and effects, and the near side."""
    yield side(board, board.far, True)
    if board.table.stadium or board.table.lasting:
        yield Text(f" {board.middle()}", style="cyan")
    yield side(board, board.near, False)


def side(board: Board, half: Half, far: bool) -> Panel:
    """Return one half of the table in a frame, with the Actives towards the middle."""
    rows = [
        [mon_line(board, place, seen), *faces(board, half, n)]
        for n, (place, seen) in enumerate(board.standing(half))
    ]
    shown = [line for row in (rows[::-1] if far else rows) for line in row]
    hand = hand_rows(board, half)
    title = Text(half.name, style="bold").append(f", {half.deck}", style="not bold")
    return Panel(
        Group(*(hand + shown if far else shown + hand))
        if shown or hand
        else Text("no Pokémon yet"),
        title=title,
        title_align="left",
        subtitle=Text(board.counts(half)),
        subtitle_align="right",
        border_style="red" if far else "green",
    )


def faces(board: Board, half: Half, n: int) -> list[RenderableType]:
    """Return the text of an Active, or the names of a Benched Pokémon's powers."""
    _, seen = board.standing(half)[n]
    card, mine = board.active_card(half, n), half.mine and board.viewer is not None
    if seen.card == UNKNOWN:
        return []
    if card is None or half.look is None:
        return power_names(board.cards.get(seen.card))
    return face_lines(card, half.look.actives[n], mine)


def mon_line(board: Board, place: str, seen: MonView) -> RenderableType:
    """Return a Pokémon on one line: place, name, HP bar and attached cards."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=8, no_wrap=True, style="dim")
    grid.add_column(width=NAME)
    if seen.card == UNKNOWN:
        grid.add_column(ratio=1)
        grid.add_row(place, "a face-down Pokémon", "")
        return grid
    grid.add_column(width=7, justify="right", no_wrap=True)
    grid.add_column(width=BAR, no_wrap=True)
    grid.add_column(ratio=1)
    left = max(seen.hp - seen.damage, 0)
    name = Text(board.name(seen.card), style="bold" if place.startswith("Active") else "")
    grid.add_row(place, name, f"{left}/{seen.hp}", bar(left, seen.hp), state(board, seen))
    return grid


def bar(left: int, hp: int) -> Text:
    """Return an HP bar."""
    full = -(-BAR * left // hp) if hp else 0
    colour = "green" if 2 * left > hp else "yellow" if 4 * left > hp else "red"
    return Text("█" * full, style=colour).append("░" * (BAR - full), style="dim")


def state(board: Board, seen: MonView) -> Text:
    """Return a Pokémon's Special Conditions and attached cards."""
    parts = [Text(each.capitalize(), style="bold red") for each in seen.conditions]
    if seen.energy:
        parts.append(in_colour(board.energies(seen)))
    parts += [Text(each) for each in board.worn(seen)]
    return Text("; ").join(parts)


def in_colour(energies: str) -> Text:
    """Return Energy in words, with types in their colours."""
    text = Text(energies)
    for name, colour in COLOURS.items():
        text.highlight_words([name], style=colour)
    return text


def power_names(card: Card | None) -> list[RenderableType]:
    if card is None:
        return []
    return [
        Text(f"         {POWERS.get(each.kind, each.kind)}: {each.name}", style="dim")
        for each in card.powers
    ]


def face_lines(card: Card, look: MonLook, mine: bool) -> list[RenderableType]:
    """Return the powers, attacks, Weakness and Resistance of an Active."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=8)
    grid.add_column(ratio=1)
    for power in card.powers:
        said = wording(power.program, "power").replace("\n", " ")
        grid.add_row("", faced(Text(f"{POWERS.get(power.kind, power.kind)}: {power.name}"), said))
    for n, attack in enumerate(card.attacks, 1):
        said = "" if not mine else wording(attack.program, "attack").replace("\n", " ")
        number = f"a {n}  " if mine else ""
        line = Text(f"{number}{attack.name}").append_text(in_colour(f", {attack_words(attack)}"))
        grid.add_row("", faced(line, said))
    grid.add_row("", Text(matched(card, look), style="dim"))
    return [grid]


def faced(name: Text, said: str) -> Text:
    """Return the name of an attack or power with its text."""
    return name.append(f".  {said}" if said else "", style="dim")


def matched(card: Card, look: MonLook) -> str:
    """Return the type, Weakness, Resistance and current Retreat Cost."""
    parts = [" and ".join(types.NAMES[letter] for letter in look.types)]
    for what, matches in (("Weakness", card.weaknesses), ("Resistance", card.resistances)):
        parts += [f"{what} {match_words(each)}" for each in matches]
    return ", ".join([*filter(None, parts), f"Retreat {look.retreat}"])


def hand_rows(board: Board, half: Half) -> list[RenderableType]:
    """Return the hand and other known cards."""
    rows: list[RenderableType] = []
    if half.mine:
        rows.append(hand(board, half))
    rows += [Text(line) for line in board.hand_lines(half) if not line.startswith("Hand: ")]
    return rows


def hand(board: Board, half: Half) -> RenderableType:
    """Return the cards in hand, grouped by kind."""
    sorts = [names for _, names in board.sorted_out(half.seen.hand)]
    return labelled("Hand", " · ".join(sorts) or "empty")


def log_panel(news: Sequence[str], cut: bool) -> Panel:
    """Return the log in a frame; its title says if the log is cut."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=1, style="dim")
    grid.add_column(ratio=1)
    for line in news or ("Nothing yet.",):
        grid.add_row("·", line)
    title = "Last events (type log for all)" if cut else "Log"
    return Panel(grid, title=Text(title), title_align="left", border_style="dim")
