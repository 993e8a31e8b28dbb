"""Run the command line by ``python -m playmat``."""

from __future__ import annotations

from playmat.cli import main

if __name__ == "__main__":
    main(prog_name="playmat")
