"""What to install where a package of an extra is missing."""

from __future__ import annotations

from playmat.errors import PlaymatError


class MissingExtra(PlaymatError, ImportError):
    """Say which package is missing, and which extra of ours brings it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(package, extra)
        self.package = package
        self.extra = extra

    def __str__(self) -> str:
        return f"{self.package} is not installed: pip install 'playmat[{self.extra}]'"
