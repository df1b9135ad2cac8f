# Ce que dit julius : mots, cartes, titres, consignes, actions, journal, refus.
# Un message par ligne ; `$where` vaut « city » ou « sea », forces et rounds sont en chiffres romains.

## Mots

side-caesar = Caesar
side-pompey = Pompeius
side-both = les deux camps

wood-caesar = brun
wood-pompey = vert
wood-cleopatra = bleu

at-place = { $where ->
        [sea] en { $place }
       *[city] à { $place }
    }
n-moves = { $moves ->
        [0] aucun mouvement
        [one] { $moves } mouvement
       *[other] { $moves } mouvements
    }
n-levies = { $levies ->
        [0] aucune levée
        [one] { $levies } levée
       *[other] { $levies } levées
    }
n-hits = { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }
n-dice = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
n-battles = { $battles ->
        [one] { $battles } bataille
       *[other] { $battles } batailles
    }
n-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Avant la partie

pitch = Blocs cachés, routes et mers. La guerre civile, 49–45 av. J.-C.
    .kind = Blocs
    .length = 2 joueurs · 3 h
seat-caesar = { side-caesar }
    .about = Les légions de Gaule, bien groupées, sur la route de Rome.
seat-pompey = { side-pompey }
    .about = L’Italie, l’Espagne, l’Afrique et l’Orient : plus à tenir, et plus loin.
scenario-civil-war = La guerre civile
    .about = Dès le passage du Rubicon, cinq années de cinq tours.
option-deployment = Déploiement
    .about = Où sont les blocs quand la guerre commence.
option-deployment-historical = Comme dans l’histoire
    .about = Chaque bloc commence où il était en 49 av. J.-C.
option-deployment-free = Échanges secrets
    .about = Chaque camp peut d’abord échanger ses propres blocs entre ses cités, sans être vu.
option-edition = Édition
    .about = Deux éditions des règles diffèrent en trois points.
option-edition-french = Française
    .about = On compte les points après le ravitaillement d’hiver. On peut dissoudre Cleopatra ; ralliée, elle agit dès le round suivant.
option-edition-english-1-1 = Anglaise 1.1
    .about = On compte les points avant le retour des flottes et le ravitaillement. On ne peut dissoudre Cleopatra ; ralliée, elle agit dès que vient sa lettre.

## Cartes

card-command = Commandement
card-command-text = { n-moves }, puis { n-levies }.
card-apollo = Apollon
card-apollo-text = Vaut la carte que l’adversaire a jouée au tour d’avant. Pas au premier tour d’une année.
card-jupiter = Jupiter
card-jupiter-text = Un bloc ennemi, désigné sans le voir près d’une de vos cités, vous y rejoint ; un chef ou une flotte perd un pas à la place.
card-mars = Mars
card-mars-text = Un groupe par terre ; dans une bataille, votre force principale tire d’abord.
card-mercury = Mercure
card-mercury-text = Un groupe par terre, chaque bloc une cité plus loin.
card-neptune = Neptune
card-neptune-text = Un groupe de flottes ; dans une bataille, votre force principale tire d’abord.
card-pluto = Pluton
card-pluto-text = Un groupe par terre, avec plus de blocs par route pour attaquer.
card-vulcan = Vulcain
card-vulcan-text = Chaque bloc d’une cité ennemie perd un pas.

## Titres et compteurs

headline = { $bc } av. J.-C., Tour { $turn } sur { $turns }

phase-deployment = Déploiement libre
phase-discard = Une carte à écarter
phase-play = Cartes
phase-jupiter = Jupiter, pour { $side }
phase-vulcan = Vulcain, pour { $side }
phase-moves = Mouvements de { $side }
phase-main-force = Force principale de { $side }
phase-surprise = Surprise de { $side }
phase-levies = Levées de { $side }
phase-choose-battle = Batailles
phase-battle = Bataille { at-place }, round { $round }
phase-regroup = Regroupement de { $side }
phase-harbour = Hiver : les flottes au port
phase-supply = Hiver : ravitaillement
phase-disband = Hiver : dissolution
phase-over = La partie est finie

track-year = { $bc } av. J.-C.
track-turn = Tour
track-moves = Mouvements restants
track-levies = Levées restantes
track-round = Round

