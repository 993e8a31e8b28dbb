"""REST requests of any kind never cause an error of the server."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from playmat.server.app import create_app
from tests.server.client import free_port
from tests.server.tables import LOOSE

EXAMPLES = 12


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    app = create_app(f"sqlite:///{folder / 'games.sqlite'}", limits=LOOSE)
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="critical", ws="none"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


def test_no_request_breaks_the_server(address: str) -> None:
    schema: Any = schemathesis.openapi.from_url(f"{address}/openapi.json")
    tried = [tried_out(result.ok()) for result in schema.get_all_operations()]

    assert len(tried) > 20


def tried_out(operation: Any) -> str:
    """Send one operation all sorts of requests made from its schema."""

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def send(case: Any) -> None:
        case.call_and_validate(checks=[not_a_server_error])

    send()
    return str(operation.label)
