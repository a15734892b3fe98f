### Slow Train, polski. W tym pliku jest każde zdanie, które czyta gracz.
### Wartości w klamrach wstawia bot. Zdania są tak zbudowane, że nazwy zostają w mianowniku, a nikt nie musi zgadywać płci.

## Things on the table

colour-red = czerwony
colour-orange = pomarańczowy
colour-yellow = żółty
colour-green = zielony
colour-blue = niebieski
colour-purple = fioletowy
colour-pink = różowy
colour-white = biały
colour-black = czarny
colour-grey = szary
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
player-you = { $sign } **{ $name }** (ty)
level = { $level ->
    [easy] łatwy
    [hard] trudny
   *[normal] normalny
}
# The names of computer opponents, after locomotives of the first years; each is used once at a table.
opponent-name = { $number ->
    [0] Rakieta
    [1] Kometa
    [2] Planeta
    [3] Pionier
    [4] Atlas
    [5] Dymek
    [6] Tender
    [7] Gwizdek
    [8] Samson
    [9] Meteor
    [10] Pilot
   *[11] Orion
}
played-by = { $player } (komputer, poziom { $level })

card-plain = { $swatch } { $colour }
card-wild = { $swatch } joker
card-train = { $swatch } { $colour } wagon
card-train-anchor = { $swatch } { $colour } wagon ⚓
card-ship = { $swatch } { $colour } statek ⚓
card-ship-double = { $swatch } { $colour } podwójny statek

# What the cards are called where the word stands alone; with × the name of the card need not follow the number.
cards-counted = { $count } × { $card }
# With two decks the card is two words.
cards-counted-kind = { $count } × { $card }
cards-none = brak kart

piece-counted = { $piece ->
    [train] { $count ->
        [one] { $count } wagon
        [few] { $count } wagony
        [many] { $count } wagonów
       *[other] { $count } wagonu
    }
    [ship] { $count ->
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statku
    }
    [bus] { $count ->
        [one] { $count } autobus
        [few] { $count } autobusy
        [many] { $count } autobusów
       *[other] { $count } autobusu
    }
    [cart] { $count ->
        [one] { $count } wóz
        [few] { $count } wozy
        [many] { $count } wozów
       *[other] { $count } wozu
    }
   *[other] { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionka
    }
}
# −1 is singular too, so the number is never written out.
points-counted = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
tickets-counted = { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
    [many] { $count } biletów
   *[other] { $count } biletu
}
cards-in-hand = { $deck ->
    [train] { $count ->
        [one] { $count } karta wagonu
        [few] { $count } karty wagonów
        [many] { $count } kart wagonów
       *[other] { $count } karty wagonu
    }
    [ship] { $count ->
        [one] { $count } karta statku
        [few] { $count } karty statków
        [many] { $count } kart statków
       *[other] { $count } karty statku
    }
   *[other] { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
}
deck-name = { $deck ->
    [train] talia wagonów
    [ship] talia statków
   *[other] talia
}

route = { $from } – { $to }
route-traits = { $route } ({ $traits })
trait-length = { $length }
trait-tunnel = tunel
trait-ferry = prom { $wilds }
trait-bonus = towary
trait-sea = morskie
junction = { $id ->
    [junction_superior] węzeł na Jeziorze Górnym
    [junction_huron] węzeł na jeziorze Huron
   *[other] węzeł
}
ticket-cities = { $from } – { $to }
ticket-worth = { $cities } ({ $points })

# Lists: everything but the last is joined by list-more, the last by list-last.
list-more = { $rest }, { $next }
list-last = { $rest } i { $next }
list-or = { $rest } albo { $next }
list-plus = { $rest } + { $next }
list-either = { $rest }/{ $next }
list-spaced = { $rest } · { $next }

## What happened

told-drew = { $player } dobiera: { $cards }.
told-two-blind = { $deck ->
    [train] { $player } dobiera w ciemno dwie karty wagonów.
    [ship] { $player } dobiera w ciemno dwie karty statków.
   *[other] { $player } dobiera w ciemno dwie karty.
}
told-blind = { $deck ->
    [train] karta wagonu w ciemno
    [ship] karta statku w ciemno
   *[other] karta w ciemno
}
told-blind-known = { $card } (w ciemno)
told-claimed = { $player } tworzy połączenie **{ $route }** i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Zapłata: { $cards }.
told-tunnel = { $player } wykłada na tunel **{ $route }**: { $cards }. Odkryte: { $revealed }. { $extra ->
    [0] Nie trzeba dopłacać.
    [one] Trzeba dopłacić { $extra } kartę.
    [few] Trzeba dopłacić { $extra } karty.
    [many] Trzeba dopłacić { $extra } kart.
   *[other] Trzeba dopłacić { $extra } karty.
}
told-tunnel-unseen = { $player } wykłada na tunel **{ $route }**: { $cards }. Nie ma już kart do odkrycia.
told-withdrawn = { $player } bierze karty z powrotem; połączenie **{ $route }** zostaje wolne.
told-tickets-drawn = { $player } dobiera { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
    [many] { $count } biletów
   *[other] { $count } biletu
}.
told-tickets-kept = { $player } zachowuje { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
    [many] { $count } biletów
   *[other] { $count } biletu
}{ $returned ->
    [0] {""}
   *[more] {" "}i odkłada { $returned }
}.
told-tickets-offered = Bilety do wyboru: { $tickets }.
told-ticket-complete = ✅ Bilet zrealizowany: **{ $ticket }**.
told-kept-tickets = Zachowujesz: { $tickets }.
told-station = { $player } buduje dworzec: **{ $city }**. Zapłata: { $cards }.
told-port = { $player } buduje port: **{ $city }**. Zapłata: { $cards }.
# The same without the payment, where several turns are told.
told-claimed-briefly = { $player } tworzy połączenie **{ $route }** (+{ $points }).
told-station-briefly = { $player } buduje dworzec: **{ $city }**.
told-port-briefly = { $player } buduje port: **{ $city }**.
told-exchanged = { $player } wymienia { $pieces } na { $received } ({ $points }).
told-flag-card = { $player } odkłada kartę na flagę Francji: { $card }.
told-flag-set = { $player } kompletuje flagę Francji: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
told-goods = { $player } zdobywa kartę towarów bonusowych; { $left ->
    [0] to już ostatnia
    [one] zostaje { $left }
    [few] zostają { $left }
    [many] zostaje { $left }
   *[other] zostaje { $left }
}.
told-passed = { $player } pasuje.
told-last-turns = { $player } ma już bardzo mało pionków: każdy rozgrywa jeszcze { $turns ->
    [one] jedną, ostatnią turę
    [few] { $turns } ostatnie tury
    [many] { $turns } ostatnich tur
   *[other] { $turns } ostatniej tury
}.
told-ended = To koniec ostatniej tury.
told-ended-passes = Wszyscy pasują: koniec gry.
told-row-renewed = Za dużo jokerów: wszystkie odkryte karty zostają zastąpione nowymi.
told-kept = { $player }: { $tickets }
told-opening-ended = Wszyscy już wybrali. Zachowane bilety: { $kept }.
told-pieces = { $player }: { $pieces }
told-pieces-chosen = Pionki: { $pieces }.
told-choice-made = { $player } ma już wszystko wybrane.
# Whoever sits at a place, or has left it.
person-gone = Ktoś
person-here = <@{ $user }>
told-opened = { $person } otwiera stół.
told-seated = { $person } siada do stołu.
told-left = { $person } odchodzi od stołu.
told-removed = { $person } traci miejsce przy stole.
told-opponent-came = Przeciwnik komputerowy siada do stołu.
told-opponent-left = Przeciwnik komputerowy odchodzi od stołu.
told-colour = Ktoś wybiera kolor: { $colour }.
told-host = Gospodarzem jest teraz { $person }.
told-started = Gra się zaczyna. Dowód uczciwego tasowania (SHA-256): `{ $commitment }`
told-cancelled = { $person } anuluje grę.
told-undone = { $player } cofa ostatnią akcję.
told-resigned = { $player } poddaje się; dalej gra przeciwnik komputerowy.
told-seat-removed = { $player } traci miejsce przy stole; dalej gra przeciwnik komputerowy.
told-time-ran-out = { $player } przekracza czas.
told-time-ran-out-cards = { $player } przekracza czas: bot dobiera karty.
told-handed-over = { $player }: na razie gra przeciwnik komputerowy.
told-reasoned = { $player } myśli: { $reason }
told-pause-wanted = { $person } chce wstrzymać grę.
told-paused = { $person } wstrzymuje grę.
told-paused-together = Wszyscy się zgadzają: gra jest wstrzymana.
told-went-on = Gramy dalej.
told-archived = Gra trafia do archiwum.
told-homeless = Gra traci swój kanał.
told-seat-offered = { $player }: to miejsce przy stole może zająć ktoś inny.
told-seat-passed = Na tym miejscu przy stole gra odtąd { $player }.
told-vote = { $choice ->
    [opponent] { $player }: pozostali decydują, że na razie gra przeciwnik komputerowy.
    [substitute] { $player }: pozostali decydują, że to miejsce przy stole może zająć ktoś inny.
   *[wait] { $player }: pozostali decydują, że czekają.
}
told-moved = Stół stoi teraz na tym kanale.
told-left-server = { $player } nie jest już na tym serwerze.
told-taken-back = { $player } wraca do gry.

## Buttons

btn-take-turn = Rozegraj turę
btn-my-hand = Moja ręka
btn-table = Stół
btn-closer = Z bliska
closer-where = Która część mapy?
closer-region = **{ $region }**: { $cities }
btn-join = Dołącz
btn-leave = Wyjdź
btn-add-opponent = Dodaj przeciwnika komputerowego
btn-start = Rozpocznij
btn-choose-tickets = Wybierz bilety
btn-keep-counted = { $count ->
    [0] Zachowaj te
    [one] Zachowaj ten bilet
    [few] Zachowaj te { $count } bilety
    [many] Zachowaj te { $count } biletów
   *[other] Zachowaj te bilety ({ $count })
}
btn-pay-more = Dopłać { $extra }
btn-pay-more-with = Dopłać { $extra }: { $cards }
btn-take-back = Weź karty z powrotem
btn-replay = Powtórka
btn-record = Zapis
btn-rematch = Rewanż
btn-tickets = Dobierz bilety
btn-pass = Spasuj
btn-back = Wróć
btn-undo = Cofnij ruch
btn-go-on = Gramy dalej
btn-pause = Wstrzymaj
btn-agree = Zgoda
btn-take-over = Zajmij miejsce przy stole
btn-decline = Nie, dziękuję
btn-vote = { $choice ->
    [opponent] Przeciwnik komputerowy
    [substitute] Ktoś inny
   *[wait] Czekamy
}
btn-older = Wcześniejsze
btn-post-again = Wyślij ponownie
btn-thread = Otwórz w wątku
btn-play-myself = Wracam do gry
btn-two-blind = { $deck ->
    [train] Dwie karty wagonów w ciemno
    [ship] Dwie karty statków w ciemno
   *[other] Dwie karty w ciemno
}
btn-blind = { $deck ->
    [train] 🎴 talia wagonów
    [ship] 🎴 talia statków
   *[other] 🎴 talia
}
btn-row-card = { $card }
btn-row-cards = { $card } ×{ $count }
btn-exchange = { $piece ->
    [train] Wagony na statki…
    [ship] Statki na wagony…
   *[other] Wymień pionki…
}
btn-pieces = { $pieces } (propozycja)

## The turn panel

panel-your-turn = ### Twoja tura · tura { $turn }
panel-second-card = ### Dobierz drugą kartę
panel-your-turn-last = ### Twoja ostatnia tura · tura { $turn }
panel-not-your-turn = ### Tura { $turn } · gra { $player }
panel-opponent-plays = ### Za ciebie gra przeciwnik komputerowy
panel-done = ### Gotowe
panel-now = Teraz gra { $player } (tura { $turn }).
panel-now-yours = Znów twoja tura (tura { $turn }).
panel-over = Koniec gry.
panel-waiting = Przeciwnicy komputerowi czekają kilka sekund, bo ruch można jeszcze cofnąć.
panel-trouble = { $trouble ->
    [forbidden] ⚠️ Nie mogę pisać na kanale tej gry, więc inni nie widzą, co się dzieje. Potrzebuję tam uprawnień Wyświetlanie kanału, Wysyłanie wiadomości i Załączanie plików, a w wątku także Wysyłanie wiadomości w wątkach; wątek nie może być zablokowany. Gra toczy się dalej: `/turn` i `/board` działają.
    [channel-gone] ⚠️ Kanał tej gry został usunięty, więc nikt nie widzi, co się dzieje.
   *[other] ⚠️ Discord nie przyjął mojej ostatniej wiadomości o tej grze. Próbuję dalej; gra się toczy.
}
panel-note = **Twoja notatka**
    { $note }
panel-since = { $first ->
    [yes] -# Od początku gry
   *[no] -# Od twojej ostatniej tury
}
# Which of it hurts: routes that the cheapest way of one's ticket led over.
loss-claim = { $player } zajmuje { $routes }
loss-dearer = ❗ { $claims }: do biletu { $ticket } potrzeba teraz { $now ->
    [one] { $now } pola
    [few] { $now } pól
    [many] { $now } pól
   *[other] { $now } pola
} zamiast { $before }.
loss-station = ❗ { $claims }: do biletu { $ticket } potrzeba teraz dworca ({ $cities }) i { $now ->
    [one] { $now } pola
    [few] { $now } pól
    [many] { $now } pól
   *[other] { $now } pola
} zamiast { $before } bez dworca.
loss-no-way = ❗ { $claims }: do biletu { $ticket } nie ma już drogi.
panel-quiet = { $first ->
    [yes] -# Jeszcze nic się nie wydarzyło.
   *[no] -# Od twojej ostatniej tury nic się nie wydarzyło.
}
story-earlier = -# …a co było wcześniej: `/log`
panel-hand = **Ręka**: { $hand }
panel-pieces = **Pionki**: { $pieces }
panel-box = **Pudełko**: { $pieces }
panel-stations = **Dworce w zapasie**: { $count }
panel-ports = **Porty w zapasie**: { $count }
panel-flags = **Flaga Francji**: { $cards }
panel-goods = **Towary bonusowe**: { $count }
panel-tickets = **Bilety**
panel-no-tickets = **Bilety**: jeszcze żadnego
panel-ticket-done = ✅ { $ticket }
panel-ticket-away = ▫️ { $ticket } · jeszcze { $pieces ->
    [one] { $pieces } pole
    [few] { $pieces } pola
    [many] { $pieces } pól
   *[other] { $pieces } pola
}: { $ways }
panel-ticket-station = ▫️ { $ticket } · { $count ->
    [one] wystarczy dworzec: { $cities }
    [few] wystarczą dworce: { $cities }
    [many] wystarczą dworce: { $cities }
   *[other] wystarczą dworce: { $cities }
}
panel-ticket-and-station = { $away } oraz { $count ->
    [one] dworzec: { $cities }
    [few] dworce: { $cities }
    [many] dworce: { $cities }
   *[other] dworce: { $cities }
}
panel-ticket-or-station = { $away }; albo wystarczy dworzec: { $cities }
panel-ticket-short = { $away }; masz na to za mało pionków
panel-ticket-lost = ❌ { $ticket } · nie ma już drogi
panel-ticket-missed = ❌ { $ticket } · niezrealizowany
panel-offer = **Bilety do wyboru**
panel-pick-route-tickets = Utwórz połączenie do swoich biletów
panel-pick-route = Utwórz połączenie na litery { $first }–{ $last }
panel-pick-route-one = Utwórz połączenie na literę { $first }
panel-pick-station = Zbuduj dworzec: { $first }–{ $last }
panel-pick-station-one = Zbuduj dworzec: { $first }
panel-pick-port = Zbuduj port: { $first }–{ $last }
panel-pick-port-one = Zbuduj port: { $first }
panel-group-draw = **Dobierz karty**
panel-group-claim = **Utwórz połączenie**
panel-group-build = **Zbuduj**
panel-group-other = **Inne**
panel-where-station = ### Zbuduj dworzec
    W którym mieście?
btn-station = Zbuduj dworzec…
panel-where-port = ### Zbuduj port
    W którym mieście?
btn-port = Zbuduj port…
panel-more-routes = Możesz utworzyć więcej połączeń, niż się tu mieści; `/claim` znajdzie wszystkie.
panel-refill = Uzupełnianie odkrytych kart: { $deck ->
    [same] ta sama talia
    [train] talia wagonów
    [ship] talia statków
   *[other] { $deck }
}
panel-refill-option = { $deck ->
    [same] Uzupełnij odkryte karty z tej samej talii
    [train] Uzupełnij odkryte karty z talii wagonów
    [ship] Uzupełnij odkryte karty z talii statków
   *[other] Uzupełnij odkryte karty z talii: { $deck }
}
panel-route-option = { $route } · { $colours }
panel-route-hint = { $points }, na przykład { $cards }
panel-route-hint-only = { $points }, zapłata: { $cards }

panel-pay-route = ### { $route }
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } · { $colours }
panel-pay-station = ### Dworzec: { $city }
panel-pay-port = ### Port: { $city }
panel-pay-how = Jak płacisz?
panel-pay-menu = Zapłać…
panel-pay-menu-colour = Zapłać kolorem: { $colour }…
panel-pay-left = na ręce zostaje: { $hand }
pay-with = { $cards } · { $effects }
pay-last = ostatni na ręce: { $card }
pay-flag = na flagę Francji: { $cards }
pay-flag-set = cała flaga Francji, +{ $points }
panel-tunnel-warning = ⚠️ To tunel: { $reveal ->
    [one] bot odkrywa { $reveal } kartę
    [few] bot odkrywa { $reveal } karty
    [many] bot odkrywa { $reveal } kart
   *[other] bot odkrywa { $reveal } karty
}, a za każdą pasującą dopłacasz jedną kartę. Tego nie można cofnąć.
panel-tunnel-question = ### Tunel { $route }
    Wyłożone: { $cards }. Odkryte: { $revealed }.
    { $extra ->
        [one] Trzeba dopłacić { $extra } kartę
        [few] Trzeba dopłacić { $extra } karty
        [many] Trzeba dopłacić { $extra } kart
       *[other] Trzeba dopłacić { $extra } karty
    } ({ $kinds }). Jeśli weźmiesz karty z powrotem, twoja tura się skończy.
