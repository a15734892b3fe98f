### Slow Train, English. Every sentence that a player reads is in this file.
### Values in braces are filled in by the bot; docs/glossary.md has the one word for each thing.

## Things on the table

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-white = white
colour-black = black
colour-grey = grey
colour-other = { $name }

swatch-red = 🔴
swatch-orange = 🟠
swatch-yellow = 🟡
swatch-green = 🟢
swatch-blue = 🔵
swatch-purple = 🟣
swatch-pink = 🩷
swatch-white = ⚪
swatch-black = ⚫
swatch-grey = 🔘
swatch-wild = 🌈
swatch-other = 🔘

# The colour of a player, always with the mark that the pieces bear in the pictures.
sign-red = 🟥♥
sign-blue = 🟦⌛
sign-green = 🟩♛
sign-yellow = 🟨◊
sign-black = ⬛♤
sign-other = ⬜
player = { $sign } **{ $name }**
player-you = { $sign } **{ $name }** (you)
level = { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
# The names of computer opponents, after locomotives of the first years; each is used once at a table.
opponent-name = { $number ->
    [0] Rocket
    [1] Comet
    [2] Planet
    [3] Pioneer
    [4] Atlas
    [5] Puffer
    [6] Tender
    [7] Whistle
    [8] Samson
    [9] Meteor
    [10] Pilot
   *[11] Orion
}
played-by = { $player } (computer, { $level })

card-plain = { $swatch } { $colour }
card-wild = { $swatch } wild
card-train = { $swatch } { $colour } train
card-train-anchor = { $swatch } { $colour } train ⚓
card-ship = { $swatch } { $colour } ship ⚓
card-ship-double = { $swatch } { $colour } double ship

# What the cards are called where the word stands alone.
cards-counted = { $count } { $card }
# With two decks the card is two words.
cards-counted-kind = { $count } × { $card }
cards-none = no cards

piece-counted = { $piece ->
    [train] { $count ->
        [one] 1 train
       *[other] { $count } trains
    }
    [ship] { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
    [bus] { $count ->
        [one] 1 bus
       *[other] { $count } buses
    }
    [cart] { $count ->
        [one] 1 cart
       *[other] { $count } carts
    }
   *[other] { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
}
# −1 is singular too, so the number is never written out.
points-counted = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tickets-counted = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
cards-in-hand = { $deck ->
    [train] { $count ->
        [one] 1 train card
       *[other] { $count } train cards
    }
    [ship] { $count ->
        [one] 1 ship card
       *[other] { $count } ship cards
    }
   *[other] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
deck-name = { $deck ->
    [train] train deck
    [ship] ship deck
   *[other] deck
}

route = { $from } – { $to }
route-traits = { $route } ({ $traits })
trait-length = { $length }
trait-tunnel = tunnel
trait-ferry = ferry { $wilds }
trait-bonus = goods
trait-sea = sea
junction = { $id ->
    [junction_superior] Lake Superior junction
    [junction_huron] Lake Huron junction
   *[other] junction
}
ticket-cities = { $from } – { $to }
ticket-worth = { $cities } ({ $points })

# Lists: everything but the last is joined by list-more, the last by list-last.
list-more = { $rest }, { $next }
list-last = { $rest } and { $next }
list-or = { $rest } or { $next }
list-plus = { $rest } + { $next }
list-either = { $rest }/{ $next }
list-spaced = { $rest } · { $next }

## What happened

told-drew = { $player } took { $cards }.
told-two-blind = { $deck ->
    [train] { $player } took two train cards blind.
    [ship] { $player } took two ship cards blind.
   *[other] { $player } took two cards blind.
}
told-blind = { $deck ->
    [train] a train card blind
    [ship] a ship card blind
   *[other] a card blind
}
told-blind-known = { $card } (blind)
told-claimed = { $player } claimed **{ $route }** for { $points ->
    [one] 1 point
   *[other] { $points } points
}, paying { $cards }.
told-tunnel = { $player } laid { $cards } for the tunnel **{ $route }**. Turned up: { $revealed }. { $extra ->
    [0] No more cards are needed.
    [one] 1 more card is needed.
   *[other] { $extra } more cards are needed.
}
told-tunnel-unseen = { $player } laid { $cards } for the tunnel **{ $route }**. No card was left to turn up.
told-withdrawn = { $player } took the cards back; **{ $route }** stays free.
told-tickets-drawn = { $player } drew { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}.
told-tickets-kept = { $player } kept { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}{ $returned ->
    [0] {""}
   *[other] {" "}and put { $returned } back
}.
told-tickets-offered = The tickets: { $tickets }.
told-ticket-complete = ✅ Ticket complete: **{ $ticket }**.
told-kept-tickets = You kept { $tickets }.
told-station = { $player } built a station in **{ $city }**, paying { $cards }.
told-port = { $player } built a port in **{ $city }**, paying { $cards }.
# The same without the payment, where several turns are told.
told-claimed-briefly = { $player } claimed **{ $route }** (+{ $points }).
told-station-briefly = { $player } built a station in **{ $city }**.
told-port-briefly = { $player } built a port in **{ $city }**.
told-exchanged = { $player } exchanged { $pieces } for { $received } ({ $points }).
told-flag-card = { $player } laid { $card } aside for the flag.
told-flag-set = { $player } completed a flag set: { $points } points.
told-goods = { $player } earned a bonus-goods card; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
told-passed = { $player } passed.
told-last-turns = { $player } is almost out of pieces: everybody has { $turns ->
    [one] one last turn
   *[other] { $turns } last turns
}.
told-ended = The last turn is over.
told-ended-passes = Everybody passed: the game is over.
told-row-renewed = Too many wilds: the row was laid out again.
told-kept = { $player }: { $tickets }
told-opening-ended = Everybody has chosen. Tickets kept: { $kept }.
told-pieces = { $player }: { $pieces }
told-pieces-chosen = Pieces: { $pieces }.
told-choice-made = { $player } has chosen.
# Whoever sits at a place, or has left it.
person-gone = Somebody
person-here = <@{ $user }>
told-opened = { $person } opened the table.
told-seated = { $person } sat down.
told-left = { $person } left the table.
told-removed = { $person } was removed from the table.
told-opponent-came = A computer opponent sat down.
told-opponent-left = A computer opponent left the table.
told-colour = A seat chose the colour { $colour }.
told-host = { $person } is the host now.
told-started = The game began. Proof of the shuffle (SHA-256): `{ $commitment }`
told-cancelled = { $person } cancelled the game.
told-undone = { $player } took the last action back.
told-resigned = { $player } gave up; a computer opponent plays on.
told-seat-removed = { $player } was removed; a computer opponent plays on.
told-time-ran-out = The time of { $player } has run out.
told-time-ran-out-cards = The time of { $player } has run out: cards are drawn.
told-handed-over = A computer opponent plays for { $player } for now.
told-reasoned = { $player } thought: { $reason }
told-pause-wanted = { $person } wants to pause the game.
told-paused = { $person } pauses the game.
told-paused-together = Everybody agrees to pause the game.
told-went-on = The game goes on.
told-archived = The game is archived.
told-homeless = The game has lost its channel.
told-seat-offered = The seat of { $player } is offered to somebody else.
told-seat-passed = { $player } plays this seat from now on.
told-vote = { $choice ->
    [opponent] The others have decided: a computer opponent plays for { $player }.
    [substitute] The others have decided: somebody else may take the seat of { $player }.
   *[wait] The others have decided to wait for { $player }.
}
told-moved = The table stands in this channel now.
told-left-server = { $player } is not in this server any more.
told-taken-back = { $player } is back.

## Buttons

btn-take-turn = Take your turn
btn-my-hand = My hand
btn-table = Table
btn-closer = Closer look
closer-where = Which part of the map?
closer-region = **{ $region }**: { $cities }
btn-join = Join
btn-leave = Leave
btn-add-opponent = Add an opponent
btn-start = Start
btn-choose-tickets = Choose your tickets
btn-keep-counted = { $count ->
    [0] Keep these
    [one] Keep this one
   *[other] Keep these { $count }
}
btn-pay-more = { $extra ->
    [one] Pay 1 more
   *[other] Pay { $extra } more
}
btn-pay-more-with = { $extra ->
    [one] Pay 1 more
   *[other] Pay { $extra } more
}: { $cards }
btn-take-back = Take the cards back
btn-replay = Replay
btn-record = Record
btn-rematch = Rematch
btn-tickets = Draw tickets
btn-pass = Pass
btn-back = Back
btn-undo = Take it back
btn-go-on = Go on
btn-pause = Pause
btn-agree = Agree
btn-take-over = Take the seat
btn-decline = No, thanks
btn-vote = { $choice ->
    [opponent] A computer opponent
    [substitute] Somebody else
   *[wait] Wait
}
btn-older = Older
btn-post-again = Post again
btn-thread = Open it in a thread
btn-play-myself = Play this seat myself
btn-two-blind = { $deck ->
    [train] Two train cards blind
    [ship] Two ship cards blind
   *[other] Two cards blind
}
btn-blind = { $deck ->
    [train] 🎴 train deck
    [ship] 🎴 ship deck
   *[other] 🎴 deck
}
btn-row-card = { $card }
btn-row-cards = { $card } ×{ $count }
btn-exchange = { $piece ->
    [train] Trains for ships …
    [ship] Ships for trains …
   *[other] Exchange pieces …
}
btn-pieces = { $pieces } (suggested)

## The turn panel

panel-your-turn = ### Your turn · turn { $turn }
panel-second-card = ### Take your second card
panel-your-turn-last = ### Your last turn · turn { $turn }
panel-not-your-turn = ### Turn { $turn } · { $player } is on turn
panel-opponent-plays = ### A computer opponent plays your seat
panel-done = ### Done
panel-now = It is { $player }’s turn now (turn { $turn }).
panel-now-yours = It is your turn again (turn { $turn }).
panel-over = The game is over.
panel-waiting = Computer opponents wait a few seconds, in case you take it back.
panel-trouble = { $trouble ->
    [forbidden] ⚠️ I may not post in the channel of this game, so the others don’t see what happens. The permissions View Channel, Send Messages and Attach Files are needed there, in a thread Send Messages in Threads, and it must not be locked. The game goes on: `/turn` and `/board` work.
    [channel-gone] ⚠️ The channel of this game was deleted, so nobody sees what happens.
   *[other] ⚠️ Discord did not take my last message about this game. I keep trying; the game goes on.
}
panel-note = **Your note**
    { $note }
panel-since = { $first ->
    [yes] -# Since the start
   *[no] -# Since your last turn
}
# Which of it hurts: routes that the cheapest way of one's ticket led over.
loss-claim = { $player } took { $routes }
loss-dearer = ❗ { $claims }: your way { $ticket } now takes { $now ->
    [one] { $now } space
   *[other] { $now } spaces
} instead of { $before }.
loss-station = ❗ { $claims }: your way { $ticket } now needs a station ({ $cities }) and { $now ->
    [one] { $now } space
   *[other] { $now } spaces
}; before it was { $before } without.
loss-no-way = ❗ { $claims }: no way is left for { $ticket }.
panel-quiet = { $first ->
    [yes] -# Nothing has happened yet.
   *[no] -# Nothing has happened since your last turn.
}
story-earlier = -# … and what came before: `/log`
panel-hand = **Hand**: { $hand }
panel-pieces = **Pieces**: { $pieces }
panel-box = **Box**: { $pieces }
panel-stations = **Stations left**: { $count }
panel-ports = **Ports left**: { $count }
panel-flags = **Flag**: { $cards }
panel-goods = **Bonus goods**: { $count }
panel-tickets = **Tickets**
panel-no-tickets = **Tickets**: none yet
panel-ticket-done = ✅ { $ticket }
panel-ticket-away = ▫️ { $ticket } · { $pieces ->
    [one] 1 space
   *[other] { $pieces } spaces
} to go: { $ways }
panel-ticket-station = ▫️ { $ticket } · { $count ->
    [one] a station in { $cities } completes it
   *[other] stations in { $cities } complete it
}
panel-ticket-and-station = { $away }, and { $count ->
    [one] a station in { $cities }
   *[other] stations in { $cities }
}
panel-ticket-or-station = { $away }; or a station in { $cities } completes it
panel-ticket-short = { $away }; you have too few pieces for it
panel-ticket-lost = ❌ { $ticket } · no way is left
panel-ticket-missed = ❌ { $ticket } · not completed
panel-offer = **Tickets to choose from**
panel-pick-route-tickets = Claim a route for your tickets
panel-pick-route = Claim a route that begins with { $first } – { $last }
panel-pick-route-one = Claim a route that begins with { $first }
panel-pick-station = Build a station: { $first } – { $last }
panel-pick-station-one = Build a station: { $first }
panel-pick-port = Build a port: { $first } – { $last }
panel-pick-port-one = Build a port: { $first }
panel-group-draw = **Draw cards**
panel-group-claim = **Claim a route**
panel-group-build = **Build**
panel-group-other = **Other**
panel-where-station = ### Build a station
    In which city?
btn-station = Build a station …
panel-where-port = ### Build a port
    In which city?
btn-port = Build a port …
panel-more-routes = More routes than fit here can be claimed; `/claim` finds them all.
panel-refill = Refill the row from: { $deck ->
    [same] the same deck
    [train] the train deck
    [ship] the ship deck
   *[other] { $deck }
}
panel-refill-option = { $deck ->
    [same] Refill the row from the same deck
    [train] Refill the row from the train deck
    [ship] Refill the row from the ship deck
   *[other] Refill the row from { $deck }
}
panel-route-option = { $route } · { $colours }
panel-route-hint = { $points }, for example { $cards }
panel-route-hint-only = { $points }, with { $cards }

panel-pay-route = ### { $route }
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $colours }
panel-pay-station = ### A station in { $city }
panel-pay-port = ### A port in { $city }
panel-pay-how = How do you pay?
panel-pay-menu = Pay with …
panel-pay-menu-colour = Pay with { $colour } …
panel-pay-left = leaves { $hand }
pay-with = { $cards } · { $effects }
pay-last = takes your last { $card }
pay-flag = lays { $cards } aside for the flag
pay-flag-set = completes the flag, +{ $points }
panel-tunnel-warning = ⚠️ This is a tunnel: { $reveal ->
    [one] one card is
   *[other] { $reveal } cards are
} turned up, and each that matches costs one more card. That can’t be taken back.
panel-tunnel-question = ### The tunnel { $route }
    You laid { $cards }. Turned up: { $revealed }.
    { $extra ->
        [one] 1 more card is needed
       *[other] { $extra } more cards are needed
    } ({ $kinds }). If you take the cards back, your turn is over.
panel-tunnel-kinds = { $colour } or wild
panel-tunnel-wilds = wild only
panel-tunnel-poor = You hold too few of them.

panel-ask-tickets = ### Draw { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }?
    You must keep { $keep ->
        [one] at least one
       *[other] at least { $keep }
    }, and your turn is over. A ticket you don’t complete costs its points.
panel-choose-tickets = ### Choose your tickets
    Keep { $keep ->
        [one] at least one
       *[other] at least { $keep }
    } of { $count }.{ $final ->
        [yes] {" "}What you choose is final.
       *[no] {""}
    }
panel-pick-tickets = { $keep ->
    [one] Keep at least one
   *[other] Keep at least { $keep }
}
panel-ticket-hint = { $points ->
    [one] 1 point
   *[other] { $points } points
} if you complete it, as many lost if you don’t
panel-choose-pieces = ### Choose your trains and ships
    You begin with { $total } pieces. The others stay in your box; exchanging them later costs a point each.
panel-pick-pieces = Other numbers of trains and ships
panel-chosen = ### You have chosen
    { $count ->
        [0] The first turn begins.
        [one] One other player is still choosing.
       *[other] { $count } other players are still choosing.
    }

modal-exchange = { $piece ->
    [train] Hand in trains for ships
    [ship] Hand in ships for trains
   *[other] Exchange pieces
}
modal-exchange-count = How many? (1–{ $most }, −{ $cost } each)

## The guide for players (docs/guide)

guide-commands = The commands
guide-rules = The rules, by map and topic
guide-made = This page is made from the words that the bot itself speaks.
guide-unofficial = Slow Train is an unofficial fan project, affiliated neither with Days of Wonder nor with Discord.

## Following a game

follow-on = You get a silent direct message when this game ends. `/game follow` again, and you don’t.
follow-off = You are not told any more when this game ends.
follow-ended = A game that you follow has ended: { $map }. Winner: { $winners }. { $link }

## Standing orders

btn-hint = Hint
btn-plan = Plan ahead
btn-plan-drop = Drop the plan
btn-plan-blind = { $deck ->
    [train] Add: two train cards blind
    [ship] Add: two ship cards blind
   *[other] Add: two cards blind
}
plan-title = ### Your plan
    -# When your turn comes, the first line that can be done is done. Nobody else sees the plan, only the move.
plan-empty = Nothing is planned.
plan-line = { $number }. { $line }
plan-any-colour = any colour
plan-claim = Claim { $route }, paying { $colour } and { $wilds ->
    [0] no wilds
    [one] at most 1 wild
   *[other] at most { $wilds } wilds
}
plan-claim-tunnel = Claim the tunnel { $route }, paying { $colour } and { $wilds ->
    [0] no wilds
    [one] at most 1 wild
   *[other] at most { $wilds } wilds
}; { $extra ->
    [0] if it costs more, ask me
    [one] 1 more card at the most
   *[other] { $extra } more cards at the most
}
plan-take = Take { $card } if it lies in the row ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
})
plan-blind = { $deck ->
    [train] Two train cards blind
    [ship] Two ship cards blind
   *[other] Two cards blind
} ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
})
plan-stops = The plan ends when { $stops }.
plan-stop-route = somebody takes { $route }
plan-stop-last-turns = the last turns begin
plan-stop-wild = a wild lies in the row
plan-stop-ticket = one of your tickets is complete
plan-stop-could-claim = you could claim a route for your tickets
plan-stop-nothing = nothing stops it
plan-did = { $turns ->
    [one] 📋 Your plan played 1 turn for you.
   *[other] 📋 Your plan played { $turns } turns for you.
}
plan-ended-asks = 📋 Your plan has ended: here you have to decide yourself.
plan-ended-nothing = 📋 Your plan has ended: none of its lines can be done now.
plan-ended-stop = 📋 Your plan has ended, because { $stop }.
plan-menu-claim = Add: claim a route for your tickets
plan-menu-take = Add: take a card if it lies in the row
plan-menu-change = Change line { $number }: { $line }
plan-menu-stops = End the plan when …
plan-remove = Remove this line
plan-wilds = { $count ->
    [0] Pay no wilds
    [one] Pay at most 1 wild
   *[other] Pay at most { $count } wilds
}
plan-extra = { $count ->
    [0] If the tunnel costs more, ask me
    [one] The tunnel may cost 1 more card
   *[other] The tunnel may cost { $count } more cards
}
plan-colour = Pay with { $colour }
plan-turns = { $count ->
    [one] For 1 turn
   *[other] For { $count } turns
}
plan-dropped = The plan is dropped. You are asked when it is your turn.

