# Ce que dit siege : mots, titres, questions, choix, journal, refus.
# Chaque message tient sur une ligne ; les hexagones vont par leur numéro.

## Mots

side-rome = Romains
side-gaul = Gaulois
force-relief = Armée de secours
force-besieged = Assiégés
word-detachment = un détachement
word-anonymous = un pion anonyme
word-camp = camp romain
word-camp-destroyed = camp détruit
word-breach = brèche
order-formed = en ordre de bataille
order-disorganised = désorganisée
order-routed = en déroute
counter-roman-1 = le pion romain 1
counter-roman-2 = le pion romain 2
counter-roman-3 = le pion romain 3
counter-roman-4 = le pion romain 4
counter-roman-5 = le pion romain 5
counter-roman-6 = le pion romain 6
counter-roman-7 = le pion romain 7
counter-gallic-1 = le pion gaulois 1
counter-gallic-2 = le pion gaulois 2
counter-gallic-3 = le pion gaulois 3
counter-gallic-4 = le pion gaulois 4
counter-gallic-5 = le pion gaulois 5
counter-gallic-6 = le pion gaulois 6
counter-vercingetorix = Vercingétorix

## Titres, pistes, zones

title-turn = Tour { $turn } sur { $turns }
title-day = Jour
title-night = Nuit
phase-setup = Mise en place
phase-organisation = A. Organisation des commandements
phase-succession = { $side } : choix d’un commandant
phase-strategic = B. Mouvement stratégique : { $side }
phase-deployment = C1. Déploiement : { $side }
phase-movement = C. Mouvement tactique : { $side }
phase-archery = Tir romain
phase-combat = C. Combat : { $side }
phase-rally = C. Ralliement : { $side }
phase-withdrawal = D. Retrait hors de vue et ralliement
phase-over = La partie est finie
track-turn = Tour
track-night = Nuit
track-spent = PM dépensés
track-volley = Valeur de la salve
track-attack = PF de l’attaque
track-defence = PF de la défense
track-modifier = Modificateur du dé
track-shift = Décalage de colonnes
area-box = { $leader }
area-waiting = À placer
area-lost = Éliminées
area-fallen = Chefs hors jeu
note-unit = { $unit }, { $order } : { $pf } PF, modificateur { $modifier }, mouvement { $movement }.
note-leader = { $leader } : commande { $units } unités, rayon { $range }, modificateur { $modifier }, mouvement { $movement }.
note-wounded = { $leader }, blessé : rayon { $range }, modificateur { $modifier }, mouvement { $movement }.
note-detachment = Un détachement : il ne combat ni ne commande.
note-anonymous = Un pion anonyme : un chef ou un détachement.
overlay-reach = Portée du pion en mouvement
overlay-command = Rayon de commandement de { $leader }
overlay-zone-rome = Zones de contrôle romaines
overlay-zone-gaul = Zones de contrôle gauloises
overlay-sight-rome = Ce que voient les Romains
overlay-sight-gaul = Ce que voient les Gaulois
overlay-fire = Ce que les ouvrages romains peuvent battre
score-title = Points de victoire à la fin du tour 20
score-eliminated = PF éliminés
score-disordered = PF désorganisés ou en déroute
score-leaders = chefs tués ou capturés
score-nobody-escaped = personne ne s’est échappé d’Alésia
score-vercingetorix-held = Vercingétorix est enfermé
score-escaped = des unités assiégées se sont échappées
score-vercingetorix-escaped = Vercingétorix s’est échappé
score-camps = camps détruits
score-breaches = brèches ouvertes

## Questions

prompt-wait = On attend : { $sides }.
prompt-camps = Placez un camp qui touche une ligne romaine ; { $left ->
        [one] il en reste 1
       *[other] il en reste { $left }
    }.
