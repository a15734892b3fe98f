"""Base art: everything on a board that never changes, painted once per map."""
