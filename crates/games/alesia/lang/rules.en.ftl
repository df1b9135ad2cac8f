# Rules reference of alesia, in our own words. Ids follow the rulebook's numbers.

rule-2-1 =
    Each counter that moves shows a combat factor on the left and a movement factor on the
    right. Gallic infantry and cavalry are war bands and squadrons of their peoples; Roman
    counters are cohorts of legions and of recruits, archers, slingers, German cavalry and
    one unit of Numidian light infantry. Caesar, Labienus and Vercingetorix are leaders.
    Roman forts hold engines and never move.
    .title = Counters

rule-2-3 =
    Gallic counters marked as besieged and Vercingetorix form the besieged force; all other
    Gauls are the relief army. The mark decides who may leave the town only when 18.1 allows
    it.
    .title = The besieged force

rule-2-4 =
    A unit attacks and defends with its combat factor. Archers and slingers do not attack
    and defend with 1 (20.1).
    .title = Combat factor

rule-2-5 =
    The movement factor is how many clear hexes a unit may enter in its turn. We count in
    half points, because ramparts cost half a point (7.1).
    .title = Movement factor

rule-2-6 =
    Peoples, war bands, legions and cohorts are named for the sake of history. The names
    have no effect on play.
    .title = Names

rule-3-1 =
    Hexes govern movement, ranges and distances. What the ground does is in table-terrain.
    .title = The map

rule-3-2 =
    The Roman places all his counters first, anywhere on the map but in the town and next to
    it. Forts must stand at least 8 hexes from the nearest hex of the town, one in a hex.
    The stacking limits (10.1) and the closed outer works (22.1) hold already. Everything
    must be placed. A suggested set-up can be loaded and changed.
    .title = Roman set-up

rule-3-3 =
    The besieged force and Vercingetorix begin in the town, the whole relief army off the
    map in zone I. The Gaul has nothing to choose.
    .title = Gallic set-up

rule-3-4 =
    Only who commands the relief army sees which units are in which zone. The Roman looks
    once, between the two periods (11.8, 12.6); until then he knows only which zones hold
    somebody (11.9). With two Gallic players the besieged do not see the zones either.
    .title = Zones are secret

rule-4-1 =
    A turn begins with the Gauls. First they move what is on the map and in the town, then
    units enter from the zones; once the first has entered, nothing more moves that was on
    the map. Archers, slingers and forts fire in the course of all this.
    .title = Gallic movement

rule-4-2 =
    Then Gallic units off the map that have done nothing yet may go on to another zone
    (11.4), and the presence markers are set anew (11.9).
    .title = Off-map movement

rule-4-3 =
    After all movement and before any battle, Gauls on outer works in a Roman zone of
    control are tested (23).
    .title = Outer works

rule-4-4 =
    The Gauls declare and fight their battles (13 to 16). Retreats and advances of a battle
    are made before the next one is fought.
    .title = Gallic battles

rule-4-5 =
    The Romans move as many units as they like. Gauls do not fire.
    .title = Roman movement

rule-4-6 =
    The Romans declare and fight their battles in the same way (4.4).
    .title = Roman battles

rule-4-7 =
    That ends the turn. The marker goes one box on, and the Gauls begin again, until the
    period is over (12.1).
    .title = End of the turn

rule-5-1 =
    In your movement you may move all your units, some, or none.
    .title = As many as you like

rule-5-2 =
    Units move one after another, in any direction; a unit's move is finished before the
    next begins. Movement itself needs no die.
    .title = One unit at a time

rule-5-3 =
    A unit enters as many hexes as its movement factor says, more along ramparts (7.1),
    fewer where rivers, the trench (8) or enemy units (6.2) stop it.
    .title = How far

rule-5-4 =
    Movement points are neither passed to other units nor kept for another turn.
    .title = Nothing is lent or saved

rule-5-5 =
    You may pass through your own units and stop with them. A hex that holds an enemy unit
    is never entered.
    .title = Friends and enemies in the way

rule-6-1 =
    A unit's zone of control is the six hexes round it, over any ground. Leaders, units in
    the town, forts and units in forts have none. A zone never reaches into the town, into a
    fort or off the map. Archers and slingers have one, disrupted units do not (21.2).
    .title = Who has a zone of control

rule-6-2 =
    A unit that enters an enemy zone of control stops there, and must attack the units whose
    zone it is, unless The Battle Rages excuses it (15.3).
    .title = Stop and attack

rule-6-3 =
    A unit that begins its turn in an enemy zone either withdraws from it or attacks those
    who exert it, unless The Battle Rages excuses it.
    .title = Beginning in a zone

rule-6-4 =
    No unit moves from one hex in an enemy zone straight into another, whosever the zones
    are. The first hex of an advance after combat is the exception (16.1).
    .title = Never from zone to zone

rule-6-5 =
    Neither one's own units in the hex nor a river protect from an enemy zone of control.
    .title = What does not cancel a zone

rule-6-6 =
    Disrupted units lose their zone for as long as they are disrupted (21.2). Units in The
    Battle Rages keep theirs, but the defender need not attack them in his own turn (15.3).
    .title = What does

rule-7-1 =
    From a rampart hex to an adjacent one over a connected hexside a step costs half a
    point, for both sides and for both kinds of rampart: a unit with movement 6 makes twelve
    such steps.
    .title = Along ramparts

rule-7-2 =
    Ramparts and open ground may be combined freely. A half point left over can be used on
    another stretch of rampart in the same turn, but not to enter a hex that costs a whole
    one.
    .title = Half points

rule-7-3 =
    Between two adjacent rampart hexes that are not connected a step costs a whole point.
    .title = Over a gap

rule-7-4 =
    All adjacent ramparts are connected but for three hexsides of the camp south-east of
    Mont Réa: 1806–1906, 1906–2005 and 2106–2107.
    .title = The three gaps

rule-8-1 =
    Who enters a river hex or a hex of the isolated trench cannot leave it in the same
    turn, to either side. On a later turn he leaves it in any direction at the usual
    cost.
    .title = Into rivers and the trench

rule-8-2 =
    Along the same river or along the trench a unit moves as usual, also on the turn in
    which it entered. To get across it must begin its turn in it: it may then follow it and
    leave it where it likes, but once out it cannot cross again that turn. It may step back
    in, and then stays in. We ask for linked hexes: hexes of two different rivers that only
    touch are not the same river.
    .title = Along them

