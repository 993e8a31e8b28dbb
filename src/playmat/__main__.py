"""Run the command line, by ``playmat`` or by ``python -m playmat``."""

from __future__ import annotations

import sys

from playmat.errors import MissingExtra


def run() -> None:
    """Run the command line; where what it needs is not installed, say so in one line."""
    try:
        from playmat.cli import main
    except ModuleNotFoundError as error:
        if str(error.name).startswith("playmat"):
            raise
        print(MissingExtra(str(error.name), "cli"), file=sys.stderr)
        sys.exit(2)
    main(prog_name="playmat")


if __name__ == "__main__":
    run()
