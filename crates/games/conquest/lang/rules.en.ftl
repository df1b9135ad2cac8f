# Rules reference of conquest, in our own words. Ids follow the rulebook's numbers; S-… are the rules
# of the battles.

rule-1-0 =
    Five battles of Caesar's war in Gaul, fought by leaders who give orders: the Helvetii at
    Bibracte, Ariovistus near the Rhine, the Belgae on the Sabis, Camulogenus before
    Lutetia, and the landing in Britannia. One player leads the Romans, the other the
    tribes. The box also has a naval battle; its rules are not in the rulebook, so it is
    left out.
    .title = Introduction

rule-2-0 =
    What lies on the table and what the words of these rules mean.
    .title = The counters and the words used

rule-2-1 =
    Every battle has a map of its own with numbered hexes. What the ground does is in 6.2
    and in the table of movement costs. The printed maps were not at hand: ours are drawn
    anew round the hexes that the rules name.
    .title = The maps

rule-2-2 =
    Combat units fight, leaders command them, and markers record what has happened to both.
    .title = Kinds of counter

rule-2-21 =
    A combat unit has a type, cohorts also a class, and three figures: size, troop quality
    (TQ) and movement allowance (MA). A unit that can shoot carries the letter of its
    missile as well: A bow, S sling, J javelin or pilum, X axe. Its other side is the
    Reduced side (10.2): the figures are the same, and it says nothing about having moved.
    .title = Combat units

rule-2-22 =
    The types are CO cohort, BI barbarian infantry, LI light infantry, SK skirmisher, RC
    Roman cavalry, LN lancers, LC light cavalry, BC barbarian cavalry, CH chariot and
    artillery. A cohort is of veterans (VET) or recruits (REC). Type against type decides
    the column and the superiority of a shock (8.35, 8.36).
    .title = Types and classes

rule-2-23 =
    A legion is ten cohorts armed alike. Its class tells how experienced it is: what a
    cohort is worth shows only in the clash and superiority tables read together.
    .title = Legions

rule-2-24 =
    A counter shows the unit's name, its type and class, TQ, size and MA, its missile, and
    by its facing where its front is (7.11).
    .title = What a counter shows

rule-2-25 =
    Leaders have ratings for initiative and command: those of the Romans are in 4.1, those
    of the tribes in 4.51.
    .title = What a leader shows

rule-2-26 =
    Markers show hits, rout, rally, missiles that run short, who must attack, who has moved
    and the like. Here the counter itself bears these signs.
    .title = Markers

rule-2-3 =
    One die with ten faces, 0 to 9, decides everything, and 0 is a zero: the lowest roll.
    The superiority and clash tables are the general ones of the series, and so are the
    other charts wherever the book's own printing was not at hand.
    .title = Tables and die

rule-2-4 =
    Active is the leader who is giving orders, inactive one who has not acted yet, finished
    one who is done for the turn; a legate has passed when he leaves his legion to the
    proconsul. Cohesion is order in the ranks, lost by hits; a Reduced unit has lost men. A
    line is a body of units other than cohorts that one line order moves. Momentum gives a
    leader another phase; a trump puts one leader before another. Shock is hand-to-hand
    fighting, superiority the edge that arms, training or position give in it. TQ is troop
    quality, MA movement allowance, MP movement points, ZOC zone of control, LOS line of
    sight. PC is the proconsul, TC the tribal commander; a TC and his chiefs command their
    own tribe alone, except Camulogenus at Lutetia. The Britons have no TC.
    .title = Terms

rule-2-5 =
    A point of size is about 100 men, up to 150 in the dense bodies of the tribes; a cohort
    has size 5. The 1 of skirmishers only says that they fight scattered. A hex is 75 metres
    across, a turn some 20 minutes.
    .title = Scale

rule-2-6 =
    The rules fight on until one side routs. Our battles also end after a last turn
    (S-GEN-5).
    .title = How long a battle lasts

rule-2-7 =
    The book gives the publisher's address for questions. Where it is silent or contradicts
    itself, our rulings say what we decided.
    .title = Questions

rule-3-0 =
    Leaders act one by one, from the lowest initiative to the highest. A leader who acts
    gives orders, by which units in his range move and shoot; then they fight. A turn has
    five phases: auxiliaries (A), activation of a leader (B), his orders with movement, fire
    and shock (C), momentum or the next leader (D), and, when everybody has finished, rout
    and reload (E). Reinforcements come in before phase A (S-GEN-6), Caesar's elite phase
    comes after it (5.51).
    .title = The turn

rule-3-0-A =
    The proconsul may let his skirmishers act before any leader is activated (5.6). No tribe
    of the five battles has skirmishers, so only the Roman player is asked, and only while a
    proconsul lives and a skirmisher is on the map.
    .title = Phase A: auxiliaries

rule-3-0-B =
    The inactive leader of lowest initiative is due and his player activates him (5.12).
    Before that he may try to put one of his own better leaders first, by a trump (5.41).
    .title = Phase B: activating a leader

rule-3-0-C =
    First movement and fire: individual orders to single units, or a line order, or legion
    orders (5.22). The other side reacts as it happens, by orderly withdrawal (6.5), line
    extension (6.6), turning (7.15) and reaction fire (8.2). Then shock, in six steps: who
    attacks, charge, losses of leaders, clash, fight, collapse and pursuit. Each step is
    done for all combats before the next begins (8.3).
    .title = Phase C: orders

rule-3-0-D =
    Whoever has just acted may roll for another phase of orders (5.3); otherwise the next
    leader is due and play goes back to phase B.
    .title = Phase D: momentum

rule-3-0-E =
    In this order: 1 the marks of rallied units and activated legions go; 2 rally in the
    camps (10.45); 3 routed units run (10.33), tribes first, those nearest their goal first;
    4 missiles are replenished (8.15); 5 killed legates and chiefs come back (4.63); 6 rout
    points are added up and the armies tested (10.6); 7 leaders and eagles are ready again
    and the marks of the turn go.
    .title = Phase E: rout and reload

rule-4-0 =
    No unit moves or shoots without an order. Units that were ordered this turn, or that the
    active leader commands and has in range, may fight. A leader shows his active side until
    he has finished.
    .title = Leaders

rule-4-1 =
    Initiative: when he acts, how many individual orders he gives, and what he must roll for
    momentum. Command range: the length of a path of hexes from him to the unit, counting
    the unit's hex and not his own; no hex of it may hold an enemy unit, or lie in an enemy
    ZOC unless a friendly unit stands there, or be ground that a mounted leader cannot
    enter. Strategy: what a legate rolls against for a legion order outside the proconsul's
    range. Capacity: how many legion orders he may give instead of individual orders, 1 for
    legates. Charisma: added to the die of a shock beside him and used to rally. Heroic
    charisma, of Caesar and Ariovistus only, also reaches units next to him, and within two
    hexes while he stands in an enemy ZOC. Caesar alone is an elite commander (5.5). Every
    leader has 9 MP a phase.
    .title = Roman leaders

rule-4-2 =
    A legate leads each legion and each group of horse. He may act with it himself, or pass,
    so that the proconsul can use it in a larger body. Auxiliaries who belong to no legion
    obey the proconsul.
    .title = Roman command

rule-4-21 =
    Each legion and each group of horse has one legate. Skirmishers have none: they take
    individual or line orders from the proconsul, if in his range, and may act in the
    auxiliaries phase (5.6). Legates never command skirmishers or light infantry.
    .title = Who commands whom

rule-4-22 =
    A legate commands only the legion or horse that he began with; before the battle the
    Roman may exchange legates, except those that the battle fixes. In a phase that is not
    momentum he does one of these: individual orders (three, his initiative) to his own
    units; one legion order to his cohorts in range, without a die if he began the phase in
    the proconsul's range or on turn 1, otherwise by rolling his strategy or less, and with
    a higher roll he gives individual orders only; a line order to his horse, without a die;
    or pass. Once he has given orders the proconsul cannot use that legion this turn. In a
    momentum phase he gives neither legion nor line orders and cannot pass. Legates never
    trump, Labienus excepted.
    .title = Legates

rule-4-23 =
    In any of his phases, momentum too, the proconsul may: leave an enemy ZOC by an order to
    himself; move another leader, once each a phase, for one order, or two if that leader
    stands in an enemy ZOC, but not while he is in one himself; give individual orders of
    any kind to any units in range; give a line order; give legion orders to as many legions
    as his capacity, each through its legate, who must be in his range and must not have
    acted with it this turn; and let the skirmishers act in phase A. A legate may be called
    out of an enemy ZOC as part of a legion order. A tribal commander may order his chiefs
    out of a ZOC in the same way.
    .title = The proconsul

rule-4-24 =
    When a legate has given his legion an individual or a legion order, the proconsul can no
    longer move, fire or swap its units this turn. He may still let them recover and rally
    them (5.22). Groups of horse are treated alike. A legion that the proconsul has used is
    closed to its own legate, but not to the proconsul in his momentum.
    .title = A legion used by its legate

rule-4-25 =
    Labienus commands two legions, the same two for the whole turn, fixed by his first
    order. His own cohorts obey within his range; the other legion obeys through its legate,
    who must be in his range, must not have acted or finished and needs what 4.22 asks of a
    legate; or both through legates. If the roll for the second fails the first goes alone.
    Unlike other legates he may give legion orders in momentum too, to the same two legions.
    .title = Labienus

rule-4-3 =
    In one phase a leader gives either individual orders or legion or line orders, never
    both.
    .title = What Roman leaders can order

rule-4-31 =
    An individual order reaches a friendly unit in command range at the moment it is given:
    when the leader has moved by an order to himself, other units may have come into range.
    A legate orders only his own legion or horse.
    .title = Who is in range

rule-4-32 =
    One order lets one unit move and shoot, rally or do one of the other things of 5.22. A
    leader gives as many a phase as his initiative. Without an order no unit moves of its
    own will.
    .title = Individual orders

rule-4-33 =
    Instead of individual orders a leader who is allowed to gives legion orders, which go to
    cohorts through their legate, or a line order, which goes to units other than cohorts.
    Units so ordered may move and shoot. After an individual order there is no legion or
    line order in that phase, and the other way round.
    .title = Legion or line orders instead

rule-4-34 =
    A legion order goes to all cohorts of one legion in their legate's range; they need not
    be adjacent or in line. Whoever orders several legions at once chooses before the first
    move: wave, where each legion moves and fights to the end before the next one, as if in
    phases of their own, or all for one, where all of them do each step together. The choice
    holds for the whole phase. A line order goes to the units of a line in the leader's
    range. Range is taken at the start of the phase, so that no leader moves first to gain
    it; he may move along with his units.
    .title = Legion orders and line orders

rule-4-35 =
    A line is horse, or auxiliaries, never both in one order. It may have any number of
    units, all in range of the leader who gives the order; not all need take part, and they
    may leave his range as they move. A skirmisher who acted in phase A of this turn cannot
    be in a line (5.64).
    .title = Lines

rule-4-36 =
    A legion or line order reaches units that were in range and in line of sight (8.16) at
    the start of the phase. Friendly units do not block this sight, and it is read kindly:
    one clear line, a hair to either side, is enough.
    .title = Range and sight

rule-4-37 =
    Individual orders, or one line order, or legion orders to one or several legions up to
    his capacity. He may use legions whose legates passed or have not acted; a legion whose
    legate has acted or has finished is closed to him.
    .title = What the proconsul chooses from

rule-4-38 =
    A leader moves by an order to himself, by an order of the proconsul, or along with the
    legion or line that he orders. A leader other than the proconsul who stands in an enemy
    ZOC gives no orders at all, not even to himself, until the proconsul has got him out.
    .title = How leaders move

rule-4-39 =
    A finished leader gives no orders; the proconsul may still move him. What a legate has
    used is closed to the proconsul (4.24, 4.37).
    .title = Limits

rule-4-4 =
    The Aquila is the standard of a legion: its cohorts run to it and rally on it.
    .title = Eagles

rule-4-41 =
    An Aquila is no combat unit. Its other side says that the legate has given orders, so
    that the proconsul can no longer activate the legion this turn.
    .title = An eagle is no unit

rule-4-42 =
    It stacks freely, but only with a cohort or the legate of its own legion; or it stands
    alone.
    .title = With whom it stands

rule-4-43 =
    It moves alone with 6 MP, by an individual order or with its legion's order, and takes
    no hits; or a cohort or legate of its legion carries it, at no cost.
    .title = How it moves