panel-tunnel-kinds = { $colour } albo joker
panel-tunnel-wilds = tylko jokery
panel-tunnel-poor = Masz ich za mało.

panel-ask-tickets = ### Dobrać { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
        [many] { $count } biletów
       *[other] { $count } biletu
    }?
    Musisz zachować { $keep ->
        [one] co najmniej jeden
        [few] co najmniej { $keep }
        [many] co najmniej { $keep }
       *[other] co najmniej { $keep }
    }, a twoja tura na tym się kończy. Za niezrealizowany bilet tracisz tyle punktów, ile jest wart.
panel-choose-tickets = ### Wybierz bilety
    Zachowaj { $keep ->
        [one] co najmniej jeden
        [few] co najmniej { $keep }
        [many] co najmniej { $keep }
       *[other] co najmniej { $keep }
    } z { $count }.{ $final ->
        [yes] {" "}Wyboru nie można zmienić.
       *[no] {""}
    }
panel-pick-tickets = { $keep ->
    [one] Zachowaj co najmniej jeden
    [few] Zachowaj co najmniej { $keep }
    [many] Zachowaj co najmniej { $keep }
   *[other] Zachowaj co najmniej { $keep }
}
panel-ticket-hint = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za zrealizowany, tyle samo tracisz za niezrealizowany
panel-choose-pieces = ### Wybierz wagony i statki
    { $total ->
        [one] Zaczynasz z { $total } pionkiem.
        [few] Zaczynasz z { $total } pionkami.
        [many] Zaczynasz z { $total } pionkami.
       *[other] Zaczynasz z { $total } pionkami.
    } Reszta zostaje w pudełku; późniejsza wymiana kosztuje punkt za każdy pionek.
panel-pick-pieces = Inna liczba wagonów i statków
panel-chosen = ### Wybór zapisany
    { $count ->
        [0] Zaczyna się pierwsza tura.
        [one] Wybiera jeszcze { $count } gracz.
        [few] Wybiera jeszcze { $count } graczy.
        [many] Wybiera jeszcze { $count } graczy.
       *[other] Wybiera jeszcze { $count } gracza.
    }

modal-exchange = { $piece ->
    [train] Oddaj wagony za statki
    [ship] Oddaj statki za wagony
   *[other] Wymień pionki
}
modal-exchange-count = Ile? (1–{ $most }, −{ $cost } za każdy)

## The guide for players (docs/guide)

guide-commands = Polecenia
guide-rules = Zasady, według map i tematów
guide-made = Ta strona powstaje z tych samych słów, którymi mówi bot.
guide-unofficial = Slow Train to nieoficjalny projekt fanowski, niezwiązany ani z Days of Wonder, ani z Discordem.

## Following a game

follow-on = Gdy ta gra się skończy, dostaniesz cichą wiadomość prywatną. Powtórz `/game follow`, jeśli jednak jej nie chcesz.
follow-off = Nie dostaniesz wiadomości o końcu tej gry.
follow-ended = Skończyła się gra, którą śledzisz: { $map }. Zwycięstwo: { $winners }. { $link }

## Standing orders

btn-hint = Podpowiedź
btn-plan = Zaplanuj ruch
btn-plan-drop = Porzuć plan
btn-plan-blind = { $deck ->
    [train] Dodaj: dwie karty wagonów w ciemno
    [ship] Dodaj: dwie karty statków w ciemno
   *[other] Dodaj: dwie karty w ciemno
}
plan-title = ### Twój plan
    -# Gdy przyjdzie twoja tura, bot wykona pierwszy z zaplanowanych ruchów, który da się wykonać. Inni nie widzą planu, tylko wykonany ruch.
plan-empty = Plan jest pusty.
plan-line = { $number }. { $line }
plan-any-colour = dowolny kolor
plan-claim = Utwórz połączenie { $route }: { $colour }, { $wilds ->
    [0] bez jokerów
    [one] najwyżej { $wilds } joker
    [few] najwyżej { $wilds } jokery
    [many] najwyżej { $wilds } jokerów
   *[other] najwyżej { $wilds } jokera
}
plan-claim-tunnel = Utwórz tunel { $route }: { $colour }, { $wilds ->
    [0] bez jokerów
    [one] najwyżej { $wilds } joker
    [few] najwyżej { $wilds } jokery
    [many] najwyżej { $wilds } jokerów
   *[other] najwyżej { $wilds } jokera
}; { $extra ->
    [0] przy dopłacie zapytaj mnie
    [one] dopłata najwyżej { $extra } karta
    [few] dopłata najwyżej { $extra } karty
    [many] dopłata najwyżej { $extra } kart
   *[other] dopłata najwyżej { $extra } karty
}
plan-take = Dobierz, jeśli leży odkryta: { $card } ({ $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
})
plan-blind = { $deck ->
    [train] Dwie karty wagonów w ciemno
    [ship] Dwie karty statków w ciemno
   *[other] Dwie karty w ciemno
} ({ $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
})
plan-stops = Plan się kończy, gdy zdarzy się coś z tego: { $stops }.
plan-stop-route = ktoś zajmuje { $route }
plan-stop-last-turns = zaczynają się ostatnie tury
plan-stop-wild = leży odkryty joker
plan-stop-ticket = twój bilet jest zrealizowany
plan-stop-could-claim = możesz utworzyć połączenie do swoich biletów
plan-stop-nothing = nigdy: niech działa do końca
plan-did = { $turns ->
    [one] 📋 Plan rozegrał za ciebie { $turns } turę.
    [few] 📋 Plan rozegrał za ciebie { $turns } tury.
    [many] 📋 Plan rozegrał za ciebie { $turns } tur.
   *[other] 📋 Plan rozegrał za ciebie { $turns } tury.
}
plan-ended-asks = 📋 Twój plan się skończył: tutaj decyzja należy do ciebie.
plan-ended-nothing = 📋 Twój plan się skończył: żadnego zaplanowanego ruchu nie da się teraz wykonać.
plan-ended-stop = 📋 Twój plan się skończył: { $stop }.
plan-menu-claim = Dodaj: utwórz połączenie do swoich biletów
plan-menu-take = Dodaj: dobierz kartę, jeśli leży odkryta
plan-menu-change = Zmień ruch { $number }: { $line }
plan-menu-stops = Zakończ plan, gdy…
plan-remove = Usuń ten ruch
plan-wilds = { $count ->
    [0] Nie płać jokerami
    [one] Zapłać najwyżej { $count } jokerem
    [few] Zapłać najwyżej { $count } jokerami
    [many] Zapłać najwyżej { $count } jokerami
   *[other] Zapłać najwyżej { $count } jokera
}
plan-extra = { $count ->
    [0] Jeśli tunel wymaga dopłaty, zapytaj mnie
    [one] Dopłać za tunel najwyżej { $count } kartę
    [few] Dopłać za tunel najwyżej { $count } karty
    [many] Dopłać za tunel najwyżej { $count } kart
   *[other] Dopłać za tunel najwyżej { $count } karty
}
plan-colour = Zapłać kolorem: { $colour }
plan-turns = { $count ->
    [one] Przez { $count } turę
    [few] Przez { $count } tury
    [many] Przez { $count } tur
   *[other] Przez { $count } tury
}
plan-dropped = Plan porzucony. Gdy przyjdzie twoja tura, bot zapyta cię o ruch.

## Refusals: what is the case, and what to do

refused-plan-turn = Teraz jest twoja tura: najpierw ją rozegraj. Plan jest na następne tury.
refused-plan-full = Plan może mieć najwyżej { $most ->
    [one] { $most } ruch
    [few] { $most } ruchy
    [many] { $most } ruchów
   *[other] { $most } ruchu
}. Najpierw jeden usuń.
refused-plan-route = Połączenia { $route } nie można już utworzyć.

