# Rules reference of xl, in our own words. Ids follow the rulebook's numbers.

rule-0-0 =
    The entries follow the numbers of the rulebook: the figure before the point is the
    section, the one after it the rule, and a word after a dash names a part of a section
    that the rulebook does not number. The rulebook prints all the procedures, but map
    values, set-up and most card texts stand elsewhere in the box and were not available:
    where they are needed, the entry says that they are a reconstruction.
    .title = How to use this reference

rule-1-0 =
    Caesar XL replays the first Roman civil war, from 50 to 44 BC, between Caesar and
    Pompey. Two players lead their leaders, legions and allies from city to city, tax what
    they hold, outbid each other in the Forum and fight for the mastery of Rome. The name
    means forty: about as many pieces stand on the map in the course of a game.
    .title = Introduction

rule-2-1 =
    Units stand in places joined by routes; two places with a route between them are
    adjacent. A route over land and one over sea work alike. The 32 Roman places each have a
    value in gold, which is what they pay in taxes (8.0): Rome and Alexandria 4, Antioch and
    Pergamum 3, Messana, Massilia, Nova Carthago, Gades, Utica, Athens, Byzantium and
    Hierosolyma 2, the other twenty 1, in all 50. Twenty are cities (squares); five are
    colonies of legionaries (hexagons): Vercellae, Brundisium, Narbo, Corduba, Tarsus; seven
    are client states (circles): Tingis, Cirta, Thracia, Pontus, Armenia, Hierosolyma,
    Alexandria. In these rules "city" means any of the 32. Eight barbarian areas (green
    squares) have a strength instead of gold (12.0). An anchor marks a port of a sea zone,
    and zones matter to Fleet cards only: the Atlantic (red) has Burdigala, Gades and
    Tingis; the Western Mediterranean (blue) Rome, Messana, Caralis, Massilia, Narbo,
    Tarraco, Nova Carthago, Gades, Tingis and Utica; the Eastern Mediterranean (green)
    Brundisium, Messana, Utica, Salonae, Dyrrachium, Athens, Crete, Byzantium, Pergamum,
    Tarsus, Antioch, Alexandria and Cyrene. The values, the routes, many of the names and
    the share of each zone are a reconstruction.
    .title = The map

rule-2-2 =
    The pieces that move and fight are units: the Supreme Leader of each side (Caesar or
    Pompey, or his Successor, 11.0-successor), other leaders, legions and allies. The swords
    on a unit are its fighting strength: Caesar 4, Pompey 3, a legion 2, an ally 1, other
    leaders 1 or 2. Legions and allies have a darker veteran face with one sword more (3 and
    2), which they earn in battle (10.0-veterans). The other leaders come from cards and may
    serve either side. Caesar's side has 12 legions and 8 allies to draw on, Pompey's 10 and
    10 (the split is a reconstruction). How much gold each player has, and how many cards he
    holds, is open to all; which cards he holds is not.
    .title = Units, gold and cards

rule-3-0 =
    Caesar's side starts with Caesar, a veteran legion and two legions at Rubicon; two
    veteran legions, three legions and an ally at Massilia; an ally at Vercellae. Pompey's
    side starts with a legion at Rome; three legions and two allies at Nova Carthago;
    Pompey, two legions and two allies at Athens; a legion and an ally at Utica. Each player
    has 5 gold. Caesar is dealt three cards and Pompey two, from the Leader, Action and
    Tactics cards alone; then the rest are shuffled together with the Event and Forum cards
    to form the deck. The Forum is empty. The turn marker stands on spring of 50 BC. All
    these numbers are a reconstruction.
    .title = Set-up

rule-4-0 =
    The game lasts at most 14 turns, a spring and an autumn in each year from 50 to 44 BC.
    In each turn Caesar's player goes through all the phases, then Pompey's does the same.
    The phases are: Forum and victory (5.0), draw (6.0), purchase (7.0), taxes (8.0),
    movement (9.0), combat (10.0). Gold collected in a turn can thus be spent on units in
    the next one at the earliest, and units bought in a turn can march in that turn.
    Whoever's turn it is, is the active player. When both are done the marker moves on; the
    game ends with a declared victory (5.0-military, 5.0-political) or after the autumn of
    44 BC (5.0-draw).
    .title = Sequence of play

