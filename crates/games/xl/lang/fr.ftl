# Ce que dit xl : mots, cartes, titres, questions, libellés, journal, refus.

## Mots

side-caesar = César
side-pompey = Pompée
side-warbands = les bandes barbares
line-warbands = Barbares

commander-caesar = César
commander-pompey = Pompée
heir-caesar = Octave
heir-pompey = Sextus Pompée

unit-legion = une légion
unit-veteran-legion = une légion de vétérans
unit-ally = un allié
unit-veteran-ally = un allié vétéran
unit-warband = une bande barbare
unit-commander = le Leader suprême

name-legion = Légion
name-veteran-legion = Légion de vétérans
name-ally = Alliés
name-veteran-ally = Alliés vétérans
name-warband = Bande barbare

class-allies = alliés
class-legions = légions
class-leaders = chefs

faction-optimates = Optimates
faction-populares = Populares

season-spring = Printemps
season-autumn = Automne

kind-leader = Chef
kind-forum = Forum
kind-tactics = Tactique
kind-action = Action
kind-event = Événement

n-gold = { $gold ->
        [0] rien
       *[other] { $gold } or
    }
n-swords = { $swords ->
        [one] 1 épée
       *[other] { $swords } épées
    }
n-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Avant la partie

pitch = Enchères au Forum et marches rapides : toute la guerre en une soirée.
    .kind = Cartes
    .length = 2 joueurs · 1 h
seat-caesar = { side-caesar }
    .about = Joue en premier à chaque tour, depuis le Rubicon et Massilia.
seat-pompey = { side-pompey }
    .about = Joue en second, et tient Rome, l’Espagne, l’Afrique et la Grèce.
scenario-civil-war = La guerre civile
    .about = Quatorze tours au plus, printemps et automne, de 50 à 44 av. J.-C.
option-rules = Niveau des règles
    .about = Quelle part du jeu on joue.
option-rules-bronze = Bronze
    .about = Les règles telles qu’elles sont imprimées.
option-rules-silver = Argent
    .about = Ajoute des terres barbares à prendre, des invasions, des flottes interceptées et des cartes à acheter. Une reconstruction : les règles d’argent publiées n’ont pu être consultées.

## Cartes

