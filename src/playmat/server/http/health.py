"""Server health: liveness for everyone, and statistics for the owner."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response

from playmat.server.rate_limits import COMES_FROM
from playmat.server.rooms.lobby import Lobby


def health_router(lobby: Lobby, owner: str) -> APIRouter:
    """The route for health checks by proxies, containers and the owner."""
    router = APIRouter(tags=["health"], include_in_schema=False)

    @router.api_route("/health", methods=["GET", "HEAD"])
    async def health(
        request: Request,
        response: Response,
        authorization: Annotated[str, Header(max_length=200)] = "",
    ) -> dict[str, Any]:
        told = {"ok": await lobby.store.answers()}
        response.status_code = 200 if told["ok"] else 503  # most checks only look at the status
        if not is_owner(authorization, owner):
            return told
        # Lets the owner check whether the proxy passes on client addresses.
        return {**told, "you": request.scope.get(COMES_FROM), **counted(lobby)}

    return router


def is_owner(authorization: str, owner: str) -> bool:
    """Whether a request has the owner's key, compared in constant time."""
    given = authorization.removeprefix("Bearer ").encode("utf-8", "replace")
    return bool(owner) and hmac.compare_digest(given, owner.encode())


def counted(lobby: Lobby) -> dict[str, Any]:
    rooms = list(lobby.rooms.values())
    return {
        "rooms": len(rooms),
        "sockets": sum(len(room.onlookers) for room in rooms),
        "workers": lobby.workers.plain(),
        **lobby.tally.plain(),
    }