round-first = force principale
round-reserves = réserves
round-on = suite
round-last = départ de l’attaquant
letter-a = tirent d’abord
letter-b = ensuite
letter-c = légions
letter-d = en dernier
button-fire = Tirer
button-pass = Passer

area-pool = Réserve de recrutement
area-fallen = Perdus cette année
area-trophies = Trophées

score-title = { $points } points à l’hiver donnent la victoire
note-fights = Agit à la lettre { $letter }, touche sur { $firepower ->
    [1] 1
   *[other] 1 à { $firepower }
} ; force { $strength } sur { $most }.
note-levy-anywhere = Se lève dans toute cité amie.
note-levy-port = Se lève dans un port majeur ami.
note-levy-city = Se lève à { $city }.

## Consignes

prompt-deployment = Échangez des blocs entre vos cités, ou confirmez.
    .more = Choisissez le bloc à placer, puis celui dont il prend la place. Confirmez quand le déploiement vous convient.
prompt-discard = Écartez une carte pour cette année.
    .more = Votre adversaire ne la voit pas. Vous jouez les autres, une par tour.
prompt-play = Tour { $turn } : choisissez votre carte.
    .more = Les deux sont retournées ensemble ; un événement, ou sinon la carte qui a le plus de mouvements, commence. Apollon compte comme la carte qu’il copie.
prompt-jupiter = Jupiter : désignez un bloc ennemi voisin d’une de vos cités.
    .more = Il passe de votre côté, sauf si c’est un chef ou une flotte, qui perd alors un pas. Vous pouvez aussi ne rien faire.
prompt-suborned = Choisissez la cité que rejoint { $block }.
    .more = Jupiter le fait passer de votre côté depuis { $from }. La cité doit être amie.
prompt-suborned-hidden = Choisissez la cité que rejoint le bloc parti de { $from }.
    .more = Jupiter fait passer le bloc { $wood } de votre côté. La cité doit être amie.
prompt-vulcan = Vulcain : choisissez une cité ennemie.
    .more = Chaque bloc y perd un pas. Vous pouvez aussi ne rien faire.
prompt-moves-start = Choisissez la cité ou la mer dont les blocs bougent : { n-moves }.
    .more = Les blocs terrestres qui passent par des mers amies partent en premier, à un mouvement chacun : choisissez le bloc, puis la mer. Vous pouvez aussi finir vos mouvements.
prompt-moves = Faites partir des blocs ({ $places }), ou choisissez un autre lieu.
    .more = Il vous reste { n-moves }. Finissez vos mouvements quand vous avez terminé.
prompt-moves-last = Faites partir des blocs ({ $places }), puis finissez.
    .more = Votre dernier mouvement est dépensé.
prompt-moves-none = Finissez vos mouvements : il n’en reste aucun.
prompt-mars-start = Mars : choisissez une cité dont les blocs terrestres bougent.
    .more = Vous nommerez ensuite une bataille où votre force principale tire d’abord.
prompt-mars = Mars : faites partir des blocs terrestres ({ $places }), puis finissez.
    .more = Vous nommerez ensuite la bataille où votre force principale tire d’abord.
prompt-mercury-start = Mercure : choisissez une cité dont les blocs terrestres bougent.
    .more = Ils vont jusqu’à { $reach } cités chacun, ou { $strike } s’ils attaquent.
prompt-mercury = Mercure : faites partir des blocs terrestres ({ $places }), puis finissez.
    .more = Ils vont jusqu’à { $reach } cités chacun, ou { $strike } s’ils attaquent.
prompt-neptune-start = Neptune : choisissez une cité ou une mer dont les flottes bougent.
    .more = Vous nommerez ensuite une bataille où votre force principale tire d’abord.
prompt-neptune = Neptune : faites partir des flottes ({ $places }), puis finissez.
    .more = Vous nommerez ensuite la bataille où votre force principale tire d’abord.
prompt-pluto-start = Pluton : choisissez une cité dont les blocs terrestres bougent.
    .more = Pour attaquer, il passe { $major } blocs par route majeure, { $minor } par route mineure et { $strait } par détroit ; les autres mouvements gardent les limites ordinaires.
prompt-pluto = Pluton : faites partir des blocs terrestres ({ $places }), puis finissez.
    .more = Pour attaquer, il en passe { $major } par route majeure, { $minor } par route mineure et { $strait } par détroit.
prompt-moving = Où va { $block } ensuite ?
    .more = Parti de { $from }, il est { at-place }. Vous pouvez aussi l’arrêter là.
