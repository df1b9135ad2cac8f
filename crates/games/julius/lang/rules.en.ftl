# Rules reference of julius, in our own words. Ids follow the rulebook's numbers.

rule-1-0 =
    Julius Caesar replays the Roman civil war of 49 to 45 BC, Caesar against Pompey, on a
    map of the whole Mediterranean.
    .title = Introduction

rule-1-1 = Two play: one commands Caesar's blocks, the other Pompey's.
    .title = The players

rule-1-2 =
    The score is taken each winter (8.4): the value of every city you hold, out of 13 on the
    map, plus 1 point for each enemy leader killed (7.51). Reach 10 and you win at once.
    After the fifth winter the higher score wins; if the scores are level, whoever holds
    Roma wins, and if nobody holds it the game is drawn.
    .title = Winning

rule-1-3 =
    The game is made of a map, 63 blocks (31 a side and Cleopatra), 27 cards and six-sided
    dice.
    .title = Components

rule-2-0 =
    A game lasts at most five years of five turns, and each turn goes through three phases:
    cards, command, battles.
    .title = The game turn

rule-2-1 =
    At the start of a year all 27 cards (20 commands, 7 events) are shuffled, each player
    gets six and secretly throws one away, then plays one of the remaining five each turn.
    Both cards are turned over together and the one with more moves goes first, Caesar if
    they are equal; levies are not compared. An event always makes its player first, save
    that Apollo counts as the card it copies; but two events on the same turn cancel each
    other and that turn is over. You must play a card, yet you may use fewer moves and
    levies than it gives, or none; nothing is saved for later.
    .title = Card phase

rule-2-2 =
    The first player does everything his card allows, all his moves and then all his levies
    (or the event), before the second player starts. A move sends a group one or two places,
    but only one if it attacks or joins a battle (6.1); a levy strengthens a block by one
    step or raises a new one at strength I (6.4). Because levies come last, a block raised
    this turn never moves this turn.
    .title = Command phase

rule-2-3 =
    Wherever both sides have blocks in the same city or sea there is a battle. They are
    fought to the end one after the other, in the order the first player of the turn wants
    (7.1).
    .title = Battle phase

rule-3-0 =
    This section describes the blocks: Caesar's are of brown wood with red labels, Pompey's
    of green wood with ochre ones, and Cleopatra, who can serve either, is blue.
    .title = The armies

rule-3-1 =
    Each block carries a strength, a combat rating and, for many, the name of the city where
    it is raised.
    .title = What a block shows

rule-3-11 =
    The numeral on the block's upper edge is its strength, and also the number of dice it
    rolls when it fires: a block at III rolls three. Blocks start from a full strength of
    II, III or IV depending on the piece. Every hit turns the block down by one step, and a
    block with no step left is eliminated (7.5).
    .title = Strength

rule-3-12 =
    A rating such as B3 says when a block acts and how well it fires. The letter is its
    place in the round: A, then B, C and D, the defender before the attacker when letters
    are the same (7.2). The number is the highest die result that hits: 3 means that a 1, 2
    or 3 scores (7.4).
    .title = Combat rating

rule-3-13 =
    The city written on a legion is the one place where that legion may be raised from the
    levy pool (6.4). Legio 13, for instance, can only come in at Ravenna.
    .title = Names

