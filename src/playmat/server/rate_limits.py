"""Limits on the load from connections and addresses."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

FRAME: Final = 16_384
"""Maximum size of a client message in bytes."""

BODY: Final = 2_000_000
"""Maximum size of a REST request in bytes."""

ADDRESSES: Final = 10_000

AT_HOME: Final = "playmat.at_home"
"""Scope key: whether the connection comes from this machine."""

COMES_FROM: Final = "playmat.comes_from"
"""Scope key: the client address that a request counts for."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Pairs of burst size and rate per second, for each address or connection."""

    messages: tuple[float, float] = (60, 30)
    requests: tuple[float, float] = (200, 30)
    games: tuple[float, float] = (60, 1)
    dear: tuple[float, float] = (60, 10)
    """Requests that take a worker's time: text searches, checks, replay steps."""

    sent: tuple[float, float] = (50, 0.02)
    """Uploaded replays."""

    questions: tuple[float, float] = (60, 10)
    """Questions other than moves on a connection: why, why not, known cards."""

    ease: tuple[float, float] = (30, 0.5)
    """Requests without queueing; beyond that, an address queues with other heavy clients."""

    talk: tuple[float, float] = (20, 1.5)
    """Messages without queueing, per connection."""

    pages: tuple[float, float] = (1500, 100)
    """Static files."""

    sockets: int = 500
    """Maximum number of connections per address."""

    patience: float = 0.5
    """Delay in seconds for excess requests, and for failed ones while the server is slow."""

    dearest: float = 20.0
    """Maximum factor by which requests count more while the server is slow."""


class Bucket:
    """A token bucket with a burst size and a rate per second."""

    __slots__ = ("_at", "_left", "_now", "_rate", "_size")

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._rate = rate
        self._now = now
        self._left = size
        self._at = now()

    def take(self, price: float = 1.0) -> bool:
        """Take a token; return whether there were enough. *price* applies once half are gone."""
        now = self._now()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        # Normal use is never blocked, however busy the server is.
        count = 1.0 if self._left > self._size / 2 else price
        if self._left < count:
            return False
        self._left -= count
        return True


class Addresses:
    """A bucket for each address; the least recently used are dropped."""

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, price: float = 1.0) -> bool:
        """Take a token from an address's bucket; return whether there were enough."""
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._rate, self._now)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(price)


class Strain:
    """Measures how late the event loop runs; then requests other than moves cost more."""

    LATE: Final = 0.005
    EVERY: Final = 0.02

    def __init__(self, most: float, patience: float = 0.0) -> None:
        self._most = most
        self._patience = patience
        self.price = 1.0
        """Factor by which requests count."""

    def felt(self, late: float) -> None:
        """Update the price from a measured delay."""
        if late > self.LATE:
            self.price = min(self._most, self.price * 1.5)
        else:
            self.price = max(1.0, self.price * 0.95)

    async def hold_off(self) -> None:
        """Delay a refused client while the server is slow, so that it does not retry at once."""
        if self.price > 1.0:
            await asyncio.sleep(self._patience)

    async def watch(self) -> None:
        """Measure delays continuously."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(self.EVERY)
            self.felt(time.monotonic() - began - self.EVERY)


class Lane:
    """Queue for heavy clients: few at a time, with pauses while the server is slow."""

    WIDTH: Final = 2
    LONGEST: Final = 1.0
    PATIENCE: Final = 5.0

    def __init__(self, strain: Strain) -> None:
        self.strain = strain
        self._places = asyncio.Semaphore(self.WIDTH)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait for a place for a limited time; it then stays empty while the server rests."""
        async with asyncio.timeout(self.PATIENCE):
            await self._places.acquire()
        began = time.monotonic()
        try:
            yield
        finally:
            rest = (time.monotonic() - began) * (self.strain.price - 1.0)
            later = asyncio.get_running_loop().call_later
            later(min(rest, self.LONGEST), self._places.release)