rule-5-0-forum =
    At the start of your turn you may try for one card of the Forum, and no more than one.
    If the condition written on it holds you take it and lay it open before you, where it
    stays to the end of the game; a card marked for auction must also be won (5.0-auction).
    Cards that nobody takes remain in the Forum for as long as it takes. The conditions
    (reconstruction) are: The Senate, Rome friendly; Senatus Consultum Ultimum (auction),
    Rome friendly; Allied Settlement, two friendly client states; Publicani (auction), five
    friendly cities; Demands for Reform (auction), a friendly Italian city, that is Rome,
    Rubicon, Vercellae, Brundisium or Messana; Bread and Circuses (auction), none; Tribunes
    of the Plebs, a leader of yours in friendly Rome; Veterans Settlement, two friendly
    colonies; Dictator, your Supreme Leader in friendly Rome; Pontifex Maximus (auction),
    your Supreme Leader on the map; Triumph, a battle won since your last Forum phase in
    which the enemy lost three units or more.
    .title = Taking a Forum card

rule-5-0-auction =
    The player who tries for an auction card opens with a bid of at least 1 gold. The other
    may pass or raise by at least 1, then the first again, and so on until one of them
    passes. Nobody may bid more gold than he has. The winner takes the card and pays his bid
    to the bank at once. Take care: the loser pays too, half of the highest bid he made,
    rounded up; a loser who bid 5 pays 3, and one who never bid pays nothing. Only the
    opener has to meet the condition of the card (reconstruction). Cato and Bread and
    Circuses change what is paid.
    .title = Auctions

rule-5-0-effects =
    A Forum card gives its owner a lasting power, for each of his own turns, in the phase it
    names. Forum: Bread and Circuses, of a winning bid you pay only half, rounded up. Draw:
    Tribunes of the Plebs, look at the top card before you draw and, once, put it under the
    deck; Pontifex Maximus, pay 3 gold to take a Leader, Action or Tactics card of your
    choice from the discards instead of the free draw. Purchase: Senatus Consultum Ultimum,
    one legion a turn costs 6; Allied Settlement and Veterans Settlement, see 7.0-special.
    Taxes: Publicani, 2 gold more; Demands for Reform, 1 gold more for each friendly Italian
    city, 3 at most. Combat: Triumph, promote up to two units after a victory. At all times:
    The Senate and Dictator, hand limit one higher each. Many also bring symbols for victory
    (5.0-political). These powers are a reconstruction.
    .title = Effects of Forum cards

rule-5-0-military =
    In your own Forum phase, after any try for a card, you may declare a military victory if
    all of these hold: your Supreme Leader is in Rome; the enemy Supreme Leader is not on
    the map; and the places you control, Roman ones counted by their gold and barbarian
    areas by their strength, add up to 25 or more. A Successor counts as Supreme Leader, on
    either side.
    .title = Military victory

rule-5-0-political =
    In your own Forum phase you may declare a political victory with a net score of 7. Add
    the symbols on the Forum cards you own and the leader cards you have in play, one total
    for the Optimates and one for the Populares, and take the smaller from the larger: six
    and one make five. A card marked for either faction counts, with all its symbols, for
    the one you name at that moment. Optimates: The Senate 3, Senatus Consultum Ultimum 2,
    Cato 2, Allied Settlement, Brutus and Metellus Scipio 1. Populares: Demands for Reform
    3, Bread and Circuses, Tribunes of the Plebs, Veterans Settlement, Antonius, Curio,
    Dolabella and Cleopatra 1. Either: Dictator 3, Triumph 2, Pontifex Maximus and Labienus
    1. Publicani has none. Most of these numbers are a reconstruction. Cards in hand and the
    Supreme Leaders themselves count nothing here.
    .title = Political victory

rule-5-0-draw =
    If the last turn, autumn of 44 BC, ends and nobody has declared a victory, the game is
    drawn: the Roman world sinks into chaos, and history blames both of you.
    .title = Nobody wins

rule-6-0-draw =
    In your draw phase you take the top card of the deck, for free. When several cards are
    drawn in one phase each is dealt with completely, its event included, before the next is
    drawn. Cards played or discarded lie open on the discard pile. When the deck is empty
    the discards are shuffled into a new one; cards in the Forum and cards lying before a
    player stay where they are. A card that lets you take from the discard pile lets you
    look through it and choose. With the silver rules (a reconstruction) a player whose
    Supreme Leader is in Rome draws a second card, and each may, once in a purchase phase,
    buy one for 3 gold.
    .title = Drawing

