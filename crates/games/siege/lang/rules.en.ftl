# Rules reference of siege, in our own words. Ids follow the rulebook's numbers.

rule-0-0 =
    Alésia, 52 BC: Julius Caesar has locked Vercingetorix up behind two lines of
    fortifications, and a huge Gallic army is coming to break them. Two play: Rome against
    all the Gauls. With three, the Gauls are shared between the relief army and the besieged
    army (13.0).
    .title = Introduction

rule-0-1 =
    PF are combat points (the strength of a unit), PM are movement points, ZOC is short for
    zone of control. A six-sided die serves all that is tactical: tactical initiative,
    archery, combat, disorganisation tests and rallies on the map. A ten-sided die, on which
    0 counts as zero and not as ten (the journal writes that face 10), serves all that is
    strategic: strategic initiative and rallies in the command boxes.
    .title = Terms and dice

rule-0-2 =
    The game lasts 20 turns. A day turn is an hour and a half, a night turn two hours; a hex
    is 500 metres across. A Gallic unit is the contingent of one people, a Roman unit a
    legion, part of one, or auxiliaries; one PF stands for some 500 to 1,000 men. The rules
    do not say which turns are dark: our track, a reconstruction, has day on turns 1 to 8,
    night on turns 9 to 14 and day again on turns 15 to 20. Darkness shortens sight (1.3)
    and movement (7.1, 7.2), costs a point in combat (11.2-drm) and gives ties of initiative
    to the Gauls (2.0-B, 2.0-C).
    .title = Scale and turns

rule-1-0 =
    This section tells what the counters are, which of them stay hidden, and when they are
    seen.
    .title = Counters and sight

rule-1-1 =
    There are three kinds: markers, which record a state of things (camp, breach, rout,
    tactical deployment, wounded leader and so on); leaders, with the detachments that look
    like them; and combat units, infantry or cavalry.
    .title = Kinds of counter

rule-1-2 =
    Leaders are always on the map, on their anonymous side while no enemy sees them, on
    their named side as soon as one does (1.3). Each side has two detachments besides:
    dummies that look and move exactly like anonymous leaders and, once turned over, neither
    fight nor command. Vercingetorix is the exception: he has no anonymous side and
    everybody always sees him. Combat units are in the command box of their leader (3.2)
    while he is hidden, and on the map when he is in sight.
    .title = What is on the map

rule-1-3 =
    A leader or detachment is in sight when an enemy unit is at most four hexes away by day,
    at most three by night. A Roman camp counts as a unit for this. Nothing but distance
    matters: neither terrain nor other counters block sight. Two exceptions: Vercingetorix
    is always in sight; and the besieged army does not reveal the Romans around it. Roman
    leaders within range of Vercingetorix or of a besieged unit stay hidden until
    Vercingetorix or one of his units stands next to a Roman fortification; while that is
    so, the Roman leaders within range are seen as usual.
    .title = Line of sight

rule-2-0-A =
    On the first turn both players at the same time share their combat units out among the
    command boxes of their leaders, within the number of units that each leader can command
    (3.2). On later turns a player may transfer units from one box to another, within the
    same limits, if the two leaders are in the same hex or in adjacent hexes.
    .title = A. Organisation of commands

rule-2-0-B =
    Each player throws the ten-sided die and adds the modifier of his commander: Caesar for
    the Romans, Comnios for the Gauls, or whoever has replaced him (8.1); Vercingetorix's
    modifier never counts. The higher total has the strategic initiative. A tie goes to the
    Romans on a day turn and to the Gauls on a night turn. Then leaders and detachments move
    in three rounds: one for the player with the initiative (2.0-B.1), up to three for his
    opponent (2.0-B.2), up to three for the player with the initiative again (2.0-B.3).
    .title = B. Strategic initiative

rule-2-0-B-1 =
    The player with the strategic initiative may move one leader or detachment that is not
    in enemy sight. He passes if he prefers, or if all his counters are in sight.
    .title = B.1 The first moves one

rule-2-0-B-2 =
    The other player then moves up to three leaders or detachments that are not in enemy
    sight, or passes. The Gauls lose one of these three moves if one Gallic leader other
    than Vercingetorix is already in sight, and two of them if two are. At least one real
    leader of the relief army, not a detachment, must always stay in its camp, hex 0505, in
    tactical movement too, until a leader of that army has been killed, wounded or captured.
    Caesar may always move over and above the three other Romans.
    .title = B.2 The second moves up to three

