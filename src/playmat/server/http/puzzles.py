"""REST API for puzzles: list, details, attempts, verdicts and solutions."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query

from playmat.puzzles.judge import attempt_of, is_attempt, judged
from playmat.puzzles.known import known_cards
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import NoPuzzle, daily, puzzle_named, shipped
from playmat.server.errors import Refused, no_such
from playmat.server.requests import SeatWish
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.new_game import plan_of
from playmat.server.worker_process import GivenUp

PuzzleId = Annotated[str, Path(pattern=r"^[a-z]{2,10}-[0-9a-f]{6}$")]
Tried = Annotated[str, Query(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
Plain = dict[str, Any]

LISTED: Final = ("id", "book", "kind", "level", "facing", "actives")
WITHIN: Final = 60.0
"""Seconds after which a verdict is given up."""


def puzzles_router(lobby: Lobby) -> APIRouter:
    router = APIRouter(tags=["puzzles"])

    @router.get("/puzzles")
    def listed() -> Plain:
        """All puzzles, and the puzzle of the day."""
        rows = [{key: getattr(one, key) for key in LISTED} for one in shipped()]
        today = daily(datetime.now(UTC).date()).id if rows else None
        return {"daily": today, "puzzles": rows}

    @router.get("/puzzles/{name}")
    def one(name: PuzzleId) -> Plain:
        """A puzzle without its solution."""
        return puzzle_plain(known(name))

    @router.get("/puzzles/{name}/solution")
    def solution(name: PuzzleId) -> Plain:
        """The solution of a puzzle."""
        puzzle = known(name)
        return {
            "line": list(puzzle.line),
            "chance": puzzle.chance,
            "good": puzzle.good,
            "answers": puzzle.answers,
        }

    @router.post("/puzzles/{name}/begin", status_code=201)
    async def begin(name: PuzzleId) -> Plain:
        """Open a table for an attempt, with newly shuffled decks."""
        puzzle = known(name)
        game = await lobby.in_worker(puzzle.begin, secrets.randbits(48))
        plan = plan_of([SeatWish(kind="me"), SeatWish(kind="bot", agent="greedy")], "")
        return (await lobby.seat(game, plan)).plain()

    @router.get("/puzzles/{name}/verdict")
    async def verdict(name: PuzzleId, game: Tried) -> Plain:
        """Judge an attempt."""
        puzzle, tried = known(name), attempt_of((await lobby.room(game)).game)
        if not await lobby.in_worker(is_attempt, puzzle, tried[0]):
            raise Refused("puzzle", "this game does not start from that puzzle", "game", 422)
        try:
            found = await lobby.workers.do(WITHIN, judged, puzzle, *tried)
        except GivenUp as error:
            raise Refused("busy", f"the check was stopped: {error}", "", 503) from error
        return found.plain()

    return router


def known(name: str) -> Puzzle:
    """The puzzle with that id; raises Refused."""
    try:
        return puzzle_named(name)
    except NoPuzzle as error:
        raise no_such("puzzle", name) from error


def puzzle_plain(puzzle: Puzzle) -> Plain:
    """What the solver may know of a puzzle."""
    lying = [{"title": title, "cards": cards} for title, cards in known_cards(puzzle)]
    about = {key: getattr(puzzle, key) for key in (*LISTED, "task", "answers")}
    return {**about, "turn": int(puzzle.laid().turn), "decks": list(puzzle.decks), "known": lying}