prompt-garrison = Placez vos unités dans les quatre hexagones d’Alésia, 12 PF au plus dans chacun.
prompt-garrison-leader = Placez Vercingétorix dans Alésia.
prompt-commands = Répartissez vos unités entre les cases de vos chefs.
prompt-posts = Placez vos chefs et détachements entre les lignes ou dans les camps.
prompt-setup-done = Tout est placé. Des légions peuvent encore être divisées ; confirmez quand vous êtes prêt.
prompt-organisation = Transférez des unités entre chefs du même hexagone ou d’hexagones adjacents, ou confirmez.
prompt-succession = Choisissez votre nouveau commandant.
prompt-marching = { $counter } est en marche : avancez-le, ou arrêtez-le.
prompt-strategic-one = Déplacez un chef ou un détachement caché, ou passez.
prompt-strategic = Déplacez des chefs et détachements cachés : { $left ->
        [0] plus aucun sauf César
        [one] encore 1
       *[other] encore { $left }
    }, ou passez.
prompt-deployment = { $leader } est en vue : posez les unités de sa case sur la carte, à { $range } hexagones de lui au plus.
prompt-going = { $piece } a dépensé { $spent } PM : continuez, ou arrêtez.
prompt-movement = Déplacez vos unités et vos chefs, puis terminez le mouvement.
prompt-aiming = { $value } points de tir visent { $hex } : ajoutez-en, ou tirez.
prompt-archery = Vos ouvrages peuvent tirer : choisissez un camp ou un côté fortifié et sa cible.
prompt-combat = Choisissez un hexagone à attaquer, ou terminez vos combats.
prompt-commit = Choisissez les unités qui attaquent.
prompt-declare = Ajoutez des unités ou des hexagones à l’attaque, puis combattez.
prompt-riposte = Choisissez la pile que frappe votre riposte.
prompt-test-or-retreat = { $result } : testez toutes vos unités, ou retraitez d’un hexagone.
prompt-disorder-or-retreat = { $result } : toutes vos unités sont désorganisées, ou retraitent de deux hexagones.
prompt-suffer-test = { $result } : choisissez l’unité qui fait un test.
prompt-suffer-disorder = { $result } : choisissez l’unité désorganisée.
prompt-suffer-rout = { $result } : choisissez l’unité mise en déroute.
prompt-suffer-loss = { $result } : choisissez l’unité éliminée.
prompt-endure = { $result } : subissez le résultat.
prompt-rout = { $unit } est en déroute : faites-la fuir loin de son hexagone.
prompt-retreat = { $unit } se replie : choisissez où.
prompt-retreat-upto = { $unit } doit retraiter d’un hexagone, ou de deux si vous voulez.
prompt-advance = L’ennemi est parti : avancez dans l’hexagone, ou restez.
prompt-rally = Les unités qui n’ont ni bougé ni combattu peuvent tenter de se rallier.
prompt-withdrawal = Remettez dans leurs cases des unités à portée de chefs cachés, ou confirmez.
over-vercingetorix = Vercingétorix est perdu : les Romains gagnent, { $rome } points à { $gaul }.
over-breakout = Vercingétorix a percé : les Gaulois gagnent.
over-points = Victoire des { $side } : Romains { $rome }, Gaulois { $gaul }.
over-draw = Partie nulle : { $rome } points chacun.

## Choix

label-place-camp = Camp en { $hex }
label-garrison = { $unit } en { $hex }
label-garrison-leader = { $leader } en { $hex }
label-assign = { $unit } sous { $leader }
label-post = { $piece } en { $hex }
label-transfer = { $unit } vers { $leader }
label-split = Diviser { $unit }
label-unite = Réunir { $unit }
label-ready = Prêt
label-appoint = { $leader } prend le commandement
label-march = { $piece } vers { $hex }
label-end-marches = Passer
label-deploy = { $unit } en { $hex }
label-step = { $piece } vers { $hex }
label-halt = Arrêter
label-end-moves = Finir le mouvement
label-aim-camp = Camp { $from } sur { $to }
label-aim-side = Ouvrages de { $from } sur { $to }
label-loose = Tirer
label-end-archery = Finir le tir
label-attack = Attaquer { $hex }
label-widen = Attaquer aussi { $hex }
label-commit = { $unit } attaque
label-fight = Combattre
label-end-combats = Finir les combats
label-riposte = Riposter sur { $hex }
label-suffer = Désigner { $unit }
label-endure = Subir le résultat
label-fall-back = Retraiter plutôt
label-retreat = { $unit } recule en { $hex }
label-advance = { $unit } avance en { $hex }
label-follow = { $leader } suit en { $hex }
label-end-advance = Personne d’autre n’avance
label-rally = Rallier { $unit }
label-end-rally = Finir les ralliements
label-withdraw = { $unit } revient à { $leader }

