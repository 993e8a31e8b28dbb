"""A game at the terminal: shows the table, reads what a person types, lets the others answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playmat.cli.terminal.menu import Menu
from playmat.cli.terminal.render import Board, title
from playmat.cli.terminal.screen import Screen
from playmat.cli.terminal.timer import Timer
from playmat.game.choice import Choice
from playmat.game.clock import Clock
from playmat.game.game import Game
from playmat.game.record.acts import acts

if TYPE_CHECKING:
    from playmat.agents.agent import Agent
    from playmat.cards.card import Card

COLOURS: Final = {"side": "yellow", "middle": "cyan", "hand": "green", "heading": "magenta"}


class Table:
    """A game with people and agents in its seats."""

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
        self.agents = agents
        self.people = [seat for seat in (0, 1) if seat not in agents]
        self.viewer = self.people[0]
        self.told = [0, 0]
        self.board_due = True
        self.saved: set[str] = set()
        self.timer = Timer(clock, self.people)

    def run(self) -> None:
        """Play to the end of the game, or until the people leave."""
        self.screen.say(f"Seed {self.game.seed}. Type ? for help.")
        try:
            while (choice := self.game.choice) is not None:
                self.step(choice)
            self.finish()
        except Left:
            self.offer_save("The game is left unfinished. ")
        except EOFError:
            self.screen.say("\nGoodbye.")

    def step(self, choice: Choice) -> None:
        """Let an agent answer, or a person type until the question is another one."""
        agent = self.agents.get(choice.player)
        if agent is not None:
            self.game.play(agent.choose(self.game.view(choice.player), choice))
            return
        self.seat(choice.player)
        self.timer.follow(self.game)
        self.show_choice(choice, fresh=self.tell())
        entries = self.game.history.entries
        before = len(entries)
        while len(entries) == before:
            self.line(choice)
        self.timer.rest()

    def seat(self, player: int) -> None:
        """Let the other person take over the screen, where two share it."""
        if player == self.viewer:
            return
        self.screen.hide()
        self.screen.ask(f"Player {player}, press Enter when only you can see the screen. ")
        self.screen.hide()
        self.viewer = player
        self.board_due = True

    def tell(self) -> bool:
        """Say what the viewer has not been told yet; return whether a turn has begun."""
        st = self.game.state
        news = acts(st, self.viewer, start=self.told[self.viewer])
        self.told[self.viewer] = len(st.events or ())
        for act in news:
            self.screen.say(f"  {act.text}", dim=True)
        return any(act.head.event.what == "turn" for act in news)

    def show_choice(self, choice: Choice, fresh: bool) -> None:
        """Show what is asked, with the table where it helps; a plain screen repeats itself less."""
        due = self.board_due and self.game.view(self.viewer).me.hand_count > 0
        if due or fresh or (choice.what == "main" and not self.screen.plain):
            self.show_board()
        self.show_menu(choice)

    def show_board(self) -> None:
        """Show the table as the person at the screen may see it."""
        self.board_due = False
        show_board(self.screen, Board(self.game, self.viewer), title(self.game))

    def show_menu(self, choice: Choice) -> None:
        """Show the options, grouped and numbered."""
        board = Board(self.game, self.viewer)
        time = self.timer.told(choice.player)
        self.screen.head(f"Player {choice.player}: {choice.purpose.title}{time and f' ({time})'}")
        for part, text in Menu(choice).lines(board.place_names(), self.attacker()):
            self.screen.say(text, **style(part))

    def attacker(self) -> Card | None:
        """Return the printed card of the viewer's Active, or nothing."""
        actives = self.game.view(self.viewer).me.actives
        cards = {card.id: card for deck in self.game.decks for card in deck.cards}
        return cards.get(actives[0].card) if actives else None

    def forget(self) -> None:
        """Let what was taken back be told again when it happens anew."""
        many = len(self.game.state.events or ())
        self.told = [min(told, many) for told in self.told]

    def line(self, choice: Choice) -> None:
        """Read one line and do what it says, if there is time."""
        text = self.screen.ask("> ", self.timer.seconds)
        if self.timer.ran_out(self.game):
            return
        first, _, rest = text.partition(" ")
        word = self.words.get(first.lower())
        if word is not None and word.fits(rest.strip()):
            word.do(self, rest.strip())
        elif not text:
            self.show_menu(choice)
        else:
            self.answer(text, choice)

    def answer(self, text: str, choice: Choice) -> None:
        """Give the answer a text means; say what stands against one that cannot be given."""
        refusal = None
        option = Menu(choice).labelled(text)
        if option is None:
            refusal = self.game.why_not(text, self.viewer)
        if refusal is None:
            self.game.play(option or text)
        else:
            self.screen.say(f"{'Not clear' if refusal.unclear else 'Not possible'}: {refusal}.")

    def finish(self) -> None:
        """Show how the game ended, by which rule, and offer to keep it."""
        self.tell()
        result = self.game.result
        assert result is not None
        self.screen.head(f"The game is over in turn {self.game.turn}")
        said = str(result)
        self.screen.say(said[:1].upper() + said[1:] + ".", bold=True)
        self.screen.say(str(self.game.why(result.rule)))
        self.offer_save("")

    def offer_save(self, before: str) -> None:
        """Ask for a file to keep the replay in; nothing typed, or no more input, means no file."""
        question = f"{before}Save the replay? File name, or Enter for no: "
        try:
            while name := self.screen.ask(question):
                if self.save(name):
                    return
        except EOFError:
            self.screen.say()

    def save(self, name: str) -> bool:
        """Write the replay to a file of its own; return whether it was written."""
        if name not in self.saved and Path(name).exists():
            self.screen.say(f"{name} is there already; take another name.")
            return False
        try:
            self.game.replay.save(name)
        except OSError as error:
            self.screen.say(f"{name} cannot be written: {error.strerror}.")
            return False
        self.saved.add(name)
        self.screen.say(f"Saved to {name}; look at it with: playmat replay {name}")
        return True


def show_board(screen: Screen, board: Board, heading: str) -> None:
    """Show a table under a heading."""
    screen.head(heading)
    for part, text in board.lines():
        screen.say(text, **style(part))


def style(part: str) -> dict[str, str | bool]:
    """Return the style of a part of the screen."""
    return {"fg": COLOURS[part]} if part in COLOURS else {}


class Left(Exception):
    """Leave the table because somebody asked to."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word that may be typed: how it is written, what it is for, what it does.

    What may follow is told where that is not everything.
    """

    usage: str
    meaning: str
    do: Callable[[Table, str], None]
    follow: tuple[str, ...] = ()

    def fits(self, rest: str) -> bool:
        """Return whether it is meant with this behind it: a name may begin with the same word."""
        return not self.follow or rest.lower() in self.follow
