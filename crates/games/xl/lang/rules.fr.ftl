# Référence des règles de xl, dans nos propres mots. Les ids suivent les numéros du livret.

rule-0-0 =
    Les articles suivent les numéros du livret : avant le point la section, après lui la
    règle ; un mot derrière un tiret désigne une partie de section que le livret ne numérote
    pas. Le livret donne toutes les procédures, mais les valeurs de la carte, la mise en
    place et la plupart des textes de cartes figurent ailleurs dans la boîte et n’ont pu
    être consultés : là où il en faut, l’article dit qu’il s’agit d’une reconstruction.
    .title = Se servir de cette référence

rule-1-0 =
    Caesar XL rejoue la première guerre civile romaine, de 50 à 44 av. J.-C., entre César et
    Pompée. Deux joueurs mènent chefs, légions et alliés de cité en cité, taxent ce qu’ils
    tiennent, surenchérissent au Forum et se disputent la maîtrise de Rome. Le nom veut dire
    quarante : c’est à peu près le nombre de pions qui paraissent sur la carte au long d’une
    partie.
    .title = Introduction

rule-2-1 =
    Les unités se tiennent dans des lieux que joignent des routes ; deux lieux reliés par
    une route sont adjacents. Par terre ou par mer, une route fonctionne de la même façon.
    Chacun des 32 lieux romains a une valeur en or, celle qu’il rapporte aux impôts (8.0) :
    Rome et Alexandria 4, Antioch et Pergamum 3, Messana, Massilia, Nova Carthago, Gades,
    Utica, Athens, Byzantium et Hierosolyma 2, les vingt autres 1, soit 50 en tout. Vingt
    sont des cités (carrés) ; cinq, des colonies de légionnaires (hexagones) : Vercellae,
    Brundisium, Narbo, Corduba, Tarsus ; sept, des États clients alliés, ou clients
    (ronds) : Tingis, Cirta, Thracia, Pontus, Armenia, Hierosolyma, Alexandria. Dans ces
    règles, le mot « cité » vaut pour les 32. Huit zones barbares (carrés verts) ont une
    force au lieu d’or (12.0). Une ancre signale un port d’une zone de mer, et ces zones ne
    servent qu’aux cartes Flotte : l’Atlantique (rouge) a Burdigala, Gades et Tingis ; la
    Méditerranée occidentale (bleu), Rome, Messana, Caralis, Massilia, Narbo, Tarraco, Nova
    Carthago, Gades, Tingis et Utica ; la Méditerranée orientale (vert), Brundisium,
    Messana, Utica, Salonae, Dyrrachium, Athens, Crete, Byzantium, Pergamum, Tarsus,
    Antioch, Alexandria et Cyrene. Les valeurs, les routes, bien des noms et le partage des
    zones sont une reconstruction.
    .title = La carte

rule-2-2 =
    Les pions qui bougent et combattent sont les unités : le Leader suprême de chaque camp
    (César ou Pompée, ou son successeur, 11.0-successor), les autres chefs, les légions et
    les alliés. Les épées d’une unité sont sa force au combat : César 4, Pompée 3, une
    légion 2, un allié 1, les autres chefs 1 ou 2. Légions et alliés ont une face plus
    sombre, celle des vétérans, avec une épée de plus (3 et 2), qui se gagne au combat
    (10.0-veterans). Les autres chefs viennent des cartes et peuvent servir l’un ou l’autre
    camp. Celui de César dispose de 12 légions et 8 alliés, celui de Pompée de 10 et 10 (ce
    partage est une reconstruction). Chacun peut voir combien d’or a l’autre et combien de
    cartes il tient, mais non lesquelles.
    .title = Unités, or et cartes