rule-8-3 =
    A hex whose river or trench touches only one hexside does not hinder movement. Defenders
    attacked from it are still doubled. On our map these are the two ends of the trench,
    1716 and 1729.
    .title = Stubs

rule-8-4 =
    Two Gallic units that end a Gallic turn in a hex of the trench begin to fill it. When
    two have stood there at the end of four turns in a row, neither of them the same as on
    the turn before, the hex is filled for good: infantry of both sides crosses it freely,
    cavalry still has to stop, and who defends behind it is still doubled.
    .title = Option: filling the trench

rule-9-1 =
    Roman units never enter a hex of Alesia.
    .title = No Romans in the town

rule-9-2 =
    Units in the town have no place in it that anybody could know; they show themselves only
    when they come onto a wall hex.
    .title = Inside is secret

rule-9-3 =
    When 18 allows it, besieged units leave by any wall hex and must keep to movement and
    stacking outside. Coming onto a wall hex costs nothing for the first two units that
    turn, one point for the next two, two for the next, and so on, counted for each wall
    hex; the seventh pays 3. The step out of the wall costs a point. Vercingetorix is not
    counted and pays nothing extra.
    .title = Leaving by the walls

rule-9-4 =
    A unit that enters the town stays in it for the rest of its turn; leaving first and
    coming back is allowed.
    .title = Not through the town

rule-9-5 =
    Two Gallic units on a wall hex may attack Romans next to it. Romans never attack units
    on the walls or behind them, and do not fire at them.
    .title = Attacks from the walls

rule-10-1 =
    At most three Roman units, or two Gallic units, may end in a hex.
    .title = Limits

rule-10-2 =
    During movement stacks may be passed whatever their size. What is over the limit
    when its side has moved, and whatever of either side is when a player turn ends, is
    eliminated; its owner chooses which units.
    .title = Passing, and too many

rule-10-3 =
    Stacks may be split and formed at any time in movement, and by retreats and advances, in
    which each unit goes by itself.
    .title = Stacks part and join

rule-10-4 =
    Forts and leaders do not count for stacking. All other units count one each, whatever
    they are.
    .title = Who does not count

rule-10-5 =
    Leaders, then archers and slingers, lie on top of their stack.
    .title = Who lies on top

rule-11-1 =
    Off the map lie ten zones, I to X, in a ring; triangles at the edge mark where one ends
    and the next begins, and the hex at such a mark belongs to both. A unit enters at any
    edge hex of its zone. For the first two units that enter at a hex in a turn this costs 1
    point, for the next two 2, and so on; the seventh pays 4. The example of the rules gives
    the surcharge, not the whole price.
    .title = Ten zones

rule-11-2 =
    Romans on the edge of the map may be attacked in the Gallic turn by units of that zone.
    Those that began the turn in it and did nothing else stand, two a hex, in hexes imagined
    beyond the edge. Whoever is attacked with their help is never doubled. They remain in
    their zone whatever happens: only elimination touches them.
    .title = Attacks from off the map

rule-11-3 =
    Only Gauls move off the map, and only units that are off it already or can reach the
    edge in their move. Roman cavalry may with option 22.4.
    .title = Only Gauls leave the map

rule-11-4 =
    In a turn a Gallic unit does one of these: enter the map from its zone, go to a
    neighbouring zone of the ring, stay where it is, or leave the map into a zone. Who
    has entered does not leave again.
    .title = One thing a turn

rule-11-5 =
    A unit on an edge hex leaves the map for 1 point and does no more that turn; at a mark
    between zones its owner chooses. It may also leave by a retreat or an advance. Half
    hexes count as off the map; our map has none.
    .title = Leaving the map

rule-11-6 =
    Any number of units may move off the map, and any number be in a zone.
    .title = Any number

rule-11-7 =
    A unit that has left the map does not come back in the same turn.
    .title = Not out and in again

rule-11-8 =
    Only at the end of the first period may the Roman look into all the zones.
    .title = The Roman looks once

rule-11-9 =
    After off-map movement a marker shows each zone that holds Gallic units, without saying
    how many or which. Units on the map near a zone do not count.
    .title = Presence markers

rule-12-1 =
    The battle has two assault periods of 12 turns, its two days. When the second is over,
    so is the game.
    .title = Two periods

rule-12-2 =
    After the last turn of the first period all surviving besieged units, and Vercingetorix,
    are put back into the town from wherever they are. Disruption and raging battles end.
    .title = The besieged return

rule-12-3 =
    Surviving relief units on the map go to the zone nearest to them, counted in hexes
    to the edge without regard to terrain; between equally near zones their commander
    chooses. A unit in the town may be measured from any wall. They make no other move.
    .title = The relief army withdraws

rule-12-4 =
    Each side recovers lost units up to a tenth of the factors it lost in the period,
    rounded down, for each type by itself: Gallic infantry, Gallic cavalry, Roman cohorts of
    legions and recruits together, Roman cavalry. A unit must fit whole into what its type
    is given. Archers, slingers, Numidian light infantry, leaders and forts do not come
    back.
    .title = Recovery

rule-12-5 =
    What the Gallic infantry recovers is shared between besieged and relief army in
    proportion to the factors each lost, rounded down; the rest is lost. Recovered relief
    units go to any zones, before the Roman's new positions are seen; besieged ones go to
    the town.
    .title = Recovery of the two forces

rule-12-6 =
    When the Gauls have finished, the Roman looks into the zones and may place any or all of
    his units anew, recovered ones included, with the limits of 3.2. Forts stay. Then the
    second period begins.
    .title = Roman relocation

rule-12-7 =
    Both periods last 11 or 10 turns.
    .title = Option: shorter periods

rule-13-1 =
    Your units that are in an enemy zone of control when your movement ends must attack
    those who exert it. Disrupted enemies exert none (21.2), and The Battle Rages excuses
    some (15.3). The player whose turn it is attacks, the other defends.
    .title = Who must attack

rule-13-2 =
    Any number of attacks may be made, but a unit attacks once a turn. Fire is no attack in
    this sense.
    .title = Once a turn

rule-13-3 =
    When all movement is over the attacker fights his battles one by one, in the order he
    likes, each with its retreats and advances.
    .title = One after another

rule-13-4 =
    Nothing doubles a factor in attack.
    .title = Attackers are never doubled

rule-13-5 =
    Ground doubles the factor in defence (table-terrain), but once only, however many
    reasons there are.
    .title = Defenders are doubled once

