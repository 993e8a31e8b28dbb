"""Connections before anything was asked over them: how many there may be, and for how long."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from playmat.server.tally import Tally

PATIENCE: Final = 15.0
"""Seconds in which a request has to come in whole."""

SPARE: Final = 128
"""Files that are left for the store, the cards and the workers."""

MOST: Final = 4000
"""Connections at one time, where so many files may be open."""

SHARE: Final = 4
"""One address has at most this part of all connections."""


def is_local(host: str) -> bool:
    """Tell whether an address can be reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def plain_address(text: str) -> str:
    """Return an address as everybody writes it; what is none stays as it is.

    A server that listens on `::` is told of IPv4 addresses as a part of IPv6.
    """
    try:
        address = ip_address(text)
    except ValueError:
        return text
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


@dataclass(slots=True)
class Doors:
    """How many connections there may be, and who has how many."""

    most: int
    patience: float = PATIENCE
    proxies: tuple[str, ...] = ()
    """Addresses that bring everybody's requests and are not held to one's share."""

    taken: Counter[str] = field(default_factory=Counter)
    tally: Tally = field(default_factory=Tally)

    def let_in(self, address: str) -> bool:
        """Count one connection more; tell whether there is room for it."""
        self.taken[address] += 1
        share = self.most if address in self.proxies else max(1, self.most // SHARE)
        room = self.taken[address] <= share and self.taken.total() <= self.most
        if not room:
            self.tally.refuse("connections")
        return room

    def let_out(self, address: str) -> None:
        """Count one connection less."""
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]


def room_for_files() -> int:
    """Let this process open as many files as it may; return how many connections that leaves."""
    try:
        import resource
    except ImportError:  # not on this system
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE if hard == resource.RLIM_INFINITY else min(hard, MOST + SPARE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return max(16, min(MOST, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE))


def protocol_for(doors: Doors) -> type[H11Protocol]:
    """Return how connections are spoken over: those too many or too slow are cut off."""

    class Impatient(H11Protocol):
        """HTTP that does not wait for ever for the rest of a request."""

        _address = ""
        _inside = False
        _waited_for: Any = None
        _timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._address = plain_address(self.client[0]) if self.client else ""
            self._inside = True
            if doors.let_in(self._address):
                self._timer = self.loop.call_later(doors.patience, self._look)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._leave()  # sockets have limits of their own
            super().handle_websocket_upgrade(event)

        def _leave(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
            if self._inside:
                self._inside = False
                doors.let_out(self._address)

        def _look(self) -> None:
            """Cut off who has sent no whole request since the last look."""
            waiting = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
            if waiting and self.cycle is self._waited_for:
                doors.tally.refuse("slow")
                self.transport.abort()
                return
            self._waited_for = self.cycle
            self._timer = self.loop.call_later(doors.patience, self._look)

    return Impatient