rule-3-0 =
    Le camp de César débute avec César, une légion de vétérans et deux légions à Rubicon ;
    deux légions de vétérans, trois légions et un allié à Massilia ; un allié à Vercellae.
    Celui de Pompée débute avec une légion à Rome ; trois légions et deux alliés à Nova
    Carthago ; Pompée, deux légions et deux alliés à Athens ; une légion et un allié à
    Utica. Chaque joueur a 5 or. César reçoit trois cartes et Pompée deux, prises parmi les
    seules cartes Chef, Action et Tactique ; le reste est ensuite mélangé aux cartes
    Événement et Forum pour former la pioche. Le Forum est vide. Le marqueur de tour est au
    printemps de 50 av. J.-C. Tous ces nombres sont une reconstruction.
    .title = Mise en place

rule-4-0 =
    La partie dure au plus 14 tours, un printemps et un automne par année, de 50 à 44 av.
    J.-C. À chaque tour, le joueur de César passe par toutes les phases, puis celui de
    Pompée en fait autant. Ces phases sont : Forum et victoire (5.0), pioche (6.0), achats
    (7.0), impôts (8.0), déplacement (9.0), combat (10.0). L’or perçu ne peut donc servir à
    recruter qu’au tour suivant, tandis qu’une unité achetée peut marcher le tour même.
    Celui dont c’est le tour est le joueur actif. Quand les deux ont joué, le marqueur
    avance ; la partie finit sur une victoire déclarée (5.0-military, 5.0-political) ou
    après l’automne de 44 av. J.-C. (5.0-draw).
    .title = Séquence de jeu

rule-5-0-forum =
    Au début de votre tour, vous pouvez briguer une carte du Forum, une seule. Si la
    condition qu’elle porte est remplie, vous la posez devant vous, visible, et elle y reste
    jusqu’à la fin ; une carte à enchère doit de plus être remportée (5.0-auction). Ce que
    personne ne prend demeure au Forum aussi longtemps qu’il le faut. Les conditions
    (reconstruction) sont : Le Sénat, Rome amie ; Senatus Consultum Ultimum (enchère), Rome
    amie ; Établissement d’alliés, deux clients amis ; Publicains (enchère), cinq cités
    amies ; Exigences de réforme (enchère), une cité amie d’Italie, c’est-à-dire Rome,
    Rubicon, Vercellae, Brundisium ou Messana ; Du pain et des jeux (enchère), aucune ;
    Tribuns de la plèbe, un chef à vous dans Rome amie ; Établissement de vétérans, deux
    colonies amies ; Dictateur, votre Leader suprême dans Rome amie ; Pontifex Maximus
    (enchère), votre Leader suprême sur la carte ; Triomphe, une bataille gagnée depuis
    votre dernière phase de Forum, où l’ennemi a perdu au moins trois unités.
    .title = Prendre une carte du Forum

rule-5-0-auction =
    Le joueur qui brigue une carte à enchère ouvre avec 1 or au moins. L’autre passe ou
    relance de 1 au moins, puis le premier à son tour, jusqu’à ce que l’un des deux passe.
    Nul ne peut miser plus d’or qu’il n’en a. Le gagnant prend la carte et verse aussitôt sa
    mise à la banque. Attention : le perdant paie aussi, la moitié de sa plus haute mise,
    arrondie vers le haut ; qui perd après avoir misé 5 paie 3, qui n’a jamais misé ne paie
    rien. Seul celui qui ouvre doit remplir la condition de la carte (reconstruction). Caton
    et Du pain et des jeux modifient ce que l’on verse.
    .title = Enchères

rule-5-0-effects =
    Une carte Forum donne à son possesseur un pouvoir durable, à chacun de ses tours, dans
    la phase qu’elle nomme. Forum : Du pain et des jeux, d’une mise gagnante vous ne payez
    que la moitié, arrondie vers le haut. Pioche : Tribuns de la plèbe, regardez la première
    carte avant de piocher et, une fois, glissez-la sous la pioche ; Pontifex Maximus, payez
    3 or pour prendre dans la défausse une carte Chef, Action ou Tactique de votre choix au
    lieu de la pioche gratuite. Achats : Senatus Consultum Ultimum, une légion par tour
    coûte 6 ; Établissement d’alliés et Établissement de vétérans, voir 7.0-special.
    Impôts : Publicains, 2 or de plus ; Exigences de réforme, 1 or de plus par cité amie
    d’Italie, 3 au plus. Combat : Triomphe, promouvez jusqu’à deux unités après une
    victoire. En tout temps : Le Sénat et Dictateur, une carte de plus en main chacune.
    Beaucoup portent aussi des symboles de victoire (5.0-political). Ces pouvoirs sont une
    reconstruction.
    .title = Effets des cartes Forum

