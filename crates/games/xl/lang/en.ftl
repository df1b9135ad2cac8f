# What xl says: words, cards, titles, prompts, labels, journal, refusals.

## Words

side-caesar = Caesar
side-pompey = Pompey
side-warbands = the warbands
line-warbands = Barbarians

commander-caesar = Caesar
commander-pompey = Pompey
heir-caesar = Octavius
heir-pompey = Sextus Pompeius

unit-legion = a legion
unit-veteran-legion = a veteran legion
unit-ally = an ally
unit-veteran-ally = a veteran ally
unit-warband = a warband
unit-commander = the Supreme Leader

name-legion = Legion
name-veteran-legion = Veteran legion
name-ally = Allies
name-veteran-ally = Veteran allies
name-warband = Warband

class-allies = allies
class-legions = legions
class-leaders = leaders

faction-optimates = Optimates
faction-populares = Populares

season-spring = Spring
season-autumn = Autumn

kind-leader = Leader
kind-forum = Forum
kind-tactics = Tactics
kind-action = Action
kind-event = Event

n-gold = { $gold ->
        [0] nothing
       *[other] { $gold } gold
    }
n-swords = { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }
n-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Before the game

pitch = Forum auctions and fast marches: the whole war in one evening.
    .kind = Cards
    .length = 2 players · 1 h
seat-caesar = { side-caesar }
    .about = Moves first in every turn, from the Rubicon and Massilia.
seat-pompey = { side-pompey }
    .about = Moves second, and holds Rome, Spain, Africa and Greece.
scenario-civil-war = The civil war
    .about = At most fourteen turns, spring and autumn from 50 to 44 BC.
option-rules = Level of rules
    .about = How much of the game is played.
option-rules-bronze = Bronze
    .about = The rules as they are printed.
option-rules-silver = Silver
    .about = Adds barbarian lands to fight for, invasions, intercepted fleets and cards to buy. A reconstruction: the published silver rules were not at hand.

## Cards

card-antonius = Antonius
card-antonius-text = Purchase: a free legion in his city, if it is friendly and is Rome or a colony; it counts for the city's limit.
card-cato = Cato
card-cato-text = Forum: an auction that you lose costs you nothing.
card-labienus = Labienus
card-labienus-text = Battle: your allies in his battle have { $n } more { $n ->
        [one] sword
       *[other] swords
    } in round one.