prompt-aboard = Où débarque { $block } ?
    .more = Il est à bord { at-place } : choisissez un port, ou la mer amie suivante.
prompt-main-force = Choisissez la force principale d’une attaque.
    .more = Elle vient de plusieurs côtés : choisissez le lieu attaqué, puis l’origine de sa force principale. Les autres blocs restent en réserve pendant le round I.
prompt-surprise = { $card } : choisissez la bataille où vous tirez d’abord.
    .more = Tous les blocs de votre force principale y tirent avant le défenseur au round I.
prompt-levies = Levez un bloc ou un pas : { n-levies }.
    .more = Levez un bloc de votre réserve de recrutement dans une cité amie, ou ajoutez un pas à un bloc sur la carte. Vous pouvez aussi finir vos levées.
prompt-levies-none = Finissez vos levées : elles sont dépensées.
prompt-choose-battle = Il reste { n-battles }. Choisissez celle qui se livre maintenant.
prompt-battle-first = Vos blocs { $letter } agissent : tirez ou passez.
    .more = Bataille { at-place }, round { $round }. Personne ne se retire au round I.
prompt-battle = Vos blocs { $letter } agissent : tirez, passez ou retirez-vous.
    .more = Bataille { at-place }, round { $round }. Un bloc ne se retire que si une issue est libre.
prompt-battle-last = Vos blocs { $letter } doivent se retirer : choisissez-en un, puis le lieu.
    .more = Bataille { at-place }, round { $round } : les attaquants s’en vont au dernier round.
prompt-hits = Choisissez le bloc touché : { n-hits }.
    .more = Bataille { at-place }. Un de vos blocs les plus forts perd un pas.
prompt-regroup = { $place } est à vous : regroupez-vous, ou restez.
    .more = Les blocs peuvent aller dans des cités adjacentes amies ou neutres. Finissez le regroupement quand vous avez terminé.
prompt-regroup-sea = { $place } est à vous : regroupez-vous, ou restez.
    .more = Les flottes peuvent aller dans une mer adjacente amie ou neutre, ou dans un port ami ou neutre de cette mer. Finissez le regroupement quand vous avez terminé.
prompt-harbour = Hiver : choisissez une flotte au large, puis son port.
    .more = Le port doit être ami et donner sur cette mer.
prompt-supply = Hiver : choisissez les blocs qui rentrent ({ $places }).
    .more = Il y en a plus qu’on n’en peut nourrir. Ils retournent dans votre réserve de recrutement.
prompt-disband = Hiver : renvoyez des blocs, ou confirmez.
    .more = Ils retournent dans votre réserve de recrutement sans être montrés, pour être levés ailleurs l’an prochain ; leurs pas sont perdus.

wait-deployment = Déploiement : on attend { $sides }.
wait-discard = Carte à écarter : on attend { $sides }.
wait-play = Tour { $turn }, choix des cartes : on attend { $sides }.
wait-jupiter = { $side } choisit le bloc que Jupiter doit retourner.
wait-suborned = { $side } choisit où va le bloc { $wood } qui a quitté { $from }.
wait-vulcan = { $side } choisit la cité que Vulcain doit frapper.
wait-moves = { $side } joue ses mouvements ; { $moves ->
        [0] il n’en reste aucun
       *[other] il en reste { $moves }
    }.
wait-moving = { $side } a un bloc en marche { at-place }.
wait-aboard = { $side } a un bloc à bord { at-place }.
wait-main-force = { $side } choisit la force principale d’une attaque.
wait-surprise = { $side } choisit la bataille où { $card } lui donne les premiers tirs.
wait-levies = { $side } joue ses levées ; { $levies ->
        [0] il n’en reste aucune
       *[other] il en reste { $levies }
    }.
wait-choose-battle = { $side } choisit la prochaine bataille ; il en reste { $battles }.
wait-battle = Bataille { at-place }, round { $round } : les blocs de { $side } à la lettre { $letter } agissent.
wait-hits = Bataille { at-place } : { $side } doit encaisser { n-hits } et choisit le bloc.
wait-regroup = { $side } peut regrouper ses blocs { at-place }.
wait-harbour = Hiver, flottes au port : on attend { $sides }.
wait-supply = Hiver, ravitaillement : on attend { $sides }.
wait-disband = Hiver, dissolutions : on attend { $sides }.

