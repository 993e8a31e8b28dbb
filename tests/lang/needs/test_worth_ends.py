"""Skipped questions are not missed: asking all of them leads to the same ends."""

from __future__ import annotations

import pytest

from tests.lang.needs.ends import MOST, choosing, ends

PARTS = 24
"""Number of parts of the texts; the suite tests one and the laws the rest."""

ASKING = {
    "choices": ("worth_choosing", "worth_telling_apart"),
    "course": ("worth_asking", "picked_for", "picked_first"),
}
"""The linker's conditions for questions, by module of words."""


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in range(1, PARTS))]
)
def test_with_every_question_put_the_ends_are_the_same(
    part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = choosing()[part::PARTS]
    spared = [list(ends(tried)) for tried in texts]
    for module, names in ASKING.items():
        for name in names:
            monkeypatch.setattr(f"playmat.linker.words.{module}.{name}", lambda *_: None)

    asked = [list(ends(tried)) for tried in texts]

    pairs = zip(texts, spared, asked, strict=True)
    compared = [(t, a, b) for t, aa, bb in pairs for a, b in zip(aa, bb, strict=True)]
    assert [t for t, a, b in compared if a != b and max(len(a), len(b)) < MOST] == []
