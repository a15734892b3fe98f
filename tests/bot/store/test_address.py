"""Addresses of a server: what others may see of them."""

from bot.store.address import without_password


def test_the_password_of_a_certificate_is_one_too() -> None:
    url = "postgresql://me:secret@h/games?sslkey=k&sslpassword=secret"
    assert without_password(url) == "postgresql://me@h/games?sslkey=k"
