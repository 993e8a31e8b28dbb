"""REST API for finished games: list, fetch, upload, step through and fork them."""

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
from playmat.server.http.belonging import (
    OWNERS,
    SENDER,
    names_for,
    replay_plain,
    roles_in,
    tokens_in,
)
from playmat.server.http.chores import chores_of
from playmat.server.http.games import GameId, Keys
from playmat.server.positions import checked_position
from playmat.server.requests import Fork, PositionText, ReplayText, Share, Why
from playmat.server.rooms.fair_deal import dealt_fairly
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.new_game import plan_of
from playmat.server.rooms.plan import Plan, Player
from playmat.server.rooms.room import summary_of
from playmat.server.rooms.tokens import digest, new_id, new_token
from playmat.server.socket.explain import tell_why
from playmat.server.socket.reckon import Asker
from playmat.server.store.restore import read_replay, replay_text, stored_replay
from playmat.server.store.rows import ALL, OWN, SENT, Stored

Plain = dict[str, Any]
Step = Annotated[int, Path(ge=0, le=1_000_000)]

SENT_BY: Final = ("Player 1", "Player 2")
MOST_SENT: Final = 5_000
"""Maximum number of uploaded replays."""

UNDECIDED: Final = "the match is not over; its games can be watched once it is"
UNENDED: Final = "only finished games can be uploaded; open an unfinished one as a position"

KEPT: Final = 32
"""Maximum number of replays cached for stepping."""