rule-4-44 =
    When its carrier routs, and nobody else stays in the hex who may carry it, roll before
    he runs: more than the unit's printed TQ, and the eagle stays where it is. A legate who
    runs along does not stay. A leader alone with it
    who falls back before the enemy leaves it on more than his initiative. A cohort that
    withdraws in good order takes it along without a roll.
    .title = Left behind

rule-4-45 =
    An enemy unit that enters the hex of an eagle that stands alone captures it: 25 rout
    points for the Romans. The captor carries it; if he routs or dies it lies where he left,
    and a Roman unit that enters there takes it back, which returns 15 of the points.
    .title = Captured

rule-4-46 =
    If its carrier, a unit or a legate alone with it, is eliminated or leaves the map, and
    no other lawful carrier is in the hex, the eagle is lost: 10 rout points.
    .title = Lost

rule-4-47 =
    Routed cohorts, and they alone, make for their Aquila (10.32) and rally on it (10.44).
    .title = What it is for

rule-4-5 =
    Tribal leaders lead by example: they must be close to their men.
    .title = Tribal command

rule-4-51 =
    They have an initiative, a charisma and two ranges, but neither capacity nor strategy.
    .title = Tribal leaders

rule-4-52 =
    A tribal commander (TC) leads his tribe, chiefs are under him; any of them may order any
    unit of the tribe, with three limits. In a phase he orders either foot or horse, as the
    first unit ordered decides. A unit ordered by one leader takes no orders from another
    this turn, though another's range still lets it attack. And nobody orders or helps units
    of another tribe.
    .title = Whom they command

rule-4-53 =
    The first, shorter figure is the order range: for individual orders and for units that
    attack without having moved. The second is the line range: how far a unit may be to
    belong to his line. For a line order the leader must be within two hexes of a unit of
    the line.
    .title = Two ranges

rule-4-54 =
    A line is foot (BI and LI) or horse, never both. It takes in all such units in line
    range, each adjacent to at least one other of them; a unit is seen if the leader sees it
    or if it touches a seen unit of the line. A TC in his first phase needs no die. A chief
    needs none on turn 1 or in his TC's order range. Outside it, in his first phase, he
    chooses: automatic, and then no momentum; or a roll of his initiative or less, and
    momentum stays open; with a higher roll he gives individual orders only. In momentum
    everybody rolls.
    .title = Tribal line orders

rule-4-6 =
    What leaders may do near enemy units. Their losses are in 8.18 and 8.34.
    .title = Leaders and the enemy

rule-4-61 =
    A leader enters an enemy ZOC only stacked with a friendly unit, or where one stands
    already, and stops there. He leaves it alone only by an order of the PC or TC.
    .title = Into a zone of control

rule-4-62 =
    When an enemy combat unit that is not routed comes next to a leader, by whatever
    movement, he may fall back up to three hexes, each farther from that unit, not into an
    enemy ZOC; whether he is alone or not, and whatever his status. Alone and unable or
    unwilling to go, he is eliminated. It costs him nothing of his movement.
    .title = Falling back

rule-4-63 =
    Killed legates and chiefs come back at the end of the turn, with printed ratings,
    stacked with any unit they may command.
    .title = Replaced

rule-4-64 =
    A proconsul or tribal commander who is killed is not replaced. His chiefs then count as
    outside his range.
    .title = Not replaced

rule-5-0 =
    A leader gives orders only when he is active. Momentum can give him up to two more
    phases, a trump can bring him forward. "Order" means every kind of order unless it says
    individual order.
    .title = Activating leaders

rule-5-1 =
    Who acts when.
    .title = In which order

rule-5-11 =
    Every leader begins the turn inactive, may be activated once, and has finished when he
    is done. Only the die of fate brings a finished leader back (5.33).
    .title = Once a turn

rule-5-12 =
    After phase A leaders act by initiative, the lowest first. If both sides have leaders of
    the same initiative, both roll once, the higher first, ties again; from then on they
    alternate at that level. Among his own leaders of one level a player chooses.
    .title = From low to high

rule-5-13 =
    Only inactive leaders who have not been activated this turn; momentum and the elite
    phase are the exceptions. At Bibracte, after the first turn, the Helvetian chiefs come
    first with 2, then Divico and the legates with 3 by turns, then Labienus with 4, then
    Caesar with 6.
    .title = Who is eligible

rule-5-14 =
    A leader has at most three phases of orders a turn, the second and third by momentum.
    Phase A counts as one of the proconsul's, an elite phase as one of the leader who took
    it.
    .title = Three phases

rule-5-15 =
    After a phase without, or after a failed, try for momentum; when an enemy trumps him;
    when his own trump fails; and when his player declines to use him. A legate who passes
    has not finished.
    .title = When a leader has finished

rule-5-16 =
    A leader who has finished is turned over and has no more phases this turn.
    .title = Turned over

rule-5-17 =
    They may still be used by a legion order of the proconsul.
    .title = Legates who passed

rule-5-2 =
    What an active leader may order.
    .title = The orders phase

rule-5-21 =
    As many individual orders as his initiative, or legion or line orders as 4.2 to 4.5
    allow. Labienus: four individual orders, or two legion orders.
    .title = How many orders

rule-5-22 =
    An individual order lets one unit: 1 move, shooting once on the way if it can; 2 shoot
    where it stands, or harass (8.6); 3 recover two hits, Romans only (10.14); 4 try to
    rally (10.41); 5 change the order of its stack (6.95). Instead of all other orders a
    leader may rally on the eagle (10.44) or regroup horse off the map (10.55). The
    proconsul cannot use 1, 2 and 5 for legions whose legates have acted. A legion or line
    order lets each of its units move, extend the line and shoot, or shoot without moving;
    nothing else.
    .title = What an order does

rule-5-23 =
    An active leader may: order himself to move; order a unit that he is stacked with and go
    with it to its last hex; go along with the legion or line that he orders. The PC or TC
    may move another leader for one order, or two out of an enemy ZOC, or with a line order
    if he is stacked with a unit of that line. A leader stacked with a unit that withdraws
    may go with it. Legates and chiefs never move other leaders.
    .title = How a leader goes along

rule-5-24 =
    A unit may be ordered in several phases of a turn, but moves or shoots only once in
    each.
    .title = Once a phase

rule-5-25 =
    No order starts a shock: that follows when the orders are given. Missiles may be
    ordered; reaction fire needs no order.
    .title = Orders and fighting

rule-5-26 =
    A leader other than the proconsul who begins his phase in an enemy ZOC gives no orders.
    He may use his range so that units he commands attack, and has then finished; or wait.
    If later in the turn he stands free, he is activated before any leader of higher
    initiative, but out of sequence: without momentum. Who is still waiting when nobody else
    is left has finished. His charisma counts throughout.
    .title = A leader in a zone of control

rule-5-27 =
    When the active leader has given the orders he wants, the shock segment follows, even if
    he gave none.
    .title = Then shock

rule-5-28 =
    After shock the leader may try for momentum, or the next one is due. When all have
    finished, phase E begins.
    .title = After the phase

rule-5-3 =
    Another phase for the leader who has just acted.
    .title = Momentum

rule-5-31 =
    A leader who has just ended a phase, is not in an enemy ZOC, was not passed over by a
    trump (5.44) and was not activated out of sequence.
    .title = Who may try

rule-5-32 =
    His initiative or less: another phase. More: he has finished. Caesar needs 0 to 6, a
    legate 0 to 3.
    .title = The roll

rule-5-33 =
    A natural 9 on the roll for momentum is rolled again. 9: nobody else acts this turn,
    which goes on with phase E. 0 or 1: the enemy may at once activate any leader, even a
    finished one, who then has no momentum and cannot be trumped. 2 to 8: the leader has
    finished.
    .title = The die of fate

rule-5-34 =
    Momentum is only for the leader who has just ended his phase, not for one who was
    brought back by the die of fate. A leader who took the elite phase may try later, when
    his own turn comes.
    .title = Only the last one

rule-5-4 =
    A way to put a better leader first: the side that is due may try it before an
    activation, the other side in answer to a trump or to momentum.
    .title = Trumps

rule-5-41 =
    Instead of the leader who is due his player may try to activate another of strictly
    higher initiative: he succeeds with a roll of that leader's initiative or less. If he
    fails, the leader who was due acts and the other has finished.
    .title = Trumping one's own leader

rule-5-42 =
    1 After a successful trump the other player may try to trump it with a leader of at
    least the same initiative: if he succeeds that leader acts and the first one has
    finished; if not, his own has finished. 2 In the same way he may answer a successful
    roll for momentum. Nobody can trump a plain activation of the enemy. When the leader who
    trumped is done, the lowest inactive leader is due again.
    .title = Trumping the enemy

rule-5-43 =
    Each side may try one trump for each activation.
    .title = One try each

rule-5-44 =
    A leader whose trump fails, or who is trumped in momentum or by a counter-trump, has
    finished. When a trump succeeds, every other inactive leader of both sides with at most
    the initiative of the one who trumped has been passed over: he may still act, but has no
    momentum this turn.
    .title = Trumped or passed over

rule-5-45 =
    A leader is activated once a turn; momentum only prolongs it. A finished leader comes
    back by the die of fate alone.
    .title = Once activated

rule-5-46 =
    A leader who trumped cannot do nothing: a unit must end its phase in another hex, or
    shoot, or be marked to attack. Turning alone is not enough. If nothing of that is
    possible he may end.
    .title = A trump must be used

rule-5-47 =
    A leader in an enemy ZOC may trump. If he succeeds he must have at least one unit
    attack; the proconsul may give an order instead. Otherwise the trump counts as never
    made and the leader who was due acts.
    .title = Trumping from a zone of control

rule-5-5 =
    Caesar, the only elite commander, can act before everybody else.
    .title = Caesar's elite phase

rule-5-51 =
    On turn 1, and once in a later turn, there may be one elite phase after phase A, taken
    by Caesar or by any Roman leader, whatever his initiative. It has no momentum.
    Afterwards that leader is inactive again and has used one of his three phases. Without a
    living Caesar there is none.
    .title = When and who

rule-5-52 =
    Leaders used in the elite phase have not finished. A legate who took it may act again
    with his legion at his turn. Legions that Caesar ordered in it by legion orders are
    closed to their legates.
    .title = Afterwards

rule-5-6 =
    Skirmishers before leaders.
    .title = The auxiliaries phase

rule-5-61 =
    At the start of each turn, before any leader, skirmishers and nobody else may act.
    Nobody has to.
    .title = Skirmishers only

rule-5-62 =
    The player with the better PC or TC acts first; if they are equal, the elite commander,
    otherwise a die. In the five battles only Rome has skirmishers.
    .title = Who first

rule-5-63 =
    Each skirmisher on the map may have one individual order, at any distance.
    .title = Wherever they are

rule-5-64 =
    There is neither trump nor momentum in this phase. A skirmisher who acted may act again
    later in the turn, but only by an individual order, not in a line.
    .title = And later

rule-5-65 =
    Using the phase counts as one of the proconsul's three phases of the turn (5.14). It
    touches neither the elite phase nor trumps and momentum.
    .title = What it costs

rule-6-0 =
    How units and leaders move.
    .title = Movement

rule-6-1 =
    How far an order carries.
    .title = Movement allowance

rule-6-11 =
    With one order a unit spends up to its movement allowance, or less.
    .title = Up to the allowance

rule-6-12 =
    Once in each phase of orders, in as many phases as its leaders get. A unit whose legate
    has acted or has finished cannot be activated by another leader.
    .title = How often

rule-6-13 =
    A unit that moves a second time or more in a turn takes 1 hit when it spends its first
    point. Advance after combat, pursuit, orderly withdrawal, reactions and fire without
    movement are no moves. Foot of the tribes and artillery take this hit too.
    .title = Moving again

rule-6-14 =
    Skirmishers take no hit for moving more than once a turn.
    .title = Not skirmishers

rule-6-15 =
    An active leader may move several times in a phase, with 9 MP in all, at the costs of
    cavalry. Leaders have no facing.
    .title = Leaders

rule-6-2 =
    Ground costs movement points, and to some units hits as well.
    .title = Ground

rule-6-21 =
    Every hex entered and some hexsides crossed cost points (table of movement costs), and
    each level climbed 1 more. A cohort from 3516 to 3815 at Bibracte pays 5: three clear
    hexes and two levels.
    .title = Points

