# What julius says: words, cards, titles, prompts, labels, journal, refusals.
# Each message is one line; `$where` is "city" or "sea", strengths and rounds are Roman.

## Words

side-caesar = Caesar
side-pompey = Pompey
side-both = both sides

wood-caesar = brown
wood-pompey = green
wood-cleopatra = blue

n-moves = { $moves ->
        [0] no moves
        [one] 1 move
       *[other] { $moves } moves
    }
n-levies = { $levies ->
        [0] no levies
        [one] 1 levy
       *[other] { $levies } levies
    }
n-hits = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
n-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
n-battles = { $battles ->
        [one] 1 battle
       *[other] { $battles } battles
    }
n-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Before the game

pitch = Hidden blocks, roads and seas. The civil war, 49–45 BC.
    .kind = Blocks
    .length = 2 players · 3 h
seat-caesar = { side-caesar }
    .about = The legions of Gaul, close together, on the road to Rome.
seat-pompey = { side-pompey }
    .about = Italy, Spain, Africa and the East: more to hold, farther apart.
scenario-civil-war = The civil war
    .about = From the crossing of the Rubicon, five years of five turns.
option-deployment = Deployment
    .about = Where the blocks stand when the war begins.
option-deployment-historical = As in history
    .about = Every block begins where it stood in 49 BC.
option-deployment-free = Exchanged in secret
    .about = Each side may first exchange its own blocks between its cities, unseen.
option-edition = Edition
    .about = Two printings of the rules differ in three places.
option-edition-french = French
    .about = Points are counted after winter supply. Cleopatra may be disbanded, and acts for a new side from the next round.
option-edition-english-1-1 = English 1.1
    .about = Points are counted before fleets go to port and supply. Cleopatra may not be disbanded, and acts for a new side as soon as her letter comes up.

## Cards

card-command = Command
card-command-text = { n-moves }, then { n-levies }.
card-apollo = Apollo
card-apollo-text = Acts as the card your opponent played last turn. Not on the first turn of a year.
card-jupiter = Jupiter
card-jupiter-text = One unseen enemy block next to a city of yours joins you there; a leader or a fleet loses a step instead.
card-mars = Mars
card-mars-text = Move one group by land; in one battle your main force fires first.
card-mercury = Mercury
card-mercury-text = Move one group by land, each block one city farther.
card-neptune = Neptune
card-neptune-text = Move one group of fleets; in one battle your main force fires first.
card-pluto = Pluto
card-pluto-text = Move one group by land, with higher road limits into an attack.
card-vulcan = Vulcan
card-vulcan-text = Every block in one enemy city loses a step.

## Titles and tracks

headline = { $bc } BC, Turn { $turn } of { $turns }

phase-deployment = Free deployment
phase-discard = A card to throw away
phase-play = Cards
phase-jupiter = Jupiter, for { $side }
phase-vulcan = Vulcan, for { $side }
phase-moves = { $side } moves
phase-main-force = { $side } names a main force
phase-surprise = { $side } plans a surprise
phase-levies = { $side } levies
phase-choose-battle = Battles
phase-battle = Battle of { $place }, round { $round }
phase-regroup = { $side } regroups
phase-harbour = Winter: fleets go to port
phase-supply = Winter: supply
phase-disband = Winter: disbanding
phase-over = The game is over

track-year = { $bc } BC
track-turn = Turn
track-moves = Moves left
track-levies = Levies left
track-round = Round

round-first = main force
round-reserves = reserves in
round-on = fight on
round-last = attackers leave
letter-a = first to fire
letter-b = second
letter-c = legions
letter-d = last
button-fire = Fire
button-pass = Pass

area-pool = Levy pool
area-fallen = Lost this year
area-trophies = Trophies

score-title = { $points } points in winter win
note-fights = Acts at letter { $letter }, hits on { $firepower ->
    [1] 1
   *[other] 1 to { $firepower }
}; strength { $strength } of { $most }.
note-levy-anywhere = Levied in any friendly city.
note-levy-port = Levied in a friendly major port.
note-levy-city = Levied in { $city }.