rule-5-0-military =
    Pendant votre propre phase de Forum, après une éventuelle tentative sur une carte, vous
    pouvez déclarer une victoire militaire si tout ceci est vrai : votre Leader suprême est
    à Rome ; celui de l’ennemi n’est pas sur la carte ; et les lieux que vous contrôlez, les
    romains comptés pour leur or et les zones barbares pour leur force, totalisent 25 ou
    plus. Un successeur compte comme Leader suprême, dans un camp comme dans l’autre.
    .title = Victoire militaire

rule-5-0-political =
    Pendant votre propre phase de Forum, vous pouvez déclarer une victoire politique avec un
    total net de 7. Additionnez les symboles de vos cartes Forum et de vos cartes Chef en
    jeu, d’un côté les Optimates, de l’autre les Populares, et ôtez le petit total du
    grand : six et un font cinq. Une carte marquée pour l’une ou l’autre faction compte,
    avec tous ses symboles, pour celle que vous désignez à ce moment. Optimates : Le Sénat
    3, Senatus Consultum Ultimum 2, Caton 2, Établissement d’alliés, Brutus et Métellus
    Scipion 1. Populares : Exigences de réforme 3, Du pain et des jeux, Tribuns de la plèbe,
    Établissement de vétérans, Antoine, Curion, Dolabella et Cléopâtre 1. Au choix :
    Dictateur 3, Triomphe 2, Pontifex Maximus et Labiénus 1. Publicains n’en a pas. La
    plupart de ces nombres sont une reconstruction. Les cartes en main et les Leaders
    suprêmes eux-mêmes ne comptent pas ici.
    .title = Victoire politique

rule-5-0-draw =
    Si le dernier tour, l’automne de 44 av. J.-C., s’achève sans que personne ait déclaré de
    victoire, la partie est nulle : le monde romain sombre dans le chaos, et l’histoire vous
    le reproche à tous deux.
    .title = Personne ne gagne

rule-6-0-draw =
    À votre phase de pioche, vous prenez, sans payer, la première carte de la pioche. Si
    l’on en pioche plusieurs dans la même phase, chacune est entièrement résolue, événement
    compris, avant la suivante. Les cartes jouées ou défaussées vont, visibles, sur la
    défausse. La pioche épuisée, on mélange la défausse pour en faire une nouvelle ; les
    cartes du Forum et celles qui sont posées devant un joueur restent en place. Une carte
    qui permet de prendre dans la défausse permet d’y regarder et d’y choisir. Avec les
    règles d’argent (une reconstruction), qui a son Leader suprême à Rome pioche une seconde
    carte, et chacun peut, une fois par phase d’achats, en acheter une pour 3 or.
    .title = Piocher

rule-6-0-event =
    Un Événement a lieu dès qu’il est pioché, puis il est défaussé. Invasion barbare se
    trouve en 12.0. Les autres sont une reconstruction d’après des récits de parties. Les
    alliés rentrent chez eux : chaque joueur retire un de ses alliés. On exige des actes :
    les prochains impôts de chacun rapportent la moitié, arrondie vers le bas. Ralliement
    des Optimates : qui a le plus de symboles Optimates, Pompée à égalité, gagne 2 or pour
    chacun. Ralliement des Populares : qui a le plus de symboles Populares, César à égalité,
    gagne 1 or pour chacun et promeut une légion. Pour ces deux cartes, et pour rien
    d’autre, Pompée sur la carte vaut un symbole Optimates et César un symbole Populares, et
    leurs successeurs de même. Les légions grondent : le joueur qui l’a piochée, puis
    l’autre, peut placer une légion supplémentaire dans chacune de ses colonies amies, à 5
    or l’une ; qui n’en engage aucune rend à l’une de ses légions de vétérans sa face
    ordinaire ou, s’il n’en a pas, perd 2 or.
    .title = Événements

