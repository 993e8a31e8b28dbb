"""A legal option as an object: its kind, and the cards and places it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, overload

from playmat.game.history import History
from playmat.kinds import answers
from playmat.kinds.trainers import is_equipment
from playmat.model.notation.options import attack_words, is_told, reader, texts_of, trigger_words
from playmat.model.notation.words import place_words, type_words, zone_words
from playmat.model.option import attack_at, field_a, field_b, field_c, kind, use_at, use_name
from playmat.model.place import mon_at
from playmat.model.state import State


class About(NamedTuple):
    """What an option is about; parts that do not apply are empty."""

    card: str = ""
    """The id of the card, or of the Pokémon that acts or is picked, unless hidden."""

    place: str = ""
    """The place of that card or Pokémon, such as ``foe's bench 2``."""

    attack: str = ""
    """The name of the attack."""

    power: str = ""
    """The name of the power used, or of the effect that happens first."""

    target: str = ""
    """The place of the Pokémon that is attacked or gets the card."""

    amount: int | None = None
    """The chosen number, or the number of the Prize from 1."""

    word: str = ""
    """The chosen type, Special Condition or other word."""


class Option:
    """One legal move or part of a move; options for the same move are equal."""

    __slots__ = ("_options", "packed")
    _options: Options
    packed: int

    @property
    def kind(self) -> str:
        """The kind of the option, one of ``kinds.answers.NAMES``."""
        return answers.NAMES[kind(self.packed)]

    @property
    def text(self) -> str:
        """The option in words, different from all others offered with it."""
        return self._options.text(self.packed)

    @property
    def about(self) -> About:
        """The cards, places and numbers that it is about."""
        return about(self._options.state, self.packed)

    @property
    def card(self) -> str:
        """The id of its card, or ""."""
        return self.about.card

    @property
    def place(self) -> str:
        """The place of its card or Pokémon, or ""."""
        return self.about.place

    @property
    def attack(self) -> str:
        """The name of its attack, or ""."""
        return self.about.attack

    @property
    def power(self) -> str:
        """The name of its power or effect, or ""."""
        return self.about.power

    @property
    def target(self) -> str:
        """The place of the Pokémon that is attacked or gets the card, or ""."""
        return self.about.target

    @property
    def amount(self) -> int | None:
        """Its number, or None."""
        return self.about.amount

    def plain(self) -> dict[str, Any]:
        """Return the option for JSON."""
        return {"kind": self.kind, "text": self.text, **self.about._asdict()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.packed == other.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.text}>"


class Options(Sequence[Option]):
    """The legal options at one moment of a game, made into objects on demand.

    As long as the game has not moved on, its state is read; later the game is replayed up to here.
    So nothing is copied or worded until it is needed.
    """

    __slots__ = ("_at", "_history", "_packed", "_st", "_texts")
    _at: int
    _history: History | None
    _packed: list[int]
    _st: State
    _texts: dict[int, str] | None

    @property
    def state(self) -> State:
        """The state at that moment; do not change it."""
        if self._history is not None and len(self._history.moves) != self._at:
            self._st = self._history.state_at(self._at)
            self._history = None
        return self._st

    def text(self, packed: int) -> str:
        """Return an option in words, as unique among these options."""
        if self._texts is None:
            texts = texts_of(self.state, self._packed)
            self._texts = dict(zip(self._packed, texts, strict=True))
        if packed not in self._texts:
            self._texts[packed] = texts_of(self.state, [packed])[0]
        return self._texts[packed]

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, place: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        return option_of(self._packed[place], self)

    def __iter__(self) -> Iterator[Option]:
        return iter([option_of(packed, self) for packed in self._packed])

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Option) and option.packed in self._packed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


# Both are made at every move, and a constructor would take twice as long


def option_of(packed: int, options: Options) -> Option:
    """Return one of the options at a moment."""
    option = Option()
    option.packed = packed
    option._options = options
    return option


def options_of(st: State, history: History | None = None) -> Options:
    """Return the options of a state, which changes with *history* or not at all."""
    options = Options()
    options._st = st
    options._history = history
    options._at = 0 if history is None else len(history.moves)
    options._packed = st.options
    options._texts = None
    return options


def about(st: State, packed: int) -> About:
    """Return what an option is about, as its player knows it."""
    what, a, seat = kind(packed), field_a(packed), int(reader(st))
    if what in answers.WITH_CARD:
        return of_card(st, packed, seat)
    if what in answers.WITH_PLACE:
        return of_place(st, packed, seat)
    if what == answers.STADIUM_POWER:
        d = st.cards[st.stadium]
        return About(d.card_id, "stadium", power=use_name(d.uses[a]))
    if what == answers.ATTACK_CHOICE:
        return About(attack=attack_words(st, a))
    if what == answers.TRIGGER:
        return About(power=trigger_words(st, a, seat))
    if what == answers.NUMBER or what == answers.PRIZE:
        return About(amount=int(a) + (what == answers.PRIZE))
    if what == answers.TYPE:
        return About(word=type_words(a))
    return About(word=st.match.label(a) if what in (answers.EFFECT, answers.WORD) else "")


def of_card(st: State, packed: int, seat: int) -> About:
    """Return what an option with a card is about."""
    what, copy, b = kind(packed), field_a(packed), field_b(packed)
    d, where = st.cards[copy], zone_words(st, copy, seat)
    if not is_told(st, copy, seat):
        return About(place=where)
    if what == answers.CARD_POWER:
        return About(d.card_id, where, power=use_name(d.uses[b]))
    onto = what in answers.ONTO or (what == answers.PLAY and is_equipment(d.trainer))
    return About(d.card_id, where, target=place_words(st, b, seat) if onto else "")


def of_place(st: State, packed: int, seat: int) -> About:
    """Return what an option with the place of a Pokémon is about."""
    what, place, b = kind(packed), field_a(packed), field_b(packed)
    where, m = place_words(st, place, seat), mon_at(st, place)
    card = m.top.card_id if is_told(st, m.stack[-1], seat) else ""
    if what == answers.ATTACK:
        target = place_words(st, field_c(packed), seat)
        return About(card, where, attack=attack_at(st, m, b).name, target=target)
    if what == answers.DECLARE:
        return About(card, where, target=place_words(st, b, seat))
    return About(card, where, power=use_name(use_at(st, m, b)) if what == answers.POWER else "")