## Refusals: what is the case, and what to do

refused-plan-turn = It is your turn: take it first. A plan is for the turns after it.
refused-plan-full = A plan has at most { $most } lines. Remove one first.
refused-plan-route = { $route } can’t be claimed any more.

unanswered = Discord did not take my answer. Nothing has changed; please try again.
saved-unanswered = What you did is saved; Discord did not take my answer. { $at ->
    [game] `/turn` shows where you are.
   *[table] `/game status` shows how things stand.
}
fault-saved = What you did is saved, but something went wrong on our side when I wanted to show it. { $at ->
    [game] `/turn` shows where you are.
   *[table] `/game status` shows how things stand.
} If it happens again, tell the host of this bot the reference `{ $reference }`.
fault-unknown = Something went wrong on our side, and I can’t see whether what you did is saved. { $at ->
    [game] `/turn` shows where you are.
   *[table] `/game status` shows how things stand.
} Tell the host of this bot the reference `{ $reference }`.
fault = Something went wrong on our side, and nothing has changed. If it happens again, tell the host of this bot the reference `{ $reference }`.
fault-store = I can’t save anything at the moment, so nothing has changed. Please try again in a few minutes. If it stays like this, tell the host of this bot the reference `{ $reference }`.
somebody = somebody else
refused = That is not possible now. `/game status` says how things stand.
refused-no-game = There is no game in this channel. `/game new` opens a table, `/games` lists yours elsewhere.
refused-no-game-gone = That game is not stored any more. `/game new` opens a table.
refused-channel-taken = { $status ->
    [lobby] A table is open in this channel already: join it, or open yours in a thread.
   *[other] A game is going on in this channel already: one game per channel or thread. Open yours in a thread.
}
refused-not-a-player = { $status ->
    [lobby] You have no seat at this table. **Join** or `/game join` gets you one.
   *[other] You don’t play in this game. You may watch: **Table** or `/board` shows how it stands.
}
refused-not-yours-host = Only the host (<@{ $host }>) or somebody who manages this server may do that.
refused-not-yours-server = Only those who manage this server change its settings.
refused-channel-not-open = Games are not started here, but in { $channels }.
refused-role-needed = In this server, members with the role <@&{ $role }> open tables. Ask one of them to open one; everybody may join.
refused-map-not-offered = That map is not on offer in this server. Choose one of those that `/game new` lists.
refused-hints-not-here = There are no hints in this server: its admins have switched them off.
refused-not-yours-seat = That seat is somebody else’s.
refused-status-started = The game has started already; that was possible only before. `/game status` says how it stands.
refused-status-lobby = The game has not started yet. The host starts it with **Start** or `/game start`.
refused-status-over = The game is over. **Rematch** or `/game new` opens a new table.
refused-status-cancelled = This game was cancelled. `/game new` opens a new table.
refused-status-moved-on = Another game is going on in this channel by now. Look there, or use `/game new` in a thread.
refused-status-awake = The game is going on: nobody has paused it.
refused-status-running = The game is still going on; that is possible when it is over.
refused-seat-few = { $least ->
    [one] This game needs at least 1 player
   *[other] This game needs at least { $least } players
}; { $seated ->
    [one] only 1 sits here
   *[other] only { $seated } sit here
}. Let somebody join, or add an opponent.
refused-seat-many = { $most ->
    [one] This table is for 1 player at the most
   *[other] This table is for { $most } players at the most
}, you included.
refused-seat-number = This map is for { $least } to { $most } players. Choose a number of seats between them.
refused-seat-level = There is no such opponent. Choose easy, normal or hard.
refused-seat-full = { $seats ->
    [one] The only seat is taken
   *[other] All { $seats } seats are taken
}. You can watch with `/board`, or open another table with `/game new`.
refused-seat-no-room = { $seats ->
    [one] The only seat is taken
   *[other] All { $seats } seats are taken
}. Remove a seat first (`/game remove`), or start the game.
refused-seat-taken = You sit at this table already.
refused-seat-colour = Somebody else plays { $colour }; choose another colour.
refused-seat-none = There is no such seat at this table. `/game status` lists them.
refused-seat-not-here = That person has no seat at this table.
refused-seat-opponent = A computer opponent can’t do that; choose a person who sits at the table.
refused-seat-resigned = This seat is not yours any more; a computer opponent plays it to the end.
refused-seat-sits = That person sits at this table already. Offer the seat to somebody who does not.
refused-seat-not-offered = This seat is not offered to you, or not any more.
refused-seat-no-vote = There is nothing for you to vote about here now.
refused-typed-hosted = None of the games in other channels that you may move fits “{ $typed }”. Pick one of the suggestions.
refused-where-to = Say which game comes here (`game`), or to which channel the game of this channel goes (`channel`).
refused-not-your-channel = You may not write in <#{ $channel }>. Choose a channel where you may.
refused-typed-substitute = That is a bot. Without `user`, `/game replace` lets a computer opponent play the seat.
refused-seat-played = Its owner plays that seat already.
refused-rest-paused = The game is paused. **Go on** ends that, for everybody.
refused-rest-archived = The game is archived, because nothing happened for a month. **Go on** brings it back.
refused-rest-homeless = The game has lost its channel. The host takes it to another one with `/game move` there.
refused-turn = It is not your turn: { $player } is on turn (turn { $turn }). You will be mentioned when it is yours.
refused-turn-opening = You have chosen already. The first turn begins when everybody has.
refused-turn-opponent = A computer opponent plays your seat now. `/turn` lets you take it back.
refused-stale = { $mine ->
    [true] You have already played that; it is turn { $turn } now, and yours. Here is what you can do.
   *[other] You have already played that; it is turn { $turn } now.
}
refused-already-done = That has been carried out already.
refused-crowded = Too much is going on at this table right now, so this was not carried out. Please try again.
refused-undo = There is nothing of yours to take back.
refused-undo-hidden = That can’t be taken back: something hidden was seen, or the choice was final.
refused-undo-acted = That can’t be taken back: { $player } has acted since.
refused-undo-opponent = That can’t be taken back: { $player }, a computer opponent, has moved since.
refused-map = There is no map called “{ $map }”. Choose one of those that `/game new` offers.
refused-cant-write = I may not write here. Please give me these permissions in this channel: { $missing }.
refused-cant-write-there = I may not write in <#{ $channel }>. Please give me these permissions there: { $missing }.
refused-move-illegal = That is not possible now. `/turn` shows everything you can do.
refused-move-not-your-turn = It is not your turn. You will be mentioned when it is.
refused-move-game-over = The game is over. **Rematch** or `/game new` opens a new table.
refused-move-card-gone = That card does not lie in the row any more, or can’t be taken now. Choose another.
refused-move-wild-second = A wild from the row can’t be the second card. Choose another.
refused-move-no-such-deck = There is no such deck in this game.
refused-move-not-ended = The game is still going on; that is possible when it is over.
refused-move-deck-empty = That deck is empty. Choose another card.
refused-move-decide-first = You have something to decide first: `/turn` shows it.
refused-move-no-such-route = There is no such route on this map.
refused-pass = You can pass only when nothing else is possible, and something is. `/turn` shows it.
refused-leave-started = The game has started, so nobody can just leave. `/game replace` lets a computer opponent play your seat until you come back; `/game resign` gives it up for good.
refused-route-owned = { $route } belongs to { $player }. Choose another route.
refused-route-twin = The other half of { $route } is yours, and nobody may own both. Choose another route.
refused-route-closed = { $route } is closed: with so few players only one half of a double route can be claimed. Choose another route.
refused-route-pieces = { $route } needs { $needs }, you have { $have } left. Choose a shorter route.
refused-route-cards = { $route } needs { $needs }, you have { $held ->
    [none] none
   *[some] { $have }
}. Draw cards, or choose another route.
refused-route-grey = { $route } needs { $needs }; { $held ->
    [none] you have none
   *[some] the most you have is { $have }
}. Draw cards, or choose another route.
# What a route costs: on a map with two decks train cards, or ship cards, of which some cover two spaces.
route-needs-grey = { $kind ->
    [sea] ship cards of one colour for { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }
    [rail] { $length ->
        [one] 1 train card
       *[other] { $length } train cards of one colour
    }
   *[any] { $length ->
        [one] 1 card
       *[other] { $length } cards of one colour
    }
}{ $ferry ->
    [0] {""}
   *[other] , { $ferry } of them wild
}
route-needs-sea = { $colour } ship cards for { $length ->
    [one] 1 space
   *[other] { $length } spaces
}
refused-move-route-taken = That route is not free for you any more. Choose another.
refused-move-too-few-pieces = You have too few pieces left for that.
refused-move-wrong-payment = Those cards don’t pay for it. Choose one of the ways offered.
refused-move-cards-missing = You don’t hold these cards. Choose one of the ways offered.
refused-move-no-such-card = There is no such card in this game.
refused-move-no-tickets = No tickets are left to draw.
refused-move-wrong-tickets = That choice of tickets is not possible. Keep at least as many as the panel says.
refused-move-no-station-left = You have built all your stations.
refused-move-no-such-city = There is no such city on this map.
refused-move-station-taken = There is a station in that city already; a city has room for one.
refused-move-no-port-left = You have built all your ports.
refused-move-no-port-city = No port can be built there: that city has no anchor.
refused-move-port-taken = There is a port in that city already; a city has room for one.
refused-move-port-not-reached = None of your routes reaches that city.
refused-move-no-such-piece = There are no such pieces in this game.
refused-typed-route = No route that you could claim now fits “{ $typed }”. Pick one of the suggestions; `/turn` lists them all.
refused-typed-city = No city where you could build now fits “{ $typed }”. Pick one of the suggestions.
refused-typed-place = No place on this map is called “{ $typed }”. Pick one of the suggestions.
refused-typed-place-near = No place on this map is called “{ $typed }”. Did you mean { $found }?
refused-typed-card = No card that you could take now fits “{ $typed }”. Pick one of the suggestions.
refused-typed-deck = There is no deck “{ $typed }”. Pick one of the suggestions.
refused-typed-pieces = There are no pieces “{ $typed }” that you could hand in. Pick one of the suggestions.
refused-typed-payment = “{ $typed }” is no way to pay for that now. Pick one of the suggestions.
refused-typed-tickets = “{ $typed }” is no choice of tickets now. Pick one of the suggestions.
refused-typed-number = “{ $typed }” does not work here. Type a number from { $least } to { $most }.
refused-typed-topic = There are no rules about “{ $typed }” here. Pick one of the suggestions.
refused-invite-stranger = <@{ $user }> is no member of this server, so the invitation would reach nobody. Type @ and choose people from the list that Discord shows.
refused-invite-many = You mention { $count } people; at most { $most } can be invited. Tell the others of this channel: whoever sees the lobby can join.
refused-typed-invite = “{ $typed }” mentions nobody. Type @ and choose people from the list that Discord shows.
refused-typed-map = There is no map called “{ $typed }”. Pick one of the suggestions.
refused-typed-several = “{ $typed }” may mean { $found }. Pick one of the suggestions.
refused-typed-game = You have no game “{ $typed }”. Pick one of the suggestions; `/games` lists them all.
refused-typed-zone = I know no time zone “{ $typed }”. Type the name of a big city in it, for example `Europe/Kyiv`.
refused-typed-zone-near = I know no single time zone “{ $typed }”. Did you mean { $found }?
refused-typed-day = “{ $typed }” is neither a day nor a number of days. Write a day like `2027-01-31`, or a number like `5`.
refused-typed-day-far = “{ $typed }” is no day ahead within a year. The last day is { $last }, the most is { $days } days.
refused-quiet-hours-empty = Quiet hours must end at another hour than they begin. Choose again.
refused-typed-seat = No seat at this table fits “{ $typed }”. Pick one of the suggestions.
refused-no-exchange = Pieces can’t be exchanged on this map.
refused-no-stations = There are no stations on this map.
refused-no-ports = There are no ports on this map.
refused-not-here = Games are played in the channels of a server. Use the command there.
refused-thread-taken = There is a game in this thread already: one game per channel or thread. Use `/game new` in the channel above; `thread` opens another one there.
refused-in-thread = A thread can’t have threads of its own. Use `/game new` without `thread`, or in the channel above.
refused-thread-forbidden = You may not open threads in this channel, so I open none for you. Use `/game new` without `thread`, in a channel where no game is going on, or ask a moderator for the permission Create Public Threads.
refused-lobby-unshown = Discord does not let me show this table, so I have taken it back. Nothing is open here; try again with other options.
refused-too-often-tables = You have opened { $most } tables within an hour. You can open the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or somebody else opens it.
refused-too-often-threads = You have opened { $most } threads within an hour. You can open the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; in a channel where no game is going on, a table needs no thread.
refused-too-often-posts = You have had { $most } messages posted again within an hour. You can do so again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; meanwhile `/board` shows everybody the table.
refused-too-often-calls = You have paused or moved games, or handed over seats, { $most } times within an hour. You can do so again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; until then everything stays as it is.
refused-too-often-undos = You have taken back { $most } moves within an hour. You can do so again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; until then what you have played stands.
refused-too-often-films = You have asked for { $most } films within an hour. You can ask again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; meanwhile `/board` shows the table and `/log` what has happened.
refused-hints-off = Hints are switched off at this table. Whoever opens one decides that with `/game new hints:`.
refused-hint-failed = I could not think of anything just now. Please try again.
refused-stays-out = <@{ $user }> stays out of statistics.
refused-no-thread = I can’t open a thread here. Please give me the permission to create public threads, or choose another channel.
refused-too-slow = That took too long. Please press it again.
refused-old-command = That command is not one of mine any more. Reload Discord, so that it shows the present ones, and try again.
refused-too-many-at-once = One moment: your last clicks are still being answered.
refused-old-button = That button is from an older version of this bot. `/turn` shows what you can do.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History

