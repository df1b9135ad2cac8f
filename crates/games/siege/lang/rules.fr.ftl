# Référence des règles de siege, dans nos propres mots. Les ids suivent les numéros du livret.

rule-0-0 =
    Alésia, 52 av. J.-C. : Jules César tient Vercingetorix enfermé derrière deux lignes de
    fortifications, et une immense armée gauloise arrive pour les forcer. On joue à deux,
    Rome contre tous les Gaulois ; à trois, les Gaulois se partagent entre l’armée de
    secours et l’armée assiégée (13.0).
    .title = Introduction

rule-0-1 =
    Les PF sont les points de force d’une unité, les PM les points de mouvement ; ZOC abrège
    zone de contrôle. Le dé à six faces sert à tout ce qui est tactique : initiative
    tactique, tir, combat, tests de désorganisation, ralliements sur la carte. Le dé à dix
    faces, où le 0 vaut zéro et non dix (le journal note 10 cette face), sert à tout ce qui
    est stratégique : initiative stratégique et ralliements dans les cases de commandement.
    .title = Termes et dés

rule-0-2 =
    La partie dure 20 tours. Un tour de jour représente une heure et demie, un tour de nuit
    deux heures ; un hexagone mesure 500 mètres. Une unité gauloise est le contingent d’un
    peuple, une unité romaine une légion, une partie de légion ou des auxiliaires ; un PF
    vaut de 500 à 1 000 hommes environ. Les règles ne disent pas quels tours sont de nuit :
    dans notre reconstitution, il fait jour aux tours 1 à 8, nuit aux tours 9 à 14 et de
    nouveau jour aux tours 15 à 20. La nuit raccourcit la vue (1.3) et les mouvements (7.1,
    7.2), coûte un point au combat (11.2-drm) et donne aux Gaulois les égalités d’initiative
    (2.0-B, 2.0-C).
    .title = Échelle et tours

rule-1-0 =
    Cette section dit quels sont les pions, lesquels restent cachés, et quand on les voit.
    .title = Pions et vue

rule-1-1 =
    Il y en a trois : les marqueurs, qui notent un état (camp, brèche, déroute, déploiement
    tactique, chef blessé, etc.) ; les chefs, avec les détachements qui leur ressemblent ;
    et les unités de combat, infanterie ou cavalerie.
    .title = Sortes de pions

rule-1-2 =
    Les chefs sont toujours sur la carte, côté anonyme tant que l’ennemi ne les voit pas,
    côté nommé dès qu’il les voit (1.3). Chaque camp a en outre deux détachements : des
    leurres qui ont l’aspect et les mouvements de chefs anonymes et qui, une fois retournés,
    ne savent ni combattre ni commander. Vercingetorix fait exception : il n’a pas de côté
    anonyme et tout le monde le voit toujours. Les unités de combat sont dans la case de
    commandement de leur chef (3.2) tant qu’il est caché, et sur la carte quand il est en
    vue.
    .title = Ce qui est sur la carte

rule-1-3 =
    Un chef ou un détachement est en vue quand une unité ennemie se trouve à quatre
    hexagones au plus de jour, à trois au plus de nuit. Un camp romain compte pour cela
    comme une unité. Seule la distance importe : ni le terrain ni les autres pions
    n’arrêtent la vue. Deux exceptions : Vercingetorix est toujours en vue ; et les assiégés
    ne dévoilent pas les Romains qui les entourent. Les chefs romains à portée de vue de
    Vercingetorix ou d’une unité assiégée restent cachés, jusqu’à ce que Vercingetorix ou
    une de ses unités se trouve au contact d’une fortification romaine ; tant que c’est le
    cas, les chefs romains à portée sont vus normalement.
    .title = Ligne de vue

rule-2-0-A =
    Au premier tour, les deux joueurs répartissent en même temps leurs unités dans les cases
    de commandement de leurs chefs, sans dépasser le nombre d’unités que chacun peut
    commander (3.2). Aux tours suivants, un joueur peut faire passer des unités d’une case à
    une autre, dans les mêmes limites, si les deux chefs sont dans le même hexagone ou dans
    des hexagones voisins.
    .title = A. Organisation des commandements

rule-2-0-B =
    Chaque joueur lance le dé à dix faces et ajoute le modificateur de son commandant :
    Caesar pour les Romains, Comnios pour les Gaulois, ou celui qui l’a remplacé (8.1) ;
    celui de Vercingetorix ne compte jamais. Le total le plus haut a l’initiative
    stratégique. À égalité, elle va aux Romains si le tour est de jour, aux Gaulois s’il est
    de nuit. Puis les chefs et détachements bougent en trois temps : un pour le joueur qui a
    l’initiative (2.0-B.1), jusqu’à trois pour l’autre (2.0-B.2), jusqu’à trois encore pour
    le premier (2.0-B.3).
    .title = B. Initiative stratégique

rule-2-0-B-1 =
    Le joueur qui a l’initiative stratégique peut bouger un chef ou détachement qui n’est
    pas en vue de l’ennemi. Il passe s’il préfère, ou si tous ses pions sont en vue.
    .title = B.1 Le premier en bouge un

