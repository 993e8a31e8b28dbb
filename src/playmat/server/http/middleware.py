"""Checks on every request: origin, size and rate, and a common form of errors."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from playmat.errors import PlaymatError
from playmat.server.errors import FAULT, Refused, refusal_of
from playmat.server.listening import plain_address
from playmat.server.rate_limits import AT_HOME, BODY, COMES_FROM, Addresses, Lane, Limits
from playmat.server.tally import Tally

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Headers = tuple[tuple[bytes, bytes], ...]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'{sockets}",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
READING: Final = ("GET", "HEAD")
FLOOD: Final = "flood"
BUSY: Final = "the server is busy; try again in a moment"
API: Final = "/api/"

HOME: Final = ("127.0.0.1", "::1")
"""Addresses of the machine itself, which is exempt from sharing."""


NAMED: Final = re.compile(r"[A-Za-z0-9._-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?")
"""A host that may appear in the policy."""

DEAR: Final = ("/cards/search", "/frames/", "/decks/", "/positions")
"""Parts of paths whose requests need a worker."""


@dataclass(frozen=True, slots=True)
class Trust:
    """What a server trusts: its host names, origins that may use it, and its proxies."""

    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    """Addresses whose X-Forwarded-For header is trusted."""

    addresses: bool = False
    """Whether any IP address is accepted as host; other sites cannot use one as their name."""

    def knows(self, host: str) -> bool:
        """Whether the server answers to a host name."""
        if not self.hosts or host in self.hosts:
            return True
        return self.addresses and is_address(host.strip("[]"))


class Guard:
    """Middleware that refuses foreign origins, floods and large requests, and adds safe headers."""

    def __init__(self, app: Asgi, trust: Trust, limits: Limits, tally: Tally, lane: Lane) -> None:
        self._app = app
        self._trust = trust
        self._tally = tally
        self._requests = Addresses(*limits.requests)
        self._games = Addresses(*limits.games)
        self._dear = Addresses(*limits.dear)
        self._sent = Addresses(*limits.sent)
        self._pages = Addresses(*limits.pages)
        self._ease = Addresses(*limits.ease)
        self._lane = lane
        self._patience = limits.patience
        self._sockets: Counter[str] = Counter()
        self._most_sockets = limits.sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.lower(): value for name, value in scope["headers"]}
        address = self._address(scope, headers)
        scope[COMES_FROM] = address
        refused = self._refusal(scope, headers, address)
        if refused is not None:
            self._tally.refuse(refused.code)
            if refused.code == FLOOD:  # an immediate retry would cost as much as an answer
                await asyncio.sleep(self._patience)
            await refuse(scope, send, refused, safe_headers(headers))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send, address)
        elif self._waits(scope, address):
            await self._serve_in_turn(scope, receive, send, safe_headers(headers))
        else:
            await self._serve(scope, receive, send, safe_headers(headers))

    async def _serve_in_turn(
        self, scope: Scope, receive: Receive, send: Send, safe: Headers
    ) -> None:
        """Serve a request after those of other heavy clients."""
        try:
            async with self._lane.place():
                await self._serve(scope, receive, send, safe)
        except TimeoutError:
            refused = Refused("busy", BUSY, "address", 503)
            self._tally.refuse(refused.code)
            await refuse(scope, send, refused, safe)

    def _waits(self, scope: Scope, address: str) -> bool:
        """Whether an address makes so many requests that it has to queue with others that do."""
        if not scope["path"].startswith(API) or address in HOME:
            return False
        return not self._ease.take(address, self._lane.strain.price)

    async def _socket(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        self._sockets[address] += 1
        scope[AT_HOME] = address in HOME
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def _serve(self, scope: Scope, receive: Receive, send: Send, safe: Headers) -> None:
        """Serve a request; unexpected errors are logged as faults."""
        begun = False

        async def write(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *safe]
                if message["status"] >= 400:
                    self._tally.refuse(f"status {message['status']}")
            await send(message)

        try:
            await self._app(scope, limited(receive), write)
        except asyncio.CancelledError:  # only happens when the server stops
            if not begun:
                gone = Refused("ending", "the server is shutting down", scope["path"][:80], 503)
                await refuse(scope, send, gone, safe)
        except Exception as error:
            self._tally.fault("request", error, path=scope["path"][:200])
            if begun:
                raise
            await refuse(scope, send, Refused("fault", FAULT, scope["path"][:80], 500), safe)

    def _address(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        """The client's address; X-Forwarded-For counts only from trusted proxies."""
        client = scope.get("client")
        address = plain_address(str(client[0])) if client else ""
        told = headers.get(b"x-forwarded-for", b"").decode("latin-1")
        for each in reversed([part.strip() for part in told.split(",") if part.strip()]):
            if address not in self._trust.proxies:
                break
            address = plain_address(each[:64])
        return address

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes], address: str) -> Refused | None:
        if not self._trust.knows(host_of(headers)):
            return Refused("host", "unknown host name for this server", "Host", 421)
        asks = scope["type"] == "websocket" or scope["method"] not in READING
        if asks and not self._is_own(headers):
            return Refused("origin", "requests from other sites are refused", "Origin", 403)
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > BODY:
            return Refused("size", f"the request is over {BODY} bytes", "body", 413)
        if scope["type"] == "websocket" and self._sockets[address] >= self._most_sockets:
            return Refused("sockets", "too many connections; close some", "address", 429)
        if not self._may_ask(scope, address):
            return Refused(FLOOD, "too many requests; try again in a moment", "address", 429)
        return None

    def _may_ask(self, scope: Scope, address: str) -> bool:
        """Whether an address may make another request; creating and replaying games costs more."""
        path = scope["path"]
        if not path.startswith(API):
            return self._pages.take(address)
        post = scope["type"] == "http" and scope["method"] == "POST"
        makes = post and not path.endswith("/join")
        buckets = [
            self._requests,
            *([self._games] if makes else ()),
            *([self._dear] if any(part in path for part in DEAR) else ()),
            *([self._sent] if post and path.endswith("/replays") else ()),
        ]
        return all(bucket.take(address, self._lane.strain.price) for bucket in buckets)

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from a page of this server, or not from a page."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        text = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return text in self._trust.origins or (bool(host) and netloc(text) == host)


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def netloc(origin: str) -> str:
    """The host and port of an origin; empty if it is invalid."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def host_of(headers: dict[bytes, bytes]) -> str:
    """The host name in a request, without the port."""
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]


def limited(receive: Receive) -> Receive:
    """A receiver that raises an error for a body that is too large."""
    total = 0

    async def read() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > BODY:
            raise HTTPException(413, f"the request is over {BODY} bytes")
        return message

    return read


def safe_headers(headers: dict[bytes, bytes]) -> Headers:
    """Headers for every response; the policy allows sockets to the request's host."""
    host = headers.get(b"host", b"").decode("latin-1")
    sockets = f" ws://{host} wss://{host}" if NAMED.fullmatch(host) else ""
    policy = POLICY.format(sockets=sockets).encode("latin-1")
    return ((b"content-security-policy", policy), *HEADERS)