class Steps:
    """A cache of replays being stepped through; the least recently used are dropped."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._kept: OrderedDict[str, tuple[Stored, Replay]] = OrderedDict()

    async def replay(self, game: str) -> tuple[Stored, Replay]:
        """A finished game and its replay; running games cannot be read."""
        ended = await self._lobby.store.ended(game)
        if ended is None:
            self._kept.pop(game, None)
            raise no_such("replay", game)
        found = self._kept.get(game)
        if found is None or found[0].ended != ended:
            stored, entries = await self._lobby.store.game(game)
            found = (stored, stored_replay(stored.header, entries))
        if await self._undecided(found[0]):
            self._kept.pop(game, None)  # the next game is not known yet
            raise Refused("undecided", UNDECIDED, "match", 409)
        self._kept[game] = found
        self._kept.move_to_end(game)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _undecided(self, stored: Stored) -> bool:
        """Whether a match between people is undecided, so that its decks are still secret."""
        plan = Plan.of(stored.plan)
        if plan.best_of == 1 or plan.alone or stored.origin == SENT:
            return False
        if stored.ended is None:
            return True
        winner = stored.summary["result"]["winner"]
        won = [plan.won[n] + (winner == n) for n in (0, 1)]
        if max(won) > plan.best_of // 2 or plan.number >= plan.best_of:
            return False
        if plan.next is None:
            return True
        return await self._undecided((await self._lobby.store.game(plan.next))[0])

    async def at(self, game: str, step: int) -> Game:
        """A finished game after *step* moves."""
        _, replay = await self.replay(game)
        refuse_beyond(replay, step)
        return await self._lobby.in_worker(replay.step, step)


def refuse_beyond(replay: Replay, step: int) -> None:
    if not 0 <= step <= replay.steps:
        why = f"no step {step}; choose 0 to {replay.steps}"
        raise Refused("step", why, "step", 404)


LAST: dict[tuple[str, str], Game] = {}
"""In a worker: the game stepped through last, at the last step shown."""


def step_frame(
    key: tuple[str, str],
    header: Plain,
    entries: tuple[Plain, ...],
    step: int,
    names: tuple[str, str],
    have: int,
) -> Plain:
    """A step of a finished game, computed from the last step shown if possible."""
    replay = stored_replay(header, entries)
    refuse_beyond(replay, step)
    reached = LAST.pop(key, None)
    LAST.clear()
    found = replay.step(step, reached if reached is not None and reached.step <= step else None)
    LAST[key] = found
    answers = replay.answers
    return {
        **open_frame(found, key[0], step, names, have),
        "steps": len(answers),
        "given": answers[step].get("a") if step < len(answers) else None,
    }


def read_sent(text: str) -> tuple[Plain, list[Plain], Plain]:
    """Header, entries and summary of an uploaded replay."""
    header, entries, game = read_replay(text)
    summary = {**summary_of(game, SENT_BY), "decks": [deck["name"] for deck in header["decks"]]}
    return header, [e for e in entries if "result" not in e], summary


def replays_router(lobby: Lobby, steps: Steps) -> APIRouter:
    router = APIRouter(tags=["replays"])
    chore = chores_of(lobby.workers)

    @router.get("/replays")
    async def replays(
        page: Annotated[int, Query(ge=0, le=10_000)] = 0, playmat_tokens: Keys = ""
    ) -> list[Plain]:
        """A page of the reader's finished games and of shared ones."""
        found = await lobby.store.finished(page, list(tokens_in(playmat_tokens)), OWNERS)
        roles = await roles_in(lobby.store, playmat_tokens, [stored.id for stored in found])
        return [replay_plain(stored, roles.get(stored.id)) for stored in found]

    @router.post("/replays", status_code=201)
    async def send(wish: ReplayText) -> Plain:
        """Store an uploaded replay after playing it through."""
        header, entries, summary = await chore(read_sent, wish.text)
        if not summary["over"]:
            raise Refused("not_over", UNENDED, "text", 409)
        if await lobby.store.count_sent() >= MOST_SENT:
            raise Refused("full", f"no room: {MOST_SENT} replays are stored already", "text", 507)
        plan = Plan([Player("me", name) for name in SENT_BY])
        now, token = time.time(), new_token()
        stored = Stored(new_id(), now, now, SENT, header, plan.plain(), summary, None)
        await lobby.store.add(stored, entries, [(digest(token), SENDER)])
        return {"id": stored.id, "token": token}

    async def refuse_strangers(game: str, header: str) -> None:
        if not await roles_in(lobby.store, header, [game]):
            why = "only its players or its uploader can change this replay"
            raise Refused("not_yours", why, "token", 403)

    @router.post("/replays/{game}/share", status_code=204)
    async def share(game: GameId, wish: Share, playmat_tokens: Keys = "") -> None:
        """List one's own replay for everyone on this server, or stop listing it."""
        await steps.replay(game)
        await refuse_strangers(game, playmat_tokens)
        await lobby.store.put_on_lists(game, ALL if wish.public else OWN)

    @router.delete("/replays/{game}", status_code=204)
    async def forget(game: GameId, playmat_tokens: Keys = "") -> None:
        """Delete one's own replay; a game with a friend is only removed from the list."""
        stored, _ = await lobby.store.game(game)
        await refuse_strangers(game, playmat_tokens)
        if stored.origin != SENT and not Plan.of(stored.plan).alone:
            await steps.replay(game)  # a running game is not a replay yet
            await lobby.store.take_off(game)
            return
        lobby.rooms.pop(game, None)
        await lobby.store.delete(game)

    @router.get("/replays/{game}", response_class=PlainTextResponse)
    async def fetch(game: GameId) -> PlainTextResponse:
        """The replay of a finished game as a file."""
        _, replay = await steps.replay(game)
        text = await chore(replay_text, replay)
        headers = {"Content-Disposition": f'attachment; filename="playmat-{game}.jsonl"'}
        return PlainTextResponse(text, media_type="application/x-ndjson", headers=headers)

    @router.get("/replays/{game}/frames/{step}")
    async def frame(
        game: GameId,
        step: Step,
        have: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        playmat_tokens: Keys = "",
    ) -> Plain:
        """A step of a finished game with everything face up, including the options."""
        stored, replay = await steps.replay(game)
        roles = await roles_in(lobby.store, playmat_tokens, [game])
        names = names_for(stored, roles.get(game))
        key = (game, str(stored.ended))
        told = await chore(step_frame, key, replay.header, replay.entries, step, names, have)
        for one, player in zip(told["players"], Plan.of(stored.plan).players, strict=True):
            one["agent"] = player.agent
        return told

    @router.get("/replays/{game}/why/{step}")
    async def why(
        game: GameId, step: Step, asked: Annotated[Why, Query()], playmat_tokens: Keys = ""
    ) -> Plain:
        """Explain a log line, a rule or a number at a step of a finished game."""
        found = await steps.at(game, step)
        stored, _ = await steps.replay(game)
        roles = await roles_in(lobby.store, playmat_tokens, [game])
        asker = Asker(found, names_for(stored, roles.get(game)), None, open=True)
        return tell_why(asker, asked.model_dump(exclude_none=True))

    @router.post("/replays/{game}/fork", status_code=201)
    async def fork(game: GameId, wish: Fork) -> Plain:
        """Continue from a step of a finished game with other players."""
        found = await steps.at(game, wish.step)
        if found.over or not 0 <= found.state.chooser < players.CHANCE:
            raise Refused("over", "no decision at this step; choose an earlier one", "step", 409)
        plan = plan_of(wish.seats, wish.name)
        plan.forked = True
        fair = await lobby.in_worker(dealt_fairly, found, plan)
        return (await lobby.seat(fair, plan)).plain()

    @router.post("/positions")
    async def position(wish: PositionText) -> Plain:
        """Check a position and return it in both notations."""
        return await chore(checked_position, wish)

    return router