rule-2-0-B-2 =
    L’autre joueur bouge ensuite jusqu’à trois chefs ou détachements qui ne sont pas en vue,
    ou passe. Les Gaulois perdent un de ces trois mouvements si un chef gaulois autre que
    Vercingetorix est déjà en vue, et deux s’il y en a deux. Un vrai chef au moins de
    l’armée de secours, et non un détachement, doit toujours rester dans son camp,
    l’hexagone 0505, en mouvement tactique aussi, tant qu’aucun chef de cette armée n’a été
    tué, blessé ou capturé. Caesar peut toujours bouger en plus des trois autres Romains.
    .title = B.2 Le second en bouge jusqu’à trois

rule-2-0-B-3 =
    Le joueur qui a l’initiative stratégique bouge jusqu’à trois chefs ou détachements qui
    ne sont pas en vue, ou passe. Les exceptions de 2.0-B.2 valent pour lui de la même
    façon.
    .title = B.3 Le premier en bouge jusqu’à trois

rule-2-0-B-move =
    Seuls les chefs et les détachements font des mouvements stratégiques, chacun dans la
    limite de son potentiel (7.1). Un pion s’arrête dans le premier hexagone où l’ennemi le
    voit (1.3) : il est aussitôt retourné côté nommé et reçoit un marqueur de déploiement
    tactique, qui l’oblige à se déployer dans la phase suivante (2.0-C1).
    .title = Entrer en vue

rule-2-0-C =
    Chaque joueur lance le dé à six faces ; celui qui a l’initiative stratégique ajoute 1.
    Le total le plus haut a l’initiative tactique du tour. À égalité, elle va aux Romains de
    jour et aux Gaulois de nuit.
    .title = C. Initiative tactique

rule-2-0-C1 =
    Chaque chef qui porte un marqueur de déploiement tactique pose sur la carte toutes les
    unités de sa case, à portée de commandement et dans la limite d’empilement (5.0) ; on
    retire alors le marqueur. Le joueur qui n’a pas l’initiative tactique déploie d’abord,
    l’autre ensuite. Aucune unité ne peut être déployée au contact d’une unité ennemie ou
    d’ouvrages ennemis : pour les Romains un mur gaulois, pour les Gaulois une fortification
    romaine, un fossé ou un camp debout. Les Romains ne se déploient qu’à l’intérieur de
    leurs retranchements ou dans un camp. Si des unités ainsi posées font entrer en vue un
    chef ennemi (1.3), il reçoit aussitôt un marqueur et se déploie à son tour quand le chef
    en cours a fini.
    .title = C1. Déploiement tactique

rule-2-0-C2 =
    Le joueur qui a l’initiative tactique bouge ses chefs et ses unités déployées (7.2).
    Tous ses mouvements finis, on résout les tirs ennemis (10.1), puis ses attaques l’une
    après l’autre (11.0). Enfin, ses unités qui n’ont ni bougé ni combattu peuvent tenter de
    se rallier (12.5).
    .title = C2. Phase du joueur qui a l’initiative

rule-2-0-C3 =
    Le joueur qui n’a pas l’initiative tactique fait maintenant de même : mouvements,
    combats, ralliements.
    .title = C3. Phase de l’autre joueur

rule-2-0-D =
    Chaque joueur regarde lesquels de ses chefs et détachements sont à présent hors de vue
    de l’ennemi. Ils reprennent leur côté anonyme, et parmi les unités à portée de
    commandement d’un tel chef, le joueur remet celles qu’il veut dans sa case, dans la
    limite de celle-ci (3.2) ; les unités hors de portée restent sur la carte. Puis toute
    unité désorganisée ou en déroute dans une case peut tenter de se rallier au dé à dix
    faces (12.5), même si elle l’a déjà tenté en phase C.
    .title = D. Retrait et ralliement stratégique

rule-2-0-E =
    Une victoire automatique termine la partie dès qu’elle se produit (14.3-auto). On note
    ici lesquels des assiégés sont hors des deux lignes et se sont échappés. Après le
    vingtième tour, les points de victoire décident (14.3-roman, 14.3-gallic).
    .title = E. Conditions de victoire

rule-3-0 = Cette section dit ce que valent les chefs et ce que contiennent leurs cases.
    .title = Chefs et cases de commandement

rule-3-1 =
    Un chef emmène ses unités dans le mouvement stratégique et les aide dans le mouvement et
    le combat tactiques. Le côté anonyme ne montre que le potentiel de mouvement
    stratégique, le même pour tous les chefs et détachements : 7. Le côté nommé montre
    combien d’unités le chef commande, sa portée de commandement en hexagones, son
    modificateur aux dés (combats, tests de désorganisation et ralliements) et son potentiel
    tactique. Gaulois : Comnios 15 unités, portée 4, +1 ; Vercassivellaunos 12, 4, +2 ;
    Eporedorix 10, 3, +1 ; Viridomaros 10, 3, 0 ; Vercingetorix 9, 5, +2. Romains : Caesar
    12, 5, +3 ; Labienus 10, 4, +2 ; Antonius 8, 3, +1 ; Trebonius 8, 3, +1 ; Rebilus 6, 3,
    +1. Tous ont 8 PM en mouvement tactique ; un détachement aussi, et il n’a pas d’autre
    valeur. Le 15 de Comnios et le 8 d’Antonius sont dans les règles ; les autres chiffres
    sont une reconstitution.
    .title = Chefs

