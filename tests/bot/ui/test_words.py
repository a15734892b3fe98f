"""Words: every sentence that is asked for exists, every refusal has its own, and names can't format or notify."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

import bot.errors
import engine
from bot.errors import IllegalMove, NotYourTurn, Refusal, StaleMove
from bot.text import Words, WordsError, fluent, languages, words
from bot.text.bundle import Bundle, entries
from bot.text.fluent import resource
from bot.text.names import Called, Names, plain, tidy
from bot.text.rules import rule_text, topic_name, topics
from bot.ui.refusals import refusal_text
from engine.errors import IllegalCode
from maps import edition, names
from tests.bot.ui.tables import playing, table_of

ROOT = Path(bot.errors.__file__).parent


def keys_asked_for() -> set[str]:
    """Every constant text that is passed as the key of a sentence anywhere in the bot."""
    found = set()
    for file in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func
                name = (
                    called.attr
                    if isinstance(called, ast.Attribute)
                    else called.id
                    if isinstance(called, ast.Name)
                    else ""
                )
                if name in ("say", "text") and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return {key for key in found if re.fullmatch(r"[a-z][a-z0-9_-]+", key)}


def test_every_sentence_that_is_asked_for_exists() -> None:
    asked = keys_asked_for()
    assert len(asked) > 150
    assert [key for key in sorted(asked) if key not in words()] == []


@pytest.mark.parametrize("language", languages())
def test_sentences_without_choices_are_put_together_as_fluent_does_it(language: str) -> None:
    whole, ours = FluentBundle([language], use_isolating=False), Bundle(language, fluent._read(language))
    whole.add_resource(resource(language))
    plain_ones = 0
    for key in sorted(ours.keys):
        ours._need(key)
        if key in ours._plain:
            values = {name: f"{{ ${name} }} 100 % é" for name in ours._plain[key].names}
            pattern = whole.get_message(key).value
            assert pattern is not None
            assert ours.put_together(key, values) == whole.format_pattern(pattern, values)[0]
            plain_ones += 1
    assert plain_ones > 500
    assert ours.put_together("btn-row-cards", {"card": "x", "count": 1234}) != "x ×1234", (
        "a number is Fluent's to write"
    )


def test_a_missing_sentence_or_value_is_our_own_fault() -> None:
    with pytest.raises(WordsError, match="no-such-key"):
        words().say("no-such-key")
    with pytest.raises(WordsError, match="player"):
        words().say("told-passed")


def test_languages_fall_back_to_english() -> None:
    assert "en" in languages()
    assert words("en-GB").language == "en"
    assert words("xx").say("btn-join") == "Join"


def codes_of_the_engine() -> set[str]:
    """The reasons with which the engine does refuse actions: the texts in its source that look like one."""
    found = {"illegal", "not-your-turn", "game-over"}
    for file in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            called = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and called in ("IllegalAction", "_illegal"):
                first = 1 if called == "IllegalAction" else 0  # IllegalAction begins with the words for developers.
                reasons = [one for argument in node.args[first:] for one in ast.walk(argument)]
                found |= {str(one.value) for one in reasons if isinstance(one, ast.Constant)}
    return found


def test_the_engine_lists_the_reasons_it_has() -> None:
    assert codes_of_the_engine() == set(get_args(IllegalCode))


def documented_refusals() -> list[tuple[type[Refusal], str]]:
    """The keys that the docstrings of bot/errors.py promise."""
    found = []
    for kind in vars(bot.errors).values():
        if isinstance(kind, type) and issubclass(kind, Refusal) and kind not in (Refusal, IllegalMove):
            text = kind.__doc__ or ""
            found += [(kind, key) for key in re.findall(r"`(refused[a-z-]*)[`|]", text)]
            found += [(kind, f"{kind.prefix}{tail}") for tail in re.findall(r"`(-[a-z-]+)`", text)]
            for group in re.findall(r"`refused-status-([a-z|]+)`", text):
                found += [(kind, f"refused-status-{one}") for one in group.split("|")]
    return [(kind, key) for kind, key in found if key != "refused-status-started" or kind.prefix == "refused-status"]


def literals(hint: Any) -> Iterator[str]:
    """The texts of a Literal, or of a union of some."""
    for one in get_args(hint):
        if isinstance(one, str):
            yield one
        else:
            yield from literals(one)


def test_every_refusal_has_a_sentence() -> None:
    """The constructors list the reasons, and mypy sees to it that no other is given."""
    kinds = [kind for kind in vars(bot.errors).values() if isinstance(kind, type) and issubclass(kind, Refusal)]
    told = {kind: list(literals(get_type_hints(kind.__init__)["reason"])) for kind in kinds}
    del told[bot.errors._OneReason]
    assert all(told.values())
    keys = {"-".join(filter(None, (kind.prefix, reason))) for kind, reasons in told.items() for reason in reasons}
    assert len(keys) > 80
    assert [key for key in sorted(keys) if key not in words()] == []


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def variables(key: str) -> set[str]:
    entry = next(one for one in resource("en").body if isinstance(one, Message) and one.id.name == key)
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


@pytest.mark.parametrize(("kind", "key"), documented_refusals())
def test_every_refusal_is_one_clear_sentence(kind: type[Refusal], key: str) -> None:
    box = edition("europe")
    table = table_of(box, playing(box))
    values: dict[str, object] = {
        "seat": 1,
        "least": 2,
        "minutes": 12,
        "most": 5,
        "seats": 5,
        "seated": 1,
        "missing": ("send_messages",),
        "channel": "100",
    }
    known = {"turn": "13", "mine": True, "status": "lobby", "host": 7, "colour": "red", "map": "moon", "game": "g1"}
    made: Any = kind
    refusal = made(key.removeprefix(kind.prefix).removeprefix("-"), **values, **known)
    assert refusal.key == key
    text = refusal_text(words(), refusal, table)
    assert text != words().say("refused")
    assert text[0].isupper() or text[0] in "“`"
    assert text.rstrip()[-1] in ".!"


def test_refusals_name_the_player_on_turn() -> None:
    box = edition("europe")
    table = table_of(box, playing(box))
    text = refusal_text(words(), NotYourTurn(seat=1, turn="13"), table)
    assert "Olena" in text
    assert "13" in text
    stale = refusal_text(words(), StaleMove(turn="1300", mine=False), table)
    assert "turn 1300 now" in stale


def test_a_refusal_without_a_sentence_of_its_own_gets_the_general_one() -> None:
    move = IllegalMove("brand-new")  # type: ignore[arg-type]
    assert refusal_text(words(), move) == words().say("refused-move-illegal")
    assert refusal_text(words(), Refusal("brand-new")) == words().say("refused")  # type: ignore[arg-type]


@pytest.mark.parametrize("board", names())
def test_the_rules_of_a_map_by_topic(board: str) -> None:
    box = edition(board)
    listed = topics(box.board)
    assert len(listed) <= 25
    told = [rule_text(words(), box, topic) for topic in listed]
    assert all(20 < len(text) < 1800 for text in told)
    assert len({topic_name(words(), topic) for topic in listed}) == len(listed)
    assert ("tunnels" in listed) is (board == "europe")
    assert ("ports" in listed) is (board == "great_lakes")
    assert ("flags" in listed) is (board == "paris")
    assert ("goods" in listed) is (board == "amsterdam")


def test_the_rules_tell_the_numbers_of_the_map() -> None:
    assert "10 points" in rule_text(words(), edition("europe"), "longest")
    assert "50 pieces" in rule_text(words(), edition("great_lakes"), "pieces")
    assert "2 more turns" in rule_text(words(), edition("great_lakes"), "end")


def test_a_name_neither_formats_nor_notifies() -> None:
    assert plain("**@everyone** <@1>") == r"\*\*\@everyone\*\* \<\@1\>"
    assert len(plain("x" * 100)) == 32
    assert plain("a\nb") == "a b"
    assert plain("https://x.example") == r"https\:\/\/x.example", "no link, no preview"


def test_names_stay_on_their_line_and_keep_their_direction() -> None:
    assert tidy("\u202eevil\u202d\n\u2066x ") == "evil x"
    assert tidy("\u200f \u202e") == ""
    assert tidy("👨‍👩‍👧 Zoë") == "👨‍👩‍👧 Zoë"


def test_colours_come_with_sign_and_name() -> None:
    box = edition("great_lakes")
    names_ = Names(words(), box, (Called("Hannah", "red"),))
    assert names_.card("train.blue.anchor") if "train.blue.anchor" in box.card_index else True
    for card in box.cards:
        assert card.wild or names_.colour(card.colour) in names_.card(card.id)
    assert names_.player(0) == "🟥♥ **Hannah**"
    signs = {names_.colour_emblem(card.colour) for kind in names() for card in edition(kind).cards}
    assert len(signs) == len({card.colour for kind in names() for card in edition(kind).cards})


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, and a Polish file that has one sentence less."""
    (tmp_path / "en.ftl").write_text(
        "hello = Hello\ncounted = { $count ->\n    [one] { $count } card\n    *[other] { $count } cards\n}\n", "utf-8"
    )
    (tmp_path / "pl.ftl").write_text("hello = Dzień dobry\n", "utf-8")
    monkeypatch.setattr(fluent, "_folder", lambda: tmp_path)
    fluent.forget()
    yield
    monkeypatch.undo()
    fluent.forget()


