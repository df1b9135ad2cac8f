pitch = Three cohorts carry an eagle over a river, and somebody lies in wait.
    .kind = Example
    .length = 2 players, 5 minutes
seat-roman = Romans
    .about = They cross.
seat-gaul = Gauls
    .about = They lie in wait.
scenario-ford = The Ford
    .about = The only one.
option-river = River
    .about = How many cohorts the Ford bears.
option-river-low = Low water
    .about = Two cohorts.
option-river-high = High water
    .about = One cohort.

headline = Turn { $turn } of { $turns }
phase-plan = Plans
phase-march = The Romans march
phase-spring = Ambush?
phase-throw = Javelins
phase-over = The end

place-camp = Camp
place-bank = Bank
place-ford = Ford
place-shore = Shore
place-village = Village

prompt-bearer = Who carries the eagle?
prompt-ambush = Where does the ambush lie?
prompt-march = March, or end the march.
prompt-spring = { $cohort } is at the { $place }: spring the ambush?
prompt-throw = Throw at a cohort, or hold your javelins.
prompt-wait = The others decide.
prompt-over = The game is over.

label-bear = { $cohort } carries the eagle
label-lie = Lie in wait at the { $place }
label-step = { $cohort } goes to the { $place }
label-end-march = End the march
label-spring = Spring the ambush
label-let-pass = Let them pass
label-throw = Throw at { $cohort }
label-hold = Hold the javelins

told-planned = { $side } are ready.
told-stepped = { $cohort } goes to the { $place }.
told-sprung = The ambush at the { $place } is sprung.
told-passed = The Gauls let them pass.
told-fell = { $cohort } falls.
told-turn = Turn { $turn } begins.
told-over = { $side } win.
roll-ambush = ambush
roll-javelin = javelin

order-let-all-pass = Let everybody pass
order-hold-javelins = Hold the javelins

refusal-not-your-decision = It is not your decision.
refusal-game-over = The game is over.
refusal-not-now = Not at this moment.
refusal-no-place = Nobody can lie in wait there.
refusal-has-fallen = { $cohort } has fallen.
refusal-has-marched = { $cohort } has marched in this turn.
refusal-ford-full = The Ford bears no more than { $limit }.
refusal-no-ambush-here = The ambush does not lie at the { $place }.
refusal-out-of-range = { $cohort } is not in the river.
