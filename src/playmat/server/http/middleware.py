"""Guards before every request: where it comes from, how large and how often, and how it fails."""

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
"""Whoever sits at the machine itself, which nobody has to share."""


NAMED: Final = re.compile(r"[A-Za-z0-9._-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?")
"""A host that can stand in a policy."""

DEAR: Final = ("/cards/search", "/frames/", "/decks/", "/positions")
"""What a worker has to do, by a part of its path."""


@dataclass(frozen=True, slots=True)
class Trust:
    """Whom a server believes: its names, pages elsewhere that may use it, and its proxies."""

    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    """Addresses whose word is taken for where a request comes from."""

    addresses: bool = False
    """Whether any address will do for a name: no page elsewhere can go by one."""

    def knows(self, host: str) -> bool:
        """Tell whether the server goes by a name."""
        if not self.hosts or host in self.hosts:
            return True
        return self.addresses and is_address(host.strip("[]"))


class Guard:
    """Refuse foreign origins on sockets and writes, floods and giants; add safe headers."""

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
            if refused.code == FLOOD:  # whoever asks again at once would cost as much as an answer
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
        """Serve a request after others of those who ask much."""
        try:
            async with self._lane.place():
                await self._serve(scope, receive, send, safe)
        except TimeoutError:
            refused = Refused("busy", BUSY, "address", 503)
            self._tally.refuse(refused.code)
            await refuse(scope, send, refused, safe)

    def _waits(self, scope: Scope, address: str) -> bool:
        """Tell whether an address asks so much that it has to wait for others that do."""
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
        """Serve a request; what fails for no reason of its own is a fault of ours, told as one."""
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
        except asyncio.CancelledError:  # only a server that ends gives a request up
            if not begun:
                gone = Refused("ending", "the server is shutting down", scope["path"][:80], 503)
                await refuse(scope, send, gone, safe)
        except Exception as error:
            self._tally.fault("request", error, path=scope["path"][:200])
            if begun:
                raise
            await refuse(scope, send, Refused("fault", FAULT, scope["path"][:80], 500), safe)

    def _address(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        """Return where a request comes from; a proxy's word counts only if it is one of ours."""
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
        """Tell whether an address may ask once more; what makes or plays through games is dear."""
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
        """Tell whether a request comes from a page of this server, or from no page at all."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        text = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return text in self._trust.origins or (bool(host) and netloc(text) == host)


def is_address(host: str) -> bool:
    """Tell whether a host is an address and no name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def netloc(origin: str) -> str:
    """Return the host and port of an origin; nothing for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


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
            raise HTTPException(413, f"the request is over {BODY} bytes")
        return message

    return read


def safe_headers(headers: dict[bytes, bytes]) -> Headers:
    """Return the headers of every answer; a page's sockets lead to the host it came from."""
    host = headers.get(b"host", b"").decode("latin-1")
    sockets = f" ws://{host} wss://{host}" if NAMED.fullmatch(host) else ""
    policy = POLICY.format(sockets=sockets).encode("latin-1")
    return ((b"content-security-policy", policy), *HEADERS)


async def refuse(scope: Scope, send: Send, refused: Refused, safe: Headers) -> None:
    """Answer with a refusal before anything is done."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refused.message})
        return
    body = json.dumps(refused.plain()).encode()
    headers = [(b"content-type", b"application/json"), *safe]
    start = {"type": "http.response.start", "status": refused.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})


def add_guards(app: FastAPI, trust: Trust, limits: Limits, tally: Tally, lane: Lane) -> None:
    """Put the guards before an application and let it fail in one form."""
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