## Prompts

prompt-deployment = Exchange blocks between your cities, or confirm.
    .more = Pick the block to settle, then the one whose place it takes. Confirm when the deployment suits you.
prompt-discard = Throw one card away for this year.
    .more = Your opponent does not see it. You play the others, one each turn.
prompt-play = Turn { $turn }: choose your card.
    .more = Both are turned over together; an event, or else the card with more moves, goes first. Apollo counts as the card that it copies.
prompt-jupiter = Jupiter: point at an enemy block next to one of your cities.
    .more = It joins you, unless it turns out to be a leader or a fleet, which loses a step instead. You may also do nothing.
prompt-suborned = Choose the city that { $block } joins.
    .more = Jupiter brings it over to you from { $from }. The city must be friendly.
prompt-suborned-hidden = Choose the city that the block from { $from } joins.
    .more = Jupiter brings the { $wood } block over to you. The city must be friendly.
prompt-vulcan = Vulcan: choose an enemy city.
    .more = Every block there loses a step. You may also do nothing.
prompt-moves-start = Choose a city or sea whose blocks shall move: { n-moves }.
    .more = Land blocks that sail over friendly seas go first, at one move each: choose the block, then the sea. You may also end your moves.
prompt-moves = Move blocks out of { $places }, or choose another place.
    .more = You have { n-moves } left. When you are done, end your moves.
prompt-moves-last = Move blocks out of { $places }, then end your moves.
    .more = Your last move is spent.
prompt-moves-none = End your moves: none is left.
prompt-mars-start = Mars: choose one city whose land blocks shall move.
    .more = Afterwards you name a battle where your main force fires first.
prompt-mars = Mars: move land blocks out of { $places }, then end your moves.
    .more = Afterwards you name the battle where your main force fires first.
prompt-mercury-start = Mercury: choose one city whose land blocks shall move.
    .more = They go up to { $reach } cities each, or { $strike } if they attack.
prompt-mercury = Mercury: move land blocks out of { $places }, then end your moves.
    .more = They go up to { $reach } cities each, or { $strike } if they attack.
prompt-neptune-start = Neptune: choose one city or sea whose fleets shall move.
    .more = Afterwards you name a battle where your main force fires first.
prompt-neptune = Neptune: move fleets out of { $places }, then end your moves.
    .more = Afterwards you name the battle where your main force fires first.
prompt-pluto-start = Pluto: choose one city whose land blocks shall move.
    .more = Into an attack a major road carries { $major } blocks, a minor one { $minor } and a strait { $strait }; other moves keep the usual limits.
prompt-pluto = Pluto: move land blocks out of { $places }, then end your moves.
    .more = Into an attack a major road carries { $major } blocks, a minor one { $minor } and a strait { $strait }.
prompt-moving = Where does { $block } go on to from { $place }?
    .more = It is on its way from { $from }. You may also stop it there.
prompt-aboard = Where does { $block } land?
    .more = It is aboard ship in { $place }: choose a port, or the next friendly sea.
prompt-main-force = Choose the main force of an attack.
    .more = It comes from several sides: choose the place attacked, then where its main force came from. The other blocks wait in reserve through round one.
prompt-surprise = { $card }: choose the battle where you fire first.
    .more = Every block of your main force there fires before the defender in round one.
prompt-levies = Raise a block or a step: { n-levies }.
    .more = Raise a block of your pool in a friendly city, or give a block on the map one more step. You may also end your levies.
prompt-levies-none = End your levies: they are spent.
prompt-choose-battle = There { $battles ->
        [one] is 1 battle
       *[other] are { $battles } battles
    } left. Choose the one to fight now.
prompt-battle-first = Your { $letter } blocks act: fire or pass.
    .more = Battle of { $place }, round { $round }. Nobody retreats in round one.
prompt-battle = Your { $letter } blocks act: fire, pass or retreat.
    .more = Battle of { $place }, round { $round }. A block retreats only where a way is open.
prompt-battle-last = Your { $letter } blocks must retreat: choose one, then where to.
    .more = Battle of { $place }, round { $round }: attackers leave in the last round.