unanswered = Discord nie przyjął mojej odpowiedzi. Nic się nie zmieniło; spróbuj jeszcze raz.
saved-unanswered = Twoja akcja jest zapisana; Discord nie przyjął tylko mojej odpowiedzi. { $at ->
    [game] `/turn` pokaże, co dalej.
   *[table] `/game status` pokaże, jak wygląda sytuacja.
}
fault-saved = Twoja akcja jest zapisana, ale przy jej pokazywaniu coś poszło u nas nie tak. { $at ->
    [game] `/turn` pokaże, co dalej.
   *[table] `/game status` pokaże, jak wygląda sytuacja.
} Jeśli to się powtórzy, podaj osobie, która prowadzi tego bota, kod `{ $reference }`.
fault-unknown = Coś poszło u nas nie tak i nie widzę, czy twoja akcja jest zapisana. { $at ->
    [game] `/turn` pokaże, co dalej.
   *[table] `/game status` pokaże, jak wygląda sytuacja.
} Podaj osobie, która prowadzi tego bota, kod `{ $reference }`.
fault = Coś poszło u nas nie tak, ale nic się nie zmieniło. Jeśli to się powtórzy, podaj osobie, która prowadzi tego bota, kod `{ $reference }`.
fault-store = W tej chwili nie mogę niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za kilka minut. Jeśli to nie minie, podaj osobie, która prowadzi tego bota, kod `{ $reference }`.
somebody = ktoś inny
refused = Teraz nie można tego zrobić. `/game status` pokaże, jak wygląda sytuacja.
refused-no-game = Na tym kanale nie ma gry. `/game new` otwiera stół, `/games` pokazuje twoje gry na innych kanałach.
refused-no-game-gone = Tej gry już nie przechowujemy. `/game new` otwiera stół.
refused-channel-taken = { $status ->
    [lobby] Na tym kanale jest już otwarty stół: dołącz do niego albo otwórz swój w wątku.
   *[other] Na tym kanale toczy się już gra, a na kanale albo w wątku może być tylko jedna. Otwórz swoją w wątku.
}
refused-not-a-player = { $status ->
    [lobby] Nie masz miejsca przy tym stole. Zajmiesz je przyciskiem **Dołącz** albo poleceniem `/game join`.
   *[other] Nie grasz przy tym stole. Możesz oglądać grę: **Stół** albo `/board` pokaże sytuację.
}
refused-not-yours-host = Może to zrobić tylko gospodarz (<@{ $host }>) albo ktoś, kto zarządza tym serwerem.
refused-not-yours-server = Ustawienia serwera może zmieniać tylko ktoś, kto nim zarządza.
refused-channel-not-open = Tutaj nie można rozpoczynać gier. Gramy tu: { $channels }.
refused-role-needed = Na tym serwerze stoły otwierają osoby z rolą <@&{ $role }>. Poproś którąś z nich; dołączyć może każdy.
refused-map-not-offered = Tej mapy nie ma na tym serwerze. Wybierz jedną z tych, które podpowiada `/game new`.
refused-hints-not-here = Na tym serwerze nie ma podpowiedzi: administratorzy je wyłączyli.
refused-not-yours-seat = To miejsce przy stole należy do kogoś innego.
refused-status-started = Gra już się zaczęła; to było możliwe tylko wcześniej. `/game status` pokaże, jak wygląda sytuacja.
refused-status-lobby = Gra jeszcze się nie zaczęła. Gospodarz rozpoczyna ją przyciskiem **Rozpocznij** albo poleceniem `/game start`.
refused-status-over = Ta gra już się skończyła. **Rewanż** albo `/game new` otwiera nowy stół.
refused-status-cancelled = Ta gra została anulowana. `/game new` otwiera nowy stół.
refused-status-moved-on = Na tym kanale toczy się już inna gra. Zajrzyj do niej albo użyj `/game new` w wątku.
refused-status-awake = Gra się toczy: nikt jej nie wstrzymał.
refused-status-running = Gra jeszcze trwa; to będzie możliwe, gdy się skończy.
refused-seat-few = { $least ->
    [one] Do tej gry potrzeba co najmniej { $least } gracza
    [few] Do tej gry potrzeba co najmniej { $least } graczy
    [many] Do tej gry potrzeba co najmniej { $least } graczy
   *[other] Do tej gry potrzeba co najmniej { $least } gracza
}, a przy stole jest tylko { $seated }. Niech ktoś dołączy albo dodaj przeciwnika komputerowego.
refused-seat-many = { $most ->
    [one] Przy tym stole może być najwyżej { $most } gracz
    [few] Przy tym stole może być najwyżej { $most } graczy
    [many] Przy tym stole może być najwyżej { $most } graczy
   *[other] Przy tym stole może być najwyżej { $most } gracza
}, licząc z tobą.
refused-seat-number = Na tej mapie może grać od { $least } do { $most } graczy. Wybierz liczbę z tego zakresu.
refused-seat-level = Nie ma takiego przeciwnika komputerowego. Wybierz poziom łatwy, normalny albo trudny.
refused-seat-full = { $seats ->
    [one] Jedyne miejsce przy stole jest zajęte
    [few] Wszystkie { $seats } miejsca przy stole są zajęte
    [many] Wszystkie { $seats } miejsc przy stole jest zajętych
   *[other] Wszystkie miejsca przy stole są zajęte
}. Możesz oglądać grę (`/board`) albo otworzyć inny stół (`/game new`).
refused-seat-no-room = { $seats ->
    [one] Jedyne miejsce przy stole jest zajęte
    [few] Wszystkie { $seats } miejsca przy stole są zajęte
    [many] Wszystkie { $seats } miejsc przy stole jest zajętych
   *[other] Wszystkie miejsca przy stole są zajęte
}. Najpierw usuń któreś miejsce (`/game remove`) albo zacznij grę.
refused-seat-taken = Masz już miejsce przy tym stole.
refused-seat-colour = Kolor zajęty: { $colour }. Wybierz inny.
refused-seat-none = Nie ma takiego miejsca przy tym stole. `/game status` pokazuje wszystkie.
refused-seat-not-here = Ta osoba nie ma miejsca przy tym stole.
refused-seat-opponent = Przeciwnik komputerowy tego nie potrafi; wybierz osobę, która siedzi przy stole.
refused-seat-resigned = To miejsce przy stole nie należy już do ciebie; do końca gra tu przeciwnik komputerowy.
refused-seat-sits = Ta osoba już siedzi przy tym stole. Zaproponuj miejsce komuś, kto tu nie siedzi.
refused-seat-not-offered = To miejsce przy stole nie jest dla ciebie albo już nie jest wolne.
refused-seat-no-vote = Nie masz tu teraz nad czym głosować.
refused-typed-hosted = Wśród gier z innych kanałów, które możesz przenieść, żadna nie pasuje do „{ $typed }”. Wybierz jedną z podpowiedzi.
refused-where-to = Podaj, którą grę przenieść tutaj (`game`), albo na który kanał idzie gra stąd (`channel`).
refused-not-your-channel = Nie możesz pisać na <#{ $channel }>. Wybierz kanał, na którym możesz.
refused-typed-substitute = To jest bot. Bez opcji `user` polecenie `/game replace` odda miejsce przy stole przeciwnikowi komputerowemu.
refused-seat-played = Na tym miejscu przy stole gra już jego właściciel.
refused-rest-paused = Gra jest wstrzymana. **Gramy dalej** wznawia ją dla wszystkich.
refused-rest-archived = Gra jest w archiwum, bo przez miesiąc nic się w niej nie działo. **Gramy dalej** ją przywraca.
refused-rest-homeless = Gra straciła swój kanał. Gospodarz może ją przenieść na inny, wpisując tam `/game move`.
refused-turn = To nie twoja tura: gra { $player } (tura { $turn }). Gdy przyjdzie twoja, dostaniesz wzmiankę.
refused-turn-opening = Twój wybór jest już zapisany. Pierwsza tura zacznie się, gdy wybiorą wszyscy.
refused-turn-opponent = Za ciebie gra teraz przeciwnik komputerowy. Do gry wrócisz poleceniem `/turn`.
refused-stale = { $mine ->
    [true] Ten ruch jest już rozegrany; trwa tura { $turn } i jest twoja. Oto, co możesz zrobić.
   *[other] Ten ruch jest już rozegrany; trwa tura { $turn }.
}
refused-already-done = To już jest zrobione.
refused-crowded = Przy tym stole dzieje się teraz zbyt wiele naraz, więc to nie zostało wykonane. Spróbuj jeszcze raz.
refused-undo = Nie masz nic do cofnięcia.
refused-undo-hidden = Tego nie można cofnąć: odsłonięto coś ukrytego albo wybór był ostateczny.
refused-undo-acted = Tego nie można cofnąć: { $player } ma już następny ruch za sobą.
refused-undo-opponent = Tego nie można cofnąć: { $player }, przeciwnik komputerowy, ma już następny ruch za sobą.
refused-map = Nie ma mapy „{ $map }”. Wybierz jedną z tych, które podpowiada `/game new`.
refused-cant-write = Nie mogę tu pisać. Daj mi na tym kanale te uprawnienia: { $missing }.
refused-cant-write-there = Nie mogę pisać na <#{ $channel }>. Daj mi tam te uprawnienia: { $missing }.
refused-move-illegal = Teraz nie można tego zrobić. `/turn` pokazuje wszystko, co możesz zrobić.
refused-move-not-your-turn = To nie twoja tura. Gdy przyjdzie, dostaniesz wzmiankę.
refused-move-game-over = Ta gra już się skończyła. **Rewanż** albo `/game new` otwiera nowy stół.
refused-move-card-gone = Tej karty nie ma już wśród odkrytych albo nie można jej teraz dobrać. Wybierz inną.
refused-move-wild-second = Odkryty joker nie może być drugą kartą. Wybierz inną.
refused-move-no-such-deck = W tej grze nie ma takiej talii.
refused-move-not-ended = Gra jeszcze trwa; to będzie możliwe, gdy się skończy.
refused-move-deck-empty = Ta talia jest pusta. Wybierz inną kartę.
refused-move-decide-first = Najpierw musisz coś rozstrzygnąć: pokaże to `/turn`.
refused-move-no-such-route = Na tej mapie nie ma takiego połączenia.
refused-pass = Spasować możesz tylko wtedy, gdy nie możesz zrobić nic innego, a teraz możesz. `/turn` pokaże co.
refused-leave-started = Gra już się zaczęła, więc nie można tak po prostu wyjść. `/game replace` odda grę przeciwnikowi komputerowemu do twojego powrotu; `/game resign` odda ją na dobre.
refused-route-owned = Połączenie { $route } jest zajęte ({ $player }). Wybierz inne.
refused-route-twin = Druga nitka połączenia { $route } jest twoja, a nikt nie może mieć obu. Wybierz inne połączenie.
refused-route-closed = Połączenie { $route } jest zamknięte: przy tak małej liczbie graczy można zająć tylko jedną nitkę podwójnego połączenia. Wybierz inne.
refused-route-pieces = Na połączenie { $route } potrzeba: { $needs }, a w zapasie masz { $have }. Wybierz krótsze.
refused-route-cards = Na połączenie { $route } potrzeba: { $needs }, a { $held ->
    [none] nie masz żadnej
   *[some] masz { $have }
}. Dobierz karty albo wybierz inne połączenie.
refused-route-grey = Na połączenie { $route } potrzeba: { $needs }; { $held ->
    [none] nie masz żadnej
   *[some] najwięcej masz: { $have }
}. Dobierz karty albo wybierz inne połączenie.
# Koszt połączenia: na mapie z dwiema taliami karty wagonów albo karty statków, z których niektóre opłacają dwa pola.
route-needs-grey = { $kind ->
    [sea] karty statków w jednym kolorze na { $length ->
        [one] { $length } pole
        [few] { $length } pola
        [many] { $length } pól
       *[other] { $length } pola
    }
    [rail] { $length ->
        [one] { $length } karta wagonu
        [few] { $length } karty wagonów w jednym kolorze
        [many] { $length } kart wagonów w jednym kolorze
       *[other] { $length } karty wagonów w jednym kolorze
    }
   *[any] { $length ->
        [one] { $length } karta
        [few] { $length } karty w jednym kolorze
        [many] { $length } kart w jednym kolorze
       *[other] { $length } karty w jednym kolorze
    }
}{ $ferry ->
    [0] {""}
    [one] , w tym { $ferry } joker
    [few] , w tym { $ferry } jokery
    [many] , w tym { $ferry } jokerów
   *[other] , w tym { $ferry } jokera
}
route-needs-sea = karty statków ({ $colour }) na { $length ->
    [one] { $length } pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}