card-brutus = Brutus
card-brutus-text = Forum: { $n } more for the Optimates while he is in friendly Rome.
card-metellus-scipio = Metellus Scipio
card-metellus-scipio-text = Purchase: allies placed in his city cost { $n } gold.
card-curio = Curio
card-curio-text = Purchase: a legion placed in his city costs { $n } gold.
card-dolabella = Dolabella
card-dolabella-text = Taxes: { $n } more gold while he is in a friendly port.
card-cleopatra = Cleopatra
card-cleopatra-text = Taxes: { $n } more gold while she is in friendly Alexandria.
card-the-senate = The Senate
card-the-senate-text = Needs: Rome friendly. Your hand limit is { $n } higher.
card-senatus-consultum-ultimum = Senatus Consultum Ultimum
card-senatus-consultum-ultimum-text = Auction. Needs: Rome friendly. Purchase: one legion a turn costs { $n } gold.
card-allied-settlement = Allied Settlement
card-allied-settlement-text = Needs: two friendly clients. Purchase: one ally beyond the limit in each friendly client, for { $n } gold.
card-publicani = Publicani
card-publicani-text = Auction. Needs: five friendly cities. Taxes: { $n } more gold.
card-demands-for-reform = Demands for Reform
card-demands-for-reform-text = Auction. Needs: a friendly Italian city. Taxes: { $n } more gold for each friendly Italian city, { $m } at most.
card-bread-and-circuses = Bread and Circuses
card-bread-and-circuses-text = Auction. Needs nothing. Forum: you pay half of a winning bid, rounded up.
card-tribunes-of-the-plebs = Tribunes of the Plebs
card-tribunes-of-the-plebs-text = Needs: a leader of yours in friendly Rome. Draw: look at the top card first; you may put it under the deck once.
card-veterans-settlement = Veterans Settlement
card-veterans-settlement-text = Needs: two friendly colonies. Purchase: one legion beyond the limit in each friendly colony, for { $n } gold.
card-dictator = Dictator
card-dictator-text = Needs: your Supreme Leader in friendly Rome. Your hand limit is { $n } higher, but the Ides of March kill on 1 to { $m }.
card-pontifex-maximus = Pontifex Maximus
card-pontifex-maximus-text = Auction. Needs: your Supreme Leader on the map. Draw: for { $n } gold take a Leader, Action or Tactics card out of the discard pile instead of drawing.
card-triumph = Triumph
card-triumph-text = Needs: a battle won since your last forum phase in which the enemy lost { $m } units or more. Battle: promote up to { $n } units after a victory.
card-double-line = Double Line
card-double-line-text = Round one: your leaders have { $n } more sword, your legions { $m } more.
card-triple-line = Triple Line
card-triple-line-text = Every round: your leaders have { $n } more sword, your legions { $m } more.
card-fourth-line = Fourth Line
card-fourth-line-text = Round one: enemy legions and allies have { $n } sword less.
card-testudo = Testudo
card-testudo-text = Round one: the first { $n } hits on you do nothing.
card-cavalry-charge = Cavalry Charge
card-cavalry-charge-text = Round one: your allies have { $n } more swords.
card-night-withdrawal = Night Withdrawal
card-night-withdrawal-text = If you retreat, you lose no leader and nobody pursues you.
card-allies-mobilize = Allies Mobilize
card-allies-mobilize-text = Purchase: roll a die and place so many free allies, one in each client without an enemy, beyond the limit.
card-fleet-atlantic = Fleet of the Atlantic
card-fleet-atlantic-text = March: units of yours in one port of the Atlantic sail to another of its ports, as their whole move.
card-fleet-western = Fleet of the Western Sea
card-fleet-western-text = March: units of yours in one port of the western Mediterranean sail to another of its ports, as their whole move.
card-fleet-eastern = Fleet of the Eastern Sea
card-fleet-eastern-text = March: units of yours in one port of the eastern Mediterranean sail to another of its ports, as their whole move.
card-successor = Successor
card-successor-text = Purchase: when your Supreme Leader is lost, his successor takes command in a city with a unit of yours.
card-ides-of-march = Ides of March
card-ides-of-march-text = Purchase: roll a die against the enemy Supreme Leader in Rome; he dies on 1 to { $n }, or on 1 to { $m } if he is Dictator.
card-allies-go-home = Allies Go Home
card-allies-go-home-text = Each player removes one of his allies.
card-demand-for-action = Demand for Action
card-demand-for-action-text = The next taxes of each player bring half, rounded down.
card-optimates-rally = Optimates Rally
card-optimates-rally-text = Whoever has most symbols of the Optimates gains { $n } gold for each.
card-populares-rally = Populares Rally
card-populares-rally-text = Whoever has most symbols of the Populares gains { $n } gold for each, and one of his legions becomes veteran.
card-barbarian-invasion = Barbarian Invasion
card-barbarian-invasion-text = Each player loses a die of gold; what he cannot pay he pays in swords of his units. In the silver game warbands attack a city.
card-legions-grumble = Legions Grumble
card-legions-grumble-text = Each player may hire an extra legion in each friendly colony for { $n } gold. Who hires none turns a veteran legion back, or loses { $m } gold.

## Titles, tracks, areas

headline = { $season } { $year } BC, Turn { $turn } of { $turns }
title-silver = Silver rules (a reconstruction)

phase-forum = { $side } in the forum
phase-auction = Auction: { $card }
phase-draw = { $side } draws
phase-discard = { $side } has too many cards
phase-event = { $card }
phase-purchase = { $side } recruits
phase-muster = Allies mobilize
phase-march = { $side } marches
phase-voyage = { $side } sails
phase-intercept = { $side } may intercept
phase-choose-battle = Battles of { $side }
phase-battle = Battle of { $place }
phase-battle-round = Battle of { $place }, round { $round }
phase-over = The game is over