rule-6-0-event =
    An Event takes place the moment it is drawn, and is then discarded. Barbarian Invasion
    is in 12.0. The others are a reconstruction from reports of play. Allies Go Home: each
    player removes one of his allies. Demand for Action: each player's next taxes bring
    half, rounded down. Optimates Rally: whoever has more Optimates symbols, Pompey if
    level, gains 2 gold for each of them. Populares Rally: whoever has more Populares
    symbols, Caesar if level, gains 1 gold for each of them and promotes a legion. For these
    two rallies, and for nothing else, Pompey on the map counts as one Optimates symbol and
    Caesar as one Populares symbol; so do their successors. Legions Grumble: the player who
    drew it, then the other, may place one extra legion in each of his friendly colonies for
    5 gold apiece; who hires none demotes one of his veteran legions or, having none, loses
    2 gold.
    .title = Events

rule-6-0-forum =
    A Forum card that is drawn goes to the Forum at once, face up beside the map, whoever
    drew it. It is nobody's until someone takes it in a Forum phase of his own (5.0-forum).
    .title = Forum cards

rule-6-0-action =
    You keep an Action card secret in your hand, play it in a turn of your own when its
    conditions hold, and discard it. Allies Mobilize (purchase): roll a die and place so
    many free allies from your stock, one in each client state without an enemy, as far as
    stock and clients allow, on top of what 7.3 allows. Fleet of the Atlantic, the Western
    or the Eastern Sea (movement): units of yours in one port of that zone sail to one other
    port of the zone, as their whole move; they may land on the enemy. Successor (purchase):
    see 11.0-successor; there are three. Ides of March (purchase): if the enemy Supreme
    Leader is in Rome roll a die, and he dies on 1 or 2, or on 1 to 4 if his owner has
    Dictator. The texts are a reconstruction.
    .title = Action cards

rule-6-0-tactics =
    You keep a Tactics card secret in your hand and may play it in a battle, your own or
    your opponent's, one card a side (10.0-tactics); then it is discarded. Double Line (two
    copies): in round one your leaders have one sword more and your legions two more. Triple
    Line: your leaders and legions have one sword more in every round. Fourth Line: in round
    one enemy legions and allies have one sword less. Testudo: ignore the first two hits you
    take in round one. Cavalry Charge: your allies have two swords more in round one. Night
    Withdrawal: if you retreat, you lose no leader for it and are not pursued. All but
    Double Line are, wholly or in part, a reconstruction.
    .title = Tactics cards

rule-6-0-leader =
    You keep a Leader card secret in your hand until you lay it open before you in a
    purchase phase of your own, at no cost, and put his counter in any city that holds at
    least one unit of yours; another leader will do. If he falls his card is discarded, and
    he may come back for either side. Antonius (2 swords): in the purchase phase a free
    legion in his city, if it is friendly and is Rome or a colony; it counts for 7.3. Cato
    (1): you pay nothing when you lose an auction. Labienus (2): in his battle your allies
    have one sword more in round one. Brutus (1): one Optimates symbol more while he is in
    friendly Rome. Metellus Scipio (1): allies placed in his city cost 4. Curio (1): a
    legion placed in his city costs 7. Dolabella (1): 1 gold more in taxes while in a
    friendly port. Cleopatra (1): 2 gold more in taxes while in friendly Alexandria. All but
    the swords of Cato and the free legion of Antonius is a reconstruction.
    .title = Leader cards

rule-6-0-hand =
    Caesar's player holds four cards at most, Pompey's three. With a Successor, or with no
    Supreme Leader on the map at all, it is one less: three and two. The Senate and Dictator
    raise it by one each. Forum and Leader cards on the table do not count. You may draw
    beyond the limit but must then discard at once, cards of your choice, until you are
    within it.
    .title = Hand limit

rule-7-0 =
    In your purchase phase you may take units from your stock and put them on the map: a
    legion for 9 gold, an ally for 6. Leaders cost nothing, but come by card only
    (6.0-leader). You may recruit as often as gold, stock and room (7.1 to 7.3) allow.
    .title = Recruiting