prompt-hits = Choose the block that is hit: { n-hits }.
    .more = Battle of { $place }. One of your strongest blocks loses a step.
prompt-regroup = { $place } is yours: regroup, or stay.
    .more = Blocks may go to adjacent friendly or vacant cities. End the regroup when you are done.
prompt-regroup-sea = { $place } is yours: regroup, or stay.
    .more = Fleets may go to an adjacent friendly or vacant sea, or to a friendly or vacant port there. End the regroup when you are done.
prompt-harbour = Winter: choose a fleet at sea, then its port.
    .more = The port must be friendly and lie on that sea.
prompt-supply = Winter: choose blocks that go home from { $places }.
    .more = There are more than can be fed. They go back to your pool.
prompt-disband = Winter: send blocks home, or confirm.
    .more = They go back to your pool unseen, to be raised elsewhere next year; the steps they have are lost.

wait-deployment = Waiting for { $sides } to deploy.
wait-discard = Waiting for { $sides } to throw a card away.
wait-play = Turn { $turn }: waiting for { $sides } to choose a card.
wait-jupiter = { $side } chooses the block that Jupiter shall turn.
wait-suborned = { $side } chooses where the { $wood } block from { $from } goes.
wait-vulcan = { $side } chooses the city that Vulcan shall strike.
wait-moves = { $side } moves and has { n-moves } left.
wait-moving = { $side } has a block on the march in { $place }.
wait-aboard = { $side } has a block aboard ship in { $place }.
wait-main-force = { $side } chooses the main force of an attack.
wait-surprise = { $side } chooses the battle where { $card } gives the first shots.
wait-levies = { $side } levies and has { n-levies } left.
wait-choose-battle = { $side } chooses the next battle; { $battles ->
        [one] 1 is
       *[other] { $battles } are
    } left.
wait-battle = Battle of { $place }, round { $round }: the blocks of { $side } with letter { $letter } act.
wait-hits = Battle of { $place }: { $side } has to take { n-hits } and chooses the block.
wait-regroup = { $side } may regroup from { $place }.
wait-harbour = Winter: waiting for { $sides } to bring fleets to port.
wait-supply = Winter: waiting for { $sides } to return blocks that cannot be fed.
wait-disband = Winter: waiting for { $sides } to disband blocks or to go on.

over-won = The war is over: { $side } wins, { $high } to { $low }.
over-tie = The war is over: { $side } holds { $place } and wins at { n-points } each.
over-draw = The war is over and nobody has won: { n-points } each, and { $place } in nobody's hands.

## Labels of actions

label-swap = Exchange { $block } and { $with }
label-end-deployment = Keep this deployment
label-discard = Throw away { $card }
label-play = Play { $card }
label-suborn = Point at a { $wood } block in { $place }
label-receive = { $block } joins in { $place }
label-receive-hidden = The block joins in { $place }
label-erupt = Strike { $place }
label-forgo = Do nothing
label-activate = Move the group in { $place }
label-step = Move { $block } to { $to }
label-attack = Attack { $to } with { $block }
label-join = Reinforce the attack on { $to } with { $block }
label-react = Bring { $block } to help in { $to }
label-halt = Stop { $block } in { $place }
label-halt-hidden = Stop here
label-embark = Ship { $block } over { $sea }
label-sail = Sail on to { $place }
label-land = Land in { $place }
label-end-moves = End moves
label-end-moves-unspent = End moves ({ $moves } unspent)
label-main-force = { $place }: main force from { $from }
label-surprise = Fire first in { $place }
label-levy = Raise { $block } in { $place }
label-reinforce = Strengthen { $block } from { $strength } to { $next }
label-end-levies = End levies
label-end-levies-unspent = End levies ({ $levies } unspent)
label-fight = Fight the battle of { $place }
label-fire = Fire with { $block } ({ n-dice }, { $power ->
        [1] hits on 1
       *[other] hits on 1–{ $power }
    })