## The lobby

lobby-title = ## { $map }
    A table for { $only ->
        [yes] { $most }
       *[no] { $least } to { $most }
    } players. Usual length: about { $turns } turns each.
map-choice = { $map } · { $only ->
    [yes] { $most }
   *[no] { $least }–{ $most }
} players · about { $turns } turns each
lobby-seat = { $player } · { $colour }
lobby-seat-opponent = { $player } · { $colour } · computer, { $level }
lobby-seat-host = { $player } · { $colour } · host
lobby-free = { $count ->
    [one] ▫️ 1 free seat
   *[other] ▫️ { $count } free seats
}
lobby-order-joined = Turns go in the order of joining.
table-pace-live = Ten minutes for a turn, and a time bank of twice that. Whoever is late { $late ->
    [draw] draws two cards.
    [opponent] is played by a computer opponent until they are back.
   *[remind] is reminded.
}
table-pace-8h = Eight hours for a turn, and a time bank of twice that. Whoever is late { $late ->
    [draw] draws two cards.
    [opponent] is played by a computer opponent until they are back.
   *[remind] is reminded.
}
table-pace-1d = A day for a turn, and a time bank of twice that. Whoever is late { $late ->
    [draw] draws two cards.
    [opponent] is played by a computer opponent until they are back.
   *[remind] is reminded.
}
table-pace-3d = Three days for a turn, and a time bank of twice that. Whoever is late { $late ->
    [draw] draws two cards.
    [opponent] is played by a computer opponent until they are back.
   *[remind] is reminded.
}
table-pace-none = A turn may take as long as it likes.
lobby-begun = The game has begun.
lobby-hint = { $missing ->
    [one] <@{ $host }> can start when 1 more sits here.
   *[other] <@{ $host }> can start when { $missing } more sit here.
}
lobby-ready = Enough sit here: <@{ $host }> can press **Start**.
lobby-colours = Choose your colour
lobby-invited = { $people }, you are invited:
lobby-joined = You sit at the table as { $player }. The game begins when the host starts it.
lobby-left = You have left the table.
lobby-opponent-level = How strong shall the opponent be?
lobby-opponent-added = { $player } sits at the table ({ $level }).{ $free ->
    [0] {" "}All seats are taken.
   *[other] {" "}Another one?
}
lobby-removed = The seat is free again.
lobby-removed-running = A computer opponent plays on in that seat.
lobby-host-changed = <@{ $user }> is the host now.
lobby-started = The game has begun. **Choose your tickets** is under the new message here.
lobby-cancelled = The game is cancelled.
lobby-colour = { $sign } { $colour }
lobby-colour-menu = Choose another colour
lobby-thread-opened = The table is in <#{ $thread }>.
lobby-opened = The table is open.
lobby-rematch = The table for the rematch is open: { $link }
lobby-cancelled-public = The game was cancelled.
level-button = { $level ->
    [easy] Easy
    [hard] Hard
   *[normal] Normal
}
thread-name = Slow Train: { $map }

