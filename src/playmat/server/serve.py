"""Start the server: address, warning if it is reachable by others, and browser."""

from __future__ import annotations

import asyncio
import errno
import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn

from playmat.cards.library import Library, data_folder
from playmat.errors import PlaymatError
from playmat.server.app import create_app
from playmat.server.http.middleware import Trust
from playmat.server.listening import Doors, is_local, plain_address, protocol_for, room_for_files
from playmat.server.rate_limits import FRAME
from playmat.server.store.database import default_url, refuse_unfit

SWITCH: Final = 0.0005
"""Thread switch interval in seconds, so that storing threads do not delay the loop."""


PORT: Final = 8123
"""The default port; the next free one is used if it is taken."""

NEIGHBOURS: Final = 20

MOST_WORKERS: Final = 4
"""Default maximum of worker processes; each loads all cards."""


LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")


def owner_key(folder: Path) -> str:
    """The key to the owner's statistics, created when first needed."""
    path = folder / "owner.key"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_urlsafe(32))
        return path.read_text("utf-8").strip()
    except OSError:
        return ""  # no owner's view without a writable folder


class CannotListen(PlaymatError, OSError):
    def __init__(self, host: str, port: int, why: str, error: int | None = None) -> None:
        super().__init__(host, port, why)
        self.host = host
        self.port = port
        self.why = why
        self.error = error

    def __str__(self) -> str:
        return f"cannot listen on {self.host}:{self.port}: {self.why}; try another --port"


def bound(host: str, port: int) -> socket.socket:
    """A listening socket, or raise CannotListen."""
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
    """A socket that listens on the default port or the next free one."""
    for port in range(PORT, PORT + NEIGHBOURS):
        try:
            listener = bound(host, port)
        except CannotListen as refused:
            if refused.error != errno.EADDRINUSE:
                raise
            continue
        if port != PORT:
            say(f"Port {PORT} is in use, perhaps by another Playmat. Using port {port}.")
        return listener
    raise CannotListen(host, PORT, f"it and the next {NEIGHBOURS - 1} ports are in use")


def own_address(host: str) -> str:
    """The address for others on the network."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; selects a network interface
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def usual_workers() -> int:
    """Default number of worker processes; one core is left for the server."""
    return min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True, slots=True)
class Serving:
    """How to serve the table: address, host names, proxies, database and workers."""

    host: str = "127.0.0.1"
    port: int | None = None
    db: str | None = None
    workers: int | None = None
    names: tuple[str, ...] = ()
    """Host names accepted besides the address; others are refused."""

    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose X-Forwarded-For header is trusted."""

    keep_days: int | None = None
    """Days after which untouched games are deleted; None for never."""

    @property
    def trust(self) -> Trust:
        """What the server trusts.

        Another site may point its own name at this machine, so the server only answers to known
        names, and, if it is shared, to IP addresses.
        """
        shared = not is_local(self.host)
        own = (socket.gethostname(), f"{socket.gethostname()}.local", self.host) if shared else ()
        names = tuple(dict.fromkeys(name.lower() for name in (*LOCAL, *self.names, *own)))
        return Trust(names, (), self.believed, shared)

    @property
    def believed(self) -> tuple[str, ...]:
        """The proxies' addresses in normalized form."""
        return tuple(map(plain_address, self.proxies))


def bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def invitation(serving: Serving, address: str) -> str:
    """How friends can connect: behind a proxy by its name, otherwise by address."""
    if serving.names and serving.proxies:
        return f"Friends connect through the proxy at {' or '.join(serving.names)}."
    return f"Invite friends with {address} on a network you trust."


def serve(serving: Serving, browse: bool = False, say: Callable[[str], object] = print) -> None:
    """Serve until interrupted; startup problems are reported before listening."""
    Library.default().cards()
    url = serving.db or default_url()
    asyncio.run(refuse_unfit(url))
    host = serving.host
    listener = bound_near(host, say) if serving.port is None else bound(host, serving.port)
    port = listener.getsockname()[1]
    address = f"http://{bracketed(own_address(host))}:{port}/"
    say(f"Playmat is at {address} (press Ctrl+C to stop; games are saved)")
    if not is_local(host):
        say("Warning: anyone who can reach this machine can play; there is no password.")
        say(invitation(serving, address))
    sys.setswitchinterval(SWITCH)
    many = usual_workers() if serving.workers is None else serving.workers
    owner = owner_key(data_folder())
    app = create_app(
        url,
        workers=many,
        trust=serving.trust,
        owner=owner,
        keep=serving.keep_days,
        reach="" if is_local(host) else address,
    )
    if browse:
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    tally = app.state.lobby.tally
    doors = Doors(room_for_files(), proxies=serving.believed, tally=tally)
    config = uvicorn.Config(
        app,
        http=protocol_for(doors),
        proxy_headers=False,  # the guard reads them, if a proxy is named
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listener])