## Journal

event-camp-placed = Un camp est bâti en { $hex }.
event-garrisoned = { $unit } prend position en { $hex }.
event-leader-garrisoned = { $leader } est en { $hex }.
event-assigned = { $unit } sert sous { $leader }.
event-posted = Placement en { $hex } : { $counter }.
event-transferred = { $unit } passe sous { $leader }.
event-split = { $unit } se divise en deux moitiés.
event-united = Les moitiés de { $unit } se réunissent.
event-ready = Prêt : { $force }.
event-turn = Tour { $turn }, de jour.
event-turn-night = Tour { $turn }, de nuit.
event-appointed = { $leader } prend le commandement des { $side }.
event-strategic = Initiative stratégique : { $side } (Romains { $rome }, Gaulois { $gaul }).
event-marched = De { $from } à { $to } : { $counter }.
event-revealed = En vue en { $hex } : { $counter }, { $leader }.
event-hidden = Hors de vue : { $counter }, { $leader }.
event-passed = { $side } : plus de mouvement stratégique au rang { $round }.
event-tactical = Initiative tactique : { $side } (Romains { $rome }, Gaulois { $gaul }).
event-deployed = { $unit } se déploie en { $hex }.
event-moved = { $unit } va de { $from } en { $to }.
event-rode = { $leader } va de { $from } en { $to }.
event-scattered = { $side } : { $leader } est dispersé en { $hex }.
event-breach = Une brèche s’ouvre en { $hex }.
event-repaired = La brèche de { $hex } est refermée.
event-camp-destroyed = Le camp de { $hex } est détruit.
event-shot-hit = Tir de { $value } sur { $hex } : { $die }, touché.
event-shot-missed = Tir de { $value } sur { $hex } : { $die }, sans effet.
event-fought = { $side } : attaque de { $hex }. Attaque : { $attack }. Riposte : { $riposte }.
event-fell-back = { $side } : retraite plutôt que le résultat.
event-test-held = { $unit } tient bon ({ $die }, total { $total }).
event-test-failed = { $unit } vacille ({ $die }, total { $total }).
event-reordered = { $unit } est { $order }.
event-eliminated = { $unit } est éliminée.
event-retreated = { $unit } recule de { $from } en { $to }.
event-advanced = { $unit } avance en { $hex }.
event-followed = { $leader } suit en { $hex }.
event-leader-safe = { $leader } est indemne ({ $first }).
event-leader-lucky = { $leader } est en danger et s’en tire indemne ({ $first }, { $second }).
event-leader-wounded = { $leader } est blessé ({ $first }, { $second }).
event-leader-captured = { $leader } est capturé ({ $first }, { $second }).
event-leader-killed = { $leader } est tué ({ $first }, { $second }).
event-leader-rejoins = { $leader } rejoint les troupes en { $hex }.
event-leader-taken = { $leader } ne trouve pas d’issue et est capturé.
event-rallied = { $unit } se rallie (total { $total }).
event-not-rallied = { $unit } ne se rallie pas (total { $total }).
event-withdrawn = { $unit } retourne dans la case de son chef.
event-box-lost = { $unit } a perdu son chef et se disperse.
event-escaped = { $units } unités assiégées sont sorties de l’anneau romain.
event-escaped-leader = Vercingétorix et { $units } unités assiégées sont sortis de l’anneau romain.
event-over-vercingetorix = Vercingétorix est perdu : les Romains gagnent, { $rome } points à { $gaul }.
event-over-breakout = Vercingétorix a percé : les Gaulois gagnent.
event-over-points = Victoire des { $side } : Romains { $rome }, Gaulois { $gaul }.
event-over-draw = Partie nulle : { $rome } points chacun.