track-turn = Turn
track-gold = Gold
track-income = Taxes
track-controlled = Controlled
track-points = Points
track-command = Command
track-lost = Lost
track-shield = Testudo
track-deck = Cards in the deck

area-stock = Stock of { $side }

pile-hand = Hand of { $side }
pile-forum = Forum
pile-open = Before { $side }
pile-discard = Discard pile
pile-seen = Top of the deck

marker-battle = A battle is due here
marker-control = { $side } controls { $place }
marker-plundered = { $place } is plundered and pays nothing until somebody enters it
marker-cleared = The warbands of { $place } are beaten

score-title = { $points } net points of one faction win, or { $value } in controlled places with your Supreme Leader in Rome and the enemy's off the map
score-controlled = Gold controlled
score-optimates = { $card } (Optimates)
score-populares = { $card } (Populares)
score-either = { $card } (either faction)

note-legion = Legion: { n-swords }. Veterans have one more.
note-ally = Allies: { n-swords }. Veterans have one more.
note-warband = Warband: { n-swords }. It never retreats.
note-commander = Supreme Leader: { n-swords }. If he is lost, half the gold and the whole hand go with him.
note-leader = { $card }: { n-swords }. { $text }

## Prompts

prompt-forum = Forum: try for a card, or go on to the draw.
    .more = You may try for one card whose condition you meet, and declare your victory if you have won.
prompt-forum-tried = Go on to the draw.
    .more = You have made your attempt in the forum. You may declare your victory if you have won.
prompt-auction-first = Open the auction of { $card } with 1 gold or more.
    .more = You have { $gold }.
prompt-auction = { $card } stands at { $high } gold: raise, or pass.
    .more = Who passes loses half of his own highest bid. You have { $gold }.
prompt-draw-seen = Draw { $card }, or put it under the deck.
    .more = It lies on top of the deck. You may put it away once.
prompt-draw = Draw the top card, or pay { $gold } gold for a Leader, Action or Tactics card of the discard pile.
prompt-discard = You may hold { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }. Choose one to lay down.
prompt-allies-leave = Allies Go Home: choose the ally that leaves you.
prompt-pillage = The barbarians want { $owed } more { $owed ->
        [one] sword
       *[other] swords
    }: choose units to give up.
prompt-rally = Populares Rally: choose the legion that becomes veteran.
prompt-grumble = Legions Grumble: hire legions at { $gold } gold each.
    .more = In friendly colonies. If you hire none, a veteran legion of yours loses its honours, or you lose { $fine } gold.
prompt-grumble-more = Legions Grumble: hire in another colony for { $gold } gold, or end the hiring.
prompt-invasion = The warbands of { $area } come: choose which of the equally rich cities they strike.
prompt-purchase = Recruit, play leaders and actions, then end: { n-gold }.
    .more = Units are recruited in friendly cities: a legion costs { $legion } gold, an ally { $ally }.
prompt-purchase-none = Nothing to recruit: a legion costs { $legion } gold, you have { n-gold }.
    .more = An ally costs { $ally } gold. Play leaders and actions if you hold any, then end.
prompt-muster = { $allies ->
        [one] 1 ally comes
       *[other] { $allies } allies come
    }: choose a client for the next.
prompt-march = Move your units, each up to { $routes ->
        [one] 1 route
       *[other] { $routes } routes
    }: choose a unit, then where it goes. Whoever meets an enemy stops. Then end your marches.
prompt-intercept = Stop the fleet from { $from } to { $to }, or let it sail.
    .more = The enemy sails with { $card }. Discard a fleet of a sea where one of these ports lies to stop him.
prompt-voyage = Choose the units that sail to { $to }, then end the voyage.
    .more = Your fleet goes from { $from } to { $to }.
prompt-choose-battle = Choose the battle to fight now.
    .more = { $battles } battles are due.
prompt-tactics = Lay a Tactics card face down, or none.
    .more = Battle of { $place }. Cards are shown together.
