"""What happened, in sentences: the events of the log, without grammar in code."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.service.happenings import (
    AboutTheTable,
    ColourChosen,
    GameArchived,
    GameCancelled,
    GameHomeless,
    GameMoved,
    GamePaused,
    GameStarted,
    HandedOver,
    HostChanged,
    LeftServer,
    PauseWanted,
    Reasoned,
    Resigned,
    SeatLeft,
    SeatOffered,
    SeatPassed,
    SeatTaken,
    TableEvent,
    TableOpened,
    TakenBack,
    TimeRanOut,
    Undone,
    VoteDecided,
    WentOn,
)
from bot.text.names import Names, joined
from bot.text.reasons import reason_text
from engine.events import (
    BlindCard,
    BlindDrawn,
    CardDrawn,
    CardLaid,
    ChoiceMade,
    DeckRenewed,
    Exchanged,
    FlagCardKept,
    FlagSetScored,
    GameEnded,
    GoodsEarned,
    KeptTickets,
    LastTurns,
    OpeningEnded,
    Passed,
    PortBuilt,
    RouteClaimed,
    RowRenewed,
    StationBuilt,
    TicketsDrawn,
    TicketsKept,
    TicketsOffered,
    TunnelLaid,
    TunnelWithdrawn,
    TurnBegan,
)


def narrate(names: Names, events: Sequence[TableEvent], briefly: bool = False) -> list[str]:
    """One sentence per thing that happened; the cards of one draw share a sentence. `briefly`: without payments."""
    sentences: list[str] = []
    draws: list[CardDrawn | BlindDrawn] = []
    known: list[str | None] = []
    renewed: list[str] = []
    all_chosen = any(isinstance(event, OpeningEnded) for event in events)
    for event in events:
        match event:
            case CardDrawn(card=card):
                if draws and draws[0].seat != event.seat:
                    sentences += _drew(names, draws, known)
                draws.append(event)
                known.append(card)
            case BlindDrawn():
                if draws and draws[0].seat != event.seat:
                    sentences += _drew(names, draws, known)
                draws.append(event)
                known.append(None)
            case BlindCard(card=card):
                known[-1:] = [card]
            case CardLaid() | DeckRenewed():
                continue
            case ChoiceMade() if all_chosen:
                continue
            case RowRenewed() if draws:
                renewed = [names.words.say("told-row-renewed")]
            case _:
                sentences += [*_drew(names, draws, known), *renewed, *_sentence(names, event, briefly)]
                renewed = []
    return [*sentences, *_drew(names, draws, known), *renewed]


def _drew(names: Names, draws: list[CardDrawn | BlindDrawn], known: list[str | None]) -> list[str]:
    """The sentence about the cards drawn so far; both lists are empty afterwards."""
    if not draws:
        return []
    words, player = names.words, names.player(draws[0].seat)
    pairs = list(zip(draws, known, strict=True))
    draws.clear()
    known.clear()
    blind = [draw for draw, card in pairs if isinstance(draw, BlindDrawn) and card is None]
    if len(blind) == len(pairs) == 2 and blind[0].deck == blind[1].deck:
        return [words.say("told-two-blind", player=player, deck=blind[0].deck)]
    return [words.say("told-drew", player=player, cards=joined(words, [_drawn(names, *pair) for pair in pairs]))]


def _drawn(names: Names, draw: CardDrawn | BlindDrawn, card: str | None) -> str:
    if isinstance(draw, CardDrawn):
        return names.card(draw.card)
    if card is None:
        return names.words.say("told-blind", deck=draw.deck)
    return names.words.say("told-blind-known", card=names.card(card))


def _sentence(names: Names, event: TableEvent, briefly: bool) -> Iterable[str]:
    """What is told about this event; nothing about those that only the picture tells, or that `narrate` gathers."""
    say = names.words.say
    match event:
        case RouteClaimed() | StationBuilt() | PortBuilt() if briefly:
            yield _built_briefly(names, event)
        case RouteClaimed() | TunnelLaid() | TunnelWithdrawn() | StationBuilt() | PortBuilt() | Exchanged():
            yield _built(names, event)
        case TicketsDrawn() | TicketsKept() | TicketsOffered() | KeptTickets():
            yield _about_tickets(names, event)
        case FlagCardKept(seat=seat, card=card):
            yield say("told-flag-card", player=names.player(seat), card=names.card(card))
        case FlagSetScored(seat=seat, points=points):
            yield say("told-flag-set", player=names.player(seat), points=points)
        case GoodsEarned(seat=seat, left=left):
            yield say("told-goods", player=names.player(seat), left=left)
        case Passed(seat=seat):
            yield say("told-passed", player=names.player(seat))
        case LastTurns(seat=seat, turns=turns):
            yield say("told-last-turns", player=names.player(seat), turns=turns)
        case GameEnded(by_passes=by_passes):
            yield say("told-ended-passes" if by_passes else "told-ended")
        case RowRenewed():
            yield say("told-row-renewed")
        case OpeningEnded(kept=kept, supplies=supplies):
            yield from _opening(names, kept, supplies)
        case ChoiceMade(seat=seat):
            yield say("told-choice-made", player=names.player(seat))
        case TurnBegan() | CardDrawn() | BlindDrawn() | BlindCard() | CardLaid() | DeckRenewed():
            return
        case _:
            yield from _about_the_table(names, event)


def _built(
    names: Names, event: RouteClaimed | TunnelLaid | TunnelWithdrawn | StationBuilt | PortBuilt | Exchanged
) -> str:
    say, player = names.words.say, names.player(event.seat)
    match event:
        case RouteClaimed(route=route, cards=cards, points=points):
            return say("told-claimed", player=player, route=names.ends(route), cards=names.cards(cards), points=points)
        case TunnelLaid(route=route, cards=cards, revealed=()):
            return say("told-tunnel-unseen", player=player, route=names.ends(route), cards=names.cards(cards))
        case TunnelLaid(route=route, cards=cards, revealed=revealed, extra=extra):
            laid, turned = names.cards(cards), names.row(revealed)
            return say("told-tunnel", player=player, route=names.ends(route), cards=laid, revealed=turned, extra=extra)
        case TunnelWithdrawn(route=route):
            return say("told-withdrawn", player=player, route=names.ends(route))
        case StationBuilt(city=city, cards=cards):
            return say("told-station", player=player, city=names.city(city), cards=names.cards(cards))
        case PortBuilt(city=city, cards=cards):
            return say("told-port", player=player, city=names.city(city), cards=names.cards(cards))
        case Exchanged(piece=piece, count=count, points=points):
            handed = say("piece-counted", piece=piece, count=count)
            other = next(one.id for one in names.edition.pieces if one.id != piece)
            received = say("piece-counted", piece=other, count=count)
            return say("told-exchanged", player=player, pieces=handed, received=received, points=names.points(points))
        case _:
            assert_never(event)


def _built_briefly(names: Names, event: RouteClaimed | StationBuilt | PortBuilt) -> str:
    """What was built, without what was paid for it."""
    say, player = names.words.say, names.player(event.seat)
    match event:
        case RouteClaimed(route=route, points=points):
            return say("told-claimed-briefly", player=player, route=names.ends(route), points=str(points))
        case StationBuilt(city=city):
            return say("told-station-briefly", player=player, city=names.city(city))
        case PortBuilt(city=city):
            return say("told-port-briefly", player=player, city=names.city(city))
        case _:
            assert_never(event)


def _about_tickets(names: Names, event: TicketsDrawn | TicketsKept | TicketsOffered | KeptTickets) -> str:
    """How many, for everybody; which, for the one who holds them."""
    say, player = names.words.say, names.player(event.seat)
    match event:
        case TicketsDrawn(count=count):
            return say("told-tickets-drawn", player=player, count=count)
        case TicketsKept(count=count, returned=returned):
            return say("told-tickets-kept", player=player, count=count, returned=returned)
        case TicketsOffered(tickets=tickets):
            return say("told-tickets-offered", tickets=joined(names.words, [names.ticket(one) for one in tickets]))
        case KeptTickets(tickets=tickets):
            return say("told-kept-tickets", tickets=joined(names.words, [names.ticket(one) for one in tickets]))
        case _:
            assert_never(event)


def _opening(names: Names, kept: tuple[int, ...], supplies: tuple[tuple[int, ...], ...]) -> Iterable[str]:
    say = names.words.say
    counts = [say("told-kept", player=names.player(seat), tickets=count) for seat, count in enumerate(kept)]
    yield say("told-opening-ended", kept=joined(names.words, counts))
    if names.edition.board.piece_choice is not None:
        pieces = [
            say("told-pieces", player=names.player(seat), pieces=names.pieces(supply))
            for seat, supply in enumerate(supplies)
        ]
        yield say("told-pieces-chosen", pieces=joined(names.words, pieces, "list-spaced", "list-spaced"))


def _about_the_table(names: Names, event: AboutTheTable) -> Iterable[str]:
    """What people did that is no action of the game."""
    say = names.words.say
    match event:
        case TableOpened(place=place):
            yield say("told-opened", person=names.person(place))
        case SeatTaken(opponent=True) | SeatLeft(opponent=True):
            yield say("told-opponent-came" if isinstance(event, SeatTaken) else "told-opponent-left")
        case SeatTaken(place=place):
            yield say("told-seated", person=names.person(place))
        case SeatLeft(place=place, removed=removed):
            yield say("told-removed" if removed else "told-left", person=names.person(place))
        case ColourChosen(colour=colour):
            yield say("told-colour", colour=names.colour(colour))
        case HostChanged(place=place):
            yield say("told-host", person=names.person(place))
        case GameStarted(commitment=commitment):
            yield say("told-started", commitment=commitment)
        case GameCancelled(place=place):
            yield say("told-cancelled", person=names.person(place))
        case Undone(seat=seat):
            yield say("told-undone", player=names.player(seat))
        case Resigned(seat=seat, removed=removed):
            yield say("told-seat-removed" if removed else "told-resigned", player=names.player(seat))
        case TimeRanOut(seat=seat, cards=cards):
            yield say("told-time-ran-out-cards" if cards else "told-time-ran-out", player=names.player(seat))
        case HandedOver(seat=seat):
            yield say("told-handed-over", player=names.player(seat))
        case Reasoned(seat=seat, reason=reason):
            yield say("told-reasoned", player=names.player(seat), reason=reason_text(names, reason))
        case TakenBack(seat=seat):
            yield say("told-taken-back", player=names.player(seat))
        case PauseWanted(place=place):
            yield say("told-pause-wanted", person=names.person(place))
        case GamePaused(place=place, until=until):
            yield say("told-paused" if until else "told-paused-together", person=names.person(place))
        case WentOn():
            yield say("told-went-on")
        case GameArchived():
            yield say("told-archived")
        case GameHomeless():
            yield say("told-homeless")
        case GameMoved():
            yield say("told-moved")
        case LeftServer(seat=seat):
            yield say("told-left-server", player=names.player(seat))
        case SeatOffered(seat=seat):
            yield say("told-seat-offered", player=names.player(seat))
        case SeatPassed(seat=seat):
            yield say("told-seat-passed", player=names.player(seat))
        case VoteDecided(seat=seat, choice=choice):
            yield say("told-vote", player=names.player(seat), choice=choice)
        case _:
            assert_never(event)
