"""Who is good at it: results of games that have ended, statistics and ratings. Pure functions of stored rows."""