refused-move-route-taken = To połączenie nie jest już dla ciebie wolne. Wybierz inne.
refused-move-too-few-pieces = Masz na to za mało pionków.
refused-move-wrong-payment = Tymi kartami nie można za to zapłacić. Wybierz jedną z podanych możliwości.
refused-move-cards-missing = Nie masz tych kart. Wybierz jedną z podanych możliwości.
refused-move-no-such-card = W tej grze nie ma takiej karty.
refused-move-no-tickets = Nie ma już biletów do dobrania.
refused-move-wrong-tickets = Tych biletów nie można tak wybrać. Zachowaj co najmniej tyle, ile podaje panel.
refused-move-no-station-left = Wszystkie twoje dworce są już zbudowane.
refused-move-no-such-city = Na tej mapie nie ma takiego miasta.
refused-move-station-taken = W tym mieście jest już dworzec; może być tylko jeden.
refused-move-no-port-left = Wszystkie twoje porty są już zbudowane.
refused-move-no-port-city = Tu nie można zbudować portu: to miasto nie ma kotwicy.
refused-move-port-taken = W tym mieście jest już port; może być tylko jeden.
refused-move-port-not-reached = Żadne z twoich połączeń nie sięga tego miasta.
refused-move-no-such-piece = W tej grze nie ma takich pionków.
refused-typed-route = Żadne połączenie, które możesz teraz utworzyć, nie pasuje do „{ $typed }”. Wybierz jedną z podpowiedzi; `/turn` pokazuje wszystkie.
refused-typed-city = Żadne miasto, w którym możesz teraz budować, nie pasuje do „{ $typed }”. Wybierz jedną z podpowiedzi.
refused-typed-place = Na tej mapie nie ma miejsca „{ $typed }”. Wybierz jedną z podpowiedzi.
refused-typed-place-near = Na tej mapie nie ma miejsca „{ $typed }”. Może chodzi o: { $found }?
refused-typed-card = Żadna karta, którą możesz teraz dobrać, nie pasuje do „{ $typed }”. Wybierz jedną z podpowiedzi.
refused-typed-deck = Nie ma talii „{ $typed }”. Wybierz jedną z podpowiedzi.
refused-typed-pieces = Nie masz do oddania pionków „{ $typed }”. Wybierz jedną z podpowiedzi.
refused-typed-payment = „{ $typed }” – tak nie można teraz za to zapłacić. Wybierz jedną z podpowiedzi.
refused-typed-tickets = „{ $typed }” – takich biletów nie ma teraz do wyboru. Wybierz jedną z podpowiedzi.
refused-typed-number = „{ $typed }” tu nie pasuje. Wpisz liczbę od { $least } do { $most }.
refused-typed-topic = W zasadach nie ma tematu „{ $typed }”. Wybierz jedną z podpowiedzi.
refused-invite-stranger = <@{ $user }> nie należy do tego serwera, więc zaproszenie do nikogo nie dotrze. Wpisz @ i wybierz osoby z listy, którą pokaże Discord.
refused-invite-many = Liczba wzmianek: { $count }. Zaprosić można najwyżej { $most ->
    [one] { $most } osobę
    [few] { $most } osoby
    [many] { $most } osób
   *[other] { $most } osoby
}. Pozostałym powiedz o tym kanale: kto widzi poczekalnię, może dołączyć.
refused-typed-invite = W „{ $typed }” nie ma żadnej wzmianki. Wpisz @ i wybierz osoby z listy, którą pokaże Discord.
refused-typed-map = Nie ma mapy „{ $typed }”. Wybierz jedną z podpowiedzi.
refused-typed-several = „{ $typed }” może znaczyć: { $found }. Wybierz jedną z podpowiedzi.
refused-typed-game = Nie masz gry „{ $typed }”. Wybierz jedną z podpowiedzi; `/games` pokazuje wszystkie.
refused-typed-zone = Nie znam strefy czasowej „{ $typed }”. Wpisz nazwę dużego miasta, które w niej leży, na przykład `Europe/Warsaw`.
refused-typed-zone-near = Nie wiem, o którą strefę czasową chodzi w „{ $typed }”. Może to: { $found }?
refused-typed-day = „{ $typed }” to ani dzień, ani liczba dni. Wpisz dzień, na przykład `2027-01-31`, albo liczbę, na przykład `5`.
refused-typed-day-far = „{ $typed }” nie wypada w ciągu najbliższego roku. Ostatni możliwy dzień to { $last }, najwięcej dni: { $days }.
refused-quiet-hours-empty = Godziny ciszy muszą się kończyć o innej porze, niż się zaczynają. Wybierz jeszcze raz.
refused-typed-seat = Żadne miejsce przy tym stole nie pasuje do „{ $typed }”. Wybierz jedną z podpowiedzi.
refused-no-exchange = Na tej mapie nie można wymieniać pionków.
refused-no-stations = Na tej mapie nie ma dworców.
refused-no-ports = Na tej mapie nie ma portów.
refused-not-here = Gramy na kanałach serwera. Użyj tam tego polecenia.
refused-thread-taken = W tym wątku jest już gra, a na kanale albo w wątku może być tylko jedna. Użyj `/game new` na kanale nadrzędnym; opcja `thread` otworzy tam nowy wątek.
refused-in-thread = W wątku nie można otwierać wątków. Użyj `/game new` bez opcji `thread` albo na kanale nadrzędnym.
refused-thread-forbidden = Nie możesz otwierać wątków na tym kanale, więc ja też nie otworzę go dla ciebie. Użyj `/game new` bez opcji `thread` na kanale, na którym nie toczy się gra, albo poproś moderatora o uprawnienie Tworzenie publicznych wątków.
refused-lobby-unshown = Discord nie pozwala mi pokazać tego stołu, więc go zamykam. Nic tu nie jest otwarte; spróbuj z innymi opcjami.
refused-too-often-tables = W ciągu godziny możesz otworzyć najwyżej { $most ->
    [one] { $most } stół
    [few] { $most } stoły
    [many] { $most } stołów
   *[other] { $most } stołu
}. Następny otworzysz za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} albo otworzy go ktoś inny.
refused-too-often-threads = W ciągu godziny możesz otworzyć najwyżej { $most ->
    [one] { $most } wątek
    [few] { $most } wątki
    [many] { $most } wątków
   *[other] { $most } wątku
}. Następny otworzysz za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}; na kanale, na którym nie toczy się gra, stół nie potrzebuje wątku.
refused-too-often-posts = W ciągu godziny możesz wysłać ponownie najwyżej { $most ->
    [one] { $most } wiadomość
    [few] { $most } wiadomości
    [many] { $most } wiadomości
   *[other] { $most } wiadomości
}. Następną wyślesz za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}; do tego czasu `/board` pokazuje każdemu stół.
refused-too-often-calls = W ciągu godziny możesz wstrzymywać lub przenosić gry albo przekazywać miejsca przy stole najwyżej { $most ->
    [one] { $most } raz
    [few] { $most } razy
    [many] { $most } razy
   *[other] { $most } raza
}. Znów będzie to możliwe za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}; do tego czasu nic się nie zmienia.
refused-too-often-undos = W ciągu godziny możesz cofnąć najwyżej { $most ->
    [one] { $most } ruch
    [few] { $most } ruchy
    [many] { $most } ruchów
   *[other] { $most } ruchu
}. Następny cofniesz za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}; do tego czasu rozegrane ruchy zostają.
refused-too-often-films = W ciągu godziny możesz poprosić najwyżej o { $most ->
    [one] { $most } film
    [few] { $most } filmy
    [many] { $most } filmów
   *[other] { $most } filmu
}. O następny poprosisz za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}; do tego czasu `/board` pokazuje stół, a `/log` to, co się wydarzyło.
refused-hints-off = Przy tym stole podpowiedzi są wyłączone. Decyduje o tym osoba, która otwiera stół: `/game new hints:`.
refused-hint-failed = Nic mi teraz nie przychodzi do głowy. Spróbuj jeszcze raz.
refused-stays-out = <@{ $user }> nie chce być w statystykach.
refused-no-thread = Nie mogę tu otworzyć wątku. Daj mi uprawnienie Tworzenie publicznych wątków albo wybierz inny kanał.
refused-too-slow = To trwało zbyt długo. Naciśnij jeszcze raz.
refused-old-command = Tego polecenia już nie obsługuję. Odśwież Discorda, żeby pokazał aktualne, i spróbuj jeszcze raz.
refused-too-many-at-once = Chwileczkę: odpowiadam jeszcze na twoje poprzednie kliknięcia.
refused-old-button = Ten przycisk pochodzi ze starszej wersji bota. `/turn` pokaże, co możesz zrobić.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-embed-links = Osadzanie linków
permission-create-public-threads = Tworzenie publicznych wątków
permission-read-message-history = Czytanie historii czatu

## The lobby

lobby-title = ## { $map }
    Stół dla { $only ->
        [yes] { $most }
       *[no] { $least }–{ $most }
    } graczy. Zwykle każdy rozgrywa około { $turns } tur.
map-choice = { $map } · { $only ->
    [yes] { $most }
   *[no] { $least }–{ $most }
} graczy · około { $turns } tur na gracza
lobby-seat = { $player } · { $colour }
lobby-seat-opponent = { $player } · { $colour } · komputer, poziom { $level }
lobby-seat-host = { $player } · { $colour } · gospodarz
lobby-free = { $count ->
    [one] ▫️ { $count } wolne miejsce przy stole
    [few] ▫️ { $count } wolne miejsca przy stole
    [many] ▫️ { $count } wolnych miejsc przy stole
   *[other] ▫️ { $count } wolnego miejsca przy stole
}
lobby-order-joined = Gracie w kolejności dołączania.
table-pace-live = Dziesięć minut na turę, w rezerwie dwa razy tyle. Gdy czas minie, { $late ->
    [draw] bot dobiera za gracza dwie karty.
    [opponent] za gracza gra przeciwnik komputerowy, dopóki gracz nie wróci.
   *[remind] bot tylko przypomina.
}
table-pace-8h = Osiem godzin na turę, w rezerwie dwa razy tyle. Gdy czas minie, { $late ->
    [draw] bot dobiera za gracza dwie karty.
    [opponent] za gracza gra przeciwnik komputerowy, dopóki gracz nie wróci.
   *[remind] bot tylko przypomina.
}
table-pace-1d = Doba na turę, w rezerwie dwa razy tyle. Gdy czas minie, { $late ->
    [draw] bot dobiera za gracza dwie karty.
    [opponent] za gracza gra przeciwnik komputerowy, dopóki gracz nie wróci.
   *[remind] bot tylko przypomina.
}
table-pace-3d = Trzy doby na turę, w rezerwie dwa razy tyle. Gdy czas minie, { $late ->
    [draw] bot dobiera za gracza dwie karty.
    [opponent] za gracza gra przeciwnik komputerowy, dopóki gracz nie wróci.
   *[remind] bot tylko przypomina.
}
table-pace-none = Tura może trwać dowolnie długo.
lobby-begun = Gra się zaczęła.
lobby-hint = { $missing ->
    [one] <@{ $host }> może rozpocząć grę, gdy dołączy jeszcze { $missing } gracz.
    [few] <@{ $host }> może rozpocząć grę, gdy dołączy jeszcze { $missing } graczy.
    [many] <@{ $host }> może rozpocząć grę, gdy dołączy jeszcze { $missing } graczy.
   *[other] <@{ $host }> może rozpocząć grę, gdy dołączy jeszcze { $missing } gracza.
}
lobby-ready = Jest już dość graczy: <@{ $host }> może nacisnąć **Rozpocznij**.
lobby-colours = Wybierz swój kolor
lobby-invited = { $people }, zapraszamy do gry:
lobby-joined = Siedzisz przy stole jako { $player }. Gra zacznie się, gdy rozpocznie ją gospodarz.
lobby-left = Nie siedzisz już przy stole.
lobby-opponent-level = Jak silny ma być przeciwnik komputerowy?
lobby-opponent-added = { $player } siada do stołu (poziom { $level }).{ $free ->
    [0] {" "}Wszystkie miejsca przy stole są zajęte.
   *[more] {" "}Dodać jeszcze jednego?
}
lobby-removed = To miejsce przy stole jest znowu wolne.
lobby-removed-running = Na tym miejscu przy stole gra dalej przeciwnik komputerowy.
lobby-host-changed = Gospodarzem jest teraz <@{ $user }>.
lobby-started = Gra się zaczęła. Przycisk **Wybierz bilety** jest pod nową wiadomością na tym kanale.
lobby-cancelled = Gra jest anulowana.
lobby-colour = { $sign } { $colour }
lobby-colour-menu = Wybierz inny kolor
lobby-thread-opened = Stół jest tutaj: <#{ $thread }>.
lobby-opened = Stół jest otwarty.
lobby-rematch = Stół do rewanżu jest otwarty: { $link }
lobby-cancelled-public = Gra została anulowana.
level-button = { $level ->
    [easy] Łatwy
    [hard] Trudny
   *[normal] Normalny
}
thread-name = Slow Train: { $map }

## The opening

opening-title = **{ $map }: odjazd!** { $mentions }
opening-title-quiet = **{ $map }: odjazd!**
opening-choosing = Wszyscy wybierają bilety jednocześnie i w tajemnicy. Czekamy jeszcze na: { $players }.
opening-done = Wszyscy już wybrali.
opening-order = Kolejność: { $players }.
opening-proof = -# Dowód uczciwego tasowania (SHA-256 ziarna, które bot pokaże na końcu): `{ $commitment }`

## The turn message

turn-first = { $mention } { $sign } { $colour }: twoja tura · { $map }, tura { $turn }
# Reminders. Since and due are times that Discord shows as "3 hours ago" and "in 5 hours".
turn-time = Czas kończy się { $pace }.
turn-time-bank = Czas kończy się { $pace }, razem z rezerwą { $bank }.
notice-vote = { $player } drugi raz z rzędu przekracza czas. Co dalej? Decyduje ponad połowa pozostałych: poczekać, oddać grę przeciwnikowi komputerowemu aż do powrotu gracza albo oddać miejsce przy stole komuś innemu.
notice-offer = { $people } czeka na ciebie miejsce przy stole (teraz: { $player }). Jego karty zobaczysz dopiero, gdy je zajmiesz.
notice-offer-all = Miejsce przy stole (teraz: { $player }) może zająć każdy, kto tu jeszcze nie siedzi. Jego karty zobaczysz dopiero, gdy je zajmiesz.
notice-pause = Prośba o wstrzymanie gry: { $players }. Gra zostaje wstrzymana, gdy zgodzą się wszyscy; gospodarz może ją od razu wstrzymać na tydzień.
notice-warn = { $people } od tygodni nic się tu nie dzieje · { $map }. Jeśli nikt nie zagra, gra trafi do archiwum { $end }.
notice-warn-quiet = Od tygodni nic się tu nie dzieje · { $map }. Jeśli nikt nie zagra, gra trafi do archiwum { $end }.
notice-turn = { $mention } twoja tura zaczęła się { $since } · { $map }, tura { $turn }{ $due ->
    [none] {""}
   *[other] {" "}· twój czas kończy się { $due }
}
notice-opening = { $mention } wybierz bilety, inni czekają; wybieranie zaczęło się { $since } · { $map }{ $due ->
    [none] {""}
   *[other] {" "}· twój czas kończy się { $due }
}
notice-direct-turn = Twoja tura zaczęła się { $since }: { $map }, tura { $turn }.{ $due ->
    [none] {""}
   *[other] {" "}Twój czas kończy się { $due }.
} { $link }
notice-direct-opening = Inni czekają, aż wybierzesz bilety; wybieranie zaczęło się { $since }: { $map }.{ $due ->
    [none] {""}
   *[other] {" "}Twój czas kończy się { $due }.
} { $link }
notice-next = Teraz gra { $player }, a potem twoja tura: { $map }, tura { $turn }. { $link }
turn-first-opponent = Gra { $player } · { $map }, tura { $turn }
turn-first-unattended = { $map }, tura { $turn }. { unattended }
unattended = Za wszystkich grają przeciwnicy komputerowi, więc gra odpoczywa. Ruszy dalej, gdy ktoś wróci: **Rozegraj turę**, a potem **Wracam do gry**.
turn-last-turns = { $count ->
    [one] To ostatnia tura.
    [few] Ostatnie tury: razem z tą zostały { $count }.
    [many] Ostatnie tury: razem z tą zostało { $count }.
   *[other] Ostatnie tury: razem z tą zostało { $count }.
}
tunnel-first = { $mention } { $sign } { $colour }: dopłać za tunel albo weź karty z powrotem · { $map }, tura { $turn }
row-line = Odkryte karty: { $row } · { $decks }
row-deck = { $deck ->
    [train] w talii wagonów { $count }
    [ship] w talii statków { $count }
   *[other] w talii { $count }
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
    [one] { $count } dworzec w zapasie
    [few] { $count } dworce w zapasie
    [many] { $count } dworców w zapasie
   *[other] { $count } dworca w zapasie
}
score-ports = { $count ->
    [one] { $count } port w zapasie
    [few] { $count } porty w zapasie
    [many] { $count } portów w zapasie
   *[other] { $count } portu w zapasie
}
score-flags = flaga { $cards }
score-goods = { $count ->
    [one] { $count } karta towarów
    [few] { $count } karty towarów
    [many] { $count } kart towarów
   *[other] { $count } karty towarów
}

## The table, the hand, the log

