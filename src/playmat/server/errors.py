"""What the server refuses, in the one form that both REST and sockets answer with."""

from __future__ import annotations

from typing import Any, Final

from playmat.errors import PlaymatError

FAULT: Final = "something went wrong on the server; the error was logged"


class Refused(PlaymatError):
    """Refuse a request: what is wrong, where it stands, and a code a program can read."""

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
        """Return the refusal as it is sent, with single reasons where there are some."""
        error = {"code": self.code, "message": self.message, "where": self.where}
        return {"error": {**error, "reasons": self.reasons} if self.reasons else error}


def no_such(what: str, name: str) -> Refused:
    """Refuse a name that nothing has."""
    return Refused("unknown", f"{what} {name[:40]!r} not found", what, 404)


def refusal_of(error: PlaymatError | UnicodeError, where: str = "") -> Refused:
    """Return an error of the engine as a refusal, in its own words."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, UnicodeError):
        return Refused("text", "the text is not valid Unicode", where, 422)
    code = "".join("_" + c.lower() if c.isupper() else c for c in type(error).__name__).lstrip("_")
    return Refused(code, str(error), where)
