"""The rules of ticket-and-route train games: pure values and functions."""