awaited = Czekamy na: { $players } · ostatni ruch <t:{ $since }:R>
awaited-nobody = Na nikogo nie czekamy.
table-title = ## { $map } · tura { $turn }
table-title-opening = ## { $map } · początek gry
table-last-turns = { $count ->
    [one] Ostatnia tura.
    [few] Zostały { $count } tury.
    [many] Zostało { $count } tur.
   *[other] Zostało { $count } tury.
}
table-tunnel = Tunel **{ $route }**: wyłożone { $cards }, odkryte { $revealed }, do dopłaty: { $extra }.
table-routes = { $player } – połączenia: { $routes }
table-places = { $player } – zbudowane: { $places }
table-unseen = **Nieznane karty**: { $cards }
table-ticket-deck = { $count ->
    [one] Do dobrania został { $count } bilet.
    [few] Do dobrania zostały { $count } bilety.
    [many] Do dobrania zostało { $count } biletów.
   *[other] Do dobrania zostało { $count } biletu.
}
tickets-title = ## Twoje bilety
tickets-more = Więcej biletów: `/draw-tickets`, w twojej turze.
hand-title = ## Twoja ręka
hand-claimable = **Możesz utworzyć**: { $routes }
hand-claimable-none = Z tą ręką nie możesz utworzyć żadnego połączenia.
hand-claimable-more = { $routes } i jeszcze { $count }
log-title = ## Co się wydarzyło
log-empty = Nic się jeszcze nie wydarzyło.
log-line = <t:{ $at }:R> { $line }
scores-title = ## Punkty, pionki, karty
rest-paused = { $until ->
    [open] ⏸ Gra jest wstrzymana. Każdy przy stole może ją wznowić: **Gramy dalej**.
   *[other] ⏸ Gra jest wstrzymana; ruszy dalej { $until }. Każdy przy stole może ją wznowić wcześniej: **Gramy dalej**.
}
rest-archived = 🗄 Gra jest w archiwum, bo przez miesiąc nic się w niej nie działo. Każdy przy stole może ją przywrócić: **Gramy dalej**.
rest-homeless = Gra straciła swój kanał. Gospodarz może ją przenieść na inny, wpisując tam `/game move`.
rest-left = { $people } Poleceniem `/game replace` przekaż miejsce komuś innemu albo przeciwnikowi komputerowemu, a potem **Gramy dalej**.
table-moved = Stół stoi teraz tutaj. Odtąd jego wiadomości przychodzą na ten kanał.
table-moved-there = Stół stoi teraz na <#{ $channel }>. Odtąd jego wiadomości przychodzą tam.
move-option = { $map }: { $players } · { $turn ->
    [lobby] poczekalnia
   *[other] tura { $turn }
} · otwarta { $opened }
rest-over = Gramy dalej.
pause-wanted = Chcesz wstrzymać grę. { $count ->
    [one] Musi się zgodzić jeszcze { $count } osoba.
    [few] Muszą się zgodzić jeszcze { $count } osoby.
    [many] Musi się zgodzić jeszcze { $count } osób.
   *[other] Musi się zgodzić jeszcze { $count } osoby.
}
status-title = ## { $map }
status-lobby = Poczekalnia.
status-opening = Gracze wybierają bilety.
status-playing = Tura { $turn }.
status-ended = Koniec gry.
status-cancelled = Gra została anulowana.
status-host = Gospodarz: <@{ $host }>
status-link = [Ostatnia wiadomość]({ $link })
status-left = ⚠️ { $player } nie jest już na tym serwerze. Poleceniem `/game replace` gospodarz może przekazać miejsce komuś innemu albo przeciwnikowi komputerowemu.
status-seat = { $player }
status-seat-opponent = { $player } · gra przeciwnik komputerowy (poziom { $level })
status-opponent = { $player } · komputer, poziom { $level }
status-trouble = { $trouble ->
    [forbidden] ⚠️ Nie mogę pisać na tym kanale. Daj mi uprawnienia Wyświetlanie kanału, Wysyłanie wiadomości i Załączanie plików, a w wątku także Wysyłanie wiadomości w wątkach, i odblokuj wątek; potem **Wyślij ponownie**.
    [channel-gone] ⚠️ Kanał tej gry został usunięty.
   *[other] ⚠️ Discord nie przyjął mojej ostatniej wiadomości. Próbuję dalej; **Wyślij ponownie** wyśle ją od razu.
}
status-posted-again = Wysłane ponownie.
games-title = ## Twoje gry
games-none = Nie grasz w żadnej grze. `/game new` otwiera stół.
games-mine = ▶️ [{ $map }]({ $link }): twoja tura · ostatni ruch <t:{ $since }:R>
games-choice = ▶️ [{ $map }]({ $link }): wybierz bilety · ostatni ruch <t:{ $since }:R>
games-gone = ⚠️ { $map }: kanał tej gry został usunięty
games-lobby = 🪑 [{ $map }]({ $link }): poczekalnia
games-waiting = ⏳ [{ $map }]({ $link }): czekamy na: { $players } · ostatni ruch <t:{ $since }:R>
# A game in the list from which somebody chooses one of theirs.
games-option = { $map }, przy stole: { $players }{ $state ->
    [mine] {" "}· twoja tura
   *[waiting] {""}
}
panel-more-games = { $count ->
    [one] Czeka na ciebie jeszcze { $count } gra.
    [few] Czekają na ciebie jeszcze { $count } gry.
    [many] Czeka na ciebie jeszcze { $count } gier.
   *[other] Czeka na ciebie jeszcze { $count } gry.
}
btn-next-game = Następna gra
status-muted = 🔕 Ta gra jest wyciszona: nie dostaniesz z niej wzmianek ani przypomnień. Gra toczy się dalej, a twój czas płynie.
status-unmuted = 🔔 Znów dostajesz wiadomości z tej gry.
btn-mute = Wycisz
btn-unmute = Wyłącz wyciszenie
undo-done = Ruch cofnięty.
resign-ask = ### Poddać się?
    Do końca zagra za ciebie przeciwnik komputerowy. Nie ma powrotu do gry. Jeśli potrzebujesz tylko przerwy, `/game replace` odda mu grę do twojego powrotu.
btn-resign = Poddaj się
resign-done = Poddajesz się. Do końca zagra za ciebie przeciwnik komputerowy.
cancel-ask = ### Anulować grę?
    Skończy się od razu, dla wszystkich, bez wyniku.
btn-cancel-game = Anuluj grę
resign-ask-last = ### Poddać się?
    Nikt inny tu nie gra, więc gra skończy się od razu, bez wyniku. `/game replace` odda grę przeciwnikowi komputerowemu do twojego powrotu.
replace-ask = ### Oddać grę na jakiś czas?
    Dopóki nie wrócisz, będzie za ciebie grać przeciwnik komputerowy (poziom { $level }).{ $last ->
        [yes] {" "}Dopóki nikt nie siedzi przy stole, gra odpoczywa.
       *[no] {""}
    }
replace-ask-other = ### Oddać miejsce przy stole: { $player }?
    Dopóki { $player } nie wróci, będzie tu grać przeciwnik komputerowy (poziom { $level }).{ $last ->
        [yes] {" "}Dopóki nikt nie siedzi przy stole, gra odpoczywa.
       *[no] {""}
    }
btn-replace = Oddaj
replace-own = Dopóki nie wrócisz, gra za ciebie przeciwnik komputerowy. Żeby wrócić, otwórz **Rozegraj turę** i naciśnij **Wracam do gry**.
replace-other = Dopóki gracz nie wróci, na tym miejscu przy stole gra przeciwnik komputerowy.
seat-back = To miejsce przy stole znów należy do ciebie.
seat-offered = To miejsce przy stole może teraz zająć <@{ $user }>. Dopóki się nie zgodzi, nic się nie zmienia.
seat-taken-over = To miejsce przy stole należy do ciebie.
seat-declined = Rezygnujesz z tego miejsca przy stole.
vote-counted = Głos zapisany. Możesz go zmienić, dopóki sprawa nie jest rozstrzygnięta.
seat-back-late = Witaj z powrotem! Gdy minął twój czas, grał za ciebie przeciwnik komputerowy. To miejsce przy stole znów należy do ciebie.

## What people set for themselves

# `/privacy`.

privacy-title = ## Co o tobie przechowuję
privacy-what = Twój identyfikator na Discordzie, ostatnio widzianą nazwę, twoje miejsca przy stołach i to, co tam robisz, a także to, co ustawiasz: profil, notatki, plany, wyciszone gry. Nic z tego, co piszesz na kanałach.
privacy-kept = { $games ->
    [0] Nie masz miejsca przy żadnym stole.
    [one] Masz miejsce przy stole w { $games } zapisanej grze.
    [few] Masz miejsce przy stole w { $games } zapisanych grach.
    [many] Masz miejsce przy stole w { $games } zapisanych grach.
   *[other] Masz miejsce przy stole w { $games } zapisanej gry.
}
privacy-nothing = Na razie nic.
btn-privacy-file = Jako plik
btn-privacy-delete = Usuń…
privacy-file = Wszystko, co o tobie przechowuję.
privacy-ask = ### Usunąć wszystkie twoje dane?
privacy-ask-lobbies = - Wychodzisz z poczekalni: { $count }.
privacy-ask-running = { $count ->
    [one] - { $count } trwającą grę na dobre przejmuje przeciwnik komputerowy; jeśli nikt inny w niej nie gra, gra się kończy.
    [few] - { $count } trwające gry na dobre przejmują przeciwnicy komputerowi; jeśli nikt inny w którejś nie gra, ta gra się kończy.
    [many] - { $count } trwających gier na dobre przejmują przeciwnicy komputerowi; jeśli nikt inny w którejś nie gra, ta gra się kończy.
   *[other] - { $count } trwającej gry na dobre przejmują przeciwnicy komputerowi; jeśli nikt inny w którejś nie gra, ta gra się kończy.
}
privacy-ask-over = { $count ->
    [one] - W { $count } zakończonej grze zostaje miejsce przy stole bez twojej nazwy; jej wynik znika z twoich statystyk.
    [few] - W { $count } zakończonych grach zostaje miejsce przy stole bez twojej nazwy; ich wyniki znikają z twoich statystyk.
    [many] - W { $count } zakończonych grach zostaje miejsce przy stole bez twojej nazwy; ich wyniki znikają z twoich statystyk.
   *[other] - W { $count } zakończonej gry zostaje miejsce przy stole bez twojej nazwy; ich wyniki znikają z twoich statystyk.
}
privacy-ask-rest = - Profil, notatki, plany i wyciszenia zostają usunięte. Wiadomości na kanałach zostają; kopie zapasowe bota zapominają o tobie, gdy zastąpią je nowe. **Tego nie można cofnąć.**
btn-privacy-forget = Usuń wszystko
privacy-forgotten = Wszystkie twoje dane są usunięte.

# `/settings`: what admins set for their server.

server-title = ## Ustawienia tego serwera
server-language = 🗣️ **Język publicznych wiadomości**: { $language }
server-language-discord = taki jak w ustawieniach serwera na Discordzie
server-pace = ⏳ **Czas na turę**: { $pace }
server-if-late = ⌛ **Gdy czas minie**: { $late }
server-reminders = 🔔 **Przypomnienia**: { $interval }
server-reminders-pace = zależnie od czasu na turę
server-reminders-off = nie na kanale
server-threads = 🧵 **Osobny wątek dla każdej gry**: { $state ->
    [on] tak, chyba że gospodarz zdecyduje inaczej
   *[off] tylko na życzenie gospodarza
}
server-hints = 💡 **Podpowiedzi**: { $state ->
    [on] decyduje gospodarz stołu
   *[off] wyłączone
}
server-channels = 📍 **Gdzie można grać**: { $channels }
server-channels-all = 📍 **Gdzie można grać**: na każdym kanale
server-channel = <#{ $id }>
server-role = 🎫 **Kto otwiera stoły**: osoby z rolą <@&{ $role }>; mogą też rozpocząć i anulować każdą grę
server-role-all = 🎫 **Kto otwiera stoły**: każdy
server-maps = 🗺️ **Mapy**: { $maps }
server-counts-later = -# Zmiany dotyczą stołów, które zostaną otwarte później.
btn-server-tables = Stoły
btn-server-rights = Język, kanały, uprawnienia
modal-server-field-pace = Czas na turę
modal-server-field-late = Gdy czas minie
modal-server-field-reminders = Pierwsze przypomnienie przychodzi
modal-server-field-threads = Osobny wątek dla każdej gry
modal-server-field-hints = Gospodarz może pozwolić na podpowiedzi
modal-server-field-language = Język publicznych wiadomości
modal-server-field-channels = Gdzie można grać
hint-server-channels = Także w wątkach tych kanałów. Puste pole oznacza: wszędzie.
modal-server-field-role = Stoły otwierają osoby z rolą
hint-server-role = Mogą też rozpocząć i anulować każdą grę. Puste pole oznacza: stoły otwiera każdy.
modal-server-field-maps = Dostępne mapy

profile-title = ## Twój profil
    -# Dla wszystkich twoich gier. Widzisz to tylko ty; inni widzą jedynie twoją nieobecność.
profile-reminders = 🔔 **Przypomnienia**: { $how ->
    [dm] w wiadomości prywatnej z linkiem, { $interval }
    [off] wyłączone
   *[here] na kanale gry, { $interval }
}
profile-interval-table = po czasie ustalonym dla stołu
profile-interval = { $hours ->
    [one] po { $hours } godzinie
    [few] po { $hours } godzinach
    [many] po { $hours } godzinach
   *[other] po { $hours } godziny
}
profile-next = ⏭️ **„Zaraz twoja tura”** w wiadomości prywatnej: { $state ->
    [on] tak
   *[off] nie
}
profile-quiet = 🌙 **Godziny ciszy**: od { $begin } do { $end }
profile-quiet-none = 🌙 **Godziny ciszy**: brak
profile-zone-chosen = 🕰️ **Strefa czasowa**: { $zone }, jest tam teraz { $time }
profile-zone-none = 🕰️ **Strefa czasowa**: niewybrana; `/profile zone` podpowie
profile-away = 🧳 **Nieobecność** do <t:{ $until }:f>
profile-away-not = 🧳 **Nieobecność**: brak
profile-language = 🗣️ **Język**: { $language }
profile-language-discord = taki jak w Discordzie
profile-statistics = 📊 **Statystyki**: { $state ->
    [on] twoje gry się liczą
   *[off] twoje gry się nie liczą
}
profile-tips = 💡 **Wskazówki w pierwszych turach**: { $state ->
    [on] tak
   *[off] nie
}
# The language's own name for itself.
language-name = polski
btn-profile-reminders = Przypomnienia
btn-profile-quiet = Godziny ciszy
btn-profile-away = Nie ma mnie
btn-profile-back = Już jestem
btn-profile-more = Język i inne
modal-profile-reminders = Przypomnienia
modal-profile-quiet = Godziny ciszy
modal-profile-away = Nieobecność we wszystkich grach
modal-profile-more = Język i inne
modal-profile-field-reminders = Przypomnienia o twojej turze
hint-profile-reminders = Najwyżej trzy na turę, coraz rzadziej. Wzmianka na początku tury przychodzi zawsze.
modal-profile-field-interval = Pierwsze przychodzi
modal-profile-field-next = Powiadom mnie, gdy zbliża się moja tura
hint-profile-next = Cicha wiadomość prywatna, gdy gra osoba przed tobą.
modal-profile-field-begin = Od
hint-profile-begin = W godzinach ciszy nic nie dzwoni; wzmianka przyjdzie, gdy się skończą.
modal-profile-field-end = Do
modal-profile-field-zone = Twoja strefa czasowa
hint-profile-zone = Nazwa dużego miasta w tej strefie, w dowolnym z naszych języków.
hint-profile-zone-example = Europe/Warsaw
modal-profile-field-until = Którego dnia wracasz albo za ile dni?
hint-profile-until = Twój zegar stoi najwyżej 7 dni, chyba że przy stole może grać przeciwnik komputerowy.
hint-profile-until-example = 2027-01-31 albo 5
modal-profile-field-language = Język tego, co widzisz tylko ty
modal-profile-field-statistics = Uwzględniaj moje gry w statystykach
modal-profile-field-tips = Wskazówki w moich pierwszych turach
choice-reminders-here = Na kanale gry
choice-reminders-dm = W wiadomości prywatnej, z linkiem
choice-reminders-off = Wyłączone
choice-quiet-none = Bez godzin ciszy
choice-switch = { $state ->
    [on] Tak
   *[off] Nie
}
away-line = 🧳 { $player }: nieobecność do <t:{ $until }:D>.
note-title = ## Twoja notatka
    { $note }
    -# Widzisz ją tylko ty: tutaj i tam, gdzie rozgrywasz turę.
