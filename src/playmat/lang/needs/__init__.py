"""What must hold for an effect to change anything, and which questions are worth asking.

Programs leave it out and the linker derives it: ``complete`` says when a card or power may be used;
the other modules say what a choice or question within an effect needs to matter.
"""

from __future__ import annotations

from playmat.lang.needs import unspoken as unspoken
