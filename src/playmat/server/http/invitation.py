"""Invite links that work from other machines, with a QR code."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter

from playmat.server.errors import Refused
from playmat.server.listening import is_local
from playmat.server.requests import Link


def invitation_router(reach: str) -> APIRouter:
    router = APIRouter(tags=["invitation"])

    @router.post("/invitation")
    def invitation(wish: Link) -> dict[str, Any]:
        """A link that a friend can open, with its QR code, or a note that none can."""
        return reachable(wish.link, reach)

    return router


def reachable(link: str, reach: str) -> dict[str, Any]:
    """The link, with a local host name replaced by the network address if there is one."""
    try:
        parts = urlsplit(link)
    except ValueError as error:
        raise Refused("link", f"not a valid link: {error}", "link", 422) from error
    local = is_local(parts.hostname or "")
    if local and reach:
        link = parts._replace(netloc=urlsplit(reach).netloc).geturl()
    picture = segno.make(link, error="m", micro=False).svg_data_uri(border=4, light="#fff")
    only_here = local and not reach
    return {"link": link, "local": only_here, "image": "" if only_here else picture}
