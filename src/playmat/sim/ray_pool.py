"""Run a job on a Ray cluster: each worker is an actor, and rows return in order."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import cycle
from typing import Any, Final

from playmat.errors import MissingExtra, PlaymatError
from playmat.sim.job import Job
from playmat.sim.pools import Chunk, CrewFailed, in_order
from playmat.sim.worker import Row, Worker

LEAVING: Final = "leaving"
"""Concurrency group for closing agents without waiting for submitted chunks."""

PATIENCE: Final = 5.0
"""Seconds for agents to close."""

REACH: Final = 4.5
"""Seconds for a host to connect and to reply; Ray itself retries for many minutes."""

HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""The start of a Ray (HTTP/2) connection with empty settings; a server sends its own."""


class NoCluster(PlaymatError, RuntimeError):
    """A Ray cluster cannot be reached."""


def refuse_dead(address: str) -> None:
    """Raise NoCluster for an address HOST:PORT or ray://HOST:PORT where no cluster listens."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return  # for example "auto", which only Ray can resolve
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=REACH) as line:
            if os.environ.get("RAY_USE_TLS", "0") != "0":
                return  # a TLS server sends nothing before the handshake
            line.sendall(HELLO)
            other = line.recv(9)[3:4] != HELLO[-6:-5]
    except TimeoutError as error:
        raise NoCluster(f"no Ray cluster at {address}: no reply within {REACH} seconds") from error
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster at {address}: {error}") from error
    if other:
        raise NoCluster(f"no Ray cluster at {address}: another program is listening there")


class Player:
    def __init__(self, job: dict[str, Any]) -> None:
        self._worker = Worker(Job.of_plain(job))

    def pairs(self, chunk: tuple[int, int, int]) -> list[Row]:
        return self._worker.pairs(*chunk)

    def close(self) -> None:
        """Close the long-lived agents."""
        self._worker.close()


class Cluster:
    """Plays on the workers of a Ray cluster, by default one per CPU."""

    def __init__(self, job: Job, address: str, count: int | None = None) -> None:
        try:
            ray: Any = import_module("ray")  # optional, and its types differ by version
        except ImportError as error:
            raise MissingExtra("ray", "cluster") from error
        self._ray: Any = ray
        refuse_dead(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except Exception as error:
            raise NoCluster(f"no Ray cluster at {address}: {error}") from error
        self.count = count or max(1, int(ray.cluster_resources().get("CPU", 1)))
        actor: Any = ray.remote(num_cpus=1, concurrency_groups={LEAVING: 1})(Player)
        self._players = [actor.remote(job.plain()) for _ in range(self.count)]

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """Play chunks on all workers in turn."""
        turn, got = cycle(self._players), self._ray.get
        try:
            yield from in_order(chunks, self.count, lambda each: next(turn).pairs.remote(each), got)
        except self._ray.exceptions.RayError as error:
            raise CrewFailed(f"a worker of the cluster failed: {error}") from error

    def close(self) -> None:
        """Close the long-lived agents on reachable workers, then disconnect."""
        with suppress(self._ray.exceptions.RayError):
            gone = [
                player.close.options(concurrency_group=LEAVING).remote() for player in self._players
            ]
            self._ray.get(gone, timeout=PATIENCE)
        self._ray.shutdown()