card-antonius = Antoine
card-antonius-text = Achats : une légion gratuite dans sa cité, si elle est amie et qu’elle est Rome ou une colonie ; elle compte dans la limite de la cité.
card-cato = Caton
card-cato-text = Forum : une enchère perdue ne vous coûte rien.
card-labienus = Labiénus
card-labienus-text = Bataille : vos alliés ont { $n } épée de plus au premier round là où il se bat.
card-brutus = Brutus
card-brutus-text = Forum : { $n } de plus pour les Optimates tant qu’il est à Rome amie.
card-metellus-scipio = Métellus Scipion
card-metellus-scipio-text = Achats : les alliés placés dans sa cité coûtent { $n } or.
card-curio = Curion
card-curio-text = Achats : une légion placée dans sa cité coûte { $n } or.
card-dolabella = Dolabella
card-dolabella-text = Impôts : { $n } or de plus tant qu’il est dans un port ami.
card-cleopatra = Cléopâtre
card-cleopatra-text = Impôts : { $n } or de plus tant qu’elle est à Alexandrie amie.
card-the-senate = Le Sénat
card-the-senate-text = Condition : Rome amie. Votre limite de cartes augmente de { $n }.
card-senatus-consultum-ultimum = Senatus Consultum Ultimum
card-senatus-consultum-ultimum-text = Enchère. Condition : Rome amie. Achats : une légion par tour coûte { $n } or.
card-allied-settlement = Établissement d’alliés
card-allied-settlement-text = Condition : deux clients amis. Achats : un allié au-delà de la limite dans chaque client ami, pour { $n } or.
card-publicani = Publicains
card-publicani-text = Enchère. Condition : cinq cités amies. Impôts : { $n } or de plus.
card-demands-for-reform = Exigences de réforme
card-demands-for-reform-text = Enchère. Condition : une cité italienne amie. Impôts : { $n } or de plus par cité italienne amie, { $m } au plus.
card-bread-and-circuses = Du pain et des jeux
card-bread-and-circuses-text = Enchère. Sans condition. Forum : vous ne payez que la moitié d’une enchère gagnée, arrondie au supérieur.
card-tribunes-of-the-plebs = Tribuns de la plèbe
card-tribunes-of-the-plebs-text = Condition : un de vos chefs à Rome amie. Pioche : regardez d’abord la première carte ; vous pouvez la glisser une fois sous le paquet.
card-veterans-settlement = Établissement de vétérans
card-veterans-settlement-text = Condition : deux colonies amies. Achats : une légion au-delà de la limite dans chaque colonie amie, pour { $n } or.
card-dictator = Dictateur
card-dictator-text = Condition : votre Leader suprême à Rome amie. Votre limite de cartes augmente de { $n }, mais les Ides de mars tuent de 1 à { $m }.
card-pontifex-maximus = Pontifex Maximus
card-pontifex-maximus-text = Enchère. Condition : votre Leader suprême sur la carte. Pioche : pour { $n } or, prenez dans la défausse un Chef, une Action ou une Tactique au lieu de piocher.
card-triumph = Triomphe
card-triumph-text = Condition : une bataille gagnée depuis votre dernier forum où l’ennemi a perdu { $m } unités ou plus. Bataille : promouvez jusqu’à { $n } unités après une victoire.
card-double-line = Double ligne
card-double-line-text = Premier round : vos chefs ont { $n } épée de plus, vos légions { $m }.
card-triple-line = Triple ligne
card-triple-line-text = À chaque round : vos chefs ont { $n } épée de plus, vos légions { $m }.
card-fourth-line = Quatrième ligne
card-fourth-line-text = Premier round : légions et alliés ennemis ont { $n } épée de moins.
card-testudo = Tortue
card-testudo-text = Premier round : les { $n } premières touches contre vous sont sans effet.
card-cavalry-charge = Charge de cavalerie
card-cavalry-charge-text = Premier round : vos alliés ont { $n } épées de plus.
card-night-withdrawal = Retraite de nuit
card-night-withdrawal-text = Si vous vous retirez, vous ne perdez aucun chef et personne ne vous poursuit.
card-allies-mobilize = Mobilisation des alliés
card-allies-mobilize-text = Achats : lancez un dé et placez autant d’alliés gratuits, un par client sans ennemi, au-delà de la limite.
card-fleet-atlantic = Flotte de l’Atlantique
card-fleet-atlantic-text = Marche : vos unités d’un port de l’Atlantique rejoignent par mer un autre de ses ports ; c’est tout leur mouvement.
card-fleet-western = Flotte de la mer occidentale
card-fleet-western-text = Marche : vos unités d’un port de la Méditerranée occidentale rejoignent par mer un autre de ses ports ; c’est tout leur mouvement.
card-fleet-eastern = Flotte de la mer orientale
card-fleet-eastern-text = Marche : vos unités d’un port de la Méditerranée orientale rejoignent par mer un autre de ses ports ; c’est tout leur mouvement.
card-successor = Successeur
card-successor-text = Achats : si vous avez perdu votre Leader suprême, son successeur prend le commandement dans une cité où vous avez une unité.
card-ides-of-march = Ides de mars
card-ides-of-march-text = Achats : lancez un dé contre le Leader suprême ennemi à Rome ; il meurt de 1 à { $n }, ou de 1 à { $m } s’il est Dictateur.
card-allies-go-home = Les alliés rentrent chez eux
card-allies-go-home-text = Chaque joueur retire un de ses alliés.
card-demand-for-action = On exige des actes
card-demand-for-action-text = Les prochains impôts de chacun rapportent la moitié, arrondie à l’inférieur.
card-optimates-rally = Ralliement des Optimates
card-optimates-rally-text = Qui a le plus de symboles Optimates gagne { $n } or pour chacun.
card-populares-rally = Ralliement des Populares
card-populares-rally-text = Qui a le plus de symboles Populares gagne { $n } or pour chacun, et une de ses légions devient vétéran.
card-barbarian-invasion = Invasion barbare
card-barbarian-invasion-text = Chaque joueur perd un dé d’or ; ce qui manque se paie en épées de ses unités. Avec les règles d’argent, des bandes attaquent une cité.
card-legions-grumble = Les légions grondent
card-legions-grumble-text = Chaque joueur peut engager une légion de plus dans chaque colonie amie pour { $n } or. Qui n’en engage aucune voit une légion de vétérans déchue, ou perd { $m } or.

## Titres, compteurs, zones

headline = { $season } { $year } av. J.-C., Tour { $turn } sur { $turns }
title-silver = Règles d’argent (une reconstruction)

phase-forum = { $side } au forum
phase-auction = Enchère : { $card }
phase-draw = { $side } pioche
phase-discard = { $side } a trop de cartes
phase-event = { $card }
phase-purchase = { $side } recrute
phase-muster = Les alliés se mobilisent
phase-march = { $side } marche
phase-voyage = { $side } prend la mer
phase-intercept = { $side } peut intercepter
phase-choose-battle = Batailles de { $side }
phase-battle = Bataille à { $place }
phase-battle-round = Bataille à { $place }, round { $round }
phase-over = La partie est finie

track-turn = Tour
track-gold = Or
track-income = Impôts
track-controlled = Contrôlé
track-points = Points
track-command = Commandement
track-lost = Pertes
track-shield = Tortue
track-deck = Cartes du paquet

area-stock = Stock de { $side }