rule-6-0-forum =
    Une carte Forum piochée va aussitôt au Forum, visible, à côté de la carte, quel que soit
    celui qui l’a tirée. Elle n’est à personne tant que nul ne l’a prise dans une de ses
    propres phases de Forum (5.0-forum).
    .title = Cartes Forum

rule-6-0-action =
    Vous gardez une carte Action secrète en main, vous la jouez pendant un de vos tours
    quand ses conditions sont remplies, puis vous la défaussez. Mobilisation des alliés
    (achats) : lancez un dé et placez autant d’alliés gratuits de votre stock, un par client
    sans ennemi, autant que stock et clients en donnent, en plus de ce que permet 7.3.
    Flotte de l’Atlantique, de la mer occidentale ou de la mer orientale (déplacement) : des
    unités à vous, dans un port de cette zone, gagnent un autre port de la zone, et c’est
    tout leur déplacement ; elles peuvent débarquer chez l’ennemi. Successeur (achats) :
    voir 11.0-successor ; il y en a trois. Ides de mars (achats) : si le Leader suprême
    ennemi est à Rome, lancez un dé ; il meurt sur 1 ou 2, ou de 1 à 4 si son camp possède
    Dictateur. Ces textes sont une reconstruction.
    .title = Cartes Action

rule-6-0-tactics =
    Vous gardez une carte Tactique secrète en main et pouvez la jouer dans une bataille, la
    vôtre ou celle de l’adversaire, une par camp (10.0-tactics) ; elle est ensuite
    défaussée. Double ligne (deux exemplaires) : au premier round, vos chefs ont une épée de
    plus et vos légions deux. Triple ligne : vos chefs et vos légions ont une épée de plus à
    chaque round. Quatrième ligne : au premier round, légions et alliés ennemis ont une épée
    de moins. Tortue : ignorez les deux premières touches subies au premier round. Charge de
    cavalerie : vos alliés ont deux épées de plus au premier round. Retraite de nuit : si
    vous retraitez, vous n’y perdez pas de chef et nul ne vous poursuit. Double ligne mise à
    part, ces effets sont, en tout ou en partie, une reconstruction.
    .title = Cartes Tactique

rule-6-0-leader =
    Vous gardez une carte Chef secrète en main jusqu’à ce que vous la posiez devant vous,
    sans rien payer, dans une de vos phases d’achats ; son pion va alors dans n’importe
    quelle cité où se trouve au moins une de vos unités, fût-ce un autre chef. S’il tombe,
    sa carte est défaussée, et il pourra revenir dans l’un ou l’autre camp. Antoine (2
    épées) : aux achats, une légion gratuite dans sa cité, si elle est amie et que c’est
    Rome ou une colonie ; elle compte pour 7.3. Caton (1) : vous ne payez rien quand vous
    perdez une enchère. Labiénus (2) : dans sa bataille, vos alliés ont une épée de plus au
    premier round. Brutus (1) : un symbole Optimates de plus tant qu’il est dans Rome amie.
    Métellus Scipion (1) : les alliés placés dans sa cité coûtent 4. Curion (1) : une légion
    placée dans sa cité coûte 7. Dolabella (1) : 1 or d’impôts de plus s’il est dans un port
    ami. Cléopâtre (1) : 2 or d’impôts de plus si elle est dans Alexandria amie. Hormis
    l’épée de Caton et la légion gratuite d’Antoine, tout cela est une reconstruction.
    .title = Cartes Chef

