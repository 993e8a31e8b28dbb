"""A game in the terminal: shows the table, reads what people type, and asks the agents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from playmat.cli._fault import Fault
from playmat.cli.terminal.ending import last_words, score
from playmat.cli.terminal.failing import Seats
from playmat.cli.terminal.keeping import Keeper
from playmat.cli.terminal.menu import Menu, without_ids
from playmat.cli.terminal.outlook import Outlook, outlook
from playmat.cli.terminal.render import board_of
from playmat.cli.terminal.screen import Interrupted, Screen
from playmat.cli.terminal.timer import Timer
from playmat.errors import PlaymatError
from playmat.game.choice import Choice
from playmat.game.clock import Clock
from playmat.game.game import Game
from playmat.game.record.acts import acts
from playmat.game.record.sentences import YOU
from playmat.game.replay.kept import keep
from playmat.game.text.board import Board, heading

if TYPE_CHECKING:
    from rich.console import RenderableType

    from playmat.agents.agent import Agent
    from playmat.game.why import Refusal

COLOURS: Final = {"side": "yellow", "middle": "cyan", "hand": "green", "heading": "magenta"}
MEANINGS: Final = 8
"""The most options listed for an unclear move."""


class Table:
    """A game in the terminal, with people and agents in its seats."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        agents: Mapping[int, Agent],
        words: Mapping[str, Word],
        clock: Clock | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.screen = screen
        self.seats = Seats(agents)
        self.people = [seat for seat in (0, 1) if seat not in agents]
        self.viewer = self.people[0]
        self.told = [0, 0]
        self.board_due = True
        self.forced: set[int] = set()
        """The steps of forced moves that were made for a person."""

        self.keeper = Keeper(screen, game.seed)
        self.notices: list[str] = []
        self.page = 0
        """The current page of options, if they do not all fit."""

        self._menu: tuple[int, Menu, Outlook] | None = None
        self.timer = Timer(clock, self.people)

    @property
    def names(self) -> tuple[str, str]:
        """The names of the players."""
        return self.seats.names

    def run(self) -> None:
        """Play until the game ends or a person leaves."""
        if self.screen.plain:
            told = f"Rules: {self.game.rules.title}. Seed {self.game.seed}. Type ? for help."
            self.screen.say(told)
        try:
            for seat in tuple(self.seats.agents):
                self.let(seat, partial(self.seats.begin, self.game, seat))
            while (choice := self.game.choice) is not None:
                self.step(choice)
            self.finish()
        except (Left, KeyboardInterrupt):
            self.keeper.offer(self.game, "Game not finished.")
        except Interrupted:
            self.screen.say()
            self.keeper.autosave(self.game)
        except EOFError:
            self.screen.say("\nGoodbye.")
        except Exception as fault:
            keep(self.game, fault)
            raise
        finally:
            self.seats.close(self.game)

    def step(self, choice: Choice) -> None:
        """Let an agent choose, or read lines from a person until the choice is made."""
        if choice.player in self.seats.agents:
            self.let(choice.player, partial(self.ask_agent, choice))
            return
        if len(choice.options) == 1 and choice.what != "main":
            self.forced.add(self.game.step)
            self.game.play(choice.options[0])
            return
        self.seat(choice.player)
        self.timer.follow(self.game)
        self.show_choice(choice)
        entries = self.game.history.entries
        before = len(entries)
        while len(entries) == before:
            self.line(choice)
            entries = self.game.history.entries
        self.timer.rest()

    def ask_agent(self, choice: Choice) -> None:
        """Make an agent's move."""
        agent = self.seats.agents[choice.player]
        self.game.play(agent.choose(self.game.view(choice.player), choice))

    def let(self, seat: int, act: Callable[[], None]) -> None:
        """Let an agent act; replace it with a notice if it fails."""
        try:
            act()
        except (Exception, SystemExit) as error:
            self.set_right()
            if not (said := self.seats.replace(seat, error)):
                raise Left from error
            self.keeper.note(seat, self.game.step, said)
            self.notice(said)

    def notice(self, text: str) -> None:
        """Show a notice: at once on a plain screen, otherwise with the next drawing."""
        if self.screen.plain:
            self.screen.say(text, bold=True)
        else:
            self.notices.append(text)

    def set_right(self) -> None:
        """Reset the game to its last complete move."""
        self._menu = None
        self.game = self.game.fork(self.game.step)

    def seat(self, player: int) -> None:
        """Hand the screen to another person, if two share it."""
        if player == self.viewer:
            return
        self.screen.clear()
        name = self.names[player]
        self.screen.ask(f"{name}, press Enter when only you can see the screen. ")
        self.screen.clear()
        self.viewer = player
        self.board_due = True

    def news(self) -> tuple[list[str], bool]:
        """Return the events that the viewer has not seen, and whether a turn began."""
        st = self.game.state
        news = acts(st, self.viewer, self.names, start=self.told[self.viewer])
        self.told[self.viewer] = len(st.events or ())
        return [act.text for act in news], any(act.head.event.what == "turn" for act in news)

    def tell(self) -> bool:
        """Print the events that the viewer has not seen; return whether a turn began."""
        news, fresh = self.news()
        for text in news:
            self.screen.say(f"  {text}", dim=True)
        return fresh

    def show_choice(self, choice: Choice) -> None:
        """Show the choice with the table; a plain screen only repeats the table if needed."""
        if not self.screen.plain:
            self.draw(choice, len(self.news()[0]))
            return
        fresh = self.tell()
        due = self.board_due and self.game.view(self.viewer).me.hand_count > 0
        if due or fresh:
            self.show_board()
        self.show_menu(choice)

    def draw(self, choice: Choice | None, fresh: int = 0) -> None:
        """Redraw the table with the latest events, and the choice below it."""
        from playmat.cli.terminal.drawing import Room, height_of, paged, table_drawn

        board, width = self.board(), self.screen.drawn_width
        record = [act.text for act in acts(self.game.state, self.viewer, self.names)]
        # The heading, the status line and the prompt take one line each.
        height = self.screen.height - 3 - len(self.notices) - (6 if choice is None else 0)
        for level in (0, 1, 2, 3):
            under = [] if choice is None else [self.question(choice, board, level)]
            room = Room(width, height - height_of(under, width), tight=level > 0)
            drawn = [table_drawn(board, record, fresh, room), *under]
            if height_of(drawn, width) <= height:
                break
        else:
            drawn = paged(board, under, Room(width, height), self.page)
        self.screen.clear()
        self.screen.head(heading(board.table, self.names))
        while self.notices:
            self.screen.say(self.notices.pop(0), bold=True)
        self.screen.draw(*drawn)
        if choice is not None:
            self.screen.say(self.status(), dim=True)

    def question(self, choice: Choice, board: Board, level: int) -> RenderableType:
        """Return the drawing of a choice with its options."""
        from playmat.cli.terminal.question import question_panel, source_text

        menu, seen = self.menu(choice)
        source = source_text(choice.purpose, board.cards)
        width = self.screen.drawn_width
        return question_panel(menu, self.asked(choice), seen.refused, source, width, level)

    def status(self) -> str:
        """Return the status line: the clock if there is one, the seed and a hint."""
        usual = [] if self.screen.plain else [f"Seed {self.game.seed}", "? for help"]
        return " · ".join(filter(None, [self.timer.told(self.viewer), *usual]))

    def board(self) -> Board:
        """Return the table as the person at the screen sees it."""
        return board_of(self.game, self.viewer, self.names)

    def menu(self, choice: Choice) -> tuple[Menu, Outlook]:
        """Return the menu of a choice, and the words of its options."""
        asked = len(self.game.history.entries)
        if self._menu is None or self._menu[0] != asked:
            seen = outlook(self.game, choice.player, self.board().cards)
            self.page = 0
            self._menu = asked, Menu(choice, seen.said), seen
        return self._menu[1:]

    def asked(self, choice: Choice) -> str:
        """Return the title of a choice, with the player if two share the screen."""
        name, asked = self.names[choice.player], choice.purpose.title
        return asked if name == YOU else f"{name}: {asked}"

    def show_board(self) -> None:
        """Show the table as the person at the screen sees it."""
        self.board_due = False
        board = self.board()
        show_board(self.screen, board, heading(board.table, self.names))

    def show_menu(self, choice: Choice) -> None:
        if not self.screen.plain:
            self.draw(choice)
            return
        menu, seen = self.menu(choice)
        self.screen.head(self.asked(choice))
        for part, text in menu.lines():
            self.screen.say(text, **style(part))
        for text in seen.refused:
            self.screen.say(f"   -  {text}")
        if status := self.status():
            self.screen.say(status)

    def forget(self) -> None:
        """Mark events that were taken back as unseen."""
        many = len(self.game.state.events or ())
        self.told = [min(told, many) for told in self.told]

    def line(self, choice: Choice) -> None:
        """Read a line and carry it out; a bug in Playmat is reported without losing the game."""
        text = self.screen.ask("> ", self.timer.seconds)
        if self.timer.ran_out(self.game):
            return
        try:
            self.do(text, choice)
        except (Left, EOFError):
            raise
        except PlaymatError as refused:
            self.screen.say(f"Not possible: {refused}.")
        except Exception as error:
            self.set_right()
            self.screen.say(f"Something went wrong, and nothing was changed: {error!r}")
            keep(self.game, error)
            self.screen.say(Fault(error).advice())

    def do(self, text: str, choice: Choice) -> None:
        first, _, rest = text.partition(" ")
        word = self.words.get(first.lower())
        if word is not None and word.fits(rest.strip()):
            word.do(self, rest.strip())
        elif not text:
            self.page += 1
            self.show_menu(choice)
        else:
            self.answer(text, choice)

    def answer(self, text: str, choice: Choice) -> None:
        """Make the move that a text means, or show why it is not possible."""
        menu, _ = self.menu(choice)
        option = menu.labelled(text)
        refusal = self.game.why_not(text, self.viewer) if option is None else None
        # In a turn the verbs are the game's own; in other choices they are those of the screen.
        worded = refusal is not None and (refusal.unclear or choice.what != "main")
        if worded and (option := menu.spoken(text)):
            refusal = None
        if refusal is None:
            self.game.play(option or text)
        else:
            self.refuse(refusal, menu)

    def refuse(self, refusal: Refusal, menu: Menu) -> None:
        """Show why a move is not possible, or what it could mean."""
        said = f"{refusal.tried}: {refusal.why}"
        if refusal.source:
            said += f": {without_ids(refusal.source)}, {refusal.until}"
        rule = f" ({refusal.rule})" if refusal.rule else ""
        end = "" if said.endswith("?") else "."
        self.screen.say(f"{'Unclear' if refusal.unclear else 'Not possible'}: {said}{rule}{end}")
        if refusal.said:
            self.screen.say(f"  {refusal.rule}: {refusal.said}", dim=True)
        if refusal.meanings:
            offered = menu.numbered(refusal.meanings)
            more = f", and {len(offered) - MEANINGS} more" if len(offered) > MEANINGS else ""
            self.screen.say(f"  Options: {', '.join(offered[:MEANINGS])}{more}.")

    def finish(self) -> None:
        """Show how the game ended, and offer to save it."""
        if self.screen.plain:
            self.tell()
        else:
            self.draw(None, len(self.news()[0]))
        result = self.game.result
        assert result is not None
        self.screen.head(f"Game over on turn {self.game.turn}")
        self.screen.say(last_words(self.game, self.names), bold=True)
        self.screen.say(str(self.game.why(result.rule)))
        self.screen.say(score(self.game, self.names))
        self.keeper.offer(self.game, "")


def show_board(screen: Screen, board: Board, heading: str) -> None:
    """Show a table under a heading."""
    screen.head(heading)
    if not screen.plain:
        from playmat.cli.terminal.drawing import sides

        screen.draw(*sides(board))
        return
    for part, text in board.lines():
        screen.say(text, **style(part))


def style(part: str) -> dict[str, str | bool]:
    return {"fg": COLOURS[part]} if part in COLOURS else {}


class Left(Exception):
    """The person left the table."""


@dataclass(frozen=True, slots=True)
class Word:
    """A command: its usage, help and function, and what may follow it if that is limited."""

    usage: str
    meaning: str
    do: Callable[[Table, str], None]
    follow: tuple[str, ...] = ()

    def fits(self, rest: str) -> bool:
        """Return whether *rest* may follow the command; otherwise the line is a move."""
        return not self.follow or rest.lower() in self.follow
