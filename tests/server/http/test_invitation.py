"""Invite links work from the friend's machine, or say that they do not."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.server.tables import API, served

LINK = "http://127.0.0.1:8123/table?game=abc#invite=xyz"


@pytest.mark.parametrize(
    ("asked", "reach", "link", "local"),
    [
        (LINK, "", LINK, True),
        (LINK, "http://192.0.2.7:8123/", "http://192.0.2.7:8123/table?game=abc#invite=xyz", False),
        ("http://localhost/t", "http://[2001:db8::1]:81/", "http://[2001:db8::1]:81/t", False),
        ("http://[::1]:8123/t", "", "http://[::1]:8123/t", True),
        ("https://cards.example/t", "", "https://cards.example/t", False),
        ("https://cards.example/t", "http://192.0.2.7:1/", "https://cards.example/t", False),
    ],
)
def test_a_link_of_this_machine_is_told_by_its_address_on_the_network(
    tmp_path: Path, asked: str, reach: str, link: str, local: bool
) -> None:
    with served(tmp_path, reach=reach) as client:
        found = client.post(f"{API}/invitation", json={"link": asked}).json()

    assert (found["link"], found["local"]) == (link, local)
    assert (found["image"] == "") == local
    assert local or unquote(found["image"]).startswith("data:image/svg+xml")


@pytest.mark.parametrize(
    "link", ["", "javascript:alert(1)", "http://a b", "http://[", "http://a/" + "x" * 300]
)
def test_what_is_no_link_is_refused(tmp_path: Path, link: str) -> None:
    with served(tmp_path) as client:
        assert client.post(f"{API}/invitation", json={"link": link}).status_code == 422