@pytest.mark.usefixtures("two_languages")
def test_the_language_of_a_person_then_that_of_the_settings_then_english() -> None:
    assert languages() == ("en", "pl")
    assert words("en-GB", "pl").say("hello") == "Hello"
    assert words("de", "pl").say("hello") == "Dzień dobry"
    assert words("", "pl").language == "pl"
    assert words("de", "fr").language == "en"
    assert words().language == "en"


@pytest.mark.usefixtures("two_languages")
def test_a_language_that_lacks_sentences_has_to_be_asked_for(tmp_path: Path) -> None:
    assert fluent.offered("en-GB") == "en"
    assert fluent.offered("de") == ""
    assert fluent.offered("pl") == "", "it lacks a sentence"
    counted = "counted = { $count ->\n    [one] karta\n    *[other] karty\n}\n"
    (tmp_path / "pl.ftl").write_text(f"hello = Dzień dobry\n{counted}", "utf-8")
    fluent.forget()
    assert fluent.offered("pl-PL") == "pl"


@pytest.mark.usefixtures("two_languages")
def test_what_english_fills_in_counts_as_english_does() -> None:
    polish = words("pl")
    assert "counted" in polish
    assert not polish.has_own("counted")
    # Polish calls 2 "few" and 22 too; English sentences know only "one" and "other".
    assert [polish.say("counted", count=count) for count in (1, 2, 22)] == ["1 card", "2 cards", "22 cards"]
    # 21 is "one" in Ukrainian and Russian; a bundle with their rules would say "21 card" here.
    ukrainian = Words("uk", "", words("en"))
    assert ukrainian.say("counted", count=21) == "21 cards"
    with pytest.raises(WordsError, match="no-such-key"):
        polish.say("no-such-key")