rule-6-0-hand =
    Le joueur de César tient au plus quatre cartes, celui de Pompée trois. Avec un
    successeur, ou sans aucun Leader suprême sur la carte, c’est une de moins : trois et
    deux. Le Sénat et Dictateur en ajoutent une chacune. Les cartes Forum et Chef posées
    devant vous ne comptent pas. On peut piocher au-delà de la limite, mais il faut alors
    défausser sur-le-champ, à son choix, jusqu’à la respecter.
    .title = Limite de main

rule-7-0 =
    À votre phase d’achats, vous pouvez prendre des unités dans votre stock et les placer
    sur la carte : une légion pour 9 or, un allié pour 6. Les chefs ne coûtent rien, mais ne
    viennent que par les cartes (6.0-leader). Recrutez autant que l’or, le stock et la place
    (7.1 à 7.3) le permettent.
    .title = Recruter

rule-7-1 =
    Votre stock se compose de vos pions absents de la carte : ceux que la mise en place a
    laissés et ceux qui ont été éliminés depuis, les vétérans revenus à leur face faible. Ce
    qui n’est pas dans le stock ne se recrute pas.
    .title = Le stock

rule-7-2 =
    Les nouvelles unités se placent dans des cités amies. Une cité vous est amie s’il s’y
    trouve au moins une de vos unités, fût-ce un chef seul, et aucune unité ennemie. Une
    cité que vous avez quittée n’est amie à personne.
    .title = Cités amies

rule-7-3 =
    Dans chaque cité amie, une phase d’achats permet de placer soit une seule légion, soit
    un ou deux alliés, jamais des deux sortes.
    .title = La place des recrues

rule-7-0-special =
    Certaines cartes laissent placer plus que ne permet 7.3 : des légions dans les colonies,
    des alliés dans les clients. Avec Établissement de vétérans, vous pouvez placer une
    légion de plus dans chaque colonie amie pour 7 or ; avec Établissement d’alliés, un
    allié de plus dans chaque client ami pour 4 or ; Les légions grondent vend des légions à
    5 or dans les colonies et Mobilisation des alliés amène des alliés gratuits dans les
    clients. Le principe est celui du livret, les prix sont une reconstruction.
    .title = Colonies et clients

rule-8-0 =
    À votre phase d’impôts, chaque cité qui vous est amie (7.2) verse sa valeur en or à
    votre trésor de guerre. Une cité où vous n’avez pas d’unité ne vous rapporte rien, de
    quelque façon qu’elle ait été prise. La réserve d’or est sans limite. Certaines cartes
    et certains chefs augmentent vos impôts (5.0-effects, 6.0-leader), et On exige des actes
    les divise une fois par deux, arrondis vers le bas.
    .title = Impôts

rule-9-0 =
    À votre phase de déplacement, vous bougez autant d’unités que vous voulez, ensemble ou
    séparément, ou aucune. Une unité emprunte au plus deux routes (reconstruction : la
    phrase qui donne la distance manque au livret). Les unités entrent dans les lieux et en
    sortent librement, en nombre quelconque, mais une unité qui entre là où se trouve un
    ennemi s’y arrête, et il y aura bataille. Une unité que vous avez posée ne bouge plus,
    et tous les déplacements sont finis avant que commence la première bataille.
    .title = Déplacement

rule-10-0-order =
    Une fois les déplacements finis, il doit y avoir bataille dans tout lieu où les deux
    camps ont des unités. Le joueur actif est l’attaquant dans chacune, l’autre le
    défenseur. L’attaquant choisit leur ordre, et chaque bataille est menée à son terme
    avant la suivante.
    .title = Les batailles

rule-10-0-tactics =
    D’abord, l’attaquant peut poser une carte Tactique face cachée. Ensuite le défenseur,
    qui a vu s’il l’a fait, peut en poser une aussi. On les retourne ensemble et leurs
    effets s’appliquent ; elles sont défaussées quand la bataille est finie.
    .title = Tactiques en bataille

rule-10-0-command =
    Chaque camp additionne les épées de tous ses chefs présents dans la bataille, Leader
    suprême compris, avec ce que les Tactiques y ajoutent. Le total le plus haut donne
    l’initiative : ce camp engage ses unités le premier. À égalité, même si aucun camp n’a
    de chef, elle est au défenseur. Cela se règle une fois, avant le premier round, et vaut
    pour toute la bataille.
    .title = Commandement et initiative

