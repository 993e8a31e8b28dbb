"""Refusals of the server, in the same form for REST and sockets."""

from __future__ import annotations

from typing import Any, Final

from playmat.errors import PlaymatError

FAULT: Final = "something went wrong on the server; the error was logged"


class Refused(PlaymatError):
    """A request is refused, with a message, its place and a machine-readable code."""

    def __init__(
        self,
        code: str,
        message: str,
        where: str = "",
        status: int = 400,
        reasons: list[dict[str, Any]] | None = None,
    ) -> None:
        super().__init__(code, message, where, status)
        self.code = code
        self.message = message
        self.where = where
        self.status = status
        self.reasons = reasons

    def __str__(self) -> str:
        return self.message

    def plain(self) -> dict[str, Any]:
        """The refusal as sent, with the list of reasons if there is one."""
        error = {"code": self.code, "message": self.message, "where": self.where}
        return {"error": {**error, "reasons": self.reasons} if self.reasons else error}


def no_such(what: str, name: str) -> Refused:
    """The refusal for an unknown name."""
    return Refused("unknown", f"{what} {name[:40]!r} not found", what, 404)


def refusal_of(error: PlaymatError | UnicodeError, where: str = "") -> Refused:
    """Turn an error of the engine into a refusal with the same message."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, UnicodeError):
        return Refused("text", "the text is not valid Unicode", where, 422)
    code = "".join("_" + c.lower() if c.isupper() else c for c in type(error).__name__).lstrip("_")
    return Refused(code, str(error), where)
