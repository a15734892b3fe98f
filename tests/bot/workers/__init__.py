"""Workers: shards, and sharing them."""