rule-2-0-B-3 =
    The player with the strategic initiative moves up to three leaders or detachments that
    are not in enemy sight, or passes. The exceptions of 2.0-B.2 apply to him in the same
    way.
    .title = B.3 The first moves up to three

rule-2-0-B-move =
    Only leaders and detachments make strategic moves, each up to its strategic movement
    allowance (7.1). A counter stops in the first hex where the enemy sees it (1.3): it is
    turned to its named side at once and gets a tactical deployment marker, which obliges it
    to deploy in the next phase (2.0-C1).
    .title = Coming into sight

rule-2-0-C =
    Each player throws the six-sided die; whoever has the strategic initiative adds 1. The
    higher total has the tactical initiative for the turn. A tie goes to the Romans by day
    and to the Gauls by night.
    .title = C. Tactical initiative

rule-2-0-C1 =
    Every leader with a tactical deployment marker puts all the units of his command box on
    the map, within his command range and the stacking limit (5.0); the marker is then
    removed. The player without the tactical initiative deploys first, then the player who
    has it. No unit may be deployed in contact with an enemy unit or with enemy works: for
    Romans a Gallic wall, for Gauls a Roman fortification, a ditch or a standing camp.
    Romans may be deployed only within their entrenchments or in a camp. If units just
    deployed bring an enemy leader into sight (1.3), he gets a marker at once and deploys in
    his turn, when the leader now deploying has finished.
    .title = C1. Tactical deployment

rule-2-0-C2 =
    The player with the tactical initiative moves his leaders and deployed units (7.2). When
    all his movement is done the enemy's archery is resolved (10.1), then his attacks, one
    after the other (11.0). Last, his units that have neither moved nor fought may try to
    rally (12.5).
    .title = C2. The initiative player's phase

rule-2-0-C3 =
    The player without the tactical initiative now does the same: movement, combats,
    rallies.
    .title = C3. The other player's phase

rule-2-0-D =
    Each player looks which of his leaders and detachments are out of enemy sight now. They
    go back to their anonymous side, and of the combat units within such a leader's command
    range the player may put any he likes back into his command box, within its limit (3.2);
    units beyond the range stay on the map. Then every disorganised or routed unit in a box
    may try to rally with the ten-sided die (12.5), even if it has already tried in phase C.
    .title = D. Retreat and strategic rally

rule-2-0-E =
    An automatic victory ends the game when it comes about (14.3-auto). Here it is noted
    which of the besieged stand outside both lines and have escaped. After the twentieth
    turn victory points decide (14.3-roman, 14.3-gallic).
    .title = E. Victory check

rule-3-0 = This section tells what leaders are worth and what their boxes hold.
    .title = Leaders and command boxes

rule-3-1 =
    A leader carries his units along in strategic movement and helps them in tactical
    movement and combat. The anonymous side shows only the strategic movement allowance, the
    same for all leaders and detachments: 7. The named side shows how many units he
    commands, his command range in hexes, his modifier to dice (combats, disorganisation
    tests and rallies) and his tactical movement allowance. Gauls: Comnios 15 units, range
    4, +1; Vercassivellaunos 12, 4, +2; Eporedorix 10, 3, +1; Viridomaros 10, 3, 0;
    Vercingetorix 9, 5, +2. Romans: Caesar 12, 5, +3; Labienus 10, 4, +2; Antonius 8, 3, +1;
    Trebonius 8, 3, +1; Rebilus 6, 3, +1. All have 8 PM in tactical movement; so has a
    detachment, which has no other value. The 15 of Comnios and the 8 of Antonius are in the
    rules; the other figures are a reconstruction.
    .title = Leaders

rule-3-2 =
    Beside the map each leader has a box that holds his combat units while he is hidden, at
    most as many units as he can command; their PF do not matter there. Vercingetorix has
    none, because his army is always on the map. Each box shows its leader's values.
    .title = Command boxes

