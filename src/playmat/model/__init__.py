"""A game at rest: the linked cards, the state, options, events, views and notation."""