over-won = La guerre est finie : { $side } l’emporte, { $high } à { $low }.
over-tie = La guerre est finie : { $side } tient { $place } et l’emporte à { n-points } partout.
over-draw = La guerre est finie sans vainqueur : { n-points } partout, et { $place } n’est à personne.

## Actions

label-swap = Échanger { $block } et { $with }
label-end-deployment = Garder ce déploiement
label-discard = Écarter { $card }
label-play = Jouer { $card }
label-suborn = Désigner un bloc { $wood } { at-place }
label-receive = { $block } rejoint { $place }
label-receive-hidden = Le bloc rejoint { $place }
label-erupt = Frapper { $place }
label-forgo = Ne rien faire
label-activate = Déplacer le groupe { at-place }
label-step = Envoyer { $block } vers { $to }
label-attack = Attaquer { $to } avec { $block }
label-join = Renforcer l’attaque sur { $to } avec { $block }
label-react = Secourir { $to } avec { $block }
label-halt = Arrêter { $block } { at-place }
label-halt-hidden = S’arrêter là
label-embark = Embarquer { $block } par { $sea }
label-sail = Continuer par { $place }
label-land = Débarquer à { $place }
label-end-moves = Finir les mouvements
label-end-moves-unspent = Finir les mouvements ({ $moves ->
        [one] { $moves } inutilisé
       *[other] { $moves } inutilisés
    })
label-main-force = { $place } : force principale par { $from }
label-surprise = Tirer d’abord { at-place }
label-levy = Lever { $block } à { $place }
label-reinforce = Renforcer { $block } : { $strength } devient { $next }
label-end-levies = Finir les levées
label-end-levies-unspent = Finir les levées ({ $levies ->
        [one] { $levies } inutilisée
       *[other] { $levies } inutilisées
    })
label-fight = Livrer bataille { at-place }
label-fire = Tirer avec { $block } ({ n-dice }, { $power ->
        [1] touche sur 1
       *[other] touche de 1 à { $power }
    })
label-pass = Passer avec { $block }
label-retreat = Retirer { $block } vers { $to }
label-retreat-by-sea = Retirer { $block } par { $sea } vers { $to }
label-take-hit = Toucher { $block } : { $strength } devient { $next }
label-take-last-hit = Toucher { $block }, à son dernier pas
label-regroup = Regrouper { $block } vers { $to }
label-end-regroup = Finir le regroupement
label-harbour = Ramener { $block } au port, à { $place }
label-disband = Renvoyer { $block } ({ $place }) dans la réserve de recrutement
label-end-disbanding = Ne plus rien dissoudre

## Journal

# Un bloc et son camp ; certains chefs s’en passent.
who = { $block ->
        [Caesar] { $block }
        [Pompeius] { $block }
       *[other] { $block } ({ $side })
    }

event-year = L’année { $bc } av. J.-C. (Anno { $year }) commence, et chaque camp reçoit ses cartes.
event-deployed = { $side } a pris ses positions.
event-discarded = { $side } met { $card } de côté pour l’année.
event-discarded-hidden = { $side } met une carte de côté, face cachée.
event-revealed = { side-caesar } joue { $caesar }, { side-pompey } joue { $pompey }. { $first } passe en premier.
event-cancelled = { side-caesar } joue { $caesar }, { side-pompey } joue { $pompey } : les dieux s’annulent, et le tour est fini.
event-apollo = Apollon sert { $side } et vaut { $card }, la carte jouée par { $enemy } au tour d’avant.
event-apollo-nothing = Apollon ne trouve aucune carte à copier et ne fait rien pour { $side }.
event-suborned = Jupiter fait passer { $block } du côté de { $side }, depuis { $from } vers { $to }.
event-suborned-hidden = Jupiter fait passer un bloc { $wood } du côté de { $side }, depuis { $from } vers { $to }.
event-struck = Jupiter ne peut détourner { $block } { at-place } du service de { $side }, mais le bloc perd un pas.
event-no-effect = { $card } ne fait rien pour { $side }.
event-erupted = { $side } appelle Vulcain sur { $place } : { $blocks ->
        [one] { $blocks } bloc perd
       *[other] { $blocks } blocs perdent
    } un pas.
event-activated = { $side } met en marche le groupe { at-place }.
event-stepped = { $block } avance depuis { $from } vers { $to }.
    .together = { $pieces } avancent depuis { $from } vers { $to }.