note-none = Nie masz notatki o tej grze. Tego, co napiszesz, nie zobaczy nikt poza tobą.
btn-note-change = Zmień
modal-note = Twoja notatka o tej grze
modal-note-field = Widzisz ją tylko ty; wyczyść, aby usunąć

## The end

end-first = { $people }: koniec gry ({ $map }).
end-first-quiet = Koniec gry: { $map }.
end-points = 🏁 Wygrywa { $winners }: { $total }!
end-reveal = { $player } – bilety: { $tickets }
end-tickets = 🏁 Wygrywa { $winners }: { $total }; remis rozstrzyga większa liczba zrealizowanych biletów.
end-stations = 🏁 Wygrywa { $winners }: { $total }; remis rozstrzyga mniejsza liczba dworców.
end-longest-path = 🏁 Wygrywa { $winners }: { $total }; remis rozstrzyga najdłuższa trasa.
end-shared = 🏁 Wspólne zwycięstwo: { $winners }, { $total }.
end-ticket-done = ✅ { $ticket }
end-ticket-missed = ❌ { $ticket }
end-borrowed = przez dworce: { $routes }
end-more = …i jeszcze { $count } pod przyciskiem **Stół**
end-total = { $place }. { $player }: **{ $total }** ({ $lines })
end-source = { $source ->
    [routes] połączenia: { $points }
    [flag_sets] flagi: { $points }
    [exchange] wymiana: { $points }
    [tickets_done] bilety: { $points }
    [tickets_missed] niezrealizowane bilety: { $points }
    [stations] dworce w zapasie: { $points }
    [longest_path] najdłuższa trasa: { $points }
    [ports] porty: { $points }
    [ports_unbuilt] porty w zapasie: { $points }
    [goods] towary: { $points }
   *[other] { $points }
}
end-seed = -# Ziarno, które dowodzi uczciwego tasowania: `{ $seed }`
end-hints = Podpowiedzi: { $players }
end-hints-seat = { $player } ({ $count })
end-seal = -# Pieczęć wszystkich akcji: `{ $seal }`

## Trouble

trouble = { $trouble ->
    [forbidden] Nie mogę pisać na <#{ $channel }>, gdzie toczy się twoja gra ({ $map }). Daj mi tam uprawnienia Wyświetlanie kanału, Wysyłanie wiadomości i Załączanie plików, a w wątku także Wysyłanie wiadomości w wątkach, i odblokuj wątek; potem użyj **Wyślij ponownie** w `/game status`. Gra tymczasem toczy się dalej.
    [channel-gone] Kanału twojej gry ({ $map }) już nie ma, więc gra jest wstrzymana. Nic nie przepadło: wpisz `/game move` na innym kanale, a ruszy dalej tam.
   *[other] Discord nie przyjął wiadomości o twojej grze ({ $map }) na <#{ $channel }>. Próbuję dalej; gra tymczasem się toczy.
}

## Pictures: words in them, and the texts for those who can't see them