prompt-engage = Choose a unit to roll for: your { $class } fight.
    .more = Battle of { $place }, round { $round }.
prompt-hit = Battle of { $place }: you take { $hits ->
        [one] a hit
       *[other] { $hits } hits
    }. Choose the unit that is lost.
prompt-pursuit = { $place }: the pursuers catch { $hits ->
        [one] a unit
       *[other] { $hits } units
    }. Choose which is lost.
prompt-withdraw = Withdraw to where you came from, or fight on.
    .more = Battle of { $place }: round { $round } is over.
prompt-retreat = Retreat to an adjacent place, or fight on.
    .more = Battle of { $place }: round { $round } is over.
prompt-leader = Choose the leader who is lost.
    .more = Victory or death: he is lost for the retreat from { $place }.
prompt-fall-back = Choose a unit, then where it goes back to.
    .more = Your units leave { $place }.
prompt-promote = Choose a unit to become veteran, or none.
    .more = { $place } is yours. { $units } left.

wait-forum = { $side } is in the forum.
wait-auction = { $side } bids for { $card } or passes.
wait-draw = { $side } draws a card.
wait-discard = { $side } has too many cards and lays one down.
wait-allies-leave = { $side } chooses the ally that goes home.
wait-pillage = { $side } owes the barbarians { $owed } in swords and chooses units.
wait-rally = { $side } chooses the legion that becomes veteran.
wait-grumble = { $side } hears the legions grumble.
wait-invasion = { $side } chooses the city that the warbands of { $area } strike.
wait-purchase = { $side } recruits.
wait-muster = { $side } places mobilized allies.
wait-march = { $side } marches.
wait-intercept = { $side } may intercept the fleet.
wait-voyage = { $side } ships units from { $from } to { $to }.
wait-choose-battle = { $side } chooses the next battle.
wait-tactics = Battle of { $place }: { $side } thinks about a Tactics card.
wait-engage = Battle of { $place }: { $side } engages a unit.
wait-hit = Battle of { $place }: { $side } chooses its losses.
wait-retreat = Battle of { $place }: { $side } stays or leaves.
wait-leader = { $side } chooses the leader lost for the retreat from { $place }.
wait-fall-back = { $side } leads its units away from { $place }.
wait-promote = { $side } may promote veterans in { $place }.

over-military = { $side } rules Rome alone and controls { $value }: a military victory.
over-political = { $side } has { n-points } net for the { $faction }: a political victory.
over-draw = Nobody has won: the Roman world sinks into chaos.

## Labels of actions

label-take = Take { $card }
label-auction = Put { $card } up for auction
label-bid = Bid { $gold } gold
label-pass = Pass
label-declare-military = Declare a military victory
label-declare-political = Declare a political victory
label-end-forum = Leave the forum and draw
label-draw = Draw the top card
label-bury = Put it under the deck
label-retrieve = Take { $card } back for { $gold } gold
label-discard = Lay down { $card }
label-give-up = Give up { $unit } in { $place }
label-hire = Hire a legion in { $place } for { $gold } gold
label-demote = A veteran legion in { $place } loses its honours
label-end-hiring = Hire no more
label-invade = The warbands strike { $place }
label-recruit = Recruit { $unit } in { $place } for { $gold } gold
label-recruit-ultimum = Recruit { $unit } in { $place } for { $gold } gold (Senatus Consultum Ultimum)
label-recruit-settlement = Settle { $unit } in { $place } for { $gold } gold, beyond the limit
label-recruit-antonius = Antonius raises a free legion in { $place }
label-play-leader = { $card } joins you in { $place }
label-succeed = A successor takes command in { $place }
label-mobilize = Play { $card }
label-muster = An ally comes to { $place }
label-conspire = Play { $card }
label-buy-card = Buy a card for { $gold } gold
label-end-purchases = End purchases and collect taxes
label-march = Move { $unit } from { $from } to { $to }
label-attack = Attack { $to } with { $unit } from { $from }
label-attack-by = Attack { $to } by way of { $by } with { $unit } from { $from }
label-sail = { $card }: from { $from } to { $to }
label-embark = Ship { $unit }
label-end-voyage = Nobody else sails
label-intercept = Intercept with { $card }
label-let-sail = Let the fleet sail
label-end-marches = End marches
label-fight = Fight the battle of { $place }
label-play-tactics = Lay { $card } face down
label-no-tactics = Lay no card
label-engage = Roll for { $unit } ({ n-swords })
label-take-hit = Lose { $unit } that has not fought yet
label-take-hit-engaged = Lose { $unit } that has fought this round
label-withdraw = Withdraw
label-retreat = Retreat to { $place }
label-fight-on = Fight on
label-lose-leader = { $unit } is lost
label-fall-back = Take { $unit } back to { $place }
label-promote = Promote { $unit } in { $place }
label-no-promotion = Promote nobody