rule-4-0 =
    A unit is infantry or cavalry and has a strength in PF, a modifier to dice, which is its
    quality, and a movement allowance. Its front shows it in battle formation, its back
    disorganised and weaker; a routed unit lies on its back under a rout marker (12.0).
    Units are in a command box while their leader is hidden, and on the map when he is in
    sight or when no leader commands them. The two players may look into each other's boxes.
    A legion may be exchanged for its two half-legions at any stage at which its player
    decides, and two halves that are stacked together or in the same box, and in the same
    state, for their legion, though not back again before something else is done; a legion
    and its halves are never in play together. The rules print no unit values: a legion of
    10 PF and a strongest Gallic unit of 6 come from reviews, the +1 of the Vellaves from
    the errata, and the rest is a reconstruction.
    .title = Combat units

rule-5-0 =
    At most 12 PF of combat units may be in one hex, however many counters that makes;
    leaders do not count, and the order in a stack is of no importance. A command box is
    limited by number of units instead (3.2). The limit holds during movement as well as at
    its end, in retreats, in advances after combat and in routs: units in excess are
    eliminated. If a rally makes a stack too strong, because the rallied unit regains its
    PF, nothing is lost, but the stack must be corrected as soon as possible and fights with
    only 10 PF until then. Infantry and cavalry may not stack together; only the Roman
    player may stack German cavalry with German auxiliary infantry.
    .title = Stacking

rule-6-0 =
    Units have no facing, no flank and no rear. Every combat unit exerts a zone of control
    over its six neighbouring hexes; leaders exert none, nor do routed units (12.4). A zone
    does not cross a crest or a stream. It does not reach from outside a fortification,
    Roman or Gallic, to the inside, nor from outside into a Roman camp. The errata add to
    this list (errata-6.0).
    .title = Zones of control

rule-6-2 =
    A unit that enters an enemy zone of control in tactical movement stops there at once.
    Going straight from one enemy zone to another is forbidden, and leaving one costs 1 PM
    more (7.3). A unit that has to retreat into an enemy zone after combat is eliminated.
    Zones of control have no effect on sight (1.3) or on command range (8.2).
    .title = Effects of zones of control

rule-7-0 =
    There are two kinds of movement: strategic, for leaders and detachments only, and
    tactical, for leaders and combat units on the map. The terrain table gives the costs in
    PM (table-terrain).
    .title = Movement

rule-7-1 =
    A leader or detachment that starts out of enemy sight may move up to its strategic
    allowance of 7 PM, and stops in the first hex where it is seen (1.3); how many counters
    move is set by 2.0-B. A Roman who makes his whole move along the Roman fortifications,
    inside the two lines, gains 1 PM: this is the circular road. A counter that comes up
    against a wall stops before it, and so does a Gaul before a Roman fortification, a ditch
    or a standing camp, defended or not, and it crosses only if it began its move next to
    the obstacle; for a leader on the march a camp is an enemy unit. Vercingetorix never
    moves strategically, nor does a wounded leader (11.4), nor a counter that an enemy sees.
    One Gallic leader stays in 0505 (2.0-B.2). Romans move strategically only between their
    two lines and in standing camps: whoever hides outside them does not march until he is
    back. By night the allowance is 1 PM less, and never more than 6.
    .title = Strategic movement

rule-7-2 =
    Leaders and combat units on the map may move up to their tactical allowance. A leader
    who came into sight during his strategic move may still move tactically the same turn. A
    Roman leader or unit that makes its whole move along the Roman fortifications, inside
    the two lines, gains 1 PM. A counter that comes up against a wall stops before it, and
    so does a Gaul before a Roman fortification, a ditch or a standing camp, defended or
    not. It crosses only if it began its move next to the obstacle; that goes for Romans at
    a ditch too. Romans cross their own fortifications only by a camp, which serves as a
    gate: with a camp in 1617, going 1516 – 1617 – 1616 is allowed, but 1516 – 1616 is not.
    Romans leave their fortifications only in tactical movement, and then go at most two
    hexes, or three for cavalry and German auxiliaries. By night the allowance is 1 PM less.
    .title = Tactical movement

rule-7-3 =
    A unit may leave a hex in an enemy zone of control for 1 PM more, but not straight into
    another enemy zone, even when both are zones of the same enemy unit (6.2).
    .title = Leaving a zone of control

rule-8-1 =
    Each army has a commander: Caesar for the Romans, Comnios for the relief army,
    Vercingetorix for the besieged. Labienus, Antonius, Trebonius and Rebilus serve Caesar;
    Vercassivellaunos, Eporedorix and Viridomaros serve Comnios. The modifiers of Caesar and
    Comnios count for strategic initiative (2.0-B). When Caesar is killed or captured
    Labienus replaces him, and Vercassivellaunos replaces Comnios; if the replacement falls
    as well, his player chooses the next freely. When Vercingetorix is killed or captured
    the Romans win (14.3-auto).
    .title = Commanders