## Dés

roll-mix = mélange des pions
roll-strategic = initiative stratégique
roll-tactical = initiative tactique
roll-archery = tir
roll-attack = attaque
roll-riposte = riposte
roll-leader = test de chef
roll-test = test de désorganisation
roll-rally = ralliement
roll-strategic-rally = ralliement en case

## Refus

refusal-not-your-decision = Ce n’est pas à vous de décider maintenant.
refusal-game-over = La partie est finie.
refusal-not-now = Cela ne se fait pas à ce moment du tour.
refusal-not-yours = Ce pion n’est pas un des vôtres qui puisse faire cela.
refusal-off-the-map = Cet hexagone n’est pas sur la carte.
refusal-camp-needs-line = Un camp en { $hex } ne toucherait aucune fortification romaine.
refusal-camp-too-high = { $hex } est au niveau le plus haut, interdit aux camps.
refusal-camp-inside = { $hex } est entre Alésia et la ligne intérieure, interdit aux camps.
refusal-camp-near-wall = { $hex } est voisin d’une fortification gauloise, interdit aux camps.
refusal-camp-there = Il y a déjà un camp en { $hex }.
refusal-not-in-alesia = { $hex } n’est pas un des quatre hexagones d’Alésia.
refusal-garrison-would-not-fit = Avec { $unit } en { $hex }, les autres unités ne tiendraient plus dans Alésia.
refusal-already-placed = C’est déjà placé.
refusal-not-between-the-lines = { $hex } n’est ni entre les deux lignes ni un camp.
refusal-not-ready = Il reste quelque chose à placer.
refusal-no-box = { $leader } n’a pas de case de commandement en jeu.
refusal-box-full = { $leader } commande au plus { $limit } unités.
refusal-not-in-a-box = { $unit } n’est pas dans une case de commandement.
refusal-same-box = { $unit } est déjà dans la case de { $leader }.
refusal-leaders-apart = { $leader } n’est ni dans l’hexagone du chef de { $unit } ni dans un hexagone adjacent.
refusal-leader-in-sight = L’ennemi voit { $leader } : sa case reste vide.
refusal-already-handled = { $unit } a déjà été réorganisée dans cette phase.
refusal-no-whole-legion = { $legion } n’est pas en jeu comme légion entière.
refusal-halves-apart = Les moitiés de { $legion } ne sont pas ensemble.
refusal-halves-differ = Les moitiés de { $legion } ne sont pas dans le même état.
refusal-cannot-command = { $leader } ne peut pas prendre le commandement.
refusal-counter-in-sight = Vu par l’ennemi, sans mouvement stratégique : { $counter }.
refusal-no-strategic-move = Jamais de mouvement stratégique : { $counter }.
refusal-wounded-stays = Blessé, sans mouvement stratégique : { $counter }.
refusal-already-marched = Mouvement stratégique déjà fait ce tour : { $counter }.
refusal-no-march-left = Pas plus de { $limit } pions bougent à ce rang.
refusal-last-leader-in-camp = Un chef au moins de l’armée de secours doit rester en 0505.
refusal-another-is-moving = Un autre pion est au milieu de son mouvement ; terminez-le d’abord.
refusal-nobody-is-moving = Personne n’est au milieu d’un mouvement.
refusal-not-adjacent = { $from } et { $to } ne sont pas adjacents.
refusal-enemy-there = Des unités ennemies sont en { $to }.
refusal-enemy-leader-there = Un chef ennemi est en { $to } ; on ne peut que l’attaquer.
refusal-romans-stay-in-lines = Les Romains ne vont stratégiquement qu’entre leurs lignes et dans leurs camps, pas en { $to }.
refusal-gate-needed = Les Romains ne franchissent la fortification entre { $from } et { $to } que par un camp.
refusal-must-start-next-to = L’obstacle entre { $from } et { $to } ne se franchit qu’au début du mouvement.
refusal-out-of-movement = Cela coûte { $cost } PM, et il en reste { $left }.
refusal-too-far-outside = Hors des ouvrages, pas plus de { $limit } hexagones par mouvement ; { $to } est au-delà.
refusal-zone-to-zone = { $from } et { $to } sont tous deux en zone de contrôle ennemie.
refusal-stack-full = Pas plus de { $limit } PF en { $to }.
refusal-no-mixing = { $unit } ne peut s’empiler avec les unités de { $to }.
refusal-out-of-command-zone = { $unit } n’est pas commandée et n’entre pas en zone de contrôle ennemie en { $to }.
refusal-routed-flees = { $unit } est en déroute et ne peut que s’éloigner de l’ennemi, pas aller en { $to }.
refusal-already-moved = Ce pion a déjà bougé dans cette phase.
refusal-not-deployed = Ce pion n’est pas sur la carte, face visible.
refusal-stack-too-strong = La pile de { $hex } est trop forte ; sortez-en d’abord une unité.
refusal-not-in-that-box = { $unit } n’est pas dans la case du chef qui se déploie.
refusal-out-of-range = { $to } est à plus de { $range } hexagones du chef.
refusal-contact-with-enemy = Une unité en { $to } serait au contact de l’ennemi.
refusal-contact-with-works = Une unité en { $to } serait au contact d’ouvrages ennemis.
refusal-romans-deploy-inside = Les Romains ne se déploient qu’entre leurs lignes ou dans un camp, pas en { $to }.
refusal-beyond-the-lines = { $to } est de l’autre côté d’une ligne romaine.
refusal-no-camp-there = Aucun camp romain ne se dresse en { $hex }.
refusal-no-fortification-there = Aucune fortification romaine ne fait face à { $at } depuis { $from }.
refusal-garrisoned = Des unités sont en { $from } : ses ouvrages ne tirent pas d’eux-mêmes.
refusal-breached = Les ouvrages de { $from } sont percés.
refusal-has-shot = Cet ouvrage a déjà tiré ce tour.
refusal-too-far-to-shoot = { $at } est hors de portée.
refusal-slope-between = Une pente cache { $at }.
refusal-no-target = Aucune unité gauloise n’est en { $at }.
refusal-other-target = Tirez la salve préparée avant de viser autre chose que { $at }.
refusal-nobody-aims = Aucun tir n’est préparé.
refusal-nothing-to-attack = Il n’y a personne à attaquer en { $hex }.
refusal-attacked-already = { $hex } est déjà attaqué, ou l’a été dans cette phase.
refusal-nobody-can-attack = Aucune de vos unités ne peut attaquer { $hex }.
refusal-has-attacked = { $unit } a déjà combattu dans cette phase.
refusal-out-of-command = { $unit } n’est pas commandée et ne peut attaquer.
refusal-routed-cannot-fight = { $unit } est en déroute et ne peut attaquer.
refusal-not-next-to-target = { $unit } n’est pas voisine d’un hexagone attaqué.
refusal-already-committed = { $unit } participe déjà.
refusal-nobody-committed = Aucune unité n’attaque encore.
refusal-enemy-left-out = L’ennemi de { $hex } est dans la zone de contrôle d’un attaquant et personne d’autre ne peut l’attaquer : attaquez-le aussi.
refusal-attack-owed = L’ennemi de { $hex } doit encore être attaqué.
refusal-no-stack-there = Aucune pile attaquante n’est en { $hex }.
refusal-not-among-them = { $unit } n’est pas une des unités touchées.
refusal-no-retreat-instead = Ce résultat ne peut être remplacé par une retraite.
refusal-cavalry-pursues = L’ennemi a de la cavalerie : pas de retraite à la place.
refusal-choose-one = Choisissez l’unité qui subit.
refusal-not-retreating = { $unit } n’a pas à retraiter.
refusal-another-retreats = Une autre unité est au milieu de sa retraite.
refusal-retreat-away = Chaque pas d’une retraite doit éloigner, et { $to } n’éloigne pas.
refusal-retreat-into-zone = { $to } est en zone de contrôle ennemie.
refusal-retreat-blocked = Des ouvrages ennemis barrent la retraite vers { $to }.
refusal-retreat-goes-on = La retraite n’est pas finie.
refusal-not-vacated = { $to } n’est pas un hexagone que l’ennemi vient de quitter.
refusal-cannot-advance = { $unit } n’a pas attaqué, n’est pas en ordre de bataille ou a déjà avancé.
refusal-nobody-to-follow = { $leader } n’a personne à suivre là.
refusal-nothing-to-rally = { $unit } est en ordre de bataille.
refusal-moved-or-fought = { $unit } a bougé ou combattu dans cette phase.
refusal-in-enemy-zone = { $unit } est en zone de contrôle ennemie.
refusal-rallied-once = { $unit } a déjà essayé.
refusal-not-in-range = { $unit } n’est pas dans le rayon de commandement de { $leader }.
refusal-besieged-have-no-box = { $unit } appartient aux assiégés, qui n’ont pas de case de commandement.

