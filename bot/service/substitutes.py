"""People come and go: a seat is offered to somebody, who takes it over; the others decide about a seat that is late."""

from collections import Counter

from msgspec.structs import replace

from bot.days.pace import full_bank
from bot.service import may, playing, showing
from bot.service.ballot import ANYBODY, Ballot, Choice, Offer, read_ballot, written_ballot
from bot.service.change import Change, Entry, changed_seat
from bot.service.happenings import SeatOffered, SeatPassed, VoteDecided
from bot.service.late import STAND_IN
from bot.service.loading import Loaded
from bot.service.values import Click
from bot.store import NoticeRow


def offer(loaded: Loaded, click: Click, user: int, place: int | None, now: int) -> Change:
    """Nobody sees a card before they have accepted; until then the seat stays as it is."""
    known = showing.known(loaded)
    may.insist(may.offer(known, click, user, place))
    own = showing.own_seat(loaded, click.user) if place is None else loaded.seated_at(place)
    return _offered(loaded, read_ballot(loaded.row.ballot), own.row.place, user, now)


def _offered(loaded: Loaded, ballot: Ballot, place: int, user: int, now: int) -> Change:
    kept = ballot.without(place)
    after = replace(kept, offers=(*kept.offers, Offer(place, user)))
    entry = Entry("offer", (SeatOffered(loaded.seated_at(place).seat),))
    notice = NoticeRow(loaded.row.id, loaded.row.seq + 1, "offer", place, now, number=user)
    return Change((entry,), {"ballot": written_ballot(after)}, notices=(notice,))


def accept(loaded: Loaded, click: Click, place: int) -> Change:
    """The seat as it is becomes this person's; what its owner kept to themselves is gone."""
    may.insist(may.accept(showing.known(loaded), click, place))
    own = loaded.seated_at(place)
    ballot = read_ballot(loaded.row.ballot).without(place)
    fields: dict[str, object] = {"ballot": written_ballot(ballot)}
    if loaded.row.host_id == own.row.user_id:
        fields["host_id"] = click.user
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
    return Change((entry,), fields, seats, passed=place)


def decline(loaded: Loaded, click: Click, place: int) -> Change:
    may.insist(may.accept(showing.known(loaded), click, place))
    ballot = read_ballot(loaded.row.ballot).without(place)
    return Change((Entry("decline", ()),), {"ballot": written_ballot(ballot)})


def vote(loaded: Loaded, click: Click, choice: Choice, now: int) -> Change:
    """One vote each, which can be changed; more than half of the others decide."""
    known = showing.known(loaded)
    may.insist(may.vote(known, click))
    ballot = read_ballot(loaded.row.ballot)
    place = ballot.late
    assert place is not None, "who may vote has been asked"
    mine = loaded.owned(click.user).place
    others = {seat.place for seat in known.people} - {place}
    votes = {voter: chosen for voter, chosen in ballot.votes if voter in others} | {mine: choice}
    if Counter(votes.values())[choice] * 2 <= len(others):
        after = replace(ballot, votes=tuple(sorted(votes.items())))
        return Change((Entry("vote", ()),), {"ballot": written_ballot(after)})
    return _decided(loaded, ballot, place, choice, now)


def _decided(loaded: Loaded, ballot: Ballot, place: int, choice: Choice, now: int) -> Change:
    own = loaded.seated_at(place)
    entry = Entry("vote", (VoteDecided(own.seat, choice),))
    fields = {"ballot": written_ballot(ballot.without(place))}
    if choice == "wait":
        return Change((entry,), fields)
    if choice == "substitute":
        offered = _offered(loaded, ballot, place, ANYBODY, now)
        return replace(offered, entries=(entry,))
    handed = playing.hand_over(own, loaded.row.seats, STAND_IN)
    return replace(handed, entries=(entry, *handed.entries), fields=fields)