pile-hand = Main de { $side }
pile-forum = Forum
pile-open = Devant { $side }
pile-discard = Défausse
pile-seen = Dessus du paquet

marker-battle = Une bataille doit avoir lieu ici
marker-control = { $side } contrôle { $place }
marker-plundered = { $place } est pillée et ne paie rien tant que personne n’y entre
marker-cleared = { $place } : les bandes barbares sont battues

score-title = { $points } points nets d’une faction font gagner, ou { $value } en lieux contrôlés avec votre Leader suprême à Rome et celui de l’ennemi hors de la carte
score-controlled = Or contrôlé
score-optimates = { $card } (Optimates)
score-populares = { $card } (Populares)
score-either = { $card } (l’une ou l’autre faction)

note-legion = Légion : { n-swords }. Les vétérans en ont une de plus.
note-ally = Alliés : { n-swords }. Les vétérans en ont une de plus.
note-warband = Bande barbare : { n-swords }. Elle ne se retire jamais.
note-commander = Leader suprême : { n-swords }. S’il est perdu, la moitié de l’or et toute la main partent avec lui.
note-leader = { $card } : { n-swords }. { $text }

## Questions

prompt-forum = Forum : tentez une carte, ou passez à la pioche.
    .more = Vous pouvez tenter de prendre une carte dont vous remplissez la condition, et déclarer votre victoire si vous avez gagné.
prompt-forum-tried = Passez à la pioche.
    .more = Votre tentative au forum est faite. Vous pouvez déclarer votre victoire si vous avez gagné.
prompt-auction-first = Ouvrez l’enchère pour { $card } par 1 or ou plus.
    .more = Vous avez { $gold } or.
prompt-auction = { $card } : on en est à { $high } or. Montez ou passez.
    .more = Qui passe perd la moitié de sa plus haute enchère. Vous avez { $gold } or.
prompt-draw-seen = Piochez { $card }, ou glissez-la sous le paquet.
    .more = C’est la première carte du paquet. Vous pouvez la glisser dessous une fois.
prompt-draw = Piochez la première carte, ou payez { $gold } or pour un Chef, une Action ou une Tactique de la défausse.
prompt-discard = Vous pouvez tenir { $limit ->
        [one] 1 carte
       *[other] { $limit } cartes
    }. Choisissez celle que vous défaussez.
prompt-allies-leave = Les alliés rentrent chez eux : choisissez l’allié qui vous quitte.
prompt-pillage = Les barbares veulent encore { $owed ->
        [one] 1 épée
       *[other] { $owed } épées
    } : choisissez les unités que vous cédez.
prompt-rally = Ralliement des Populares : choisissez la légion qui devient vétéran.
prompt-grumble = Les légions grondent : engagez des légions à { $gold } or.
    .more = Dans des colonies amies. Si vous n’en engagez aucune, une de vos légions de vétérans est déchue, ou vous perdez { $fine } or.
prompt-grumble-more = Les légions grondent : engagez dans une autre colonie pour { $gold } or, ou arrêtez.
prompt-invasion = Les bandes barbares ({ $area }) arrivent : choisissez laquelle des cités également riches elles frappent.
prompt-purchase = Recrutez, jouez chefs et actions, puis terminez : { n-gold }.
    .more = On recrute dans des cités amies : une légion coûte { $legion } or, un allié { $ally }.
prompt-purchase-none = Rien à recruter : une légion coûte { $legion } or, vous avez { n-gold }.
    .more = Un allié coûte { $ally } or. Jouez chefs et actions si vous en avez, puis terminez.
prompt-muster = { $allies ->
        [one] 1 allié vient
       *[other] { $allies } alliés viennent
    } : choisissez un client pour le prochain.
prompt-march = Déplacez vos unités, chacune de { $routes ->
        [one] 1 route
       *[other] { $routes } routes
    } au plus : choisissez une unité, puis sa destination. Qui rencontre un ennemi s’arrête. Puis terminez vos marches.
prompt-intercept = Arrêtez la flotte ({ $from } – { $to }), ou laissez-la passer.
    .more = L’ennemi part avec { $card }. Défaussez une flotte d’une mer où se trouve l’un de ces ports pour l’arrêter.
prompt-voyage = Choisissez les unités qui vont à { $to }, puis terminez.
    .more = Votre flotte va depuis { $from } vers { $to }.
prompt-choose-battle = Choisissez la bataille que vous livrez maintenant.
    .more = { $battles } batailles doivent avoir lieu.
prompt-tactics = Posez une carte Tactique face cachée, ou aucune.
    .more = Bataille à { $place }. Les cartes sont révélées ensemble.
prompt-engage = Choisissez l’unité qui lance le dé : vos { $class } se battent.
    .more = Bataille à { $place }, round { $round }.
prompt-hit = Bataille à { $place } : vous subissez { $hits ->
        [one] une touche
       *[other] { $hits } touches
    }. Choisissez l’unité perdue.
