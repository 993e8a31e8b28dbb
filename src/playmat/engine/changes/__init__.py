"""What changes the table: the one path of events, and cards and Pokémon on the move."""