## Journal

event-turn = Turn { $turn }, { $season } { $year } BC: { $side } begins.
event-dealt = { $side } is dealt { $cards } cards.
event-taken = { $side } takes { $card } out of the forum.
event-auction-opened = { $side } puts { $card } up for auction.
event-bid = { $side } bids { $gold } gold for { $card }.
event-passed = { $side } passes.
event-auction-won = { $side } wins { $card } and pays { $gold } gold; { $enemy } loses { $lost }.
event-won-military = { $side } declares a military victory with { $value } controlled.
event-won-political = { $side } declares a political victory for the { $faction } with { n-points }.
event-drawn = The last turn is over and nobody has won.
event-drew = { $side } draws { $card }.
event-drew-hidden = { $side } draws a card.
event-looked = { $side } sees { $card } on top of the deck.
event-looked-hidden = { $side } looks at the top card of the deck.
event-buried = { $side } puts { $card } under the deck.
event-buried-hidden = { $side } puts the top card under the deck.
event-retrieved = { $side } pays { $gold } gold and takes { $card } out of the discard pile.
event-reshuffled = The deck is used up: { $cards } discarded cards are shuffled into a new one.
event-no-cards = There is no card left for { $side } to draw.
event-to-forum = { $side } draws { $card }, which goes to the forum.
event-happens = { $side } draws the event { $card }.
event-no-effect = { $card } changes nothing for { $side }.
event-discarded = { $side } lays down { $card }.
event-gave-up = { $side } gives up { $unit } in { $place }.
event-taxes-halved = The next taxes of both sides bring half.
event-rallied = { $side } rallies the { $faction }: { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    }, { $gold } gold.
event-pillaged = Barbarians pillage { $side }: { $gold } gold is lost.
event-pillaged-owed = Barbarians pillage { $side }: { $gold } gold is lost, and { $owed } more must be paid in swords.
event-hired = { $side } hires a legion in { $place } for { $gold } gold.
event-demoted = A veteran legion of { $side } in { $place } loses its honours.
event-fined = { $side } loses { $gold } gold to the grumbling legions.
event-invaded = { $warbands } warbands from { $area } fall upon { $place }.
event-no-invaders = No barbarians are free to invade.
event-plundered = { $place } is plundered and pays nothing until somebody enters it.
event-recruited = { $side } recruits { $unit } in { $place } for { $gold } gold.
event-recruited-free = { $side } raises { $unit } in { $place } for free.
event-leader-played = { $unit } joins { $side } in { $place }.
event-succeeded = A successor takes command of the camp of { $side } in { $place }.
event-mobilized = { $side } mobilizes allies: { $allies ->
        [one] 1 comes
       *[other] { $allies } come
    }, as far as clients and stock allow.
event-mustered = An ally joins { $side } in { $place }.
event-conspired = The Ides of March: { $side } has the Supreme Leader of { $enemy } murdered in Rome.
event-conspired-in-vain = The Ides of March: the plot of { $side } against { $enemy } fails.
event-card-bought = { $side } buys a card for { $gold } gold.
event-taxed = { $side } collects { n-gold } in taxes.
event-taxed-half = { $side } collects { n-gold } in taxes, half of what was due.
event-marched = { $side } moves { $unit } from { $from } to { $to }.
    .together = { $side } moves { $pieces } from { $from } to { $to }.
