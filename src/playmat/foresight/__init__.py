"""What each answer would lead to, for whoever shows a question: tried in worlds, told in words."""
