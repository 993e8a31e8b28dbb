"""What each option would lead to, tried in sampled worlds and put into words."""