## The opening

opening-title = **{ $map } has left the station.** { $mentions }
opening-title-quiet = **{ $map } has left the station.**
opening-choosing = Everybody chooses tickets in secret, at the same time. Still choosing: { $players }.
opening-done = Everybody has chosen.
opening-order = Turn order: { $players }.
opening-proof = -# Proof of the shuffle (SHA-256 of the seed, which is shown at the end): `{ $commitment }`

## The turn message

turn-first = { $mention } { $sign } { $colour }: it is your turn · { $map }, turn { $turn }
# Reminders. Since and due are times that Discord shows as "3 hours ago" and "in 5 hours".
turn-time = Time ends { $pace }.
turn-time-bank = Time ends { $pace }, with the time bank { $bank }.
notice-vote = The time of { $player } has run out twice in a row. What shall happen? More than half of the others decide: wait, let a computer opponent play until they are back, or let somebody else take the seat.
notice-offer = { $people } the seat of { $player } is offered to you. You see its cards when you take it.
notice-offer-all = The seat of { $player } is free for anybody who does not sit at this table. You see its cards when you take it.
notice-pause = A pause is asked for by { $players }. It is paused when everybody agrees; the host can pause it for a week at once.
notice-warn = { $people } nothing has happened here for weeks · { $map }. The game is archived { $end } if nobody moves.
notice-warn-quiet = Nothing has happened here for weeks · { $map }. The game is archived { $end } if nobody moves.
notice-turn = { $mention } your turn began { $since } · { $map }, turn { $turn }{ $due ->
    [none] {""}
   *[other] {" "}· your time ends { $due }
}
notice-opening = { $mention } choose your tickets; you were asked { $since } · { $map }{ $due ->
    [none] {""}
   *[other] {" "}· your time ends { $due }
}
notice-direct-turn = Your turn began { $since }: { $map }, turn { $turn }.{ $due ->
    [none] {""}
   *[other] {" "}Your time ends { $due }.
} { $link }
notice-direct-opening = You were asked to choose tickets { $since }: { $map }.{ $due ->
    [none] {""}
   *[other] {" "}Your time ends { $due }.
} { $link }
notice-next = You are next, after { $player }: { $map }, turn { $turn }. { $link }
turn-first-opponent = { $player } is on turn · { $map }, turn { $turn }
turn-first-unattended = { $map }, turn { $turn }. { unattended }
unattended = Computer opponents play every seat, so the game rests. It goes on when somebody comes back: **Take your turn**, then **Play this seat myself**.
turn-last-turns = { $count ->
    [one] This is the last turn.
   *[other] Last turns: { $count } are left, this one included.
}
tunnel-first = { $mention } { $sign } { $colour }: pay for the tunnel, or take the cards back · { $map }, turn { $turn }
row-line = Row: { $row } · { $decks }
row-deck = { $deck ->
    [train] { $count } in the train deck
    [ship] { $count } in the ship deck
   *[other] { $count } in the deck
}
score-line = { $player }: { $parts }
# The short line of the turn message: it fits a phone. `/scores` has the same in words.
score-short = { $player }: **{ $points }** · { $parts }
short-pieces = { $piece ->
    [train] 🚃 { $count }
    [ship] 🚢 { $count }
    [bus] 🚌 { $count }
    [cart] 🛒 { $count }
   *[other] ▪️ { $count }
}
short-cards = 🎴 { $count }
short-tickets = 🎫 { $count }
short-stations = 🏠 { $count }
short-ports = ⚓ { $count }
short-goods = 📦 { $count }
score-stations = { $count ->
    [one] 1 station left
   *[other] { $count } stations left
}
score-ports = { $count ->
    [one] 1 port left
   *[other] { $count } ports left
}
score-flags = flag { $cards }
score-goods = { $count ->
    [one] 1 goods card
   *[other] { $count } goods cards
}

