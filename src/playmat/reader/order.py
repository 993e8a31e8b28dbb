"""The order of reading: composers for the sentences of a face, then passes, then checks.

A pass turns a program into another; each relies on the passes before it. A check changes nothing
and rejects programs that no text can mean.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from playmat.errors import BadText
from playmat.lang.asked_first import asked_first
from playmat.lang.check import check
from playmat.lang.node import Program, words_in
from playmat.reader.checks.references import check_doubts
from playmat.reader.checks.zones import check_zones
from playmat.reader.discourse.mentions import Unresolved
from playmat.reader.face import Face, Unread
from playmat.reader.faces.attack import read_attack
from playmat.reader.faces.energy import read_energy
from playmat.reader.faces.power import read_power
from playmat.reader.faces.rule_line import read_rule
from playmat.reader.faces.trainer import read_trainer
from playmat.reader.passes.canonical import canonical
from playmat.reader.passes.energy_units import in_units
from playmat.reader.passes.era import in_its_time
from playmat.reader.passes.hidden_choices import may_find_none
from playmat.reader.passes.moved_last import moved_last
from playmat.reader.passes.needless_tests import without_needless_tests
from playmat.reader.passes.only_if_done import (
    check_choices,
    check_coins,
    only_if_done,
    shuffled_if_any,
)
from playmat.reader.passes.option_names import named_options
from playmat.reader.passes.paid_in_full import paid_in_full
from playmat.reader.passes.payments import paid_together, wholly
from playmat.reader.passes.spent_last import spent_last
from playmat.reader.passes.summed_damage import summed
from playmat.reader.passes.taken_for_granted import (
    SEARCHES,
    counted_if_attached,
    searched_and_shuffled,
)
from playmat.reader.passes.tidy import tidied
from playmat.reader.passes.two_actives import of_two
from playmat.reader.text.subjects import with_subjects
from playmat.reader.text.tokens import Sentence, cleaned, own_name, sentences


@dataclass(frozen=True, slots=True)
class Text:
    """The text of a face: normalised, then with ~ for its card's name, then split."""

    face: Face
    clean: str
    told: str
    sentences: tuple[Sentence, ...]

    @property
    def words(self) -> str:
        return " ".join(map(str, self.sentences))


_TITLE: Final = "\x01"
"""Placeholder for the name of an attack or power, in which no other name is looked for."""

_THIS_ABILITY: Final = re.compile(r"(?<!discarded )\b(?:with|that (?:has|have)) this Ability\b")
"""Mentions of "this Ability", which are replaced by its name."""

_HIS_OWN: Final = re.compile(r"(?<=, )his or her (?=[^,]*\bcan't\b)")
"""Possessive of the player who uses a Stadium, in a ban."""


def text_of(face: Face) -> Text:
    """The text of a face in sentences of words."""
    clean = cleaned(face.text)
    title = cleaned(face.name) if face.card in face.name and face.card != face.name else ""
    held = clean.replace(title, _TITLE) if title else clean
    told = own_name(held, face.card, face.kind == "trainer").replace(_TITLE, title)
    if face.kind == "power":
        told = _THIS_ABILITY.sub(f'that has the "{cleaned(face.name)}" Ability', told)
    if "stadium" in face.kinds:
        told = _HIS_OWN.sub("that player's ", told)
    return Text(face, clean, told, with_subjects(sentences(told)))


COMPOSERS: Final = {
    "attack": read_attack,
    "power": read_power,
    "trainer": read_trainer,
    "energy": read_energy,
    "rule": read_rule,
}
"""The functions that turn the sentences of each kind of face into a first program."""

Change = Callable[[Program, Text], Program]
KINDS: Final = tuple(COMPOSERS)
_BUT_ATTACKS: Final = tuple(kind for kind in KINDS if kind != "attack")


@dataclass(frozen=True, slots=True)
class Pass:
    """A change of programs, its reason, and the kinds of faces and words it applies to.

    For speed, a program without any of those *words* skips the pass.
    """

    name: str
    why: str
    change: Change
    kinds: tuple[str, ...] = KINDS
    words: frozenset[str] = frozenset()


def _alone(change: Callable[[Program], Program]) -> Change:
    """A change that does not depend on the text."""
    return lambda program, text: change(program)


