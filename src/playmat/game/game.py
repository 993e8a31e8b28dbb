"""A game as people, servers and scripts hold it: checked answers, a record, no rules of its own."""

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
    """One game of two decks under a book, from its first choice to its end."""

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
        """The decks and rules it was dealt from; other games can be dealt there."""
        self.seed = seed
        """The dealer's seed, or nothing if chance is asked."""
        self._state = table.first_state(seed, record)
        self.history = History(partial(table.first_state, seed))

    # Beginning in other ways

    @classmethod
    def dealt(cls, table: Linked, seed: int | None = None, record: bool = True) -> Game:
        """Return the game of a seed at a table."""
        game = cls.__new__(cls)
        game._sit(table, checked_seed(seed, table.settings), record)
        return game

    def dealt_again(self, seed: int | None = None) -> Game:
        """Return another game that begins as this one did, but for the dealer's seed."""
        return self.dealt(self.table, seed, self._state.events is not None)

    # What it was made from

    @property
    def rules(self) -> Ruleset:
        """The rules that are played by."""
        return self.table.rules

    @property
    def decks(self) -> tuple[Deck, Deck]:
        """The deck of each player."""
        return self.table.decks

    @property
    def settings(self) -> Settings:
        """How the game is run."""
        return self.table.settings

    @property
    def position(self) -> str | None:
        """The position at which the game began, or nothing if it was dealt."""
        return self.table.position

    # What is asked, and how the game stands

    @property
    def state(self) -> State:
        """The state itself, for search; change it through the game only."""
        return self._state

    @property
    def choice(self) -> Choice | None:
        """The question pending, or nothing once the game is over."""
        return choice_among(self.options) if self._state.winner < 0 else None

    @property
    def options(self) -> Options:
        """The answers that may be given now."""
        return options_of(self._state, self.history)

    @property
    def turn(self) -> int:
        """The number of the turn under way, 0 in setup."""
        return self._state.turn

    @property
    def step(self) -> int:
        """How many answers have led here."""
        return self.history.step

    @property
    def timer_stands(self) -> bool:
        """Whether a battle timer stands still, for what must be done between turns. [ER-9]"""
        return bool(stands_still(self._state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.winner >= 0

    @property
    def winner(self) -> int | None:
        """The player who won, or nobody as yet or at all."""
        result = self.result
        return result.winner if result is not None else None

    @property
    def result(self) -> Outcome | None:
        """How the game ended, or nothing while it is on."""
        return outcome_of(self._state)

    def ask(self) -> Choice:
        """Return the question pending; refuse once the game is over."""
        if (choice := self.choice) is None:
            raise NotPossible("ask", ["the game is over"])
        return choice

    @property
    def outcome(self) -> Outcome:
        """How the game ended; refused while it is on."""
        if (result := self.result) is None:
            raise NotPossible("tell the outcome", ["the game is not over"])
        return result

    @property
    def log(self) -> tuple[LogLine, ...]:
        """What everybody has seen happen, a line each."""
        return lines(self._state, PUBLIC)

    def log_for(self, player: int | None) -> tuple[LogLine, ...]:
        """Return the log with what a player has seen beside, or with everything for nobody."""
        return lines(self._state, ALL if player is None else checked_player(player))

    def acts_for(self, player: int | None) -> tuple[Act, ...]:
        """Return the same log a line an action, each with what came of it below."""
        return acts(self._state, ALL if player is None else checked_player(player))

    def view(self, player: int) -> View:
        """Return what a player may know. [ZONE-01]"""
        from playmat.model.views.view import view_of

        return view_of(self._state, checked_player(player))

    @property
    def replay(self) -> Replay:
        """The whole game so far, to save, to check and to fork."""
        from playmat.game.replay.replay import Replay

        return Replay.of(self)

    # Playing

    def play(self, answer: Option | str | SupportsIndex) -> None:
        """Answer the question pending; refuse what is not offered and change nothing.

        An answer is an option, its place among the options (any whole number, one of numpy too), or
        words; these may name several answers in turn, such as ``pick 1 3``.
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
        """Return an answer as the engine takes it; refuse what is not offered now."""
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
        """Answer a shuffle with the deck's cards by id, top card first."""
        ids = tuple(cards)
        apply_order(self._state, orders(self._state, ids))
        self.history.moves.append(ids)

    def deal_anew(self, what: str, seed: int | None = None) -> None:
        """Deal cards anew: those that nobody has seen, or all that are hidden from either player.

        Coins and shuffles fall anew too; it stands in the record as an answer of chance.
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
        """Return the option that an answer means; refuse what is not offered."""
        if isinstance(answer, str):
            return self.meant(answer)[0]
        return option_of(self._offered(answer), self.options)

    def meant(self, text: str) -> tuple[Option, ...]:
        """Return the options that words mean, in the order in which they are given."""
        options = self.options
        return tuple(option_of(each.packed, options) for each in answers_meant(self._state, text))

    def concede(self, player: int) -> None:
        """Give the game to the other player. [WIN-08]"""
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
        """Take the last answers back; the record keeps that they were given."""
        if type(count) is not int or not 1 <= count <= self.step:
            raise NotPossible(f"undo {count!r}", [f"moves made so far: {self.step}"])
        self._state = self._replayed(self.step - count)
        self.history.undo(count)

    def _replayed(self, step: int) -> State:
        given = self.history.standing[:step]
        return self.history.state_after(given, self._state.events is not None)

    def clone(self) -> Game:
        """Return a game of its own that stands where this one does."""
        return self.fork()

    def fork(self, step: int | None = None) -> Game:
        """Return a game of its own that stands where this one does, or did after *step* answers."""
        if step is not None and (type(step) is not int or not 0 <= step <= self.step):
            raise NotPossible(f"fork at step {step!r}", [f"moves made so far: {self.step}"])
        other = Game.__new__(Game)
        other.table, other.seed = self.table, self.seed
        other._state = copied(self._state) if step is None else self._replayed(step)
        other.history = self.history.copy() if step is None else self.history.first(step)
        return other

    # Explaining

    def why(self, what: LogLine | LogEvent | str) -> explain.Explanation:
        """Return the rule behind a line of the log, an event or a rule id."""
        found = explain.why(self.rules, what)
        event = what.event if isinstance(what, LogLine) else what
        if isinstance(event, str) or not event.steps:
            return found
        return replace(found, steps=sum_lines(self._state, event.steps))

    def why_not(self, tried: str | Option, player: int | None = None) -> explain.Refusal | None:
        """Return what stands against doing something now, or nothing if `play` takes it."""
        asker = None if player is None else checked_player(player)
        return explain.why_not(self._state, str(tried), asker)

    def __repr__(self) -> str:
        names = " v ".join(deck.name for deck in self.decks)
        stand = self.result or self.choice
        return f"<Game {names} ({self.rules.name}), turn {self.turn}, {stand}>"


def copied(st: State) -> State:
    """Return a state that stands alone and goes on recording."""
    other = st.clone()
    if st.events is not None:
        other.events = list(st.events)
    return other


def checked_player(player: int) -> int:
    """Refuse a seat that is not 0 or 1."""
    if type(player) is not int or player not in (0, 1):
        raise BadSetting("player", player, "0 or 1")
    return player