rule-8-2 =
    In the strategic phase a unit is in command when it is in a leader's command box. In the
    tactical phase it is in command when it is within the command range of a leader of its
    side, counted in hexes; enemy zones of control do not shorten the range. Command is
    checked twice: before tactical movement, for the unit's movement, and before combat, for
    its right to attack.
    .title = Being in command

rule-8-3 =
    A unit in command may make its tactical move and may fight. Instead of moving it may try
    to rally, unless it is in an enemy zone of control.
    .title = Units in command

rule-8-4 =
    A unit out of command may move one hex, whatever that costs, provided that it does not
    enter an enemy zone of control. It does not attack; it fights only when it is attacked.
    Instead of moving it may try to rally, unless it is in an enemy zone of control.
    .title = Units out of command

rule-8-5 =
    Combat can kill, wound or capture a leader (11.4). A leader killed or captured is
    removed at once and counts for victory points (14.3-roman, 14.3-gallic). A wounded
    leader gets a marker with new values, which are a reconstruction: modifier 0, command
    range 2, tactical movement 4. A leader alone in his hex may be attacked; the attack is
    nothing but a leader test (11.4).
    .title = Leaders lost

rule-9-0 =
    Besides the Roman camps there are three kinds of works: Roman fortifications, Roman
    ditches and Gallic walls.
    .title = Camps and fortifications

rule-9-1 =
    The Romans place eleven camps before play (14.1; this paragraph of the rules says nine,
    the scenario eleven). A camp must touch a Roman fortification with at least one side. It
    may not stand on the highest ground (errata-9.1), nor next to a hex with a Gallic
    fortification, nor between Alésia and the internal line. So 1321 and 1819 are allowed,
    0512, 1421 and 0912 are not. A camp helps the Romans in it in combat (11.2-shift),
    shoots with a value of 2 (10.0) and is the Romans' gate through their fortifications
    (7.2). A Gallic unit must stop next to a standing camp before going in, even if the camp
    is empty, and may enter if it began its move next to it; an advance after combat has no
    such limit. A camp occupied by a Gallic unit, by movement or after combat, is destroyed
    at once and for good; it remains a gate, for Romans and now for Gauls too.
    .title = Roman camps

rule-9-2-roman =
    The internal line faces Alésia, the external line the edges of the map. Both work only
    against an enemy outside the double line. Each hexside has an archery value of 1 (10.0),
    and the lines help the Romans behind them in combat (11.2-shift). A Gallic unit that
    comes up against a fortification must stop, even if nobody holds it. It crosses only in
    an advance after combat or when it began its move next to the fortification. Romans
    cross only at a camp (9.1). Where Gauls cross, a breach marker is placed in the hex on
    the Roman side: the works of that hex lose their effect until a Roman unit stands in the
    hex again, not only passing through, with no Gallic unit adjacent; then the marker is
    removed.
    .title = Roman fortifications

rule-9-2-ditch =
    The ditch runs in the plain between 0912 and 1312. It stops the tactical movement of any
    Gallic leader or unit that comes up to it. To cross, Gauls and Romans alike must begin
    their move next to it, pay its cost (table-terrain) and take a disorganisation test
    (12.1). The ditch has no archery and no effect on combat.
    .title = Roman ditches

rule-9-2-wall =
    Walls stop the tactical movement of Romans and Gauls alike. To cross one, a leader or
    unit must begin its move next to it. Walls have no archery, but help those who defend
    behind them (11.2-shift).
    .title = Gallic walls

rule-10-0 =
    Units do not shoot; Roman works do. A camp has an archery value of 2, and each hexside
    of Roman fortification whose hex holds no combat unit has a value of 1. The hexsides of
    a hex that holds combat units do not shoot: their effect is part of the combat.
    .title = Archery

rule-10-1 =
    The Romans shoot at the end of Gallic tactical movement, before combat. The range in
    hexes equals the value: two for a camp, one for a hexside, that is the hex across it.
    Fortifications shoot only at enemies outside the double line. A camp shooting two hexes
    away is blocked only by a slope in the hex between; a camp in 0719, for example, cannot
    shoot into 0618. Against the next hex it can always shoot. Values may be added up on one
    target, but each camp and each hexside shoots once a turn. A stack in 0811 faces two
    hexsides: two shots of 1 or one of 2, and with a camp in 0812 a single shot of 4.
    .title = Shooting