prompt-pursuit = { $place } : les poursuivants rattrapent { $hits ->
        [one] une unité
       *[other] { $hits } unités
    }. Choisissez celle qui est perdue.
prompt-withdraw = Repliez-vous d’où vous venez, ou continuez.
    .more = Bataille à { $place } : le round { $round } est fini.
prompt-retreat = Retirez-vous vers un lieu adjacent, ou continuez.
    .more = Bataille à { $place } : le round { $round } est fini.
prompt-leader = Choisissez le chef perdu.
    .more = Vaincre ou mourir : il est perdu pour la retraite ({ $place }).
prompt-fall-back = Choisissez une unité, puis le lieu où elle retourne.
    .more = Vos unités quittent { $place }.
prompt-promote = Choisissez une unité qui devient vétéran, ou aucune.
    .more = { $place } est à vous. Encore { $units }.

wait-forum = { $side } est au forum.
wait-auction = { $side } enchérit pour { $card } ou passe.
wait-draw = { $side } pioche une carte.
wait-discard = { $side } a trop de cartes et en défausse une.
wait-allies-leave = { $side } choisit l’allié qui rentre chez lui.
wait-pillage = { $side } doit encore { $owed } en épées aux barbares et choisit des unités.
wait-rally = { $side } choisit la légion qui devient vétéran.
wait-grumble = { $side } entend gronder les légions.
wait-invasion = { $side } choisit la cité que frappent les bandes barbares ({ $area }).
wait-purchase = { $side } recrute.
wait-muster = { $side } place les alliés mobilisés.
wait-march = { $side } marche.
wait-intercept = { $side } peut intercepter la flotte.
wait-voyage = { $side } embarque des unités depuis { $from } vers { $to }.
wait-choose-battle = { $side } choisit la prochaine bataille.
wait-tactics = Bataille à { $place } : { $side } songe à une carte Tactique.
wait-engage = Bataille à { $place } : { $side } engage une unité.
wait-hit = Bataille à { $place } : { $side } choisit ses pertes.
wait-retreat = Bataille à { $place } : { $side } reste ou s’en va.
wait-leader = { $side } choisit le chef perdu pour la retraite ({ $place }).
wait-fall-back = { $side } fait quitter { $place } à ses unités.
wait-promote = { $side } peut promouvoir des vétérans à { $place }.

over-military = { $side } règne seul à Rome et contrôle { $value } : victoire militaire.
over-political = { $side } a { n-points } nets pour les { $faction } : victoire politique.
over-draw = Personne n’a gagné : le monde romain s’enfonce dans le chaos.

## Libellés des actions

label-take = Prendre { $card }
label-auction = Mettre { $card } aux enchères
label-bid = Enchérir { $gold } or
label-pass = Passer
label-declare-military = Déclarer une victoire militaire
label-declare-political = Déclarer une victoire politique
label-end-forum = Quitter le forum et piocher
label-draw = Piocher la première carte
label-bury = La glisser sous le paquet
label-retrieve = Reprendre { $card } pour { $gold } or
label-discard = Défausser { $card }
label-give-up = Céder { $unit } à { $place }
label-hire = Engager une légion à { $place } pour { $gold } or
label-demote = Une légion de vétérans à { $place } est déchue
label-end-hiring = Ne plus engager
label-invade = Les bandes frappent { $place }
label-recruit = Recruter { $unit } à { $place } pour { $gold } or
label-recruit-ultimum = Recruter { $unit } à { $place } pour { $gold } or (Senatus Consultum Ultimum)
label-recruit-settlement = Établir { $unit } à { $place } pour { $gold } or, au-delà de la limite
label-recruit-antonius = Antoine lève une légion gratuite à { $place }
label-play-leader = { $card } vous rejoint à { $place }
label-succeed = Un successeur prend le commandement à { $place }
label-mobilize = Jouer { $card }
label-muster = Un allié vient à { $place }
label-conspire = Jouer { $card }
label-buy-card = Acheter une carte pour { $gold } or
label-end-purchases = Terminer les achats et lever les impôts
label-march = Déplacer { $unit } depuis { $from } vers { $to }
label-attack = Attaquer { $to } avec { $unit } depuis { $from }
label-attack-by = Attaquer { $to } par { $by } avec { $unit } depuis { $from }
label-sail = { $card } : depuis { $from } vers { $to }
label-embark = Embarquer { $unit }
label-end-voyage = Personne d’autre n’embarque
label-intercept = Intercepter avec { $card }
label-let-sail = Laisser passer la flotte
label-end-marches = Terminer les marches
label-fight = Livrer la bataille à { $place }
label-play-tactics = Poser { $card } face cachée
label-no-tactics = Ne rien poser
label-engage = Lancer le dé pour { $unit } ({ n-swords })
label-take-hit = Perdre { $unit } qui ne s’est pas encore battu
label-take-hit-engaged = Perdre { $unit } qui s’est battu ce round
label-withdraw = Se replier
label-retreat = Se retirer à { $place }
label-fight-on = Continuer
label-lose-leader = { $unit } est perdu
label-fall-back = Ramener { $unit } à { $place }
label-promote = Promouvoir { $unit } à { $place }
label-no-promotion = Ne promouvoir personne

