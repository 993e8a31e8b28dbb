"""Links for friends: by an address that other machines reach, and as a picture to scan."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter

from playmat.server.errors import Refused
from playmat.server.listening import is_local
from playmat.server.requests import Link


def invitation_router(reach: str) -> APIRouter:
    """Return what REST says about links; *reach* is the address on the network, if there is one."""
    router = APIRouter(tags=["invitation"])

    @router.post("/invitation")
    def invitation(wish: Link) -> dict[str, Any]:
        """Return a link as a friend can follow it, with its picture, or that no friend can."""
        return reachable(wish.link, reach)

    return router


def reachable(link: str, reach: str) -> dict[str, Any]:
    """Return a link by the address on the network where its own is of this machine alone."""
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