rule-10-2 =
    Throw the six-sided die, and add 1 if the target is two hexes away. If the result is no
    higher than the total archery value, every unit in the target hex takes a
    disorganisation test of its own (12.1). If it is higher, nothing happens. With a total
    value of 4 or more, a result of 4 or less disorganises all the units of the target at
    once, without a test.
    .title = Effects of archery

rule-11-0 =
    Combat takes place in the tactical phases only, between adjacent enemies, and is never
    obligatory.
    .title = Combat

rule-11-1 =
    A combat is an attack by the player whose phase it is and, at the same time, a riposte
    by the defender. Each throws a die and reads his own table; both results are applied
    together, and retreats and advances follow from them. For the riposte the roles of
    attacker and defender are exchanged. A unit attacks at most once in a phase, so it
    fights at most twice in a turn on its own account: once attacking in its own phase and
    once in riposte in the enemy's. A unit attacked a second time in a phase, where it has
    retreated to, only suffers.
    .title = Attack and riposte

rule-11-2 =
    The attacker settles his combats one by one, in the order he likes. He chooses whom to
    attack among the enemies next to his units; but all enemy units in the zone of control
    of a unit that attacks must be attacked in that phase, by it or by others, counting
    combats already settled. He adds up the PF of all the units he commits; the defender
    adds up the PF in the hex or hexes under attack, and only those. Several hexes may be
    attacked together only if they are not otherwise under attack; a hex is attacked once in
    a phase. Both throw the six-sided die, apply the modifiers (11.2-drm) and the column
    shifts (11.2-shift) and look up the row of the result in the column of their PF: Romans
    in the Roman table, Gauls in the Gallic one (table-combat). The attack strikes all the
    defending units. The riposte strikes one attacking stack only, chosen by the defender,
    and only that stack counts for the modifiers.
    .title = Fighting a combat

rule-11-2-drm =
    All of these add up. Add the modifier of the best leader taking part; subtract that of
    the best leader in a hex under attack. Add the difference in quality between the two
    sides, each side being rated at the mean of its best and its worst unit, rounded up (the
    text of this modifier is unclear: this is our reading). Add 1 if the best attacking unit
    is of better quality than the best defending one, whatever the means are. In open
    terrain, which is to say where at least one attacker and one defender face each other
    without a camp, a fortification or a wall to shelter either: +1 if the attacker has more
    PF of cavalry, −1 if he has fewer, +2 if all the attackers are cavalry and all the
    defenders infantry, −2 if all the attackers are infantry and all the defenders cavalry.
    Ground: +1 if the highest attacker stands above all the defenders, −1 if all the
    attackers stand lower than all the defenders, −1 across a crest. State: +1 if at least
    one defending unit is disorganised or routed; −1 if at least one attacking unit is, or
    −2 if all are. And −1 on a night turn.
    .title = Die modifiers

rule-11-2-shift =
    One column to the left if all the defenders are behind a fortification; two to the left
    if all of them are in a Roman camp or behind a Gallic wall. These do not add up: the two
    columns of a camp are not joined to the one of a fortification. One column to the right
    if every attacking unit is of better quality than every defending unit; this one is
    combined with one of the others.
    .title = Column shifts

rule-11-3 =
    1T: one unit, its owner's choice, takes a disorganisation test (12.1). T: all take it.
    1d: one unit, its owner's choice, is disorganised. d: all are. 1D+T: one unit routs, the
    others test. 1D+d: one routs, the others are disorganised. 1E+T: one is eliminated, the
    others test. 1E+d: one is eliminated, the others are disorganised. 1E+D: one is
    eliminated, the others rout. E: all are eliminated. An asterisk means that the leaders
    of both sides in the combat take the leader test (11.4), twice if both results carry
    one. Instead of a T, but not of a 1T, the player struck may retreat all the units
    concerned one hex; instead of a d, but not of a 1d, two hexes. Neither is allowed if the
    attacker has cavalry.
    .title = Combat results

