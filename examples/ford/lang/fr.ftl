pitch = Trois cohortes portent un aigle au-delà d’une rivière, et quelqu’un guette.
    .kind = Exemple
    .length = 2 joueurs, 5 minutes
seat-roman = Romains
    .about = Ils traversent.
seat-gaul = Gaulois
    .about = Ils guettent.
scenario-ford = Le gué
    .about = Le seul.
option-river = Rivière
    .about = Combien de cohortes le gué supporte.
option-river-low = Basses eaux
    .about = Deux cohortes.
option-river-high = Hautes eaux
    .about = Une cohorte.

headline = Tour { $turn } sur { $turns }
phase-plan = Plans
phase-march = Les Romains marchent
phase-spring = Embuscade ?
phase-throw = Javelots
phase-over = La fin

place-camp = camp
place-bank = rive
place-ford = gué
place-shore = grève
place-village = village

prompt-bearer = Qui porte l’aigle ?
prompt-ambush = Où se cache l’embuscade ?
prompt-march = Marchez, ou terminez la marche.
prompt-spring = { $cohort } est là ({ $place }) : déclencher l’embuscade ?
prompt-throw = Visez une cohorte, ou gardez vos javelots.
prompt-wait = Les autres décident.
prompt-over = La partie est finie.

label-bear = { $cohort } porte l’aigle
label-lie = Guetter ici : { $place }
label-step = { $cohort } avance : { $place }
label-end-march = Terminer la marche
label-spring = Déclencher l’embuscade
label-let-pass = Laisser passer
label-throw = Viser { $cohort }
label-hold = Garder les javelots

told-planned = { $side } : prêts.
told-stepped = { $cohort } avance : { $place }.
told-sprung = L’embuscade est déclenchée : { $place }.
told-passed = Les Gaulois laissent passer.
told-fell = { $cohort } tombe.
told-turn = Le tour { $turn } commence.
told-over = Victoire : { $side }.
roll-ambush = embuscade
roll-javelin = javelot

order-let-all-pass = Laisser passer tout le monde
order-hold-javelins = Garder les javelots

refusal-not-your-decision = Ce n’est pas à vous de décider.
refusal-game-over = La partie est finie.
refusal-not-now = Pas à ce moment.
refusal-no-place = On ne peut pas guetter là.
refusal-has-fallen = { $cohort } est tombée.
refusal-has-marched = { $cohort } a déjà marché ce tour-ci.
refusal-ford-full = Le gué n’en supporte pas plus de { $limit }.
refusal-no-ambush-here = L’embuscade n’est pas là : { $place }.
refusal-out-of-range = { $cohort } n’est pas dans la rivière.