@pytest.mark.parametrize("language", languages())
def test_every_entry_of_a_file_is_found_without_parsing_it(language: str) -> None:
    body = [entry for entry in resource(language).body if isinstance(entry, Message | Term)]
    text = fluent._folder().joinpath(f"{language}.ftl").read_text("utf-8")
    found = entries(language, text)
    assert [*found] == [f"-{one.id.name}" if isinstance(one, Term) else one.id.name for one in body]
    parsed = [FluentParser().parse_entry(written) for written in found.values()]
    assert [one.equals(other, ["span", "comment"]) for one, other in zip(parsed, body, strict=True)].count(False) == 0


def test_what_a_sentence_refers_to_is_parsed_with_it_and_nothing_else() -> None:
    speech = Words(
        "en", "-bot = Train\n  .kind = slow\nhello = Hello, { name }\n# A remark.\nname = I am { -bot }\njunk = { \n"
    )
    assert speech.say("hello") == "Hello, I am Train"
    with pytest.raises(WordsError, match="no Fluent"):
        speech.say("junk")
    assert "-bot" not in speech


def test_a_reference_to_what_the_file_lacks_is_an_error() -> None:
    with pytest.raises(WordsError, match="gone"):
        Words("en", "lost = { gone }\n").say("lost")


def test_a_key_that_comes_twice_is_an_error() -> None:
    with pytest.raises(WordsError, match="comes twice"):
        Words("en", "one = 1\none = 2\n")


@pytest.mark.parametrize("language", languages())
def test_a_language_refers_only_to_what_its_own_file_has(language: str) -> None:
    """A sentence that English fills in is whole; a sentence of one's own can't borrow parts."""
    entries = [entry for entry in resource(language).body if isinstance(entry, Message | Term)]
    known = {(isinstance(entry, Term), entry.id.name) for entry in entries}
    visitor = References()
    for entry in entries:
        visitor.visit(entry)
    assert visitor.names <= known


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[tuple[bool, str]] = set()

    def visit_TermReference(self, node: TermReference) -> None:
        self.names.add((True, node.id.name))

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.names.add((False, node.id.name))