## The table, the hand, the log

awaited = Awaited: { $players } · last move <t:{ $since }:R>
awaited-nobody = Nobody is awaited.
table-title = ## { $map } · turn { $turn }
table-title-opening = ## { $map } · the opening
table-last-turns = { $count ->
    [one] The last turn.
   *[other] { $count } turns are left.
}
table-tunnel = Tunnel **{ $route }**: laid { $cards }, turned up { $revealed }, { $extra } more needed.
table-routes = { $player } owns { $routes }
table-places = { $player } has built in { $places }
table-unseen = **Unseen cards**: { $cards }
table-ticket-deck = { $count ->
    [one] 1 ticket is left to draw.
   *[other] { $count } tickets are left to draw.
}
tickets-title = ## Your tickets
tickets-more = More tickets: `/draw-tickets`, on your turn.
hand-title = ## Your hand
hand-claimable = **You could claim**: { $routes }
hand-claimable-none = You can’t claim a route with this hand.
hand-claimable-more = { $routes } and { $count } more
log-title = ## What happened
log-empty = Nothing has happened yet.
log-line = <t:{ $at }:R> { $line }
scores-title = ## Points, pieces, hands
rest-paused = { $until ->
    [open] ⏸ The game is paused. Anyone at the table ends that with **Go on**.
   *[other] ⏸ The game is paused; it goes on { $until }. Anyone at the table ends that sooner with **Go on**.
}
rest-archived = 🗄 The game is archived, because nothing happened for a month. Anyone at the table brings it back with **Go on**.
rest-homeless = The game has lost its channel. The host takes it to another one with `/game move` there.
rest-left = { $people } With `/game replace` you give the seat to somebody else or to a computer opponent; then **Go on**.
table-moved = The table stands here now. Its messages come to this channel from now on.
table-moved-there = The table stands in <#{ $channel }> now. Its messages come there from now on.
move-option = { $map }: { $players } · { $turn ->
    [lobby] lobby
   *[other] turn { $turn }
} · opened { $opened }
rest-over = The game goes on.
pause-wanted = You want to pause. { $count ->
    [one] One more person has to agree.
   *[other] { $count } more people have to agree.
}
status-title = ## { $map }
status-lobby = In the lobby.
status-opening = Tickets are being chosen.
status-playing = Turn { $turn }.
status-ended = The game is over.
status-cancelled = The game was cancelled.
status-host = Host: <@{ $host }>
status-link = [The last message]({ $link })
status-left = ⚠️ { $player } is not in this server any more. With `/game replace` the host gives the seat to somebody else or to a computer opponent.
status-seat = { $player }
status-seat-opponent = { $player } · a computer opponent ({ $level }) plays it
status-opponent = { $player } · computer, { $level }
status-trouble = { $trouble ->
    [forbidden] ⚠️ I may not post in that channel. Give me the permissions View Channel, Send Messages and Attach Files, in a thread Send Messages in Threads, and unlock it; then **Post again**.
    [channel-gone] ⚠️ The channel of this game was deleted.
   *[other] ⚠️ Discord did not take my last message. I keep trying; **Post again** posts it now.
}
status-posted-again = Posted again.
games-title = ## Your games
games-none = You are in no game. `/game new` opens a table.
games-mine = ▶️ [{ $map }]({ $link }): it is your turn · last move <t:{ $since }:R>
games-choice = ▶️ [{ $map }]({ $link }): choose your tickets · last move <t:{ $since }:R>
games-gone = ⚠️ { $map }: its channel was deleted
games-lobby = 🪑 [{ $map }]({ $link }): in the lobby
games-waiting = ⏳ [{ $map }]({ $link }): waiting for { $players } · last move <t:{ $since }:R>
# A game in the list from which somebody chooses one of theirs.
games-option = { $map } with { $players }{ $state ->
    [mine] {" "}· it is your turn
   *[waiting] {""}
}
panel-more-games = { $count ->
    [one] { $count } more game waits for you.
   *[other] { $count } more games wait for you.
}
btn-next-game = Next game
status-muted = 🔕 You hear nothing of this game any more: no mentions, no reminders. It goes on all the same, and so does the clock.
status-unmuted = 🔔 You hear of this game again.
btn-mute = Mute
btn-unmute = Unmute
undo-done = Taken back.
resign-ask = ### Give up?
    A computer opponent plays your seat to the end. You can’t come back. If you only need a break: `/game replace` lets it play until you return.
btn-resign = Give up
resign-done = You have given up. A computer opponent plays your seat to the end.
cancel-ask = ### Cancel the game?
    It ends at once, for everybody, without a result.
btn-cancel-game = Cancel the game
resign-ask-last = ### Give up?
    Nobody else plays here, so the game ends at once, without a result. `/game replace` lets a computer opponent play your seat until you come back.
replace-ask = ### Hand your seat over?
    A computer opponent ({ $level }) plays it until you come back.{ $last ->
        [yes] {" "}While nobody is at the table, the game rests.
       *[no] {""}
    }
replace-ask-other = ### Hand over the seat of { $player }?
    A computer opponent ({ $level }) plays it until { $player } comes back.{ $last ->
        [yes] {" "}While nobody is at the table, the game rests.
       *[no] {""}
    }
btn-replace = Hand it over
replace-own = A computer opponent plays your seat until you come back: open **Take your turn** and press **Play this seat myself**.
replace-other = A computer opponent plays that seat until its player comes back.
seat-back = The seat is yours again.
seat-offered = The seat is offered to <@{ $user }>. It stays as it is until they accept.
seat-taken-over = The seat is yours.
seat-declined = You have turned the seat down.
vote-counted = Your vote counts. You can change it until it is decided.
seat-back-late = You are back: a computer opponent played for you while your time had run out. The seat is yours again.

## What people set for themselves

# `/privacy`.

privacy-title = ## What I store about you
privacy-what = Your Discord id, your display name as last seen, your seats and what you did there, and what you have set yourself: profile, notes, plans, muted games. Nothing of what you write in channels.
privacy-kept = { $games ->
    [0] You have no seat at any table.
    [one] You have a seat in 1 stored game.
   *[other] You have seats in { $games } stored games.
}
privacy-nothing = Right now there is nothing.
btn-privacy-file = As a file
btn-privacy-delete = Delete …
privacy-file = Everything that is stored about you.
privacy-ask = ### Delete everything about you?
privacy-ask-lobbies = { $count ->
    [one] - You leave 1 lobby.
   *[other] - You leave { $count } lobbies.
}
privacy-ask-running = { $count ->
    [one] - 1 running game goes to a computer opponent for good, or ends if nobody else plays.
   *[other] - { $count } running games go to computer opponents for good, or end where nobody else plays.
}
privacy-ask-over = { $count ->
    [one] - 1 finished game keeps a seat without your name; its result leaves your statistics.
   *[other] - { $count } finished games keep a seat without your name; their results leave your statistics.
}
privacy-ask-rest = - Profile, notes, plans and mutes are deleted. Messages in channels stay; backups of this bot forget you when they are replaced. **This can’t be taken back.**
btn-privacy-forget = Delete everything
privacy-forgotten = Everything about you is deleted.

# `/settings`: what admins set for their server.

server-title = ## Settings of this server
server-language = 🗣️ **Language of public messages**: { $language }
server-language-discord = that of the server in Discord
server-pace = ⏳ **Time for a turn**: { $pace }
server-if-late = ⌛ **When it runs out**: { $late }
server-reminders = 🔔 **Reminders**: { $interval }
server-reminders-pace = as suits the time for a turn
server-reminders-off = not in the channel
server-threads = 🧵 **A thread for each game**: { $state ->
    [on] yes, unless its host says otherwise
   *[off] only if its host asks for one
}
server-hints = 💡 **Hints**: { $state ->
    [on] as the host of a table decides
   *[off] nowhere
}
server-channels = 📍 **Games are started in** { $channels }
server-channels-all = 📍 **Games are started in** every channel
server-channel = <#{ $id }>
server-role = 🎫 **Tables are opened by** members with <@&{ $role }>, who may also start and cancel any game
server-role-all = 🎫 **Tables are opened by** everybody
server-maps = 🗺️ **Maps**: { $maps }
server-counts-later = -# What you change counts for tables that are opened from then on.
btn-server-tables = Tables
btn-server-rights = Language, places, rights
modal-server-field-pace = Time for a turn
modal-server-field-late = When it runs out
modal-server-field-reminders = The first reminder comes
modal-server-field-threads = A thread for each game
modal-server-field-hints = Hints may be allowed at a table
modal-server-field-language = Language of public messages
modal-server-field-channels = Games are started in
hint-server-channels = Also in their threads. None means everywhere.
modal-server-field-role = Tables are opened by members with
hint-server-role = They may also start and cancel any game. None lets everybody open tables.
modal-server-field-maps = Maps on offer

profile-title = ## Your profile
    -# For all your games. Only you see this; the others see that you are away.