## Chances et consignes

odds-usage = écrivez les attaquants, puis « vs », puis les défenseurs, chaque unité par son nom, avec :d si elle est désorganisée ; puis, au besoin, leader=+2, against=+1 (les chefs), fort, camp, wall, night, crest, up, down : « eduens senons leader=+2 vs legio-10 fort »
odds-attack-nothing = L’attaque est sans effet
odds-attack-test = Les défenseurs testent, ou retraitent d’un hexagone
odds-attack-disorder = Les défenseurs sont désorganisés, ou retraitent de deux hexagones
odds-attack-rout = Une unité en défense est mise en déroute
odds-attack-loss = Une unité en défense est éliminée
odds-riposte-nothing = La riposte est sans effet
odds-riposte-test = La pile frappée teste, ou retraite d’un hexagone
odds-riposte-disorder = La pile frappée est désorganisée, ou retraite de deux hexagones
odds-riposte-rout = Une unité attaquante est mise en déroute
odds-riposte-loss = Une unité attaquante est éliminée
odds-leaders = Des chefs font un test
odds-defence-left = PF que la défense garde en ordre, en moyenne
odds-attack-left = PF que la pile frappée garde en ordre, en moyenne
odds-policy = Personne ne retraite à la place d’un résultat ; l’unité la plus faible subit s’il y a un choix.
odds-stack = La riposte frappe la plus forte des piles attaquantes.
order-let-the-weakest-suffer = Quand une de mes unités doit subir, c’est la plus faible.
order-stand-fast = Je subis les résultats et ne retraite pas à la place.
order-rally-all = Toute unité qui le peut tente de se rallier.
order-shoot-all = Mes ouvrages tirent sur tout ce qu’ils atteignent, tous ensemble.
order-stay = Personne n’avance après le combat.