rule-6-22 =
    Some ground costs cohorts and horse hits, at the moment they enter it. More than one
    level up, or more than one down, in one phase, advances counted, costs them 1 hit, once.
    Cohorts in column take fewer. In Britannia a cohort from 2225 to 1924 takes 1.
    .title = Hits

rule-6-23 =
    Leaders, skirmishers, foot of the tribes (BI and LI) and artillery take no hits from
    ground, levels or turning. The hits for a second move (6.13) and for passing through
    friends (6.93) remain.
    .title = Who takes none

rule-6-24 =
    A hex counts as the ground that most of it shows. Our maps give every hex one kind.
    Coast hexes are land for units on land; our ships stay off the beach (S-BRI-1).
    .title = Mixed hexes

rule-6-25 =
    Some hexes and sides are closed to all or some units: the Sequana, deep water, camp
    walls; water to all but Roman foot; the beach to chariots.
    .title = Closed ground

rule-6-26 =
    Whoever cannot pay the whole cost does not enter; there is no smallest move. Points also
    pay for turning (7.12).
    .title = Enough points

rule-6-27 =
    Levels, rivers, woods and marsh also shift the column of a shock (8.36).
    .title = Ground and shock

rule-6-28 =
    The table of movement costs has points and hits for each kind of ground. In column only
    the rows marked COL cost hits: woods and marsh, and levels.
    .title = Costs and hits

rule-6-3 =
    One hex at a time, forward.
    .title = How one moves

rule-6-31 =
    A unit goes from hex to adjacent hex and ends its move before another one begins. Two
    stacked units may move as one stack; by individual orders that takes two, unless the
    proconsul is in the hex (6.94).
    .title = One after the other

rule-6-32 =
    A unit enters only one of its two front hexes; to go elsewhere it turns first (7.12).
    .title = Forward

rule-6-4 =
    Cohorts may march in column: faster and looser, but helpless.
    .title = Column

rule-6-41 =
    A cohort that is ordered to move, not routed, not stacked and not in an enemy ZOC, may
    form or leave column at the end of its move for 1 MP. It moves in column only if it
    began the phase so.
    .title = Forming it

rule-6-42 =
    1 MP more, and hits only where the table says COL: for woods, say, but not for a stream.
    .title = What it gains

rule-6-43 =
    A column faces a hexside: the one hex before it is its front, the opposite one its rear,
    the four others flanks. It forms to the side left or right of the corner it faced and
    leaves column to one of the two corners of its front side, at no cost.
    .title = Facing a side

rule-6-44 =
    It enters its front hex or one of the two hexes beside that without paying for the turn;
    other hexes cost the turn.
    .title = How it turns

rule-6-45 =
    In column TQ is 2 lower. A column neither attacks nor shoots nor does anything but move;
    whoever but skirmishers attacks it is superior. It may not be formed by a cohort whose
    hits have reached TQ less 2.
    .title = Weak

rule-6-46 =
    A column attacked in shock is back in line at the end of the phase, with 1 hit more,
    even if that routs it.
    .title = Caught in column

rule-6-47 =
    A column cannot withdraw in good order and does not stack.
    .title = Neither withdraws nor stacks

rule-6-48 =
    Only cohorts form column.
    .title = Cohorts only

rule-6-5 =
    Lighter and faster units step back before an enemy who approaches. Barbarian infantry
    cannot.
    .title = Orderly withdrawal

rule-6-51 =
    When an enemy unit begins its move two hexes away, or a step brings it to two hexes, a
    unit that is not routed, not in an enemy ZOC and has at least the same MA may withdraw
    at once: away from that unit, every hex farther than the one before, by as many MP as
    its MA is higher, at least 1. The enemy's move waits. Who declines has lost the chance
    against this move.
    .title = When and how far

rule-6-52 =
    It keeps its facing and pays the usual hits for ground; at the end it may turn, for the
    hits of turning only. Foot other than skirmishers then rolls: more than TQ is 1 hit. A
    unit approached from flank or rear takes 1 hit before it goes; if several hexes would
    do, the one best for it counts. Both add up.
    .title = What it costs

rule-6-53 =
    A unit that reaches its TQ in hits while withdrawing routs.
    .title = Too many hits

rule-6-54 =
    A unit may withdraw any number of times a turn; each time costs as in 6.52. It needs no
    order and uses up no movement.
    .title = As often as needed

rule-6-55 =
    Not into an enemy ZOC, woods, marsh or closed ground, not across a minor river; Romans
    into a camp by a gate only. Stacking holds (6.93): through friends, at the usual price,
    but not to stay with them. A unit does not shoot while it
    withdraws; if the one approaching can shoot on the move, it does so from two hexes or
    more.
    .title = Where not

rule-6-56 =
    There is no withdrawal in the shock segment. The unit that approached may go on with its
    move.
    .title = Only from movement

rule-6-6 =
    Pairs of cohorts with intervals open out into a line.
    .title = Line extension

rule-6-61 =
    Two stacked cohorts of one legion with an empty flank hex may extend: in reaction, when
    a step brings an enemy unit to two hexes from such a pair, and then every pair of the
    legion may; or in a legion order. Not by individual orders.
    .title = When

rule-6-62 =
    The upper cohort of a pair slides sideways into an empty flank hex. In reaction the
    choice is made at the first chance of the phase for that legion; later it is gone.
    .title = How

rule-6-63 =
    Into a hex that costs 1 MP and no hit to enter, that no unit holds and that lies in no
    enemy ZOC; not out of a ZOC that holds the cohort (7.23). Facing stays.
    .title = Where to

rule-6-64 =
    Other units may withdraw through the intervals before the line closes. Cohorts do not
    combine both: once a cohort of a legion has extended, no cohort of it withdraws in that
    phase.
    .title = With withdrawals

rule-6-65 =
    By a legion order 1 MP for the cohort that slides; in reaction nothing. No hits. Closing
    up again is ordinary movement.
    .title = What it costs

rule-6-66 =
    Cohorts in column cannot extend.
    .title = Not in column

rule-6-7 =
    Roman camps and the wagons of the tribes are places of refuge.
    .title = Camps

rule-6-71 =
    Walls: nobody crosses. Towers stand in hexes inside the wall; Roman foot may leave over
    a tower's outer side, nobody enters by it. Gates: for Romans (6.72). Wagons: for the
    tribes.
    .title = Works

rule-6-72 =
    Nobody moves, withdraws or routs over a fortified side, except Romans through a gate and
    the tribes over wagons, each for 1 MP more; who cannot pay does not cross.
    .title = Crossing

rule-6-73 =
    Zones of control do not cross fortified sides of any kind.
    .title = No zones of control

rule-6-74 =
    There is no shock over a fortified side, gates included. Fire is allowed outwards only:
    for the tribes over their wagons, for Romans from tower hexes, where they shoot from one
    level higher.
    .title = Fighting over works

rule-6-75 =
    A combat unit or catapult that enters a camp stays there, unless it entered routed and
    has rallied. Leaders and eagles are free. In phase A a skirmisher held in a camp may go
    to a tower of it. At Bibracte units that began in camp may leave it (S-BIB-2, S-BIB-3).
    .title = Inside for good

rule-6-8 =
    At the start of a battle foot of the tribes has 1 MP more, and a leader who ordered it
    in the phase just ended takes 1 off his roll for momentum. For each tribe this ends with
    the turn in which a second unit of it, counted over the whole battle, has entered a
    Roman ZOC. Britons have none; Germans have it by canton, but not their horse-and-foot
    pairs.
    .title = Impetuosity

rule-6-9 =
    How many units share a hex, moving through or staying.
    .title = Stacking

rule-6-91 =
    One combat unit; leaders, artillery and markers do not count. Exceptions: two cohorts
    may share a hex and then count as one unit for a third that comes in; skirmishers pass
    freely; German horse and foot at the Rhine (S-RHI-2), chariots and their riders in
    Britannia (S-BRI-8).
    .title = One unit a hex

rule-6-92 =
    No unit enters a hex with an enemy combat unit.
    .title = Never with the enemy

rule-6-93 =
    Movement by order and withdrawal is voluntary, rout is mandatory; each has its chart
    (6.99). Basic is every unit but skirmishers and cohorts; a pair of cohorts, moving or
    standing, counts as basic too.
    .title = Stacking charts

rule-6-94 =
    Moving two stacked units takes two individual orders. One order of the proconsul to his
    own hex moves all that is stacked with him, and him with it. A German pair needs one.
    .title = Two units, two orders

rule-6-95 =
    Which of two units is on top changes only by an individual order. If one of them moves,
    it is the top one; the other may move after it. A unit that enters a hex goes to the
    bottom.
    .title = Top and bottom

rule-6-96 =
    Units and leaders enter each other's hexes freely. When a unit with a leader withdraws,
    he may go along, go elsewhere or stay; he may also go while the unit stays.
    .title = Units and leaders

rule-6-97 =
    Two units in a hex face the same way. The one that comes to stay turns, without points,
    for the hits of turning only.
    .title = One facing

rule-6-98 =
    Sizes add up in shock. Missiles hit the top unit, from the rear the bottom one. Stacked
    units add 1 to rolls against TQ, unless they are cohorts of one legion. Hits of a shock
    are halved, the odd one to the top unit, from the rear to the bottom one, where 10.12
    says nothing else. If the top unit routs, the bottom one routs too; if the bottom one
    routs, the top one checks as in 8.33.
    .title = Stacks in combat

rule-6-99 =
    By order or withdrawal. Through: basic units 1 hit to both; skirmishers nothing; a
    cohort through a single cohort of its legion nothing, of another legion 1 hit to both,
    through anything else as basic. Stopping: only a cohort with one other cohort, and
    artillery with foot; of another legion with 1 more on all rolls against TQ while they
    are together. Never with a routed unit.

    In rout, the one that stands suffers. Through: 1 hit, then a roll against TQ whose
    excess is hits too; for a cohort of the same legion nothing, by a cohort through others
    1 hit without a roll. Who would end in an occupied hex goes one hex on, and the unit run
    over takes 1 hit and a roll.
    .title = What passing costs

rule-7-0 =
    Where a unit looks, and what it holds by that.
    .title = Facing and zones of control

rule-7-1 =
    Front, flanks and rear.
    .title = Facing

rule-7-11 =
    A unit faces a corner of its hex: the two hexes at that corner are its front, the two
    beside them its flanks, the two behind its rear. It moves only into a front hex. All
    units of a hex face the same way.
    .title = Front, flank, rear

rule-7-12 =
    A cohort pays 1 MP for a turn of any width. Skirmishers pay nothing. Barbarian and light
    infantry, all cavalry and chariots pay 1 MP for each corner. Columns: 6.44.
    .title = Turning

rule-7-13 =
    No unit turns as it enters, or while it stands in, an enemy ZOC, except by one corner
    after an advance (8.42), after a rally (10.47) or in reaction (7.15).
    .title = Not in a zone of control

rule-7-14 =
    In woods and marsh cohorts and cavalry take 1 hit for each corner they turn.
    .title = Rough ground

rule-7-15 =
    When an enemy unit comes next to it, in an advance too, a unit may turn by one corner,
    once a phase, unless it is in the ZOC of another enemy. Foot then rolls: what exceeds TQ
    is hits. Cavalry does not roll. Who wants to turn and shoot turns first.
    .title = Turning in reaction

rule-7-2 =
    What a unit's front does to the enemy.
    .title = Zones of control and who must fight

rule-7-21 =
    A unit controls its two front hexes, with or without missiles. Skirmishers control front
    and flank hexes, but none when out of missiles. Routed units, leaders and artillery
    control none.
    .title = Which hexes

rule-7-22 =
    A ZOC reaches neither into hexes that the unit cannot enter nor over fortified sides. So
    Britons control no water.
    .title = Where it does not reach

rule-7-23 =
    Whoever enters an enemy ZOC stops. Leaving one at the start of a move is allowed only to
    the proconsul by his own order, to other leaders by two orders or a legion or line order
    of their PC or TC, and to a combat unit ordered to move that has a free front hex and a
    higher MA than every enemy whose ZOC holds it. It may go straight into another ZOC and
    stops there. Leaving the zone of a unit that shoots may draw fire (8.21).
    .title = Stopping and leaving

rule-7-24 =
    A hex in the zones of both sides is controlled by both.
    .title = Both control

