"""The application: REST and sockets over one hall, and the pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket

from playmat.cards.library import Library
from playmat.server.guarding import add_guards
from playmat.server.hall import Hall
from playmat.server.limits import Limits
from playmat.server.pages import add_pages
from playmat.server.rest_cards import cards_router
from playmat.server.rest_decks import decks_router
from playmat.server.rest_games import games_router
from playmat.server.rest_replays import replays_router
from playmat.server.socket import serve_socket
from playmat.server.store import Store

BASE = "/api/v1"


def warm_up() -> None:
    """Read all cards before anybody asks: a library is read by one thread only."""
    library = Library.default()
    library.find(library.cards()[0].name)


def create_app(
    db: str,
    origins: tuple[str, ...] = (),
    limits: Limits | None = None,
    hosts: tuple[str, ...] = (),
) -> FastAPI:
    """Return the application over the database of a URL; with *hosts* it goes by no other name."""
    hall = Hall(Store(db), limits)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        warm_up()
        await hall.open()
        yield
        await hall.close()

    app = FastAPI(title="Playmat", version="1", lifespan=life, docs_url=None, redoc_url=None)
    app.state.hall = hall
    add_guards(app, origins, hall.limits, hosts)
    for router in (games_router(hall), replays_router(hall), cards_router(), decks_router()):
        app.include_router(router, prefix=BASE)

    @app.websocket(f"{BASE}/games/{{game}}/socket")
    async def socket(websocket: WebSocket, game: str) -> None:
        await serve_socket(hall, game, websocket)

    add_pages(app)
    return app