rule-14-1 =
    The factors of all units that make an attack are added.
    .title = Several attackers

rule-14-2 =
    The factors of all units that are attacked at once are added, each hex doubled or not
    for itself.
    .title = Several defenders

rule-14-3 =
    Where several units face several, the attacker divides them into attacks as he likes
    within 14.31 to 14.33. In one attack every attacker must touch every hex that it
    attacks.
    .title = Dividing attacks

rule-14-31 =
    Every enemy unit in whose zone one of your units stands must be attacked by somebody.
    .title = All who control are attacked

rule-14-32 =
    Every unit of yours in an enemy zone must attack somebody, if it is able to attack at
    all.
    .title = All who are controlled attack

rule-14-33 =
    A unit attacks only what it is next to.
    .title = Only neighbours

rule-14-4 =
    All units in a hex defend as one; they cannot be attacked apart. Only fire picks a
    single unit (20.7).
    .title = A stack defends together

rule-14-5 =
    Units of one hex may attack different hexes.
    .title = A stack may attack apart

rule-14-6 =
    A unit's factor is used whole, in one attack.
    .title = Factors are not divided

rule-14-7 =
    You may attack at bad odds with some units so that others have better ones.
    .title = Soaking off

rule-14-8 =
    No unit fights more than once in a player turn, neither in attack nor in defence, even
    if it ends next to enemies. Units left in contact wait for the other player's turn.
    .title = One battle a player turn

rule-15-1 =
    When all attacks are fixed, each is reckoned as attackers to defenders, rounded to a
    column in favour of the defender: 14 against 8 is 1:1, 8 against 14 is 1:2, 14 against 6
    is 2:1, 4 against 14 is 1:4.
    .title = Odds

rule-15-2 =
    The attacker throws one die and reads the result in the column of the odds
    (table-combat). A cohort of 5 with cavalry of 2, attacked by 8, 8 and 6, stands at 22:7,
    that is 3:1; with a 4 it retreats one hex.
    .title = The die

rule-15-3 =
    AR and DR: the winner leads each attacking or defending unit back so many hexes, no hex
    twice, not through enemy zones nor, if another way exists, through rivers or the trench;
    a unit without a full way back is eliminated. AA and DA: units that took part may
    advance so many hexes, first into a hex that the beaten side has left quite empty. AE
    and DE: all attackers or all defenders are eliminated. Melee: nothing moves; the next
    player attacks or withdraws. The Battle Rages: all who took part are turned over and
    cannot move; they keep factors and zones. On the attacker's next turn he must fight the
    battle again, with all who fought it and whoever has joined. In between the defender
    need not attack with those units, nor with units that come to them or near them, as long
    as these do not stand in the zone of an enemy who is not turned over. If he attacks one
    of the attackers, all of them must be attacked and the battle no longer rages.
    .title = Results

rule-15-4 =
    Gauls whose six neighbouring hexes are all held by Romans or in Roman zones of control
    are eliminated without a die when attacked at 2:1 or better, and the attackers may
    advance up to 4 hexes, first into their hex. The town, the edge of the map and an empty
    fort are ways out.
    .title = Encircled Gauls

rule-15-5 =
    At 6:1 or better the defenders are eliminated without a die, and the attackers may
    advance up to 4 hexes.
    .title = 6:1 and more

rule-15-6 =
    Odds worse than 1:4 are played as 1:4.
    .title = Under 1:4

rule-16-1 =
    An advance may always enter the hex of the beaten, even from one enemy zone into
    another. If somebody of the beaten side is left in it who had no part in the battle,
    there is no advance. After that hex, zones of control and closed ground hinder retreats
    and advances as they do movement.
    .title = The emptied hex

rule-16-2 =
    A unit that cannot retreat as far as it must is eliminated. Romans driven off the map
    are eliminated; Gauls may retreat off it, into the zone there.
    .title = No way back

rule-16-3 =
    Archers, slingers and manned forts that have not fired at all this turn may fire at
    Gauls in each hex of their retreat or advance, in the battles of both sides.
    .title = Fire at retreats and advances

rule-16-4 =
    The winner leads the beaten towards their own lines, as far as that can be done: Romans
    between the two lines, Gauls inside towards the town, Gauls outside towards the edge of
    the map. We compare the hexes where a retreat may end; the winner chooses among those
    nearest home.
    .title = Towards the loser's lines

rule-16-5 =
    An advance may go into an enemy zone of control but not through it. A retreat may not go
    into one: the unit is eliminated if no other way is left.
    .title = Zones after combat

rule-17-1 =
    Two play Rome against the Gauls. With three the Gauls have two players; with four the
    Romans have two as well.
    .title = Two to four players

rule-17-2 =
    One Gaul has the besieged with Vercingetorix, the other the relief army; neither may
    give orders to the other or speak with him in any way. There is no leader counter for
    the relief army.
    .title = Two Gallic commands

rule-17-3 =
    On the turn of a period in which the besieged first leave the town they move before the
    relief army. On later turns both move at the same time, each one unit after another.
    .title = Who moves first

rule-17-4 =
    Caesar and Labienus each command five zones that lie side by side, and all Roman units
    in front of them: those to which one of these zones is nearest, Caesar's where both are.
    A unit that goes over to the other sphere obeys its commander. They may speak of the
    general plan and ask for help, but not advise each other on single moves. Spheres change
    only between the periods.
    .title = Two Roman commands

rule-17-5 =
    A Roman leader in the other's sphere may take command of all Roman units within 10 hexes
    of him, unless the other leader is within 10 hexes too and refuses.
    .title = A leader in the other's sphere

rule-17-6 =
    With four players, the player of a Roman leader who is eliminated leaves the game,
    and the other commands all Romans. If both leaders fall, the one whose leader fell
    last goes on alone.
    .title = Option: a dead leader's player is out

rule-17-7 =
    The players agree on a time for their movement, such as 10 minutes for the Gauls and 20
    for the Roman with three players, 10 for each side with four. Who runs out of time has
    done: nobody else of his moves.
    .title = Option: clock

rule-17-8 =
    The Gauls learn which zones each Roman commands only at the end of each period.
    .title = Option: secret spheres

rule-18-1 =
    In each period the besieged stay in the town until ten different relief units have come
    onto or across the outer works, or inside the lines, and at least one battle has been
    fought; the ten need not survive. They may leave from the next turn on.
    .title = When the besieged may leave