rule-3-2 =
    À côté de la carte, chaque chef a une case qui contient ses unités de combat tant qu’il
    est caché, au plus autant d’unités qu’il peut en commander ; leurs PF n’y comptent pas.
    Vercingetorix n’en a pas, car son armée est toujours sur la carte. Chaque case rappelle
    les valeurs de son chef.
    .title = Cases de commandement

rule-4-0 =
    Une unité est d’infanterie ou de cavalerie ; elle a une force en PF, un modificateur aux
    dés, qui est sa qualité, et un potentiel de mouvement. Son recto la montre en formation
    de combat, son verso désorganisée et affaiblie ; une unité en déroute est sur son verso,
    sous un marqueur de déroute (12.0). Les unités sont dans une case de commandement tant
    que leur chef est caché, et sur la carte quand il est en vue ou quand aucun chef ne les
    commande. Chaque joueur peut regarder dans les cases de l’autre. À tout moment où son
    joueur décide, une légion peut être échangée contre ses deux demi-légions, et deux
    moitiés empilées ensemble ou dans la même case, et dans le même état, contre leur
    légion, mais pas dans l’autre sens avant qu’autre chose ne soit fait ; une légion et ses
    moitiés ne sont jamais en jeu ensemble. Les règles ne donnent pas les valeurs des unités
    : la légion de 10 PF et le maximum gaulois de 6 viennent de critiques du jeu, le +1 des
    Vellaves de l’errata, le reste est une reconstitution.
    .title = Unités de combat

rule-5-0 =
    Un hexagone contient au plus 12 PF d’unités de combat, quel que soit le nombre de
    pions ; les chefs ne comptent pas, et l’ordre dans la pile est sans importance. Une case
    de commandement est limitée, elle, en nombre d’unités (3.2). La limite vaut pendant le
    mouvement comme à sa fin, dans les retraites, les avances après combat et les déroutes :
    les unités en trop sont éliminées. Si un ralliement rend une pile trop forte, parce que
    l’unité ralliée retrouve ses PF, rien n’est perdu, mais la pile doit être corrigée dès
    que possible et ne combat d’ici là qu’avec 10 PF. Infanterie et cavalerie ne s’empilent
    pas ensemble ; seul le joueur romain peut empiler la cavalerie germaine avec
    l’infanterie auxiliaire germaine.
    .title = Empilement

rule-6-0 =
    Les unités n’ont ni orientation, ni flanc, ni arrière. Toute unité de combat exerce une
    zone de contrôle sur les six hexagones voisins ; les chefs n’en exercent pas, ni les
    unités en déroute (12.4). Une zone ne franchit ni crête ni cours d’eau. Elle ne passe
    pas de l’extérieur à l’intérieur d’une fortification, romaine ou gauloise, ni de
    l’extérieur dans un camp romain. L’errata complète cette liste (errata-6.0).
    .title = Zones de contrôle

rule-6-2 =
    Une unité qui entre dans une zone de contrôle ennemie en mouvement tactique s’y arrête
    aussitôt. Il est interdit de passer directement d’une zone ennemie à une autre, et en
    quitter une coûte 1 PM de plus (7.3). Une unité qui doit reculer dans une zone ennemie
    après un combat est éliminée. Les zones de contrôle n’ont d’effet ni sur la vue (1.3) ni
    sur la portée de commandement (8.2).
    .title = Effets des zones de contrôle

rule-7-0 =
    Il y a deux mouvements : le stratégique, pour les seuls chefs et détachements, et le
    tactique, pour les chefs et les unités de combat sur la carte. La table des terrains
    donne les coûts en PM (table-terrain).
    .title = Mouvement

rule-7-1 =
    Un chef ou détachement qui part hors de vue de l’ennemi peut bouger dans la limite de
    son potentiel stratégique de 7 PM, et s’arrête dans le premier hexagone où il est vu
    (1.3) ; le nombre de pions qui bougent est fixé par 2.0-B. Un Romain qui fait tout son
    mouvement le long des fortifications romaines, à l’intérieur des deux lignes, gagne 1 PM
    : c’est la route circulaire. Un pion qui arrive devant un mur s’arrête avant, de même
    qu’un Gaulois devant une fortification romaine, un fossé ou un camp debout, défendu ou
    non, et il ne franchit l’obstacle que s’il a commencé son mouvement à son contact ; pour
    un chef en marche, un camp est une unité ennemie. Vercingetorix ne fait jamais de
    mouvement stratégique, ni un chef blessé (11.4), ni un pion que l’ennemi voit. Un chef
    gaulois reste en 0505 (2.0-B.2). Les Romains ne font de mouvement stratégique qu’entre
    leurs deux lignes et dans les camps debout : qui se cache au-dehors ne marche pas avant
    d’être revenu. De nuit, le potentiel perd 1 PM et ne dépasse jamais 6.
    .title = Mouvement stratégique