event-stepped-hidden = Un bloc de { $side } avance depuis { $from } vers { $to }.
    .together = { $count } blocs de { $side } avancent depuis { $from } vers { $to }.
event-attacked = { $block } attaque { $to } depuis { $from }.
    .together = { $pieces } attaquent { $to } depuis { $from }.
event-attacked-hidden = Un bloc de { $side } attaque { $to } depuis { $from }.
    .together = { $count } blocs de { $side } attaquent { $to } depuis { $from }.
event-helped = { $block } vient depuis { $from } en renfort { at-place }.
    .together = { $pieces } viennent depuis { $from } en renfort { at-place }.
event-helped-hidden = Un bloc de { $side } vient depuis { $from } en renfort { at-place }.
    .together = { $count } blocs de { $side } viennent depuis { $from } en renfort { at-place }.
event-embarked = { $block } embarque à { $from } et passe par { $sea }.
event-embarked-hidden = Un bloc de { $side } embarque à { $from } et passe par { $sea }.
event-landed = { $block } débarque à { $place }.
event-landed-hidden = Un bloc de { $side } débarque à { $place }.
event-moves-ended = { $side } a fini ses mouvements.
event-main-force = La force principale de { $side } { at-place } arrive par { $from }.
event-surprise = { $side } prépare une surprise { at-place } : ses attaquants tireront d’abord au round I.
event-levied = { $block } se lève à { $place }.
    .together = { $pieces } se lèvent à { $place }.
event-levied-hidden = { $side } lève un bloc à { $place }.
    .together = { $side } lève { $count } blocs à { $place }.
event-reinforced = { $block } { at-place } gagne un pas.
event-reinforced-hidden = Un bloc de { $side } { at-place } gagne un pas.
event-levies-ended = { $side } a fini ses levées.
event-battle-begins = Bataille { at-place } ! { $attacker } attaque avec { $attackers } ; { $defender } défend avec { $defenders }.
event-round = Bataille { at-place }, round { $round }.
event-reserves-join = Les réserves de { $side } entrent dans la bataille : { $blocks }.
event-disrupted = La force principale de { $side } a disparu : chaque bloc de ses réserves perd un pas.
event-roles-swapped = Désormais { $attacker } attaque et { $defender } défend.
event-fired = { $block } tire avec { n-dice } : { $hits ->
        [0] aucun coup
        [1] un coup
        [2] deux coups
        [3] trois coups
       *[other] { $hits } coups
    }.
event-passed = { $block } se réserve.
event-hit = { who } perd un pas ; il en reste { $left ->
        [1] un
        [2] deux
        [3] trois
       *[other] { $left }
    }.
event-eliminated = { who } tombe.
event-leader-killed = { $block } est mort : un trophée de 1 point pour { $enemy }.
event-cleopatra-joins = Cleopatra passe du côté de { $side }.
event-retreated = { $block } se retire vers { $to }.
event-retreated-by-sea = { $block } se retire par { $sea } vers { $to }.
event-could-not-retreat = { who } doit se retirer et ne trouve aucune issue.
event-battle-ends = { $winner } gagne la bataille { at-place }.
event-regrouped = { $block } se regroupe depuis { $from } vers { $to }.
event-regrouped-hidden = Un bloc de { $side } se regroupe depuis { $from } vers { $to }.
event-winter = Vient l’hiver, { $bc } av. J.-C. (Anno { $year }).
event-cleopatra-home = Cleopatra rentre chez elle pour l’hiver, du côté de { $side }.
event-harboured = { $block } quitte { $from } et hiverne au port à { $to }.
event-harboured-hidden = Une flotte de { $side } quitte { $from } et hiverne au port à { $to }.
event-lost-at-sea = { who } ne trouve aucun port et disparaît.
event-unsupplied = { who } manque de vivres et retourne à la réserve de recrutement.
event-disbanded = { who } { at-place } rentre dans ses foyers.
event-disbanded-hidden = { $side } renvoie dans ses foyers un bloc { $wood } { at-place }.
event-tally = Le compte : { side-caesar } { $caesar }, { side-pompey } { $pompey }.
event-won = { $side } gagne la guerre, { $high } à { $low }.
event-won-tie = { $side } tient Roma et gagne la guerre à { n-points } partout.
event-drawn = La guerre finit par une partie nulle, à { n-points } partout.