rule-18-2 =
    With one player for all Gauls the town must wait longer: when 18.1 is fulfilled a chit
    of 1, 2 or 3 is drawn, which only the Gaul sees, and the besieged wait that many turns
    more. Fulfilled on turn 2 with a 3, they leave on turn 6 at the earliest. The Roman sees
    the chit when the first besieged unit leaves.
    .title = The delay

rule-19-1 =
    Vercingetorix only decides victory. In a Roman zone of control he is eliminated,
    whoever is with him. His own steps and advances into one are refused, for they could
    only lose the game. He takes no part in the battles of units that are with him.
    .title = Vercingetorix in a zone

rule-19-2 =
    He may not step or advance within 3 hexes of a manned fort. He may come into range
    of archers and slingers, who can eliminate him.
    .title = Vercingetorix and fire

rule-19-3 =
    Caesar and Labienus have no combat factor and never attack by themselves. Alone in a
    Gallic zone of control they are eliminated. Whom his men leave there is lost at once
    in the enemy’s movement, in the Romans’ own when it is over, and after a battle when
    its advances are.
    .title = Roman leaders alone

rule-19-4 =
    When Labienus is stacked with a unit that fights, in attack or defence, one more die is
    thrown and the Roman chooses which counts.
    .title = Labienus's die

rule-19-5 =
    Caesar brings two more dice, both leaders together three; the Roman chooses which
    counts.
    .title = Caesar's dice

rule-19-6 =
    A leader helps in every battle of the units with him, so in up to three a turn. A bad
    result of an attack need not touch him while Roman units that had no part in it remain
    in his hex; he shares the fate of the last.
    .title = Several battles

rule-19-7 =
    Stacked with other Gallic units Vercingetorix is not eliminated by contact with
    Romans, only by fire or when the units with him are eliminated. Left without them in
    a Roman zone of control he is lost when the Gauls have moved, or when the battle is
    over.
    .title = Option: Vercingetorix guarded

rule-20-1 =
    They never attack in close combat; attacked, they defend with 1.
    .title = Archers and slingers in combat

rule-20-2 =
    They may not enter a Gallic zone of control, in movement or in an advance, not even
    together with other units.
    .title = Never into a zone

rule-20-3 =
    If they begin a Roman turn in a Gallic zone they must leave it, unless The Battle
    Rages holds them. Who cannot leave stays if another unit that is neither missile
    unit nor leader is in the hex, and is otherwise eliminated before the battles. If
    that unit has to retreat, in defence or after its own attack, they go with it.
    .title = They must withdraw

rule-20-4 =
    Turned over and alone they do nothing. With a unit of another kind in the hex they may
    fire in the next Gallic turn, but only at units that are in the battle against them.
    .title = In The Battle Rages

rule-20-5 =
    They fire during Gallic movement, once a turn at two hexes and once at one, at the same
    unit or at two. When a Gaul comes into range, the Roman decides before it goes on, or
    before another unit begins; he may let it pass and fire at a later one.
    .title = When they fire

rule-20-6 =
    One die is thrown (table-missile). A miss lets the unit go on. E removes it. D turns it
    over; it stays where it is for the turn (21).
    .title = Results of fire

rule-20-7 =
    Archers and slingers hit one unit only, whoever else is in the hex. They fire over units
    and over all ground but the walls of Alesia: a shot is blocked when every shortest way
    to the target leads through the town.
    .title = One unit

rule-20-8 =
    Having missed at two hexes they may fire at the same unit again at one.
    .title = The same target again

rule-20-9 =
    Other Gauls pass through a hex that was fired at. Who was eliminated there no longer
    counts for stacking: two units may still end in it.
    .title = Targets and stacking

rule-21-1 =
    A unit disrupted by fire is turned over where it was hit and does not move again that
    turn. When attacked it retreats and advances as usual.
    .title = Disrupted units stay

rule-21-2 =
    A disrupted unit has no zone of control and does not attack. Romans need not attack it,
    unless a Gallic unit in its hex is attacked.
    .title = No zone, no attack

rule-21-3 =
    It counts for stacking and defends with its full factor.
    .title = Stacking and defence

rule-21-4 =
    Disrupted units recover at the beginning of the next Gallic turn.
    .title = How long

rule-21-5 =
    A disrupted unit in the hex of an attacking one neither advances nor retreats with it,
    and is not lost with it.
    .title = Beside attackers

rule-21-6 =
    Being disrupted again changes nothing.
    .title = Twice disrupted

rule-21-7 =
    Disrupted units bear a marker, so that they are told from those in The Battle Rages.
    .title = Markers

rule-22-1 =
    Cavalry never enters a hex with outer works, also not across a river from them, and is
    eliminated if it has to retreat into or through one.
    .title = No cavalry on outer works

rule-22-2 =
    It begins in zone I.
    .title = Gallic cavalry

rule-22-3 =
    In all else cavalry follows the rules for infantry, half cost along ramparts included.
    .title = Otherwise as infantry

rule-22-4 =
    Roman cavalry may ride off the map to learn what is in a zone; 22.41 to 22.47 say how.
    .title = Option: reconnaissance

rule-22-41 =
    Roman cavalry may move off the map into a zone as Gauls do; driven off by combat it is
    still eliminated. The factors of all Roman cavalry in a zone are its reconnaissance
    factor.
    .title = Leaving the map

rule-22-42 =
    There it moves as Gallic units do (11.4).
    .title = Off the map

rule-22-43 =
    Only Gallic cavalry in the same zone attacks it, in the Gallic turn: all of it together,
    its screen, on the combat table. If Gallic infantry units there are at least three times
    the Roman cavalry units, the Gaul may take the next column to the right.
    .title = The screen

rule-22-44 =
    The screen must attack whatever the odds; Roman cavalry never does off the map.
    Retreats, advances and melee do nothing. The Battle Rages holds both in the zone for
    another turn, in which both may bring more. AE and DE eliminate.
    .title = The screen's attack

rule-22-45 =
    Without Gallic cavalry in the zone the Roman hears the exact numbers of infantry and
    cavalry units, without factors. With a screen the Gaul may say any number within the
    accuracy of table-recon: at 50% between half and one and a half times the truth, halves
    rounded up.
    .title = Accuracy

rule-22-46 =
    Nothing is said until one of the Roman cavalry units is back inside the lines. The
    numbers are those of the turn of the screen's attack; what moved later does not matter.
    .title = When the report is made

