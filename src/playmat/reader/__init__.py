"""The reader: printed English of every era to programs, whole faces or none."""

from __future__ import annotations

from typing import cast

from playmat.errors import BadProgram
from playmat.lang.check import check
from playmat.lang.node import Arg, Node, Program
from playmat.reader import wordings as wordings
from playmat.reader.checks.references import check_doubts
from playmat.reader.checks.zones import check_zones
from playmat.reader.discourse.mentions import Unresolved
from playmat.reader.face import Face, Reading, Unread
from playmat.reader.faces.attack import read_attack
from playmat.reader.faces.energy import read_energy
from playmat.reader.faces.power import read_power
from playmat.reader.faces.rule_line import read_rule
from playmat.reader.faces.trainer import read_trainer
from playmat.reader.nodes import changed, node, replaced
from playmat.reader.passes.canonical import canonical
from playmat.reader.passes.energy_units import in_units
from playmat.reader.passes.hidden_choices import may_find_none
from playmat.reader.passes.only_if_done import (
    check_choices,
    check_coins,
    only_if_done,
    shuffled_if_any,
)
from playmat.reader.passes.option_names import named_options
from playmat.reader.passes.paid_in_full import paid_in_full
from playmat.reader.passes.payments import paid_together, wholly
from playmat.reader.passes.summed_damage import summed
from playmat.reader.passes.tidy import tidied
from playmat.reader.passes.two_actives import of_two
from playmat.reader.text.subjects import with_subjects
from playmat.reader.text.tokens import cleaned, own_name, sentences
from playmat.writer import read_back

__all__ = ["Face", "Reading", "read"]

_READERS = {
    "attack": read_attack,
    "power": read_power,
    "trainer": read_trainer,
    "energy": read_energy,
    "rule": read_rule,
}


def in_its_time(program: Program, era: str) -> Program:
    """Say what a Trainer card is: without Supporters from 2007 to 2011. [META-7]"""
    word = "plain_trainer" if "2007-05" <= era < "2011-03" else "trainer"
    program = cast(Program, replaced(program, node("$trainer"), node(word)))
    return cast(Program, changed(program, lambda arg: _namesake(arg, era)))


def _namesake(arg: Arg, era: str) -> Arg:
    """Say whom a card leaves out by its own name: itself, from 2011 on all of the name."""
    if not isinstance(arg, Node) or arg.word != "$namesake":
        return arg
    return node("named", *arg.args) if era >= "2011-03" else node("one_of", node("self"))


def read(face: Face) -> Reading:
    """Return the program of a face, or none and where reading stopped.

    What our own writer says is one more way of wording, and tried first.
    """
    if face.kind not in _READERS:
        return Reading(None, f"faces of kind {face.kind!r} are not read")
    ours = read_back(face.text, face.kind)
    if ours is not None:
        return Reading(ours)
    try:
        clean = cleaned(face.text)
        told = own_name(clean, face.card, face.kind == "trainer")
        text = with_subjects(sentences(told))
        said = may_find_none(tidied(in_its_time(_READERS[face.kind](face, text), face.era)))
        said = shuffled_if_any(paid_in_full(in_units(paid_together(wholly(said)), clean)))
        said = named_options(of_two(said, told, face.kind))
        program = summed(canonical(only_if_done(said, face.kind == "attack")))
        check(program, face.kind)
        check_choices(program)
        check_coins(program)
        words = " ".join(map(str, text))
        check_doubts(program, words, face.damage)
        check_zones(program, words)
    except (Unread, Unresolved, BadProgram) as stop:
        return Reading(None, str(stop))
    return Reading(program)
