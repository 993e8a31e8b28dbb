"""REST about finished games: list, fetch, send, step through and fork them."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse

from playmat.game.game import Game
from playmat.game.replay.replay import Replay
from playmat.kinds import players
from playmat.server.errors import Refused, no_such
from playmat.server.frames.replay_frame import open_frame
from playmat.server.http.belonging import names_for, replay_plain, roles_in
from playmat.server.http.games import GameId, Keys
from playmat.server.positions import checked_position
from playmat.server.requests import Fork, PositionText, ReplayText
from playmat.server.rooms.fair_deal import dealt_fairly
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.new_game import plan_of
from playmat.server.rooms.plan import Plan, Player
from playmat.server.rooms.room import summary_of
from playmat.server.rooms.tokens import new_id
from playmat.server.store.restore import read_replay, replay_text, stored_replay
from playmat.server.store.rows import SENT, Stored

Plain = dict[str, Any]

UNENDED: Final = "only games that are over are kept; lay an open one out as a position"

KEPT: Final = 32
"""How many replays are kept at hand for stepping."""


class Steps:
    """Replays being stepped through, the longest unused forgotten first."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._last: tuple[str, Game] | None = None
        self._kept: OrderedDict[str, tuple[Stored, Replay]] = OrderedDict()

    async def replay(self, game: str) -> tuple[Stored, Replay]:
        """Return a finished game and its replay; a running one is nobody's to read."""
        ended = await self._lobby.store.ended(game)
        if ended is None:
            self._kept.pop(game, None)
            raise no_such("replay", game)
        if game not in self._kept or self._kept[game][0].ended != ended:
            stored, entries = await self._lobby.store.game(game)
            self._kept[game] = (stored, stored_replay(stored.header, entries))
            self._last = None
        self._kept.move_to_end(game)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[game]

    async def at(self, game: str, step: int) -> Game:
        """Return a finished game as it stood after some answers."""
        _, replay = await self.replay(game)
        if not 0 <= step <= replay.steps:
            why = f"there is no step {step}; take 0 to {replay.steps}"
            raise Refused("step", why, "step", 404)
        return await self._lobby.in_worker(self._stepped, game, replay, step)

    def _stepped(self, game: str, replay: Replay, step: int) -> Game:
        """Step on from where the last reader of this game was, or from the start."""
        if self._last is None or self._last[0] != game or self._last[1].step > step:
            self._last = (game, replay.start())
        return replay.step(step, self._last[1]).clone()


def replays_router(lobby: Lobby) -> APIRouter:
    """Return what REST says about finished games and positions."""
    router = APIRouter(tags=["replays"])
    steps = Steps(lobby)

    @router.get("/replays")
    async def replays(
        page: Annotated[int, Query(ge=0, le=10_000)] = 0, playmat_tokens: Keys = ""
    ) -> list[Plain]:
        """Return a page of the games that are over, each as its reader may know it."""
        found = await lobby.store.finished(page)
        roles = await roles_in(lobby.store, playmat_tokens, [stored.id for stored in found])
        return [replay_plain(stored, roles.get(stored.id)) for stored in found]

    @router.post("/replays", status_code=201)
    async def send(wish: ReplayText) -> Plain:
        """Keep a replay after playing it through."""
        header, entries, game = await lobby.in_worker(read_replay, wish.text)
        if not game.over:
            raise Refused("not_over", UNENDED, "text", 409)
        names = ("Player 1", "Player 2")
        plan = Plan([Player("me", name) for name in names])
        now = time.time()
        summary = summary_of(game, names)
        stored = Stored(new_id(), now, now, SENT, header, plan.plain(), summary, None)
        await lobby.store.add(stored, [e for e in entries if "result" not in e])
        return {"id": stored.id}

    @router.get("/replays/{game}", response_class=PlainTextResponse)
    async def fetch(game: GameId) -> PlainTextResponse:
        """Return the replay of a finished game as a file."""
        _, replay = await steps.replay(game)
        text = await lobby.in_worker(replay_text, replay)
        headers = {"Content-Disposition": f'attachment; filename="playmat-{game}.jsonl"'}
        return PlainTextResponse(text, media_type="application/x-ndjson", headers=headers)

    @router.get("/replays/{game}/frames/{step}")
    async def frame(
        game: GameId,
        step: Annotated[int, Path(ge=0, le=1_000_000)],
        have: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        playmat_tokens: Keys = "",
    ) -> Plain:
        """Return a step of a finished game, everything open, and the options that were offered."""
        found = await steps.at(game, step)
        stored, replay = await steps.replay(game)
        answers = replay.answers
        given = answers[step].get("a") if step < len(answers) else None
        roles = await roles_in(lobby.store, playmat_tokens, [game])
        return {
            **open_frame(found, game, step, names_for(stored, roles.get(game)), have),
            "steps": len(answers),
            "given": given,
        }

    @router.post("/replays/{game}/fork", status_code=201)
    async def fork(game: GameId, wish: Fork) -> Plain:
        """Go on from a step of a finished game with other players."""
        found = await steps.at(game, wish.step)
        if found.over or not 0 <= found.state.chooser < players.CHANCE:
            raise Refused("over", "nothing is asked at this step; take an earlier one", "step", 409)
        plan = plan_of(wish.seats, wish.name)
        plan.forked = True
        fair = await lobby.in_worker(dealt_fairly, found, plan)
        return (await lobby.seat(fair, plan)).plain()

    @router.post("/positions")
    def position(wish: PositionText) -> Plain:
        """Check a position and return both ways of writing it."""
        return checked_position(wish)

    return router