## Refus

refusal-not-your-decision = Ce n’est pas à vous de décider maintenant.
refusal-game-over = La partie est finie.
refusal-not-now = Cela ne se fait pas à ce moment du tour.
refusal-not-deployed = { $block } n’est pas un de vos blocs sur la carte et ne peut pas être échangé.
refusal-already-settled = { $block } a déjà trouvé sa place et y reste.
refusal-fleet-needs-port = { $block } est une flotte, et { $place } n’est pas un port.
refusal-swap-with-itself = Choisissez deux blocs à échanger dans des cités différentes.
refusal-card-not-in-hand = Vous n’avez pas { $card } en main.
refusal-apollo-too-early = Apollon ne se joue pas au premier tour d’une année.
refusal-nothing-to-suborn = { $place } : votre adversaire n’y a aucun bloc { $wood }.
refusal-not-next-to-friendly-city = { $place } n’est voisin d’aucune de vos cités amies.
refusal-cannot-join-there = Le bloc rejoint une cité amie voisine du lieu qu’il quitte, et { $place } n’en est pas une.
refusal-not-an-enemy-city = { $place } n’est pas une cité ennemie.
refusal-no-moves-left = Il ne vous reste aucun mouvement.
refusal-already-active = { $place } : vous y avez déjà dépensé un mouvement.
refusal-nothing-can-move = { $place } : aucun de vos blocs ne peut en bouger.
refusal-not-active = Avant de déplacer { $block }, dépensez un mouvement pour le lieu où il se trouve.
refusal-already-moved = { $block } a déjà bougé ce tour-ci.
refusal-another-is-moving = Un autre bloc est au milieu de son mouvement ; finissez-le d’abord.
refusal-nobody-is-moving = Aucun bloc n’est au milieu de son mouvement.
refusal-not-your-block = { $block } n’est pas un bloc à vous qui puisse faire cela.
refusal-not-adjacent = { $from } et { $to } ne sont pas adjacents.
refusal-not-on-the-way = { $to } ne touche pas { $from } : on ne peut y être transporté d’ici.
refusal-retreat-no-road = Aucune route ne mène de { $from } à { $to } : on ne peut y faire retraite.
refusal-no-road = Aucune route ne relie { $from } et { $to }, et les blocs terrestres suivent les routes.
refusal-no-water = Une flotte ne passe pas depuis { $from } vers { $to } : elle va entre un port et sa mer, ou entre deux mers adjacentes.
refusal-road-full = La voie entre { $from } et { $to } ne laisse pas passer plus de { $limit ->
        [one] { $limit } bloc
       *[other] { $limit } blocs
    } à vous.