profile-reminders = 🔔 **Reminders**: { $how ->
    [dm] by direct message with a link, { $interval }
    [off] none
   *[here] in the game’s channel, { $interval }
}
profile-interval-table = after the table’s time
profile-interval = { $hours ->
    [one] after { $hours } hour
   *[other] after { $hours } hours
}
profile-next = ⏭️ **“You are next”** by direct message: { $state ->
    [on] yes
   *[off] no
}
profile-quiet = 🌙 **Quiet hours**: { $begin } to { $end }
profile-quiet-none = 🌙 **Quiet hours**: none
profile-zone-chosen = 🕰️ **Time zone**: { $zone }, where it is { $time } now
profile-zone-none = 🕰️ **Time zone**: not chosen; `/profile zone` suggests them
profile-away = 🧳 **Away** until <t:{ $until }:f>
profile-away-not = 🧳 **Away**: no
profile-language = 🗣️ **Language**: { $language }
profile-language-discord = that of Discord
profile-statistics = 📊 **Statistics**: { $state ->
    [on] your games are counted
   *[off] you stay out of them
}
profile-tips = 💡 **Tips in your first turns**: { $state ->
    [on] yes
   *[off] no
}
# The language's own name for itself.
language-name = English
btn-profile-reminders = Reminders
btn-profile-quiet = Quiet hours
btn-profile-away = I am away
btn-profile-back = I am back
btn-profile-more = Language and more
modal-profile-reminders = Reminders
modal-profile-quiet = Quiet hours
modal-profile-away = Away, in all games
modal-profile-more = Language and more
modal-profile-field-reminders = Reminders of your turn
hint-profile-reminders = At most three per turn, ever rarer. The mention when your turn begins always comes.
modal-profile-field-interval = The first one comes
modal-profile-field-next = Tell me when I am next
hint-profile-next = A silent direct message when the player before you is asked.
modal-profile-field-begin = From
hint-profile-begin = Nothing rings in your quiet hours; the mention follows when they end.
modal-profile-field-end = To
modal-profile-field-zone = Your time zone
hint-profile-zone = The name of a big city in it, in any of our languages.
hint-profile-zone-example = Europe/Kyiv
modal-profile-field-until = Back on which day, or in how many days?
hint-profile-until = Your clock stands still for at most 7 days, unless the table lets an opponent play.
hint-profile-until-example = 2027-01-31, or 5
modal-profile-field-language = Language of what only you see
modal-profile-field-statistics = Count my games in statistics
modal-profile-field-tips = Tips in my first turns
choice-reminders-here = In the game’s channel
choice-reminders-dm = By direct message, with a link
choice-reminders-off = None
choice-quiet-none = No quiet hours
choice-switch = { $state ->
    [on] Yes
   *[off] No
}
away-line = 🧳 { $player } is away until <t:{ $until }:D>.
note-title = ## Your note
    { $note }
    -# Only you see it, here and where you take your turn.
note-none = You have no note about this game. Nobody but you will see what you write.
btn-note-change = Change
modal-note = Your note about this game
modal-note-field = Only you see it; empty it to delete it

## The end

end-first = { $people }: the game of { $map } is over.
end-first-quiet = The game of { $map } is over.
end-points = 🏁 { $winners } wins with { $total }!
end-reveal = { $player } showed: { $tickets }
end-tickets = 🏁 { $winners } wins with { $total }; more complete tickets decided the tie.
end-stations = 🏁 { $winners } wins with { $total }; fewer stations decided the tie.
end-longest-path = 🏁 { $winners } wins with { $total }; the longest path decided the tie.
end-shared = 🏁 { $winners } share the victory with { $total }.
end-ticket-done = ✅ { $ticket }
end-ticket-missed = ❌ { $ticket }
end-borrowed = through stations: { $routes }
end-more = … { $count } more under **Table**
end-total = { $place }. { $player }: **{ $total }** ({ $lines })
end-source = { $source ->
    [routes] routes: { $points }
    [flag_sets] flags: { $points }
    [exchange] exchange: { $points }
    [tickets_done] tickets: { $points }
    [tickets_missed] missed tickets: { $points }
    [stations] stations left: { $points }
    [longest_path] longest path: { $points }
    [ports] ports: { $points }
    [ports_unbuilt] ports left: { $points }
    [goods] goods: { $points }
   *[other] { $points }
}
end-seed = -# The seed that proves the shuffle: `{ $seed }`
end-hints = Hints: { $players }
end-hints-seat = { $player } ({ $count })
end-seal = -# The seal of all actions: `{ $seal }`

## Trouble

trouble = { $trouble ->
    [forbidden] I may not post in <#{ $channel }>, where your game of { $map } is played. Please give me the permissions View Channel, Send Messages and Attach Files there, in a thread Send Messages in Threads, and unlock it; then use **Post again** in `/game status`. The game goes on meanwhile.
    [channel-gone] The channel of your game of { $map } is gone, so the game is paused. Nothing is lost: type `/game move` in another channel, and it goes on there.
   *[other] Discord did not take a message about your game of { $map } in <#{ $channel }>. I keep trying; the game goes on meanwhile.
}

## Pictures: words in them, and the texts for those who can't see them

picture-turn = Turn { $turn }
picture-opening = Opening choices
picture-last-turns = Turn { $turn }, { $count ->
    [0] the last
    [one] 1 left
   *[other] { $count } left
}
picture-ended = The end
picture-players = { $low }–{ $high } players
picture-hand = Your hand: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
picture-tickets = Your tickets
picture-offer = Keep at least { $count }
picture-done = done
picture-away = { $pieces ->
    [one] 1 space
   *[other] { $pieces } spaces
} to go
picture-away-station = { $pieces ->
    [one] 1 space
   *[other] { $pieces } spaces
} to go and a station in { $cities }
picture-station = a station in { $cities }
picture-blocked = no way is left
picture-result = Final score
picture-story = How it went
picture-story-ticket = ticket completed
picture-story-end = end
picture-story-last = what the end added or took
picture-place = { $place }.
picture-decided = { $decided ->
    [tickets] More complete tickets decided the tie.
    [stations] Fewer stations decided the tie.
    [longest_path] The longest path decided the tie.
   *[shared] The victory is shared.
}
picture-longest = longest path: { $length }
picture-ways = Ways of completed tickets
picture-source-routes = Routes
picture-source-flag_sets = Flag sets
picture-source-exchange = Exchanges
picture-source-tickets_done = Tickets completed
picture-source-tickets_missed = Tickets missed
picture-source-stations = Stations left
picture-source-longest_path = Longest path
picture-source-ports = Ports
picture-source-ports_unbuilt = Ports left
picture-source-goods = Bonus goods

mark-heart = heart
mark-hourglass = hourglass
mark-crown = crown
mark-diamond = diamond
mark-spade = spade

# Cards without signs in front: a screen reader would read those aloud.
plain-card = { $colour }
plain-card-wild = wild
plain-card-train = { $colour } train
plain-card-train-anchor = { $colour } train with anchor
plain-card-ship = { $colour } ship with anchor
plain-card-ship-double = { $colour } double ship

plain-seat = Seat { $number }

alt-board = The { $board } board.
alt-closeup = A part of the { $board } board.
alt-region = A part of the { $board } board ({ $region }): { $cities }.
alt-owned = { $name } owns { $routes }.

# The parts of a board that can be looked at closely.
region = { $id ->
    [north_west] north-west
    [north] north
    [north_east] north-east
    [west] west
    [east] east
    [south_west] south-west
    [south] south
    [south_east] south-east
   *[centre] centre
}

alt-lobby = The empty { $board } board, for { $low } to { $high } players.
alt-hand = Your hand on the { $board } board.
alt-offer = Tickets to choose from; keep at least { $count }.
alt-result = The final { $board } board and the score.
alt-replay = A film of the game on the { $board } board, one frame for every claim, station and port.
alt-standing = { $place }. { $name }: { $points }.
alt-story = Points on the { $board } board after turns { $turns }, and at the end.
alt-story-player = { $name }: { $points }, at the end { $total }.
alt-story-ticket = { $cities } complete in turn { $turn }.
alt-on-turn = Turn { $turn }: { $name }.
alt-opening = Opening choices.
alt-last-turns = { $count ->
    [0] This is the last turn.
    [one] 1 turn is left after it.
   *[other] { $count } turns are left after it.
}
alt-ended = The game is over.
alt-last = Last: { $text }
alt-row = Row: { $cards }.
alt-row-empty = The row is empty.
alt-player = { $name } ({ $colour }, { $mark }): { $points }, { $pieces }, { $cards }, { $tickets }.
alt-player-opening = { $name } ({ $colour }, { $mark }): { $cards }.
alt-seated = { $name } ({ $colour }, { $mark }).
alt-nobody = Nobody has sat down yet.
alt-hand-cards = Cards: { $cards }.
alt-hand-empty = No cards.
alt-ticket = { $cities }, { $points }: { $state }.
alt-ticket-offered = { $cities }: { $points }.
alt-no-tickets = No tickets.
alt-place = { $place }. { $name }: { $points } ({ $lines }).
alt-line = { $source }: { $points }
alt-and-more = And more.

extra-station = Stations: { $cities }.
extra-port = Ports: { $cities }.
extra-flags = Flag cards: { $cards }.
extra-goods = Bonus goods: { $count }.

# What happened, in short sentences without signs.
brief-drew = { $name } took { $cards } from the row.
brief-blind = { $name } took { $count ->
    [one] a card
   *[other] { $count } cards
} blind.
brief-claimed = { $name } claimed { $route } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
brief-tunnel = { $name } laid cards for the tunnel { $route }; { $extra ->
    [0] no more are needed
    [one] 1 more is needed
   *[other] { $extra } more are needed
}.
brief-withdrawn = { $name } took the cards back; { $route } stays free.
brief-tickets = { $name } kept { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}.
brief-station = { $name } built a station in { $city }.
brief-port = { $name } built a port in { $city }.
brief-exchanged = { $name } exchanged { $pieces }.
brief-flag-set = { $name } completed a flag set.
brief-goods = { $name } earned bonus goods.
brief-passed = { $name } passed.
brief-opening-ended = Everybody has chosen.
brief-ended = The game is over.