picture-turn = Tura { $turn }
picture-opening = Wybór na początek
picture-last-turns = Tura { $turn }, { $count ->
    [0] ostatnia
   *[more] po niej jeszcze { $count }
}
picture-ended = Koniec
picture-players = { $low }–{ $high } graczy
picture-hand = Twoja ręka: { $count ->
    [0] brak kart
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
picture-tickets = Twoje bilety
picture-offer = Zachowaj co najmniej { $count }
picture-done = zrealizowany
picture-away = jeszcze { $pieces ->
    [one] { $pieces } pole
    [few] { $pieces } pola
    [many] { $pieces } pól
   *[other] { $pieces } pola
}
picture-away-station = jeszcze { $pieces ->
    [one] { $pieces } pole
    [few] { $pieces } pola
    [many] { $pieces } pól
   *[other] { $pieces } pola
} i dworzec: { $cities }
picture-station = dworzec: { $cities }
picture-blocked = nie ma już drogi
picture-result = Wynik końcowy
picture-story = Przebieg gry
picture-story-ticket = zrealizowany bilet
picture-story-end = koniec
picture-story-last = końcowe punktowanie
picture-place = { $place }.
picture-decided = { $decided ->
    [tickets] Remis rozstrzyga większa liczba zrealizowanych biletów.
    [stations] Remis rozstrzyga mniejsza liczba dworców.
    [longest_path] Remis rozstrzyga najdłuższa trasa.
   *[shared] Zwycięstwo jest wspólne.
}
picture-longest = najdłuższa trasa: { $length }
picture-ways = Drogi zrealizowanych biletów
picture-source-routes = Połączenia
picture-source-flag_sets = Flagi Francji
picture-source-exchange = Wymiany
picture-source-tickets_done = Bilety zrealizowane
picture-source-tickets_missed = Bilety niezrealizowane
picture-source-stations = Dworce w zapasie
picture-source-longest_path = Najdłuższa trasa
picture-source-ports = Porty
picture-source-ports_unbuilt = Porty w zapasie
picture-source-goods = Towary bonusowe

mark-heart = serce
mark-hourglass = klepsydra
mark-crown = korona
mark-diamond = romb
mark-spade = pik

# Cards without signs in front: a screen reader would read those aloud.
plain-card = { $colour }
plain-card-wild = joker
plain-card-train = { $colour } wagon
plain-card-train-anchor = { $colour } wagon z kotwicą
plain-card-ship = { $colour } statek z kotwicą
plain-card-ship-double = { $colour } podwójny statek

plain-seat = Gracz { $number }

alt-board = Plansza: { $board }.
alt-closeup = Fragment planszy: { $board }.
alt-region = Fragment planszy: { $board } ({ $region }): { $cities }.
alt-owned = { $name } – połączenia: { $routes }.

# The parts of a board that can be looked at closely.
region = { $id ->
    [north_west] północny zachód
    [north] północ
    [north_east] północny wschód
    [west] zachód
    [east] wschód
    [south_west] południowy zachód
    [south] południe
    [south_east] południowy wschód
   *[centre] środek
}

alt-lobby = Pusta plansza: { $board }, dla { $low }–{ $high } graczy.
alt-hand = Twoja ręka, plansza: { $board }.
alt-offer = Bilety do wyboru; zachowaj co najmniej { $count }.
alt-result = Plansza na koniec gry i wynik: { $board }.
alt-replay = Film z gry, plansza: { $board }. Jedna klatka na każde połączenie, każdy dworzec i każdy port.
alt-standing = { $place }. { $name }: { $points }.
alt-story = Plansza: { $board }. Punkty po turach { $turns } i na koniec.
alt-story-player = { $name }: { $points }, na koniec { $total }.
alt-story-ticket = Bilet { $cities } zrealizowany w turze { $turn }.
alt-on-turn = Tura { $turn }: { $name }.
alt-opening = Wybór na początek gry.
alt-last-turns = { $count ->
    [0] To ostatnia tura.
    [one] Po niej zostaje { $count } tura.
    [few] Po niej zostają { $count } tury.
    [many] Po niej zostaje { $count } tur.
   *[other] Po niej zostaje { $count } tury.
}
alt-ended = Koniec gry.
alt-last = Ostatnio: { $text }
alt-row = Odkryte karty: { $cards }.
alt-row-empty = Nie ma odkrytych kart.
alt-player = { $name } ({ $colour }, { $mark }): { $points }, { $pieces }, { $cards }, { $tickets }.
alt-player-opening = { $name } ({ $colour }, { $mark }): { $cards }.
alt-seated = { $name } ({ $colour }, { $mark }).
alt-nobody = Nikt jeszcze nie siedzi przy stole.
alt-hand-cards = Karty: { $cards }.
alt-hand-empty = Brak kart.
alt-ticket = { $cities }, { $points }: { $state }.
alt-ticket-offered = { $cities }: { $points }.
alt-no-tickets = Brak biletów.
alt-place = { $place }. { $name }: { $points } ({ $lines }).
alt-line = { $source }: { $points }
alt-and-more = To nie wszystko.

extra-station = Dworce: { $cities }.
extra-port = Porty: { $cities }.
extra-flags = Karty flagi: { $cards }.
extra-goods = Towary bonusowe: { $count }.

# What happened, in short sentences without signs.
brief-drew = { $name } dobiera odkrytą kartę: { $cards }.
brief-blind = { $name } dobiera w ciemno { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
brief-claimed = { $name } tworzy połączenie { $route } i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
brief-tunnel = { $name } wykłada karty na tunel { $route }; { $extra ->
    [0] nie trzeba dopłacać
    [one] trzeba dopłacić { $extra } kartę
    [few] trzeba dopłacić { $extra } karty
    [many] trzeba dopłacić { $extra } kart
   *[other] trzeba dopłacić { $extra } karty
}.
brief-withdrawn = { $name } bierze karty z powrotem; połączenie { $route } zostaje wolne.
brief-tickets = { $name } zachowuje { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
    [many] { $count } biletów
   *[other] { $count } biletu
}.
brief-station = { $name } buduje dworzec: { $city }.
brief-port = { $name } buduje port: { $city }.
brief-exchanged = { $name } wymienia { $pieces }.
brief-flag-set = { $name } kompletuje flagę Francji.
brief-goods = { $name } zdobywa towary bonusowe.
brief-passed = { $name } pasuje.
brief-opening-ended = Wszyscy już wybrali.
brief-ended = Koniec gry.

## The rules, by topic

rules-topic = { $topic ->
    [goal] Cel gry
    [opening] Początek gry
    [turn] Tura
    [cards] Dobieranie kart
    [decks] Dwie talie
    [routes] Tworzenie połączeń
    [ships] Statki
    [doubles] Podwójne połączenia
    [tunnels] Tunele
    [ferries] Promy
    [stations] Dworce
    [pieces] Wagony i statki
    [ports] Porty
    [flags] Flagi
    [goods] Towary bonusowe
    [tickets] Bilety
    [end] Koniec gry
    [longest] Najdłuższa trasa
    [ties] Remisy
   *[secrets] Kto co wie
}
rules-title = ## { $map }: { $topic }
rules-list = ## Zasady gry: { $map }
    Wybierz temat.
rules-menu = Temat
rules-points = { $length }→{ $points }
rules-tie = { $tie ->
    [tickets] większa liczba zrealizowanych biletów
    [stations] mniejsza liczba zbudowanych dworców
   *[longest_path] najdłuższa trasa
}
rules-source = { $source ->
    [flags] całe flagi Francji
    [goods] towary bonusowe
    [stations] dworce w zapasie
    [ports] porty
    [longest] najdłuższą trasę
   *[tickets] zrealizowane bilety
}
rules-goal = Wygrywa gracz z największą liczbą punktów. Punkty dostajesz od razu za połączenia, a także za { $sources }; niezrealizowane bilety odbierają tyle, ile są warte. Liczba graczy: { $players }. { $choice ->
    [yes] Każdy wybiera sobie { $total ->
        [one] { $total } pionek
        [few] { $total } pionki
        [many] { $total } pionków
       *[other] { $total } pionka
    } (do wyboru: { $supply })
   *[no] Każdy ma { $supply }
}; w całej grze: { $box }.
rules-opening = Na początek każdy dostaje: { $hand } oraz { $dealt ->
    [one] { $dealt } bilet
    [few] { $dealt } bilety
    [many] { $dealt } biletów
   *[other] { $dealt } biletu
}. Zachować trzeba co najmniej { $keep ->
    [one] jeden bilet
    [few] { $keep } bilety
    [many] { $keep } biletów
   *[other] { $keep } biletu
}. Wszyscy wybierają jednocześnie i w tajemnicy; wyboru nie można zmienić. { $rejected ->
    [out] Odrzucone bilety wypadają z gry.
   *[under] Odrzucone bilety wracają pod talię.
} Pierwsza tura zaczyna się, gdy wybiorą wszyscy. Kolejność graczy jest losowa, chyba że gospodarz wybrał kolejność dołączania.
rules-action = { $action ->
    [cards] dobierasz karty
    [route] tworzysz połączenie
    [station] budujesz dworzec
    [port] budujesz port
    [exchange] wymieniasz pionki
   *[tickets] dobierasz bilety
}
rules-turn = Tura to dokładnie jedna akcja: { $actions }. Spasować możesz tylko wtedy, gdy nic innego nie jest możliwe{ $exchange ->
    [yes] , nie licząc wymiany
   *[no] {""}
}. Jeśli wszyscy spasują po kolei, gra się kończy.
rules-cards = Dobierz dwie karty, jedną po drugiej: każdą spośród { $row } odkrytych albo w ciemno z talii. W miejsce dobranej odkrytej karty od razu trafia nowa. Odkryty joker to jedyna karta, którą dobierasz w tej turze, więc nie może być drugą; joker dobrany w ciemno liczy się jak każda inna karta. Gdy wśród odkrytych kart { $wilds ->
    [one] jest { $wilds } joker
    [few] są { $wilds } jokery
    [many] jest { $wilds } jokerów
   *[other] jest { $wilds } jokera
}, wszystkie zostają zastąpione nowymi. Gdy talia się skończy, powstaje nowa z kart odrzuconych. Liczba kart na ręce nie jest ograniczona.
rules-decks = Są dwie talie: karty wagonów i karty statków; jokery są w talii wagonów. Kto dobiera odkrytą kartę, wybiera talię, z której trafi w jej miejsce nowa, więc odkryte karty mogą być dowolnie zmieszane. Dobierając w ciemno, też wybierasz talię. Gdy wszystkie odkryte karty zostają zastąpione nowymi, z każdej talii pochodzi połowa.
rules-routes = Utwórz dowolne wolne połączenie, jedno na turę: zapłać tyloma kartami, ile ma pól, wszystkimi w jego kolorze; joker zastępuje dowolną kartę. { $grey ->
    [yes] Za szare połączenie płacisz kartami jednego, dowolnego koloru.
   *[no] Szarych połączeń tu nie ma.
} Na każdym polu staje jeden pionek. Punkty za długość: { $points }.
rules-ships = Za połączenia kolejowe płacisz kartami wagonów i stawiasz wagony, za morskie – kartami statków i stawiasz statki. Podwójny statek opłaca najwyżej dwa pola, ale żadna karta zapłaty nie może być zbędna. Joker opłaca jedno pole dowolnego rodzaju. Połączenia kolejowe i morskie łączą się w każdym miejscu; kotwica na karcie liczy się tylko przy portach.
rules-doubles = Nikt nie może mieć obu nitek podwójnego połączenia. { $only ->
    [yes] W grze { $closed }-osobowej
   *[no] Gdy graczy jest najwyżej { $closed },
} zajęcie jednej nitki zamyka drugą.
rules-tunnels = Wyłóż karty za wszystkie pola; potem { $reveal ->
    [one] zostaje odkryta { $reveal } karta
    [few] zostają odkryte { $reveal } karty
    [many] zostaje odkrytych { $reveal } kart
   *[other] zostaje odkryte { $reveal } karty
}. Za każdą w wyłożonym kolorze i za każdego jokera dopłacasz jedną kartę: tego koloru albo jokera. Jeśli wyłożone są same jokery, liczą się tylko jokery i tylko jokerami dopłacasz. Dopłać i utwórz połączenie albo weź karty z powrotem; w obu przypadkach twoja tura się kończy. Dopłata nie wymaga pionków i nie daje punktów.
rules-ferries = Na promie są lokomotywy: co najmniej tyle jokerów musi być w zapłacie. Za resztę płacisz jak za szare połączenie.
rules-stations = Każdy ma { $stationcount ->
    [one] { $stationcount } dworzec
    [few] { $stationcount } dworce
    [many] { $stationcount } dworców
   *[other] { $stationcount } dworca
}. Budujesz jeden na turę, w dowolnym mieście bez dworca. Koszt kolejnych dworców w kartach jednego koloru: { $costs }; joker zastępuje dowolną kartę. Na koniec dworzec pozwala użyć jednego cudzego połączenia, które prowadzi do tego miasta, wspólnie dla wszystkich biletów; bot znajduje najlepsze. Każdy dworzec w zapasie daje { $unbuilt ->
    [one] { $unbuilt } punkt
    [few] { $unbuilt } punkty
    [many] { $unbuilt } punktów
   *[other] { $unbuilt } punktu
}.
rules-pieces = Każdy wybiera w tajemnicy { $total ->
    [one] { $total } pionek
    [few] { $total } pionki
    [many] { $total } pionków
   *[other] { $total } pionka
}. Do wyboru: { $supply }; propozycja: { $suggested }. Reszta zostaje w pudełku. Wymiana to akcja: oddajesz pionki jednego rodzaju za tyle samo pionków drugiego z pudełka, a każdy kosztuje { $exchangecost ->
    [one] { $exchangecost } punkt
    [few] { $exchangecost } punkty
    [many] { $exchangecost } punktów
   *[other] { $exchangecost } punktu
}.
rules-ports = Każdy ma { $portcount ->
    [one] { $portcount } port
    [few] { $portcount } porty
    [many] { $portcount } portów
   *[other] { $portcount } portu
}. Zbuduj port w mieście z kotwicą, które nie ma jeszcze portu i do którego prowadzi jedno z twoich połączeń. Koszt: { $portcost }, wszystkie z kotwicą i w jednym kolorze; joker zastępuje dowolną kartę. Na koniec port daje punkty za twoje zrealizowane bilety z tym miastem: { $portscores } za 0, 1, 2, … biletów. Za każdy port w zapasie tracisz { $portunbuilt ->
    [one] { $portunbuilt } punkt
    [few] { $portunbuilt } punkty
    [many] { $portunbuilt } punktów
   *[other] { $portunbuilt } punktu
}.
rules-flags = Kto płaci za połączenie co najmniej jedną kartą w kolorze flagi ({ $flagcolours }; joker się nie liczy), kładzie jedną taką kartę odkrytą przed sobą, jeśli karta tego koloru jeszcze tam nie leży. Cała flaga Francji od razu daje { $flagpoints ->
    [one] { $flagpoints } punkt
    [few] { $flagpoints } punkty
    [many] { $flagpoints } punktów
   *[other] { $flagpoints } punktu
}, a jej karty trafiają do odrzuconych.
rules-goods = Za utworzenie połączenia z wozem dostajesz kartę towarów bonusowych, dopóki są (wszystkich jest { $goodscount }). Na koniec liczy się, kto ma ich najwięcej: punkty za kolejne miejsca to { $ranks }, zależnie od liczby graczy. Bez kart nie ma punktów; przy remisie każdy dostaje punkty za najlepsze ze wspólnych miejsc.
rules-tickets = Bilet jest zrealizowany, gdy na koniec twoje własne połączenia łączą jego miejsca. Daje wtedy swoje punkty, a niezrealizowany je odbiera. W swojej turze możesz dobrać { $drawn ->
    [one] { $drawn } bilet
    [few] { $drawn } bilety
    [many] { $drawn } biletów
   *[other] { $drawn } biletu
} i zachować co najmniej { $drawnkeep ->
    [one] jeden
    [few] { $drawnkeep }
    [many] { $drawnkeep }
   *[other] { $drawnkeep }
}; reszta wraca pod talię. Bilety są tajne do końca.
rules-end = Gdy komuś na koniec tury { $endpieces ->
    [one] zostaje najwyżej { $endpieces } pionek
    [few] zostają najwyżej { $endpieces } pionki
    [many] zostaje najwyżej { $endpieces } pionków
   *[other] zostaje najwyżej { $endpieces } pionka
}, każdy, także ten gracz, rozgrywa jeszcze { $endturns ->
    [one] jedną turę
    [few] { $endturns } tury
    [many] { $endturns } tur
   *[other] { $endturns } tury
}. Potem wszyscy pokazują bilety i następuje końcowe punktowanie. Karty na ręce i pionki w zapasie nic nie dają.
rules-longest = Najdłuższa nieprzerwana trasa z własnych pionków daje { $longestpoints ->
    [one] { $longestpoints } punkt
    [few] { $longestpoints } punkty
    [many] { $longestpoints } punktów
   *[other] { $longestpoints } punktu
}. Miejsca mogą się powtarzać, pionki nie. Przy remisie punkty dostają wszyscy.
rules-ties = { $deciders ->
    [none] Przy równej liczbie punktów zwycięstwo jest wspólne.
    [one] Przy równej liczbie punktów decyduje { $ties }. Jeśli i to nie rozstrzyga remisu, zwycięstwo jest wspólne.
   *[some] Przy równej liczbie punktów decyduje po kolei: { $ties }. Jeśli i to nie rozstrzyga remisu, zwycięstwo jest wspólne.
}
rules-secrets = Wszyscy znają odkryte karty, wielkość talii, karty odrzucone, planszę, punkty, pionki, liczbę kart na ręce i liczbę biletów oraz karty, którymi ktoś płaci. Ręka, bilety i to, co ktoś mógłby zrobić, są tajne. SHA-256 ziarna bot pokazuje na początku, a samo ziarno na końcu, więc każdy może sprawdzić tasowanie.

## Help

help-1 = ## Slow Train: stół
    Gry o pociągach, bez pośpiechu: zaglądasz dwa razy dziennie i rozgrywasz turę.
    `/game new` otwiera stół. **Dołącz** zajmuje miejsce przy stole, **Dodaj przeciwnika komputerowego** sadza przy nim komputer, gospodarz naciska **Rozpocznij**.
    Potem wszyscy wybierają w tajemnicy bilety. Za zrealizowany dostajesz punkty, za niezrealizowany tracisz ich tyle samo.
help-2 = ## Slow Train: twoja tura
    Gdy przyjdzie twoja tura, dostaniesz wzmiankę. **Rozegraj turę** albo `/turn` pokazuje wszystko, co możesz zrobić; wystarczy zajrzeć raz, żeby rozegrać całą turę.
    Dobierz dwie karty, utwórz połączenie, płacąc kartami w jego kolorze, albo dobierz bilety. `/hint` mówi, co zrobiłby silny gracz, jeśli przy tym stole są podpowiedzi.
    Każda akcja jest też poleceniem: `/draw`, `/claim`, `/draw-tickets`, `/station`, `/port`, `/exchange`, `/pass`. Gdy piszesz, bot podpowiada w każdym z naszych języków.
    Akcję możesz cofnąć (**Cofnij ruch** albo `/game undo`), dopóki nic ukrytego nie odsłonięto i nikt jeszcze nie zagrał.
help-3 = ## Slow Train: co widać
    `/hand` i `/tickets` pokazują to, co twoje, tylko tobie. `/board`, `/scores` i `/log` pokazują stół; **Z bliska** przybliża mapę.
    `/rules` objaśnia zasady gry na tej mapie, według tematów. `/games` pokazuje twoje gry, także w wiadomości prywatnej do mnie.
    Po zakończeniu gry: `/game replay`, `/game record`, `/stats`, `/leaderboard`.
help-4 = ## Slow Train: dzień za dniem
    `/plan` zapisuje ruchy na następne tury: bot wykona je, nawet gdy śpisz. `/note` przechowuje prywatną notatkę.
    `/profile` ustawia przypomnienia, godziny ciszy, język i nieobecność. **Wycisz** pod `/game status` wycisza jedną grę.
    Jeśli musisz odejść, przekaż miejsce przy stole (`/game replace`) albo poddaj się (`/game resign`).
btn-help-next = Dalej
btn-help-back = Wróć

# Shown once, in somebody's very first turn.
tips = -# 💡 Jedna akcja na turę: dobierz dwie karty, utwórz połączenie albo dobierz bilety.
    -# 💡 Za połączenie płacisz kartami w jego kolorze, tyloma, ile ma pól. ▫️ pokazuje, czego jeszcze brakuje do biletu.
    -# 💡 Te wskazówki widzisz tylko raz; więcej mówi `/help`, a `/profile` je przywraca.

## Commands and their options

replay-drawing = Rysuję film z tej gry… To potrwa najwyżej pół minuty.
replay-ended = Cała gra: klatka na każde połączenie, każdy dworzec i każdy port oraz wynik końcowy.
replay-running = Gra do tej pory: klatka na każde połączenie, każdy dworzec i każdy port.
replay-failed = Nie udało się narysować filmu. Spróbuj później; samej grze nic się nie stało.

record-here = Zapis tej gry, z ziarnem i każdą akcją. Polecenie `slow-train record check { $name }` go sprawdza; docs/game-record.md mówi, jak to zrobić bez mojego kodu.
verify-proved =
    Zapis tej gry został odtworzony: tasowanie wynika z ziarna, którego SHA-256 podano na początku (`{ $commitment }`), { $actions ->
        [one] jedyna akcja była zgodna z zasadami
        [few] wszystkie { $actions } akcje były zgodne z zasadami
        [many] wszystkie akcje ({ $actions }) były zgodne z zasadami
       *[other] wszystkie akcje ({ $actions }) były zgodne z zasadami
    }, a wynik jest poprawny.
    Pieczęć tych akcji to `{ $seal }`; każdy obraz planszy wysłany w czasie gry ma w nazwie pliku pieczęć z tamtej chwili, więc żadnej akcji nie można było potem zmienić, także tajnych wyborów.
    Nie musisz mi wierzyć: zachowaj taki obraz, weź plik z `/game record` i uruchom `slow-train record check FILE --head SEAL` albo napisz własne narzędzie według docs/game-record.md.
verify-broken = Zapis tej gry **nie** jest poprawny: { $reason }. Pokaż to osobie, która prowadzi tego bota.

hint-action = 💡 **{ $action }**
hint-keep = Zachowaj: { $tickets }.
hint-pieces = Zacznij z takim zapasem: { $pieces }.
hint-draw = Dobierz odkrytą kartę: { $card }.
hint-draw-refill = Dobierz odkrytą kartę: { $card }; nowa z talii { $deck ->
    [train] wagonów
    [ship] statków
   *[other] { $deck }
}.
hint-blind = { $deck ->
    [train] Dobierz w ciemno z talii wagonów.
    [ship] Dobierz w ciemno z talii statków.
   *[other] Dobierz w ciemno.
}
hint-tickets = Dobierz bilety.
hint-claim = Utwórz połączenie { $route }. Zapłata: { $cards }.
hint-pay = Dopłać za tunel: { $cards }.
hint-withdraw = Weź karty z powrotem.
hint-station = Zbuduj dworzec: { $city }. Zapłata: { $cards }.
hint-port = Zbuduj port: { $city }. Zapłata: { $cards }.
hint-exchange = Wymień { $pieces }.
hint-pass = Spasuj.

reason-any = Dobra jest każda z możliwych akcji ({ $count }).
reason-before-others = Ktoś inny może wcześniej zająć { $route }.
reason-card-helps = { $card } przyda się do { $count ->
    [one] jednego z potrzebnych połączeń.
    [few] { $count } potrzebnych połączeń.
    [many] { $count } potrzebnych połączeń.
   *[other] { $count } potrzebnego połączenia.
}
reason-card-promises = Z tego, co można teraz dobrać, najbardziej opłaca się { $card }.
reason-deck-better = Żadna odkryta karta nie pomoże bardziej niż to, co może przynieść talia.
reason-ends-ahead = { $route } przybliża koniec gry przy przewadze około { $points ->
    [one] { $points } punktu.
    [few] { $points } punktów.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
reason-exchange-for = Na { $route } brakuje { $count ->
    [one] { $count } pionka drugiego rodzaju.
    [few] { $count } pionków drugiego rodzaju.
    [many] { $count } pionków drugiego rodzaju.
   *[other] { $count } pionka drugiego rodzaju.
}
reason-for-points = Biletom niczego już nie brakuje, a { $route } daje punkty.
reason-keep-network = { $number ->
    [one] Do tego biletu
    [few] Do tych biletów
    [many] Do tych biletów
   *[other] Do tych biletów
} najlepsza jest jedna sieć ({ $count ->
    [one] { $count } połączenie
    [few] { $count } połączenia
    [many] { $count } połączeń
   *[other] { $count } połączenia
}){ $lost ->
    [0] .
    [one] ; { $lost } bilet trzeba poświęcić.
    [few] ; { $lost } bilety trzeba poświęcić.
    [many] ; { $lost } biletów trzeba poświęcić.
   *[other] ; { $lost } biletu trzeba poświęcić.
}
reason-keep-shortest = To najkrótsze drogi, a zachować trzeba co najmniej { $count }.
reason-last-turns = Gra niedługo się skończy, a to jest warte około { $points ->
    [one] { $points } punktu.
    [few] { $points } punktów.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
reason-more-tickets = Bilety są prawie zrealizowane, a nowe dadzą pewnie około { $points ->
    [one] { $points } punktu.
    [few] { $points } punktów.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
reason-next-colour = Na następne połączenie potrzeba: { $card }.
reason-no-cards-left = Nie ma już kart, które warto dobrać, a za { $route } można zapłacić.
reason-nothing-else = Nic innego nie jest możliwe.
reason-nothing-in-row = Żadna odkryta karta nie jest potrzebna.
reason-nothing-useful = Nic pożytecznego nie da się teraz zrobić.
reason-on-the-way = { $route } przyda się do biletu.
reason-only-row-left = Zostały już tylko odkryte karty.
reason-pay-tunnel = Na dopłatę za tunel wystarczy kart.
reason-pieces-planned = Bilety wymagają mniej więcej tylu pionków: { $pieces }.
reason-pieces-suggested = Tak wybiera się najczęściej.
reason-planned = { $route } należy do sieci potrzebnej do biletów; { $count ->
    [one] to jedyne jej połączenie, za które można zapłacić.
    [few] z { $count }, za które można zapłacić, to jest najpilniejsze.
    [many] z { $count }, za które można zapłacić, to jest najpilniejsze.
   *[other] z { $count }, za które można zapłacić, to jest najpilniejsze.
}
reason-points-meanwhile = W tej turze nie ma czego zająć dla biletów, a { $route } daje punkty.
reason-port-promises = Port ({ $city }) da pewnie około { $points ->
    [one] { $points } punktu.
    [few] { $points } punktów.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
reason-station-rescues = Dworzec ({ $city }) ratuje: { $tickets }.
reason-tickets-promise = Nowe bilety dadzą pewnie około { $points ->
    [one] { $points } punktu.
    [few] { $points } punktów.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
reason-tunnel-too-dear = Na dopłatę za tunel nie wystarczy kart.
reason-tunnel-worth = Na dopłatę za tunel wystarczy kart, a tych szkoda najmniej.

stats-title = ## Gry: <@{ $user }>
stats-title-map = ## { $map }, gry: <@{ $user }>
stats-none = { $given_up ->
    [0] Na tym serwerze nie ma jeszcze gry rozegranej do końca.
   *[more] Na tym serwerze nie ma jeszcze gry rozegranej do końca; oddane i poddane gry się nie liczą.
}
stats-games = **Zwycięstwa: { $wins }** na { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
stats-given-up = { $count ->
    [one] Do tego { $count } gra oddana albo poddana, która się nie liczy.
    [few] Do tego { $count } gry oddane albo poddane, które się nie liczą.
    [many] Do tego { $count } gier oddanych albo poddanych, które się nie liczą.
   *[other] Do tego { $count } gry oddanej albo poddanej, która się nie liczy.
}
stats-points = Punkty: średnio { $mean }, najwięcej { $best }
stats-tickets = Bilety: zrealizowane { $done }, niezrealizowane { $missed }
stats-pace = Czas tury: około { $time }
stats-routes = Ulubione połączenia:
stats-route = - { $route } ({ $map }), { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razu
}
stats-rivals = Z innymi graczami:
stats-rival = - <@{ $user }>: { $games ->
    [one] { $games } wspólna gra
    [few] { $games } wspólne gry
    [many] { $games } wspólnych gier
   *[other] { $games } wspólnej gry
}, lepszy wynik: { $ahead }, gorszy: { $behind }
# After "około": genitive.
duration-seconds = { $count ->
    [one] { $count } sekundy
    [few] { $count } sekund
    [many] { $count } sekund
   *[other] { $count } sekundy
}
duration-minutes = { $count ->
    [one] { $count } minuty
    [few] { $count } minut
    [many] { $count } minut
   *[other] { $count } minuty
}
duration-hours = { $count ->
    [one] { $count } godziny
    [few] { $count } godzin
    [many] { $count } godzin
   *[other] { $count } godziny
}
duration-days = { $count ->
    [one] { $count } dnia
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
leaderboard-title = ## Ranking tego serwera
leaderboard-title-map = ## { $map }: ranking tego serwera
leaderboard-none = Nikt tu jeszcze nie rozegrał do końca gry z innymi ludźmi. Gry z przeciwnikami komputerowymi liczą się tylko w `/stats`.
leaderboard-line = { $place }. <@{ $user }> · zwycięstwa: { $wins } na { $played } · siła { $rating }
leaderboard-how = -# Liczą się gry między ludźmi, rozegrane do końca. Siła zaczyna się od 0 i rośnie tym bardziej, im silniejszych graczy wyprzedzasz i im więcej gier to potwierdza.

command-game = Załóż grę na tym kanale, dołącz do niej, zarządzaj nią
command-game-new = Otwórz stół do nowej gry
command-game-join = Zajmij miejsce przy stole
command-game-leave = Zwolnij swoje miejsce przed początkiem gry
command-game-start = Rozpocznij grę z osobami, które są przy stole
command-game-cancel = Anuluj grę (gospodarz albo administrator)
command-game-status = Kto jest przy stole i czyja jest tura
command-game-undo = Cofnij ostatnią akcję, jeśli nic ukrytego nie odsłonięto i nikt jeszcze nie zagrał
command-game-resign = Poddaj się: dalej zagra za ciebie przeciwnik komputerowy
command-game-replace = Przekaż miejsce przeciwnikowi komputerowemu albo innej osobie (gospodarz, administrator: każde)
command-game-pause = Wstrzymaj grę albo ją wznów
command-game-move = Przenieś grę na ten kanał albo stąd na inny (gospodarz, administrator)
command-game-remove = Usuń miejsce przy stole; w trwającej grze zagra przeciwnik komputerowy (gospodarz, administrator)
command-game-host = Przekaż rolę gospodarza innemu graczowi
command-plan = Zaplanuj swoje następne tury; plan widzisz tylko ty
command-turn = Wykonaj turę: wszystko, co możesz teraz zrobić
command-draw = Dobierz karty odkryte albo w ciemno z talii
command-claim = Utwórz połączenie, płacąc kartami
command-tickets = Twoje bilety i najtańsza droga do każdego; widzisz je tylko ty
command-draw-tickets = Dobierz nowe bilety i wybierz, które zachować
command-station = Zbuduj dworzec w mieście (Europa)
command-port = Zbuduj port w mieście portowym (Wielkie Jeziora)
command-exchange = Wymień wagony na statki albo statki na wagony (Wielkie Jeziora)
command-pass = Spasuj, gdy żadna inna akcja nie jest możliwa
command-game-replay = Cała gra jako ruchomy obraz
command-game-follow = Powiadom mnie, gdy ta gra się skończy
command-game-record = Zapis zakończonej gry jako plik
command-game-verify = Sprawdź, czy karty potasowano uczciwie
command-stats = Gry, zwycięstwa, punkty i zwyczaje gracza
command-leaderboard = Gracze tego serwera, najsilniejsi na początku
command-hint = Co na twoim miejscu zrobiłby silny przeciwnik; widzisz tylko ty
command-hand = Twoje karty, bilety i pionki; widzisz je tylko ty
command-board = Pokaż aktualną planszę
command-scores = Punkty, zapas pionków i liczba kart wszystkich graczy
command-log = Co się wydarzyło od twojej ostatniej tury i wcześniej
command-rules = Zasady gry przy tym stole, według tematów
command-help = Jak grać z tym botem
command-privacy = Co o tobie przechowujemy i jak to usunąć
command-settings = Ustawienia serwera: język, tempo, przypomnienia, uprawnienia
command-profile = Twoje przypomnienia, godziny ciszy i nieobecność
command-note = Zachowaj notatkę o tej grze; widzisz ją tylko ty
command-games = Twoje gry: najpierw te, które czekają na ciebie

option-map = Mapa, na której gracie
option-other-map = Mapa, o którą pytasz; jeśli pominiesz, mapa tego stołu
option-seats = Ile osób może usiąść przy stole (jeśli pominiesz, tyle, na ile pozwala mapa)
option-opponents = Ilu przeciwników komputerowych siedzi przy stole od początku
option-level = Jak są silni
option-pace = Ile może trwać tura; jeśli pominiesz, dobę
option-if-late = Co się dzieje, gdy minie ten czas i rezerwa; jeśli pominiesz, tylko przypomnienia
option-order = Kto zaczyna: kolejność losowa albo kolejność dołączania
option-thread = Otwórz stół w osobnym wątku
option-invite = Kogo zapraszasz, najwyżej cztery osoby: @ktoś @ktoś …
option-colour = Kolor twoich pionków
option-seat = Miejsce przy stole do usunięcia
option-moved-game = Gra, którą przenosisz; domyślnie gra z tego kanału
option-moved-channel = Dokąd ją przenosisz; domyślnie na ten kanał
option-substitute = Osoba, która ma przejąć miejsce przy stole; jeśli pominiesz, przeciwnik komputerowy
option-seat-handed-over = Miejsce innej osoby przy stole (gospodarz, administrator); jeśli pominiesz, twoje
option-user = Gracz przy tym stole
option-card = Pierwsza karta: odkryta albo w ciemno z talii
option-second = Druga karta; liczy się tylko wtedy, gdy nadal leży odkryta
option-refill = Z której talii pochodzą nowe odkryte karty (Wielkie Jeziora)
option-plan-claim = Dodaj do planu: utwórz to połączenie
option-plan-wilds = Iloma jokerami najwyżej można za nie zapłacić
option-plan-extra = Ile kart najwyżej można dopłacić za tunel; przy większej dopłacie bot cię zapyta
option-plan-take = Dodaj do planu: dobierz tę kartę, jeśli leży odkryta
option-plan-turns = Przez ile tur
option-route = Połączenie; wpisz nazwę miasta w dowolnym języku
option-with = Karty, którymi płacisz; jeśli pominiesz, a możliwości jest kilka, bot zapyta
option-keep = Które z podanych biletów zachować
option-trains = Z iloma wagonami zaczynasz (Wielkie Jeziora, początek gry)
option-city = Miasto; wpisz jego nazwę w dowolnym języku
option-pieces = Pionki, które oddajesz
option-count = Ile pionków oddajesz
option-player = Czyje statystyki; jeśli pominiesz, twoje
option-stats-map = Tylko gry na tej mapie
option-hints = Czy podpowiedzi są dozwolone (jeśli pominiesz: tylko gdy grają przeciwnicy komputerowi)
option-own-game = Jedna z twoich gier; jeśli pominiesz, gra z tego kanału
option-zone = Twoja strefa czasowa: wpisz nazwę dużego miasta, które w niej leży
option-text = Treść notatki, najwyżej 300 znaków; jeśli pominiesz, zobaczysz swoją notatkę
option-topic = Czego chcesz się dowiedzieć

choice-pace-live = na żywo (10 minut)
choice-pace-8h = 8 godzin
choice-pace-1d = doba
choice-pace-3d = 3 doby
choice-pace-none = bez ograniczeń
choice-if-late = { $late ->
    [draw] bot dobiera za gracza dwie karty
    [opponent] gra przeciwnik komputerowy, dopóki gracz nie wróci
   *[remind] tylko przypomnienia
}
choice-order = { $order ->
    [joined] kolejność dołączania
   *[shuffled] losowa
}
choice-blind = { $deck ->
    [train] w ciemno z talii wagonów
    [ship] w ciemno z talii statków
   *[other] w ciemno z talii
}
choice-refill = { $deck ->
    [same] ta sama talia
    [train] talia wagonów
    [ship] talia statków
   *[other] { $deck }
}
choice-pay-tunnel = { $cards } (tunel: nie można cofnąć)
choice-pay-more = dopłać { $cards }
choice-take-back = weź karty z powrotem
choice-piece = { $piece ->
    [train] wagony (za statki)
    [ship] statki (za wagony)
   *[other] { $piece }
}
choice-seat = { $number }: { $name }
choice-keep-but = { $number }: wszystkie oprócz: { $tickets }
choice-keep-all = { $number }: wszystkie

## Names of commands

command-game-name = gra
command-game-new-name = nowa
command-game-join-name = dołącz
command-game-leave-name = wyjdź
command-game-start-name = rozpocznij
command-game-cancel-name = anuluj
command-game-status-name = stan
command-game-undo-name = cofnij
command-game-resign-name = poddaj-się
command-game-replace-name = zastąp
command-game-remove-name = usuń
command-game-host-name = gospodarz
command-game-pause-name = pauza
command-game-move-name = przenieś
command-game-replay-name = powtórka
command-game-record-name = zapis
command-game-verify-name = sprawdź
command-game-follow-name = śledź
command-turn-name = tura
command-draw-name = dobierz
command-claim-name = połączenie
command-tickets-name = bilety
command-draw-tickets-name = dobierz-bilety
command-station-name = dworzec
command-port-name = port
command-exchange-name = wymiana
command-pass-name = pas
command-plan-name = plan
command-hint-name = podpowiedź
command-note-name = notatka
command-hand-name = ręka
command-board-name = plansza
command-scores-name = punkty
command-log-name = dziennik
command-stats-name = statystyki
command-leaderboard-name = ranking
command-rules-name = zasady
command-help-name = pomoc
command-games-name = gry
command-profile-name = profil
command-settings-name = ustawienia
command-privacy-name = prywatność
