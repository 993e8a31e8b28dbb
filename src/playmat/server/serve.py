"""Starting the server: the address, the warning when others can reach it, and the browser."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

import uvicorn

from playmat.cards.library import Library
from playmat.errors import PlaymatError
from playmat.server.app import create_app
from playmat.server.rate_limits import FRAME
from playmat.server.store.database import default_url

SWITCH: Final = 0.0005
"""Seconds after which threads change: the one that stores must not wait long for the loop."""


PORT: Final = 8123
"""The port that is taken where none is asked for, or the next free one after it."""

NEIGHBOURS: Final = 20

MOST_WORKERS: Final = 4
"""Processes beside the server where nobody says how many; each holds all cards."""


LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")


class CannotListen(PlaymatError, OSError):
    """Refuse an address that cannot be listened on."""

    def __init__(self, host: str, port: int, why: str, error: int | None = None) -> None:
        super().__init__(host, port, why)
        self.host = host
        self.port = port
        self.why = why
        self.error = error

    def __str__(self) -> str:
        return f"cannot listen on {self.host}:{self.port}: {self.why}; try another --port"


def is_local(host: str) -> bool:
    """Tell whether an address can be reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def bound(host: str, port: int) -> socket.socket:
    """Return a socket that listens, or refuse the address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(512)
    except OSError as error:
        listener.close()
        raise CannotListen(host, port, error.strerror or str(error), error.errno) from error
    return listener


def bound_near(host: str, say: Callable[[str], object]) -> socket.socket:
    """Return a socket that listens on the usual port, or on the next one that is free."""
    for port in range(PORT, PORT + NEIGHBOURS):
        try:
            listener = bound(host, port)
        except CannotListen as refused:
            if refused.error != errno.EADDRINUSE:
                raise
            continue
        if port != PORT:
            say(f"Port {PORT} is taken, perhaps by another Playmat; this one is at {port}.")
        return listener
    raise CannotListen(host, PORT, f"it and the {NEIGHBOURS - 1} after it are taken")


def own_address(host: str) -> str:
    """Return the address that others on the network can be given."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells which of our addresses would
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def usual_workers() -> int:
    """Return how many processes think beside the server: one core is left to it."""
    return min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))


def serve(
    host: str,
    port: int | None,
    browse: bool,
    db: str | None,
    say: Callable[[str], object] = print,
    workers: int | None = None,
) -> None:
    """Serve until interrupted; cards that cannot be read are told before anybody comes."""
    Library.default().cards()
    listener = bound_near(host, say) if port is None else bound(host, port)
    port = listener.getsockname()[1]
    shown = own_address(host)
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    say(f"Playmat is at {address} (Ctrl+C ends it; games are kept)")
    if not is_local(host):
        say("Warning: everybody who reaches this machine can play here; there is no password.")
        say(f"Invite friends with {address} on a network you trust.")
    sys.setswitchinterval(SWITCH)
    # A page elsewhere may lead its own name to this machine; only local names are answered then.
    many = usual_workers() if workers is None else workers
    app = create_app(db or default_url(), hosts=LOCAL if is_local(host) else (), workers=many)
    if browse:
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listener])
