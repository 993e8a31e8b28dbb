"""Changes to the table: how events happen, and how cards and Pokémon move."""
