"""Nobody can pose as another client behind a proxy, however the proxy's address is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from playmat.server.app import create_app
from playmat.server.listening import Doors, plain_address
from playmat.server.serve import Serving

OWNER = {"Authorization": "Bearer secret"}


def comes_from(folder: Path, serving: Serving, client: str, told: str) -> Any:
    """The address that a request counts for, given its X-Forwarded-For header."""
    url = f"sqlite:///{folder / 'games.sqlite'}"
    app = create_app(url, trust=serving.trust, owner="secret")
    with TestClient(app, base_url="http://localhost", client=(client, 50_000)) as web:
        return web.get("/health", headers={**OWNER, "X-Forwarded-For": told}).json()["you"]


@pytest.mark.parametrize(
    ("told", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("127.0.0.1, 192.0.2.7", "192.0.2.7"),
        ("198.51.100.1, 192.0.2.7, 127.0.0.1", "192.0.2.7"),
        ("", "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_no_proxy_counts_and_none_before_it(
    told: str, counted: str, tmp_path: Path
) -> None:
    serving = Serving(proxies=("127.0.0.1",))

    assert comes_from(tmp_path, serving, "127.0.0.1", told) == counted


@pytest.mark.parametrize(
    ("named", "met"),
    [
        ("127.0.0.1", "::ffff:127.0.0.1"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("0:0:0:0:0:0:0:1", "::1"),
        ("FD00::A", "fd00::a"),
    ],
)
def test_a_proxy_is_known_by_its_address_however_it_is_written(
    named: str, met: str, tmp_path: Path
) -> None:
    serving = Serving(proxies=(named,))

    assert comes_from(tmp_path, serving, met, "192.0.2.7") == "192.0.2.7"


def test_one_client_is_one_address_however_it_comes_in() -> None:
    assert plain_address("::ffff:192.0.2.7") == plain_address("192.0.2.7") == "192.0.2.7"
    assert plain_address("not an address") == "not an address"


def test_a_proxy_that_is_met_by_ipv6_may_bring_everybody() -> None:
    doors = Doors(8, proxies=Serving(proxies=("::ffff:10.0.0.1",)).believed)

    assert all(doors.let_in("10.0.0.1") for _ in range(8))