event-attacked = { $side } sends { $unit } from { $from } into battle in { $to }.
    .together = { $side } sends { $pieces } from { $from } into battle in { $to }.
event-sailed = { $side } plays { $card }: from { $from } to { $to }.
event-embarked = { $side } ships { $unit } from { $from } to { $to }.
event-intercepted = { $side } stops the fleet with { $card }.
event-battle = Battle of { $place }: { $attacker } against { $defender }.
event-tactics-laid = { $side } lays { $card } face down.
event-tactics-laid-hidden = { $side } lays a card face down.
event-no-tactics = { $side } plays no Tactics card.
event-tactics-shown = { $side } shows { $card }.
event-initiative = Command { $attacker } for the attacker, { $defender } for the defender: the initiative is with { $side }.
event-round = Battle of { $place }: round { $round }.
event-fought-hit = { $side } engages { $unit } ({ n-swords }): { $face }, a hit.
event-fought-miss = { $side } engages { $unit } ({ n-swords }): { $face }, no hit.
event-fought-hit-warbands = The warbands engage one of theirs ({ n-swords }): { $face }, a hit.
event-fought-miss-warbands = The warbands engage one of theirs ({ n-swords }): { $face }, no hit.
event-shielded = The testudo of { $side } takes the hit.
event-lost = { $side } loses { $unit }.
event-lost-warbands = The warbands lose one of theirs.
event-terrible-loss = The Supreme Leader of { $side } is dead: { $gold } gold and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } are lost.
event-retreats = { $side } withdraws from the battle.
event-retreats-to = { $side } retreats to { $place }.
event-fights-on = { $side } fights on.
event-slips-away = { $side } slips away in the night.
event-pursuit = Woe to the vanquished: { $side } pursues with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-pursuit-warbands = Woe to the vanquished: the warbands pursue with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-lost-in-the-wild = { $side } loses { $unit } on the way into { $place }.
event-fell-back = { $side } brings { $unit } back to { $place }.
event-battle-ends = { $side } wins the battle of { $place }.
event-battle-ends-warbands = The warbands win the battle of { $place }.
event-promoted = { $side } promotes { $unit } in { $place }.

## Rolls

roll-battle = battle
roll-pursuit = pursuit
roll-pillage = pillage
roll-mobilize = allies mobilize
roll-ides = Ides of March
roll-invasion = barbarian invasion
roll-wild = on the way into the wild
roll-shuffle = shuffling
roll-deal = dealing a card

## Refusals