rule-10-0-round =
    Un round a trois étapes : les alliés des deux camps, puis les légions, puis les chefs.
    Dans une étape, les camps alternent, celui qui a l’initiative en tête, et engagent
    chaque fois une unité ; un camp qui n’en a plus attend pendant que l’autre engage le
    reste, l’une après l’autre. L’unité engagée lance un dé et touche si le résultat ne
    dépasse pas ses épées, Tactiques comprises. À chaque touche, l’autre camp perd aussitôt
    une unité de son choix, de n’importe quelle sorte, qu’elle ait combattu dans ce round ou
    non ; celle qui n’a pas combattu perd son tour. Une légion ou un allié perdu va au
    stock, la carte d’un chef perdu à la défausse (pour un Leader suprême, voir 11.0-loss).
    Chaque unité combat une fois par round. Le round prend fin après les chefs, ou dès qu’un
    camp n’a plus rien.
    .title = Un round de bataille

rule-10-0-retreat =
    Si les deux camps ont encore des unités à la fin d’un round, l’attaquant peut retraiter.
    Ses survivants repartent vers les lieux d’où ses unités sont entrées dans cette
    bataille, répartis entre eux comme il veut, pourvu qu’aucun ennemi n’y soit. S’il reste,
    le défenseur peut retraiter : tous ses survivants vont dans une même cité amie
    adjacente ; à défaut seulement, dans un même lieu adjacent sans ennemi. Au jeu de
    bronze, une zone barbare n’offre pas de refuge (12.0). Un camp qui n’a nulle part où
    aller ne peut retraiter. Si personne ne retraite, on livre un nouveau round, et ainsi de
    suite jusqu’à ce qu’un camp retraite ou disparaisse.
    .title = Retraite

rule-10-0-vincere =
    Vaincre ou mourir : un camp qui retraite perd un de ses chefs qui ont pris part à la
    bataille et y ont survécu, s’il y en a, à son choix. La carte est défaussée, et ce chef
    pourra revenir plus tard. Le Leader suprême n’est jamais perdu ainsi.
    .title = Aut vincere aut mori

rule-10-0-vaevictis =
    Malheur aux vaincus : quand un camp retraite, le vainqueur lance un dé pour chacune de
    ses unités survivantes, chefs compris, un seul dé par unité quelles que soient ses
    épées. Chaque 1 élimine une unité du camp en retraite, choisie par son possesseur ;
    cette perte peut atteindre un Leader suprême.
    .title = Vae victis

rule-10-0-veterans =
    Si la bataille a duré au moins deux rounds, ou si un camp a retraité, le vainqueur peut
    promouvoir une légion ou un allié à lui qui y a survécu : le pion montre sa face sombre
    et a une épée de plus. Une bataille gagnée net au premier round ne donne pas de
    promotion. Un vétéran éliminé reviendra comme unité ordinaire.
    .title = Vétérans

rule-10-0-example =
    César (4 épées), une légion de vétérans (3) et deux légions (2 chacune) marchent sur
    Pharsalus, où le camp de Pompée a Caton (1), un allié (1) et quatre légions. César ne
    pose pas de carte ; en face paraît Double ligne : Caton a 2 épées et ses légions 4 au
    premier round. Le commandement est de 4 contre 2, et César a l’initiative. Il n’a pas
    d’alliés ; celui d’en face fait 2 et manque. Aux légions : les vétérans de César font 3
    et touchent, et le camp de Pompée donne son allié, qui a déjà combattu. Une de ses
    légions fait 5 et manque, malgré ses 4 épées. Quand toutes les légions ont combattu,
    chaque camp a subi une touche de plus et perdu une légion. Puis César touche, ce qui
    coûte une légion encore, et Caton manque. César reste. Le camp de Pompée, réduit à deux
    légions et sa Double ligne usée, retraite : Caton est perdu, et des trois dés de César,
    un par survivant, l’un montre 1. Une seule légion s’échappe, et César retourne une des
    siennes sur sa face de vétérans.
    .title = Une bataille pas à pas