rule-22-47 =
    Once a turn, after all Roman movement, the Roman may send a report from a zone where his
    cavalry is by messenger: it arrives with 3 to 6 where there is no screen, with a 6 where
    there is one. Then the Gaul says the numbers at once (22.45).
    .title = Messenger

rule-23-1 =
    Outer works do not slow units other than cavalry.
    .title = Movement

rule-23-2 =
    Before the Gallic battles a die is thrown for each Gallic unit on outer works in a Roman
    zone of control; on a 6 it is eliminated (table-outerworks). Romans are not affected,
    and a fort and its garrison have no zone.
    .title = A die for each unit

rule-23-3 =
    Movement is over by then: who is lost on the works cannot be replaced for this turn's
    attack.
    .title = No replacing

rule-23-4 =
    Disrupted Gauls and Gauls in The Battle Rages throw as well.
    .title = Disrupted and raging units too

rule-24-1 =
    Rome has 23 forts, placed at the start at least 8 hexes from Alesia. A fort doubles the
    defence of the units in it whatever the attackers stand on, and with at least one unit
    other than a leader in it, it may fire its engines.
    .title = Forts

rule-24-2 =
    Forts fire as archers do (20.5), once a turn at each of three ranges: three hexes, two,
    and one. Not to fire at one unit leaves the range for another.
    .title = Fire of forts

rule-24-3 =
    A unit that was missed goes on and may be fired at again at a shorter range.
    .title = A miss

rule-24-4 =
    At one hex a fort's engines may strike all units in the hex (the starred results). If
    this shot has not been used, it may always be fired when Gallic movement is over, at any
    Gaul next to the fort.
    .title = The primary range

rule-24-5 =
    If a Gallic unit begins its turn next to a fort, the fort has no shots at two and
    three hexes that turn; if one begins two hexes away, none at three. Whether somebody
    is in the fort then does not matter.
    .title = Ranges lost

rule-24-51 =
    A Gaul that begins its turn within range of a fort or a missile unit is no target for it
    until it comes nearer to it.
    .title = Who began in the arc

rule-24-52 =
    If it does not move at all, it may be fired at when Gallic movement is over.
    .title = Who stays in the arc

rule-24-6 =
    A Gaul that enters the map within a fort's range may be fired at there at its own range
    and at all greater ones: two hexes away, both at two and at three.
    .title = Who appears in the arc

rule-24-7 =
    Units in a fort have no zone of control and Gallic zones do not reach into it, so Romans
    in a fort need not attack, nor need Gauls attack a fort. Melee and The Battle Rages have
    no effect when all attackers, or all defenders, are in forts.
    .title = No zones in or out

rule-24-71 =
    Attacking out of a fort gives units no zone of control outside it.
    .title = Attacking out of a fort

rule-24-72 =
    Each unit in a fort decides for itself whether it attacks out of it.
    .title = Some attack, some do not

rule-24-8 =
    For Romans a fort on a river hex is a bridge, and a fort connects adjacent ramparts and
    forts: steps between them cost half a point. It bridges neither the trench nor outer
    works.
    .title = Bridge and link

rule-24-9 =
    A fort that Gauls enter is removed for the rest of the game. They may retreat through an
    empty fort, safe from zones of control; it is removed after the retreat. It is never a
    bridge for them.
    .title = Forts taken

rule-25-1 =
    Units on a rampart are doubled when attacked from hexes without rampart or from a weaker
    rampart. A camp rampart (black) is stronger than a perimeter rampart (brown).
    .title = Ramparts double

rule-25-2 =
    Where both kinds of rampart are in a hex, it counts as camp rampart.
    .title = Both kinds in a hex

rule-25-3 =
    If two ramparts are adjacent but not connected, the defender is doubled against the
    other.
    .title = Gaps

rule-25-4 =
    One attacker on a connected rampart at least as strong takes the doubling away against
    all. We read the table in the same way for all ground together: a hex is doubled if each
    attacking hex has some reason, and one without any ends it.
    .title = All attackers must be hindered

rule-25-5 =
    A rampart crosses any river as a bridge. Who is attacked from such a bridge has no
    advantage from the river.
    .title = Ramparts are bridges

rule-25-6 =
    Units on a hilltop attacked from a slope are doubled even if the attackers stand on a
    connected rampart of the same strength.
    .title = Hilltop ramparts

rule-25-7 =
    Of an enemy stack in a fort, on a rampart or on a hilltop one sees only its height and
    the counter on top, until a battle there is fought.
    .title = Option: closed stacks

rule-26-1 =
    The Gauls win at once when Vercingetorix leaves the map, in either period.
    .title = Gallic victory

rule-26-2 =
    The Romans win at once when one of their counters comes next to Vercingetorix outside
    the town, or when he is eliminated. They win at the end if he has not left the map.
    .title = Roman victory

rule-26-3 =
    If Caesar has been eliminated the Romans cannot win: where they would, the game is
    drawn.
    .title = Draw

rule-annex-A =
    What connected means: over the gap 1806–1906 a step costs a whole point, over the
    connected hexside 1806–1807 half a point.
    .title = Connected ramparts

rule-annex-B =
    Nine Gallic units go against a fort held by recruits with a cohort on the rampart to
    each side. The fort fires at three hexes and disrupts one, misses another at two, and
    keeps its last shot until movement is over: with a 3 it disrupts one unit of the two
    beside it. Two more are lost on the outer works. One unit must be left for each cohort,
    three attack the fort at 3:1 and throw a melee, which does not touch the garrison; the
    cohorts beside it must attack or withdraw in their turn.
    .title = An assault on a fort

rule-annex-C =
    How a raging battle is reinforced: the defender may come next to it where only turned
    attackers press him, and owes no attack; the attacker must then attack him too, in a
    battle of his own. Whoever joins where an enemy not turned over presses must attack that
    hex, with those turned over in it, and so frees all the others, who must then be
    attacked as well.
    .title = The Battle Rages

rule-annex-D =
    Doubling on ramparts: both sides of a gap are doubled against each other; an attacker on
    the perimeter meets perimeter at base strength and camp doubled.
    .title = Ramparts of both kinds

rule-annex-E =
    Where rivers meet, the fork hex and each hex linked to it are the same river: nobody is
    doubled between them. Two arms that only touch are two rivers. One attacker on a linked
    hex ends the doubling.
    .title = Forks of rivers

