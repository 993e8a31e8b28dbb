"""Limits: how much a connection or an address may ask for."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

FRAME: Final = 16_384
"""The most bytes of one message from a client."""

BODY: Final = 2_000_000
"""The most bytes of one REST request."""

ADDRESSES: Final = 10_000

AT_HOME: Final = "playmat.at_home"
"""Where a connection says whether it comes from the machine itself."""

COMES_FROM: Final = "playmat.comes_from"
"""Where a request says for whose address it is counted."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many at once and how many a second: messages of a connection, requests of an address."""

    messages: tuple[float, float] = (60, 30)
    requests: tuple[float, float] = (200, 30)
    games: tuple[float, float] = (60, 1)
    dear: tuple[float, float] = (60, 10)
    """What takes a worker's time: searches of wordings, checks, steps of replays."""

    sent: tuple[float, float] = (50, 0.02)
    """Replays that are kept."""

    questions: tuple[float, float] = (60, 10)
    """What a connection asks besides playing: why, why not, what is known."""

    ease: tuple[float, float] = (30, 0.5)
    """Requests with which an address waits for nobody; with more it waits for its like."""

    talk: tuple[float, float] = (20, 1.5)
    """The same for what a connection says."""

    pages: tuple[float, float] = (1500, 100)
    """Files of the pages."""

    sockets: int = 500
    """Connections of an address at one time."""

    patience: float = 0.5
    """Seconds that whoever asks too often, or in vain while the server runs late, waits."""

    dearest: float = 20.0
    """How many times over a request counts at most while the server runs late."""


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "_now", "_rate", "_size")

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._rate = rate
        self._now = now
        self._left = size
        self._at = now()

    def take(self, price: float = 1.0) -> bool:
        """Take one out, which has its *price* only once half is gone; tell if there was enough."""
        now = self._now()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        # Whoever asks as people do is never kept from it, however busy the machine is.
        count = 1.0 if self._left > self._size / 2 else price
        if self._left < count:
            return False
        self._left -= count
        return True


class Addresses:
    """A bucket for each address, the longest unused forgotten first."""

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, price: float = 1.0) -> bool:
        """Take one out of an address's bucket; return whether there was enough."""
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._rate, self._now)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(price)


class Strain:
    """How late the server runs, which makes all that is asked for dearer but play itself."""

    LATE: Final = 0.005
    EVERY: Final = 0.02

    def __init__(self, most: float, patience: float = 0.0) -> None:
        self._most = most
        self._patience = patience
        self.price = 1.0
        """How many times over a request is counted."""

    def felt(self, late: float) -> None:
        """Take notice of how late something was done."""
        if late > self.LATE:
            self.price = min(self._most, self.price * 1.5)
        else:
            self.price = max(1.0, self.price * 0.95)

    async def hold_off(self) -> None:
        """Let whoever is refused wait while the server runs late, or they ask again at once."""
        if self.price > 1.0:
            await asyncio.sleep(self._patience)

    async def watch(self) -> None:
        """Feel the strain for as long as the server lives."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(self.EVERY)
            self.felt(time.monotonic() - began - self.EVERY)


class Lane:
    """The way of those who ask much: few at once, with rests as long as the server runs late."""

    WIDTH: Final = 2
    LONGEST: Final = 1.0
    PATIENCE: Final = 5.0

    def __init__(self, strain: Strain) -> None:
        self.strain = strain
        self._places = asyncio.Semaphore(self.WIDTH)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait for a place, but not for ever; one that is left stays empty while the server rests.

        Nobody waits for the rest of a place that they had.
        """
        async with asyncio.timeout(self.PATIENCE):
            await self._places.acquire()
        began = time.monotonic()
        try:
            yield
        finally:
            rest = (time.monotonic() - began) * (self.strain.price - 1.0)
            later = asyncio.get_running_loop().call_later
            later(min(rest, self.LONGEST), self._places.release)