rule-11-4 =
    After an asterisk each player throws the six-sided die for each of his leaders in the
    combat. On 1 to 5 the leader is unhurt. On a 6, throw again: 1 he is wounded, 3
    captured, 6 killed, and on 2, 4 and 5 nothing comes of it. A wounded leader takes the
    values of his marker (8.5) and makes no more strategic moves. A leader alone in his hex
    may be attacked: he only takes this test. If he comes out of it unhurt or wounded, he is
    put with the nearest friendly unit, and is captured if no way there is free of enemy
    zones of control; the attacker may advance into the hex he has left. When all the units
    with a leader are eliminated, the same is done with him.
    .title = Leader tests

rule-11-5-retreat =
    A retreat is either chosen, in place of a T or d (11.3), or mandatory. It is mandatory
    when all the defending units are disorganised, no leader is with them, and they have
    fewer PF than their attackers, who must be in battle formation. Then all the defenders
    retreat one hex, or two if their player likes. Units that cannot, because of enemy zones
    of control or the stacking limit, are eliminated.
    .title = Retreat after combat

rule-11-5-advance =
    When all the enemy units have left a hex, by retreat, rout or loss, attacking units that
    took part in the combat and are in battle formation may enter it, within the stacking
    limit, and leaders who were with them may go along. An advance of Gauls over a Roman
    fortification makes a breach (9.2-roman), and one into a Roman camp destroys it (9.1).
    .title = Advance after combat

rule-12-0 = Disorganisation tests and rallies are made unit by unit, even in a stack.
    .title = Disorganisation and rout

rule-12-1 =
    Throw the six-sided die and add the unit's modifier and that of a leader stacked with
    it. Below 4 the unit is disorganised; on 4 or more it holds.
    .title = Disorganisation test

rule-12-2 =
    Being disorganised changes only the strength of a unit: it has the PF of its other side,
    about half, and keeps its modifier and its movement.
    .title = Disorganised units

rule-12-3 =
    Some combat results rout a unit even from battle formation. A disorganised unit that is
    disorganised again, for whatever reason, routs too. It gets a rout marker and retreats
    half its movement allowance, rounded up; a retreat of a single hex is always possible
    unless that hex is in an enemy zone of control. A unit that cannot retreat, because of
    zones of control or stacking, is eliminated.
    .title = Rout

rule-12-4 =
    A routed unit does not fight and has no zone of control. In tactical movement it may
    only go away from enemy units. If it is disorganised once more it is eliminated. Putting
    it into a command box no longer rallies it by itself, as the first printing had it: the
    errata give it a test at −3 instead (12.5).
    .title = Effects of rout

rule-12-5 =
    Disorganised and routed units on the map may try to rally with the six-sided die if they
    have neither moved nor fought and are not in an enemy zone of control, those in command
    boxes with the ten-sided die in phase D. Add the unit's modifier and that of a leader
    stacked with it; for a routed unit subtract 1 on the map and 3 in a box. Above 4 the
    unit rallies; otherwise nothing changes. A disorganised unit that rallies returns to
    battle formation. A routed one becomes disorganised and cannot try again in the same
    turn.
    .title = Rally

rule-13-0 =
    One player has the Romans, one the relief army, one Vercingetorix and the besieged. The
    two Gauls may not talk to each other during the game, nor agree on a plan beforehand:
    like Caesar, Vercingetorix must guess where the relief army will strike. In the Gallic
    phase the relief army moves, fights and rallies before the besieged, and each attacks
    with its own units only; but both share one phase, so that a hex attacked by one is not
    attacked by the other, and defends itself once. Where defenders of both armies stand
    together, the relief player decides for them.
    .title = Three players

rule-14-1 =
    Vercingetorix and his nine units start in battle formation in the four hexes of Alésia,
    1114, 1115, 1116 and 1215. The four leaders and two detachments of the relief army start
    in 0505, anonymous, and its units in their command boxes as the Gaul likes. The Roman
    places his eleven camps (9.1), puts his five leaders, anonymous, in any hexes between
    the two lines or in camps, and his units in the command boxes as he likes.
    .title = Starting positions

rule-14-2 =
    If both players agree the camps stand where they stood in history: 1309, 1109, 0811,
    0613, 0615, 0718, 1321, 1519, 1618, 1615 and 1511. Otherwise the Roman places them
    freely under 9.1.
    .title = Historical camps

rule-14-3-auto =
    Both end the game at the moment they come about, whoever's phase it is. The Romans win
    when Vercingetorix is killed or captured. The Gauls win when Vercingetorix and five
    units of the besieged army stand outside both Roman lines together.
    .title = Automatic victory