label-pass = Pass with { $block }
label-retreat = Retreat with { $block } to { $to }
label-retreat-by-sea = Retreat with { $block } over { $sea } to { $to }
label-take-hit = Hit { $block }, from { $strength } to { $next }
label-take-last-hit = Hit { $block }, its last step
label-regroup = Regroup { $block } to { $to }
label-end-regroup = End regroup
label-harbour = Bring { $block } into port in { $place }
label-disband = Return { $block } in { $place } to the pool
label-end-disbanding = Disband no more

## Journal

# A block and its side; some leaders need none.
who = { $block ->
        [Caesar] { $block }
        [Pompeius] { $block }
       *[other] { $block } ({ $side })
    }

event-year = The year { $bc } BC (Anno { $year }) begins, and both sides are dealt their cards.
event-deployed = { $side } has taken up positions.
event-discarded = { $side } sets { $card } aside for the year.
event-discarded-hidden = { $side } sets a card aside, face down.
event-revealed = { side-caesar } plays { $caesar }, { side-pompey } plays { $pompey }. { $first } goes first.
event-cancelled = { side-caesar } plays { $caesar }, { side-pompey } plays { $pompey }: the gods cancel each other, and the turn is over.
event-apollo = Apollo serves { $side } as { $card }, the card { $enemy } played last turn.
event-apollo-nothing = Apollo finds no card to copy and does nothing for { $side }.
event-suborned = Jupiter brings { $block } over to { $side }, from { $from } to { $to }.
event-suborned-hidden = Jupiter brings a { $wood } block over to { $side }, from { $from } to { $to }.
event-struck = Jupiter cannot win { $block } in { $place } away from { $side }, but the block loses a step.
event-no-effect = { $card } does nothing for { $side }.
event-erupted = { $side } calls Vulcan down on { $place }: { $blocks ->
        [one] 1 block loses
       *[other] { $blocks } blocks lose
    } a step.
event-activated = { $side } sets the group in { $place } in motion.
event-stepped = { $block } moves from { $from } to { $to }.
    .together = { $pieces } move from { $from } to { $to }.
event-stepped-hidden = { $side } moves a block from { $from } to { $to }.
    .together = { $side } moves { $count } blocks from { $from } to { $to }.
event-attacked = { $block } attacks { $to } from { $from }.
    .together = { $pieces } attack { $to } from { $from }.
event-attacked-hidden = A block of { $side } attacks { $to } from { $from }.
    .together = { $count } blocks of { $side } attack { $to } from { $from }.
event-helped = { $block } comes from { $from } to help in { $to }.
    .together = { $pieces } come from { $from } to help in { $to }.
event-helped-hidden = A block of { $side } comes from { $from } to help in { $to }.
    .together = { $count } blocks of { $side } come from { $from } to help in { $to }.
event-embarked = { $block } goes aboard in { $from } and sails over { $sea }.
event-embarked-hidden = A block of { $side } goes aboard in { $from } and sails over { $sea }.
event-landed = { $block } lands in { $place }.
event-landed-hidden = A block of { $side } lands in { $place }.
event-moves-ended = { $side } ends the moves.
event-main-force = The main force of { $side } in { $place } comes from { $from }.
event-surprise = { $side } plans a surprise in { $place }: the attackers will fire first in round one.
event-levied = { $block } is raised in { $place }.
    .together = { $pieces } are raised in { $place }.
event-levied-hidden = { $side } raises a block in { $place }.
    .together = { $side } raises { $count } blocks in { $place }.
event-reinforced = { $block } in { $place } gains a step.
event-reinforced-hidden = A block of { $side } in { $place } gains a step.
event-levies-ended = { $side } ends the levies.
event-battle-begins = Battle of { $place }! { $attacker } attacks with { $attackers }; { $defender } defends with { $defenders }.
event-round = Battle of { $place }, round { $round }.
event-reserves-join = The reserves of { $side } join the battle: { $blocks }.
event-disrupted = The main force of { $side } is gone: each block of the reserves loses a step.
event-roles-swapped = From now on { $attacker } is the attacker, and { $defender } defends.
event-fired = { $block } fires with { n-dice }: { $hits ->
        [0] no hit
        [one] one hit
        [2] two hits
        [3] three hits
       *[other] { $hits } hits
    }.