PASSES: Final = (
    Pass(
        "in_its_time",
        "a word means what it meant on the day the card was printed",
        lambda program, text: in_its_time(program, text.face.era, text.told, text.face.card),
        words=frozenset({"$trainer", "$namesake", "form_of", "evolves_from"}),
    ),
    Pass("tidied", "what texts say in several ways is said in one", _alone(tidied)),
    Pass(
        "may_find_none",
        "a choice by kind among cards that only its player sees may find none",
        _alone(may_find_none),
        words=frozenset({"look"}),
    ),
    Pass(
        "wholly",
        "an option of several things is there only if all of them are",
        _alone(wholly),
        words=frozenset({"did"}),
    ),
    Pass(
        "paid_together",
        "Energy of several types is picked at once, so that no card serves for two",
        _alone(paid_together),
    ),
    Pass(
        "in_units",
        "Energy is counted in units where the text does not speak of cards",
        lambda program, text: in_units(program, text.clean),
    ),
    Pass(
        "paid_in_full",
        "having done it asks for all the cards, not for some of them",
        _alone(paid_in_full),
    ),
    Pass(
        "shuffled_if_any",
        "no deck is shuffled after what was done no single time",
        _alone(shuffled_if_any),
        words=frozenset({"shuffle"}),
    ),
    Pass(
        "of_two",
        "where a player has two Actives and the text speaks of one, one is chosen",
        lambda program, text: of_two(program, text.told, text.face.kind),
    ),
    Pass(
        "named_options",
        "two options that differ only in the player are called by that player",
        _alone(named_options),
        words=frozenset({"either"}),
    ),
    Pass(
        "only_if_done",
        "what follows a deed, a shuffle too, is kept to where the deed came about",
        lambda program, text: only_if_done(program, shuffles=True),
        ("attack",),
    ),
    Pass(
        "only_if_done",
        "the same but for shuffles: what is used only where it can do something has them anyway",
        lambda program, text: only_if_done(program, shuffles=False),
        _BUT_ATTACKS,
    ),
    Pass(
        "searched_and_shuffled",
        "who has looked through a deck shuffles it, whether or not the text says so",
        _alone(searched_and_shuffled),
        words=frozenset(SEARCHES),
    ),
    Pass(
        "counted_if_attached",
        "cards attached one by one count where they came to lie",
        _alone(counted_if_attached),
        words=frozenset({"each"}),
    ),
    Pass(
        "spent_last",
        "what is only discarded goes after the damage; what is demanded was paid before",
        lambda program, text: spent_last(program, text.words),
    ),
    Pass(
        "moved_last",
        "Energy that is moved for more damage goes after it",
        lambda program, text: moved_last(program, text.words),
    ),
    Pass(
        "without_needless_tests",
        "a test whose failing would leave nothing to be done anyway is left out",
        _alone(without_needless_tests),
    ),
    Pass(
        "canonical",
        "variables are named in order and nothing is bound in vain",
        _alone(canonical),
    ),
    Pass(
        "summed",
        "a Pokémon that may be chosen again takes the sum of its damage at once",
        _alone(summed),
        words=frozenset({"each", "repeat"}),
    ),
    Pass(
        "asked_first",
        "what an attack requires to be chosen is chosen when it is announced",
        _alone(asked_first),
    ),
)


@dataclass(frozen=True, slots=True)
class Check:
    """A rule that programs must obey, and why."""

    name: str
    why: str
    refuse: Callable[[Program, Text], None]


CHECKS: Final = (
    Check(
        "check",
        "clauses, sorts and variables must be those of the language",
        lambda program, text: check(program, text.face.kind),
    ),
    Check(
        "check_choices",
        "something must come of every choice",
        lambda program, text: check_choices(program),
    ),
    Check(
        "check_coins",
        "every coin is read, and none can show both sides",
        lambda program, text: check_coins(program),
    ),
    Check(
        "check_doubts",
        "nothing is done to what it cannot be done to",
        lambda program, text: check_doubts(program, text.words, text.face.damage),
    ),
    Check(
        "check_zones",
        "no card goes to a zone of a player who does not own it",
        lambda program, text: check_zones(program, text.words),
    ),
)


STOPS: Final = (Unread, Unresolved, BadText)
"""Exceptions that end a reading without a program."""


class Stage(NamedTuple):
    """A program at some stage, with the name of the stage and its reason."""

    name: str
    why: str
    program: Program


def stages(text: Text) -> Iterator[Stage]:
    """Yield the program of a text as first composed, then after each pass; then check it."""
    kind = text.face.kind
    compose = COMPOSERS[kind]
    program = compose(text.face, text.sentences)
    yield Stage(compose.__name__, "the sentences are read and put together", program)
    words = words_in(program)
    for one in PASSES:
        if kind in one.kinds:
            before = program
            program = one.change(before, text) if not one.words or one.words & words else before
            words = words if program is before else words_in(program)
            yield Stage(one.name, one.why, program)
    for test in CHECKS:
        test.refuse(program, text)