rule-7-2 =
    Les chefs et les unités de combat sur la carte bougent dans la limite de leur potentiel
    tactique. Un chef entré en vue pendant son mouvement stratégique peut encore bouger
    tactiquement le même tour. Un chef ou une unité de Rome qui fait tout son mouvement le
    long des fortifications romaines, à l’intérieur des deux lignes, gagne 1 PM. Un pion qui
    arrive devant un mur s’arrête avant, de même qu’un Gaulois devant une fortification
    romaine, un fossé ou un camp debout, défendu ou non. Il ne franchit l’obstacle que s’il
    a commencé son mouvement à son contact ; cela vaut aussi pour les Romains devant un
    fossé. Les Romains ne franchissent leurs propres fortifications que par un camp, qui
    sert de porte : avec un camp en 1617, le trajet 1516 – 1617 – 1616 est permis, le trajet
    1516 – 1616 ne l’est pas. Les Romains ne sortent de leurs fortifications qu’en mouvement
    tactique, et font alors deux hexagones au plus, trois pour la cavalerie et les
    auxiliaires germains. De nuit, le potentiel perd 1 PM.
    .title = Mouvement tactique

rule-7-3 =
    Une unité peut quitter un hexagone en zone de contrôle ennemie pour 1 PM de plus, mais
    pas pour entrer directement dans une autre zone ennemie, même si les deux zones sont
    celles d’une même unité (6.2).
    .title = Quitter une zone de contrôle

rule-8-1 =
    Chaque armée a son commandant : Caesar pour les Romains, Comnios pour l’armée de
    secours, Vercingetorix pour les assiégés. Labienus, Antonius, Trebonius et Rebilus
    servent Caesar ; Vercassivellaunos, Eporedorix et Viridomaros servent Comnios. Pour
    l’initiative stratégique comptent les modificateurs de Caesar et de Comnios (2.0-B). Si
    Caesar est tué ou capturé, Labienus le remplace, et Vercassivellaunos remplace Comnios ;
    si le remplaçant tombe aussi, son joueur choisit librement le suivant. Si Vercingetorix
    est tué ou capturé, les Romains gagnent (14.3-auto).
    .title = Commandants

rule-8-2 =
    Dans la phase stratégique, une unité est commandée quand elle est dans la case d’un
    chef. Dans la phase tactique, elle l’est quand elle se trouve à portée de commandement
    d’un chef de son camp, comptée en hexagones ; les zones de contrôle ennemies ne
    réduisent pas cette portée. On vérifie le commandement deux fois : avant le mouvement
    tactique, pour le mouvement de l’unité, et avant le combat, pour son droit d’attaquer.
    .title = Être commandé

rule-8-3 =
    Une unité commandée peut faire son mouvement tactique et combattre. Au lieu de bouger,
    elle peut tenter de se rallier, sauf en zone de contrôle ennemie.
    .title = Unités commandées

rule-8-4 =
    Une unité non commandée peut bouger d’un hexagone, quel qu’en soit le coût, à condition
    de ne pas entrer en zone de contrôle ennemie. Elle n’attaque pas ; elle ne combat que si
    on l’attaque. Au lieu de bouger, elle peut tenter de se rallier, sauf en zone de
    contrôle ennemie.
    .title = Unités non commandées

rule-8-5 =
    Le combat peut tuer, blesser ou faire capturer un chef (11.4). Un chef tué ou capturé
    est retiré aussitôt et compte pour les points de victoire (14.3-roman, 14.3-gallic). Un
    chef blessé reçoit un marqueur avec de nouvelles valeurs, qui sont une reconstitution :
    modificateur 0, portée 2, mouvement tactique 4. Un chef seul dans son hexagone peut être
    attaqué ; l’attaque se réduit au test de chef (11.4).
    .title = Chefs perdus

rule-9-0 =
    Outre les camps romains, il y a trois sortes d’ouvrages : les fortifications romaines,
    les fossés romains et les murs gaulois.
    .title = Camps et fortifications

rule-9-1 =
    Les Romains placent onze camps avant la partie (14.1 ; ce paragraphe des règles dit
    neuf, le scénario onze). Un camp doit toucher une fortification romaine par un côté au
    moins. Il ne peut être ni sur les plus hauts terrains (errata-9.1), ni à côté d’un
    hexagone contenant une fortification gauloise, ni entre Alésia et la ligne intérieure.
    Ainsi 1321 et 1819 sont permis, 0512, 1421 et 0912 ne le sont pas. Un camp avantage au
    combat les Romains qui l’occupent (11.2-shift), tire avec une valeur de 2 (10.0) et sert
    aux Romains de porte dans leurs fortifications (7.2). Une unité gauloise doit s’arrêter
    devant un camp intact avant d’y entrer, même s’il est vide, et peut y entrer si elle a
    commencé son mouvement à son contact ; l’avance après combat n’a pas cette limite. Un
    camp occupé par une unité gauloise, par mouvement ou après combat, est détruit
    sur-le-champ et pour de bon ; il reste une porte, pour les Romains et désormais pour les
    Gaulois aussi.
    .title = Camps romains

