"""Keys: tokens that cannot be guessed, kept as digests only."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

BOTH: Final = "both"
WATCH: Final = "watch"
SEATS: Final = ("seat0", "seat1")
INVITES: Final = ("invite0", "invite1")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """Return 32 random bytes as URL-safe text."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """Return the id of a game."""
    return secrets.token_urlsafe(9)


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def role_of(token: object, keys: Mapping[str, str]) -> str | None:
    """Return what a token gives a right to, compared in constant time."""
    if not isinstance(token, str) or not TOKEN.fullmatch(token):
        return None
    given = digest(token)
    found: str | None = None
    for known, role in keys.items():
        if hmac.compare_digest(known, given):
            found = role
    return found