## Journal

event-turn = Tour { $turn }, { $season } { $year } av. J.-C. : { $side } commence.
event-dealt = { $side } reçoit { $cards } cartes.
event-taken = { $side } prend { $card } au forum.
event-auction-opened = { $side } met { $card } aux enchères.
event-bid = { $side } offre { $gold } or pour { $card }.
event-passed = { $side } passe.
event-auction-won = { $side } gagne { $card } et paie { $gold } or ; { $enemy } en perd { $lost }.
event-won-military = { $side } déclare une victoire militaire, avec { $value } sous son contrôle.
event-won-political = { $side } déclare une victoire politique pour les { $faction } avec { n-points }.
event-drawn = Le dernier tour est fini et personne n’a gagné.
event-drew = { $side } pioche { $card }.
event-drew-hidden = { $side } pioche une carte.
event-looked = { $side } voit { $card } au-dessus du paquet.
event-looked-hidden = { $side } regarde la première carte du paquet.
event-buried = { $side } glisse { $card } sous le paquet.
event-buried-hidden = { $side } glisse la première carte sous le paquet.
event-retrieved = { $side } paie { $gold } or et reprend { $card } dans la défausse.
event-reshuffled = Le paquet est épuisé : { $cards } cartes défaussées en forment un nouveau.
event-no-cards = Il ne reste aucune carte que { $side } puisse piocher.
event-to-forum = { $side } pioche { $card }, qui va au forum.
event-happens = { $side } pioche l’événement { $card }.
event-no-effect = { $card } ne change rien pour { $side }.
event-discarded = { $side } défausse { $card }.
event-gave-up = { $side } cède { $unit } à { $place }.
event-taxes-halved = Les prochains impôts des deux camps rapportent la moitié.
event-rallied = { $side } rallie les { $faction } : { $symbols ->
        [one] 1 symbole
       *[other] { $symbols } symboles
    }, { $gold } or.
event-pillaged = Les barbares pillent { $side } : { $gold } or perdus.
event-pillaged-owed = Les barbares pillent { $side } : { $gold } or perdus, et encore { $owed } à payer en épées.
event-hired = { $side } engage une légion à { $place } pour { $gold } or.
event-demoted = Une légion de vétérans de { $side } à { $place } est déchue.
event-fined = { $side } perd { $gold } or face aux légions qui grondent.
event-invaded = { $warbands } bandes barbares ({ $area }) fondent sur { $place }.
event-no-invaders = Aucun barbare n’est libre d’envahir.
event-plundered = { $place } est pillée et ne paie rien tant que personne n’y entre.
event-recruited = { $side } recrute { $unit } à { $place } pour { $gold } or.
event-recruited-free = { $side } lève { $unit } à { $place } gratuitement.
event-leader-played = { $unit } rejoint { $side } à { $place }.
event-succeeded = Un successeur prend le commandement du camp de { $side } à { $place }.
event-mobilized = { $side } mobilise des alliés : { $allies ->
        [one] 1 vient
       *[other] { $allies } viennent
    }, autant que clients et stock le permettent.
event-mustered = Un allié rejoint { $side } à { $place }.
event-conspired = Les Ides de mars : { $side } fait assassiner à Rome le Leader suprême de { $enemy }.
event-conspired-in-vain = Les Ides de mars : le complot de { $side } contre { $enemy } échoue.
event-card-bought = { $side } achète une carte pour { $gold } or.
event-taxed = { $side } lève { n-gold } d’impôts.
event-taxed-half = { $side } lève { n-gold } d’impôts, la moitié de ce qui était dû.
event-marched = { $side } déplace { $unit } depuis { $from } vers { $to }.
    .together = { $side } déplace { $pieces } depuis { $from } vers { $to }.
event-attacked = { $side } envoie { $unit } depuis { $from } au combat à { $to }.
    .together = { $side } envoie { $pieces } depuis { $from } au combat à { $to }.
