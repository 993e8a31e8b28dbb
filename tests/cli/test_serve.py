"""A server that cannot start as requested reports it immediately."""

from __future__ import annotations

import pytest

from tests.cli.typed import refused


@pytest.mark.parametrize("proxy", ["cards.example", "10.0.0.0/8", "*"])
def test_a_proxy_is_named_by_its_address(proxy: str) -> None:
    assert "not an IP address like 127.0.0.1" in refused("serve", "--no-open", "--proxy", proxy)
