"""The public interface of a game: checked moves, a log, replays and explanations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, SupportsIndex

from playmat.cards.card import Card
from playmat.decks.deck import Deck
from playmat.engine.pending import stands_still
from playmat.engine.start import apply_order
from playmat.engine.vm import apply
from playmat.errors import IllegalOption, NotPossible
from playmat.game import why as explain
from playmat.game.anew import WAYS
from playmat.game.beginning import checked_seed
from playmat.game.choice import Choice, Outcome, choice_among, outcome_of
from playmat.game.history import Anew, GivenUp, History, give, give_up, orders
from playmat.game.linked import Linked, table_of
from playmat.game.option import Option, Options, option_of, options_of
from playmat.game.record.acts import Act, acts
from playmat.game.record.log import ALL, PUBLIC, LogLine, lines
from playmat.game.record.sums import sum_lines
from playmat.game.settings import BadSetting, Settings
from playmat.game.understanding import answers_meant, offered_again
from playmat.model.event import LogEvent
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.rules import Ruleset

if TYPE_CHECKING:
    from playmat.game.replay.replay import Replay
    from playmat.model.views.view import View


class Game:
    """One game between two decks under a rulebook."""

    def __init__(
        self,
        deck_a: Deck | str | Iterable[Card | str],
        deck_b: Deck | str | Iterable[Card | str],
        rules: str | Ruleset = "xy",
        seed: int | None = None,
        record: bool = True,
        **settings: Any,
    ) -> None:
        """Deal a game; more keywords are fields of `Settings`, such as ``coins="asked"``."""
        table = table_of(deck_a, deck_b, rules, **settings)
        self._sit(table, checked_seed(seed, table.settings), record)

    def _sit(self, table: Linked, seed: int | None, record: bool) -> None:
        self.table = table
        """The decks and rules of the game, from which others can be dealt."""
        self.seed = seed
        """The dealer's seed, or None if chance is asked."""
        self._state = table.first_state(seed, record)
        self.history = History(partial(table.first_state, seed))

    # Other ways to start

    @classmethod
    def dealt(cls, table: Linked, seed: int | None = None, record: bool = True) -> Game:
        """Return a new game of a table."""
        game = cls.__new__(cls)
        game._sit(table, checked_seed(seed, table.settings), record)
        return game

    def dealt_again(self, seed: int | None = None) -> Game:
        """Return a new game with the same decks, rules and settings, and another seed."""
        return self.dealt(self.table, seed, self._state.events is not None)

    # What it was made from

    @property
    def rules(self) -> Ruleset:
        """The rules of the game."""
        return self.table.rules

    @property
    def decks(self) -> tuple[Deck, Deck]:
        """Both players' decks."""
        return self.table.decks

    @property
    def settings(self) -> Settings:
        """The settings of the game."""
        return self.table.settings

    @property
    def position(self) -> str | None:
        """The position from which the game started, or None if it was dealt."""
        return self.table.position

    # The current choice and state

    @property
    def state(self) -> State:
        """The state itself, for searches; change it only through the game."""
        return self._state

    @property
    def choice(self) -> Choice | None:
        """The current choice, or None once the game is over."""
        return choice_among(self.options) if self._state.winner < 0 else None

    @property
    def options(self) -> Options:
        """The legal options now."""
        return options_of(self._state, self.history)

    @property
    def turn(self) -> int:
        """The number of the current turn, 0 during setup."""
        return self._state.turn

    @property
    def step(self) -> int:
        """How many moves have been made."""
        return self.history.step

    @property
    def timer_stands(self) -> bool:
        """Whether a battle timer pauses for a choice between turns. [ER-9]"""
        return bool(stands_still(self._state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.winner >= 0

    @property
    def winner(self) -> int | None:
        """The player who won, or None for a draw or an unfinished game."""
        result = self.result
        return result.winner if result is not None else None

    @property
    def result(self) -> Outcome | None:
        """How the game ended, or None if it has not."""
        return outcome_of(self._state)

    def ask(self) -> Choice:
        """Return the current choice; raise `NotPossible` once the game is over."""
        if (choice := self.choice) is None:
            raise NotPossible("ask", ["the game is over"])
        return choice

    @property
    def outcome(self) -> Outcome:
        """How the game ended; raises `NotPossible` if it has not."""
        if (result := self.result) is None:
            raise NotPossible("give the outcome", ["the game is not over"])
        return result

    @property
    def log(self) -> tuple[LogLine, ...]:
        """The public log, one line per event."""
        return lines(self._state, PUBLIC)

    def log_for(self, player: int | None) -> tuple[LogLine, ...]:
        """Return the log as a player sees it, or with all hidden information for None."""
        return lines(self._state, ALL if player is None else checked_player(player))

    def acts_for(self, player: int | None) -> tuple[Act, ...]:
        """Return the same log grouped into actions, each with its details."""
        return acts(self._state, ALL if player is None else checked_player(player))

    def view(self, player: int) -> View:
        """Return what a player can see. [ZONE-01]"""
        from playmat.model.views.view import view_of

        return view_of(self._state, checked_player(player))

    @property
    def replay(self) -> Replay:
        """The game so far, to save, verify or fork."""
        from playmat.game.replay.replay import Replay

        return Replay.of(self)

    # Playing

    def play(self, answer: Option | str | SupportsIndex) -> None:
        """Make a move; raise `IllegalOption` and change nothing if it is not legal.

        A move is an option, its index (an int or numpy integer), or words, which may name several
        moves in turn, such as ``pick 1 3``.
        """
        st = self._state
        if isinstance(answer, Option) and answer.packed in st.options:
            packed = answer.packed
        elif isinstance(answer, str):
            return self._play_words(answer)
        else:
            packed = self._offered(answer)
        apply(st, packed)
        self.history.moves.append(packed)

    def _play_words(self, text: str) -> None:
        for option in self.meant(text):
            again = offered_again(self._state, option.packed, option.text)
            self.play(option_of(again, self.options))

    def _offered(self, answer: Option | SupportsIndex) -> int:
        """Return the packed number of a move; raise `IllegalOption` if it is not legal."""
        offered = self._state.options
        if isinstance(answer, Option):
            if answer.packed in offered:
                return answer.packed
        elif hasattr(answer, "__index__") and not isinstance(answer, bool):
            place = answer.__index__()
            if 0 <= place < len(offered):
                return int(offered[place])
        raise IllegalOption(answer, option_texts(self._state))

    def play_order(self, cards: Iterable[str]) -> None:
        """Choose the order of a shuffled deck, as card ids with the top card first."""
        ids = tuple(cards)
        apply_order(self._state, orders(self._state, ids))
        self.history.moves.append(ids)

    def deal_anew(self, what: str, seed: int | None = None) -> None:
        """Deal the "unseen" cards again, which neither player knows, or all "hidden" cards.

        Later coins and shuffles change too. The replay records it as a move of chance.
        """
        if what not in WAYS:
            raise BadSetting("what", what, f"one of {', '.join(WAYS)}")
        number = checked_seed(seed, self.settings)
        if number is None or self.over:
            why = "the game is over" if self.over else "this game has no dealer"
            raise NotPossible("deal again", [why])
        dealt, move = copied(self._state), Anew(what, number)
        give(dealt, move)
        self._state = dealt
        self.history.moves.append(move)

    def option(self, answer: Option | str | SupportsIndex) -> Option:
        """Return the option for a move; raise `IllegalOption` if it is not legal."""
        if isinstance(answer, str):
            return self.meant(answer)[0]
        return option_of(self._offered(answer), self.options)

    def meant(self, text: str) -> tuple[Option, ...]:
        """Return the options that words stand for, in the order in which they are played."""
        options = self.options
        return tuple(option_of(each.packed, options) for each in answers_meant(self._state, text))

    def concede(self, player: int) -> None:
        """End the game with a win for the other player. [WIN-08]"""
        self._give_up(GivenUp("concede", checked_player(player)))

    def time_out(self, player: int) -> None:
        """End the game because a player ran out of time; the other wins. [ER-9]"""
        self._give_up(GivenUp("time_out", checked_player(player)))

    def _give_up(self, move: GivenUp) -> None:
        if self.over:
            raise NotPossible(move.what.replace("_", " "), ["the game is over"])
        give_up(self._state, move)
        self.history.give_up(move)

    def undo(self, count: int = 1) -> None:
        """Take back the last moves; the replay still records them."""
        if type(count) is not int or not 1 <= count <= self.step:
            raise NotPossible(f"undo {count!r}", [f"moves made so far: {self.step}"])
        self._state = self._replayed(self.step - count)
        self.history.undo(count)

    def _replayed(self, step: int) -> State:
        given = self.history.standing[:step]
        return self.history.state_after(given, self._state.events is not None)

    def clone(self) -> Game:
        """Return an independent copy of the game."""
        return self.fork()

    def fork(self, step: int | None = None) -> Game:
        """Return an independent copy of the game as it is now or was after *step* moves."""
        if step is not None and (type(step) is not int or not 0 <= step <= self.step):
            raise NotPossible(f"fork at step {step!r}", [f"moves made so far: {self.step}"])
        other = Game.__new__(Game)
        other.table, other.seed = self.table, self.seed
        other._state = copied(self._state) if step is None else self._replayed(step)
        other.history = self.history.copy() if step is None else self.history.first(step)
        return other

    # Explaining

    def why(self, what: LogLine | LogEvent | str) -> explain.Explanation:
        """Return the rule behind a log line, an event or a rule id."""
        found = explain.why(self.rules, what)
        event = what.event if isinstance(what, LogLine) else what
        if isinstance(event, str) or not event.steps:
            return found
        return replace(found, steps=sum_lines(self._state, event.steps))

    def why_not(self, tried: str | Option, player: int | None = None) -> explain.Refusal | None:
        """Return why a move is not possible now, or None if it is."""
        asker = None if player is None else checked_player(player)
        return explain.why_not(self._state, str(tried), asker)

    def __repr__(self) -> str:
        names = " v ".join(deck.name for deck in self.decks)
        stand = self.result or self.choice
        return f"<Game {names} ({self.rules.name}), turn {self.turn}, {stand}>"


def copied(st: State) -> State:
    """Return an independent copy of a state that continues recording."""
    other = st.clone()
    if st.events is not None:
        other.events = list(st.events)
    return other


def checked_player(player: int) -> int:
    """Return a seat; raise `BadSetting` unless it is 0 or 1."""
    if type(player) is not int or player not in (0, 1):
        raise BadSetting("player", player, "0 or 1")
    return player
