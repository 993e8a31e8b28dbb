"""The public card data is imported, and matches the shipped cards and the status page.

A fourth of the sets is read each time, all of them by ``make laws``.
"""

from __future__ import annotations

import pytest

from playmat.cards.library import Library
from playmat.importer.overrides import load_overrides
from playmat.importer.report import report
from playmat.importer.status_page import status_page
from playmat.importer.tally import total
from tests.contract.repository import ROOT
from tests.importer.corpus import compiled, needs_data, some_compiled

pytestmark = needs_data


def test_what_is_shipped_is_what_the_reader_reads() -> None:
    library = Library.default()
    found = [card for one in some_compiled().sets.values() for card in one.cards]
    whole = [card for card in found if not card.unprogrammed()]

    changed = [card.id for card in whole if library.card(card.id) != card]

    assert changed == [], "run make library"
    assert len(found) - len(whole) <= 1  # a print without a text gets that of another set
    assert len(whole) > 2000


def test_the_reader_never_breaks() -> None:
    refused = [face for face in some_compiled().faces() if face.stopped.startswith("reader failed")]

    assert refused == []


@pytest.mark.slow
def test_every_face_is_read_overridden_or_refused() -> None:
    found = total(compiled().tallies().values())

    assert found.cards == found.cards_programmed == 9149
    assert found.faces == found.faces_read + found.faces_by_override + len(found.refused)


@pytest.mark.slow
def test_the_reader_alone_reads_nearly_every_text_and_few_are_data() -> None:
    found = report(compiled())

    assert found.texts_read / found.texts > 0.91
    assert found.total.faces_by_override <= 700  # rows of rare texts, and handwritten programs


@pytest.mark.slow
def test_every_override_of_a_text_has_its_text_in_the_data() -> None:
    texts = {(face.kind, face.text) for face in compiled().faces()}
    overrides, _ = load_overrides()

    lost = [one for one in overrides.entries if one.text and (one.kind, one.text) not in texts]

    assert lost == []


@pytest.mark.slow
def test_the_status_page_is_what_the_report_writes() -> None:
    overrides, _ = load_overrides()

    page = status_page(report(compiled()), compiled().known, overrides)

    assert (ROOT / "docs" / "cards.md").read_text("utf-8") == page, "run make library"
