# What siege says: words, titles, prompts, labels, journal, refusals.
# Each message is one line; hexes go by their numbers, results as the tables print them.

## Words

side-rome = Romans
side-gaul = Gauls
force-relief = Relief army
force-besieged = Besieged
word-detachment = a detachment
word-anonymous = an anonymous counter
word-camp = Roman camp
word-camp-destroyed = destroyed camp
word-breach = breach
order-formed = in battle formation
order-disorganised = disorganised
order-routed = in rout
counter-roman-1 = Roman counter 1
counter-roman-2 = Roman counter 2
counter-roman-3 = Roman counter 3
counter-roman-4 = Roman counter 4
counter-roman-5 = Roman counter 5
counter-roman-6 = Roman counter 6
counter-roman-7 = Roman counter 7
counter-gallic-1 = Gallic counter 1
counter-gallic-2 = Gallic counter 2
counter-gallic-3 = Gallic counter 3
counter-gallic-4 = Gallic counter 4
counter-gallic-5 = Gallic counter 5
counter-gallic-6 = Gallic counter 6
counter-vercingetorix = Vercingetorix

## Titles, tracks, areas

title-turn = Turn { $turn } of { $turns }
title-day = Day
title-night = Night
phase-setup = Set-up
phase-organisation = A. Organisation of commands
phase-succession = { $side } choose a commander
phase-strategic = B. Strategic movement: { $side }
phase-deployment = C1. Deployment: { $side }
phase-movement = C. Tactical movement: { $side }
phase-archery = Roman archery
phase-combat = C. Combat: { $side }
phase-rally = C. Rally: { $side }
phase-withdrawal = D. Retreat from sight and rally
phase-over = The game is over
track-turn = Turn
track-night = Night
track-spent = Movement points spent
track-volley = Archery of the volley
track-attack = PF of the attack
track-defence = PF of the defence
track-modifier = Die modifier
track-shift = Column shift
area-box = { $leader }
area-waiting = To be placed
area-lost = Eliminated
area-fallen = Leaders out of play
note-unit = { $unit }, { $order }: { $pf } PF, modifier { $modifier }, movement { $movement }.
note-leader = { $leader }: commands { $units } units, range { $range }, modifier { $modifier }, movement { $movement }.
note-wounded = { $leader }, wounded: range { $range }, modifier { $modifier }, movement { $movement }.
note-detachment = A detachment: it neither fights nor commands.
note-anonymous = An anonymous counter: a leader or a detachment.
overlay-reach = Reach of the piece in motion
overlay-command = Command range of { $leader }
overlay-zone-rome = Roman zones of control
overlay-zone-gaul = Gallic zones of control
overlay-sight-rome = What the Romans see
overlay-sight-gaul = What the Gauls see
overlay-fire = What the Roman works can shoot at
score-title = Victory points at the end of turn 20
score-eliminated = PF eliminated
score-disordered = PF disorganised or routed
score-leaders = leaders killed or captured
score-nobody-escaped = nobody has escaped from Alésia
score-vercingetorix-held = Vercingetorix is held
score-escaped = besieged units have escaped
score-vercingetorix-escaped = Vercingetorix has escaped
score-camps = camps destroyed
score-breaches = open breaches

## Prompts

prompt-wait = Waiting for: { $sides }.
prompt-camps = Place a camp that touches a Roman line; { $left ->
        [one] 1 is left
       *[other] { $left } are left
    }.
prompt-garrison = Place your units in the four hexes of Alésia, at most 12 PF in each.
prompt-garrison-leader = Place Vercingetorix in Alésia.
prompt-commands = Put your units into the command boxes of your leaders.
prompt-posts = Place your leaders and detachments between the lines or in camps.
prompt-setup-done = Everything is placed. Legions may still be split; confirm when you are ready.
prompt-organisation = Transfer units between leaders in the same or adjacent hexes, or confirm.
prompt-succession = Choose your new commander.
prompt-marching = { $counter } is on the march: move it on, or halt.
prompt-strategic-one = Move one hidden leader or detachment, or pass.
prompt-strategic = Move hidden leaders and detachments: { $left ->
        [0] no more but Caesar
        [one] 1 more
       *[other] { $left } more
    }, or pass.
