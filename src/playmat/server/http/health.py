"""How the server fares: that it lives for everybody, and what it has counted for its owner."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response

from playmat.server.rate_limits import COMES_FROM
from playmat.server.rooms.lobby import Lobby


def health_router(lobby: Lobby, owner: str) -> APIRouter:
    """Return where a proxy, a container or the owner asks whether all is well."""
    router = APIRouter(tags=["health"], include_in_schema=False)

    @router.api_route("/health", methods=["GET", "HEAD"])
    async def health(
        request: Request,
        response: Response,
        authorization: Annotated[str, Header(max_length=200)] = "",
    ) -> dict[str, Any]:
        told = {"ok": await lobby.store.answers()}
        response.status_code = 200 if told["ok"] else 503  # most that ask look at nothing else
        if not is_owner(authorization, owner):
            return told
        # The owner sees whether the proxy tells clients apart.
        return {**told, "you": request.scope.get(COMES_FROM), **counted(lobby)}

    return router


def is_owner(authorization: str, owner: str) -> bool:
    """Tell whether a request carries the owner's key, compared in constant time."""
    given = authorization.removeprefix("Bearer ").encode("utf-8", "replace")
    return bool(owner) and hmac.compare_digest(given, owner.encode())


def counted(lobby: Lobby) -> dict[str, Any]:
    """Return what the server holds and has counted."""
    rooms = list(lobby.rooms.values())
    return {
        "rooms": len(rooms),
        "sockets": sum(len(room.onlookers) for room in rooms),
        "workers": lobby.workers.plain(),
        **lobby.tally.plain(),
    }
