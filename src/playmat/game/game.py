"""A game as people, servers and scripts hold it: checked answers, a record, no rules of its own."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.printed import may_start
from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck, refuse_unprogrammed
from playmat.decks.deck_rules import Violation
from playmat.engine.record import note
from playmat.engine.start import apply_order, new_game
from playmat.engine.vm import apply
from playmat.errors import BadDeck, IllegalOption
from playmat.game import why as explain
from playmat.game.choice import Choice, Option, Outcome, choice_of, outcome_of
from playmat.game.history import Answer, History, orders
from playmat.game.record.log import ALL, PUBLIC, LogLine, lines
from playmat.game.settings import ASKED, BadSetting, Settings, settings_of
from playmat.kinds import endings, players
from playmat.linker.link import link
from playmat.model.event import LogEvent
from playmat.model.notation.options import option_text, option_texts, parse_option
from playmat.model.state import NO_OPTIONS, State
from playmat.rules import Ruleset, book

if TYPE_CHECKING:
    from playmat.game.replay.replay import Replay
    from playmat.model.views.view import View

SEED_BITS = 63


class Game:
    """One game of two decks under a book, from its first choice to its end."""

    position: str | None = None
    """The position at which the game began, or nothing if it was dealt."""

    def __init__(
        self,
        deck_a: Deck | str | Iterable[Card | str],
        deck_b: Deck | str | Iterable[Card | str],
        rules: str | Ruleset = "xy",
        seed: int | None = None,
        record: bool = True,
        **settings: Any,
    ) -> None:
        self.settings: Settings = settings_of(settings)
        self.rules = rules_of(rules)
        self.decks = self.settings.dealt(deck_of(deck_a)), self.settings.dealt(deck_of(deck_b))
        self.seed = checked_seed(seed, self.settings)
        for deck in self.decks:
            if not self.settings.any_deck:
                deck.check(self.rules)
            refuse_unprogrammed(deck)
            refuse_without_starter(deck, self.rules)
        match = link(self.rules, [deck.cards for deck in self.decks])
        self.settings.put_on(match)
        self._record = record
        self._begin(new_game(match, self.seed or 0, record), History())

    def _begin(self, st: State, history: History) -> None:
        self._origin = copied(st)
        self._state = st
        self.history = history

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
        """Answer the question pending; refuse what is not offered and change nothing."""
        packed = self._offered(answer)
        st = self._state
        self.history.add(Answer(int(st.chooser), option_text(st, packed), packed))
        apply(st, packed)
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

    def _offered(self, answer: Option | str | int) -> int:
        st = self._state
        if st.chooser == players.NOBODY:
            raise IllegalOption(answer, ())
        if isinstance(answer, str):
            return int(parse_option(st, answer))
        packed = answer.packed if isinstance(answer, Option) else answer
        if type(packed) is not int or packed not in st.options:
            raise IllegalOption(answer, option_texts(st))
        return packed

    def concede(self, player: int) -> None:
        """Give the game to the other player. [WIN-08]"""
        self._give_up(checked_player(player), "concede", endings.CONCESSION)

    def time_out(self, player: int) -> None:
        """End the game because a player ran out of time; the other wins."""
        self._give_up(checked_player(player), "time_out", endings.TIME)

    def _give_up(self, player: int, what: str, end: int) -> None:
        st = self._state
        if self.over:
            raise IllegalOption(f"to {what.replace('_', ' ')}", ())
        st.winner = 1 - player
        st.end = end
        st.chooser = players.NOBODY
        st.options = NO_OPTIONS
        note(st, what, "WIN-08", player)
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
        st = copied(self._origin)
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
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        if step is None:
            other._state = copied(self._state)
            other.history = self.history.copy()
        else:
            other._state = self._replayed(step)
            other.history = self.history.first(step)
        return other

    # Explaining

    def why(self, what: LogLine | LogEvent | str) -> explain.Explanation:
        """Return the rule behind a line of the log, an event or a rule id."""
        return explain.why(self.rules, what)

    def why_not(self, tried: str | Option, player: int | None = None) -> explain.Refusal | None:
        """Return the rule against doing something now, or nothing if it is offered."""
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


def deck_of(given: Deck | str | Iterable[Card | str]) -> Deck:
    """Return a deck from itself, the name of a listed one, or its cards or their ids."""
    if isinstance(given, Deck):
        return given
    if isinstance(given, str):
        return deck_named(given)
    try:
        cards = [card_of(card) for card in given]
    except TypeError as error:
        wanted = "a Deck, the name of one, or a list of cards or ids"
        raise BadSetting("deck", given, wanted) from error
    return Deck("deck", tuple(cards))


def card_of(given: Card | str) -> Card:
    """Return a card from itself or its id."""
    if isinstance(given, Card):
        return given
    if not isinstance(given, str):
        raise TypeError(f"{given!r} is no card")
    return Library.default().card(given)


def rules_of(given: str | Ruleset) -> Ruleset:
    """Return a ruleset from itself or the name of its book."""
    if isinstance(given, Ruleset):
        return given
    if not isinstance(given, str):
        raise BadSetting("rules", given, "the name of a book or a Ruleset")
    return book(given)


def checked_player(player: int) -> int:
    """Refuse a seat that is not 0 or 1."""
    if type(player) is not int or player not in (0, 1):
        raise BadSetting("player", player, "0 or 1")
    return player


def checked_seed(seed: int | None, settings: Settings) -> int | None:
    """Return the dealer's seed: the one given, none if chance is asked, or a fresh one."""
    if seed is None:
        return None if settings.coins == ASKED else secrets.randbits(SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise BadSetting("seed", seed, f"a number from 0 to 2**{SEED_BITS} - 1")
    return seed


def refuse_without_starter(deck: Deck, rules: Ruleset) -> None:
    """Refuse a deck from which no hand could ever be kept. [SETUP-04, SETUP-05]"""
    if not any(may_start(card, rules) for card in deck.cards):
        why = "no card may start a game, so every hand would be drawn anew"
        raise BadDeck(deck.name, [Violation("SETUP-04", why)])