prompt-deployment = { $leader } is in sight: put the units of his box on the map, within { $range } hexes of him.
prompt-going = { $piece } has spent { $spent } PM: move on, or halt.
prompt-movement = Move your units and leaders, then end your movement.
prompt-aiming = { $value } archery points aim at { $hex }: add more, or shoot.
prompt-archery = Your works may shoot: choose a camp or a fortified hexside and its target.
prompt-combat = Choose a hex to attack, or end your combats.
prompt-commit = Choose the units that attack.
prompt-declare = Add units or hexes to the attack, then fight.
prompt-riposte = Choose the stack that your riposte strikes.
prompt-test-or-retreat = { $result }: test all your units, or retreat them one hex.
prompt-disorder-or-retreat = { $result }: all your units are disorganised, or retreat two hexes.
prompt-suffer-test = { $result }: choose the unit that takes a test.
prompt-suffer-disorder = { $result }: choose the unit that is disorganised.
prompt-suffer-rout = { $result }: choose the unit that routs.
prompt-suffer-loss = { $result }: choose the unit that is eliminated.
prompt-endure = { $result }: take the result.
prompt-rout = { $unit } routs: retreat it away from where it stood.
prompt-retreat = { $unit } falls back: choose where it retreats.
prompt-retreat-upto = { $unit } must retreat one hex, or two if you like.
prompt-advance = The enemy has left: advance into the hex, or stay.
prompt-rally = Units that have neither moved nor fought may try to rally.
prompt-withdrawal = Put units within range of hidden leaders back into their boxes, or confirm.
over-vercingetorix = Vercingetorix is lost: the Romans win, { $rome } points to { $gaul }.
over-breakout = Vercingetorix has broken out: the Gauls win.
over-points = The { $side } win: Romans { $rome }, Gauls { $gaul }.
over-draw = A draw: { $rome } points each.

## Labels

label-place-camp = Camp in { $hex }
label-garrison = { $unit } in { $hex }
label-garrison-leader = { $leader } in { $hex }
label-assign = { $unit } under { $leader }
label-post = { $piece } in { $hex }
label-transfer = { $unit } to { $leader }
label-split = Split { $unit }
label-unite = Unite { $unit }
label-ready = Ready
label-appoint = { $leader } takes command
label-march = { $piece } to { $hex }
label-end-marches = Pass
label-deploy = { $unit } in { $hex }
label-step = { $piece } to { $hex }
label-halt = Halt
label-end-moves = End movement
label-aim-camp = Camp { $from } at { $to }
label-aim-side = Works of { $from } at { $to }
label-loose = Shoot
label-end-archery = End archery
label-attack = Attack { $hex }
label-widen = Attack { $hex } too
label-commit = { $unit } attacks
label-fight = Fight
label-end-combats = End combats
label-riposte = Strike back at { $hex }
label-suffer = { $unit }
label-endure = Take the result
label-fall-back = Retreat instead
label-retreat = { $unit } back to { $hex }
label-advance = { $unit } forward to { $hex }
label-follow = { $leader } goes along to { $hex }
label-end-advance = Nobody else advances
label-rally = Rally { $unit }
label-end-rally = End rallies
label-withdraw = { $unit } back to { $leader }

## Journal