rule-9-2-roman =
    La ligne intérieure fait face à Alésia, la ligne extérieure aux bords de la carte.
    Toutes deux n’agissent que contre un ennemi situé hors de la double ligne. Chaque côté
    d’hexagone a une valeur de tir de 1 (10.0), et les lignes avantagent au combat les
    Romains qui sont derrière (11.2-shift). Une unité gauloise qui arrive au contact d’une
    fortification doit s’arrêter, même si personne ne la tient. Elle ne la franchit que par
    une avance après combat ou si elle a commencé son mouvement à son contact. Les Romains
    ne passent que par un camp (9.1). Là où passent les Gaulois, on pose un marqueur de
    brèche dans l’hexagone côté romain : les ouvrages de cet hexagone perdent leurs effets
    jusqu’à ce qu’une unité romaine s’y tienne de nouveau, sans y faire que passer, et sans
    unité gauloise à côté ; on retire alors le marqueur.
    .title = Fortifications romaines

rule-9-2-ditch =
    Le fossé court dans la plaine entre 0912 et 1312. Il arrête le mouvement tactique de
    tout chef gaulois et de toute unité gauloise qui arrive devant. Pour le franchir,
    Gaulois et Romains doivent commencer leur mouvement à son contact, payer son coût
    (table-terrain) et passer un test de désorganisation (12.1). Le fossé ne tire pas et n’a
    aucun effet sur le combat.
    .title = Fossés romains

rule-9-2-wall =
    Les murs arrêtent le mouvement tactique des Romains comme des Gaulois. Pour en franchir
    un, un chef ou une unité doit commencer son mouvement à son contact. Les murs ne tirent
    pas, mais avantagent ceux qui se défendent derrière (11.2-shift).
    .title = Murs gaulois

rule-10-0 =
    Les unités ne tirent pas ; les ouvrages romains, si. Un camp a une valeur de tir de 2,
    et chaque côté de fortification romaine dont l’hexagone est vide d’unités de combat une
    valeur de 1. Les côtés d’un hexagone occupé par des unités de combat ne tirent pas :
    leur effet est compris dans le combat.
    .title = Tir

rule-10-1 =
    Les Romains tirent à la fin du mouvement tactique gaulois, avant les combats. La portée
    en hexagones est égale à la valeur : deux pour un camp, un pour un côté, c’est-à-dire
    l’hexagone en face. Les fortifications ne tirent que sur des ennemis hors de la double
    ligne. Un camp qui tire à deux hexagones n’est gêné que par une pente dans l’hexagone
    intermédiaire ; un camp en 0719, par exemple, ne peut tirer en 0618. Il peut toujours
    tirer sur un hexagone voisin. On peut cumuler les valeurs sur une même cible, mais
    chaque camp et chaque côté ne tire qu’une fois par tour. Une pile en 0811 est sous deux
    côtés fortifiés : deux tirs de 1 ou un tir de 2, et avec un camp en 0812 un seul tir de
    4.
    .title = Procédure de tir

rule-10-2 =
    On lance le dé à six faces, en ajoutant 1 si la cible est à deux hexagones. Si le
    résultat ne dépasse pas la valeur de tir totale, chaque unité de l’hexagone visé passe
    son propre test de désorganisation (12.1). S’il la dépasse, rien ne se passe. Avec une
    valeur totale de 4 ou plus, un résultat de 4 ou moins désorganise d’office toutes les
    unités visées, sans test.
    .title = Effets du tir

rule-11-0 =
    On ne combat que dans les phases tactiques, entre ennemis adjacents, et jamais par
    obligation.
    .title = Combat

rule-11-1 =
    Un combat est une attaque du joueur dont c’est la phase et, en même temps, une riposte
    du défenseur. Chacun lance un dé et lit sa propre table ; les deux résultats
    s’appliquent ensemble, et les retraites et avances en découlent. Pour la riposte, les
    rôles d’attaquant et de défenseur sont échangés. Une unité n’attaque qu’une fois par
    phase ; elle combat donc au plus deux fois par tour : une fois en attaquant dans sa
    phase, une fois en ripostant dans celle de l’ennemi. Une unité attaquée une seconde fois
    dans une phase, là où elle a reculé, ne fait que subir.
    .title = Attaque et riposte