rule-14-3-roman =
    At the end of the game the Romans score 2 points for each Gallic PF eliminated and 1 for
    each Gallic PF disorganised or routed, PF counting as on the front of the counter. For
    each Gallic leader killed they score as many points as he commands units, and 5 more if
    he is captured: Comnios is worth 15 killed, 20 captured. They score 25 points if no
    Gallic unit has escaped from Alésia across both lines (2.0-E), and 10 if Vercingetorix
    has not.
    .title = Roman points

rule-14-3-gallic =
    At the end of the game the Gauls score 2 points for each Roman PF eliminated and 1 for
    each Roman PF disorganised or routed, PF counting as on the front of the counter. For
    each Roman leader killed they score as many points as he commands units, and 5 more if
    he is captured: Antonius is worth 8 killed, 13 captured. They score 5 points if units of
    the besieged army have escaped from Alésia across both lines, and 10 if Vercingetorix
    has. Each destroyed camp is worth 5, each breach still open at the end 1.
    .title = Gallic points

rule-table-terrain =
    Entering a hex costs 1 PM. Add, for what is crossed or climbed: one level up 1, several
    levels up 2, one level down 0, several levels down 1, a stream 1, a Roman camp 3 (a, b),
    a Roman fortification 3 (a, c), but 3 in all for a camp behind a fortification, a ditch
    2 and a disorganisation test (a), a Gallic wall 2 (a), a crest 1 in strategic movement,
    or a disorganisation test and no PM in tactical movement (d). Notes: (a) one must begin
    the move next to the obstacle to cross it; (b) Romans ignore note a and the extra cost
    at their gates; (c) forbidden to Romans, who must use the gates; (d) no test for Romans
    inside their two lines.
    .title = Terrain and movement costs

rule-table-combat =
    Each side has its own table, with a row for each modified die, from 0 or less to 8 or
    more, and seven columns, each for a range of PF. A shift off either end of the table
    stays in its last column. The errata fix the third column: 5–7 PF in the Roman table,
    4–5 PF in the Gallic one. All the rest of both tables is a reconstruction, for they are
    not in the rules; more PF and a better die never do less.

    Roman table, by PF: 1–2 | 3–4 | 5–7 | 8–12 | 13–23 | 24–35 | 36+.
    0: – | – | – | – | – | – | –;
    1: – | – | – | – | – | – | 1T;
    2: – | – | – | – | – | 1T | T;
    3: – | – | – | – | – | 1T | T;
    4: – | – | – | – | 1T | T | 1d;
    5: – | – | – | 1T | T | 1d | 1D+d*;
    6: – | – | 1T | T | T | d | 1E+d*;
    7: – | 1T | T | T | 1d | 1D+T* | 1E+D*;
    8: 1T | T | 1d | d | d* | 1E+T* | E*.

    Gallic table, by PF: 1 | 2–3 | 4–5 | 6–8 | 9–12 | 13–20 | 21+.
    0: – | – | – | – | 1T | T | T;
    1: – | – | – | 1T | T | T | 1d;
    2: – | – | 1T | T | T | 1d | d;
    3: – | 1T | T | T | 1d | d | d*;
    4: 1T | T | T | 1d | d | d* | 1D+T*;
    5: T | T | 1d | d | d* | 1D+T* | 1D+d*;
    6: T | 1d | d | d* | 1D+T* | 1D+d* | 1E+T*;
    7: 1d | d | d* | 1D+T* | 1D+d* | 1E+T* | 1E+d*;
    8: d | d* | 1D+T* | 1D+d* | 1E+T* | 1E+d* | 1E+D*.
    .title = Combat tables

rule-errata-6-0 =
    A zone of control does not pass through a fortification, Roman or Gallic, from the
    outside in; from the inside it does reach out. (The errata as translated say the
    reverse, but their exception makes sense only so.) That exception: the ditch, and the
    Gallic walls in 0915, 0916 to 1117 and 1216 (the errata misprint 1147), face no way in
    particular: they stop the zones of control of both sides, in both directions.
    .title = Works and zones of control

rule-errata-9-1 =
    The level 4 of rule 9.1 is the fourth level counted from zero, which the map numbers 3.
    No camp may be placed there.
    .title = No camp on the heights