## The rules, by topic

rules-topic = { $topic ->
    [goal] The goal
    [opening] The opening
    [turn] A turn
    [cards] Drawing cards
    [decks] The two decks
    [routes] Claiming a route
    [ships] Ships
    [doubles] Double routes
    [tunnels] Tunnels
    [ferries] Ferries
    [stations] Stations
    [pieces] Trains and ships
    [ports] Ports
    [flags] Flags
    [goods] Bonus goods
    [tickets] Tickets
    [end] The end
    [longest] The longest path
    [ties] Ties
   *[secrets] Who knows what
}
rules-title = ## { $map }: { $topic }
rules-list = ## The rules of { $map }
    Choose a topic.
rules-menu = Topic
rules-points = { $length }→{ $points }
rules-tie = { $tie ->
    [tickets] more complete tickets
    [stations] fewer stations built
   *[longest_path] holding the longest path
}
rules-source = { $source ->
    [flags] complete flags
    [goods] bonus goods
    [stations] stations left
    [ports] ports
    [longest] the longest path
   *[tickets] complete tickets
}
rules-goal = The most points win. They come from routes at once, and from { $sources }; tickets not completed cost theirs. { $players } players. { $choice ->
    [yes] Everybody chooses { $total } pieces out of { $supply }
   *[no] Everybody has { $supply }
}; there are { $box } in all.
rules-opening = Everybody begins with { $hand } and is dealt { $dealt } tickets, of which at least { $keep } must be kept. All choose in secret and at the same time; a choice is final. { $rejected ->
    [out] Rejected tickets leave the game.
   *[under] Rejected tickets go under the deck.
} The first turn begins when everybody has chosen. Turns go round in a shuffled order, unless the host chose the order of joining.
rules-action = { $action ->
    [cards] draw cards
    [route] claim a route
    [station] build a station
    [port] build a port
    [exchange] exchange pieces
   *[tickets] draw tickets
}
rules-turn = A turn is exactly one action: { $actions }. Passing is possible only when nothing else is{ $exchange ->
    [yes] , an exchange aside
   *[no] {""}
}. If everybody passes in succession, the game ends.
rules-cards = Take two cards, one after the other, each from the row of { $row } or blind from a deck. A card from the row is replaced at once. A wild taken from the row is the only card of the turn, and can’t be the second one; a wild drawn blind counts like any other. When { $wilds } cards of the row are wild, the whole row is laid out again. An empty deck is made anew from its discard pile. There is no hand limit.
rules-decks = There are two decks, train cards and ship cards; the wilds are in the train deck. Whoever takes a card from the row says which deck replaces it, so the row may become any mixture. A blind draw names its deck. When the row is laid out again, half of it comes from each deck.
rules-routes = Claim any free route, one per turn: pay as many cards as it has spaces, all of its colour; a wild stands for any card. { $grey ->
    [yes] A grey route takes any one colour.
   *[no] There are no grey routes here.
} One piece goes on every space. Points by length: { $points }.
rules-ships = Rail routes take train cards and trains, sea routes take ship cards and ships. A double ship covers up to two spaces, but no card of a payment may be superfluous. A wild covers one space of either kind. Rail and sea routes join at every place; an anchor on a card matters only for ports.
rules-doubles = Nobody owns both halves of a double route. { $only ->
    [yes] With { $closed } players
   *[no] With { $closed } players or fewer
}, the second half is closed once one half is claimed.
rules-tunnels = Lay down the cards for the printed spaces; then { $reveal } cards are turned up. Each that has the colour you laid, and each wild, costs one card more: that colour or a wild. If you laid only wilds, only wilds count, and only wilds pay. Pay and claim, or take your cards back; your turn is over either way. Extra cards need no pieces and earn no points.
rules-ferries = A ferry shows locomotives: that many of the cards must be wilds. The rest is paid like a grey route.
rules-stations = Everybody has { $stationcount } stations. One per turn, in any city without one. They cost { $costs } cards of one colour, one after the other; wilds stand for any. At the end each lets its owner use one route of somebody else that ends in that city, for all tickets together; the bot finds the best. A station not built is worth { $unbuilt } points.
rules-pieces = Everybody chooses { $total } pieces out of { $supply }, in secret; suggested are { $suggested }. The rest is the box. Exchanging is an action: hand in pieces of one kind for as many of the other from the box, for { $exchangecost ->
    [one] 1 point
   *[other] { $exchangecost } points
} each.
rules-ports = Everybody has { $portcount } ports. Build one in a city with an anchor that has none and that one of your routes reaches, for { $portcost }, all with an anchor and of one colour; wilds stand for any. At the end a port scores { $portscores } for 0, 1, 2, … of your complete tickets that name its city. A port not built costs { $portunbuilt } points.
rules-flags = A claim paid with at least one real { $flagcolours } card leaves one of that colour face up before you, unless one lies there. A full set scores { $flagpoints } points at once and is discarded.
rules-goods = Claiming a route with a cart earns a bonus-goods card, while the { $goodscount } last. At the end the players rank by these cards: { $ranks } points by place, depending on the number of players. No cards, no points; those who tie get the points of the best place they share.
rules-tickets = A ticket is complete when your own routes join its places at the end. It earns its points, or costs them. As an action draw { $drawn } tickets and keep at least { $drawnkeep ->
    [one] one
   *[other] { $drawnkeep }
}; the rest goes under the deck. Tickets stay secret until the end.
rules-end = When somebody ends a turn with { $endpieces } pieces or fewer, everybody has { $endturns ->
    [one] one more turn
   *[other] { $endturns } more turns
}, that player too. Then tickets are shown and everything is added up. Cards in hand and pieces left count nothing.
rules-longest = The longest continuous path of one’s own pieces earns { $longestpoints } points. Places may repeat, pieces may not. All who tie get the points.
rules-ties = { $deciders ->
    [none] If points are equal, the victory is shared.
    [one] If points are equal, this decides: { $ties }. If that is equal too, the victory is shared.
   *[some] If points are equal, this decides, one after the other: { $ties }. If all of that is equal, the victory is shared.
}
rules-secrets = Everybody knows the row, the sizes of decks, the discard pile, the board, points, pieces, the sizes of hands and numbers of tickets, and the cards that are paid. Hands, tickets and what somebody could do are secret. The SHA-256 of the seed is shown at the start and the seed at the end, so that anybody can check the shuffle.

## Help

help-1 = ## Slow Train: the table
    Train games at the pace of days: you look in twice a day and take your turn.
    `/game new` opens a table. **Join** takes a seat, **Add an opponent** fills one with a computer, the host presses **Start**.
    Then everybody chooses tickets in secret. Complete them for points; what you don’t complete costs as many.
help-2 = ## Slow Train: your turn
    You are mentioned when it is your turn. **Take your turn** or `/turn` shows everything you can do; one visit is one whole turn.
    Draw two cards, or claim a route with cards of its colour, or draw tickets. `/hint` says what a strong player would do, where the table allows it.
    Every action is a command too: `/draw`, `/claim`, `/draw-tickets`, `/station`, `/port`, `/exchange`, `/pass`. What you type is completed, in any of our languages.
    You can take an action back (**Take it back** or `/game undo`) while nothing hidden was seen and nobody has acted.
help-3 = ## Slow Train: looking
    `/hand` and `/tickets` show what is yours, to you alone. `/board`, `/scores` and `/log` show the table; **Closer look** brings the map nearer.
    `/rules` explains this map by topic. `/games` lists your games, also in a direct message to me.
    After the end: `/game replay`, `/game record`, `/stats`, `/leaderboard`.
help-4 = ## Slow Train: days go by
    `/plan` leaves orders for your coming turns: they are played while you sleep. `/note` keeps a private note.
    `/profile` sets reminders, quiet hours, your language, and that you are away. **Mute** under `/game status` silences one game.
    Who has to leave hands the seat over with `/game replace`, or gives up with `/game resign`.
btn-help-next = Next
btn-help-back = Back

# Shown once, in somebody's very first turn.
tips = -# 💡 One thing a turn: draw two cards, claim a route, or draw tickets.
    -# 💡 A route takes cards of its colour, as many as it has spaces. ▫️ shows what each ticket still needs.
    -# 💡 These tips come once; `/help` says more, and `/profile` brings them back.

## Commands and their options

replay-drawing = Drawing the film of this game … that takes up to half a minute.
replay-ended = The whole game: a frame for every claim, station and port, and the final score.
replay-running = The game so far: a frame for every claim, station and port.
replay-failed = The film could not be drawn. Please try again later; the game itself is not touched by this.

record-here = The record of this game, with its seed and every action. `slow-train record check { $name }` proves it; docs/game-record.md says how to check it without my code.
verify-proved =
    I have played the record of this game again: the shuffles follow from the seed whose SHA-256 was posted at the start (`{ $commitment }`), { $actions ->
        [one] the one action was legal
       *[other] all { $actions } actions were legal
    }, and the score is right.
    The seal of these actions is `{ $seal }`; every picture of the board that was posted during the game carries the seal so far in its file name, so no action can have been changed since, hidden choices included.
    To check that without trusting me, save such a picture, take the file from `/game record` and run `slow-train record check FILE --head SEAL`, or write a checker of your own from docs/game-record.md.
verify-broken = The record of this game does **not** hold: { $reason }. Please show this to whoever runs the bot.