event-sailed = { $side } joue { $card } : depuis { $from } vers { $to }.
event-embarked = { $side } embarque { $unit } depuis { $from } vers { $to }.
event-intercepted = { $side } arrête la flotte avec { $card }.
event-battle = Bataille à { $place } : { $attacker } contre { $defender }.
event-tactics-laid = { $side } pose { $card } face cachée.
event-tactics-laid-hidden = { $side } pose une carte face cachée.
event-no-tactics = { $side } ne joue pas de carte Tactique.
event-tactics-shown = { $side } révèle { $card }.
event-initiative = Commandement { $attacker } pour l’attaquant, { $defender } pour le défenseur : l’initiative est pour { $side }.
event-round = Bataille à { $place } : round { $round }.
event-fought-hit = { $side } engage { $unit } ({ n-swords }) : { $face }, touché.
event-fought-miss = { $side } engage { $unit } ({ n-swords }) : { $face }, manqué.
event-fought-hit-warbands = Les bandes barbares engagent une des leurs ({ n-swords }) : { $face }, touché.
event-fought-miss-warbands = Les bandes barbares engagent une des leurs ({ n-swords }) : { $face }, manqué.
event-shielded = La tortue de { $side } encaisse la touche.
event-lost = { $side } perd { $unit }.
event-lost-warbands = Les bandes barbares perdent une des leurs.
event-terrible-loss = Le Leader suprême de { $side } est mort : { $gold } or et { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } sont perdus.
event-retreats = { $side } se replie.
event-retreats-to = { $side } se retire à { $place }.
event-fights-on = { $side } continue le combat.
event-slips-away = { $side } s’éclipse dans la nuit.
event-pursuit = Malheur au vaincu : { $side } poursuit avec { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }, { $hits ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $hits } touches
    }.
event-pursuit-warbands = Malheur au vaincu : les bandes barbares poursuivent avec { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }, { $hits ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $hits } touches
    }.
event-lost-in-the-wild = { $side } perd { $unit } sur le chemin vers { $place }.
event-fell-back = { $side } ramène { $unit } à { $place }.
event-battle-ends = { $side } gagne la bataille à { $place }.
event-battle-ends-warbands = Les bandes barbares gagnent la bataille à { $place }.
event-promoted = { $side } promeut { $unit } à { $place }.

## Dés

roll-battle = bataille
roll-pursuit = poursuite
roll-pillage = pillage
roll-mobilize = mobilisation des alliés
roll-ides = Ides de mars
roll-invasion = invasion barbare
roll-wild = sur le chemin des barbares
roll-shuffle = mélange
roll-deal = distribution d’une carte

## Refus