rule-3-2 =
    There are seven kinds: leaders, legions, auxilia, cavalry (with Pompey's Elephant),
    ballistae, fleets and Cleopatra.
    .title = Kinds of block

rule-3-21 =
    Caesar's leaders are Caesar (A3), Antonius and Octavian (both A2); Pompey's are Pompeius
    (B3), Scipio and Brutus (both A2). Octavian and Brutus do not start the game: each
    becomes available only once one of his side's first two leaders is dead (7.51).
    .title = Leaders

rule-3-22 =
    Legions, marked with an eagle, all act on letter C and hit on 2, 3 or 4 according to
    experience; Caesar's Legio 10 is the only C4. Their full strength is III or IV. Each is
    raised at its own city, which must be friendly (6.4).
    .title = Legions

rule-3-23 =
    Each side has four auxilia: two light infantry (B1, up to IV) and two archers (A1, up to
    III). Any friendly city can raise them.
    .title = Auxilia

rule-3-24 =
    Cavalry acts on letter B and hits on 2 or 3. Each Equitatus is raised at one named city,
    Lugdunum for Caesar's first, if that city is friendly. Caesar owns four; Pompey owns
    three and the Elephant (7.41), raised at Utica.
    .title = Cavalry

rule-3-25 =
    Each side has one Ballista, of strength II at most, raised in any friendly city. It is
    deadly behind walls and slow outside them: B4 when its side defends, D4 when it attacks
    (7.42).
    .title = Ballistae

rule-3-26 =
    Each side has five Navis of strength II at most, three rated D2 and two D3. At sea only
    fleets meet, so the late letter costs nothing; in a city they act after the land blocks,
    of which only an attacking Ballista is as late. Fleets are raised only in a friendly
    major port (4.42).
    .title = Fleets

rule-3-27 =
    Cleopatra stands for the queen and the army of Egypt: C1, strength up to IV. She does
    not count as a leader, so losing her gives no victory point. She begins with Pompey and
    goes over to the other side when she is beaten (7.52), when the enemy holds Alexandria
    in winter (8.1), or through Jupiter.
    .title = Cleopatra

rule-4-0 =
    The map shows the Mediterranean lands as cities joined by roads and straits, around nine
    seas.
    .title = The map

rule-4-1 =
    A block is always in a city or in a sea. Land blocks stand in cities only; a fleet may
    be at sea or in a city that is a port.
    .title = Where blocks stand

rule-4-2 =
    The map has 67 cities, and every block on land is in one of them. Eleven are worth
    points, 13 together: Roma and Alexandria 2 each; Antiochia, Athenae, Byzantium, Carthago
    Nova, Ephesus, Massilia, Syracusae, Tarraco and Utica 1 each. The same figures raise the
    number of blocks a city can feed in winter (8.3).
    .title = Cities

rule-4-21 =
    A city with only your blocks is friendly to you, one with only your opponent's is enemy,
    an empty one is vacant (neutral), and one with both is contested until its battle is
    over. The status changes at once: when your last block walks out the city is vacant, and
    one block entering an enemy city makes it contested.
    .title = Control of cities

rule-4-3 =
    Land blocks go from city to city along roads: 43 major roads, the trunk routes such as
    Genua – Roma, and 47 minor roads, such as Ravenna – Roma. Two cities with a road between
    them are adjacent. The kind of road sets how many blocks may use it (6.11); four more
    links are straits (4.32).
    .title = Roads

rule-4-32 =
    Four crossings join cities over narrow water: Herculeum (Gades – Tingis), Messana
    (Messana – Rhegium), Hellespontus (Aenos – Pergamum) and Bosphorus
    (Byzantium – Nicomedia). Each player may take two blocks over each strait per turn, but
    just one if enemy blocks hold the far bank; a strait already crossed in peace this turn
    cannot then serve an attack. Fleets sail past, and amphibious moves take place, without
    regard to who holds the banks.
    .title = Straits

rule-4-4 =
    The nine seas are Oceanus Atlanticus, Mare Hispanum, Mare Tyrrhenum, Mare Internum, Mare
    Hadriaticum, Mare Aegaeum, Mare Aegypticum, Propontis and Pontus Euxinus. Only fleets
    can be there. As with cities, a sea is friendly, enemy, vacant or contested according to
    whose fleets it holds, and this changes the moment a fleet enters or leaves.
    .title = Seas

rule-4-41 =
    Five islands have cities: Corsica (Aleria), Sardinia (Caralis), Sicilia (Lilybaeum,
    Messana, Syracusae), Creta and Cyprus (Salamis); the others are not used. Land blocks
    reach or leave them by amphibious move (6.3), save that Sicilia can also be entered over
    the strait of Messana.
    .title = Islands

rule-4-42 =
    Each of the 48 coastal cities is a port, open to every sea it touches: one for most, two
    for some such as Genua, three for Utica and Creta. Eleven are major ports, the only ones
    that build fleets: Alexandria, Athenae, Carthago Nova, Creta, Ephesus, Massilia,
    Neapolis, Ravenna, Salamis, Syracusae and Utica. Roma is a port, but not a major one.
    .title = Ports

rule-5-0 = This section tells where the blocks start and what waits off the map.
    .title = Set-up

rule-5-1 =
    All blocks start standing, hidden from the opponent, at full strength. Caesar has 14:
    three each at Ravenna, Genua, Massilia and Narbo, two at Lugdunum. Pompey has 16 with
    Cleopatra: three each at Neapolis and Tarraco, two each at Antiochia, Alexandria, Utica
    and Carthago Nova, one each at Brundisium and Syracusae. Roma, Athenae, Byzantium and
    Ephesus are vacant, so that Pompey opens with 7 points and Caesar with 1.
    .title = Historical deployment

rule-5-2 =
    Blocks not on the map wait in their owner's levy pool, standing so that the opponent
    cannot tell them apart, and enter by levies (6.4). A block eliminated in play comes back
    to the pool lying face up and stays out of reach until the next year begins (8.6); a
    leader who was killed never comes back (7.51).
    .title = Levy pool

rule-5-3 =
    As an option, after the historical deployment each player may exchange his own blocks
    between his cities as he likes. Each city keeps the number of blocks it had, a fleet
    still needs a port (4.1), and no block of the levy pool may be swapped in.
    .title = Free deployment

rule-6-0 =
    The first player makes his moves and then his levies, up to the numbers on his card;
    then the second player does the same.
    .title = Command phase

rule-6-1 =
    One move of the card activates one city or sea: any of the blocks there may leave, each
    in its own direction. A block goes one place, or two if it neither attacks nor joins a
    battle; it may pass through friendly and vacant places, but an enemy or contested one
    stops it and it must fight there. No block moves twice in a turn, retreats (7.6) and
    regroups (7.7) aside.
    .title = Group moves

rule-6-11 =
    A major road carries up to four blocks, a minor road two, a strait two or, when it leads
    into an attack, one. The count is kept for each player, each road and each turn, both
    directions of the road together. So your four blocks on a major road leave the
    opponent's four untouched, but a second group of yours cannot use it.
    .title = Road limits

rule-6-12 =
    Blocks that enter an enemy city or sea attack; those already there defend. An attack
    always starts from an adjacent place, never from two places away. You may attack by
    several roads, but each road costs a move of its own, and only one of these groups is
    the main force (7.3).
    .title = Attackers and defenders

rule-6-13 =
    Each attacking block of the main force pins one defending block, and the pinned side
    chooses which; attackers in reserve pin nothing. Blocks beyond that number remain free
    to move, even to attack elsewhere, but not by any road or sea border that attackers came
    in by, reserves included. Four attackers in the main force against five defenders thus
    leave one free to go.
    .title = Pinning

rule-6-14 =
    The second player may spend moves to bring help to a city or sea where the first player
    attacked. The help must come from an adjacent place and must not be pinned (6.13). It
    always starts the battle in reserve (7.3).
    .title = Reacting

rule-6-15 =
    Any number of blocks may share a place during the year. Only winter limits them, through
    supply (8.3).
    .title = Stacking

rule-6-2 =
    A fleet goes from a port to a sea that port touches, from a sea to one of its ports, or
    from sea to sea; going from port to port takes both steps, one out and one in. One move
    of a group may take the fleets of a port to sea while its land blocks march. Like land
    blocks, fleets go two places in peace or one to attack. They attack a sea from an
    adjacent sea or from one of its ports, and a port only from a sea that it touches
    (7.81). When fleets and land blocks attack the same city, one of the two has to be in
    reserve (7.3).
    .title = Fleet moves

rule-6-3 =
    For one move a block, a land block may sail from a port, across one or more linked
    friendly seas, to a friendly or vacant port; it may set out only if such a port can be
    reached, and never lands in an enemy or contested one. These moves come before all your
    other moves of the turn, so the seas must be yours beforehand, and one fleet must stay
    in each sea used until the command phase ends. A block cannot go by road and by sea in
    one turn. An unpinned block (6.13) may sail out of a contested city if the sea is
    friendly.
    .title = Amphibious moves

rule-6-4 =
    Each levy adds one step to a block below full strength, or raises a block from your pool
    at strength I (the Elephant on its lower face, II), which further levies may build up at
    once. Leaders, auxilia, the Ballista and a disbanded Cleopatra appear in any friendly
    city, legions, cavalry and the Elephant only in the city they name, fleets in any
    friendly major port. The city must already be friendly: a block of yours has to be
    there, and no levy is possible in a vacant, enemy or contested place. A fleet is
    repaired in any friendly port, never at sea.
    .title = Levies

rule-7-0 =
    This section tells how battles are fought: order, letters, reserves, hits, retreats,
    regroups and fights at sea.
    .title = Battles

rule-7-1 =
    Battles wait until both players have moved and levied, then the first player picks them
    one by one. When a battle begins its blocks are laid open, except that reserves stay
    hidden through round one. Once it is over the survivors stand up again, hidden, and the
    next battle is picked; each result counts for the retreats and regroups that follow.
    .title = Order of battles

rule-7-2 =
    A battle has at most four rounds, and in each of them every block acts once: all the A
    blocks, then B, C and D, the defender's before the attacker's for the same letter. A
    block acting may fire, retreat or pass, but nobody retreats in round one. In round four
    attackers must retreat when their letter comes up (7.62).
    .title = Battle turns

rule-7-3 =
    When an attack comes by several roads or borders, the attacker names one group as the
    main force and the others are in reserve. Blocks that the second player brings into a
    battle begun by the first are in reserve too (6.14). Reserves stay hidden in round one:
    they neither fire, nor retreat, nor take hits; from round two they fight like the rest.
    .title = Main force and reserves

rule-7-31 =
    If the main force of either side is wiped out in round one, the reserves of that side
    are disrupted: each of their blocks loses a step at once and then fights as usual. If it
    happens to the defender, the roles change, and the attacker is the defender for the rest
    of the battle. A Cleopatra who has come over (7.52) and holds the line keeps the
    reserves in order.
    .title = Disruption

rule-7-4 =
    A block that fires rolls as many dice as its strength, and each die no higher than its
    firepower hits: Legio 10 (C4) at strength II rolls two dice and hits on 1 to 4. You do
    not aim: each hit takes one step from the strongest enemy block at that moment, its
    owner choosing among equals. Hits are applied one by one and at once, so a block may be
    gone before it has acted.
    .title = Hits

rule-7-41 =
    Pompey's Elephant (B3) has only two steps, IV and II. It rolls four dice while whole,
    but the first hit brings it down to two dice and the second eliminates it.
    .title = The Elephant

rule-7-42 =
    A Ballista is B4 on the defending side and D4 on the attacking side: the aim is the
    same, but the attacker's shoots last.
    .title = Ballistae

rule-7-5 =
    A block that loses its last step goes to its owner's levy pool face up, and cannot be
    raised again before the next year (8.6). A block won over by Jupiter returns to the pool
    of its first owner. Leaders (7.51) and Cleopatra (7.52) have rules of their own.
    .title = Eliminated blocks

rule-7-51 =
    A dead leader is out for good: the opponent keeps the block as a trophy worth 1 victory
    point. In exchange the third leader of the losing side, Octavian or Brutus, joins its
    levy pool and may be raised in any friendly city at the usual cost.
    .title = Leaders killed

rule-7-52 =
    When Cleopatra loses her last step in a battle she is not removed: she goes over at once
    to the opponent, at strength I, and acts for him from the next round on. With the
    English 1.1 option she acts as soon as her letter next comes up, even in the same round
    if she has not acted in it yet. Each winter she goes home to Alexandria (8.1).
    .title = Cleopatra changes side

rule-7-6 =
    A block may leave the battle instead of firing when its letter comes up, from round two
    on and never in round one. A block that has to retreat and has nowhere to go is
    eliminated.
    .title = Retreats

rule-7-61 =
    Retreats keep to the road limits (6.11), counted afresh in each round: four blocks on a
    major road, two on a minor one. A strait lets only one block through per round. Enemy
    and contested places are never open to a retreat.
    .title = Retreat limits

rule-7-62 =
    From round two an attacking block may retreat when its letter comes up; in round four it
    must, and if it cannot it is eliminated. It may go to any adjacent friendly city, or to
    an adjacent vacant one along a road its side used to enter this battle.
    .title = Attacker's retreat

rule-7-63 =
    From round two a defending block may retreat when its letter comes up, to any adjacent
    friendly or vacant city. The roads the attacker came in by, first or as reinforcement,
    are closed to it.
    .title = Defender's retreat

rule-7-64 =
    Each side may take one land block per round out of a battle by sea. It crosses one
    friendly sea touching the city and lands in a friendly port of that same sea. At Utica,
    which touches three seas, both sides may do so in the same battle, each through a sea of
    its own.
    .title = Retreat by sea

rule-7-7 =
    When a land battle is over, the winner may move any of his blocks there, former reserves
    included, to adjacent friendly or vacant cities; fleets that fought in a port may go to
    a sea that it touches, friendly or vacant. Road limits (6.11) apply anew to this
    regroup. It cannot be done by amphibious move.
    .title = Regroups

rule-7-8 =
    Fleets of both sides in one sea fight a naval battle by the usual rules. As all are on
    letter D, the defender's fleets act first in each round. If a defending fleet is still
    there in round four, the attackers must retreat (7.82).
    .title = Naval battles

rule-7-81 =
    Fleets also fight in port cities, with the land blocks, as attackers or as defenders.
    They can attack a port only from a sea that it touches.
    .title = Coastal battles

rule-7-82 =
    Fleets may retreat from round two, on letter D. From a naval battle attacking fleets go
    back to the sea or port they came from if it is still friendly or vacant, or to an
    adjacent friendly sea, or to a friendly port of the same sea. Defending fleets go to an
    adjacent friendly sea, to an adjacent vacant one that the attacker did not come from, or
    to a friendly port of the same sea. From a battle in a port fleets retreat to such seas
    only, for they never go from port to port. A fleet with no such place can only win or go
    down.
    .title = Fleet retreats

rule-7-83 =
    Fleets that win a naval battle may then sail to any adjacent friendly or vacant sea, or
    put in at any friendly or vacant port of the sea where they fought. For fleets that win
    in a port see 7.7.
    .title = Fleet regroups

rule-8-0 =
    When both players have played their five cards winter comes, and the steps 8.1 to 8.6
    are taken in that order, both sides acting at the same time in each. With the English
    1.1 option 8.4 comes after 8.1.
    .title = Winter turn

rule-8-1 =
    Cleopatra returns to Alexandria wherever she is. If her enemy holds the city she joins
    him there with the strength she has; if the city is vacant or held by her own side, her
    side does not change.
    .title = Cleopatra goes home

rule-8-2 =
    Every fleet at sea puts in at a friendly port of the sea it is in, both sides at the
    same time. A fleet with no such port is eliminated, and may be built again next year.
    .title = Fleets go to port

rule-8-3 =
    A city feeds three blocks plus its victory value: three at Narbo, four at Tarraco, five
    at Alexandria. For each block too many the owner picks one in the city, which is
    eliminated: it goes face up to his levy pool, to be raised again next year at the
    earliest. With the English 1.1 option it is never Cleopatra.
    .title = Winter supply

rule-8-4 =
    Both scores are now counted (1.2): 10 points win the game, and after the fifth year the
    better score does. With the English 1.1 option the count comes earlier, before fleets go
    to port (8.2) and before supply (8.3).
    .title = Victory check

rule-8-5 =
    Steps cannot be passed from one block to another on the map, but each player may send
    any of his blocks back to his levy pool to raise them elsewhere from the next year on.
    The steps they had are lost. They are not eliminated, so the opponent does not see which
    they are. With the English 1.1 option Cleopatra cannot be disbanded.
    .title = Disbanding

rule-8-6 =
    Blocks lying face up in the levy pools are stood up again and can be levied. All 27
    cards are shuffled, and each player gets six and secretly throws one away (2.1).
    .title = New year

rule-event-apollo =
    Apollo counts as the card your opponent played on the turn before: its moves and levies
    if it was a command, its effect if it was an event. Who is first is decided with that
    card, not with Apollo (2.1). It cannot be played on the first turn of a year, but it may
    be thrown away then. Like all events, it is cancelled by another event on the same turn.
    .title = Apollo

rule-event-jupiter =
    Point at one standing enemy block, sight unseen, in a place next to one of your friendly
    cities; a fleet in a sea next to your friendly port will do too. It turns round, at the
    strength it has, and joins you in the friendly city that it stood next to; Cleopatra is
    no exception. From then on it fights for you; eliminated, it goes to the enemy's pool. A
    leader or a fleet stays loyal and loses one step instead, even the last. There is no
    move and no levy.
    .title = Jupiter

rule-event-mars =
    Move one group by land (no fleets), with no levy and no amphibious move. When the
    movement ends, name one of the battles you attack in: there, in round one, all the
    blocks that you attack with fire before the defender, whatever their letters; reserves
    wait as usual (7.3). From round two the normal order is back, so the defender may fire
    twice running.
    .title = Mars

rule-event-mercury =
    Move one group by land (no fleets), with no levy and no amphibious move. Its blocks may
    go three cities instead of two, or two cities and attack the second, where one is usual
    (6.1). They may take different directions, and each uses the extra distance or not.
    .title = Mercury

rule-event-neptune =
    Only the fleets of one group move, as usual (6.2), with no levy and no amphibious move.
    When the movement ends, name one of your battles, at sea or in a port: there, in round
    one, the fleets that you attack with fire before the defender, whatever the letters.
    .title = Neptune

rule-event-pluto =
    Move one group by land (no fleets), with no levy and no amphibious move. Where it
    attacks, six blocks may use a major road, three a minor one and two a strait. Moves that
    do not attack, retreats and regroups keep the usual limits (6.11, 7.61).
    .title = Pluto

rule-event-vulcan =
    Choose an enemy city: each block in it loses one step. Nothing is spared, so that blocks
    at strength I, leaders included, are eliminated (7.5, 7.51). Fleets at sea are out of
    reach. With no enemy city on the map the card does nothing. There is no move and no
    levy.
    .title = Vulcan