hint-action = 💡 **{ $action }**
hint-keep = Keep { $tickets }.
hint-pieces = Begin with { $pieces }.
hint-draw = Take { $card } from the row.
hint-draw-refill = Take { $card } from the row, and let the { $deck ->
    [train] train
    [ship] ship
   *[other] { $deck }
} deck refill it.
hint-blind = { $deck ->
    [train] Draw blind from the train deck.
    [ship] Draw blind from the ship deck.
   *[other] Draw blind.
}
hint-tickets = Draw tickets.
hint-claim = Claim { $route } with { $cards }.
hint-pay = Pay { $cards } for the tunnel.
hint-withdraw = Take your cards back.
hint-station = Build a station in { $city } with { $cards }.
hint-port = Build a port in { $city } with { $cards }.
hint-exchange = Hand in { $pieces }.
hint-pass = Pass.

reason-any = Any of the { $count } possible actions would do.
reason-before-others = Somebody else may take { $route } first.
reason-card-helps = { $card } helps with { $count ->
    [one] a route that is needed.
   *[other] { $count } routes that are needed.
}
reason-card-promises = Of all that can be drawn, { $card } promises the most.
reason-deck-better = No card of the row helps more than what the deck may bring.
reason-ends-ahead = { $route } brings the end nearer, with a lead of about { $points }.
reason-exchange-for = { $route } needs { $count ->
    [one] one more piece
   *[other] { $count } more pieces
} of the other kind.
reason-for-points = Nothing is missing for the tickets, and { $route } scores.
reason-keep-network = One network of { $count ->
    [one] { $count } route
   *[other] { $count } routes
} serves { $number ->
    [one] this ticket
   *[other] these tickets
} best{ $lost ->
    [0] .
    [one] ; { $lost } ticket would be given up.
   *[other] ; { $lost } tickets would be given up.
}
reason-keep-shortest = The shortest ways, and at least { $count } must be kept.
reason-last-turns = The game ends soon, and this is worth about { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
reason-more-tickets = The tickets are nearly done, and new ones promise about { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
reason-next-colour = { $card } is what the next route takes.
reason-no-cards-left = There are no cards left worth drawing, and { $route } can be paid.
reason-nothing-else = Nothing else is possible.
reason-nothing-in-row = No card of the row is needed.
reason-nothing-useful = Nothing useful is possible now.
reason-on-the-way = { $route } lies on the way of a ticket.
reason-only-row-left = Only the row has cards left.
reason-pay-tunnel = The tunnel can be paid.
reason-pieces-planned = The tickets need about { $pieces }.
reason-pieces-suggested = That is the usual choice.
reason-planned = { $route } belongs to the network for the tickets; { $count ->
    [one] it is the only route of it that can be paid.
   *[other] of { $count } that can be paid it is the most urgent.
}
reason-points-meanwhile = There is no route to claim for the tickets this turn, and { $route } scores.
reason-port-promises = A port in { $city } promises about { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
reason-station-rescues = A station in { $city } saves { $tickets }.
reason-tickets-promise = New tickets promise about { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
reason-tunnel-too-dear = The cards do not suffice for the tunnel.
reason-tunnel-worth = The tunnel can be paid, with the cards that are missed least.

stats-title = ## Games of <@{ $user }>
stats-title-map = ## { $map }: games of <@{ $user }>
stats-none = { $given_up ->
    [0] No game played to the end on this server yet.
   *[other] No game played to the end on this server yet; seats that were handed over or given up do not count.
}
stats-games = **{ $wins } won** of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
stats-given-up = { $count ->
    [one] { $count } more was
   *[other] { $count } more were
} handed over or given up and { $count ->
    [one] does not count.
   *[other] do not count.
}
stats-points = Points: { $mean } on average, { $best } at best
stats-tickets = Tickets: { $done } completed, { $missed } missed
stats-pace = Time for a turn: about { $time }
stats-routes = Favourite routes:
stats-route = - { $route } ({ $map }), { $count ->
    [one] once
   *[other] { $count } times
}
stats-rivals = Against others:
stats-rival = - <@{ $user }>: { $games ->
    [one] { $games } game
   *[other] { $games } games
} together, ahead in { $ahead }, behind in { $behind }
duration-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
leaderboard-title = ## Leaderboard of this server
leaderboard-title-map = ## { $map }: leaderboard of this server
leaderboard-none = Nobody has finished a game among people here yet. Games with computer opponents count only in `/stats`.
leaderboard-line = { $place }. <@{ $user }> · { $wins } won of { $played } · rating { $rating }
leaderboard-how = -# Games among people that were played to the end. The rating begins at 0, and grows with whom you come before and with how many games tell so.

command-game = Open, join and manage a game in this channel
command-game-new = Open a table for a new game
command-game-join = Take a seat at the table
command-game-leave = Give up your seat before the game starts
command-game-start = Start the game with those at the table
command-game-cancel = Cancel the game (host or admin)
command-game-status = Who is at the table and whose turn it is
command-game-undo = Take back the last action if nothing hidden was seen and nobody has acted since
command-game-resign = Give up; a computer opponent plays on for you
command-game-replace = Hand your seat to a computer opponent or to another person (host or admin: any seat)
command-game-pause = Pause the game, or go on
command-game-move = Take a game to this channel, or from here to another one (host or admin)
command-game-remove = Remove a seat; in a running game a computer opponent plays on (host or admin)
command-game-host = Make another player the host of this table
command-plan = Plan your coming turns; only you see the plan
command-turn = Take your turn: everything you can do now
command-draw = Draw cards from the row or blind from a deck
command-claim = Claim a route and pay for it with cards
command-tickets = Your tickets and the cheapest way to each; only you see them
command-draw-tickets = Draw new tickets and choose which to keep
command-station = Build a station in a city (Europe)
command-port = Build a port in a port city (Great Lakes)
command-exchange = Exchange trains for ships or ships for trains (Great Lakes)
command-pass = Pass your turn when no other action is possible
command-game-replay = The whole game as a moving picture
command-game-follow = Tell me when this game ends
command-game-record = The record of a finished game as a file
command-game-verify = Check that the cards were shuffled fairly
command-stats = Games, wins, points and habits of a player
command-leaderboard = The players of this server, the strongest first
command-hint = What a strong opponent would do in your place; only you see it
command-hand = Your cards, tickets and pieces; only you see them
command-board = Show the board as it is now
command-scores = Points, pieces left and hand sizes of all players
command-log = What happened since your last turn and before
command-rules = Rules of the game at this table, by topic
command-help = How to play with this bot
command-privacy = What is stored about you, and how to delete it
command-settings = Settings of this server: language, pace, reminders, rights
command-profile = Your own reminders, quiet hours and absence
command-note = Keep a note about this game; only you see it
command-games = Your games, those waiting for you first

option-map = The map to play on
option-other-map = The map you ask about; left out, that of this table
option-seats = How many may sit down (as many as the map allows, if you leave it out)
option-opponents = How many computer opponents sit at the table from the start
option-level = How strong they are
option-pace = How long a turn may take; left out, a day
option-if-late = What happens when that time and the time bank are used up; left out, only reminders
option-order = Who begins: a shuffled order, or the order of joining
option-thread = Open the table in a thread of its own
option-invite = Mention up to four people: @somebody @somebody …
option-colour = The colour of your pieces
option-seat = The seat to remove
option-moved-game = The game that comes; without it the game of this channel
option-moved-channel = Where it goes; without it this channel
option-substitute = The person who shall take the seat over; left out, a computer opponent
option-seat-handed-over = Somebody else’s seat (host or admin); left out, your own
option-user = A player at this table
option-card = The first card: from the row, or blind from a deck
option-second = The second card; it counts only if it still lies in the row then
option-refill = Which deck replaces the cards taken from the row (Great Lakes)
option-plan-claim = Add a line: claim this route
option-plan-wilds = At most so many wilds may be paid for it
option-plan-extra = A tunnel may cost so many more cards; beyond that you are asked
option-plan-take = Add a line: take this card if it lies in the row
option-plan-turns = For so many turns
option-route = The route; type the name of a city in any language
option-with = The cards you pay with; left out, the bot asks if there are several ways
option-keep = Which of the tickets on offer to keep
option-trains = How many trains you begin with (Great Lakes, opening)
option-city = The city; type its name in any language
option-pieces = The pieces you hand in
option-count = How many pieces you hand in
option-player = Whose figures; left out, your own
option-stats-map = Only games on this map
option-hints = Whether hints are allowed (left out: only where computer opponents play)
option-own-game = One of your games; left out, that of this channel
option-zone = Your time zone: type the name of a big city in it
option-text = What to keep, up to 300 characters; left out, shows your note
option-topic = What you want to know about

choice-pace-live = live (10 minutes)
choice-pace-8h = 8 hours
choice-pace-1d = a day
choice-pace-3d = 3 days
choice-pace-none = no limit
choice-if-late = { $late ->
    [draw] two cards are drawn for them
    [opponent] a computer opponent plays until they are back
   *[remind] they are only reminded
}
choice-order = { $order ->
    [joined] the order of joining
   *[shuffled] shuffled
}
choice-blind = { $deck ->
    [train] blind from the train deck
    [ship] blind from the ship deck
   *[other] blind from the deck
}
choice-refill = { $deck ->
    [same] the same deck
    [train] the train deck
    [ship] the ship deck
   *[other] { $deck }
}
choice-pay-tunnel = { $cards } (tunnel: it can’t be taken back)
choice-pay-more = pay { $cards }
choice-take-back = take the cards back
choice-piece = { $piece ->
    [train] trains, for ships
    [ship] ships, for trains
   *[other] { $piece }
}
choice-seat = { $number }: { $name }
choice-keep-but = { $number }: all but { $tickets }
choice-keep-all = { $number }: all of them
