"""Faces of the shipped library show what their programs say, in positions made for them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

from playmat.cards.library import SAMPLES, SHIPPED, Library
from playmat.exercise.faces import CardFace
from playmat.exercise.survey import Found, faces_to_exercise, looked_at, sample

KNOWN = tomllib.loads(Path(__file__).with_name("known.toml").read_text(encoding="utf-8"))
MOST = 160
PARTS = 8


@cache
def library() -> Library:
    return Library([SAMPLES, SHIPPED])


@cache
def faces() -> tuple[CardFace, ...]:
    """A stable sample of faces, without excused ones."""
    every = sample(faces_to_exercise(library()), MOST)
    return tuple(face for face in every if f"{face.card.id} {face.name}" not in KNOWN)


def suspicious(part: int) -> list[Found]:
    found = [looked_at(face, library(), False) for face in faces()[part::PARTS]]
    return [each for each in found if each.reasons]


@pytest.mark.parametrize("part", range(PARTS))
def test_every_face_of_the_sample_is_usable_and_shows_its_effects(part: int) -> None:
    assert [str(each) for each in suspicious(part)] == []


@pytest.mark.slow
def test_what_is_excused_is_still_there_and_still_suspicious() -> None:
    by_name = {f"{face.card.id} {face.name}": face for face in faces_to_exercise(library())}

    healed = [name for name in KNOWN if not looked_at(by_name[name], library(), False).reasons]

    assert healed == []