rule-7-1 =
    Your stock is made of your counters that are not on the map: those left out of the
    set-up and those eliminated since, veterans on their weak face again. What is not in the
    stock cannot be recruited.
    .title = The stock

rule-7-2 =
    New units are placed in friendly cities. A city is friendly to you if there is at least
    one unit of yours in it, a lone leader included, and no enemy unit. A city that you have
    left is friendly to nobody.
    .title = Friendly cities

rule-7-3 =
    In each friendly city you may place either one legion or up to two allies in a purchase
    phase, never both kinds.
    .title = Room for recruits

rule-7-0-special =
    Some cards let you place more than 7.3 allows: legions in colonies, allies in client
    states. With Veterans Settlement you may place one extra legion in each friendly colony
    for 7 gold; with Allied Settlement one extra ally in each friendly client state for 4
    gold; Legions Grumble sells legions in colonies for 5 gold and Allies Mobilize brings
    free allies to client states. The purpose is the rulebook's, the prices are a
    reconstruction.
    .title = Colonies and client states

rule-8-0 =
    In your tax phase each city that is friendly to you (7.2) pays its value in gold into
    your war chest. A city without a unit of yours pays you nothing, however you came by it.
    The stock of gold has no limit. Some cards and leaders add to your taxes (5.0-effects,
    6.0-leader), and Demand for Action halves them once, rounded down.
    .title = Taxes

rule-9-0 =
    In your movement phase you may move as many of your units as you like, together or one
    by one, or none. A unit goes along at most two routes (a reconstruction: the sentence
    with the distance is missing from the rulebook). Units enter and leave places freely and
    any number may share one, but a unit that enters a place with an enemy in it stops
    there, and there will be a battle. Once you have put a unit down its move is over, and
    all moves are over before the first battle begins.
    .title = Movement

rule-10-0-order =
    When the movement is done there must be a battle in every place that holds units of both
    sides. The active player is the attacker in all of them, and the other the defender. The
    attacker chooses the order, and each battle is finished before the next one begins.
    .title = Battles

rule-10-0-tactics =
    First the attacker may lay one Tactics card face down. Then the defender, who has seen
    whether he did, may lay one too. Both are turned over together and take effect; they are
    discarded when the battle ends.
    .title = Tactics in battle

rule-10-0-command =
    Each side adds up the swords of all its leaders in the battle, the Supreme Leader
    included, with what Tactics cards add to them. The side with the higher total has the
    initiative: it commits its units first. If the totals are equal, none at all on both
    sides included, the defender has it. This is settled once, before round one, and lasts
    for the whole battle.
    .title = Command and initiative

rule-10-0-round =
    A round has three steps: first the allies of both sides, then the legions, then the
    leaders. Within a step the sides take turns, the one with the initiative first, and
    commit one unit each time; a side that has none left in the step waits while the other
    commits the rest one after another. A unit that is committed rolls a die and hits if the
    result is no higher than its swords, as changed by Tactics. For each hit the other side
    at once loses one unit of its own choice, of any kind, whether it has fought in this
    round or not; one that has not loses its chance. A lost legion or ally goes to the
    stock, a lost leader's card to the discards (for a Supreme Leader see 11.0-loss). Each
    unit fights once a round. The round ends after the leaders, or as soon as one side has
    nothing left.
    .title = A round of battle

rule-10-0-retreat =
    If both sides have units left at the end of a round, the attacker may retreat. His
    survivors go back to the places from which units of his entered this battle, shared out
    among those places as he likes, as long as no enemy is there. If he stays, the defender
    may retreat: all his survivors go to one adjacent friendly city; only if there is none,
    to one adjacent place without enemies. A barbarian area is no refuge in the bronze game
    (12.0). A side with nowhere to go cannot retreat. If nobody retreats another round is
    fought, and so on until one side retreats or is wiped out.
    .title = Retreat

rule-10-0-vincere =
    Conquer or die: a side that retreats loses one of its leaders who fought in the battle
    and survived, if there is one, at its own choice. His card is discarded, and he may
    return later. The Supreme Leader is never lost in this way.
    .title = Aut vincere aut mori

rule-10-0-vaevictis =
    Woe to the vanquished: when a side retreats, the victor rolls a die for each of his
    surviving units, leaders too, one die apiece whatever the swords. Each 1 eliminates one
    unit of the retreating side, chosen by its owner; this loss may fall on a Supreme
    Leader.
    .title = Vae victis