rule-11-2 =
    L’attaquant règle ses combats un par un, dans l’ordre qu’il veut. Il choisit qui
    attaquer parmi les ennemis au contact de ses unités ; mais toutes les unités ennemies en
    zone de contrôle d’une unité qui attaque doivent être attaquées pendant la phase, par
    elle ou par d’autres, combats déjà réglés compris. Il additionne les PF de toutes les
    unités qu’il engage ; le défenseur additionne les PF du ou des hexagones attaqués, et
    ceux-là seulement. On n’attaque plusieurs hexagones ensemble que s’ils ne sont pas
    attaqués par ailleurs ; un hexagone n’est attaqué qu’une fois par phase. Tous deux
    lancent le dé à six faces, appliquent les modificateurs (11.2-drm) et les décalages
    (11.2-shift) et lisent la ligne du résultat dans la colonne de leurs PF : les Romains
    dans la table romaine, les Gaulois dans la gauloise (table-combat). L’attaque frappe
    toutes les unités du défenseur. La riposte ne frappe qu’une pile de l’attaquant, choisie
    par le défenseur, et seule cette pile compte pour les modificateurs.
    .title = Résolution du combat

rule-11-2-drm =
    Tous se cumulent. On ajoute le modificateur du meilleur chef qui participe ; on
    retranche celui du meilleur chef d’un hexagone attaqué. On ajoute la différence de
    qualité entre les deux camps, chacun noté à la moyenne de sa meilleure et de sa plus
    mauvaise unité, arrondie au-dessus (le texte de ce modificateur est obscur : c’est notre
    lecture). On ajoute 1 si la meilleure unité attaquante est de meilleure qualité que la
    meilleure en défense, quelles que soient les moyennes. En terrain libre, c’est-à-dire là
    où un attaquant et un défenseur au moins se font face sans qu’un camp, une fortification
    ou un mur abrite l’un ou l’autre : +1 si l’attaquant a plus de PF de cavalerie, −1 s’il
    en a moins, +2 si tous les attaquants sont de cavalerie et tous les défenseurs
    d’infanterie, −2 si tous les attaquants sont d’infanterie et tous les défenseurs de
    cavalerie. Relief : +1 si le plus haut attaquant domine tous les défenseurs, −1 si tous
    les attaquants sont plus bas que tous les défenseurs, −1 à travers une crête. État : +1
    si une unité au moins du défenseur est désorganisée ou en déroute ; −1 si une au moins
    de l’attaquant l’est, ou −2 si toutes le sont. Enfin −1 si le tour est de nuit.
    .title = Modificateurs au dé

rule-11-2-shift =
    Une colonne à gauche si tous les défenseurs sont derrière une fortification ; deux à
    gauche si tous sont dans un camp romain ou derrière un mur gaulois. Ces décalages ne
    s’additionnent pas : les deux colonnes d’un camp ne se joignent pas à celle d’une
    fortification. Une colonne à droite si chaque unité attaquante est de meilleure qualité
    que chaque unité en défense ; ce décalage se combine avec l’un des autres.
    .title = Décalages de colonne

rule-11-3 =
    1T : une unité, au choix de son propriétaire, passe un test de désorganisation (12.1).
    T : toutes le passent. 1d : une unité, au choix de son propriétaire, est désorganisée.
    d : toutes le sont. 1D+T : une unité part en déroute, les autres testent. 1D+d : une
    part en déroute, les autres sont désorganisées. 1E+T : une est éliminée, les autres
    testent. 1E+d : une est éliminée, les autres sont désorganisées. 1E+D : une est
    éliminée, les autres partent en déroute. E : toutes sont éliminées. Un astérisque oblige
    les chefs des deux camps présents au combat à passer le test de chef (11.4), deux fois
    si les deux résultats en portent un. Au lieu d’un T, mais non d’un 1T, le joueur touché
    peut faire reculer toutes les unités concernées d’un hexagone ; au lieu d’un d, mais non
    d’un 1d, de deux hexagones. Ni l’un ni l’autre si l’attaquant a de la cavalerie.
    .title = Résultats du combat

rule-11-4 =
    Après un astérisque, chaque joueur lance le dé à six faces pour chacun de ses chefs
    présents au combat. De 1 à 5, le chef est indemne. Sur 6, on relance : 1 il est blessé,
    3 capturé, 6 tué ; sur 2, 4 et 5 il s’en tire. Un chef blessé prend les valeurs de son
    marqueur (8.5) et ne fait plus de mouvement stratégique. Un chef seul dans son hexagone
    peut être attaqué : il ne passe que ce test. S’il en sort indemne ou blessé, on le place
    avec l’unité amie la plus proche ; si aucun chemin n’y mène hors des zones de contrôle
    ennemies, il est capturé. L’attaquant peut avancer dans l’hexagone qu’il a quitté. Quand
    toutes les unités qui accompagnent un chef sont éliminées, on procède de même pour lui.
    .title = Tests de chef

rule-11-5-retreat =
    Une retraite est soit choisie, au lieu d’un T ou d’un d (11.3), soit obligatoire. Elle
    est obligatoire quand toutes les unités en défense sont désorganisées, qu’aucun chef
    n’est avec elles et qu’elles ont moins de PF que leurs attaquants, qui doivent être en
    formation de combat. Tous les défenseurs reculent alors d’un hexagone, ou de deux si
    leur joueur le veut. Les unités qui ne le peuvent pas, à cause des zones de contrôle
    ennemies ou de l’empilement, sont éliminées.
    .title = Retraite après combat