event-camp-placed = A camp is built in { $hex }.
event-garrisoned = { $unit } takes post in { $hex }.
event-leader-garrisoned = { $leader } is in { $hex }.
event-assigned = { $unit } serves under { $leader }.
event-posted = { $counter } is placed in { $hex }.
event-transferred = { $unit } goes over to { $leader }.
event-split = { $unit } divides into two halves.
event-united = The halves of { $unit } unite.
event-ready = Ready: { $force }.
event-turn = Turn { $turn }, by day.
event-turn-night = Turn { $turn }, by night.
event-appointed = { $leader } takes command of the { $side }.
event-strategic = Strategic initiative: { $side } (Romans { $rome }, Gauls { $gaul }).
event-marched = { $counter } goes from { $from } to { $to }.
event-revealed = { $counter } comes into sight in { $hex }: { $leader }.
event-hidden = { $counter } is out of sight: { $leader } turns his back.
event-passed = { $side }: no more strategic moves in round { $round }.
event-tactical = Tactical initiative: { $side } (Romans { $rome }, Gauls { $gaul }).
event-deployed = { $unit } deploys in { $hex }.
event-moved = { $unit } moves from { $from } to { $to }.
event-rode = { $leader } moves from { $from } to { $to }.
event-scattered = { $leader } of the { $side } is scattered in { $hex }.
event-breach = A breach opens in { $hex }.
event-repaired = The breach in { $hex } is closed.
event-camp-destroyed = The camp in { $hex } is destroyed.
event-shot-hit = Archery of { $value } on { $hex }: { $die }, a hit.
event-shot-missed = Archery of { $value } on { $hex }: { $die }, no effect.
event-fought = { $side } attack { $hex }. Attack: { $attack }. Riposte: { $riposte }.
event-fell-back = { $side } retreat instead.
event-test-held = { $unit } holds ({ $die }, total { $total }).
event-test-failed = { $unit } wavers ({ $die }, total { $total }).
event-reordered = { $unit } is { $order }.
event-eliminated = { $unit } is eliminated.
event-retreated = { $unit } retreats from { $from } to { $to }.
event-advanced = { $unit } advances to { $hex }.
event-followed = { $leader } goes along to { $hex }.
event-leader-safe = { $leader } is unhurt ({ $first }).
event-leader-lucky = { $leader } is in danger and comes off unhurt ({ $first }, { $second }).
event-leader-wounded = { $leader } is wounded ({ $first }, { $second }).
event-leader-captured = { $leader } is captured ({ $first }, { $second }).
event-leader-killed = { $leader } is killed ({ $first }, { $second }).
event-leader-rejoins = { $leader } joins the troops in { $hex }.
event-leader-taken = { $leader } finds no way out and is captured.
event-rallied = { $unit } rallies (total { $total }).
event-not-rallied = { $unit } does not rally (total { $total }).
event-withdrawn = { $unit } goes back to its leader's command box.
event-box-lost = { $unit } has lost its leader and disperses.
event-escaped = { $units } besieged units are out of the Roman ring.
event-escaped-leader = Vercingetorix and { $units } besieged units are out of the Roman ring.
event-over-vercingetorix = Vercingetorix is lost: the Romans win, { $rome } points to { $gaul }.
event-over-breakout = Vercingetorix has broken out: the Gauls win.
event-over-points = The { $side } win: Romans { $rome }, Gauls { $gaul }.
event-over-draw = A draw: { $rome } points each.

## Rolls

roll-mix = mixing counters
roll-strategic = strategic initiative
roll-tactical = tactical initiative
roll-archery = archery
roll-attack = attack
roll-riposte = riposte
roll-leader = leader test
roll-test = disorganisation test
roll-rally = rally
roll-strategic-rally = rally in a box

## Refusals

