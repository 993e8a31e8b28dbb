"""Guards before every request: where it comes from, how large and how often, and how it fails."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from playmat.errors import PlaymatError
from playmat.server.errors import Refused, refusal_of
from playmat.server.rate_limits import BODY, Addresses, Limits

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
READING: Final = ("GET", "HEAD")
API: Final = "/api/"


class Guard:
    """Refuse foreign origins on sockets and writes, floods and giants; add safe headers."""

    def __init__(
        self, app: Asgi, origins: tuple[str, ...], limits: Limits, hosts: tuple[str, ...]
    ) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        self._origins = frozenset(origins)
        self._requests = Addresses(*limits.requests)
        self._games = Addresses(*limits.games)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if refused is not None:
            await refuse(scope, send, refused)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, limited(receive), with_headers(send))

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = {name.lower(): value for name, value in scope["headers"]}
        if self._hosts and host_of(headers) not in self._hosts:
            return Refused("host", "this server goes by another name", "Host", 421)
        asks = scope["type"] == "websocket" or scope["method"] not in READING
        if asks and not self._is_own(headers):
            return Refused("origin", "requests from other sites are refused", "Origin", 403)
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > BODY:
            return Refused("size", f"a request has at most {BODY} bytes", "body", 413)
        if scope["path"].startswith(API) and not self._may_ask(scope):
            return Refused("flood", "too many requests; wait a little", "address", 429)
        return None

    def _may_ask(self, scope: Scope) -> bool:
        """Tell whether an address may ask once more; what makes or plays through games is dear."""
        client = scope.get("client")
        address = client[0] if client else ""
        post = scope["type"] == "http" and scope["method"] == "POST"
        dear = post and not scope["path"].endswith("/join")
        return self._requests.take(address) and (not dear or self._games.take(address))

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        """Tell whether a request comes from a page of this server, or from no page at all."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        text = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return text in self._origins or (bool(host) and urlsplit(text).netloc == host)


def host_of(headers: dict[bytes, bytes]) -> str:
    """Return the name by which a request calls this server, without the port."""
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]


def limited(receive: Receive) -> Receive:
    """Return a receiver that gives up on a body larger than it may be."""
    total = 0

    async def read() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > BODY:
            raise HTTPException(413, f"a request has at most {BODY} bytes")
        return message

    return read


def with_headers(send: Send) -> Send:
    """Return a sender that adds the safe headers."""

    async def write(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return write


async def refuse(scope: Scope, send: Send, refused: Refused) -> None:
    """Answer with a refusal before anything is done."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refused.message})
        return
    body = json.dumps(refused.plain()).encode()
    headers = [(b"content-type", b"application/json"), *HEADERS]
    start = {"type": "http.response.start", "status": refused.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})


def add_guards(
    app: FastAPI, origins: tuple[str, ...], limits: Limits, hosts: tuple[str, ...] = ()
) -> None:
    """Put the guards before an application and let it fail in one form."""
    app.add_middleware(Guard, origins=origins, limits=limits, hosts=hosts)

    @app.exception_handler(PlaymatError)
    async def mistake(request: Request, error: PlaymatError) -> JSONResponse:
        refused = refusal_of(error)
        return JSONResponse(refused.plain(), refused.status)

    @app.exception_handler(RequestValidationError)
    async def misshapen(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0] if error.errors() else {"loc": (), "msg": "it is misshapen"}
        where = ".".join(str(part) for part in first["loc"])
        refused = Refused("shape", str(first["msg"])[:200], where, 422)
        return JSONResponse(refused.plain(), 422)

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> JSONResponse:
        code = {404: "unknown", 405: "method", 413: "size"}.get(error.status_code, "http")
        refused = Refused(code, str(error.detail), request.url.path[:80], error.status_code)
        return JSONResponse(refused.plain(), error.status_code, headers=error.headers)
