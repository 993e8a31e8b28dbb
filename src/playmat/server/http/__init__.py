"""What is served over HTTP: the REST calls, the pages, and the guards before them."""