rule-11-5-advance =
    Quand toutes les unités ennemies ont quitté un hexagone, par retraite, déroute ou perte,
    les unités attaquantes qui ont participé au combat et sont en formation de combat
    peuvent y entrer, dans la limite d’empilement, et les chefs qui étaient avec elles
    peuvent suivre. Une avance de Gaulois par-dessus une fortification romaine ouvre une
    brèche (9.2-roman) ; dans un camp romain, elle le détruit (9.1).
    .title = Avance après combat

rule-12-0 =
    Tests de désorganisation et ralliements se font unité par unité, même dans une pile.
    .title = Désorganisation et déroute

rule-12-1 =
    On lance le dé à six faces, on ajoute le modificateur de l’unité et celui d’un chef
    empilé avec elle. Au-dessous de 4, l’unité est désorganisée ; à 4 ou plus, elle tient.
    .title = Test de désorganisation

rule-12-2 =
    La désorganisation ne change que la force d’une unité : elle a les PF de son verso, la
    moitié environ, et garde son modificateur et son mouvement.
    .title = Unités désorganisées

rule-12-3 =
    Certains résultats de combat mettent une unité en déroute, même en formation de combat.
    Une unité désorganisée qui l’est une deuxième fois, pour quelque raison que ce soit,
    part aussi en déroute. Elle reçoit un marqueur de déroute et recule de la moitié de son
    potentiel de mouvement, arrondie au-dessus ; reculer d’un seul hexagone est toujours
    possible, sauf en zone de contrôle ennemie. Une unité qui ne peut reculer, à cause des
    zones de contrôle ou de l’empilement, est éliminée.
    .title = Déroute

rule-12-4 =
    Une unité en déroute ne combat pas et n’a pas de zone de contrôle. En mouvement
    tactique, elle ne peut que s’éloigner des unités ennemies. Désorganisée une fois de
    plus, elle est éliminée. La placer dans une case de commandement ne la rallie plus
    d’office, comme le voulait le premier tirage : l’errata lui donne à la place un test à
    −3 (12.5).
    .title = Effets de la déroute

rule-12-5 =
    Les unités désorganisées ou en déroute peuvent tenter de se rallier : celles de la carte
    au dé à six faces, si elles n’ont ni bougé ni combattu et ne sont pas en zone de
    contrôle ennemie ; celles des cases de commandement au dé à dix faces, en phase D. On
    ajoute le modificateur de l’unité et celui d’un chef empilé avec elle ; pour une unité
    en déroute, on retranche 1 sur la carte et 3 dans une case. Au-dessus de 4, l’unité se
    rallie ; sinon, rien ne change. Une unité désorganisée qui se rallie revient en
    formation de combat. Une unité en déroute devient désorganisée et ne peut réessayer le
    même tour.
    .title = Ralliement

rule-13-0 =
    Un joueur a les Romains, un autre l’armée de secours, le troisième Vercingetorix et les
    assiégés. Les deux Gaulois ne peuvent ni se parler pendant la partie ni s’entendre
    d’avance sur un plan : comme Caesar, Vercingetorix doit deviner où l’armée de secours va
    frapper. Dans la phase gauloise, l’armée de secours bouge, combat et se rallie avant les
    assiégés, et chacun n’attaque qu’avec ses propres unités ; mais c’est une seule phase :
    un hexagone attaqué par l’un ne l’est pas par l’autre et ne se défend qu’une fois. Quand
    des défenseurs des deux armées sont ensemble, le joueur de l’armée de secours décide
    pour eux.
    .title = Partie à trois

rule-14-1 =
    Vercingetorix et ses neuf unités commencent en formation de combat dans les quatre
    hexagones d’Alésia, 1114, 1115, 1116 et 1215. Les quatre chefs et les deux détachements
    de l’armée de secours commencent en 0505, anonymes, et ses unités dans leurs cases de
    commandement, au gré du Gaulois. Le Romain place ses onze camps (9.1), met ses cinq
    chefs, anonymes, dans des hexagones quelconques entre les deux lignes ou dans des camps,
    et ses unités dans les cases de commandement comme il veut.
    .title = Mise en place

rule-14-2 =
    Si les deux joueurs sont d’accord, les camps sont là où l’histoire les a mis : 1309,
    1109, 0811, 0613, 0615, 0718, 1321, 1519, 1618, 1615 et 1511. Sinon, le Romain les place
    librement selon 9.1.
    .title = Camps historiques

rule-14-3-auto =
    L’une et l’autre terminent la partie au moment où elles se produisent, quelle que soit
    la phase. Les Romains gagnent quand Vercingetorix est tué ou capturé. Les Gaulois
    gagnent quand Vercingetorix et cinq unités de l’armée assiégée sont ensemble hors des
    deux lignes romaines.
    .title = Victoire automatique

