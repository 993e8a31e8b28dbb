"""A game as people, servers and scripts hold it: checked answers, a record, no rules of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from playmat.cards.card import Card
from playmat.decks.deck import Deck
from playmat.engine.pending import stands_still
from playmat.engine.record import note
from playmat.engine.start import apply_order, new_game
from playmat.engine.vm import apply
from playmat.errors import IllegalOption
from playmat.game import why as explain
from playmat.game.beginning import Beginning, checked_seed, deck_of, first_state, rules_of
from playmat.game.choice import (
    Choice,
    Option,
    Outcome,
    choice_of,
    option_of,
    outcome_of,
)
from playmat.game.history import Answer, History, orders
from playmat.game.record.acts import Act, acts
from playmat.game.record.log import ALL, PUBLIC, LogLine, lines
from playmat.game.record.sums import sum_lines
from playmat.game.settings import BadSetting, Settings, settings_of
from playmat.game.understanding import answers_meant, offered_again
from playmat.kinds import endings, players
from playmat.model.dealer import seed as seed_dealer
from playmat.model.event import LogEvent
from playmat.model.notation.options import option_texts
from playmat.model.state import NO_OPTIONS, State
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
        held = settings_of(settings)
        decks = held.dealt(deck_of(deck_a)), held.dealt(deck_of(deck_b))
        made = Beginning(rules_of(rules), decks, checked_seed(seed, held), held)
        if not held.any_deck:
            for deck in decks:
                deck.check(made.rules)
        st = first_state(made, record)
        self._stand(made, copied(st), st, History())

    def _stand(self, made: Beginning, first: State, st: State, history: History) -> None:
        self._made = made
        self._first = first
        self._state = st
        self.history = history

    # Beginning in other ways

    @classmethod
    def _standing(cls, made: Beginning, first: State, st: State, history: History) -> Game:
        """Return a game that stands at a state, however it has come there."""
        game = cls.__new__(cls)
        game._stand(made, first, st, history)
        return game

    @classmethod
    def begun(cls, made: Beginning, st: State | None = None) -> Game:
        """Return a game that is dealt from decks taken as they are, or begins at a given table."""
        first = first_state(made, True) if st is None else st
        return cls._standing(made, copied(first), first, History())

    def dealt_again(self, seed: int | None = None) -> Game:
        """Return another game that begins as this one did, but for the dealer's seed.

        The cards are not linked anew, which takes most of the time that a new game takes.
        """
        made = replace(self._made, seed=checked_seed(seed, self.settings))
        number, recorded = made.seed or 0, self._first.events is not None
        if made.position is None:
            return self.begun(made, new_game(self._first.match, number, recorded))
        st = copied(self._first)
        seed_dealer(st, number)
        return self.begun(made, st)

    # What it was made from

    @property
    def rules(self) -> Ruleset:
        """The rules that are played by."""
        return self._made.rules

    @property
    def decks(self) -> tuple[Deck, Deck]:
        """The deck of each player."""
        return self._made.decks

    @property
    def seed(self) -> int | None:
        """The dealer's seed, or nothing if chance is asked."""
        return self._made.seed

    @property
    def settings(self) -> Settings:
        """How the game is run."""
        return self._made.settings

    @property
    def position(self) -> str | None:
        """The position at which the game began, or nothing if it was dealt."""
        return self._made.position

    # What is asked, and how the game stands

    @property
    def state(self) -> State:
        """The state itself, for search; change it through the game only."""
        return self._state

    @property
    def choice(self) -> Choice | None:
        """The question pending, or nothing once the game is over."""
        return choice_of(self._state)

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers that may be given now."""
        choice = self.choice
        return choice.options if choice is not None else ()

    @property
    def turn(self) -> int:
        """The number of the turn under way, 0 in setup."""
        return self._state.turn

    @property
    def step(self) -> int:
        """How many answers have led here."""
        return len(self.history.answers)

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

    def play(self, answer: Option | str | int) -> None:
        """Answer the question pending; refuse what is not offered and change nothing.

        Words may name several answers in turn, such as ``pick 1 3``.
        """
        options = self.meant(answer) if isinstance(answer, str) else (self.option(answer),)
        for option in options:
            st = self._state
            given = option_of(st, offered_again(st, option.packed, option.text))
            self.history.add(Answer(int(st.chooser), given.text, given.packed))
            apply(st, given.packed)
            self.history.mark(st)

    def play_order(self, cards: Iterable[str]) -> None:
        """Answer a shuffle with the deck's cards by id, top card first."""
        st = self._state
        ids = tuple(cards)
        order = orders(st, ids)
        player = int(st.chooser)
        apply_order(st, order)
        self.history.add(Answer(player, "", -1, ids))
        self.history.mark(st)

    def option(self, answer: Option | str | int) -> Option:
        """Return the option that an answer means; refuse what is not offered."""
        st = self._state
        if st.chooser == players.NOBODY:
            raise IllegalOption(answer, ())
        if isinstance(answer, str):
            return self.meant(answer)[0]
        packed = answer.packed if isinstance(answer, Option) else answer
        if type(packed) is not int or packed not in st.options:
            raise IllegalOption(answer, option_texts(st))
        return option_of(st, packed)

    def meant(self, text: str) -> tuple[Option, ...]:
        """Return the options that words mean, in the order in which they are given."""
        found = answers_meant(self._state, text)
        return tuple(Option(each.packed, each.kind, each.text) for each in found)

    def concede(self, player: int) -> None:
        """Give the game to the other player. [WIN-08]"""
        self._give_up(checked_player(player), "concede", endings.CONCESSION)

    def time_out(self, player: int) -> None:
        """End the game because a player ran out of time; the other wins. [ER-9]"""
        self._give_up(checked_player(player), "time_out", endings.TIME)

    def _give_up(self, player: int, what: str, end: int) -> None:
        st = self._state
        if self.over:
            raise IllegalOption(f"to {what.replace('_', ' ')}", ())
        st.winner = 1 - player
        st.end = end
        st.chooser = players.NOBODY
        st.options = NO_OPTIONS
        note(st, what, "", player)
        self.history.give_up(what, player)
        self.history.mark(st)

    def undo(self, count: int = 1) -> None:
        """Take the last answers back; the record keeps that they were given."""
        if type(count) is not int or not 1 <= count <= self.step:
            raise IllegalOption(f"to take back {count!r} answers", [f"1 to {self.step}"])
        self._state = self._replayed(self.step - count)
        self.history.undo(count)
        self.history.mark(self._state)

    def _replayed(self, step: int) -> State:
        st = copied(self._first)
        for answer in self.history.answers[:step]:
            answer.give(st)
        return st

    def clone(self) -> Game:
        """Return a game of its own that stands where this one does."""
        return self.fork()

    def fork(self, step: int | None = None) -> Game:
        """Return a game of its own that stands where this one does, or did after *step* answers."""
        if step is not None and (type(step) is not int or not 0 <= step <= self.step):
            raise IllegalOption(f"a fork at step {step!r}", [f"0 to {self.step}"])
        st = copied(self._state) if step is None else self._replayed(step)
        history = self.history.copy() if step is None else self.history.first(step)
        return self._standing(self._made, self._first, st, history)

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
