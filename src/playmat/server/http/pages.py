"""The pages: files of the static folder, found by a fixed list and never by a path."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response

from playmat.server.errors import no_such

STATIC: Final = Path(__file__).parents[1] / "static"
PAGES: Final = {
    "/": "home.html",
    "/table": "table.html",
    "/decks": "decks.html",
    "/cards": "cards.html",
    "/replays": "replays.html",
    "/board": "board.html",
}
SERVED: Final = (".html", ".css", ".js", ".svg", ".json", ".webmanifest", ".woff2", ".png", ".txt")
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True, slots=True)
class Page:
    """A file as it is sent."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


class StaticFiles:
    """The files of a folder, read when first asked for and anew when they change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[Path, tuple[int, Page]] = {}

    def page(self, name: str) -> Page:
        """Return a file below the folder."""
        path = self._path(name)
        stamp = path.stat().st_mtime_ns
        kept = self._read.get(path)
        if kept is None or kept[0] != stamp:
            kept = (stamp, page_of(path))
            self._read[path] = kept
        return kept[1]

    def _path(self, name: str) -> Path:
        parts = name.split("/")
        if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
            raise no_such("page", name)
        path = self._folder.joinpath(*parts)
        if path.suffix not in SERVED or not path.is_file():
            raise no_such("page", name)
        if not path.resolve().is_relative_to(self._folder.resolve()):
            raise no_such("page", name)
        return path


def page_of(path: Path) -> Page:
    """Read a file."""
    body = path.read_bytes()
    guessed = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    kind = guessed if not guessed.startswith("text/") else f"{guessed}; charset=utf-8"
    return Page(body, gzip.compress(body, 6, mtime=0), kind, f'"{sha256(body).hexdigest()[:20]}"')


def sent(request: Request, page: Page) -> Response:
    """Return a file to be sent, or that the client has it already."""
    headers = {"ETag": page.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    body = page.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(page.packed) < len(body):
        body = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=page.kind, headers=headers)


def add_pages(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the pages and what they load."""
    shelf = StaticFiles(folder)

    def add(route: str, name: str) -> None:
        @app.api_route(route, methods=["GET", "HEAD"], include_in_schema=False)
        async def page(request: Request) -> Response:
            return sent(request, shelf.page(name))

    for route, name in PAGES.items():
        add(route, name)

    @app.api_route("/{name:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def file(request: Request, name: str) -> Response:
        return sent(request, shelf.page(name))
