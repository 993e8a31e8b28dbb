"""What a proxy, a container and the owner learn about the server's health."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.server.http.middleware import Trust
from playmat.server.store.store import Store
from tests.server.tables import served

OWNER = {"Authorization": "Bearer secret"}


def test_a_server_that_is_well_says_so_to_get_and_head(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        told, headed = client.get("/health"), client.head("/health")

    assert (told.status_code, told.json()) == (200, {"ok": True})
    assert (headed.status_code, headed.content) == (200, b"")


def test_a_database_that_does_not_answer_is_seen_by_the_status_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(store: Store) -> bool:
        return False

    monkeypatch.setattr(Store, "answers", silent)
    with served(tmp_path) as client:
        told = client.get("/health")

    assert (told.status_code, told.json()) == (503, {"ok": False})


@pytest.mark.parametrize(("proxies", "you"), [((), "testclient"), (("testclient",), "192.0.2.7")])
def test_the_owner_sees_whether_the_proxy_tells_clients_apart(
    proxies: tuple[str, ...], you: str, tmp_path: Path
) -> None:
    with served(tmp_path, owner="secret", trust=Trust(proxies=proxies)) as client:
        forwarded = {"X-Forwarded-For": "198.51.100.1, 192.0.2.7"}
        stranger = client.get("/health", headers=forwarded).json()
        owner = client.get("/health", headers={**forwarded, **OWNER}).json()

    assert stranger == {"ok": True}
    assert owner["you"] == you