refusal-not-your-decision = It is not you who must decide now.
refusal-game-over = The game is over.
refusal-not-now = This is not done at this point of the turn.
refusal-not-yours = That counter is not one of yours that could do this.
refusal-off-the-map = There is no such hex on the map.
refusal-camp-needs-line = A camp in { $hex } would touch no Roman fortification.
refusal-camp-too-high = { $hex } lies on the highest level, where no camp may stand.
refusal-camp-inside = { $hex } lies between Alésia and the internal line, where no camp may stand.
refusal-camp-near-wall = { $hex } is next to a Gallic fortification, where no camp may stand.
refusal-camp-there = A camp stands in { $hex } already.
refusal-not-in-alesia = { $hex } is not one of the four hexes of Alésia.
refusal-garrison-would-not-fit = With { $unit } in { $hex } the other units would not fit into Alésia.
refusal-already-placed = That is placed already.
refusal-not-between-the-lines = { $hex } is neither between the two lines nor a camp.
refusal-not-ready = Something is still to be placed.
refusal-no-box = { $leader } has no command box in play.
refusal-box-full = { $leader } commands at most { $limit } units.
refusal-not-in-a-box = { $unit } is not in a command box.
refusal-same-box = { $unit } is in the box of { $leader } already.
refusal-leaders-apart = { $leader } is not in the same hex as the leader of { $unit }, nor in an adjacent one.
refusal-leader-in-sight = The enemy sees { $leader }, so his box stays empty.
refusal-already-handled = { $unit } has been rearranged already in this phase.
refusal-no-whole-legion = { $legion } is not in play as a whole legion.
refusal-halves-apart = The halves of { $legion } are not together.
refusal-halves-differ = The halves of { $legion } are not in the same state.
refusal-cannot-command = { $leader } cannot take command.
refusal-counter-in-sight = The enemy sees { $counter }, so it makes no strategic move.
refusal-no-strategic-move = { $counter } makes no strategic moves.
refusal-wounded-stays = { $counter } is wounded and makes no strategic moves.
refusal-already-marched = { $counter } has made its strategic move this turn.
refusal-no-march-left = No more than { $limit } may move in this round.
refusal-last-leader-in-camp = At least one leader of the relief army must stay in 0505.
refusal-another-is-moving = Another counter is in the middle of its move; finish that first.
refusal-nobody-is-moving = Nobody is in the middle of a move.
refusal-not-adjacent = { $from } and { $to } are not adjacent.
refusal-enemy-there = Enemy units are in { $to }.
refusal-enemy-leader-there = An enemy leader is in { $to }; he can only be attacked.
refusal-romans-stay-in-lines = Romans move strategically only between their lines and camps, and { $to } is neither.
refusal-gate-needed = Romans cross the fortification between { $from } and { $to } only at a camp.
refusal-must-start-next-to = The obstacle between { $from } and { $to } can be crossed only at the start of a move.
refusal-out-of-movement = That costs { $cost } PM, and { $left } are left.
refusal-too-far-outside = Outside the works it may enter no more than { $limit } hexes in a move, and { $to } is beyond that.
refusal-zone-to-zone = { $from } and { $to } are both in enemy zones of control.
refusal-stack-full = No more than { $limit } PF may be in { $to }.
refusal-no-mixing = { $unit } may not stack with the units in { $to }.
refusal-out-of-command-zone = { $unit } is out of command and may not enter the enemy zone of control in { $to }.
refusal-routed-flees = { $unit } is in rout and may only move away from the enemy, not to { $to }.
refusal-already-moved = It has moved already in this phase.
refusal-not-deployed = It is not on the map with its face up.
refusal-stack-too-strong = The stack in { $hex } is too strong; move a unit out of it first.
refusal-not-in-that-box = { $unit } is not in the box of the leader who deploys.
refusal-out-of-range = { $to } is more than { $range } hexes from the leader.
refusal-contact-with-enemy = A unit in { $to } would be in contact with the enemy.
refusal-contact-with-works = A unit in { $to } would be in contact with enemy works.
refusal-romans-deploy-inside = Romans deploy only between their lines or in a camp, and { $to } is neither.
refusal-beyond-the-lines = { $to } lies on the other side of a Roman line from the leader.
refusal-no-camp-there = No Roman camp stands in { $hex }.
refusal-no-fortification-there = No Roman fortification faces { $at } from { $from }.
refusal-garrisoned = Units are in { $from }, so its works do not shoot by themselves.
refusal-breached = The works of { $from } are breached.
refusal-has-shot = That has shot already this turn.
refusal-too-far-to-shoot = { $at } is out of range.
refusal-slope-between = A slope hides { $at }.
refusal-no-target = No Gallic unit is in { $at }.
refusal-other-target = Shoot the volley that is aimed before you turn to another target than { $at }.
refusal-nobody-aims = No archery is aimed yet.
refusal-nothing-to-attack = There is nobody to attack in { $hex }.
refusal-attacked-already = { $hex } is under attack already, or was in this phase.
refusal-nobody-can-attack = None of your units can attack { $hex }.
refusal-has-attacked = { $unit } has fought already in this phase.
refusal-out-of-command = { $unit } is out of command and may not attack.
refusal-routed-cannot-fight = { $unit } is in rout and may not attack.
refusal-not-next-to-target = { $unit } is not next to a hex under attack.
refusal-already-committed = { $unit } takes part already.
refusal-nobody-committed = No unit attacks yet.
refusal-enemy-left-out = The enemy in { $hex } is in the zone of control of an attacker and nobody else can attack him: attack him too.
refusal-attack-owed = The enemy in { $hex } must still be attacked.
refusal-no-stack-there = No attacking stack is in { $hex }.
refusal-not-among-them = { $unit } is not one of the units that suffer.
refusal-no-retreat-instead = This result cannot be replaced by a retreat.
refusal-cavalry-pursues = The enemy has cavalry, so there is no retreat instead.
refusal-choose-one = Choose the unit that suffers.
refusal-not-retreating = { $unit } need not retreat.
refusal-another-retreats = Another unit is in the middle of its retreat.
refusal-retreat-away = Each step of a retreat must lead farther away, and { $to } does not.
refusal-retreat-into-zone = { $to } is in an enemy zone of control.
refusal-retreat-blocked = Enemy works bar the retreat to { $to }.
refusal-retreat-goes-on = The retreat is not over yet.
refusal-not-vacated = { $to } is not a hex that the enemy has just left.
refusal-cannot-advance = { $unit } did not attack, is not in battle formation, or has advanced already.
refusal-nobody-to-follow = { $leader } has nobody to follow there.
refusal-nothing-to-rally = { $unit } is in battle formation.
refusal-moved-or-fought = { $unit } has moved or fought in this phase.
refusal-in-enemy-zone = { $unit } is in an enemy zone of control.
refusal-rallied-once = { $unit } has tried already.
refusal-not-in-range = { $unit } is not within the command range of { $leader }.
refusal-besieged-have-no-box = { $unit } belongs to the besieged army, which has no command boxes.

