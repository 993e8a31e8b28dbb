"""Notes: brackets, most of which are reminders."""