rule-7-25 =
    A: heavy units (CO, BI, RC, BC, LN) that moved in this phase must attack all enemies in
    their ZOC. B: light units (LI, LC) that moved may choose. C: units that only shot, or
    simply stand in range of the active leader who commands them, may choose to attack.
    .title = Who must and who may attack

rule-7-26 =
    A heavy unit that moves next to an enemy is marked at once: it must check its quality
    and attack; the mark falls off if no enemy is in its ZOC when it stops. A light unit
    that moved is asked when it stops. Units that did not move are marked without a check at
    the start of the shock segment. Only marked units attack.
    .title = Marked for shock

rule-8-0 =
    Missiles and shock.
    .title = Combat

rule-8-11 =
    Archers (A), slingers (S), throwers of axes (X) and of javelins (J) shoot by an order:
    standing, or once during a move right after a step that brought them nearer to the
    target, at no cost in points. Who shoots first does not move in that phase.
    .title = Shooting by order

rule-8-12 =
    By an order, or in reaction (8.2).
    .title = When

rule-8-13 =
    At any enemy hex in range that the line reaches through a front or flank side of the
    shooter, with line of sight. Everybody shoots alone. The top unit of the hex is hit, the
    bottom one if the shot comes from its rear. In a stack only the top unit shoots.
    .title = At whom

rule-8-14 =
    Bows and slings go low on a natural 9, javelins of LI and cavalry on 6 to 9, axes after
    the first throw; a unit that is low shoots once more and is then out. Cohorts throw
    their pila once. Foot with javelins, cohorts included, is out after a shock that was
    fought out. Artillery never runs short.
    .title = Supply

rule-8-15 =
    In phase E a unit that is low or out gets all its missiles back if it is in no enemy ZOC
    and not in range, arc and sight of an enemy that still has missiles.
    .title = Reloading

rule-8-16 =
    From the center of the shooter's hex to that of the target. It is blocked by ground
    between them that is higher than both; by woods, camp walls, gates, towers, wagons and
    hedges unless they lie lower than both; and by combat units, unless those lie lower than
    both or the shooter is an archer and they are nearer to him than to the target. A line
    along a side must be clear on both sides of it. Adjacent hexes are always in sight. For
    orders friendly units do not block, and one clear side is enough (4.36).
    .title = Line of sight

rule-8-17 =
    A hit if the die, with its modifiers, does not exceed the strength of the missile at
    that range (8.71); it costs 1 hit, at once. Target lower −1 (a tower counts one level
    more); target in woods +1; over a fortified side, or a hedge, +1; bow or sling next to a
    cohort, through its front, +1, but not from a tower; shooter Reduced +1; target SK +2;
    bow, sling or rider on the move or harassing +1.
    .title = The shot

rule-8-18 =
    A natural 0 against a hex with leaders: each rolls again, and another 0 is a casualty
    (8.34). A hex with a leader alone may be shot at.
    .title = Leaders under fire

rule-8-2 =
    Shots out of turn: at those who enter or leave a ZOC, and back at those who shoot.
    .title = Reaction fire

rule-8-21 =
    When a unit that is not routed leaves the ZOC of an enemy that shoots two hexes or more,
    bows and slings, that unit may shoot first. So may such a unit when somebody withdraws
    in good order before it.
    .title = At those who leave

rule-8-22 =
    Such shots count as at two hexes.
    .title = At two hexes

rule-8-23 =
    A unit with missiles may shoot at one that enters its ZOC, in an advance too, before it
    does anything else. It may use the range that suits it best among those at which it saw
    the enemy in this move. Against a legion or line order all moves are made first, then
    these shots; movers who are shot at hold their own fire until then.
    .title = At those who come

rule-8-24 =
    A unit shot at by the active side may shoot back if it is in range, after the effect.
    Not if it has used entry fire on that shooter in this phase, and not at artillery. No
    such shot draws another.
    .title = Shooting back

rule-8-25 =
    Reaction fire needs no order, only missiles.
    .title = No order needed

rule-8-26 =
    Artillery has its own rule (9.34) instead of reaction fire.
    .title = Not artillery

rule-8-3 =
    Shock ends a phase of orders. All marked units attack. Each step, 8.33 to 8.37, is done
    for all combats before the next one.
    .title = Shock

rule-8-31 =
    Units that have not moved and are to attack are marked, without a check (7.25 C).
    .title = Designation

rule-8-32 =
    An attacker must attack all enemies in its ZOC, except those that another of this
    segment attacks. Several may join on one defender, one may attack several, but never
    divided; all defenders of a combat are in the ZOC of each of its attackers, and a stack
    attacks together. Sizes add up. A unit attacks once a segment, a defender is attacked
    once a phase.
    .title = Who fights whom

rule-8-33 =
    Every attacker that must check, and every unit it attacks, rolls: what exceeds TQ is
    hits. Then defenders with TQ hits or more rout, then attackers. If all of both rout, the
    defenders run and the attackers stay where they are, routed. An attacker whose
    defender's hex is empty advances, unless another enemy's ZOC holds it. No roll:
    attackers of skirmishers or routed units only, cohorts attacked only from the front by
    light infantry. A routed unit that fails is eliminated. Modifiers: 8.51, 6.98.
    .title = The charge

rule-8-34 =
    Each leader stacked with a unit still in a combat rolls; 0 is a casualty. Second die: 0
    to 6, finished for the turn; 7, wounded as well, all ratings but capacity 1 lower for
    the rest of the battle; 8, the same by 2; 9, killed. An initiative of 0 kills.
    .title = Losses of leaders

rule-8-35 =
    The clash table (8.73) gives the base column by type against type and by front, flank or
    rear. With several types the defender names his unit first, then the attacker names his,
    with the angle that suits him best. Between two aspects the one better for the defender
    counts.
    .title = The clash

rule-8-36 =
    1 Superiority. An attack on flank or rear is superior (not on the flank of skirmishers),
    with the unit named for the column. Otherwise the superiority table decides (8.72);
    cohorts and LI with javelins that are out of missiles are not superior in defence
    against cavalry. 2 Size: for each step of the ratio beyond 1 to 1 one column, rounded
    for the attacker if one of his units moved, otherwise for the defender. 5 on 4 is 2-1
    moving, 1-1 standing. Against skirmishers size does not count. 3 Shifts, all added up,
    then held between columns 1 and 13: attacker Reduced 1 left, defender Reduced 1 right;
    all defenders in woods or marsh 1 left; some defender higher 1 left, all higher 2 left,
    all lower 1 right; all attackers over a minor river or over hedges 1 left; attack from
    shallow water 1 left, from moderate 2 left; defender in water, attacker on land, 1
    right. The die: plus the best charisma with the attackers, less the best with the
    defenders, held between 0 and 9; a leader killed in 8.34 counts against his side. 4
    Hits: attacker(defender); a superior attacker doubles the defender's hits, a superior
    defender triples the attacker's. Against skirmishers alone the attacker's hits are
    halved, 1 at most.
    .title = The fight

rule-8-37 =
    Units with TQ hits or more rout. Then every unit of these combats that is one hit from
    it and in an enemy ZOC rolls: TQ or more, it routs; less, it recovers one hit. Then
    advances (8.4) and the cavalry's pursuit (10.5).
    .title = Collapse

rule-8-4 =
    Into hexes that the enemy has left.
    .title = Advance after combat

rule-8-41 =
    Attackers enter a hex emptied by shock or charge, without an order, for the usual hits
    of ground but never beyond TQ less 1. After a charge an attacker in another enemy's ZOC
    does not.
    .title = Who must advance

rule-8-42 =
    After an advance a unit may turn by one corner, in an enemy ZOC too.
    .title = Turning

rule-8-43 =
    Of several attackers the one that gave superiority advances, otherwise the one of
    highest TQ, in a tie the player's choice. A stack advances together.
    .title = Which one

rule-8-44 =
    Nobody advances after missiles alone. A cohort that throws its pila as it comes next to
    an enemy may enter the hex that they emptied; its move ends there.
    .title = Not after missiles

rule-8-5 =
    The first rush of the tribes.
    .title = Ferocity

rule-8-51 =
    Gallic and German BI and LI begin the battle fierce. When they charge, defenders add 2
    to their rolls in 8.33 and they themselves subtract 1. One attacker who is fierce is
    enough. It does nothing when they are attacked. Each tribe has its own.
    .title = What it does

rule-8-52 =
    Each time a unit of the tribe routs, roll against the initiative of its commander: more,
    and the tribe has lost its ferocity for good.
    .title = Losing it

rule-8-53 =
    The test is made for each unit that routs, and one tribe's loss does not touch another.
    Britons have no ferocity.
    .title = Tribe by tribe

rule-8-6 =
    Light troops run up, throw and run back, without moving on the map.
    .title = Harassment and dispersal

rule-8-61 =
    Light cavalry with missiles, at anybody; skirmishers and light infantry with missiles,
    at foot.
    .title = Who

rule-8-62 =
    Cavalry starts within four hexes, foot within two, not adjacent and not in an enemy ZOC;
    German pairs and mounted British infantry count as cavalry. The way to the target, no
    longer than that, is free of enemy units and, but next to the target, of their zones.
    .title = From how far

rule-8-63 =
    Not through woods, marsh or closed ground, not over rivers, hedges or works; streams are
    free. Through a friendly unit it costs both 1 hit.
    .title = Over what ground

rule-8-64 =
    It shoots as at one hex, with 1 more on the die for bows, slings and riders. The target
    may shoot back at the same time if the last hex of the way is in its front or flank. The
    unit has not moved.
    .title = How

rule-8-65 =
    Against LI on foot the target may chase instead of shooting: a die, plus 1 if its TQ is
    higher. More than the LI's MA: after the shots the LI stands in the last hex of its way,
    next to the target. Otherwise the target must advance one hex towards it, and the LI may
    step back into an empty rear hex, keeping its facing.
    .title = Chasing light infantry

rule-8-7 =
    Where the figures are.
    .title = The combat tables

rule-8-71 =
    Strength by distance, 1 hex, 2 hexes and so on. Bow: 5, 3, 3, 1. Sling: 3, 2. Javelin on
    foot, pilum: 5. Javelin from horseback: 3. Catapult: 7, 5, 5, 3, 2, 1, 0. Axe: 4.
    .title = Missiles

rule-8-72 =
    Attacker superior: CO against BI and LI; BI against LI; everybody against SK; BC against
    LN and LC; RC and LN against LC. Defender superior: CO and BI against LI; BI against LC;
    and, while they have missiles, CO against RC, BC and LC, LI against LC. An artillery
    crew is LI. All others: nobody.
    .title = Superiority

rule-8-73 =
    The base column: a line for the defender, a column for the attacker. An artillery crew
    defends as LI. Chariots do not fight.

    Front: CO | BI | LI | RC | BC | LN | LC.
    CO: 7 | 6 | 5 | 7 | 7 | 4 | 4;
    BI: 6 | 7 | 7 | 5 | 5 | 4 | 3;
    LI: 8 | 10 | 7 | 8 | 8 | 7 | 6;
    SK: 11 | 12 | 10 | 11 | 11 | 10 | 9;
    RC: 7 | 7 | 6 | 7 | 7 | 6 | 5;
    BC: 7 | 7 | 6 | 7 | 7 | 6 | 5;
    LN: 9 | 9 | 8 | 9 | 9 | 8 | 7;
    LC: 10 | 10 | 8 | 9 | 9 | 8 | 7.

    Flank: CO | BI | LI | RC | BC | LN | LC.
    CO: 9 | 8 | 9 | 9 | 9 | 8 | 7;
    BI: 12 | 10 | 9 | 10 | 10 | 9 | 8;
    LI: 9 | 10 | 7 | 8 | 8 | 7 | 6;
    SK: 12 | 13 | 10 | 11 | 11 | 10 | 9;
    RC: 9 | 9 | 7 | 8 | 8 | 7 | 6;
    BC: 9 | 9 | 7 | 8 | 8 | 7 | 6;
    LN: 10 | 10 | 8 | 9 | 9 | 8 | 7;
    LC: 11 | 11 | 8 | 9 | 9 | 8 | 7.

    Rear: CO | BI | LI | RC | BC | LN | LC.
    CO: 11 | 10 | 11 | 10 | 10 | 10 | 9;
    BI: 13 | 13 | 10 | 11 | 11 | 11 | 9;
    LI: 12 | 12 | 9 | 10 | 10 | 8 | 6;
    SK: 12 | 13 | 10 | 11 | 11 | 11 | 9;
    RC: 11 | 11 | 8 | 9 | 9 | 8 | 7;
    BC: 11 | 11 | 8 | 9 | 9 | 8 | 7;
    LN: 11 | 11 | 9 | 10 | 10 | 9 | 8;
    LC: 12 | 12 | 9 | 10 | 10 | 9 | 8.
    .title = The clash

