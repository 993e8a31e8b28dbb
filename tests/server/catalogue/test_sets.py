"""The sets in the REST API, and decks written with the default style."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from starlette.testclient import TestClient

from playmat.cards.library import Library
from tests.server.tables import API, served

SHAPE = {
    "type": "array",
    "items": {
        "type": "object",
        "properties": {
            "id": {"type": "string", "minLength": 1},
            "name": {"type": "string", "minLength": 1},
            "series": {"type": "string", "minLength": 1},
            "date": {"type": "string", "pattern": r"^(\d{4}-\d\d-\d\d)?$"},
            "cards": {"type": "integer", "minimum": 1},
            "programmed": {"type": "integer", "minimum": 0},
        },
        "required": ["id", "name", "series", "date", "cards", "programmed"],
        "additionalProperties": False,
    },
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("sets")
    with served(folder) as client:
        yield client


def sets(client: TestClient) -> list[dict[str, Any]]:
    return list(client.get(f"{API}/sets").json())


def test_the_sets_have_one_shape(client: TestClient) -> None:
    jsonschema_rs.validate(SHAPE, sets(client))


def test_every_card_is_of_one_set(client: TestClient) -> None:
    found = sets(client)

    assert sum(each["cards"] for each in found) == len(Library.default().cards(samples=True))
    assert len({each["id"] for each in found}) == len(found)


def test_the_oldest_set_is_the_first_and_those_without_a_date_are_last(client: TestClient) -> None:
    found = sets(client)
    dates = [each["date"] or "9999" for each in found]

    assert dates == sorted(dates)
    assert (found[0]["id"], found[0]["name"], found[0]["series"]) == ("base1", "Base", "Base")
    assert found[0]["date"] == "1999-01-09"
    assert (found[-1]["id"], found[-1]["name"]) == ("pm", "Playmat's own cards")


def test_a_set_is_counted_as_a_search_finds_it(client: TestClient) -> None:
    base = sets(client)[0]

    found = client.get(f"{API}/cards/search", params={"q": "set:base1"}).json()

    assert found["total"] == base["cards"] == 102
    assert 0 < base["programmed"] <= base["cards"]


def test_a_deck_is_written_in_our_own_style_where_none_is_named(client: TestClient) -> None:
    wish = {"cards": [{"id": "base1-58", "count": 4}], "name": "Mine"}

    usual = client.post(f"{API}/decks/write", json=wish)
    named = client.post(f"{API}/decks/write", json={**wish, "style": "playmat"})

    assert usual.status_code == 200
    assert usual.json() == named.json()
