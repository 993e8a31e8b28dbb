"""Serve the pages: files of the static folder, found without using raw paths."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response

from playmat.server.errors import Refused, no_such
from playmat.server.http.page_head import HEADS, Head, filled, modules

STATIC: Final = Path(__file__).parents[1] / "static"
TEMPLATE: Final = "page.template"
"""Not served, because of its suffix."""
SERVED: Final = (".html", ".css", ".js", ".svg", ".json", ".webmanifest", ".woff2", ".png", ".txt")
MISSING: Final = "missing.html"
"""Shown to people for unknown pages; programs get JSON."""
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}

Stamps = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Page:
    body: bytes
    packed: bytes
    kind: str
    tag: str


@dataclass(frozen=True, slots=True)
class Kept:
    """A file with the files it was made from and their modification times."""

    page: Page
    files: tuple[Path, ...]
    stamps: Stamps


class StaticFiles:
    """The files of a folder, cached until they change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._read: dict[Path, Kept] = {}

    def page(self, name: str) -> Page:
        """A file in the folder; the body of a page is filled into the template."""
        path = self._path(name)
        kept = self._read.get(path)
        if kept is None or kept.stamps != stamps(kept.files):
            kept = self._kept(path, HEADS.get(name))
            self._read[path] = kept
        return kept.page

    def _kept(self, path: Path, head: Head | None) -> Kept:
        files: tuple[Path, ...] = (path,)
        if head is not None:
            files = (path, self._folder / TEMPLATE, *modules(self._folder / head.script))
        before = stamps(files)
        body = path.read_bytes() if head is None else self._filled(head, files)
        return Kept(page_of(path, body), files, before)

    def _filled(self, head: Head, files: tuple[Path, ...]) -> bytes:
        body, template, _, *imported = files
        names = [path.relative_to(self._folder).as_posix() for path in imported]
        return filled(template.read_text("utf-8"), head, names, body.read_text("utf-8")).encode()

    def _path(self, name: str) -> Path:
        parts = name.split("/")
        if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
            raise no_such("page", name)
        path = self._folder.joinpath(*parts)
        if path.suffix not in SERVED or not path.is_file():
            raise no_such("page", name)
        if not path.resolve().is_relative_to(self._folder):
            raise no_such("page", name)
        return path


def stamps(files: Iterable[Path]) -> Stamps:
    """When each file was last changed; 0 for missing files."""
    return tuple(file.stat().st_mtime_ns if file.exists() else 0 for file in files)


def page_of(path: Path, body: bytes) -> Page:
    guessed = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    kind = guessed if not guessed.startswith("text/") else f"{guessed}; charset=utf-8"
    return Page(body, gzip.compress(body, 6, mtime=0), kind, f'"{sha256(body).hexdigest()[:20]}"')


def sent(request: Request, page: Page, status: int = 200) -> Response:
    """The response for a file, or "not modified"."""
    headers = {"ETag": page.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    body = page.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(page.packed) < len(body):
        body = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status, media_type=page.kind, headers=headers)


def add_pages(app: FastAPI, folder: Path = STATIC) -> None:
    shelf = StaticFiles(folder)

    def add(route: str, name: str) -> None:
        @app.api_route(route, methods=["GET", "HEAD"], include_in_schema=False)
        async def page(request: Request) -> Response:
            return sent(request, shelf.page(name))

    for name, head in HEADS.items():
        if head.route:
            add(head.route, name)

    @app.api_route("/{name:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def file(request: Request, name: str) -> Response:
        try:
            return sent(request, shelf.page(name))
        except Refused:
            if "text/html" not in request.headers.get("accept", ""):
                raise
            return sent(request, shelf.page(MISSING), 404)