refusal-too-far-to-attack = Une attaque sur { $to } doit partir d’un lieu adjacent.
refusal-too-far-to-react = Les secours pour { $to } doivent venir d’un lieu adjacent.
refusal-pinned = { $place } : les attaquants y fixent vos blocs, et plus aucun ne peut partir.
refusal-attackers-road = Des attaquants sont entrés dans { $from } par { $to } : vos blocs ne peuvent pas sortir par là.
refusal-fleet-must-stay = { $sea } : des blocs y sont passés par mer ce tour-ci, votre dernière flotte doit y rester.
refusal-no-fleets = Cette carte ne déplace pas les flottes.
refusal-fleets-only = Cette carte ne déplace que des flottes.
refusal-amphibious-first = Les mouvements amphibies passent avant tous vos autres mouvements du tour.
refusal-events-carry-nobody = Une carte événement ne donne pas de mouvement amphibie.
refusal-fleets-are-not-carried = Une flotte navigue seule ; seuls les blocs terrestres embarquent.
refusal-sea-not-friendly = { $sea } n’est pas une mer amie à portée du bloc.
refusal-sea-visited = { $sea } : le bloc y est déjà passé pendant cette traversée.
refusal-port-not-open = { $port } n’est pas un port ami ou neutre de la mer où est le bloc.
refusal-nowhere-to-land = { $sea } : par cette mer, le bloc n’atteint aucun port ami ou neutre.
refusal-same-port = Un bloc ne débarque pas dans le port où il a embarqué.
refusal-no-main-force-to-choose = { $place } : il n’y a pas de force principale à choisir.
refusal-nobody-came-from = Aucun de vos blocs n’est entré dans { $place } par { $from } ce tour-ci.
refusal-no-attack-there = { $place } : vous n’y avez pas d’attaque que cette carte puisse aider.
refusal-no-levies-left = Il ne vous reste aucune levée.
refusal-not-in-pool = { $block } n’est pas dans votre réserve de recrutement.
refusal-fallen-this-year = { $block } a été perdu cette année et ne peut pas être levé avant la prochaine.
refusal-leader-not-free = { $block } ne peut être levé qu’après la mort d’un autre de vos chefs.
refusal-wrong-levy-city = { $block } se lève dans la cité de son nom, et ce n’est pas { $city }.
refusal-major-port-needed = Les flottes se lèvent dans les ports majeurs, et { $city } n’en est pas un.
refusal-city-not-friendly = { $city } n’est pas une cité amie : il y faut des blocs à vous et aucun de l’adversaire.
refusal-full-strength = { $block } a déjà tous ses pas.
refusal-fleet-at-sea = { $block } est au large, et une flotte ne se répare qu’au port.
refusal-no-battle-there = { $place } : il n’y a pas de bataille à livrer.
refusal-in-reserve = { $block } est en réserve et ne participe pas au round I.
refusal-not-its-turn = Ce n’est pas encore le moment pour { $block } : on suit l’ordre des lettres, le défenseur d’abord.
refusal-has-acted = { $block } a déjà agi dans ce round.
refusal-no-retreat-in-first-round = Personne ne se retire au round I.
refusal-must-retreat = { $block } attaque et doit se retirer au dernier round.
refusal-retreat-not-open = { $to } n’est pas un lieu adjacent ami ou neutre : on ne s’y retire pas.
refusal-retreat-road-full = La voie vers { $to } ne laisse plus passer de retraite dans ce round.
refusal-not-the-way-you-came = Un attaquant ne se retire en lieu neutre que par où son camp est venu, et aucun de vos blocs n’est arrivé par { $to }.
refusal-attackers-way = Des attaquants sont arrivés par { $to } : le défenseur ne peut pas s’y retirer.
refusal-sea-retreat-used = Votre camp a déjà fait sa retraite par mer dans ce round.
refusal-sea-retreat-not-open = Pour se retirer par { $sea } vers { $to }, il faut que cette mer borde la bataille, que ce port s’ouvre sur elle, et que les deux vous soient amis.
refusal-fleet-retreat-not-open = Les flottes ne peuvent pas se retirer d’ici vers { $to }.
refusal-not-the-strongest = { $block } n’est pas parmi vos blocs les plus forts, et ce sont eux qui prennent les coups.
refusal-regroup-not-open = On ne peut pas se regrouper vers { $to } : il faut un lieu adjacent, ami ou neutre, et une route qui ne soit pas pleine.
refusal-fleet-not-at-sea = { $block } n’est pas une flotte à vous au large.
refusal-port-not-friendly = { $port } n’est pas un port ami de la mer où est la flotte.
refusal-city-supplied = { $place } nourrit tous vos blocs présents.
refusal-cleopatra-stays = Cleopatra ne peut pas être dissoute.

odds-attacker-policy = Attaquant : chaque bloc tire aux rounds un à trois et fait retraite au quatrième (7.62) ; les coups vont au moins précieux des plus forts (7.4).
odds-defender-policy = Défenseur : chaque bloc tire à chaque round et ne fait jamais retraite ; les coups vont au moins précieux des plus forts (7.4).
odds-attacker-wins = L’attaquant prend la place
odds-attacker-wins-attacking = Vous gagnez
odds-attacker-wins-defending = Vous perdez
odds-drawn-off = L’attaquant se replie
odds-drawn-off-attacking = Vous vous repliez
odds-drawn-off-defending = L’ennemi se replie
odds-defender-wins = Il ne reste aucun attaquant
odds-defender-wins-attacking = Vous perdez
odds-defender-wins-defending = Vous gagnez
odds-attacker-loss = Pas perdus en moyenne par l’attaquant
odds-attacker-loss-attacking = Pas que vous perdez en moyenne
odds-attacker-loss-defending = Pas que l’ennemi perd en moyenne
odds-defender-loss = Pas perdus en moyenne par le défenseur
odds-defender-loss-attacking = Pas que l’ennemi perd en moyenne
odds-defender-loss-defending = Pas que vous perdez en moyenne