refusal-not-your-decision = It is not you who must decide now.
refusal-game-over = The game is over.
refusal-not-now = This is not done at this point of the turn.
refusal-silver-only = This belongs to the silver rules, which are not played here.
refusal-not-in-forum = { $card } is not in the forum.
refusal-condition-not-met = You do not meet the condition of { $card }.
refusal-one-attempt = You have made your attempt in the forum this turn.
refusal-must-be-auctioned = { $card } is sold by auction.
refusal-not-auctioned = { $card } is simply taken, without an auction.
refusal-bid-too-low = You must bid { $least } gold or more.
refusal-bid-above-purse = You cannot bid more gold than you have: { $gold }.
refusal-must-bid = Whoever opens an auction must bid at least 1 gold.
refusal-not-in-rome = Your Supreme Leader is not in Rome.
refusal-enemy-leader-on-map = The enemy's Supreme Leader is still on the map.
refusal-too-little-controlled = You control { $value }, and { $needed } is needed.
refusal-too-few-points = You have { n-points } net, and { $needed } are needed.
refusal-effect-missing = You do not own { $card }.
refusal-effect-used = { $card } has done its work this turn.
refusal-card-bought = You have bought a card in this phase, and may buy only one.
refusal-not-in-discard = { $card } is not in the discard pile.
refusal-cannot-retrieve = Only Leader, Action and Tactics cards can be taken back, and { $card } is none.
refusal-card-not-in-hand = You do not have { $card } in your hand.
refusal-wrong-card = { $card } is not the kind of card for this.
refusal-no-such-unit = You do not have { $unit } in { $place }.
refusal-allies-only = Only allies go home, and { $unit } is none.
refusal-legions-only = Only a legion that is not veteran yet is honoured, not { $unit }.
refusal-must-demote = You have hired nobody: a veteran legion of yours must lose its honours.
refusal-has-hired = You have hired a legion, so nobody loses his honours.
refusal-not-richest = { $place } is not the richest city next to these barbarians.
refusal-not-recruited = You cannot recruit { $unit } so.
refusal-too-expensive = This costs { $price } gold, and you have less.
refusal-stock-empty = Your stock has no counter left for { $unit }.
refusal-city-not-friendly = { $place } is not a friendly city: only your units may stand there, and at least one must.
refusal-city-full = { $place } takes one legion or two allies a turn.
refusal-not-a-colony = { $place } is not a colony of legionaries.
refusal-not-a-client = { $place } is not an allied client.
refusal-extra-placed = { $place } has its extra unit already.
refusal-leader-not-there = { $unit } does not stand in { $place }.
refusal-neither-rome-nor-colony = { $unit } raises his legion in Rome or in a colony, and { $place } is neither.
refusal-no-friend-there = { $place } is not a city with a unit of yours.
refusal-supreme-leader-lives = Your Supreme Leader is on the map and needs no successor.
refusal-nobody-in-rome = The enemy's Supreme Leader is not in Rome.
refusal-nowhere-to-muster = No client can take an ally, or your stock is empty.
refusal-cannot-muster = No ally can come to { $place }: an enemy is there, or one has come already.
refusal-barbarian-area = { $place } is barbarian, and no unit enters it in the bronze game.
refusal-not-there = You do not have { $unit } in { $place }.
refusal-already-moved = You have moved { $unit } in { $place } already.
refusal-out-of-reach = { $to } is too many routes away from { $from }.
refusal-enemy-in-the-way = An enemy stands on every way to { $to }, and whoever meets one stops.
refusal-choose-way = Several ways lead into the attack on { $to }: choose the last place on the way.
refusal-not-that-way = The way does not lead by { $by } to { $to }.
refusal-not-a-port = { $place } is not a port of the sea of { $card }.
refusal-same-port = A fleet sails to another port.
refusal-nobody-to-embark = No unit of yours in { $place } can still move.
refusal-wrong-fleet = { $card } does not serve either of these ports.
refusal-no-battle-there = No battle is due in { $place }.
refusal-not-in-battle = You do not have { $unit } in this battle.
refusal-not-its-turn = It is not the turn of { $unit }: allies fight first, then legions, then leaders.
refusal-has-fought = You do not have { $unit } left that has not fought this round.
refusal-has-not-fought = You do not have { $unit } that has fought this round.
refusal-cannot-retreat-to = You cannot retreat to { $place }.
refusal-not-a-leader = You cannot lose { $unit } for a retreat: it takes a leader, and never the Supreme Leader.
refusal-cannot-be-promoted = You cannot promote { $unit }: there is no veteran face to turn to.

## Odds and orders

odds-policy = Both fight on to the end and lose their weakest unit first, those that have fought before those that have not; no Tactics cards but those named.
odds-attacker-wins = The attacker wins the field
odds-attacker-wins-attacking = You win
odds-attacker-wins-defending = You lose
odds-defender-wins = The defender holds the field
odds-defender-wins-attacking = You lose
odds-defender-wins-defending = You win
odds-attacker-loss = Units the attacker loses on average
odds-attacker-loss-attacking = Units you lose on average
odds-attacker-loss-defending = Units your enemy loses on average
odds-defender-loss = Units the defender loses on average
odds-defender-loss-attacking = Units your enemy loses on average
odds-defender-loss-defending = Units you lose on average
odds-attacker-swords = Swords the attacker has left on average
odds-attacker-swords-attacking = Swords you have left on average
odds-attacker-swords-defending = Swords your enemy has left on average
odds-defender-swords = Swords the defender has left on average
odds-defender-swords-attacking = Swords your enemy has left on average
odds-defender-swords-defending = Swords you have left on average

