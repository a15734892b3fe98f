"""What all tests share: no example is too slow, because machines differ."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