rule-14-3-roman =
    En fin de partie, les Romains marquent 2 points par PF gaulois éliminé et 1 par PF
    gaulois désorganisé ou en déroute, compté comme au recto du pion. Chaque chef gaulois
    tué rapporte autant de points qu’il commande d’unités, et 5 de plus s’il est capturé :
    Comnios vaut 15 tué, 20 capturé. Ils marquent 25 points si aucune unité gauloise ne
    s’est échappée d’Alésia au-delà des deux lignes (2.0-E), et 10 si Vercingetorix ne l’a
    pas fait.
    .title = Points romains

rule-14-3-gallic =
    En fin de partie, les Gaulois marquent 2 points par PF romain éliminé et 1 par PF romain
    désorganisé ou en déroute, compté comme au recto du pion. Chaque chef romain tué
    rapporte autant de points qu’il commande d’unités, et 5 de plus s’il est capturé :
    Antonius vaut 8 tué, 13 capturé. Ils marquent 5 points si des unités assiégées se sont
    échappées d’Alésia au-delà des deux lignes, et 10 si Vercingetorix l’a fait. Chaque camp
    détruit vaut 5, chaque brèche encore ouverte à la fin 1.
    .title = Points gaulois

rule-table-terrain =
    Entrer dans un hexagone coûte 1 PM. On ajoute, selon ce qu’on franchit ou gravit :
    monter d’un niveau 1, de plusieurs niveaux 2, descendre d’un niveau 0, de plusieurs
    niveaux 1, un cours d’eau 1, un camp romain 3 (a, b), une fortification romaine 3 (a,
    c), mais 3 en tout pour un camp derrière une fortification, un fossé 2 et un test de
    désorganisation (a), un mur gaulois 2 (a), une crête 1 en mouvement stratégique, ou un
    test de désorganisation sans PM en mouvement tactique (d). Notes : (a) il faut commencer
    son mouvement au contact de l’obstacle pour le franchir ; (b) les Romains ignorent la
    note a et le surcoût à leurs portes ; (c) interdit aux Romains, qui doivent passer par
    les portes ; (d) pas de test pour les Romains à l’intérieur de leurs deux lignes.
    .title = Terrains et coûts de mouvement

rule-table-combat =
    Chaque camp a sa table, avec une ligne par dé modifié, de 0 ou moins à 8 ou plus, et
    sept colonnes, une par tranche de PF. Un décalage au-delà d’un bord de la table reste
    dans la dernière colonne. L’errata fixe la troisième colonne : 5–7 PF dans la table
    romaine, 4–5 PF dans la gauloise. Tout le reste des deux tables est une reconstitution,
    car elles ne sont pas dans les règles ; plus de PF ou un meilleur dé n’y font jamais
    moins.

    Table romaine, selon les PF : 1–2 | 3–4 | 5–7 | 8–12 | 13–23 | 24–35 | 36+.
    0: – | – | – | – | – | – | –;
    1: – | – | – | – | – | – | 1T;
    2: – | – | – | – | – | 1T | T;
    3: – | – | – | – | – | 1T | T;
    4: – | – | – | – | 1T | T | 1d;
    5: – | – | – | 1T | T | 1d | 1D+d*;
    6: – | – | 1T | T | T | d | 1E+d*;
    7: – | 1T | T | T | 1d | 1D+T* | 1E+D*;
    8: 1T | T | 1d | d | d* | 1E+T* | E*.

    Table gauloise, selon les PF : 1 | 2–3 | 4–5 | 6–8 | 9–12 | 13–20 | 21+.
    0: – | – | – | – | 1T | T | T;
    1: – | – | – | 1T | T | T | 1d;
    2: – | – | 1T | T | T | 1d | d;
    3: – | 1T | T | T | 1d | d | d*;
    4: 1T | T | T | 1d | d | d* | 1D+T*;
    5: T | T | 1d | d | d* | 1D+T* | 1D+d*;
    6: T | 1d | d | d* | 1D+T* | 1D+d* | 1E+T*;
    7: 1d | d | d* | 1D+T* | 1D+d* | 1E+T* | 1E+d*;
    8: d | d* | 1D+T* | 1D+d* | 1E+T* | 1E+d* | 1E+D*.
    .title = Tables de combat

rule-errata-6-0 =
    Une zone de contrôle ne passe pas de l’extérieur à l’intérieur d’une fortification,
    romaine ou gauloise ; de l’intérieur, elle s’étend bien au-dehors. (L’errata tel qu’il
    est traduit dit l’inverse, mais son exception n’a de sens qu’ainsi.) Cette exception :
    le fossé, et les murs gaulois de 0915, de 0916 à 1117 et de 1216 (l’errata imprime 1147
    par erreur), n’ont pas d’orientation : ils arrêtent les zones de contrôle des deux
    camps, dans les deux sens.
    .title = Ouvrages et zones de contrôle

rule-errata-9-1 =
    Le niveau 4 de la règle 9.1 est le quatrième en comptant depuis zéro, que la carte note
    3. Aucun camp ne peut y être placé.
    .title = Pas de camp sur les hauteurs