## Décisions

ruling-01 = Il y a onze camps, comme le dit le scénario ; la règle 9.1 parle de neuf. (9.1, 14.1)
ruling-02 = Les unités de combat et les camps debout voient ; chefs et détachements ne voient personne. Les hexagones intermédiaires ne font que compter la distance. Les assiégés révèlent les Romains tant que Vercingétorix ou une de ses unités touche une fortification ou a passé la ligne intérieure. (1.3)
ruling-03 = Un chef blessé reste face visible. Les pions retournés dans un même hexagone sont mélangés aux pions anonymes qui s’y trouvent. (1.2, 2.0-D)
ruling-04 = Un chef aperçu pendant une phase tactique est retourné aussitôt et se déploie une fois ce mouvement, ou ces combats, terminés. Un chef en vue dont la case n’est pas vide se déploie à la phase C1 suivante. (1.3, 2.0-C1)
ruling-05 = Une légion se divise ou se réunit à la mise en place, en phase A et dans son propre mouvement (division seulement, au déploiement), une fois par phase ; les moitiés ne se réunissent que dans le même état. (4.0)
ruling-06 = Les Gaulois se déploient du côté des lignes où est leur chef. Les unités sans place restent dans la case. (2.0-C1)
ruling-07 = Une unité qui entre dans l’hexagone d’un détachement ennemi le disperse ; un chef ennemi ne se traverse pas, il s’attaque. (1.2)
ruling-08 = Un pion fait un mouvement stratégique par tour. Les chefs gaulois en vue sont comptés au début d’un rang ; trois ou plus coûtent deux mouvements. De nuit, la route circulaire ne dépasse pas 6 PM. (2.0-B)
ruling-09 = Qui entre dans un hexagone touchant des ouvrages ennemis, un mur ou, pour un Gaulois, un fossé ou un camp debout, s’y arrête ; le côté qu’on vient de franchir ne compte pas. Un obstacle ne se franchit qu’au premier pas. Un camp sur un côté fortifié coûte 3 PM une seule fois. Les lignes romaines coûtent 3 PM dans les deux sens, mais n’arrêtent et n’abritent que vers l’extérieur. Hors des ouvrages, un Romain entre dans deux ou trois hexagones au plus par mouvement. Les Romains se déplacent stratégiquement entre les lignes et dans les camps debout. (7.1, 7.2, 9.0)
ruling-10 = Chaque hexagone d’une retraite ou d’une déroute éloigne du départ. Une retraite de deux hexagones prise au lieu d’un résultat doit être achevée, sinon l’unité est perdue. On ne retraite ni dans un camp ennemi ni par-dessus ses ouvrages. (11.5, 12.3)
ruling-11 = Les fortifications arrêtent les zones de contrôle de l’extérieur vers l’intérieur. L’erratum dit l’inverse, mais son exception pour les ouvrages sans direction n’a de sens qu’ainsi. (errata-6.0)
ruling-12 = Les unités restées dans la case d’un chef tué ou capturé passent dans d’autres cases, ou sont perdues. (8.5)
ruling-13 = Un camp tire même occupé ; seuls les côtés d’un hexagone occupé ne tirent pas. Une salve avec un camp à deux hexagones ajoute 1 au dé. (10.0)
ruling-14 = Toutes les unités en désordre dans les cases tentent de se rallier, car rien ne peut être perdu. (2.0-D, 12.5)
ruling-15 = La qualité d’un camp est la moyenne de sa meilleure et de sa pire unité, arrondie au supérieur ; on ajoute la différence. +1 si le meilleur attaquant vaut mieux que le meilleur défenseur. Seul le meilleur chef d’un camp compte. Pour le désordre, −2 remplace −1. Le défenseur est plus bas si le plus haut attaquant domine tous les défenseurs. Une seule crête franchie suffit. (11.2-drm)
ruling-16 = À trois joueurs, l’armée de secours bouge, combat et se rallie avant les assiégés. Chacun attaque avec ses unités. Pour des défenseurs des deux armées, le joueur de l’armée de secours décide. (13.0, 11.3)
ruling-17 = Les PF sont ceux du recto. Se sont échappées les unités hors des deux lignes en phase E ; les points ne sont donnés qu’une fois. Vercingétorix et cinq unités assiégées doivent être dehors ensemble. (14.3)
ruling-18 = Un hexagone n’est attaqué qu’une fois par phase et par joueur. Un ennemi dans la zone d’un attaquant peut être laissé à d’autres, qui doivent alors l’attaquer tant qu’ils le peuvent. On ne sort jamais de la table, et un camp sans PF ne lance pas de dé. (11.2)
ruling-19 = On peut entrer dans un hexagone que tous les ennemis ont quitté, par retraite, déroute ou perte, ou celui d’un chef. Un chef peut suivre. (11.5-advance)
ruling-20 = Les chefs qu’un combat laisse seuls rejoignent l’unité amie la plus proche ; ils sont d’abord testés si une unité a été éliminée. (11.4)

tuned-01 = Les résultats des deux tables de combat s’écartent de la première reconstitution, où la table romaine était bien plus forte : tous les modificateurs de la règle 11.2 favorisent déjà les Romains. Les troisièmes colonnes sont celles de l’erratum (11.2).
tuned-02 = À partir d’un dé modifié de 3, les Romains de moins de 24 PF lisent un résultat plus doux d’environ une ligne qu’au premier réglage : avec celui-ci, Rome gagnait 83 parties sur 120 entre robots égaux, maintenant 119 sur 200 à deux joueurs et 57 sur 120 à trois (11.2).