event-passed = { $block } holds back.
event-hit = { who } loses a step and has { $left ->
        [one] one
        [2] two
        [3] three
       *[other] { $left }
    } left.
event-eliminated = { who } is eliminated.
event-leader-killed = { $block } is dead: a trophy worth 1 point to { $enemy }.
event-cleopatra-joins = Cleopatra goes over to { $side }.
event-retreated = { $block } retreats to { $to }.
event-retreated-by-sea = { $block } retreats over { $sea } to { $to }.
event-could-not-retreat = { who } must retreat and finds no way out.
event-battle-ends = { $winner } wins the battle of { $place }.
event-regrouped = { $block } regroups from { $from } to { $to }.
event-regrouped-hidden = A block of { $side } regroups from { $from } to { $to }.
event-winter = Winter comes, { $bc } BC (Anno { $year }).
event-cleopatra-home = Cleopatra goes home for the winter, on the side of { $side }.
event-harboured = { $block } puts in at { $to } from { $from } for the winter.
event-harboured-hidden = A fleet of { $side } puts in at { $to } from { $from } for the winter.
event-lost-at-sea = { who } finds no port and is lost.
event-unsupplied = { who } cannot be fed and goes back to the pool.
event-disbanded = { who } in { $place } is sent home.
event-disbanded-hidden = { $side } sends a { $wood } block in { $place } home.
event-tally = The count: { side-caesar } { $caesar }, { side-pompey } { $pompey }.
event-won = { $side } wins the war, { $high } to { $low }.
event-won-tie = { $side } holds Roma and wins the war at { n-points } each.
event-drawn = The war ends in a draw, with { n-points } each.

## Refusals

refusal-not-your-decision = It is not you who must decide now.
refusal-game-over = The game is over.
refusal-not-now = This is not done at this point of the turn.
refusal-not-deployed = { $block } is not one of your blocks on the map, so it cannot be exchanged.
refusal-already-settled = { $block } has found its place already and stays there.
refusal-fleet-needs-port = { $block } is a fleet and cannot be in { $place }, which is no port.
refusal-swap-with-itself = Choose two blocks in different cities to exchange.
refusal-card-not-in-hand = You do not have { $card } in your hand.
refusal-apollo-too-early = Apollo cannot be played on the first turn of a year.
refusal-nothing-to-suborn = Your opponent has no { $wood } block in { $place }.
refusal-not-next-to-friendly-city = No friendly city of yours is next to { $place }.
refusal-cannot-join-there = The block joins a friendly city next to where it stood, and { $place } is not one.
refusal-not-an-enemy-city = { $place } is not an enemy city.
refusal-no-moves-left = You have no move left.
refusal-already-active = You have spent a move on { $place } already.
refusal-nothing-can-move = None of your blocks in { $place } can move.
refusal-not-active = Spend a move on the place where { $block } stands before you move it.
refusal-already-moved = { $block } has moved already this turn.
refusal-another-is-moving = Another block is in the middle of its move; finish that first.
refusal-nobody-is-moving = No block is in the middle of its move.
refusal-not-your-block = { $block } is not a block of yours that could do this.
refusal-not-adjacent = { $from } and { $to } are not adjacent.
refusal-not-on-the-way = { $to } is not next to { $from }, so nobody can be carried there from here.
refusal-retreat-no-road = No road leads from { $from } to { $to }, so no block can retreat there.
refusal-no-road = No road leads from { $from } to { $to }, and land blocks keep to roads.
refusal-no-water = A fleet cannot sail from { $from } to { $to }: it goes between a port and its sea, or from sea to adjacent sea.
refusal-road-full = The way between { $from } and { $to } lets no more than { $limit ->
        [one] 1 block
       *[other] { $limit } blocks
    } of yours through.
