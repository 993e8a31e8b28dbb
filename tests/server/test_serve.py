"""Starting the server: its addresses and messages."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
import uvicorn
from click.testing import CliRunner

from playmat.cli import main
from playmat.server import serve as serving
from playmat.server.listening import is_local
from playmat.server.serve import CannotListen, Serving, bound, bound_near, serve


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("::1", True),
        ("0.0.0.0", False),
        ("192.0.2.7", False),
        ("table.example", False),
    ],
)
def test_an_address_is_local_if_only_this_machine_reaches_it(host: str, local: bool) -> None:
    assert is_local(host) is local


def test_a_port_that_is_taken_is_refused_with_what_to_do() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]

        with pytest.raises(CannotListen, match="--port"):
            bound("127.0.0.1", port)


def test_the_next_free_port_is_taken_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", taken)

        listener = bound_near("127.0.0.1", said.append)

    port = listener.getsockname()[1]
    listener.close()
    assert port > taken
    assert said == [f"Port {taken} is in use, perhaps by another Playmat. Using port {port}."]


def test_where_no_port_is_free_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(serving, "PORT", other.getsockname()[1])
        monkeypatch.setattr(serving, "NEIGHBOURS", 1)

        with pytest.raises(CannotListen, match="are in use"):
            bound_near("127.0.0.1", print)


def test_a_library_with_a_fault_is_told_before_the_server_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own.json").write_text('[{"id": "own-1"}]')
    monkeypatch.setenv("PLAYMAT_LIBRARY", str(tmp_path))

    result = CliRunner().invoke(main, ["serve", "--port", "0", "--no-open"])

    assert result.exit_code == 2
    assert result.stderr.startswith(f"Error: {tmp_path / 'own.json'}: own-1, ")


class Idle:
    """A server that ends immediately."""

    def __init__(self, config: object) -> None:
        pass

    def run(self, sockets: list[socket.socket]) -> None:
        for each in sockets:
            each.close()


@pytest.mark.parametrize(("host", "warned"), [("127.0.0.1", False), ("0.0.0.0", True)])
def test_sharing_is_warned_of_and_the_link_is_printed(
    host: str, warned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn, "Server", Idle)
    said: list[str] = []

    serve(Serving(host, 0, "sqlite://"), say=said.append)

    assert said[0].startswith("Playmat is at http://")
    assert any("Warning" in line for line in said) is warned
    assert any("Invite" in line for line in said) is warned


def test_behind_a_proxy_friends_are_sent_to_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn, "Server", Idle)
    said: list[str] = []
    names, proxies = ("cards.example", "cards.test"), ("172.17.0.1",)

    serve(Serving("0.0.0.0", 0, "sqlite://", names=names, proxies=proxies), say=said.append)

    assert "Friends connect through the proxy at cards.example or cards.test." in said
    assert not any("Invite" in line for line in said)


def test_the_command_tells_its_options() -> None:
    said = CliRunner().invoke(main, ["serve", "--help"]).output

    for option in ("--port", "--host", "--no-open", "--db"):
        assert option in said
