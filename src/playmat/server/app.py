"""The application: REST and sockets for one lobby, and the pages."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI, WebSocket

from playmat.cards.library import Library
from playmat.ereader.glossary import all_terms
from playmat.server.analysing import Analyses
from playmat.server.catalogue.card_pages import any_face
from playmat.server.catalogue.wordings import begin_index
from playmat.server.http.analyses import analyses_router
from playmat.server.http.cards import cards_router
from playmat.server.http.decks import decks_router
from playmat.server.http.games import games_router
from playmat.server.http.health import health_router
from playmat.server.http.invitation import invitation_router
from playmat.server.http.middleware import Trust, add_guards
from playmat.server.http.pages import add_pages
from playmat.server.http.puzzles import puzzles_router
from playmat.server.http.replays import Steps, replays_router
from playmat.server.rate_limits import Limits
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.next_game import go_on
from playmat.server.socket.connection import serve_socket
from playmat.server.store.store import Store
from playmat.server.workers import Workers
from playmat.writer.phrasebook import make_all

BASE = "/api/v1"
TRUST = Trust()

THREADS = 2
"""Maximum number of requests handled in threads at the same time."""

SOON: Final = 10.0
"""Seconds after startup when the text index is written if it is missing."""


def warm_up() -> None:
    """Read all cards before the first request, because a library must be read by one thread."""
    library = Library.default()
    library.find(library.cards()[0].name)


def warm_up_behind() -> None:
    """Build the tables needed by the first pages, in the background."""
    any_face(Library.default().cards()[0].id)
    all_terms()
    make_all()


def settle() -> None:
    """Exclude permanent objects from garbage collection, where all cards take half a second.

    Other objects are collected so rarely that it causes no noticeable pauses.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def create_app(
    db: str,
    limits: Limits | None = None,
    workers: int = 0,
    trust: Trust = TRUST,
    owner: str = "",
    keep: int | None = None,
    reach: str = "",
) -> FastAPI:
    """Create the application for the database at a URL.

    *owner* is the key to the server's statistics. Games untouched for more than *keep* days are
    deleted. *reach* is the address for other machines on the network, if they can connect.
    *workers* processes think for bots and look ahead for people; with 0, the server does it itself.
    """
    lobby = Lobby(Store(db), limits, Workers(workers))
    lobby.on_over = go_on
    lobby.keep_days = keep
    analyses = Analyses(lobby.store, workers)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        warm_up()
        # Busy threads compete with the event loop for the interpreter.
        current_default_thread_limiter().total_tokens = THREADS
        await lobby.open()
        watching = asyncio.create_task(lobby.strain.watch())
        if workers:
            settle()
            asyncio.get_running_loop().run_in_executor(None, warm_up_behind)
            asyncio.get_running_loop().call_later(SOON, begin_index)
        yield
        watching.cancel()
        await analyses.close()
        await lobby.close()

    app = FastAPI(title="Playmat", version="1", lifespan=life, docs_url=None, redoc_url=None)
    app.state.lobby = lobby
    add_guards(app, trust, lobby.limits, lobby.tally, lobby.lane)
    steps = Steps(lobby)
    after = (replays_router(lobby, steps), analyses_router(steps, analyses))
    beside = (puzzles_router(lobby), cards_router(lobby.workers), decks_router(lobby.workers))
    for router in (games_router(lobby), invitation_router(reach), *after, *beside):
        app.include_router(router, prefix=BASE)

    @app.websocket(f"{BASE}/games/{{game}}/socket")
    async def socket(websocket: WebSocket, game: str) -> None:
        await serve_socket(lobby, game, websocket)

    app.include_router(health_router(lobby, owner))
    add_pages(app)
    return app