refusal-too-far-to-attack = An attack on { $to } must start from an adjacent place.
refusal-too-far-to-react = Help for { $to } must come from an adjacent place.
refusal-pinned = The attackers in { $place } pin your blocks there, and no more may leave.
refusal-attackers-road = Attackers came to { $from } from { $to }, so your blocks cannot leave that way.
refusal-fleet-must-stay = Blocks have sailed over { $sea } this turn, so your last fleet there must stay.
refusal-no-fleets = This card does not move fleets.
refusal-fleets-only = This card moves only fleets.
refusal-amphibious-first = Blocks sail over friendly seas before all your other moves of the turn.
refusal-events-carry-nobody = An event card does not let blocks sail over friendly seas.
refusal-fleets-are-not-carried = A fleet sails by itself; only land blocks go aboard.
refusal-sea-not-friendly = { $sea } is not a friendly sea next to where the block is.
refusal-sea-visited = The block has been in { $sea } already on this voyage.
refusal-port-not-open = { $port } is not a friendly or vacant port of the sea that the block is in.
refusal-nowhere-to-land = By way of { $sea } the block can reach no friendly or vacant port.
refusal-same-port = A block cannot land in the port where it went aboard.
refusal-no-main-force-to-choose = There is no main force to choose in { $place }.
refusal-nobody-came-from = None of your blocks came to { $place } from { $from } this turn.
refusal-no-attack-there = You have no attack in { $place } that this card can help.
refusal-no-levies-left = You have no levy left.
refusal-not-in-pool = { $block } is not in your levy pool.
refusal-fallen-this-year = { $block } was lost this year and cannot be raised before the next.
refusal-leader-not-free = { $block } can be raised only once another leader of yours is dead.
refusal-wrong-levy-city = { $block } is raised in the city it names, and that is not { $city }.
refusal-major-port-needed = Fleets are raised in major ports, and { $city } is not one.
refusal-city-not-friendly = { $city } is not a friendly city: blocks of yours must stand there and none of your opponent's.
refusal-full-strength = { $block } has all its steps.
refusal-fleet-at-sea = { $block } is at sea, and fleets are repaired only in port.
refusal-no-battle-there = No battle is due in { $place }.
refusal-in-reserve = { $block } is in reserve and takes no part in round one.
refusal-not-its-turn = It is not yet time for { $block } to act: letters go in order, the defender first.
refusal-has-acted = { $block } has acted already this round.
refusal-no-retreat-in-first-round = Nobody retreats in round one.
refusal-must-retreat = { $block } is an attacker and must retreat in the last round.
refusal-retreat-not-open = { $to } is not an adjacent place that is friendly or vacant, so no block retreats there.
refusal-retreat-road-full = The way to { $to } lets no more blocks retreat this round.
refusal-not-the-way-you-came = Attackers retreat to a vacant place only by the way they came, and none of yours came from { $to }.
refusal-attackers-way = Attackers came in from { $to }, so the defender cannot retreat there.
refusal-sea-retreat-used = Your side has used its retreat by sea for this round.
refusal-sea-retreat-not-open = A retreat over { $sea } to { $to } needs that sea next to the battle, a friendly port on it, and both in your hands.
refusal-fleet-retreat-not-open = Fleets cannot retreat to { $to } from here.
refusal-not-the-strongest = { $block } is not among your strongest blocks, and they take the hits.
refusal-regroup-not-open = You cannot regroup to { $to }: it must be adjacent, friendly or vacant, and the road not full.
refusal-fleet-not-at-sea = { $block } is not a fleet of yours at sea.
refusal-port-not-friendly = { $port } is not a friendly port of the sea where the fleet is.
refusal-city-supplied = { $place } feeds all your blocks there.
refusal-cleopatra-stays = Cleopatra cannot be disbanded.