order-pass-auctions = I pass in every auction that my opponent opens.
    .button = Pass
order-no-tactics = I never lay a Tactics card.
    .button = No Tactics
order-roll-on = My units fight as their turn comes, the strongest first.
    .button = All fight
order-spare-the-best = Hits go to my weakest unit, one that has fought if there is one.
    .button = Take hits for me
order-fight-on = I never retreat.
    .button = Fight on
order-fight-as-listed = My battles are fought as they are listed, without asking me.
    .button = All in this order
order-let-sail = I never intercept a fleet.
    .button = Let it sail

## Rulings

ruling-01 = A phase in which a player can do nothing that everybody could see goes by itself; whoever holds cards is always asked (4.0).
ruling-02 = Only the player who opens an auction must meet the card's condition; a bid may never exceed the purse, also with Bread and Circuses (5.0-auction).
ruling-03 = Cards of either faction count all together for the faction that gives the greater difference (5.0-political).
ruling-04 = A Supreme Leader and his successor count for no victory points; only leaders of the cards and forum cards do (5.0-political).
ruling-05 = Tribunes of the Plebs looks at the free card of the draw phase only, not at further cards; what was buried stays at the bottom until the deck is used up (5.0-effects).
ruling-06 = Without a Supreme Leader the hand limit is one lower; with a successor it is the successor's; the two are not added up (6.0-hand).
ruling-07 = The drawer of an event decides first, then his rival; an event that leaves no choice is carried out without asking (6.0-event).
ruling-08 = In a Rally the Supreme Leader or successor on the map counts as one symbol, Caesar's for the Populares and Pompey's for the Optimates; cards of either faction count for both Rallies (6.0-event).
ruling-09 = A Demand for Action halves all of the next taxes, what cards and leaders add included (8.0).
ruling-10 = A unit moves up to two routes and stops where an enemy stands; the rulebook lost the number. Where several last steps lead into an attack, the player names one (9.0).
ruling-11 = Attackers retreat to the last place on a way by which units of theirs came to this battle, if no enemy stands there; without such a place they cannot retreat (10.0-retreat).
ruling-12 = The defender retreats with all his units to one place: an adjacent friendly city, or if there is none an adjacent place without an enemy; never into a barbarian area in the bronze game (10.0-retreat, 12.0).
ruling-13 = The initiative is settled once, before the first round, and leads every class of every round (10.0-command).
ruling-14 = The successor is a Supreme Leader in every respect: no retreat costs him his life, and his death is a terrible loss too (10.0-vincere, 11.0-loss).
ruling-15 = A leader may be lost to a hit, to a pursuit and to the barbarians like any unit, if the owner so chooses (10.0-round, 12.0).
ruling-16 = The pursuit rolls for every surviving unit of the victor, leaders included; the loser chooses his losses before he leaves (10.0-vaevictis).
ruling-17 = Who pays the barbarians in swords may have to give more than he owes; with no unit left the rest is forgotten (12.0).
ruling-18 = A side without units plays on; it can come back only by Allies Mobilize (5.0-draw).
ruling-19 = Silver rules are a reconstruction. Warbands fight in the allies' step, never retreat and have no command; Fourth Line does not touch them. Whoever shares an area with unbeaten warbands fights them in his next combat phase, after a rival who is there too (silver-barbarians).
ruling-20 = Silver rules are a reconstruction. With the Supreme Leader in Rome a second card is drawn; once in each purchase phase a card may be bought for 3 gold (6.0-draw).
ruling-21 = Silver rules are a reconstruction. A fleet is intercepted with a Fleet card of any sea on which its port of departure or arrival lies, for there is only one card of each sea (silver-fleets).
ruling-22 = Silver rules are a reconstruction. An area that the defender has cleared and holds is a refuge like a friendly city, and no dice are rolled there: they stand for the warbands, and there are none (silver-barbarians, 10.0-retreat).

tuned-01 = Nova Carthago starts with two allies beside its three legions, where one was first reconstructed: with one, Caesar won 63 of 100 decided games between equal bots, with two 47 (3.0).
