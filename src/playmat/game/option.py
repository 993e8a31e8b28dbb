"""An answer that may be given, as an object: its kind, and the cards and places it is about."""

from __future__ import annotations

from typing import Any, NamedTuple

from playmat.game.moment import Moment
from playmat.kinds import answers
from playmat.kinds.trainers import is_equipment
from playmat.model.notation.options import attack_words, is_told, reader, trigger_words
from playmat.model.notation.words import place_words, type_words, zone_words
from playmat.model.option import attack_at, field_a, field_b, field_c, kind, use_at, use_name
from playmat.model.place import mon_at
from playmat.model.state import State


class About(NamedTuple):
    """What an option is about; what it does not name is empty."""

    card: str = ""
    """The id of the printed card, or the Pokémon's that acts or is picked, if it may be known."""

    place: str = ""
    """Where that card lies, or the Pokémon stands that acts or is picked: ``foe's bench 2``."""

    attack: str = ""
    """The name of the attack."""

    power: str = ""
    """The name of the power that is used, or of the effect that comes first."""

    target: str = ""
    """Where the Pokémon stands that is attacked or gets the card."""

    amount: int | None = None
    """The number that is answered; of a Prize, which one, from 1."""

    word: str = ""
    """The type, the condition or whatever word is chosen."""


class Option:
    """One answer that may be given now; the same answer is the same option."""

    __slots__ = ("_moment", "packed")

    def __init__(self, packed: int, moment: Moment) -> None:
        self.packed = packed
        self._moment = moment

    @property
    def kind(self) -> str:
        """What kind of answer it is, one of ``kinds.answers.NAMES``."""
        return answers.NAMES[kind(self.packed)]

    @property
    def text(self) -> str:
        """The answer in words, different from all others that were offered with it."""
        return self._moment.text(self.packed)

    @property
    def about(self) -> About:
        """The cards, places and numbers that it names."""
        return about(self._moment.state, self.packed)

    @property
    def card(self) -> str:
        """The id of the card that it is about, or nothing."""
        return self.about.card

    @property
    def place(self) -> str:
        """Where its card lies or its Pokémon stands, or nothing."""
        return self.about.place

    @property
    def attack(self) -> str:
        """The name of its attack, or nothing."""
        return self.about.attack

    @property
    def power(self) -> str:
        """The name of its power or effect, or nothing."""
        return self.about.power

    @property
    def target(self) -> str:
        """Where the Pokémon stands that is attacked or gets the card, or nothing."""
        return self.about.target

    @property
    def amount(self) -> int | None:
        """The number that it answers, or nothing."""
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


def about(st: State, packed: int) -> About:
    """Return what an option is about, as its player may know it."""
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
    """Return what an option is about that names a card."""
    what, copy, b = kind(packed), field_a(packed), field_b(packed)
    d, where = st.cards[copy], zone_words(st, copy, seat)
    if not is_told(st, copy, seat):
        return About(place=where)
    if what == answers.CARD_POWER:
        return About(d.card_id, where, power=use_name(d.uses[b]))
    onto = what in answers.ONTO or (what == answers.PLAY and is_equipment(d.trainer))
    return About(d.card_id, where, target=place_words(st, b, seat) if onto else "")


def of_place(st: State, packed: int, seat: int) -> About:
    """Return what an option is about that names a Pokémon by its place."""
    what, place, b = kind(packed), field_a(packed), field_b(packed)
    where, m = place_words(st, place, seat), mon_at(st, place)
    card = m.top.card_id if is_told(st, m.stack[-1], seat) else ""
    if what == answers.ATTACK:
        target = place_words(st, field_c(packed), seat)
        return About(card, where, attack=attack_at(st, m, b).name, target=target)
    if what == answers.DECLARE:
        return About(card, where, target=place_words(st, b, seat))
    return About(card, where, power=use_name(use_at(st, m, b)) if what == answers.POWER else "")
