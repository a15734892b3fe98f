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
sign-red = 🟥●
sign-blue = 🟦▲
sign-green = 🟩■
sign-yellow = 🟨◆
sign-black = ⬛✚
sign-other = ⬜
player = { $sign } **{ $name }**
level = { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
opponent-name = { $level ->
    [easy] Computer { $number } (easy)
    [hard] Computer { $number } (hard)
   *[normal] Computer { $number }
}

card-plain = { $swatch } { $colour }
card-wild = { $swatch } wild
card-train = { $swatch } { $colour } train
card-train-anchor = { $swatch } { $colour } train ⚓
card-ship = { $swatch } { $colour } ship ⚓
card-ship-double = { $swatch } { $colour } double ship

# What the cards are called where the word stands alone.
cards-counted = { $count } { $card }
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
points-counted = { $count ->
    [one] 1 point
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
told-kept-tickets = You kept { $tickets }.
told-station = { $player } built a station in **{ $city }**, paying { $cards }.
told-port = { $player } built a port in **{ $city }**, paying { $cards }.
told-exchanged = { $player } exchanged { $pieces } (−{ $points }).
told-flag-card = { $player } lays { $card } aside for the flag.
told-flag-set = { $player } completed a flag: { $points } points.
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
told-kept = { $player } { $tickets }
told-opening-ended = Everybody has chosen. Tickets kept: { $kept }.
told-pieces = { $player } { $pieces }
told-pieces-chosen = Pieces: { $pieces }.
told-choice-made = { $player } has chosen.
told-opened = <@{ $user }> opened the table.
told-seated = <@{ $user }> sat down.
told-left = <@{ $user }> left the table.
told-removed = <@{ $user }> was removed from the table.
told-opponent-came = A computer opponent sat down.
told-opponent-left = A computer opponent left the table.
told-colour = A seat chose the colour { $colour }.
told-host = <@{ $user }> is the host now.
told-started = The game began. Proof of the shuffle (SHA-256): `{ $commitment }`
told-cancelled = <@{ $user }> cancelled the game.
told-undone = { $player } took the last action back.
told-resigned = { $player } gave up; a computer opponent plays on.
told-handed-over = A computer opponent plays for { $player } for now.
told-taken-back = { $player } is back.

## Buttons

btn-take-turn = Take your turn
btn-my-hand = My hand
btn-table = Table
btn-join = Join
btn-leave = Leave
btn-add-opponent = Add an opponent
btn-start = Start
btn-choose-tickets = Choose your tickets
btn-keep-these = Keep these
btn-keep-counted = { $count ->
    [0] Keep these
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
btn-rematch = Rematch
btn-tickets = Draw tickets
btn-pass = Pass
btn-back = Back
btn-undo = Take it back
btn-older = Older
btn-post-again = Post again
btn-thread = Open it in a thread
btn-play-myself = Play this seat myself
btn-two-blind = { $deck ->
    [train] Two trains blind
    [ship] Two ships blind
   *[other] Two blind
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
panel-since = -# Since your last turn
panel-quiet = -# Nothing has happened since your last turn.
panel-line = { $line }
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
panel-ticket-away = ▫️ { $ticket }: { $pieces ->
    [one] 1 space
   *[other] { $pieces } spaces
} to go: { $ways }
panel-ticket-lost = ❌ { $ticket }: no way is left
panel-ticket-open = ▫️ { $ticket }
panel-drew = You took { $cards }.
panel-pick-route-tickets = Claim a route for your tickets
panel-pick-route = Claim a route: { $first } – { $last }
panel-pick-route-one = Claim a route: { $first }
panel-pick-station = Build a station: { $first } – { $last }
panel-pick-port = Build a port: { $first } – { $last }
panel-more-routes = More routes than fit here can be claimed; `/claim` finds them all.
panel-refill = Refill the row from: { $deck ->
    [same] the same deck
    [train] the train deck
    [ship] the ship deck
   *[other] { $deck }
}
panel-refill-option = { $deck ->
    [same] The same deck
    [train] The train deck
    [ship] The ship deck
   *[other] { $deck }
}
panel-route-option = { $route } · { $colours }
panel-route-hint = { $points ->
    [one] 1 point
   *[other] { $points } points
}, for example { $cards }
panel-station-hint = for example { $cards }

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
    } of { $count }. What you choose is final.
panel-pick-tickets = { $keep ->
    [one] Keep at least one
   *[other] Keep at least { $keep }
}
panel-picked = Chosen: { $count }
panel-ticket-hint = { $points ->
    [one] 1 point
   *[other] { $points } points
} if you complete it, as many lost if you don’t
panel-choose-pieces = ### Choose your trains and ships
    You begin with { $total } pieces. The others stay in your box; exchanging them later costs a point each.
panel-pick-pieces = Another number
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
