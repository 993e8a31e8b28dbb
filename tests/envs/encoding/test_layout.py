"""All column names are documented and unique."""

from __future__ import annotations

import pytest

from playmat.cards import facts
from playmat.envs.encoding.layout import CARD, NET, OPTION, TABLE, TEXT, TOKEN, VERSION
from playmat.model.views import packed
from tests.contract.repository import ROOT


@pytest.mark.parametrize("columns", [TABLE, TOKEN, OPTION, CARD, TEXT, NET])
def test_a_column_has_a_name_of_its_own(columns: tuple[str, ...]) -> None:
    assert len(set(columns)) == len(columns)


@pytest.mark.parametrize("columns", [TABLE, TOKEN, OPTION, NET])
def test_the_page_tells_every_column(columns: tuple[str, ...]) -> None:
    page = (ROOT / "docs/research.md").read_text("utf-8")

    assert [name for name in columns if f"`{name}`" not in page] == []


def test_rows_are_as_wide_as_they_have_columns() -> None:
    assert len(TOKEN) == packed.TOKEN


def test_the_version_is_that_of_the_rows_and_of_the_facts() -> None:
    assert VERSION[1] == facts.VERSION
