"""Languages as they call themselves."""

from bot.text import words


def language_name(code: str) -> str:
    """Empty for none."""
    return words(code).say("language-name") if code and words(code).has_own("language-name") else code
