"""Writes to the store, each part of a transaction over a plain connection."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from playmat.server.errors import no_such
from playmat.server.store.rows import TAKEN_OFF, Entered, Redealt, Stand, Stored, dumped
from playmat.server.store.tables import ANALYSES, ENTRIES, GAMES, KEYS

ENTER: Final = insert(ENTRIES)
STAND: Final = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"))
    .values(ended=bindparam("ended_at"), summary=bindparam("told"), clock=bindparam("time_left"))
)


def add_game(
    connection: Connection,
    stored: Stored,
    entries: Iterable[dict[str, Any]],
    keys: Iterable[tuple[str, str]],
) -> None:
    row = {
        "id": stored.id,
        "made": stored.made,
        "ended": stored.ended,
        "origin": stored.origin,
        "header": dumped(stored.header),
        "plan": dumped(stored.plan),
        "summary": dumped(stored.summary),
        "clock": dumped(stored.clock),
        "listing": stored.listing,
    }
    connection.execute(insert(GAMES), [row])
    if rows := rows_of(stored.id, entries):
        connection.execute(insert(ENTRIES), rows)
    held = [{"digest": digest, "game": stored.id, "role": role} for digest, role in keys]
    if held:
        connection.execute(insert(KEYS), held)


def enter(connection: Connection, entries: Sequence[Entered], stands: Sequence[Stand]) -> None:
    if entries:
        rows = [{"game": e.game, "n": e.n, "body": e.body} for e in entries]
        connection.execute(ENTER, rows)
    if stands:
        connection.execute(STAND, [asdict(stand) for stand in stands])


def take_off(connection: Connection, game: str) -> None:
    """Remove a game from the list of finished games."""
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(origin=TAKEN_OFF))


def put_on_lists(connection: Connection, game: str, listing: str) -> None:
    """List a game for its players or for everyone."""
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(listing=listing))


def take_seat(connection: Connection, game: str, invite: str, seat: tuple[str, str]) -> None:
    """Exchange an invitation for the key of a seat."""
    used = delete(KEYS).where(KEYS.c.digest == invite, KEYS.c.game == game)
    if connection.execute(used).rowcount != 1:
        raise no_such("invitation", "")
    row = {"digest": seat[0], "game": game, "role": seat[1]}
    connection.execute(insert(KEYS), [row])


def forget_games(connection: Connection, before: float, but: Sequence[str]) -> int:
    """Delete games that ended, or were left unfinished, before a time; return the count."""
    old = select(GAMES.c.id).where(
        func.coalesce(GAMES.c.ended, GAMES.c.made) < before, GAMES.c.id.not_in(but)
    )
    games = list(connection.execute(old).scalars())
    for game in games:
        delete_game(connection, game)
    return len(games)


def delete_game(connection: Connection, game: str) -> None:
    for table in (ANALYSES, ENTRIES, KEYS):
        connection.execute(delete(table).where(table.c.game == game))
    connection.execute(delete(GAMES).where(GAMES.c.id == game))


def keep_plan(connection: Connection, game: str, plan: dict[str, Any]) -> None:
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(plan=dumped(plan)))


def deal_anew(connection: Connection, game: str, redealt: Redealt) -> None:
    """Replace a game without moves by another deal."""
    dealt = {"header": dumped(redealt.header), "summary": dumped(redealt.summary)}
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(dealt))
    connection.execute(delete(ENTRIES).where(ENTRIES.c.game == game))
    if rows := rows_of(game, redealt.entries):
        connection.execute(insert(ENTRIES), rows)


def keep_analysis(connection: Connection, game: str, key: str, found: dict[str, Any]) -> None:
    connection.execute(delete(ANALYSES).where(ANALYSES.c.game == game, ANALYSES.c.key == key))
    connection.execute(insert(ANALYSES), [{"game": game, "key": key, "body": dumped(found)}])


def rows_of(game: str, entries: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"game": game, "n": n, "body": dumped(entry)} for n, entry in enumerate(entries)]
