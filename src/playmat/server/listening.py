"""Limits on connections: how many, and how long a request may take."""

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
"""Seconds for a request to arrive completely."""

SPARE: Final = 128
"""File handles reserved for the store, the cards and the workers."""

MOST: Final = 4000
"""Maximum number of connections, if enough files may be open."""

SHARE: Final = 4
"""Divisor for the share of connections of one address."""


def is_local(host: str) -> bool:
    """Whether an address can only be reached from this machine."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def plain_address(text: str) -> str:
    """An address in its usual form; other text is returned unchanged.

    A server that listens on `::` sees IPv4 addresses mapped into IPv6.
    """
    try:
        address = ip_address(text)
    except ValueError:
        return text
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


@dataclass(slots=True)
class Doors:
    """Counts connections by address and limits them."""

    most: int
    patience: float = PATIENCE
    proxies: tuple[str, ...] = ()
    """Proxy addresses, which are exempt from the share per address."""

    taken: Counter[str] = field(default_factory=Counter)
    tally: Tally = field(default_factory=Tally)

    def let_in(self, address: str) -> bool:
        """Count a new connection; return whether there is room for it."""
        self.taken[address] += 1
        share = self.most if address in self.proxies else max(1, self.most // SHARE)
        room = self.taken[address] <= share and self.taken.total() <= self.most
        if not room:
            self.tally.refuse("connections")
        return room

    def let_out(self, address: str) -> None:
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]


def room_for_files() -> int:
    """Raise the limit of open files; return how many connections that allows."""
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
    """A protocol class that drops excess and slow connections."""

    class Impatient(H11Protocol):
        """HTTP with a time limit for incomplete requests."""

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
            self._leave()  # sockets have their own limits
            super().handle_websocket_upgrade(event)

        def _leave(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
            if self._inside:
                self._inside = False
                doors.let_out(self._address)

        def _look(self) -> None:
            """Drop the connection if it sent no complete request since the last check."""
            waiting = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
            if waiting and self.cycle is self._waited_for:
                doors.tally.refuse("slow")
                self.transport.abort()
                return
            self._waited_for = self.cycle
            self._timer = self.loop.call_later(doors.patience, self._look)

    return Impatient