refusal-not-your-decision = Ce n’est pas à vous de décider maintenant.
refusal-game-over = La partie est finie.
refusal-not-now = Cela ne se fait pas à ce moment du tour.
refusal-silver-only = Cela appartient aux règles d’argent, que l’on ne joue pas ici.
refusal-not-in-forum = { $card } n’est pas au forum.
refusal-condition-not-met = Vous ne remplissez pas la condition que pose { $card }.
refusal-one-attempt = Vous avez déjà fait votre tentative au forum ce tour-ci.
refusal-must-be-auctioned = { $card } se vend aux enchères.
refusal-not-auctioned = { $card } se prend simplement, sans enchère.
refusal-bid-too-low = Il faut offrir { $least } or ou plus.
refusal-bid-above-purse = Vous ne pouvez pas offrir plus d’or que vous n’en avez : { $gold }.
refusal-must-bid = Qui ouvre une enchère doit offrir au moins 1 or.
refusal-not-in-rome = Votre Leader suprême n’est pas à Rome.
refusal-enemy-leader-on-map = Le Leader suprême ennemi est encore sur la carte.
refusal-too-little-controlled = Vous contrôlez { $value }, et il faut { $needed }.
refusal-too-few-points = Vous avez { n-points } nets, et il en faut { $needed }.
refusal-effect-missing = Vous ne possédez pas { $card }.
refusal-effect-used = { $card } a déjà servi ce tour-ci.
refusal-card-bought = Vous avez déjà acheté une carte dans cette phase, et n’en pouvez acheter qu’une.
refusal-not-in-discard = { $card } n’est pas dans la défausse.
refusal-cannot-retrieve = On ne reprend que Chefs, Actions et Tactiques, et { $card } n’en est pas.
refusal-card-not-in-hand = Vous n’avez pas { $card } en main.
refusal-wrong-card = { $card } n’est pas le genre de carte qu’il faut.
refusal-no-such-unit = Vous n’avez pas { $unit } à { $place }.
refusal-allies-only = Seuls des alliés rentrent chez eux, et { $unit } n’en est pas.
refusal-legions-only = Seule une légion qui n’est pas encore vétéran est honorée, pas { $unit }.
refusal-must-demote = Vous n’avez engagé personne : une de vos légions de vétérans doit être déchue.
refusal-has-hired = Vous avez engagé une légion, donc personne n’est déchu.
refusal-not-richest = { $place } n’est pas la cité la plus riche près de ces barbares.
refusal-not-recruited = On ne recrute pas { $unit } ainsi.
refusal-too-expensive = Cela coûte { $price } or, et vous avez moins.
refusal-stock-empty = Votre stock n’a plus de pion pour { $unit }.
refusal-city-not-friendly = { $place } n’est pas une cité amie : il faut qu’au moins une de vos unités s’y trouve, et aucune de l’ennemi.
refusal-city-full = { $place } reçoit une légion ou deux alliés par tour.
refusal-not-a-colony = { $place } n’est pas une colonie de légionnaires.
refusal-not-a-client = { $place } n’est pas un client allié.
refusal-extra-placed = { $place } a déjà son unité supplémentaire.
refusal-leader-not-there = { $unit } ne se trouve pas à { $place }.
refusal-neither-rome-nor-colony = { $unit } lève sa légion à Rome ou dans une colonie, et { $place } n’est ni l’un ni l’autre.
refusal-no-friend-there = { $place } n’est pas une cité où vous avez une unité.
refusal-supreme-leader-lives = Votre Leader suprême est sur la carte et n’a pas besoin de successeur.
refusal-nobody-in-rome = Le Leader suprême ennemi n’est pas à Rome.
refusal-nowhere-to-muster = Aucun client ne peut recevoir d’allié, ou votre stock est vide.
refusal-cannot-muster = Aucun allié ne peut venir à { $place } : un ennemi s’y trouve, ou il en est déjà venu un.
refusal-barbarian-area = { $place } est barbare, et aucune unité n’y entre avec les règles de bronze.
refusal-not-there = Vous n’avez pas { $unit } à { $place }.
refusal-already-moved = Vous avez déjà déplacé { $unit } à { $place }.
refusal-out-of-reach = { $to } est trop loin depuis { $from }.
refusal-enemy-in-the-way = Un ennemi se tient sur chaque chemin vers { $to }, et qui en rencontre un s’arrête.
refusal-choose-way = Plusieurs chemins mènent à l’attaque sur { $to } : choisissez la dernière étape.
refusal-not-that-way = Le chemin ne passe pas par { $by } pour aller à { $to }.
refusal-not-a-port = { $place } n’est pas un port que dessert { $card }.
refusal-same-port = Une flotte va vers un autre port.
refusal-nobody-to-embark = Aucune de vos unités à { $place } ne peut encore bouger.
refusal-wrong-fleet = { $card } ne dessert aucun de ces ports.
refusal-no-battle-there = Aucune bataille ne doit avoir lieu à { $place }.
refusal-not-in-battle = Vous n’avez pas { $unit } dans cette bataille.
refusal-not-its-turn = Le moment n’est pas venu pour { $unit } : d’abord les alliés, puis les légions, puis les chefs.
refusal-has-fought = Vous n’avez plus { $unit } qui ne se soit pas battu ce round.
refusal-has-not-fought = Vous n’avez pas { $unit } qui se soit battu ce round.
refusal-cannot-retreat-to = Vous ne pouvez pas vous retirer à { $place }.
refusal-not-a-leader = On ne perd pas { $unit } pour une retraite : il y faut un chef, et jamais le Leader suprême.
refusal-cannot-be-promoted = On ne peut promouvoir { $unit } : il n’y a pas de face de vétéran à prendre.

## Chances et ordres

odds-policy = Les deux camps se battent jusqu’au bout et perdent d’abord leur unité la plus faible, celles qui se sont battues avant les autres ; pas d’autres cartes Tactique que celles nommées.
odds-attacker-wins = L’attaquant gagne le terrain
odds-attacker-wins-attacking = Vous gagnez
odds-attacker-wins-defending = Vous perdez
odds-defender-wins = Le défenseur tient le terrain
odds-defender-wins-attacking = Vous perdez
odds-defender-wins-defending = Vous gagnez
odds-attacker-loss = Unités que l’attaquant perd en moyenne
odds-attacker-loss-attacking = Unités que vous perdez en moyenne
odds-attacker-loss-defending = Unités que l’ennemi perd en moyenne
odds-defender-loss = Unités que le défenseur perd en moyenne
odds-defender-loss-attacking = Unités que l’ennemi perd en moyenne
odds-defender-loss-defending = Unités que vous perdez en moyenne
odds-attacker-swords = Épées qui restent à l’attaquant en moyenne
odds-attacker-swords-attacking = Épées qui vous restent en moyenne
odds-attacker-swords-defending = Épées qui restent à l’ennemi en moyenne
odds-defender-swords = Épées qui restent au défenseur en moyenne
odds-defender-swords-attacking = Épées qui restent à l’ennemi en moyenne
odds-defender-swords-defending = Épées qui vous restent en moyenne

order-pass-auctions = Je passe à chaque enchère que mon adversaire ouvre.
    .button = Passer
order-no-tactics = Je ne pose jamais de carte Tactique.
    .button = Aucune Tactique
order-roll-on = Mes unités se battent quand vient leur tour, les plus fortes d’abord.
    .button = Toutes au combat
order-spare-the-best = Les touches vont à mon unité la plus faible, une qui s’est battue s’il y en a.
    .button = Répartir les touches
order-fight-on = Je ne me retire jamais.
    .button = Continuer
