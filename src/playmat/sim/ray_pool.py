"""The same job on a Ray cluster: every worker an actor, the rows back in order."""

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
"""What a worker does beside playing: its agents need not wait for the chunks handed out."""

PATIENCE: Final = 5.0
"""Seconds for agents to leave."""

REACH: Final = 4.5
"""Seconds for a machine to take a connection, and to reply; Ray itself tries for many minutes."""

HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""How a connection to Ray begins: HTTP/2 with empty settings, to which a server sends its own."""


class NoCluster(PlaymatError, RuntimeError):
    """Say that a Ray cluster cannot be reached."""


def refuse_dead(address: str) -> None:
    """Refuse an address of the form HOST:PORT or ray://HOST:PORT where no Ray cluster listens."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return  # such as "auto", which only Ray can look up
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=REACH) as line:
            if os.environ.get("RAY_USE_TLS", "0") != "0":
                return  # such a server says nothing before keys are exchanged
            line.sendall(HELLO)
            other = line.recv(9)[3:4] != HELLO[-6:-5]
    except TimeoutError as error:
        raise NoCluster(f"no Ray cluster at {address}: no reply within {REACH} seconds") from error
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster at {address}: {error}") from error
    if other:
        raise NoCluster(f"no Ray cluster at {address}: another program is listening there")


class Player:
    """A worker as Ray runs it."""

    def __init__(self, job: dict[str, Any]) -> None:
        self._worker = Worker(Job.of_plain(job))

    def pairs(self, chunk: tuple[int, int, int]) -> list[Row]:
        """Return the rows of a chunk."""
        return self._worker.pairs(*chunk)

    def close(self) -> None:
        """Let the agents go that have stayed."""
        self._worker.close()


class Cluster:
    """Play on the workers of a Ray cluster, as many as it has processors."""

    def __init__(self, job: Job, address: str, count: int | None = None) -> None:
        try:
            ray: Any = import_module("ray")  # not everybody has it, and its types differ by version
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
        """Let the agents go that have stayed with those who can still be reached; leave."""
        with suppress(self._ray.exceptions.RayError):
            gone = [
                player.close.options(concurrency_group=LEAVING).remote() for player in self._players
            ]
            self._ray.get(gone, timeout=PATIENCE)
        self._ray.shutdown()