rule-table-combat =
    By odds and die; the results are told in 15.3. M is melee, R The Battle Rages.

    1:4 | 1:3 | 1:2 | 1:1 | 2:1 | 3:1 | 4:1 | 5:1.
    1: AR1 | M | R | R | R | DR3 AA1 | DE AA3 | DE AA4;
    2: AR2 | AR1 | M | DR1 | DR1 | DR2 AA1 | DR4 AA2 | DR4 AA3;
    3: AR3 DA1 | AR2 | AR1 | M | M | R | DR3 AA1 | DR3 AA2;
    4: AR4 DA2 | AR3 DA1 | AR2 | AR1 | M | DR1 | DR1 | DR2 AA1;
    5: AE DA3 | AR4 DA2 | AR3 DA1 | AR2 | AR1 | M | DR1 | DR1;
    6: AE DA3 | AE DA3 | AR4 DA2 | AR3 DA1 | AR2 | AR1 | M | M.
    .title = Close combat

rule-table-missile =
    At two hexes a 5 disrupts and a 6 eliminates; at one hex a 4 disrupts, a 5 or 6
    eliminates. All else misses.
    .title = Archers and slingers

rule-table-engines =
    At three hexes a 5 disrupts, a 6 eliminates. At two a 4 disrupts, a 5 or 6 eliminates.
    At one a 3 disrupts and a 4 eliminates one unit; a 5 disrupts and a 6 eliminates every
    Gallic unit in the hex.
    .title = Engines of forts

rule-table-outerworks =
    1 to 5 no effect, 6 the unit is eliminated.
    .title = Outer works

rule-table-recon =
    How exact a report is, by the odds of the screen: no screen 100%; 1:4, 1:3 and 1:2 90%;
    1:1 75%; 2:1 and 3:1 50%; 4:1 33%; 5:1 and more 25%.
    .title = Reconnaissance

rule-table-terrain =
    A hex costs 1 point, a connected rampart ½. Slope: no effect on movement; who
    defends on a hilltop is doubled if attacked only from slopes. River: crossed only by
    who begins in it, followed freely; the defender is doubled if all attackers are in
    river hexes, but not if he is in the same river. Isolated trench: the same, and the
    defender is doubled if all attackers are in it and he is not. Camp rampart: doubled
    if no attacker is on a connected camp rampart. Perimeter rampart: doubled if no
    attacker is on a connected rampart. Outer works: closed to cavalry, deadly to Gauls
    in a Roman zone (23). Town: closed to Romans, who cannot attack it; Gauls move in it
    without limit. Fort: half a point for Romans between it and an adjacent rampart or
    fort, otherwise 1 point; a bridge over rivers for them; who defends in it is
    doubled, and manned it fires (24).
    .title = Terrain

# Rulings, where the rules are silent or at odds with themselves. RULES.md has the reasons.