## Odds and standing orders

odds-usage = write the attackers, then "vs", then the defenders, each unit by its name with :d if it is disorganised; then, if you like, leader=+2, against=+1 (the leaders), fort, camp, wall, night, crest, up, down: "eduens senons leader=+2 vs legio-10 fort"
odds-attack-nothing = The attack has no effect
odds-attack-test = The defenders must test, or retreat one hex
odds-attack-disorder = The defenders are disorganised, or retreat two hexes
odds-attack-rout = A defending unit routs
odds-attack-loss = A defending unit is eliminated
odds-riposte-nothing = The riposte has no effect
odds-riposte-test = The struck stack must test, or retreat one hex
odds-riposte-disorder = The struck stack is disorganised, or retreats two hexes
odds-riposte-rout = An attacking unit routs
odds-riposte-loss = An attacking unit is eliminated
odds-leaders = Leaders are tested
odds-defence-left = PF the defence keeps in formation, on average
odds-attack-left = PF the struck stack keeps in formation, on average
odds-policy = Nobody retreats instead of a result; the weakest unit suffers where there is a choice.
odds-stack = The riposte strikes the strongest attacking stack.
order-let-the-weakest-suffer = Where one of my units must suffer, it is the weakest.
order-stand-fast = I take results and do not retreat instead.
order-rally-all = Every unit that can tries to rally.
order-shoot-all = My works shoot at whatever they can reach, all together.
order-stay = Nobody advances after combat.

## Rulings

