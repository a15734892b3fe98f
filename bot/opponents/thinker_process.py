"""The process that thinks for opponents: questions on standard input, decisions on standard output, until it closes."""

import os
import sys
import traceback

import msgspec

from bot.offloop import off_the_loop
from bot.opponents.protocol import ENCODER, QUESTIONS, Decision, Question
from engine import Edition
from engine.board import Board
from engine.opponents import choose


def decide(question: Question, editions: dict[str, Edition]) -> Decision:
    """One decision; a fault is told, not raised, because the next question must still be answered."""
    off_the_loop("an opponent's thinking")
    edition = editions.get(question.digest)
    if edition is None and not question.board:
        return Decision(unknown_board=True)
    try:
        if edition is None:
            edition = editions[question.digest] = Edition(msgspec.json.decode(question.board, type=Board))
        thought = choose(question.level, edition, question.view, question.legal, question.seed)
        return Decision(thought.action, thought.reason)
    except Exception as error:  # noqa: BLE001 - the asker logs it and plays something simple
        return Decision(fault=_traceback_text(error))


def _traceback_text(error: Exception) -> str:
    """Where it happened, for the log; without the words of the error, which may name what the seat holds."""
    return f"{''.join(traceback.format_tb(error.__traceback__))}{type(error).__name__}"


def main() -> None:
    """Answer line by line. When the bot ends, however it ends, standard input closes and so does this."""
    editions: dict[str, Edition] = {}
    for line in sys.stdin.buffer:
        if not line.endswith(b"\n"):
            return  # The bot was killed in the middle of a question.
        try:
            sys.stdout.buffer.write(ENCODER.encode(decide(QUESTIONS.decode(line), editions)) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            # The bot was killed before the answer. What could not be written would be tried once more at the end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return


if __name__ == "__main__":
    main()