async def refuse(scope: Scope, send: Send, refused: Refused, safe: Headers) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refused.message})
        return
    body = json.dumps(refused.plain()).encode()
    headers = [(b"content-type", b"application/json"), *safe]
    start = {"type": "http.response.start", "status": refused.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})


def add_guards(app: FastAPI, trust: Trust, limits: Limits, tally: Tally, lane: Lane) -> None:
    """Install the guard and the error handlers."""
    app.add_middleware(Guard, trust=trust, limits=limits, tally=tally, lane=lane)

    @app.exception_handler(UnicodeError)
    async def half(request: Request, error: UnicodeError) -> JSONResponse:
        refused = refusal_of(error)
        return JSONResponse(refused.plain(), refused.status)

    @app.exception_handler(RecursionError)
    async def deep(request: Request, error: RecursionError) -> JSONResponse:
        return JSONResponse(Refused("deep", "nested too deeply", "body", 422).plain(), 422)

    @app.exception_handler(PlaymatError)
    async def mistake(request: Request, error: PlaymatError) -> JSONResponse:
        refused = refusal_of(error)
        return JSONResponse(refused.plain(), refused.status)

    @app.exception_handler(RequestValidationError)
    async def misshapen(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0] if error.errors() else {"loc": (), "msg": "invalid request"}
        where = ".".join(str(part) for part in first["loc"])
        refused = Refused("shape", str(first["msg"])[:200], where, 422)
        return JSONResponse(refused.plain(), 422)

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> JSONResponse:
        code = {404: "unknown", 405: "method", 413: "size"}.get(error.status_code, "http")
        refused = Refused(code, str(error.detail), request.url.path[:80], error.status_code)
        return JSONResponse(refused.plain(), error.status_code, headers=error.headers)