order-fight-as-listed = Mes batailles se livrent dans l’ordre de la liste, sans me demander.
    .button = Toutes dans cet ordre
order-let-sail = Je n’intercepte jamais de flotte.
    .button = Laisser passer

## Décisions

ruling-01 = Une phase où un joueur ne peut rien faire que tous pourraient voir passe d’elle-même ; qui a des cartes en main est toujours consulté (4.0).
ruling-02 = Seul le joueur qui ouvre une enchère doit remplir la condition de la carte ; une offre ne dépasse jamais la bourse, même avec Du pain et des jeux (5.0-auction).
ruling-03 = Les cartes de l’une ou l’autre faction comptent toutes ensemble pour la faction qui donne la plus grande différence (5.0-political).
ruling-04 = Un Leader suprême et son successeur ne comptent aucun point de victoire ; seuls les chefs des cartes et les cartes Forum en comptent (5.0-political).
ruling-05 = Les Tribuns de la plèbe ne regardent que la carte gratuite de la phase de pioche, pas les suivantes ; ce qui est glissé dessous y reste jusqu’à épuisement du paquet (5.0-effects).
ruling-06 = Sans Leader suprême, la limite de cartes baisse de un ; avec un successeur, c’est la sienne ; les deux ne se cumulent pas (6.0-hand).
ruling-07 = Qui a pioché un événement décide le premier, puis son rival ; un événement qui ne laisse pas de choix s’applique sans question (6.0-event).
ruling-08 = Dans un Ralliement, le Leader suprême ou le successeur sur la carte compte pour un symbole, celui de César pour les Populares et celui de Pompée pour les Optimates ; les cartes de l’une ou l’autre faction comptent dans les deux Ralliements (6.0-event).
ruling-09 = On exige des actes : la moitié porte sur tous les prochains impôts, y compris ce qu’ajoutent cartes et chefs (8.0).
ruling-10 = Une unité parcourt deux routes au plus et s’arrête où se tient un ennemi ; le livret a perdu ce nombre. Si plusieurs dernières étapes mènent à une attaque, le joueur en nomme une (9.0).
ruling-11 = Les attaquants se replient vers la dernière étape d’un chemin par lequel une de leurs unités est venue à cette bataille, si aucun ennemi ne s’y trouve ; sans une telle étape, ils ne peuvent se replier (10.0-retreat).
ruling-12 = Le défenseur se retire avec toutes ses unités vers un seul lieu : une cité amie adjacente ou, à défaut, un lieu adjacent sans ennemi ; jamais en zone barbare avec les règles de bronze (10.0-retreat, 12.0).
ruling-13 = L’initiative se décide une fois, avant le premier round, et mène chaque classe de chaque round (10.0-command).
ruling-14 = Le successeur est un Leader suprême à tous égards : aucune retraite ne lui coûte la vie, et sa mort est aussi une perte terrible (10.0-vincere, 11.0-loss).
ruling-15 = Un chef peut être perdu par une touche, une poursuite ou face aux barbares comme toute unité, si son joueur le choisit (10.0-round, 12.0).
ruling-16 = La poursuite lance un dé pour chaque unité survivante du vainqueur, chefs compris ; le vaincu choisit ses pertes avant de partir (10.0-vaevictis).
ruling-17 = Qui paie les barbares en épées peut devoir donner plus qu’il ne doit ; sans unité, le reste est oublié (12.0).
ruling-18 = Un camp sans unité continue de jouer ; il ne peut revenir que par la Mobilisation des alliés (5.0-draw).
ruling-19 = Les règles d’argent sont une reconstruction. Les bandes se battent à l’étape des alliés, ne se retirent jamais et n’ont pas de commandement ; la Quatrième ligne ne les touche pas. Qui partage une zone avec des bandes invaincues les combat à sa prochaine phase de combat, après un rival qui s’y trouve aussi (silver-barbarians).
ruling-20 = Les règles d’argent sont une reconstruction. Avec le Leader suprême à Rome, on pioche une seconde carte ; une fois par phase d’achats, on peut acheter une carte pour 3 or (6.0-draw).
ruling-21 = Les règles d’argent sont une reconstruction. On intercepte une flotte avec une carte Flotte de toute mer où se trouve son port de départ ou d’arrivée, car il n’y a qu’une carte par mer (silver-fleets).
ruling-22 = Les règles d’argent sont une reconstruction. Une zone que le défenseur a vidée et qu’il tient est un refuge comme une cité amie, et l’on n’y lance pas de dés : ils figurent les bandes, et il n’y en a pas (silver-barbarians, 10.0-retreat).

tuned-01 = Nova Carthago commence avec deux alliés à côté de ses trois légions, au lieu d’un seul d’abord reconstruit : avec un seul, César gagnait 63 parties décidées sur 100 entre robots égaux, avec deux 47 (3.0).