rule-10-0-veterans =
    If the battle lasted at least two rounds, or ended with a retreat, the victor may
    promote one legion or ally of his that survived it: it is turned to its darker face and
    has one sword more. There is no promotion after a battle won outright in the first
    round. A veteran that is eliminated comes back as an ordinary unit.
    .title = Veterans

rule-10-0-example =
    Caesar (4 swords), a veteran legion (3) and two legions (2 each) march to Pharsalus,
    where Pompey's side has Cato (1), an ally (1) and four legions. Caesar lays no card;
    Pompey's side lays Double Line: Cato has 2 swords and its legions 4 in round one.
    Command is 4 to 2, and Caesar has the initiative. He has no allies; the enemy ally rolls
    2 and misses. Legions next: Caesar's veterans roll 3 and hit, and Pompey's side gives up
    the ally, which has fought already. A legion of Pompey's rolls 5 and misses in spite of
    its 4 swords. By the end of the legions each side has taken one hit more and lost a
    legion. Then Caesar hits, which costs another legion, and Cato misses. Caesar stays.
    Pompey's side, with two legions left and Double Line spent, retreats: Cato is lost, and
    of Caesar's three dice, one for each survivor, one shows a 1. A single legion escapes,
    and Caesar turns one of his legions to its veteran face.
    .title = A battle, step by step

rule-11-0-command =
    Leaders, the Supreme Leaders among them, move and fight by the same rules as other
    units. Their swords are also their command value, which settles the initiative in battle
    (10.0-command).
    .title = Leaders as units

rule-11-0-loss =
    When a Supreme Leader is eliminated, in whatever way, his player at once loses half his
    gold, rounded up (of 7 gold he loses 4), and discards his whole hand. After that he
    earns gold and draws cards as usual, with a lower hand limit (6.0-hand). The death of a
    Successor has the same price (reconstruction).
    .title = Loss of a Supreme Leader

rule-11-0-successor =
    An eliminated Supreme Leader comes back only through a Successor card, played in the
    purchase phase while he is off the map: his counter is turned over and placed in a city
    that holds a unit of yours (the place is a reconstruction). The Successor is a Supreme
    Leader in everything, but with one sword less and one card less in hand: 3 and 3 for
    Caesar's side, 2 and 2 for Pompey's. If he falls another Successor card may replace him.
    .title = Successors

rule-12-0 =
    In the bronze game no unit may ever enter a barbarian area, by march or by retreat. When
    the event Barbarian Invasion is drawn the barbarians come to plunder: each player rolls
    a die and loses that much gold. A player who cannot pay it all loses what he has, and
    must eliminate units of his on the map, of his own choice, whose swords make up what is
    missing.
    .title = Barbarian areas

rule-silver-barbarians =
    This option is a reconstruction: the silver rules were not available. Units may enter
    barbarian areas along the links on the map. An area of strength S is held by S warbands
    of one sword each; they fight in the step of the allies, have no command value and never
    retreat. An area that you have cleared and still occupy counts its strength toward the
    25 of a military victory, but pays no gold and takes no recruits; as soon as it is empty
    all its warbands are back. A defender may retreat into an adjacent barbarian area: he
    rolls a die for each unit and loses it on a 1, and the rest need not fight the warbands
    before his own next combat phase. An area that he has cleared and holds is as good as a
    friendly city: no dice are rolled there. Barbarian Invasion changes: an area that nobody
    holds is drawn by lot, and its warbands attack the linked city with the most gold, the
    player who drew the card choosing among equals. Units there must fight them; if the
    warbands win, the city pays no gold until units enter it again.
    .title = Silver option: barbarian areas

rule-silver-fleets =
    This option is a reconstruction: the silver rules were not available. When your opponent
    plays a Fleet card you may discard another Fleet card from your hand, if one of the two
    ports of the voyage, where it starts or where it ends, lies in the sea zone of yours as
    well. From Rome to Gades, for instance, the Fleet of the Atlantic may intercept, for
    Gades is on the Atlantic too; that of the Eastern Sea may not. His ships are
    intercepted: the move does not take place and his card is spent.
    .title = Silver option: fleets meet at sea