odds-attacker-policy = Attacker: every block fires in rounds one to three and retreats in the fourth (7.62); hits go to the least valuable of the strongest (7.4).
odds-defender-policy = Defender: every block fires in every round and never retreats; hits go to the least valuable of the strongest (7.4).
odds-attacker-wins = The attacker takes the place
odds-attacker-wins-attacking = You win
odds-attacker-wins-defending = You lose
odds-drawn-off = The attacker draws off
odds-drawn-off-attacking = You draw off
odds-drawn-off-defending = Your enemy draws off
odds-defender-wins = No attacker is left
odds-defender-wins-attacking = You lose
odds-defender-wins-defending = You win
odds-attacker-loss = Steps the attacker loses on average
odds-attacker-loss-attacking = Steps you lose on average
odds-attacker-loss-defending = Steps your enemy loses on average
odds-defender-loss = Steps the defender loses on average
odds-defender-loss-attacking = Steps your enemy loses on average
odds-defender-loss-defending = Steps you lose on average

roll-fire = fire
roll-deal = dealing a card
roll-suborn = drawing a block
order-spare-the-best = Hits go to my least valuable block among the strongest.
    .button = Take hits for me
order-stand-and-fire = My blocks fire when their turn comes and retreat only when they must.
    .button = All fire
order-go-back = Blocks of mine that must leave a battle go back where they came from, if they can.
    .button = All go back
order-fight-as-listed = My battles are fought as they are listed, without asking me.
    .button = All in this order
order-hold-the-field = Nobody regroups after a battle that I win.
    .button = Nobody regroups
order-keep-the-army = I disband nobody in winter.
    .button = Disband nobody

odds-hidden-reserves = Enemy reserves are unseen and left out.
odds-imagined = The enemy's blocks are unseen: exact chances against eight imagined enemies, averaged.

ruling-01 = Apollo is an event card and cancels another event, which cancels it. Otherwise it counts as the card that the opponent played on the turn before, also one that was cancelled, and who goes first is decided with that card (2.1, event-apollo).
ruling-02 = The last card of a hand is played without asking, for there is no choice (2.1).
ruling-03 = The event cards hold as they are printed, in both editions, for the rulebook sends its readers to them. They speak of no levies, so they bring none.
ruling-04 = Jupiter's player points at a block by place and wood; which of the equal blocks it is, is drawn by the table's dice. Where it stood next to several friendly cities, its new owner chooses the one it joins (event-jupiter).
ruling-05 = A leader eliminated by Jupiter or Vulcan is a trophy like one killed in battle (7.51).
ruling-06 = An eliminated Cleopatra changes side only in battle. Eliminated by Vulcan or disbanded, she waits in the pool of the side that had her and is levied in any friendly city (7.52).
ruling-07 = Help for a battle that the enemy began is no attack: two blocks may cross a strait for it (6.12, 6.14).
ruling-08 = Road limits count both directions of a road together, for each side and turn; for retreats each side and round (7.61); for a regroup once more (7.7).
ruling-09 = A fleet fighting in a port retreats to sea, for fleets never go from port to port (7.82, 6.2).
ruling-10 = A regroup goes to adjacent places; fleets that won in a port may regroup to a sea next to it (7.7, 7.83).
ruling-11 = Both sides take the winter steps at the same time, for neither's choices change the other's (8.2, 8.3, 8.5).
ruling-12 = A leader who is disbanded was not killed: he waits in the pool and is no trophy. A suborned block that is disbanded goes to its first owner's pool (8.5).
ruling-13 = The elephant is levied at its lower strength, II (6.4, 7.41).
ruling-14 = Steps may be added to any block in a friendly city, also to one that moved or was levied this turn (6.4).
ruling-15 = A block that was exchanged to its city in the free deployment is settled and is not exchanged again; any deployment can be reached so (5.3).
ruling-16 = Blocks that a side disbands of its own will are not eliminated: they stand in the pool like all others there, and the enemy never sees which they are, apart from Cleopatra. A block that Jupiter turned is known to its first owner when both sides have finished (8.5, 5.2).
ruling-17 = A Cleopatra who came over in round one stands in the line of her new side: as long as she is there, its reserves are not disrupted, for they do not come to a field that is lost (7.31, 7.52).
ruling-18 = A fleet in port may attack a sea: examples and retreats speak of it, and what says that fleets attack only from an adjacent sea is about ports (6.2, 7.81, 7.82).