ruling-01 = The second rule numbered 22.4, between 22.43 and 22.45, is 22.44. There is no rule 2.2 (2.2, 22.4).
ruling-02 = Stacking and the ban on cavalry on outer works hold at set-up too. Edge hexes may be used, one fort stands in a hex, and 8 hexes from the nearest town hex are enough for it (3.2, 24.1, 10.1, 22.1).
ruling-03 = With four players Caesar chooses the spheres and sets up; Labienus may then rearrange what stands in his own sphere (17.4, 3.2).
ruling-04 = The order is strict for who has the relief army: units on the map and in the town, then entries, then movement off the map. That the besieged leave at any time means any time of the first step (4.1, 4.2, 9.3).
ruling-05 = Turn means the player's own turn where units move or fight. Shots, ranges lost, periods and the sally go by the whole game turn, Gauls then Romans. Disruption lasts until the next Gallic turn begins (5, 8, 9.4, 11.4, 12, 13.2, 18, 20.5, 21.4, 24.2).
ruling-06 = Stacking is enforced for the side that moves when its movement ends, and for both sides when the player turn ends (10.2, 13.2, 20.9).
ruling-07 = Units in a fort have no zone of control in any phase, and no zone enters a fort, manned or empty. Archers and slingers do have one (6.1, 24.7, 24.71).
ruling-08 = In The Battle Rages zones of control stay: they stop movement, bar retreats and make the works dangerous. What is lifted is the defender's duty to attack in his own turn (6.6, 15.3).
ruling-09 = Units that cannot attack, leaders, missile units and disrupted ones, are under no duty to (13.1, 14.3, 21.2).
ruling-10 = A step needs its full cost; a last half point is good only along connected ramparts, or for Romans through a fort (7.2).
ruling-11 = For Romans a fort counts, manned or not, as a rampart connected with every adjacent rampart hex and fort, over the three gaps too. For defence this adds nothing (24.8).
ruling-12 = Who enters a river or the trench from outside may follow it in the same move but not leave it, on either bank (8.1, 8.2).
ruling-13 = Having left the river it began in, a unit may enter one again, and is then held by R-12 (8.2).
ruling-14 = The two ends of the trench, 1716 and 1729, touch one hexside: they do not hinder movement, but attacks from them meet doubled defenders. They are a list of the map file (8.3).
ruling-15 = A river hex with a rampart, for Romans also one with a fort, is dry for who comes from dry ground or along the rampart. Who follows the river into it stays in the river (25.5, 24.8).
ruling-16 = A fort bridges rivers only: outer works under a fort stay closed to cavalry, and the trench stays a trench (24.8, 22.1).
ruling-17 = Wall hexes belong to the town: no zones in or out, no attack and no fire on them. To leave is to step from a wall hex to the outside; before the release one may man the walls, but not advance from them (6.1, 9, 18.1).
ruling-18 = Appearances on a wall or edge hex are counted for each hex and player turn, whatever becomes of the units. Vercingetorix is not counted and pays nothing extra (9.3, 11.1).
ruling-19 = A unit on a wall that must retreat goes back into the town, and so does one that a retreat leads to a wall. Relief units may enter the town and leave it again on a later turn whatever 18 says; after the period they go to a zone (9.5, 15.3, 18.1).
ruling-20 = Entering costs 1, 1, 2, 2, 3, 3, 4 points and so on (11.1).
ruling-21 = Entries are counted for each hex; a hex at a mark between zones has one count (11.1).
ruling-22 = Attackers off the map never meet doubled defenders, not even in a fort. Standing there is what the unit does this turn (11.4). AE eliminates them; nothing else moves them (11.2).
ruling-23 = Leaving the map costs a point from an edge hex, and not after having stopped in an enemy zone this turn; who begins in a zone on the edge may leave. At a mark the owner chooses the zone. A retreat or advance off the map ends there (11.3, 11.5, 16.2).
ruling-24 = Presence markers show the state after off-map movement; entries and exits are seen when they happen (4.2, 11.9).
ruling-25 = Vercingetorix returns to the town with the besieged. Recovered Romans are placed in the relocation. The Gauls finish before the Roman looks (12.2 to 12.6).
ruling-26 = The nearest zone is that of the nearest edge hex; a hex at a mark counts for both; a unit in the town may be measured from any wall; between equals the relief army chooses (12.3).
ruling-27 = A recovered unit must fit whole into the allowance, so ten lost factors of cavalry do not yet bring back a unit of 2 (12.4).
ruling-28 = The Gallic allowance is reckoned as a whole first, rounded down, then shared, each share rounded down (12.5).
ruling-29 = In one attack every attacker touches every hex attacked (14.1 to 14.33).
ruling-30 = A stack defends with the sum of all: missile units 1, leaders 0, disrupted units in full (14.4, 20.1, 21.2).
ruling-31 = A unit that has retreated into a hex still to be fought over neither helps in that battle nor suffers from it; if it stays, the hex is not emptied (14.8, 14.4).
ruling-32 = All attacks are fixed before the first die; the order is chosen battle by battle (13.3, 15.1).
ruling-33 = 6:1 and more is automatic, less than 1:4 is 1:4. Where several hexes defend, each is doubled for itself (15.5, 15.6).
ruling-34 = Gauls are encircled when each of the six hexes round them holds a Roman that is no leader or is in a Roman zone; Gauls there do not help. Town, map edge and an empty fort leave them open. Several hexes attacked together must all be encircled (15.4).
ruling-35 = Without a legal way of full length a unit is eliminated; a retreat never goes through enemy zones for want of another way (15.3, 16.2, 16.5).
ruling-36 = Forbidden ground: outer works for cavalry, the town and the outside for Romans. Restrictive ground: rivers without bridge and the trench, entered in a retreat only if no other way exists, and never crossed (15.3, 16.1).
ruling-37 = Home is between the lines for Romans; the town for Gauls who retreat inside the inner line and for besieged between the lines; the edge of the map for all others. The end of the retreat counts (16.4).
ruling-38 = Retreats that end within the stacking limit come before others. Length is hexes passed, not distance (10.2, 16.4).
ruling-39 = Units of a stack retreat one by one, in the winner's order, each by its own way (10.3, 15.3).
ruling-40 = An advance ends in the first hex that lies in an enemy zone, the emptied one included (16.1, 16.5).
ruling-41 = There is an advance only where the result prints one (15.3, 16.1).
ruling-42 = Archers, slingers and manned forts that have spent no shot this game turn may fire at Gauls who retreat or advance, in both combat phases, at the range of each hex entered. E eliminates; D ends an advance, while a retreat goes on disrupted (16.3, 20.5, 24.2, 21.1).
ruling-43 = The Battle Rages is two facts: its units do not move, and its defenders owe no attack in their own turn unless their side attacks one of its attackers. All else follows from the usual rules (15.3).
ruling-44 = Every unit of the defender that only raging attackers press is free of the duty to attack, also one that was there before (15.3, 6.3).
ruling-45 = Raging missile units alone cannot attack back. A raging battle is over when its attackers, or its defenders, are all gone or disrupted. Leaders are not held by it (15.3, 20.1).
ruling-46 = On walls a battle may rage; Romans cannot attack back. Attackers off the map drop out of it (15.3, 9.5, 11.2, 24.7).
ruling-47 = Any Roman counter, leaders included, that comes next to Vercingetorix by movement, retreat or advance wins at that moment, also in passing; the town protects him (19.1, 26.2).
ruling-48 = Vercingetorix's steps and advances into a Roman zone are refused. A fort keeps him away while it is manned, whatever shots it has left; caught within its range he may only step away from it (19.1, 19.2).
ruling-49 = A hit on Vercingetorix: E eliminates him, D stops him for the turn (19.2).
ruling-50 = With 19.7 a guarded Vercingetorix is not caught by contact; he retreats with a unit of his stack, is lost with the last of them, or when they have left him alone in a Roman zone and the Gauls have moved or the battle is over, and throws no die on the works (19.7, 26.2).
ruling-51 = A Roman leader left alone in a Gallic zone is lost at once during Gallic moves and in combat, after Roman moves when these are over, after Roman advances when all have been made. Alone in a fort he does not man it: a Gaul who enters takes both (19.3, 5.5).
ruling-52 = Leaders' extra dice are always thrown. What a leader may stay out of is any result bad for his side, and only in attack; in defence he shares everything (19.4 to 19.6).
ruling-53 = Missile units do not move into Gallic zones either, not only not advance after combat (20.2).
ruling-54 = Missile units cannot withdraw when no legal first step leads out of the zones. They take no part in their companion's attack and survive its loss, but retreat when it has to and nobody else stays with them (20.3).
ruling-55 = Raging missile units fire in the next Gallic movement only when it is over, at adjacent units of that battle (20.4).
ruling-56 = There are two moments to fire at a mover: in each hex it enters, and when its move is over. To hold at the first keeps the second (20.5, 24.2).
ruling-57 = A unit that came into range may be fired at in every hex there that it enters while the shot is unused; one that began in range only in hexes nearer than its start (24.2, 24.51).
ruling-58 = A shot names a unit; D and E strike it alone, starred results all Gauls in its hex (20.7, 24.4).
ruling-59 = A fort's unused primary shot may be fired at the end at any Gaul next to it, moved or not (24.4, 24.51).
ruling-60 = Any Gallic unit, disrupted or not, costs a fort, manned or not, ranges by where it begins; only forts lose ranges. Who enters the map costs none, and ranges that others have cost are lost against him too (24.5, 24.6).
ruling-61 = Only forts fire at arrivals at greater ranges, not archers and slingers (24.6).
ruling-62 = A shot at two or three hexes is blocked if every shortest way of hexes to the target enters the town (20.7).
ruling-63 = Archers or slingers in a fort shoot for themselves and man its engines as well (24.1).
ruling-64 = Disrupted units beside attackers stay under AR and AA, are not lost with AE, and keep the hex from being emptied (21.5).
ruling-65 = Outer works are thrown for in the Gallic turn only. Vercingetorix throws no die (4.3, 23).
ruling-66 = All hexes of outer works are closed to cavalry, on both sides of the lines, and in rivers (22.1).
ruling-67 = A fort entered by movement or advance is removed as the Gaul enters, in a retreat after it. A fort left empty but not entered stays and may be manned again (24.9).
ruling-68 = If one attacker and one defender stand outside forts, Melee and The Battle Rages count for all (24.7).
ruling-69 = A hex is doubled if every attacking hex has some reason, not all the same (25.4, 13.5, table-terrain).
ruling-70 = At forks, linked hexes are the same river, others not; one attacker on a linked hex ends doubling (table-terrain, annex-E).
ruling-71 = A hilltop attacked from slopes is doubled whatever ramparts are there (25.6).
ruling-72 = The annex for ramparts is D, not C (25.3).
ruling-73 = With two Gallic players: besieged first on the turn of the sally, later both together, each one unit at a time; the besieged declare and fight before the relief army (17.3).
ruling-74 = A hex is in the sphere of the player to whom the nearest zone belongs; where both are as near, in Caesar's (17.4).
ruling-75 = A leader may take command in Roman movement while he stands in the other's sphere and his player has no unit on its way; refused, he asks no more that turn. It lasts until he leaves it, dies or gives it up, or the other is near and refuses at the beginning of a Roman turn. Both may do so at the same time, each in the other's sphere (17.5).
ruling-76 = The ten are different units over the whole period, alive or not; a unit inside the lines has crossed even where no works lie. They may leave from the next turn on (18.1).
ruling-77 = The chit is drawn at the end of the turn in which 18.1 is fulfilled, seen by the Gaul, in each period from all three (18.2).
ruling-78 = Any loss of the Caesar counter counts; if Vercingetorix is caught after it, the game is drawn (26.3).
ruling-79 = The annex shows six Gauls of 8, our counters have five; it is an illustration (annex-B).
ruling-80 = Where the text points to a picture we have drawn the position on our map so that every sentence holds (6.1, 14.3, 20.5, annexes).
ruling-81 = The messenger needs cavalry in the zone, and inside the works means a rampart, camp or fort hex or between the lines (22.41 to 22.47).
ruling-82 = Closed stacks are those in forts, on ramparts and on hilltops; rivers and the trench hide nothing (25.7).
ruling-83 = Different units each turn means different from those of the turn before (8.4).
ruling-84 = Time is kept by the table for each seat by itself, while it is asked to move; when it runs out, the unit on its way stops, archers and slingers who must withdraw do, and the seat has done. With two players the Roman has as long as with three (17.7).
ruling-85 = With two Gallic players only the relief army sees the zones and only the besieged the town (3.4, 17.2).
ruling-86 = A battle of two allied players is led by who has more factors in it, then by who began it; he chooses retreats. Each decides on the advance of his own units (17.3, 15.3).
ruling-87 = Nobody enters a hex with Vercingetorix alone in it: coming next to him has ended the game (19.1, 26.2).
ruling-88 = If the only way of a Roman retreat leads next to Vercingetorix, the Romans win (26.2, 16.4).
ruling-89 = A fort hex and an open hex may be attacked together by units that touch both (14.2, 24.1).
ruling-90 = Leaders stop in enemy zones like everybody (6.2).
ruling-91 = Gauls who stand on works in the Roman turn throw no die (4.3, 23.2).
ruling-92 = In the suggested set-up garrisons of forts leave some hexes of the lines outside every zone of control (3.2, 6.1).
ruling-93 = Where two allied players move together, each has one unit on its way at a time; neither waits for the other's (5.2, 17.3).
ruling-94 = A besieged unit that leaves the map is seen in its zone by all, enters or goes on when its player likes, and does not attack from off the map; driven off at a mark between zones, it goes to the first of the two (11.5, 9.2).
ruling-95 = Roman relocation is seen while it is done; no Gaul decides anything before it is over (12.6).
ruling-96 = An advance enters no hex that is full, not even to pass (16.1, 10.1).
ruling-97 = When a raging battle is taken up again, its attackers owe what controls them then; attackers on the walls owe nothing (15.3, 9.5).
ruling-98 = Who has entered a river on this move does not leave the map from it (11.5, 8.1).
ruling-99 = A division that the computer proposes may be given up attack by attack; attacks that the player has built are taken back by undo (14.3).
ruling-100 = Leaders, disrupted and raging units, the unit on its way and, from their battle until the next attacks are declared, those who fight are seen in closed stacks; of the others only the top. Fire after movement names only what is seen. A proposed division and the odds that are shown take covered units to be like the one on top; covered units beside attackers are not counted with them (25.7, 10.5).
ruling-101 = The column of a screen’s attack is seen, the numbers that make it are not. A messenger from cavalry that has only just arrived tells what is there now; cavalry that gets home in a retreat tells when the next Roman turn begins; besieged units in a zone are counted with the others (22.43 to 22.47).
ruling-102 = Who is out is asked nothing any more: the other moves, sends messengers, recovers and relocates everything, and spheres are not named again. If both leaders fall, the one whose leader fell last goes on alone (17.6).
ruling-103 = The relief army joins an attack of the besieged once, and comes back to it only with units that must attack and have nobody else left (17.3, 14.32).
ruling-104 = What nobody can attack any more is not owed, so that the declaration of attacks can always be ended (14.31, 14.32).
ruling-105 = Vercingetorix is no part of an attack of units that are with him, nor of their loss; he may go with them when they retreat or advance (19.1, 15.3).
ruling-106 = Units that were disrupted when they were attacked advance like others; a new disruption ends an advance (21.1, 21.6, 16.3).
ruling-107 = How often the Gauls act in the town and off the map is not secret, as hands are seen at a table; what they take, where it stands and where it goes is (3.4, 9.2, 11.9).
ruling-108 = That the besieged move first on the turn of the sally is for two Gallic players; one player moves the units on the map and in the town in any order (17.3).

## What was tuned

tuned-01 = Nothing printed was changed, and no reconstructed figure was moved either: the plans of the computer players were bettered until each side won a third of its games. In 200 games between equal bots from the suggested set-up Rome won 36 % with two players, the Gauls 61 %, 3 % were drawn; with three players Rome won 32 %, the Gauls 64.5 %, 3.5 % were drawn (26.1 to 26.3).
