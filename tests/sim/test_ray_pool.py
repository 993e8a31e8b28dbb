"""A job on a Ray cluster of two workers plays the same games, with clear errors without one."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path

import pytest

from playmat.sim import ray_pool
from playmat.sim.ray_pool import NoCluster
from playmat.sim.run import PAIRS, Standing, simulate
from tests.sim.jobs import HERE, job

pytest.importorskip("ray")

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which agents record that they left."""
    folder = tmp_path / "notes"
    folder.mkdir()
    monkeypatch.setenv("PLAYMAT_TEST_NOTES", str(folder))
    monkeypatch.setattr(ray_pool, "PATIENCE", 60.0)  # needed on a busy machine
    return folder


@pytest.fixture
def address(notes: Path) -> Iterator[str]:
    """The address of a local cluster of two workers."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    for _ in range(2):
        cluster.add_node(num_cpus=1)
    yield cluster.address
    cluster.shutdown()  # type: ignore[no-untyped-call]


@pytest.mark.slow
def test_a_cluster_of_two_workers_plays_the_same_games(address: str, tmp_path: Path) -> None:
    small = job(4 * PAIRS)
    simulate(small, out=tmp_path / "here", processes=1)

    simulate(small, out=tmp_path / "there", ray=address)

    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()


@pytest.mark.slow
def test_agents_that_stay_with_the_workers_of_a_cluster_are_let_go(
    address: str, notes: Path
) -> None:
    simulate(job(6 * PAIRS, (f"{HERE}:Noting", "random")), ray=address)

    assert any(path.name != str(os.getpid()) for path in notes.iterdir())


@pytest.mark.slow
def test_a_run_on_a_cluster_that_is_stopped_lets_its_agents_go(address: str, notes: Path) -> None:
    def stop(standing: Standing) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(job(40 * PAIRS, (f"{HERE}:Noting", "random")), ray=address, tell=stop)

    assert any(path.name != str(os.getpid()) for path in notes.iterdir())


@pytest.mark.parametrize("form", ["{}", "ray://{}"])
def test_an_address_where_nothing_listens_is_refused_before_ray_tries(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ray

    def never(**given: object) -> None:
        raise AssertionError("Ray would try for minutes")

    monkeypatch.setattr(ray, "init", never)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    address = form.format(f"127.0.0.1:{port}")

    with pytest.raises(NoCluster, match=f"no Ray cluster at {address}: .*refused"):
        simulate(job(2), ray=address)


def test_an_address_that_takes_connections_and_says_nothing_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ray_pool, "REACH", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"

        with pytest.raises(NoCluster, match=f"no Ray cluster at {address}: no reply within"):
            ray_pool.refuse_dead(address)


@pytest.mark.parametrize(
    ("reply", "is_ray"),
    [(b"\0\0\0\4\0\0\0\0\0", True), (b"HTTP/1.1 400 Bad Request\r\n", False), (b"", False)],
)
def test_another_program_at_the_address_is_told_from_ray(reply: bytes, is_ray: bool) -> None:
    def serve() -> None:
        line, _ = other.accept()
        with line:
            line.recv(1000)
            line.sendall(reply)

    with socket.create_server(("127.0.0.1", 0)) as other, ThreadPoolExecutor() as pool:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        served = pool.submit(serve)

        with nullcontext() if is_ray else pytest.raises(NoCluster, match="another program"):
            ray_pool.refuse_dead(address)

        served.result()


@pytest.mark.parametrize("address", ["auto", "local", "nonsense", "host:port", "[::1]"])
def test_what_is_no_host_and_port_is_left_to_ray(address: str) -> None:
    ray_pool.refuse_dead(address)


def test_a_port_that_cannot_be_is_refused() -> None:
    with pytest.raises(NoCluster, match="99999"):
        ray_pool.refuse_dead("127.0.0.1:99999")


def test_an_address_where_no_cluster_answers_is_one_clear_error() -> None:
    with pytest.raises(NoCluster, match="no Ray cluster at"):
        simulate(job(2), ray="nonsense")