ruling-01 = There are eleven camps, as the scenario says; rule 9.1 speaks of nine. (9.1, 14.1)
ruling-02 = Combat units and standing camps see; leaders and detachments see nobody. The hexes named between viewer and viewed only count the distance. The besieged reveal Romans while Vercingetorix or one of his units touches a fortification or has passed the internal line. (1.3)
ruling-03 = A wounded leader stays face up. Counters that turn over in the same hex are mixed with the anonymous ones there. (1.2, 2.0-D)
ruling-04 = A leader who comes into sight in a tactical phase is turned over at once and deploys when that movement, or those combats, are over. Leaders in sight who still have units in their boxes deploy in the next phase C1. (1.3, 2.0-C1)
ruling-05 = A legion is split or united in the set-up, in phase A and in its own movement (split only, in deployment), once a phase; halves unite only in the same state. (4.0)
ruling-06 = Gauls deploy on their leader's side of the Roman lines. Units that find no room stay in the box. (2.0-C1)
ruling-07 = An enemy unit that enters the hex of a detachment scatters it; an enemy leader is never run over, only attacked. (1.2)
ruling-08 = A counter makes one strategic move a turn. Gallic leaders in sight are counted when a round begins, and three or more cost two moves like two. By night the circular road does not lift the limit of 6 PM. (2.0-B)
ruling-09 = Whoever enters a hex that touches enemy works, a wall or, for Gauls, a ditch or a standing camp, halts there; the hexside just crossed does not count. An obstacle is crossed only by the first step of a move. A camp on a fortified hexside costs 3 PM once, not twice. Roman lines cost 3 PM in both directions, but stop and shelter only from the outside. Outside the works a Roman enters at most two or three hexes in a move. Romans move strategically between the lines and in standing camps. (7.1, 7.2, 9.0)
ruling-10 = Every hex of a retreat or rout lies farther from where it began. A retreat of two hexes taken in place of a result must be completed, or the unit is lost. Retreats do not lead into enemy camps or over enemy works. (11.5, 12.3)
ruling-11 = Fortifications stop zones of control from the outside in. The errata say the reverse, but their exception for works without direction makes sense only so. (errata-6.0)
ruling-12 = Units left in the box of a leader who is killed or captured go to other boxes with room, or are lost. (8.5)
ruling-13 = A camp shoots even with units in it; only the hexsides of a hex with units do not. A volley with a camp two hexes away adds 1 to the die. (10.0)
ruling-14 = All disordered units in boxes try to rally, for nothing can be lost. (2.0-D, 12.5)
ruling-15 = A side's quality is the mean of its best and worst unit, rounded up; the difference of both sides is added. +1 if the best attacker beats the best defender. Only the best leader of a side counts. Of the modifiers for disorder, −2 replaces −1. The defender is lower if the highest attacker stands above all defenders. One crest crossed is enough. (11.2-drm)
ruling-16 = With three players the relief army moves, fights and rallies before the besieged. Each attacks with its own units. For defenders of both armies the relief player decides. (13.0, 11.3)
ruling-17 = PF count as on the front of the counter. Units have escaped that stand outside both lines in phase E; the points for it are given once. Vercingetorix and five besieged units must be outside together. (14.3)
ruling-18 = A hex is attacked once a phase by a player. An enemy in the zone of an attacker may be left to others who can attack; then they must, while they can. Columns are never shifted off the table, and a side without PF throws no die. (11.2)
ruling-19 = A hex that all enemies have left, by retreat, rout or loss, may be entered; so may that of a leader. A leader may go along. (11.5-advance)
ruling-20 = Leaders whom a combat leaves alone go to the nearest friendly unit; they are tested first if a unit with them was eliminated. (11.4)

tuned-01 = The results of both combat tables depart from the first reconstruction, in which the Roman table was much the stronger: every modifier of rule 11.2 favours the Romans already. The third columns are those of the errata (11.2).
tuned-02 = From a modified die of 3 up, Romans with fewer than 24 PF read a result about one row milder than in the first tuning: with that, Rome won 83 of 120 games between equal bots, now 119 of 200 with two players and 57 of 120 with three (11.2).