rule-11-0-command =
    Les chefs, Leaders suprêmes compris, bougent et combattent selon les mêmes règles que
    les autres unités. Leurs épées sont aussi leur valeur de commandement, qui décide de
    l’initiative en bataille (10.0-command).
    .title = Les chefs, des unités

rule-11-0-loss =
    Quand un Leader suprême est éliminé, de quelque façon que ce soit, son joueur perd
    aussitôt la moitié de son or, arrondie vers le haut (sur 7 or, il en perd 4), et
    défausse toute sa main. Ensuite il perçoit de l’or et pioche comme d’habitude, avec une
    limite de main plus basse (6.0-hand). La mort d’un successeur coûte autant
    (reconstruction).
    .title = Perte d’un Leader suprême

rule-11-0-successor =
    Un Leader suprême éliminé ne revient que par une carte Successeur, jouée à la phase
    d’achats tant qu’il est hors de la carte : son pion est retourné et placé dans une cité
    où se trouve une de vos unités (le lieu est une reconstruction). Le successeur est un
    Leader suprême en tout, mais avec une épée de moins et une carte de moins en main : 3 et
    3 pour le camp de César, 2 et 2 pour celui de Pompée. S’il tombe, une autre carte
    Successeur peut le remplacer.
    .title = Successeurs

rule-12-0 =
    Au jeu de bronze, aucune unité n’entre jamais dans une zone barbare, ni en marche ni en
    retraite. Quand l’événement Invasion barbare est pioché, les barbares viennent au
    pillage : chaque joueur lance un dé et perd autant d’or. Qui ne peut tout payer perd ce
    qu’il a et doit éliminer sur la carte des unités à lui, de son choix, dont les épées
    couvrent ce qui manque.
    .title = Zones barbares

rule-silver-barbarians =
    Cette option est une reconstruction : les règles d’argent n’ont pu être consultées. Les
    unités peuvent entrer dans les zones barbares par les liaisons de la carte. Une zone de
    force S est tenue par S bandes d’une épée chacune ; elles combattent à l’étape des
    alliés, n’ont pas de valeur de commandement et ne retraitent jamais. Une zone que vous
    avez vidée et que vous occupez encore compte pour sa force dans les 25 d’une victoire
    militaire, mais ne rapporte pas d’or et n’accueille pas de recrues ; dès qu’il n’y a
    plus personne, toutes ses bandes reviennent. Un défenseur peut retraiter dans une zone
    barbare adjacente : il lance un dé par unité et la perd sur 1, et les autres n’ont pas à
    combattre les bandes avant sa propre phase de combat suivante. Une zone qu’il a vidée et
    qu’il tient vaut une cité amie : on n’y lance pas de dés. Invasion barbare change : une
    zone que personne ne tient est tirée au sort, et ses bandes attaquent la cité reliée qui
    a le plus d’or, celui qui a pioché la carte choisissant à égalité. Les unités présentes
    doivent les combattre ; si les bandes gagnent, la cité ne rapporte plus d’or jusqu’à ce
    que des unités y entrent de nouveau.
    .title = Option d’argent : les zones barbares

rule-silver-fleets =
    Cette option est une reconstruction : les règles d’argent n’ont pu être consultées.
    Quand votre adversaire joue une carte Flotte, vous pouvez défausser de votre main une
    autre carte Flotte, si l’un des deux ports du trajet, départ ou arrivée, se trouve aussi
    dans la zone de mer de celle-ci. De Rome à Gades, par exemple, la Flotte de l’Atlantique
    peut intercepter, car Gades est aussi sur l’Atlantique ; celle de la mer orientale ne le
    peut pas. Ses navires sont interceptés : le trajet n’a pas lieu et sa carte est perdue.
    .title = Option d’argent : rencontres en mer
