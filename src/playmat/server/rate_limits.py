"""Limits: how much a connection or an address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

FRAME: Final = 16_384
"""The most bytes of one message from a client."""

BODY: Final = 2_000_000
"""The most bytes of one REST request."""

ADDRESSES: Final = 10_000


@dataclass(frozen=True, slots=True)
class Limits:
    """How many at once and how many a second: messages of a connection, requests of an address."""

    messages: tuple[float, float] = (60, 30)
    requests: tuple[float, float] = (400, 100)
    games: tuple[float, float] = (250, 5)
    dear: tuple[float, float] = (300, 30)
    """What takes a worker's time: searches of wordings, checks, steps of replays."""

    sent: tuple[float, float] = (50, 0.02)
    """Replays that are kept."""

    sockets: int = 500
    """Connections of an address at one time."""


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "_now", "_rate", "_size")

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._rate = rate
        self._now = now
        self._left = size
        self._at = now()

    def take(self, count: float = 1.0) -> bool:
        """Take some out; return whether there was enough."""
        now = self._now()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
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

    def take(self, address: str, count: float = 1.0) -> bool:
        """Take some out of an address's bucket; return whether there was enough."""
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._rate, self._now)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(count)