roll-fire = tir
roll-deal = distribution d’une carte
roll-suborn = tirage d’un bloc
order-spare-the-best = Les pertes vont à mon bloc le moins précieux parmi les plus forts.
    .button = Répartir les pertes
order-stand-and-fire = Mes blocs tirent à leur tour et ne se retirent que s’ils le doivent.
    .button = Tous tirent
order-go-back = Mes blocs qui doivent quitter une bataille retournent d’où ils viennent, s’ils le peuvent.
    .button = Tous se replient
order-fight-as-listed = Mes batailles se livrent dans l’ordre de la liste, sans me demander.
    .button = Toutes dans cet ordre
order-hold-the-field = Personne ne se regroupe après une bataille que je gagne.
    .button = Personne ne bouge
order-keep-the-army = Je ne licencie personne en hiver.
    .button = Ne licencier personne

odds-hidden-reserves = Les réserves ennemies sont cachées et ne comptent pas.
odds-imagined = Les blocs ennemis sont cachés : moyenne des chances exactes contre huit ennemis imaginés.

ruling-01 = Apollon est une carte événement : un autre événement l’annule et il l’annule. Sinon il vaut la carte jouée par l’adversaire au tour d’avant, même annulée, et c’est avec cette carte que l’on décide qui joue en premier (2.1, event-apollo).
ruling-02 = La dernière carte d’une main se joue sans question : il n’y a pas de choix (2.1).
ruling-03 = Les cartes événement valent telles qu’elles sont imprimées, dans les deux éditions, car le livret y renvoie ses lecteurs. Elles ne parlent pas de levées et n’en donnent donc pas.
ruling-04 = Le joueur de Jupiter désigne un bloc par son lieu et son bois ; lequel des blocs semblables c’est, les dés de la table le tirent. S’il touchait plusieurs cités amies, son nouveau maître choisit celle qu’il rejoint (event-jupiter).
ruling-05 = Un chef éliminé par Jupiter ou Vulcain est un trophée comme un chef tué au combat (7.51).
ruling-06 = Éliminée, Cleopatra ne change de camp qu’en bataille. Par Vulcain ou dissoute, elle attend dans la réserve du camp qui l’avait et se lève dans toute cité amie (7.52).
ruling-07 = Secourir une bataille ouverte par l’ennemi n’est pas attaquer : deux blocs peuvent passer un détroit pour cela (6.12, 6.14).
ruling-08 = Les limites comptent les deux sens d’une route ensemble, par camp et par tour ; pour les retraites par camp et par round (7.61) ; et encore une fois pour un regroupement (7.7).
ruling-09 = Une flotte qui combat dans un port se retire en mer : une flotte ne va jamais de port à port (7.82, 6.2).
ruling-10 = Un regroupement va vers des lieux adjacents ; une flotte victorieuse dans un port peut gagner une mer voisine (7.7, 7.83).
ruling-11 = Les deux camps jouent les étapes d’hiver en même temps : les choix de l’un ne changent rien pour l’autre (8.2, 8.3, 8.5).
ruling-12 = Un chef dissous n’a pas été tué : il attend dans la réserve et n’est pas un trophée. Un bloc suborné qu’on dissout retourne chez son premier maître (8.5).
ruling-13 = L’éléphant est levé à sa force la plus basse, II (6.4, 7.41).
ruling-14 = On peut renforcer tout bloc dans une cité amie, même s’il a bougé ou vient d’être levé (6.4).
ruling-15 = Au déploiement libre, un bloc échangé vers sa cité y est fixé et ne s’échange plus ; tout déploiement reste possible (5.3).
ruling-16 = Les blocs qu’un camp dissout de son plein gré ne sont pas éliminés : ils se tiennent dans la réserve comme tous les autres, et l’ennemi ne voit jamais lesquels, Cleopatra exceptée. Un bloc retourné par Jupiter est connu de son premier maître quand les deux camps ont fini (8.5, 5.2).
ruling-17 = Une Cleopatra ralliée au round 1 tient la ligne de son nouveau camp : tant qu’elle y est, les réserves de ce camp ne sont pas désorganisées, car elles n’arrivent pas sur un champ perdu (7.31, 7.52).
ruling-18 = Une flotte au port peut attaquer une mer : les exemples et les retraites en parlent, et la phrase qui veut que les flottes n’attaquent que depuis une mer adjacente parle des ports (6.2, 7.81, 7.82).
