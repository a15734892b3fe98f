"""People come and go: a seat is offered to somebody, who takes it over; the others decide about a seat that is late."""

from collections import Counter
from typing import assert_never

from msgspec.structs import replace

from bot.days.pace import full_bank
from bot.service import may, playing, showing
from bot.service.ballot import ANYBODY, Choice, Offer
from bot.service.change import Change, Entry, changed_seat
from bot.service.happenings import SeatOffered, SeatPassed, VoteDecided
from bot.service.loading import Loaded
from bot.service.values import Click
from bot.store import NoticeRow


def offer(loaded: Loaded, click: Click, user: int, place: int | None, now: int) -> Change:
    """Nobody sees a card before they have accepted; until then the seat stays as it is."""
    known = showing.known(loaded)
    may.insist(may.offer(known, click, user, place))
    own = showing.own_seat(loaded, click.user) if place is None else loaded.seated_at(place)
    return _offered(loaded, own.row.place, user, now)


def _offered(loaded: Loaded, place: int, user: int, now: int) -> Change:
    kept = loaded.ballot.without(place)
    after = replace(kept, offers=(*kept.offers, Offer(place, user)))
    entry = Entry("offer", (SeatOffered(loaded.seated_at(place).seat),))
    notice = NoticeRow(loaded.row.id, loaded.row.seq + 1, "offer", place, now, number=user)
    return Change((entry,), ballot=after, notices=(notice,))


def accept(loaded: Loaded, click: Click, place: int) -> Change:
    """The seat as it is becomes this person's; what its owner kept to themselves is gone."""
    may.insist(may.accept(showing.known(loaded), click, place))
    own = loaded.seated_at(place)
    fields = {"host_id": click.user} if loaded.row.host_id == own.row.user_id else {}
    seats = changed_seat(
        loaded.row.seats,
        place,
        user_id=click.user,
        level="",
        resigned=False,
        bank=full_bank(loaded.options.pace),
        seen_seq=loaded.row.seq,
        awaited_seq=0,
        used=0,
    )
    entry = Entry("accept", (SeatPassed(own.seat),), own.seat)
    return Change((entry,), fields, seats, ballot=loaded.ballot.without(place), passed=place)


def decline(loaded: Loaded, click: Click, place: int) -> Change:
    may.insist(may.accept(showing.known(loaded), click, place))
    return Change((Entry("decline", ()),), ballot=loaded.ballot.without(place))


def vote(loaded: Loaded, click: Click, choice: Choice, now: int) -> Change:
    """One vote each, which can be changed; more than half of the others decide."""
    known = showing.known(loaded)
    may.insist(may.vote(known, click))
    ballot = loaded.ballot
    place = ballot.late
    assert place is not None, "who may vote has been asked"
    mine = loaded.owned(click.user).place
    others = {seat.place for seat in known.people} - {place}
    votes = {voter: chosen for voter, chosen in ballot.votes if voter in others} | {mine: choice}
    if Counter(votes.values())[choice] * 2 <= len(others):
        return Change((Entry("vote", ()),), ballot=replace(ballot, votes=tuple(sorted(votes.items()))))
    return _decided(loaded, place, choice, now)


def _decided(loaded: Loaded, place: int, choice: Choice, now: int) -> Change:
    own = loaded.seated_at(place)
    entry = Entry("vote", (VoteDecided(own.seat, choice),))
    ballot = loaded.ballot.without(place)
    match choice:
        case "wait":
            return Change((entry,), ballot=ballot)
        case "substitute":
            return replace(_offered(loaded, place, ANYBODY, now), entries=(entry,))
        case "opponent":
            handed = playing.hand_over(own, loaded.row.seats, playing.STAND_IN)
            return replace(handed, entries=(entry, *handed.entries), ballot=ballot)
        case _:
            assert_never(choice)
