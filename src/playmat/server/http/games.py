"""REST API for games: create, join, look up."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Path

from playmat.server.http.belonging import names_for, tokens_in
from playmat.server.requests import Join, NewGame
from playmat.server.rooms.join import join as take_seat
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.lobby_list import lobby_plain
from playmat.server.rooms.room_frame import about, lists_open
from playmat.server.rooms.tokens import BOTH, SEATS
from playmat.server.store.rows import Stored

GameId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
Keys = Annotated[str, Header(max_length=6000)]
Plain = dict[str, Any]


def games_router(lobby: Lobby) -> APIRouter:
    router = APIRouter(tags=["games"])

    @router.post("/games", status_code=201)
    async def make(wish: NewGame) -> Plain:
        return (await lobby.make(wish)).plain()

    @router.post("/games/{game}/join")
    async def join(game: GameId, wish: Join) -> Plain:
        seat, token = await take_seat(lobby, game, wish.invite, wish.name, wish.deck)
        return {"game": game, "seat": seat, "token": token}

    @router.get("/games/{game}")
    async def look(game: GameId) -> Plain:
        room = await lobby.room(game)
        return {"game": game, **about(room), "listed": room.plan.listed}

    @router.get("/lobby")
    async def tables() -> Plain:
        return lobby_plain(lobby.rooms.values())

    @router.get("/games")
    async def mine(playmat_tokens: Keys = "") -> list[Plain]:
        by_digest = tokens_in(playmat_tokens)
        found = await lobby.store.games_of(list(by_digest))
        return [
            {
                "game": stored.id,
                "role": role,
                "token": by_digest[held],
                "when": stored.made,
                "over": stored.ended is not None,
                "match": {k: stored.plan[k] for k in ("best_of", "number", "won", "next")},
                **stored.summary,
                "players": names_for(stored, role),
                "waiting": not all(player["joined"] for player in stored.plan["players"]),
                "decks": own_decks(stored, role),
            }
            for stored, held, role in found
        ]

    return router


def own_decks(stored: Stored, role: str) -> list[str | None]:
    """Deck names as far as a player may know them."""
    settled = stored.header["settings"].get("open_lists", True)
    if role == BOTH or lists_open(settled, stored.ended is not None, stored.plan["best_of"]):
        return list(stored.summary["decks"])
    return [d if role == SEATS[n] else None for n, d in enumerate(stored.summary["decks"])]
