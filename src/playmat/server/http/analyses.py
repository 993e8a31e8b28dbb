"""REST API for the analysis of finished games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query

from playmat.server.analysing import Analyses
from playmat.server.http.games import GameId
from playmat.server.http.replays import Steps

Closely = Annotated[Literal["quick", "thorough"], Query()]


def analyses_router(steps: Steps, analyses: Analyses) -> APIRouter:
    router = APIRouter(tags=["analyses"])

    async def finished(game: str) -> str:
        await steps.replay(game)
        return game

    @router.get("/replays/{game}/analysis")
    async def look(game: GameId, closely: Closely = "quick") -> dict[str, Any]:
        """The state of a finished game's analysis."""
        return await analyses.look(await finished(game), closely)

    @router.post("/replays/{game}/analysis")
    async def go_on(game: GameId, closely: Closely = "quick") -> dict[str, Any]:
        """Continue the analysis for less than a second; call again until it is over."""
        return await analyses.go_on(await finished(game), closely)

    return router