rule-8-74 =
    Hits of the attacker, in brackets those of the defender, by the modified die; columns 1
    to 13.

    0: 6(1) | 5(2) | 4(2) | 4(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 2(2) | 2(2);
    1: 6(1) | 4(2) | 4(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(3) | 2(3);
    2: 5(1) | 4(2) | 4(2) | 3(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3);
    3: 5(1) | 4(2) | 4(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(4);
    4: 5(2) | 4(2) | 3(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(4) | 1(3);
    5: 4(2) | 4(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(3) | 2(4) | 1(3);
    6: 4(2) | 4(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(4) | 2(4) | 1(4);
    7: 4(2) | 4(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(3) | 2(4) | 1(4) | 1(4);
    8: 4(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(3) | 2(4) | 2(4) | 1(4) | 1(4);
    9: 3(2) | 3(2) | 2(2) | 2(2) | 2(3) | 2(4) | 2(4) | 2(4) | 2(4) | 2(4) | 1(4) | 1(4) | 1(6).
    .title = Shock results

rule-8-75 =
    The list of hits that come of themselves is in the table of cohesion; so are the rolls
    against TQ.
    .title = Hits and checks

rule-9-0 =
    Skirmishers, light infantry and artillery.
    .title = Special units

rule-9-1 =
    Trained to keep out of shock.
    .title = Skirmishers

rule-9-11 =
    They never attack in shock and give no superiority. Who attacks only skirmishers makes
    no check in the charge; they do. Shots at them add 2 to the die, which does not matter
    for supply. They do not rout: they are eliminated. They may harass foot (8.6) and move
    more than once without a hit (6.14).
    .title = What is different

rule-9-12 =
    They withdraw up to two hexes before any unit whose MA is not higher than theirs,
    whatever the difference, and take a hit for it only when approached from flank or rear.
    .title = Their withdrawal

rule-9-2 =
    Light infantry with missiles may harass foot (8.6). A cohort attacked from the front by
    nobody but LI makes no check in the charge; the LI does. Cohorts that attack LI check as
    usual.
    .title = Light infantry

rule-9-3 =
    Catapults of the legions.
    .title = Artillery

rule-9-31 =
    Each legion has a catapult, which belongs to it.
    .title = One a legion

rule-9-32 =
    It is set up to shoot or to move. Changing over takes an individual order or the
    legion's order and is all that it does in the phase. It stacks with cohorts at no cost.
    .title = Two modes

rule-9-33 =
    It needs no other unit. The crew has a TQ and defends as light infantry. It never
    attacks in shock.
    .title = Its crew

rule-9-34 =
    Only set up to shoot, without an order, at any moment of movement and fire: twice in the
    whole turn while Romans are active, and twice in each enemy phase at units that have
    been ordered or have moved in it, even in the middle of a move. Not during shock.
    .title = When it shoots

rule-9-35 =
    It has no facing and shoots in any direction, but not over walls unless it stands in a
    tower.
    .title = All round

rule-9-36 =
    One catapult a hex. With a foot unit in the hex it adds neither size nor strength to the
    defence; it and light foot with it shoot wherever they are in the stack. If its escort
    is gone, an enemy who enters takes it.
    .title = In a stack

rule-9-37 =
    A catapult that would rout is eliminated.
    .title = No rout

rule-10-0 =
    Hits, rout, rally, pursuit, and the end of a battle.
    .title = What combat does

rule-10-1 =
    Order in the ranks, measured in hits.
    .title = Cohesion

rule-10-11 =
    Each loss of cohesion is a hit, kept on the unit until it recovers.
    .title = Hits

rule-10-12 =
    The hits of a side are shared out as evenly as can be among its units in the combat.
    What is left over goes first to the unit that gave superiority, then to the one that
    gave the column, then by 6.98, then as the owner likes, even if a unit routs by it.
    .title = Sharing hits

rule-10-13 =
    A unit routs when its hits reach its TQ, at once, wherever that happens; in a collapse
    also by a roll (8.37). Skirmishers, artillery and Reduced units of the tribes are
    eliminated instead.
    .title = Rout

rule-10-14 =
    By an individual order a Roman unit takes off two hits, once a phase, if it is not
    routed or in column, stands on clear ground, in no enemy ZOC, next to no enemy unit and
    not in range, arc and sight of an enemy with missiles. It neither moves nor shoots in
    that phase. The tribes cannot, and light cavalry cannot.
    .title = Recovery

rule-10-15 =
    A unit with hits fights as well as a fresh one; it is only nearer to rout.
    .title = Hits do not weaken

rule-10-16 =
    A check is a die against the printed TQ, 2 lower in column; a routed unit has TQ 1.
    .title = Checks

rule-10-2 =
    Men lost.
    .title = Reduction

rule-10-21 =
    A unit that rallies is Reduced. It happens once.
    .title = When

rule-10-22 =
    It shows its other side to the end of the battle.
    .title = For good

rule-10-23 =
    A Reduced unit among the attackers: 1 column left. Among the defenders: 1 right. Its own
    shots: 1 more on the die.
    .title = In combat

rule-10-24 =
    A Reduced unit adds 1 to the roll to rally.
    .title = When it rallies

rule-10-25 =
    If it was Reduced before, add 2 to the roll for the hits it keeps (10.46).
    .title = And its hits

rule-10-3 =
    How routed units run.
    .title = Rout and flight

rule-10-31 =
    A unit that routs goes two hexes at once, without points or hits, by the shortest way to
    its goal, facing it. It prefers free hexes outside enemy zones, then hexes of friends
    outside them, then hexes of friends in them; never an empty hex in an enemy zone. If it
    cannot go both hexes it is eliminated. Cohorts on the way to their eagle may take any of
    these, at need an empty hex in a zone, and may stop at the goal.
    .title = Two hexes at once

rule-10-32 =
    Cohorts: within one hex of their Aquila, where they stay; who routs there goes to a free
    hex of it farther from the enemy, or towards the camp. Other Romans: their camp.
    Tribes: their laager. Who has none of these makes for the retreat edge of the battle.
    .title = Where to

rule-10-33 =
    In phase E routed units that have not arrived move their whole printed MA in the same
    way, at the usual points, without hits, not into enemy zones unless a friend stands
    there.
    .title = Running on

rule-10-34 =
    A unit that leaves the map, or cannot finish its flight for enemies, their zones or the
    ground, is eliminated. Units at their eagle or in camp can rally, but as long as they
    are routed they count as eliminated for rout points, as do all routed units.
    .title = Gone

rule-10-35 =
    Routed units stack with nobody. Who would end in a friend's hex goes one hex on; if that
    is taken too, or closed, it is eliminated, and both hexes suffer as the chart says
    (6.99).
    .title = Over friends

rule-10-36 =
    They keep size and MA, have TQ 1, no ZOC, no orders but to rally, and do not shoot; foot
    is out of missiles. They take no hits from movement. One hit from an enemy eliminates
    them.
    .title = Routed units

rule-10-37 =
    If in the fight every unit of both sides would rout, the attacker first adds the hits
    that his advance would cost. The side whose hits exceed TQ by more routs, the defender
    in a tie; the other keeps TQ less 1 hits and, if it attacked, advances. If one unit
    holds, all that reached TQ rout.
    .title = When all would rout

rule-10-38 =
    A leader stacked with a unit that routs may run with it; it does him no harm.
    .title = Leaders with them

rule-10-4 =
    How routed units come back.
    .title = Rally

rule-10-41 =
    In a phase of orders a leader may try to rally: a Roman unit in range of its legate or
    of the proconsul, the way crossing no wall, gate, wagons, sea or river and going into
    woods but not beyond; a unit of a tribe stacked with or next to a leader of that tribe.
    No enemy unit may be next to the unit, and it may not be in range, arc and sight of an
    enemy with missiles. Stacked with the leader it rallies without a roll.
    .title = By a leader

rule-10-42 =
    A leader tries once a turn for the same unit; another leader may try as well.
    .title = Once each

rule-10-43 =
    Charisma or less rallies. With more the unit goes into its camp at once if a way free of
    enemy units leads there; otherwise it is eliminated.
    .title = Rally or be lost

rule-10-44 =
    A legate or the proconsul may spend his whole phase on one order to an Aquila in his
    range: all routed cohorts of that legion in or next to its hex rally.
    .title = On the eagle

rule-10-45 =
    In phase E, for each camp with a leader who began and ended the turn in it: one die for
    each routed unit inside, against his charisma. Who fails stays. In a laager the leader
    must be of the unit's tribe.
    .title = In camp

rule-10-46 =
    A rallied unit rolls for the hits that it keeps, with 2 more if it was Reduced before.
    TQ up to 5: 0–1 one, 2–7 two, 8–9 three. TQ 6 and more: 0–1 one, 2–5 two, 6–7 three, 8–9
    four.
    .title = Hits kept

rule-10-47 =
    A rallied unit may face any way, at no cost.
    .title = Facing

rule-10-48 =
    A rallied unit takes no orders until the next turn, is Reduced, and on foot is out of
    missiles.
    .title = For the rest of the turn

rule-10-5 =
    What victorious cavalry does.
    .title = Pursuit

rule-10-51 =
    If cavalry that attacked has routed all its enemies in the fight, not in the charge or
    the collapse, one of its units rolls: more than its TQ, and it pursues. Not if one of
    two defenders stands, nor if a defender was lost because units that did not attack it
    shut it in.
    .title = Who pursues

rule-10-52 =
    After all flights the pursuer follows the way of the routed unit with its whole MA,
    until an enemy is in its ZOC, which it attacks at once. If the routed unit left the map,
    so does the pursuer.
    .title = Following

rule-10-53 =
    Cavalry that eliminates a routed unit in shock, in pursuit or not, rides straight on for
    half its MA, rounded up, or into an enemy ZOC, and attacks once what it meets. So does
    cavalry that pursues after it has cut down skirmishers or a catapult. If it meets nobody it
    may face any way.
    .title = Riding on

rule-10-54 =
    Cavalry that does not pursue advances as usual, may face any way and has finished for
    the turn; so has cavalry that pursued.
    .title = Breaking off

rule-10-55 =
    Pursuers off the map come back when the PC, the TC or, in a tribe without TC, any chief
    spends his whole phase on it: all of that army or tribe, within two hexes of where each
    left, using as much of its MA as it likes.
    .title = Regrouping

rule-10-56 =
    Cavalry off the map in pursuit does not count for rout points.
    .title = No points

rule-10-6 =
    How a battle is won.
    .title = Victory

rule-10-61 =
    Who makes the enemy's army rout wins. At the end of each turn rout points are compared
    with the level of the battle.
    .title = Rout of an army

rule-10-62 =
    Units eliminated, those that fled the map among them; units routed at that moment;
    eagles lost or captured.
    .title = What counts

rule-10-63 =
    A unit counts its printed TQ, a skirmisher 1, chariots and artillery nothing. A
    proconsul or tribal commander killed: five times his initiative; legates and chiefs
    nothing. An eagle captured 25, or 10 once it is retaken; an eagle lost 10.
    .title = How much

rule-10-64 =
    An army whose points reach its level flees and has lost.
    .title = The level

rule-10-65 =
    Levels of the tribes hold for each tribe, unless the battle has one for the army. A
    tribe that flees is taken off and the battle goes on.
    .title = Tribe by tribe

rule-10-66 =
    If both sides reach their levels in the same turn, the one that has exceeded it by less
    wins; equal is a draw.
    .title = Both at once

rule-table-cohesion =
    One hit each: moving again in a turn; ground and turning (table of movement costs);
    withdrawing when approached from flank or rear; passing through a friend on purpose, for
    both; being run through by a friend in rout; a missile that hits; falling out of column
    after a shock; harassing through a friend, for both.

    Rolls against TQ: withdrawing foot, over TQ 1 hit; turning in reaction, charge, being
    run through, over TQ the difference in hits; collapse, TQ or more is rout; pursuit, over
    TQ pursues; the eagle, over TQ it is left behind.
    .title = Hits that come of themselves

rule-table-movement =
    Points, then hits of cohorts and of cavalry. Clear, camp ground, inside the wagons: 1.
    Woods: 2; 1, 1, in column too. Marsh: 1; 1, 2, in column too. Tower, from inside: 1,
    Roman foot. Beach from land: 1; 1, 2. Beach from the sea: 2; 1, Roman foot. Shallow
    water: 2; 2, Roman foot. Moderate water: 2; 3, Roman foot. Major river and deep water:
    closed. A road changes nothing.

    Sides, added: stream 0; 1, 0. Minor river 2; 1, 1. Hedge 2; 1, closed to cavalry. Gate
    1, Romans. Wagons 1, tribes. Tower outwards 0, Roman foot. Wall: closed. Each level up
    1, down 0; more than one level up or down in a phase: 1, 1 once, in column too.

    Turning: 7.12; in woods and marsh 1, 1 for each corner. Skirmishers, foot of the tribes,
    leaders and artillery take no hits. Impetuous foot and columns have 1 MP more.
    .title = Movement costs

rule-S-GEN =
    What holds in all five battles beyond the rulebook. Official set-ups, maps and rout
    levels were not at hand: where a source is known the data files name it, everything else
    is a reconstruction.
    .title = All battles

rule-S-GEN-1 =
    Every counter starts in its hex, with its facing and place in the stack, without hits,
    with all its missiles, in line, artillery set up to shoot. Before turn 1 the Roman may
    exchange legates between legions and groups of horse, except those that the battle
    fixes.
    .title = Set-up

rule-S-GEN-2 =
    Two sets to choose from: series, some 35 to 40 in a hundred of what an army is worth,
    and even, meant to give both sides the same chance. An army or tribe flees when its
    points reach its level.
    .title = Rout levels

rule-S-GEN-3 =
    At the end of each turn: TQ of units eliminated so far and of units routed at that
    moment, wherever they stand; skirmishers 1; chariots, artillery and ships nothing; a PC
    or TC killed five times his printed initiative; an eagle captured 25, retaken 10, lost
    10. A unit that has rallied no longer counts, nor does cavalry off the map in pursuit.
    .title = What is added up

rule-S-GEN-4 =
    Where levels go by tribe, a tribe that flees is removed with its leaders. The tribes
    have lost when none is left.
    .title = Tribes that flee

rule-S-GEN-5 =
    After its last turn a battle ends. Each side takes its points as a share of its level,
    several tribes added up, a tribe that fled at its full level. The smaller share wins,
    equal shares are a draw, unless the battle says otherwise.
    .title = The last turn

rule-S-GEN-6 =
    They come in before phase A, each in its hex and facing; if that hex is taken or in an
    enemy ZOC, in any other free hex of the group's entry outside enemy zones; if there is
    none, next turn. Leaders and eagles come with a unit of theirs. They act in that turn as
    usual.
    .title = Reinforcements

rule-S-GEN-7 =
    Boii and Tulingi have one chief each, who stands in for the TC in 4.54 and 8.52, but
    costs no points when killed and is replaced.
    .title = Tribes without a commander

rule-S-GEN-8 =
    His tribe keeps its ferocity at a rout only on a die of 0. His chiefs count as outside
    his range.
    .title = When the commander is dead

rule-S-GEN-9 =
    Gauls are both. So are Germans: 6.8 names only Gauls, but leaves out only Britons, and
    Caesar has the Germans run in too fast for pila. Britons are neither.
    .title = Impetuous and fierce

rule-S-GEN-10 =
    Walls are closed. Gates are for Romans, both ways. A tower hex is entered from inside
    for 1 MP, in phase A also by skirmishers whom the camp holds. Command
    range passes gates, rally range does not. Routed units inside stay, need no room, and
    when rallied take a free hex and may leave. Sound units that enter stay to the end,
    towers excepted. Wagons are open to the tribes everywhere.
    .title = Camps

rule-S-GEN-11 =
    Where a side has no camp, a unit that a leader fails to rally is eliminated.
    .title = Without a camp

rule-S-GEN-12 =
    Roads have no effect.
    .title = Roads

rule-S-GEN-13 =
    In a pair of cohorts the lower number starts on top and so extends the line first.
    .title = Stacks

rule-S-BIB =
    Followed by the Helvetii, Caesar drew up four veteran legions half-way up a hill and put
    his two new ones with the auxiliaries on top. The first charge was thrown back to a
    height a mile off; then Boii and Tulingi came upon the open Roman flank, and it was
    fought out at the wagons into the night. 18 turns. Rome wins when all three tribes have
    fled, the tribes when Rome flees.
    .title = Bibracte, 58 BC

rule-S-BIB-1 =
    Labienus with the Twelfth in camp, Aemilius with the Roman cavalry, Considius with the
    lancers.
    .title = Fixed legates

rule-S-BIB-2 =
    Cohorts of XI and XII may leave the camp. Until one has left it obeys only Labienus or
    Caesar, by individual or legion orders; Pedius commands those of XI that are outside.
    Labienus may order both legions, and inside the camp Pedius passes on a legion order to
    XI.
    .title = The camp's legions

rule-S-BIB-3 =
    Those that began in camp may leave and come back freely.
    .title = Skirmishers and catapults of the camp

rule-S-BIB-4 =
    They come in by the north edge on turn 3, or in the turn after the fourth rout of a
    Helvetian unit if that is earlier, impetuous and fierce.
    .title = Boii and Tulingi

rule-S-BIB-5 =
    Once, in phase E after the flights, every Helvetian BI neither routed nor in a Roman ZOC
    may go up to three hexes, each nearer to the second hill, outside Roman zones, the last
    one free; no cost, any facing. Their leaders may go along. Their impetuosity ends.
    .title = Back to the hill

rule-S-BIB-6 =
    The laager is the refuge of all three tribes. Routed units in it count for rout points;
    a chief who began and ended the turn inside may rally those of his tribe (10.45).
    .title = The wagons

rule-S-BIB-7 =
    Infantry of Boii and Tulingi throws axes.
    .title = Option: axes

rule-S-RHI =
    Six legions in three lines marched on the German camp, so that Ariovistus had to form
    up, canton by canton, wagons behind them. Caesar broke the German left while their right
    pressed his own left hard, until young Crassus sent in the third line. 15 turns. One
    army on each side; who routs has lost.
    .title = The Rhine, 58 BC

rule-S-RHI-1 =
    Crassus with the Roman cavalry, Labienus with the Ninth.
    .title = Fixed legates

rule-S-RHI-2 =
    One LC and one LI of the German horse may share a hex, the LC on top; they join and part
    freely. One order moves both; in a line order a pair is cavalry, and besides Ariovistus
    and Brinno any chief in range may order it. A pair has MA 7, costs of cavalry and 1 MP a
    corner, hits of movement on the LC; one ZOC; it withdraws with MA 7 and without a roll.
    In shock sizes add up and the owner names LC or LI; both check; the odd hit goes to the
    LC, from the rear to the LI. If the LC routs, the LI rolls and routs too on more than
    its TQ; if the LI routs, the LC checks (6.98). No 1 for being stacked. It harasses from
    within four hexes, each throwing once, the LI at foot only, and cannot be chased. Only
    the LC pursues.
    .title = Horse and foot

rule-S-RHI-3 =
    Chiefs command their canton, Brinno the horse, Ariovistus everybody. All Germans share
    one ferocity, tested on Ariovistus. Impetuosity goes by canton; the pairs have none.
    .title = German command

rule-S-RHI-4 =
    Both are empty. Routed Romans other than cohorts make for the nearer one, if they are as
    near for the large one.
    .title = Roman camps

rule-S-RHI-5 =
    Once, in his first phase of a turn in which at least two cohorts are routed or lost,
    Crassus may give instead of all other orders one legion order to up to eight cohorts
    numbered 8 to 10, of any legions, within seven hexes of him.
    .title = Option: Crassus

rule-S-RHI-6 =
    A cohort does not throw at a BI that enters its ZOC if its canton is still impetuous and
    it has moved at least four hexes in this phase.
    .title = Option: no time for pila

rule-S-SAB =
    While six legions dug their camp, Nervii, Atrebates and Viromandui burst from the woods,
    ran down, through the river and up, and were among men without helmets. The left threw
    the Atrebates back, the centre fought on the bank, the right was all but surrounded
    until two rear legions and the Tenth came. 15 turns. Rome wins when all tribes have
    fled, the tribes when Rome flees.
    .title = The Sabis, 57 BC

rule-S-SAB-1 =
    On turn 1 there is neither auxiliaries nor elite phase. All tribal leaders act before
    any Roman, lowest first; nobody trumps; momentum is allowed, and a 9 only ends that
    leader. Then the Romans act as usual. They may react throughout. The elite phase stays
    for one later turn.
    .title = Surprise

rule-S-SAB-2 =
    On turn 1 woods cost tribal BI 1 MP and the river nothing; Roman skirmishers and horse
    have no ZOC; and the first time in a phase that a tribal BI comes next to one of them,
    it takes 1 hit and its owner moves it up to three hexes, each farther from that BI, not
    into enemy zones, the river free, facing kept. If it cannot go one hex it routs;
    skirmishers are lost.
    .title = The rush

rule-S-SAB-3 =
    On turns 1 and 2 legates give legion orders outside Caesar's range without a roll.
    .title = Own judgement

rule-S-SAB-4 =
    Cohorts of VII to XII start unformed. An unformed cohort moves, turns and has a ZOC, but
    throws no pila, does not attack, withdraw, extend, form column or stack with a cohort;
    whoever attacks it is superior, and it adds 1 to its roll in the charge.
    .title = Unformed cohorts

rule-S-SAB-5 =
    A cohort that has an individual order, or is in range of its legion's order, and neither
    moves nor turns in that phase, rolls after movement and fire: 2 less if its legate or
    Caesar is in its hex or next to it, 1 less if its eagle is; TQ or less, and it is
    formed. The Tenth forms without a roll in the first legion order given to it. An
    unformed cohort that was attacked and did not rout rolls at the end of that shock: TQ
    less 2 or less. Rout takes the mark off.
    .title = Reforming

rule-S-SAB-6 =
    Crossing costs 2 MP more and cohorts 1 hit; cavalry and leaders do not cross, so no path
    of command or rally does. A hedge blocks sight unless both ends are higher than its two
    hexes. A shot at an adjacent hex over it adds 1. Zones and shock pass, 1 column left if
    all attackers strike over hedges. Nobody withdraws over one in good order; rout may.
    .title = Hedges

rule-S-SAB-7 =
    It has no walls, anyone enters and leaves. Romans other than cohorts flee to it and
    rally in it. At the first end of a turn with five or more unrouted tribal units in it
    Rome takes 10 rout points, once.
    .title = The unfinished camp

rule-S-SAB-8 =
    He leads the Tenth and may command the Ninth as well.
    .title = Labienus

rule-S-SAB-9 =
    From turn 5 on, one die before phase A: the number of the turn or less, and XIII and XIV
    come in by the west edge with Fabius and Roscius.
    .title = The rear legions

rule-S-SAB-10 =
    At the first end of a turn with four routed cohorts two lancers of the Roman's choice go
    home, without points.
    .title = Option: the Treviri

rule-S-SAB-11 =
    From turn 8 on, a die of 4 or less before phase A brings ten BI and a commander by the
    east edge, with a rout level of their own.
    .title = Option: the Aduatuci

rule-S-LUT =
    Labienus slipped three legions across the Seine by night while noise upstream divided
    the Gauls. On the right the Seventh broke its foes at the first rush; on the left the
    men round old Camulogenus stood before the Twelfth to the last. The guard from upstream
    came late and seized a hill. 12 turns. Who routs has lost.
    .title = Lutetia, 52 BC

rule-S-LUT-1 =
    He is the proconsul here: range 7, four orders or two legion orders, commands the
    skirmishers and phase A, costs 20 points when killed, leads no legion himself and has no
    elite phase.
    .title = Labienus commands

rule-S-LUT-2 =
    Twice in the battle he may declare a trump free before the roll: if it fails he has not
    finished and the leader who was due acts.
    .title = Two free trumps

rule-S-LUT-3 =
    Until the first shock of the battle has been fought, a line order of any Gallic leader
    may take BI of all three tribes: all within eight hexes of Camulogenus, each next to
    another of the line, the chain beginning in the leader's line range. Barbarian cavalry
    is not included. A unit still obeys one leader a turn.
    .title = One line of Gauls

rule-S-LUT-4 =
    He commands all three tribes, chiefs their own. Each tribe has its ferocity, tested on
    him, after his death on the tribe's chief.
    .title = Camulogenus

rule-S-LUT-5 =
    Five units of Senones and Moritasgus come in by the top edge on turn 3, impetuous and
    fierce. Before that they count for nothing.
    .title = The guard

rule-S-LUT-6 =
    Nobody enters the Sequana. Routed Roman horse makes for the boats and is eliminated
    there; so do cohorts without an eagle.
    .title = The river behind

rule-S-LUT-7 =
    One level for all Gauls while Camulogenus lives. From the end of the turn of his death
    each tribe is tested alone with the points of its own units; his 20 fall on the Aulerci.
    .title = Levels

rule-S-LUT-8 =
    The third legion, whose number is not known, is of veterans with TQ 7.
    .title = Option: veterans

rule-S-BRI =
    Turned away by cliffs, Caesar ran his ships at an open shore where horse and chariots
    waited. The transports drew too much water, the men had to jump into the waves under
    javelins and hesitated, until the eagle-bearer of the Tenth leapt first and the galleys
    shot at the British flank. 12 turns; then the Britons have won.
    .title = Britannia, 55 BC

rule-S-BRI-1 =
    Transports have MA 4, galleys 6, 1 MP a sea hex; no facing, ZOC, TQ, size or points; one
    ship a hex. They neither block sight nor stop those who wade. Transports enter deep and
    moderate water, galleys shallow water too, none the beach. Deep water is closed to
    troops.
    .title = Ships

rule-S-BRI-2 =
    A transport obeys the legate of its legion or Caesar, in range: by an individual order
    it moves or lands one cohort, in a legion order all in range move or land both. Galleys
    and skirmishers aboard act in phase A or by Caesar's individual orders. Leaders command
    from their ships; paths of command cross the sea.
    .title = Orders to ships

rule-S-BRI-3 =
    From a transport in moderate water that does not move in that phase a cohort enters an
    adjacent hex of moderate or shallow water or beach without enemies, for its points and
    hits, with any facing, and may go on with the points left. It does not go back aboard.
    Leaders and the eagle land with a cohort for nothing. An eagle aboard cannot be
    captured.
    .title = Landing

rule-S-BRI-4 =
    Cohorts in water throw no pila and do not recover hits, nor on the beach. Attacks from
    shallow water are 1 column left, from moderate 2. Britons do not enter water, control
    none of it and cannot attack cohorts in it; they can throw.
    .title = In the water

rule-S-BRI-5 =
    Once: in the phase in which it lands each cohort of X that lands takes 1 hit less in
    all, and X takes 1 off its rolls in the charge.
    .title = The eagle of the Tenth

rule-S-BRI-6 =
    No British leader acts and no British unit reacts until a Roman ship has entered
    moderate or shallow water, or a Roman has shot. From then on all act; leaders passed
    over in that turn come next, lowest first.
    .title = The Britons wait

rule-S-BRI-7 =
    Each has a catapult that shoots as artillery (9.34). Up to two skirmishers aboard shoot
    in phase A and once in each enemy phase at an active unit in range. Shots at them add 1;
    at TQ hits they are lost. Option: transports have catapults too.
    .title = Galleys

rule-S-BRI-8 =
    A chariot carries one LI: MA 10, 1 MP a corner, costs of cavalry, never beach or water;
    no size, TQ, ZOC or points of its own. Mounting and leaving are free; an LI that mounts
    in mid-move leaves the chariot 10 MP less what it has spent. When the LI leaves, the
    chariot stops; the LI may always step into an adjacent hex and go on only with 6 less
    what the pair has used. An empty chariot does not move, and an enemy who enters removes
    it. The pair fights, checks and suffers as the LI alone, throws as foot with 1 more if
    it moved, harasses foot from within four hexes without being chased, withdraws with MA
    10; a routing LI flees on foot. In line orders it is infantry.
    .title = Chariots

rule-S-BRI-9 =
    One tribe, four chiefs, no TC. After turn 1 a chief's first phase may be a line order
    without a roll and then without momentum, or with a roll of his initiative or less and
    momentum open; in momentum always with a roll. Any chief regroups cavalry.
    .title = British command

rule-S-BRI-10 =
    Rome also wins when at the end of two turns in a row at least six hexes of beach or
    level 1 each hold an unrouted cohort with no unrouted British unit next to it.
    .title = The beach-head

# Rulings: where the rulebook is silent or contradicts itself. RULES.md has the reasons.

ruling-01 = An army flees when its points reach its level, not only when they exceed it: 10.64 is the rule that ends the game. (10.61, 10.64)
ruling-02 = All routed units count, wherever they are, not only those in camp or at their eagle: 10.34 says so in general, and nobody gains by keeping them short of the camp. (10.34, 10.62)
ruling-03 = Gates are for Romans only: 6.72 and the table against one sentence of 6.71, and nobody could fight over a gate (6.74). (6.71, 6.72, table-movement)
ruling-04 = A tower is a hex inside the camp with outer sides of its own: Roman foot leaves over them, nobody enters, and whoever stands in it shoots out from one level higher. (6.71, 6.74, 6.75)
ruling-05 = Germans are impetuous too, canton by canton, their horse-and-foot pairs not: leaving out Britons alone would mean nothing if Germans were out anyway. (6.8, 8.51)
ruling-06 = Whoever enters a camp unrouted stays there, combat units and catapults, not leaders and eagles; towers, S-BIB-2, S-BIB-3 and S-SAB-7 are the exceptions. If only routed units were held, the exceptions of 6.75 would be needless. A cohort that has left the camp at Bibracte and comes back stays like any other. The wagons of the tribes hold nobody: 6.71 lets them cross, and S-GEN-10 both ways. To a tower in phase A go skirmishers whom the camp holds: that phase is theirs alone (5.61). (6.75)
ruling-07 = In a tribe without a commander its chief stands in for line orders and ferocity, but is replaced and costs no points. British chiefs always count as outside a commander's range after turn 1. (4.54, 8.52, 10.55)
ruling-08 = The river that one may not withdraw into is a minor river side too: the only river hexes are closed to everybody, and 8.63 treats minor rivers so. Streams are free. (6.55)
ruling-09 = References to rules that do not exist or do not fit are read as the rule that was meant: 4.28 as 4.22 and 4.37, 6.57 as 6.56, 6.67 as 6.61 to 6.65, 8.19 as 8.18, 8.62 as 8.72, 9.15 as 9.2 and so on. Refusals cite the rule that was meant. (4.22, 5.17, 5.26, 8.33)
ruling-10 = Britons have no ZOC in water, for they cannot enter it: landing cohorts are not stopped by them, nor shot at as they come, but only in British phases. (7.22)
ruling-11 = Catapults shoot at any moment of movement and fire, not during shock, whose steps are simultaneous. In an enemy phase the target must have been ordered or have moved in it; whoever has just come is shot at at once, the others when all have moved. (9.34)
ruling-12 = Labienus may trump, other legates not: 4.22 forbids it to legates, the example of 5.42 lets him. (4.22, 4.25, 5.42)
ruling-13 = A leader in an enemy ZOC may trump, but must then have a unit attack, the proconsul at least give an order; otherwise the trump counts as never made. The sentence says first that he cannot and then what follows when he does. (5.47)
ruling-14 = The other side answers a trump or a momentum, never a plain activation: 5.42 names two cases, the opening of 5.4 none. (5.4, 5.42)
ruling-15 = Each successful trump takes momentum from all other inactive leaders of both sides up to the initiative of the one who trumped, as the note of 5.44 has it. (5.44)
ruling-16 = A leader whose trump is trumped has finished; the leader who was due is still due. (5.15, 5.42, 5.44)
ruling-17 = Labienus gives legion orders in momentum too, to the same two legions, which his first order fixes: the warning of 4.25 makes sense only so. The second legion obeys through its legate in his range, who must not have acted with it. If the roll for the second fails, the first goes alone. (4.22, 4.25)
ruling-18 = A legate who fails his strategy roll gives individual orders only, as 4.54 says for the tribes. (4.22)
ruling-19 = A skirmisher who acted in phase A can later have an individual order only; one who did not may be in the proconsul's line. Both texts keep a meaning so. (4.35, 5.64)
ruling-20 = A group of horse is treated as a legion: once its legate has acted the proconsul cannot move it. (4.24, 6.12)
ruling-21 = A legion that the proconsul ordered is closed to its legate, but not to the proconsul in his momentum. A legion whose legate has finished without acting, because he declined or was hit, is closed to everybody else: 4.37 and 6.12 say finished, and passing would otherwise be the same as declining. A dead legate closes nothing. (4.24, 4.37, 5.52, 6.12)
ruling-22 = The leader who takes the elite phase is charged one phase, Caesar only if he takes it himself. A legate's elite phase does not close his legion; legions that Caesar orders in his own are closed to their legates. The example's two numbers for one legion are a misprint. (5.51, 5.52, 5.14)
ruling-23 = Sight for orders needs one clear line of two. In a tribal line a unit is seen if it touches a seen unit of the line: strict sight would leave Boduagnatus seven of his 36 units in the wood. (4.36, 4.54, 8.16)
ruling-24 = Heroic charisma reaches units stacked or adjacent, and within two hexes while the leader stands in an enemy ZOC; the text is garbled there. (4.1)
ruling-25 = Only the best charisma of a side counts in a combat: the sum of Caesar and a legate would add 7 to a die of ten. (8.36)
ruling-26 = A tribal commander too may call his chiefs out of a ZOC, but not while he stands in one: 5.26 excepts the proconsul alone. (4.23, 4.61, 5.23, 7.23)
ruling-27 = The proconsul may give a legion order through a legate in an enemy ZOC, who may leave it with that order; otherwise 7.23 would have no such case. (4.38, 5.26, 7.23)
ruling-28 = A leader in a ZOC at his turn has his units fight and has finished, waits, or declines. Who still waits when nobody else is left has finished. (5.26)
ruling-29 = A chief regroups cavalry only in a tribe without a commander: 10.55 is the rule, 5.22 a list. (5.22, 10.55)
ruling-30 = For a tie both roll once a level and turn, equal again; then the sides alternate strictly, whatever comes between. (5.12)
ruling-31 = A natural 9 calls the die of fate. The 1 of impetuosity counts only for the comparison, and only if the leader ordered impetuous foot in the phase just ended. (5.33, 6.8)
ruling-32 = Reactivation is optional and cannot be trumped. It is no momentum phase; afterwards the leader has finished. (5.33)
ruling-33 = Each unit of a line needs one neighbour of the line; several separate groups may be one line. In momentum the commander rolls too. (4.54)
ruling-34 = Foot or horse is decided phase by phase, by the first unit ordered. Units that attack without having moved may be of both. (4.52)
ruling-35 = Foot of the tribes takes the hit of a second move: 6.23 stands among the rules of ground and gives formation as its reason, and 6.14 would be idle otherwise. (6.13, 6.23)
ruling-36 = The first point spent by order, for a step, a turn, a change of column or an extension, is a move, and in a later phase costs 1 hit at once. Advance, pursuit, withdrawal, reactions, harassment, changing mode and landing without going on are none. (6.13)
ruling-37 = The row of the table for levels is lost but for its note: cohorts and cavalry take 1 hit, once a phase, when the levels climbed or those descended exceed one, in column too. (6.22, table-movement)
ruling-38 = Where the table prints 1 for the letter I, the ground is closed: major river, deep water, walls, and the sea to all but Roman foot. Marsh stays as printed. (table-movement)
ruling-39 = Light infantry pays for each corner it turns, as note c of the table says. (7.12)
ruling-40 = In a wave each legion's turn is a phase of its own for what is limited by phase, but the proconsul's points and orders, and each unit's one attack, run through all waves. (4.34)
ruling-41 = An eagle is ordered alone or with its legion and carried for nothing. Withdrawal in good order by a cohort needs no roll for it. It is retaken by entering the hex where the captor dropped it, and lost only if no other lawful carrier is in the hex. (4.42, 4.44, 4.45, 4.46)
ruling-42 = A column has one front, one rear and four flank hexes, does not turn in reaction, and cannot be formed with hits of TQ less 2 or more, for it would rout at once. (6.43, 6.45, 6.46)
ruling-43 = Withdrawal is offered at exactly two hexes, after a step or at the start of a move; equal MA is enough, with all that changes it; every hex lies farther from the mover; nobody withdraws out of an enemy zone of control, for there the contact is made. Of several hexes by which the mover could come the one best for the withdrawing unit counts. (6.51, 6.52)
ruling-44 = Turning at the end of a withdrawal needs no points: the text names cohesion alone. (6.52)
ruling-45 = Line extension in reaction is offered once a legion and phase, when a step brings an enemy to two hexes from a pair of it; then all its pairs may slide. (6.61, 6.62)
ruling-46 = A catapult has no ZOC and no facing, so that all its sides are front, and does not withdraw. It changes mode once a phase and does nothing else in it. (9.33, 9.35, 9.36)
ruling-47 = Of two stacked units only the top one throws: 9.36 excepts artillery and light foot with it. (8.13, 9.36)
ruling-48 = A unit that stacks takes the other's facing without points, for the hits of turning only. (6.97)
ruling-49 = The check of the top unit when the bottom one routs costs the difference in hits, with 2 more in a fierce charge. (6.98, 8.33)
ruling-50 = A unit turns before it shoots at the one that came; a stack turns as one and each unit on foot rolls, skirmishers too. (7.15)
ruling-51 = MA is compared with all that changes it, against every enemy whose ZOC holds the unit. (7.23)
ruling-52 = The mark of a heavy unit comes off if no enemy is in its ZOC when it stops: 8.32 knows only targets in the ZOC. (7.25, 7.26)
ruling-53 = Without having moved only units attack that the active leader commands and has in range; the proconsul has all. A light unit that moved and declined is not marked later. (7.25)
ruling-54 = A unit on the move shoots only right after a step towards the target; who shoots first does not move. (8.11)
ruling-55 = Bows, slings and riders add 1 on the move: it is missing from the list of 8.17, but its example has it. (8.11, 8.17)
ruling-56 = Over fortified sides one shoots outwards only, the tribes over wagons, Romans from towers, with 1 more on the die; nobody shoots in, in return either. (6.74, 8.17, 9.35)
ruling-57 = Ground blocks when it is higher than both ends: higher than one would stop every shot down a slope. Units lower than both do not block. A line along a side is tried a hair to either side. (8.16)
ruling-58 = Against a legion or line order all moves come first, then entry fire, then movers shot at may shoot. A unit fires once at each that enters, while missiles last. (8.23)
ruling-59 = Only the inactive side shoots back, only at fire by order, never at catapults, and never in a chain. (8.24)
ruling-60 = Exit fire is for bows and slings, at anybody not routed who leaves, in an advance or pursuit too; and the shooter who approaches may shoot at one who withdraws before it. (8.21)
ruling-61 = All defenders of a combat are in the ZOC of each of its attackers, and attackers with a common defender have the same targets. Attacks in pursuit are extra. (8.32)
ruling-62 = If everybody routs in the charge the defenders run and the attackers stay where they are, routed; 10.37 is for the fight. Odd but explicit. (8.33, 10.37)
ruling-63 = An attacker makes no check only if all its targets are skirmishers or all are routed; a cohort only if every attacker is light infantry at its front. One fierce attacker is enough for the 2. (8.33, 8.51)
ruling-64 = Only units of this segment's combats roll for collapse, and TQ itself routs. Units left at TQ less 1 by an advance or 10.37 roll once after the advances. (8.37, 10.13)
ruling-65 = Exception 1 means skirmishers who are attacked, for they never attack. An attacker who is himself held from flank or rear keeps his superiority of position. (8.36, 9.11)
ruling-66 = Against skirmishers size does not count, and the attacker's hits are halved, 1 at most, as in the series: 2.5 says that their size is no number. Light cavalry's hits on cohorts are not halved, for 8.36 lists all changes. (8.36, 9.11)
ruling-67 = Shifts for ground are those of the series' chart; a minor river counts when all attackers cross it, streams never. (6.27, 8.36)
ruling-68 = All shifts are added up before the column is held to the table; so is the die. (8.36)
ruling-69 = A stack advances together, one unit or stack a hex, also when a second defender stands; never into closed ground. (8.41, 8.43)
ruling-70 = A cohort whose pila emptied the hex may enter it, need not, and ends its move there. (8.44)
ruling-71 = Hits left over go by superiority, then column, then 6.98, then choice: the list has two items 3. (10.12)
ruling-72 = A Reduced unit of a tribe that is eliminated instead of routing counts as a rout for ferocity and for S-BIB-4; cavalry of the tribe too. (10.13, 8.52)
ruling-73 = Flight goes nearer to the goal if it can, otherwise as near, otherwise farther. Cohorts bound for their eagle may use any hex without enemies and stop at the goal; already there, they go to a free hex next to them that is at the eagle too and farther from the enemy, and if there is none two hexes towards the camp. (10.31, 10.32)
ruling-74 = In phase E the tribes run first, then Rome; in each side the unit nearest its goal first, then by name. Where 10.31 leaves several hexes, the one farthest from the enemy is taken and then the lowest, and nobody is asked hex by hex: the rule is the way of least resistance, which is nobody's to choose, and no unit may end its run elsewhere for a better place. Of the two hexes of a fresh rout, when pursuers follow the way (10.52), the owner chooses. (10.33)
ruling-75 = Units that have reached eagle or camp stay; the others run, whatever their goal. (10.33)
ruling-76 = Units that rally in camp may be ordered in the next turn: 10.48 ends with the turn. (10.45, 10.48)
ruling-77 = That no enemy is near is asked of a rally by a leader, with or without a roll, not of the rally on the eagle. Gates stop rally range though not command range. (10.41, 10.44)
ruling-78 = Any Roman leader rallies in a Roman camp, in a laager a leader of the unit's tribe; one die a unit, with the best charisma. (10.45)
ruling-79 = A leader killed comes back with printed ratings, one wounded keeps his loss. A leader whose unit is eliminated may fall back before the enemy advances; otherwise he is killed when they enter. (4.63, 8.34)
ruling-80 = Falling back is open to leaders of both sides, in every segment, when an unrouted enemy unit comes next to them; not when they come next to it. They may leave an enemy ZOC so, but not enter one. (4.62)
ruling-81 = A unit pursues once and rides on once a phase, at the usual points. Skirmishers, artillery and routed units leave no way to follow, so that only riding on remains, in an ordinary shock as in pursuit: for those who were routed already without a roll, as 10.53 has none, for skirmishers and catapults if the roll of 10.51 says that it pursues. Pursuers have finished for the turn. (10.51, 10.53, 10.54)
ruling-82 = Of a German pair the LC alone pursues. A pursuer leaves the ZOC of a bystander and may be shot at for it. (10.51)
ruling-83 = The whole way to the target is no longer than the distance allowed; its last hex decides whether the target can shoot back and which side is hit. Only the target answers. (8.62, 8.64)
ruling-84 = Javelins and pila are spent when the shock table was rolled, for both sides, not when the combat ended in the charge. Superiority against cavalry looks at what was left before. (8.14, 8.36)
ruling-85 = Ferocity does nothing when Romans attack. A tribe whose commander is dead keeps it on a 0 only. (8.51, 8.52)
ruling-86 = In Britannia beach lies between land and water everywhere: 2213, 2423 and 2425, where the first drawing had land beside shallow water, are beach. Ships do not enter it, although 6.24 would let them: they drew too much water. (6.24, 6.28)
ruling-87 = The 0 that endangers leaders is unmodified; each leader in the hex rolls. (8.18)
ruling-88 = Caesar may take his elite phase in an enemy ZOC, for he may give orders there. Phase A needs a living proconsul, at any distance. (5.51, 5.61)
ruling-89 = Without a camp, or without a way to it free of enemy units, a unit that fails to rally is eliminated. At the Sabis the unfinished camp serves the Romans. (10.43)
ruling-90 = Pursuing cavalry that leaves the map is not eliminated: 10.55 and 10.56 are special to it. (10.34, 10.56)
ruling-91 = The lower unit of a stack may move by the same order after the upper one has left; ordered together they move as one. (6.95)
ruling-92 = One order of the proconsul to his own hex moves all in it together, him too, to one hex. (6.94)
ruling-93 = Cohorts of XI in the camp obey Caesar or Labienus; a legion order to them still runs through the range of Pedius. (4.34, S-BIB-2)
ruling-94 = The automatic line order of turn 1 is for the first turn of the battle, not for the turn in which a tribe arrives. (4.54)
ruling-95 = Entry fire may count any distance at which the shooter saw the unit in this move, one hex among them; exit fire is always at two. (8.22, 8.23)
ruling-96 = Being in range of enemy missiles means printed range, front or flank of the shooter, and sight, of any unit with missiles, catapults included; harassment does not count. (8.15, 10.14, 10.41)
ruling-97 = Whoever reacts chooses the order of his reactions; a unit only turns before it shoots. (6.51, 7.15, 8.23)
ruling-98 = An attacker who had to check counts as moved for the size ratio; one that shot or stood does not. (8.36)
ruling-99 = A rout takes a unit's hits off; any further hit eliminates it, and the rally table sets them anew. (10.36, 10.46)
ruling-100 = The relief is a legion order for all that follows from one: moves first, then the enemy's shots, lines may extend. It uses up nobody's legion, and legions whose legates have acted may be in it. The eight are counted as they are ordered. (S-RHI-5)
ruling-101 = A unit that cannot flee is shut in by all enemies next to it, and by those whose zones of control close the hexes round it; one of them that did not attack is enough. (10.51)
ruling-102 = Where several defenders flee by different ways, the pursuer follows the one that ran first. (10.52)
ruling-103 = Straight ahead is by the two front hexes in turn; the owner says with which it begins, if both are open. (10.53)
ruling-104 = Throws in harassment endanger leaders in the hex as any shot does. (8.18, 8.64)
ruling-105 = Towards the light infantry is any free hex nearer to it. Nobody shoots at the chaser, but leaders next to whom it comes may go away. A hex behind the light infantry is vacant when nothing at all stands in it. (8.65)
ruling-106 = Cohorts that landed in the same phase before the eagle lose a hit again when it lands. (S-BRI-5)
ruling-107 = A chariot that its rider leaves stands for the phase, whoever mounts it. The rider leaps to a hex in front of him, not out of an enemy zone of control. (S-BRI-8)
ruling-108 = Lancers that are routed do not ride home. (S-SAB-10)
ruling-109 = A pair that attacks alone names horse or runners before the charge, for the charge and the clash; one that attacks with others names with them, at the clash. (S-RHI-2, 8.35)
ruling-110 = The withdrawal is one decision for the whole tribe: all who may go do, each as far as it may, those nearest the hill first, and face the nearest enemy. It is told of the army and not of single units, and one that stayed behind alone would only be cut off. (S-BIB-5)
ruling-111 = A pair held by an enemy zone of control does not extend, by order or in reaction: 6.62 refers to the restrictions of zones, and the cohort that slides leaves one. A slide by order is a move, to which the enemy may react, and after which a heavy unit with an enemy before it must attack (7.25). (6.62, 7.23)
ruling-112 = Whether a leader goes along with a unit that he has ordered is said before its first point; two stacked units take two orders and he goes with both. (5.23)
ruling-113 = The levels of an advance count with those of the phase, as 6.22 says of all hits of movement, and are held to TQ less 1 like the others. (6.22, 8.41)
ruling-114 = The hex of the leader is no part of the way of a rally: who stands in woods rallies out of them. (10.41)
ruling-115 = A legate who is killed alone with the eagle carried it: it is lost with him, and not left to be captured. (4.46)
ruling-116 = A leader who comes into an enemy zone of control in the middle of his phase gives no more individual orders: 4.38 forbids them to whoever stands there. Legion and line orders that he has given go on. One who waited acts at his own initiative, before all who are higher. (4.38, 5.26)
ruling-117 = The top unit of a stack that turns and does not leave the hex turns back when it stops; a stack turns by orders to both. (6.97)
ruling-118 = To land on the beach is to enter a hex, to which Britons react. A stack that comes is one target for each shot on entry, by whatever order it came. (8.23, S-BRI-3)

# What was tuned in data that are a reconstruction.

tuned-01 = The even rout levels were moved until battles of computer players came out more even: Bibracte, Rome 50 to 33; the Rhine, Rome 45 to 103; the Sabis, Rome 60 to 123, Nervii 150 to 120, Atrebates 60 to 52, Viromandui 55 to 48; Lutetia, Rome 28 to 29; Britannia, Rome 40 to 21, Britons 80 to 90. The levels of the series are as they were. (10.61)
