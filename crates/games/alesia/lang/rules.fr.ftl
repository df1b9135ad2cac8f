# Référence des règles d’alesia, dans nos propres mots. Les ids suivent les numéros du livret.

rule-2-1 =
    Chaque pion mobile porte à gauche un facteur de combat, à droite un facteur de
    mouvement. L’infanterie et la cavalerie gauloises sont des bandes et des escadrons de
    leurs peuples ; les pions romains sont des cohortes de légions et de recrues, des
    archers, des frondeurs, de la cavalerie germaine et une unité d’infanterie légère
    numide. César, Labienus et Vercingétorix sont des chefs. Les forts romains abritent des
    machines et ne bougent jamais.
    .title = Pions

rule-2-3 =
    Les pions gaulois marqués comme assiégés forment avec Vercingétorix la force assiégée ;
    tous les autres Gaulois sont l’armée de secours. C’est cette marque qui soumet une unité
    à 18.1 quand il s’agit de quitter la ville.
    .title = La force assiégée

rule-2-4 =
    Une unité attaque et se défend avec son facteur de combat. Archers et frondeurs
    n’attaquent pas et se défendent avec 1 (20.1).
    .title = Facteur de combat

rule-2-5 =
    Le facteur de mouvement est le nombre d’hexagones dégagés où une unité peut entrer
    pendant son tour. Nous comptons en demi-points, car un rempart en coûte la moitié d’un
    (7.1).
    .title = Facteur de mouvement

rule-2-6 =
    Peuples, bandes, légions et cohortes portent leurs noms pour l’histoire. Ces noms n’ont
    aucun effet sur le jeu.
    .title = Noms

rule-3-1 =
    Les hexagones règlent les mouvements, les portées et les distances. Les effets du
    terrain sont dans table-terrain.
    .title = La carte

rule-3-2 =
    Le Romain place d’abord tous ses pions, où il veut sur la carte, sauf dans la ville et à
    son contact. Les forts se placent à 8 hexagones au moins de l’hexagone de ville le plus
    proche, un seul par hexagone. Les limites d’empilement (10.1) et les ouvrages fermés à
    la cavalerie (22.1) valent déjà. Tout doit être placé. Une mise en place conseillée peut
    être chargée, puis modifiée.
    .title = Mise en place romaine

rule-3-3 =
    La force assiégée et Vercingétorix commencent dans la ville, toute l’armée de secours
    hors carte en zone I. Le Gaulois n’a rien à choisir.
    .title = Mise en place gauloise

rule-3-4 =
    Seul celui qui commande l’armée de secours voit quelles unités sont dans quelle zone. Le
    Romain regarde une seule fois, entre les deux périodes (11.8, 12.6) ; jusque-là il sait
    seulement quelles zones sont occupées (11.9). Avec deux joueurs gaulois, les assiégés ne
    voient pas les zones non plus.
    .title = Le secret des zones

rule-4-1 =
    Le tour commence par les Gaulois. Ils déplacent d’abord ce qui est sur la carte et dans
    la ville, puis des unités entrent depuis les zones ; dès que la première est entrée,
    plus rien de ce qui était sur la carte ne bouge. Archers, frondeurs et forts tirent au
    fil de ces mouvements.
    .title = Mouvement gaulois

rule-4-2 =
    Ensuite les unités gauloises hors carte qui n’ont encore rien fait peuvent passer dans
    une autre zone (11.4), et les marqueurs de présence sont remis à jour (11.9).
    .title = Mouvement hors carte

rule-4-3 =
    Après tous les mouvements et avant toute bataille, les Gaulois placés sur des ouvrages
    extérieurs en zone de contrôle romaine sont testés (23).
    .title = Ouvrages extérieurs

rule-4-4 =
    Les Gaulois déclarent et livrent leurs batailles (13 à 16). Retraites et avances d’une
    bataille se font avant la suivante.
    .title = Batailles gauloises

rule-4-5 =
    Les Romains déplacent autant d’unités qu’ils veulent. Les Gaulois ne tirent pas.
    .title = Mouvement romain

rule-4-6 =
    Les Romains déclarent et livrent leurs batailles de la même façon (4.4).
    .title = Batailles romaines

rule-4-7 =
    Le tour est fini. Le marqueur avance d’une case et les Gaulois recommencent, jusqu’à la
    fin de la période (12.1).
    .title = Fin du tour

rule-5-1 =
    Pendant votre mouvement, vous déplacez toutes vos unités, quelques-unes ou aucune.
    .title = Autant qu’on veut

rule-5-2 =
    Les unités bougent l’une après l’autre, dans n’importe quelle direction ; le mouvement
    d’une unité s’achève avant que la suivante commence. Le mouvement lui-même ne demande
    aucun dé.
    .title = Une unité à la fois

rule-5-3 =
    Une unité entre dans autant d’hexagones que l’indique son facteur de mouvement,
    davantage le long des remparts (7.1), moins là où une rivière, la tranchée (8) ou
    l’ennemi (6.2) l’arrête.
    .title = Jusqu’où

rule-5-4 =
    Les points de mouvement ne passent pas à d’autres unités et ne se gardent pas pour un
    autre tour.
    .title = Rien ne se prête ni ne se garde

rule-5-5 =
    On traverse ses propres unités et on s’arrête avec elles. On n’entre jamais dans un
    hexagone tenu par une unité ennemie.
    .title = Amis et ennemis sur le chemin

rule-6-1 =
    La zone de contrôle d’une unité est formée des six hexagones qui l’entourent, quel que
    soit le terrain. Les chefs, les unités dans la ville, les forts et les unités qui les
    occupent n’en ont pas. Une zone n’entre jamais dans la ville, dans un fort ni hors de la
    carte. Archers et frondeurs en ont une, les unités désorganisées non (21.2).
    .title = Qui a une zone de contrôle

rule-6-2 =
    Une unité qui entre dans une zone de contrôle ennemie s’y arrête et doit attaquer les
    unités qui l’exercent, sauf si La bataille fait rage l’en dispense (15.3).
    .title = S’arrêter et attaquer

rule-6-3 =
    Une unité qui commence son tour en zone ennemie en sort, ou bien attaque ceux qui
    l’exercent, sauf si La bataille fait rage l’en dispense.
    .title = Commencer dans une zone

rule-6-4 =
    Aucune unité ne passe directement d’un hexagone en zone ennemie à un autre, que les
    zones viennent de la même unité ou non. Le premier hexagone d’une avance après combat
    fait exception (16.1).
    .title = Jamais de zone en zone

rule-6-5 =
    Ni ses propres unités dans l’hexagone ni une rivière ne protègent d’une zone de contrôle
    ennemie.
    .title = Ce qui n’annule pas une zone

rule-6-6 =
    Une unité désorganisée perd sa zone aussi longtemps qu’elle l’est (21.2). Les unités
    prises dans La bataille fait rage gardent la leur, mais le défenseur n’est pas tenu de
    les attaquer à son propre tour (15.3).
    .title = Ce qui l’annule

rule-7-1 =
    D’un hexagone de rempart à un voisin, par un côté où les remparts se tiennent, un pas
    coûte un demi-point, pour les deux camps et pour les deux sortes de remparts : une unité
    de mouvement 6 fait douze pas de ce genre.
    .title = Le long des remparts

rule-7-2 =
    Remparts et terrain libre se combinent à volonté. Un demi-point restant peut servir sur
    une autre portion de rempart pendant le même tour, mais pas à entrer dans un hexagone
    qui coûte un point entier.
    .title = Demi-points

rule-7-3 =
    Entre deux hexagones de rempart voisins qui ne se tiennent pas, un pas coûte un point
    entier.
    .title = Par une brèche

rule-7-4 =
    Tous les remparts voisins se tiennent, sauf par trois côtés du camp au sud-est du mont
    Réa : 1806–1906, 1906–2005 et 2106–2107.
    .title = Les trois brèches

rule-8-1 =
    Qui entre dans un hexagone de rivière ou de la tranchée isolée ne peut en ressortir
    d’aucun côté au même tour. À un tour suivant, il en sort dans n’importe quelle
    direction au coût normal.
    .title = Entrer dans une rivière ou la tranchée

rule-8-2 =
    Le long d’une même rivière ou de la tranchée, une unité bouge normalement, même au tour
    où elle y est entrée. Pour la franchir, elle doit y commencer son tour : elle peut alors
    la suivre et en sortir où elle veut, mais, une fois dehors, elle ne la franchit plus ce
    tour-là. Elle peut y rentrer, et y reste alors. Nous demandons des hexagones liés : deux
    rivières différentes qui ne font que se toucher ne sont pas la même.
    .title = Les suivre

rule-8-3 =
    Un hexagone dont la rivière ou la tranchée ne touche qu’un côté ne gêne pas le
    mouvement. Le défenseur attaqué depuis cet hexagone reste doublé. Sur notre carte, ce
    sont les deux bouts de la tranchée, 1716 et 1729.
    .title = Bouts

rule-8-4 =
    Deux unités gauloises qui finissent un tour gaulois dans un hexagone de la tranchée
    commencent à le combler. Quand deux unités s’y sont tenues à la fin de quatre tours de
    suite, aucune n’étant la même qu’au tour précédent, l’hexagone est comblé pour de bon :
    l’infanterie des deux camps le passe librement, la cavalerie doit encore s’y arrêter, et
    qui se défend derrière reste doublé.
    .title = Option : combler la tranchée

rule-9-1 =
    Les unités romaines n’entrent jamais dans un hexagone d’Alésia.
    .title = Pas de Romains dans la ville

rule-9-2 =
    Les unités dans la ville n’y ont pas de place connue ; elles ne se montrent qu’en venant
    sur un hexagone de mur.
    .title = Le secret de la ville

rule-9-3 =
    Quand 18 le permet, les assiégés sortent par n’importe quel hexagone de mur et
    respectent dehors mouvement et empilement. Venir sur un hexagone de mur ne coûte rien
    aux deux premières unités du tour, un point aux deux suivantes, deux aux suivantes et
    ainsi de suite, chaque hexagone de mur comptant à part ; la septième paie 3. Le pas hors
    du mur coûte un point. Vercingétorix ne compte pas et ne paie rien de plus.
    .title = Sortir par les murs

rule-9-4 =
    Une unité qui entre dans la ville y reste jusqu’à la fin de son tour ; sortir d’abord
    puis revenir est permis.
    .title = Pas à travers la ville

rule-9-5 =
    Deux unités gauloises sur un hexagone de mur peuvent attaquer les Romains voisins. Les
    Romains n’attaquent jamais les unités sur les murs ou derrière eux, et ne tirent pas sur
    elles.
    .title = Attaquer depuis les murs

rule-10-1 =
    Trois unités romaines au plus, ou deux unités gauloises, peuvent finir dans un hexagone.
    .title = Limites

rule-10-2 =
    Pendant le mouvement, on traverse les piles quelle que soit leur taille. Ce qui
    dépasse la limite quand son camp a bougé, puis, dans les deux camps, à la fin d’un
    tour de joueur, est éliminé ; son propriétaire choisit quelles unités.
    .title = Passage et excédent

rule-10-3 =
    On sépare et on forme des piles à tout moment du mouvement, et par les retraites et
    avances, où chaque unité va pour elle-même.
    .title = Les piles se font et se défont

rule-10-4 =
    Les forts et les chefs ne comptent pas pour l’empilement. Toutes les autres unités
    comptent pour une, quelles qu’elles soient.
    .title = Qui ne compte pas

rule-10-5 =
    Les chefs, puis les archers et les frondeurs, sont au sommet de leur pile.
    .title = Qui est au sommet

rule-11-1 =
    Hors de la carte s’étendent dix zones, de I à X, en anneau ; des triangles au bord
    marquent où l’une finit et l’autre commence, et l’hexagone d’une telle marque appartient
    aux deux. Une unité entre par n’importe quel hexagone de bord de sa zone. Pour les deux
    premières unités qui entrent par un hexagone dans le tour, cela coûte 1 point, pour les
    deux suivantes 2, et ainsi de suite ; la septième paie 4. L’exemple du livret donne le
    supplément, non le prix entier.
    .title = Dix zones

rule-11-2 =
    Les Romains au bord de la carte peuvent être attaqués, au tour gaulois, par des unités
    de cette zone. Celles qui y ont commencé le tour et n’ont rien fait d’autre se tiennent,
    deux par hexagone, dans des hexagones imaginés au-delà du bord. Qui est attaqué avec
    leur aide n’est jamais doublé. Elles restent dans leur zone quoi qu’il arrive : seule
    l’élimination les touche.
    .title = Attaquer depuis le dehors

rule-11-3 =
    Seuls les Gaulois bougent hors de la carte, et seulement les unités qui y sont déjà ou
    qui atteignent le bord pendant leur mouvement. Avec l’option 22.4, la cavalerie romaine
    le peut aussi.
    .title = Seuls les Gaulois sortent

rule-11-4 =
    Dans un tour, une unité gauloise fait une seule de ces choses : entrer sur la carte
    depuis sa zone, passer dans une zone voisine de l’anneau, rester où elle est, ou
    sortir de la carte dans une zone. Qui est entré ne ressort pas.
    .title = Une chose par tour

rule-11-5 =
    Une unité sur un hexagone de bord sort pour 1 point et ne fait plus rien ce tour-là ; à
    une marque entre deux zones, son propriétaire choisit. Elle peut aussi sortir par une
    retraite ou une avance. Les demi-hexagones comptent comme hors carte ; notre carte n’en
    a pas.
    .title = Sortir de la carte

rule-11-6 =
    N’importe quel nombre d’unités bouge hors de la carte, et une zone en contient autant
    qu’on veut.
    .title = Sans limite

rule-11-7 =
    Une unité qui est sortie de la carte n’y revient pas au même tour.
    .title = Pas dehors puis dedans

rule-11-8 =
    C’est seulement à la fin de la première période que le Romain peut regarder dans toutes
    les zones.
    .title = Le Romain regarde une fois

rule-11-9 =
    Après les mouvements hors carte, un marqueur montre chaque zone où se trouvent des
    unités gauloises, sans dire combien ni lesquelles. Les unités sur la carte près d’une
    zone ne comptent pas.
    .title = Marqueurs de présence

rule-12-1 =
    La bataille a deux périodes d’assaut de 12 tours, ses deux journées. Quand la seconde
    finit, la partie est finie.
    .title = Deux périodes

rule-12-2 =
    Après le dernier tour de la première période, toutes les unités assiégées survivantes,
    et Vercingétorix, sont remises dans la ville d’où qu’elles soient. Désorganisations et
    batailles qui font rage prennent fin.
    .title = Le retour des assiégés

rule-12-3 =
    Les unités de secours survivantes sur la carte vont dans la zone la plus proche,
    comptée en hexagones jusqu’au bord sans égard au terrain ; entre des zones également
    proches, leur commandant choisit. Une unité dans la ville peut se mesurer depuis
    n’importe quel mur. Elles ne font aucun autre mouvement.
    .title = Le retrait de l’armée de secours

rule-12-4 =
    Chaque camp récupère des unités perdues jusqu’au dixième des facteurs perdus dans la
    période, arrondi en dessous, pour chaque type à part : infanterie gauloise, cavalerie
    gauloise, cohortes romaines de légions et de recrues ensemble, cavalerie romaine. Une
    unité doit tenir tout entière dans ce que son type reçoit. Archers, frondeurs,
    infanterie légère numide, chefs et forts ne reviennent pas.
    .title = Récupération

rule-12-5 =
    Ce que l’infanterie gauloise récupère est partagé entre assiégés et secours à proportion
    des facteurs perdus par chacun, arrondi en dessous ; le reste est perdu. Les unités de
    secours récupérées vont dans des zones au choix, avant que l’on voie les nouvelles
    positions romaines ; celles des assiégés vont dans la ville.
    .title = La part des deux forces

rule-12-6 =
    Quand les Gaulois ont fini, le Romain regarde dans les zones et peut replacer tout ou
    partie de ses unités, récupérées comprises, dans les limites de 3.2. Les forts restent.
    Puis la seconde période commence.
    .title = Redéploiement romain

rule-12-7 =
    Les deux périodes durent 11 ou 10 tours.
    .title = Option : périodes plus courtes

rule-13-1 =
    Vos unités qui sont en zone de contrôle ennemie quand votre mouvement finit doivent
    attaquer ceux qui l’exercent. Un ennemi désorganisé n’en exerce pas (21.2), et La
    bataille fait rage dispense certains (15.3). Le joueur dont c’est le tour attaque,
    l’autre se défend.
    .title = Qui doit attaquer

rule-13-2 =
    On fait autant d’attaques qu’on veut, mais une unité n’attaque qu’une fois par tour. Le
    tir n’est pas une attaque en ce sens.
    .title = Une fois par tour

rule-13-3 =
    Quand tous les mouvements sont finis, l’attaquant livre ses batailles une à une, dans
    l’ordre qu’il veut, chacune avec ses retraites et avances.
    .title = L’une après l’autre

rule-13-4 =
    Rien ne double un facteur en attaque.
    .title = Jamais doublé en attaque

rule-13-5 =
    Le terrain double le facteur en défense (table-terrain), mais une seule fois, quel que
    soit le nombre de raisons.
    .title = Doublé une seule fois en défense

rule-14-1 =
    On additionne les facteurs de toutes les unités qui font une attaque.
    .title = Plusieurs attaquants

rule-14-2 =
    On additionne les facteurs de toutes les unités attaquées ensemble, chaque hexagone
    étant doublé ou non pour lui-même.
    .title = Plusieurs défenseurs

rule-14-3 =
    Quand plusieurs unités en affrontent plusieurs, l’attaquant les répartit en attaques
    comme il veut, dans le respect de 14.31 à 14.33. Dans une attaque, chaque attaquant doit
    toucher chaque hexagone attaqué.
    .title = Répartir les attaques

rule-14-31 =
    Toute unité ennemie dans la zone de laquelle se tient une des vôtres doit être attaquée
    par quelqu’un.
    .title = Tous ceux qui contrôlent sont attaqués

rule-14-32 =
    Chacune de vos unités en zone ennemie doit attaquer quelqu’un, si elle est capable
    d’attaquer.
    .title = Tous ceux qui sont contrôlés attaquent

rule-14-33 =
    Une unité n’attaque que ce qu’elle touche.
    .title = Seulement les voisins

rule-14-4 =
    Toutes les unités d’un hexagone se défendent comme une seule ; on ne peut pas les
    attaquer séparément. Seul le tir vise une seule unité (20.7).
    .title = Une pile se défend ensemble

rule-14-5 =
    Les unités d’un même hexagone peuvent attaquer des hexagones différents.
    .title = Une pile peut attaquer séparément

rule-14-6 =
    Le facteur d’une unité sert tout entier, dans une seule attaque.
    .title = On ne divise pas un facteur

rule-14-7 =
    On peut attaquer à un mauvais rapport avec quelques unités pour que d’autres en aient un
    meilleur.
    .title = Diversion

rule-14-8 =
    Aucune unité ne combat plus d’une fois par tour de joueur, ni en attaque ni en défense,
    même si elle finit au contact d’ennemis. Les unités restées au contact attendent le tour
    de l’autre joueur.
    .title = Une bataille par tour de joueur

rule-15-1 =
    Quand toutes les attaques sont fixées, chacune se calcule comme attaquants contre
    défenseurs, arrondi à une colonne en faveur du défenseur : 14 contre 8 donne 1:1, 8
    contre 14 donne 1:2, 14 contre 6 donne 2:1, 4 contre 14 donne 1:4.
    .title = Rapport de force

rule-15-2 =
    L’attaquant lance un dé et lit le résultat dans la colonne du rapport (table-combat).
    Une cohorte de 5 avec une cavalerie de 2, attaquées par 8, 8 et 6, sont à 22:7, soit
    3:1 ; sur un 4 elles reculent d’un hexagone.
    .title = Le dé

rule-15-3 =
    AR et DR : le vainqueur ramène chaque unité attaquante ou défendante d’autant
    d’hexagones, jamais deux fois par le même, ni par des zones ennemies, ni, s’il y a un
    autre chemin, par les rivières ou la tranchée ; une unité sans chemin complet est
    éliminée. AA et DA : les unités engagées peuvent avancer d’autant d’hexagones, d’abord
    dans un hexagone que le vaincu a laissé tout à fait vide. AE et DE : tous les attaquants
    ou tous les défenseurs sont éliminés. Mêlée : rien ne bouge ; le joueur suivant attaque
    ou se retire. La bataille fait rage : tous les participants sont retournés et ne bougent
    plus ; ils gardent facteurs et zones. À son prochain tour, l’attaquant doit reprendre la
    bataille avec tous ceux qui l’ont livrée et ceux qui l’ont rejointe. Dans l’intervalle,
    le défenseur n’est pas tenu d’attaquer avec ces unités, ni avec celles qui viennent avec
    elles ou près d’elles, pourvu qu’elles ne soient pas dans la zone d’un ennemi non
    retourné. S’il attaque un des attaquants, tous doivent être attaqués et la bataille
    cesse de faire rage.
    .title = Résultats

rule-15-4 =
    Des Gaulois dont les six hexagones voisins sont tous tenus par des Romains ou en zone de
    contrôle romaine sont éliminés sans dé s’ils sont attaqués à 2:1 ou mieux, et les
    attaquants peuvent avancer de 4 hexagones au plus, d’abord dans le leur. La ville, le
    bord de la carte et un fort vide sont des issues.
    .title = Gaulois encerclés

rule-15-5 =
    À 6:1 ou mieux, les défenseurs sont éliminés sans dé, et les attaquants peuvent avancer
    de 4 hexagones au plus.
    .title = 6:1 et plus

rule-15-6 =
    Un rapport pire que 1:4 se joue à 1:4.
    .title = Moins de 1:4

rule-16-1 =
    Une avance peut toujours entrer dans l’hexagone du vaincu, même d’une zone ennemie à une
    autre. S’il y reste quelqu’un de son camp qui n’était pas de la bataille, il n’y a pas
    d’avance. Après cet hexagone, zones de contrôle et terrains interdits gênent retraites
    et avances comme le mouvement.
    .title = L’hexagone vidé

rule-16-2 =
    Une unité qui ne peut pas reculer autant qu’elle le doit est éliminée. Les Romains
    chassés de la carte sont éliminés ; les Gaulois peuvent en sortir, dans la zone qui s’y
    trouve.
    .title = Pas de chemin de retraite

rule-16-3 =
    Archers, frondeurs et forts occupés qui n’ont pas tiré du tout ce tour-ci peuvent tirer
    sur les Gaulois dans chaque hexagone de leur retraite ou avance, pendant les batailles
    des deux camps.
    .title = Tir sur retraites et avances

rule-16-4 =
    Le vainqueur ramène le vaincu vers ses propres lignes, autant que possible : les Romains
    entre les deux lignes, les Gaulois du dedans vers la ville, ceux du dehors vers le bord
    de la carte. Nous comparons les hexagones où la retraite peut finir ; le vainqueur
    choisit parmi les plus proches de chez eux.
    .title = Vers les lignes du vaincu

rule-16-5 =
    Une avance peut entrer dans une zone de contrôle ennemie mais pas la traverser. Une
    retraite ne peut pas y entrer : l’unité est éliminée s’il ne reste pas d’autre chemin.
    .title = Les zones après combat

rule-17-1 =
    À deux, Rome joue contre les Gaulois. À trois, les Gaulois ont deux joueurs ; à quatre,
    les Romains aussi.
    .title = De deux à quatre joueurs

rule-17-2 =
    Un Gaulois a les assiégés avec Vercingétorix, l’autre l’armée de secours ; aucun ne
    donne d’ordres à l’autre ni ne lui parle d’aucune façon. L’armée de secours n’a pas de
    pion de chef.
    .title = Deux commandements gaulois

rule-17-3 =
    Au tour d’une période où les assiégés quittent la ville pour la première fois, ils
    bougent avant l’armée de secours. Aux tours suivants, les deux bougent en même temps,
    chacun une unité après l’autre.
    .title = Qui bouge d’abord

rule-17-4 =
    César et Labienus commandent chacun cinq zones contiguës et toutes les unités romaines
    qui leur font face : celles dont une de ces zones est la plus proche, à César en cas
    d’égalité. Une unité qui passe dans l’autre sphère obéit à son commandant. Ils peuvent
    parler du plan général et demander de l’aide, mais non se conseiller sur des coups
    précis. Les sphères ne changent qu’entre les périodes.
    .title = Deux commandements romains

rule-17-5 =
    Un chef romain dans la sphère de l’autre peut prendre le commandement de toutes les
    unités romaines à 10 hexagones de lui, sauf si l’autre chef est lui aussi à 10 hexagones
    et refuse.
    .title = Un chef dans l’autre sphère

rule-17-6 =
    À quatre, le joueur d’un chef romain éliminé quitte la partie, et l’autre commande
    tous les Romains. Si les deux chefs tombent, celui dont le chef est tombé le dernier
    continue seul.
    .title = Option : le joueur d’un chef mort sort

rule-17-7 =
    Les joueurs conviennent d’un temps pour bouger, par exemple 10 minutes pour les Gaulois
    et 20 pour le Romain à trois joueurs, 10 par camp à quatre. Qui dépasse son temps a
    fini : plus personne des siens ne bouge.
    .title = Option : pendule

rule-17-8 =
    Les Gaulois n’apprennent qu’à la fin de chaque période quelles zones chaque Romain
    commande.
    .title = Option : sphères secrètes

rule-18-1 =
    À chaque période, les assiégés restent dans la ville jusqu’à ce que dix unités de
    secours différentes soient venues sur les ouvrages extérieurs, ou au-delà, ou dans les
    lignes, et qu’au moins une bataille ait été livrée ; les dix n’ont pas besoin de
    survivre. Ils peuvent sortir à partir du tour suivant.
    .title = Quand les assiégés peuvent sortir

rule-18-2 =
    Quand un seul joueur a tous les Gaulois, la ville attend davantage : quand 18.1 est
    rempli, on tire un marqueur de 1, 2 ou 3 que seul le Gaulois voit, et les assiégés
    attendent autant de tours de plus. Rempli au tour 2 avec un 3, ils sortent au plus tôt
    au tour 6. Le Romain voit le marqueur quand la première unité assiégée sort.
    .title = Le délai

rule-19-1 =
    Vercingétorix ne sert qu’à décider de la victoire. En zone de contrôle romaine il
    est éliminé, quelle que soit sa compagnie. Ses propres pas et avances dans une telle
    zone sont refusés, car ils ne pourraient que perdre la partie. Il ne prend aucune
    part aux batailles des unités qui sont avec lui.
    .title = Vercingétorix en zone ennemie

rule-19-2 =
    Il ne peut ni venir ni avancer à 3 hexagones d’un fort occupé. Il peut venir à
    portée des archers et des frondeurs, qui peuvent l’éliminer.
    .title = Vercingétorix et le tir

rule-19-3 =
    César et Labienus n’ont pas de facteur de combat et n’attaquent jamais seuls. Seuls
    en zone de contrôle gauloise, ils sont éliminés. Celui que ses hommes y laissent est
    perdu aussitôt pendant le mouvement ennemi, à la fin du mouvement romain pendant
    celui-ci, et après une bataille quand ses avances sont finies.
    .title = Chefs romains seuls

rule-19-4 =
    Quand Labienus est empilé avec une unité qui combat, en attaque ou en défense, on lance
    un dé de plus et le Romain choisit lequel compte.
    .title = Le dé de Labienus

rule-19-5 =
    César apporte deux dés de plus, les deux chefs ensemble trois ; le Romain choisit lequel
    compte.
    .title = Les dés de César

rule-19-6 =
    Un chef aide dans chaque bataille des unités qui sont avec lui, donc jusqu’à trois par
    tour. Un mauvais résultat d’attaque peut ne pas le toucher tant qu’il reste dans son
    hexagone des unités romaines qui n’y ont pas pris part ; il partage le sort des
    dernières.
    .title = Plusieurs batailles

rule-19-7 =
    Empilé avec d’autres unités gauloises, Vercingétorix n’est pas éliminé par le
    contact des Romains, seulement par un tir ou quand les unités qui l’accompagnent
    sont éliminées. Laissé sans elles en zone de contrôle romaine, il est perdu quand
    les Gaulois ont bougé, ou quand la bataille est finie.
    .title = Option : Vercingétorix gardé

rule-20-1 =
    Ils n’attaquent jamais au corps à corps ; attaqués, ils se défendent avec 1.
    .title = Archers et frondeurs au combat

rule-20-2 =
    Ils ne peuvent pas entrer dans une zone de contrôle gauloise, ni en mouvement ni en
    avance, même avec d’autres unités.
    .title = Jamais dans une zone

rule-20-3 =
    S’ils commencent un tour romain en zone gauloise, ils doivent en sortir, sauf si La
    bataille fait rage les retient. Qui ne peut pas sortir reste s’il y a dans
    l’hexagone une autre unité qui n’est ni de tir ni un chef ; sinon il est éliminé
    avant les batailles. Si cette unité doit reculer, en défense ou après sa propre
    attaque, ils la suivent.
    .title = Ils doivent se retirer

rule-20-4 =
    Retournés et seuls, ils ne font rien. Avec une unité d’une autre sorte dans l’hexagone,
    ils peuvent tirer au prochain tour gaulois, mais seulement sur des unités de la bataille
    livrée contre eux.
    .title = Quand la bataille fait rage

rule-20-5 =
    Ils tirent pendant le mouvement gaulois, une fois par tour à deux hexagones et une fois
    à un, sur la même unité ou sur deux. Quand un Gaulois vient à portée, le Romain décide
    avant qu’il continue, ou avant qu’une autre unité commence ; il peut le laisser passer
    et tirer sur un suivant.
    .title = Quand ils tirent

rule-20-6 =
    On lance un dé (table-missile). Manquée, l’unité continue. E la retire. D la retourne ;
    elle reste où elle est pour le tour (21).
    .title = Résultats du tir

rule-20-7 =
    Archers et frondeurs ne touchent qu’une unité, quelle que soit sa compagnie. Ils tirent
    par-dessus les unités et tout terrain sauf les murs d’Alésia : un tir est arrêté quand
    tous les chemins les plus courts vers la cible passent par la ville.
    .title = Une seule unité

rule-20-8 =
    Ayant manqué à deux hexagones, ils peuvent tirer de nouveau sur la même unité à un.
    .title = Encore la même cible

rule-20-9 =
    D’autres Gaulois traversent un hexagone sur lequel on a tiré. Qui y fut éliminé ne
    compte plus pour l’empilement : deux unités peuvent encore y finir.
    .title = Cibles et empilement

rule-21-1 =
    Une unité désorganisée par un tir est retournée là où elle fut touchée et ne bouge plus
    ce tour-là. Attaquée, elle recule et avance normalement.
    .title = Les désorganisés restent

rule-21-2 =
    Une unité désorganisée n’a pas de zone de contrôle et n’attaque pas. Les Romains ne sont
    pas tenus de l’attaquer, sauf si une unité gauloise de son hexagone est attaquée.
    .title = Ni zone ni attaque

rule-21-3 =
    Elle compte pour l’empilement et se défend avec son plein facteur.
    .title = Empilement et défense

rule-21-4 =
    Les unités désorganisées se rétablissent au début du prochain tour gaulois.
    .title = Combien de temps

rule-21-5 =
    Une unité désorganisée dans l’hexagone d’une unité qui attaque n’avance ni ne recule
    avec elle, et n’est pas perdue avec elle.
    .title = À côté d’attaquants

rule-21-6 =
    Être désorganisée une seconde fois ne change rien.
    .title = Deux fois désorganisée

rule-21-7 =
    Les unités désorganisées portent un marqueur, pour les distinguer de celles de La
    bataille fait rage.
    .title = Marqueurs

rule-22-1 =
    La cavalerie n’entre jamais dans un hexagone d’ouvrages extérieurs, même séparé d’eux
    par une rivière, et elle est éliminée si elle doit y reculer ou les traverser.
    .title = Pas de cavalerie sur les ouvrages

rule-22-2 =
    Elle commence en zone I.
    .title = La cavalerie gauloise

rule-22-3 =
    Pour tout le reste, la cavalerie suit les règles de l’infanterie, demi-coût le long des
    remparts compris.
    .title = Pour le reste, comme l’infanterie

rule-22-4 =
    La cavalerie romaine peut sortir de la carte pour apprendre ce qu’il y a dans une zone ;
    22.41 à 22.47 disent comment.
    .title = Option : reconnaissance

rule-22-41 =
    La cavalerie romaine peut sortir de la carte dans une zone comme les Gaulois ; chassée
    par un combat, elle reste éliminée. Les facteurs de toute la cavalerie romaine d’une
    zone forment son facteur de reconnaissance.
    .title = Sortir de la carte

rule-22-42 =
    Elle y bouge comme les unités gauloises (11.4).
    .title = Hors de la carte

rule-22-43 =
    Seule la cavalerie gauloise de la même zone l’attaque, au tour gaulois : toute ensemble,
    son écran, sur la table de combat. Si les unités d’infanterie gauloise y sont au moins
    le triple des unités de cavalerie romaine, le Gaulois peut prendre la colonne suivante à
    droite.
    .title = L’écran

rule-22-44 =
    L’écran doit attaquer quel que soit le rapport ; la cavalerie romaine ne le fait jamais
    hors carte. Retraites, avances et mêlées n’ont pas d’effet. La bataille fait rage
    retient les deux dans la zone un tour de plus, où chacun peut amener du renfort. AE et
    DE éliminent.
    .title = L’attaque de l’écran

rule-22-45 =
    Sans cavalerie gauloise dans la zone, le Romain apprend les nombres exacts d’unités
    d’infanterie et de cavalerie, sans facteurs. Avec un écran, le Gaulois peut dire tout
    nombre dans la précision de table-recon : à 50 %, entre la moitié et une fois et demie
    la vérité, les demis arrondis au-dessus.
    .title = Précision

rule-22-46 =
    Rien n’est dit avant qu’une des unités de cavalerie romaine soit revenue dans les
    lignes. Les nombres sont ceux du tour de l’attaque de l’écran ; ce qui a bougé ensuite
    n’importe pas.
    .title = Quand vient le rapport

rule-22-47 =
    Une fois par tour, après tous les mouvements romains, le Romain peut envoyer par
    messager un rapport d’une zone où est sa cavalerie : il arrive sur 3 à 6 sans écran, sur
    6 avec un écran. Le Gaulois dit alors les nombres aussitôt (22.45).
    .title = Messager

rule-23-1 =
    Les ouvrages extérieurs ne ralentissent pas les unités autres que la cavalerie.
    .title = Mouvement

rule-23-2 =
    Avant les batailles gauloises, on lance un dé pour chaque unité gauloise sur des
    ouvrages extérieurs en zone de contrôle romaine ; sur un 6 elle est éliminée
    (table-outerworks). Les Romains ne sont pas touchés, et un fort et sa garnison n’ont pas
    de zone.
    .title = Un dé par unité

rule-23-3 =
    Le mouvement est alors fini : qui est perdu sur les ouvrages ne peut pas être remplacé
    pour l’attaque de ce tour.
    .title = Pas de remplaçants

rule-23-4 =
    Les Gaulois désorganisés et ceux d’une bataille qui fait rage lancent aussi.
    .title = Aussi les désorganisés et les batailles en cours

rule-24-1 =
    Rome a 23 forts, placés au début à 8 hexagones au moins d’Alésia. Un fort double la
    défense des unités qu’il abrite, quel que soit le terrain des attaquants, et, avec au
    moins une unité autre qu’un chef, il peut tirer de ses machines.
    .title = Forts

rule-24-2 =
    Les forts tirent comme les archers (20.5), une fois par tour à chacune de trois
    portées : trois hexagones, deux et un. Ne pas tirer sur une unité garde la portée pour
    une autre.
    .title = Le tir des forts

rule-24-3 =
    Une unité manquée continue et peut être visée de nouveau à une portée plus courte.
    .title = Manqué

rule-24-4 =
    À un hexagone, les machines d’un fort peuvent frapper toutes les unités de l’hexagone
    (résultats étoilés). Si ce tir n’a pas servi, il peut toujours partir quand le mouvement
    gaulois est fini, sur tout Gaulois au contact du fort.
    .title = La portée primaire

rule-24-5 =
    Si une unité gauloise commence son tour au contact d’un fort, le fort n’a pas de tir
    à deux ni à trois hexagones ce tour-là ; si une commence à deux hexagones, pas de
    tir à trois. Que quelqu’un soit alors dans le fort n’y change rien.
    .title = Portées perdues

rule-24-51 =
    Un Gaulois qui commence son tour à portée d’un fort ou d’une unité de tir n’est pas une
    cible pour eux tant qu’il ne s’en approche pas.
    .title = Qui a commencé à portée

rule-24-52 =
    S’il ne bouge pas du tout, on peut tirer sur lui quand le mouvement gaulois est fini.
    .title = Qui reste à portée

rule-24-6 =
    Un Gaulois qui entre sur la carte à portée d’un fort peut y subir le tir à sa portée et
    à toutes les plus grandes : à deux hexagones, celui de deux et celui de trois.
    .title = Qui apparaît à portée

rule-24-7 =
    Les unités dans un fort n’ont pas de zone de contrôle et celles des Gaulois n’y entrent
    pas : les Romains d’un fort ne sont pas tenus d’attaquer, ni les Gaulois d’attaquer un
    fort. Mêlée et La bataille fait rage sont sans effet quand tous les attaquants, ou tous
    les défenseurs, sont dans des forts.
    .title = Pas de zone, ni dedans ni dehors

rule-24-71 =
    Attaquer depuis un fort ne donne aux unités aucune zone de contrôle au-dehors.
    .title = Attaquer hors d’un fort

rule-24-72 =
    Chaque unité d’un fort attaque au-dehors ou non, indépendamment des autres.
    .title = Les uns attaquent, les autres non

rule-24-8 =
    Pour les Romains, un fort sur un hexagone de rivière est un pont, et un fort relie les
    remparts et les forts voisins : les pas entre eux coûtent un demi-point. Il ne fait
    franchir ni la tranchée ni les ouvrages extérieurs.
    .title = Pont et liaison

rule-24-9 =
    Un fort où entrent des Gaulois est retiré pour le reste de la partie. Ils peuvent
    reculer à travers un fort vide, à l’abri des zones de contrôle ; il est retiré après la
    retraite. Il n’est jamais un pont pour eux.
    .title = Forts pris

rule-25-1 =
    Les unités sur un rempart sont doublées quand on les attaque d’hexagones sans rempart ou
    d’un rempart plus faible. Un rempart de camp (noir) est plus fort qu’un rempart de
    périmètre (brun).
    .title = Les remparts doublent

rule-25-2 =
    Où les deux sortes de remparts sont dans un hexagone, il compte comme rempart de camp.
    .title = Les deux sortes dans un hexagone

rule-25-3 =
    Si deux remparts sont voisins sans se tenir, le défenseur de l’un est doublé contre
    l’autre.
    .title = Brèches

rule-25-4 =
    Un seul attaquant sur un rempart relié, au moins aussi fort, ôte le doublement contre
    tous. Nous lisons la table de même pour tous les terrains ensemble : un hexagone est
    doublé si chaque hexagone attaquant a une raison quelconque, et un seul sans raison y
    met fin.
    .title = Tous les attaquants doivent être gênés

rule-25-5 =
    Un rempart passe toute rivière comme un pont. Qui est attaqué depuis un tel pont ne tire
    aucun avantage de la rivière.
    .title = Les remparts sont des ponts

rule-25-6 =
    Les unités au sommet d’une colline attaquées depuis une pente sont doublées même si les
    attaquants sont sur un rempart relié de même force.
    .title = Remparts de crête

rule-25-7 =
    D’une pile ennemie dans un fort, sur un rempart ou au sommet d’une colline, on ne voit
    que la hauteur et le pion du dessus, jusqu’à ce qu’une bataille s’y livre.
    .title = Option : piles fermées

rule-26-1 =
    Les Gaulois gagnent aussitôt quand Vercingétorix sort de la carte, dans l’une ou l’autre
    période.
    .title = Victoire gauloise

rule-26-2 =
    Les Romains gagnent aussitôt quand un de leurs pions vient au contact de Vercingétorix
    hors de la ville, ou quand il est éliminé. Ils gagnent à la fin s’il n’est pas sorti de
    la carte.
    .title = Victoire romaine

rule-26-3 =
    Si César a été éliminé, les Romains ne peuvent plus gagner : là où ils gagneraient, la
    partie est nulle.
    .title = Partie nulle

rule-annex-A =
    Ce que relié veut dire : par la brèche 1806–1906 un pas coûte un point entier, par le
    côté relié 1806–1807 un demi-point.
    .title = Remparts reliés

rule-annex-B =
    Neuf unités gauloises marchent contre un fort tenu par des recrues, avec une cohorte sur
    le rempart de chaque côté. Le fort tire à trois hexagones et désorganise une unité, en
    manque une autre à deux, et garde son dernier tir jusqu’à la fin du mouvement : sur un
    3, il désorganise une des deux unités à son contact. Deux autres périssent sur les
    ouvrages. Il faut laisser une unité devant chaque cohorte ; trois attaquent le fort à
    3:1 et obtiennent une mêlée, qui ne touche pas la garnison ; les cohortes voisines
    devront attaquer ou se retirer à leur tour.
    .title = L’assaut d’un fort

rule-annex-C =
    Comment on renforce une bataille qui fait rage : le défenseur peut venir à côté, là où
    seuls des attaquants retournés le pressent, sans devoir d’attaque ; l’attaquant devra
    alors l’attaquer aussi, dans une bataille à part. Qui vient là où un ennemi non retourné
    le presse doit attaquer cet hexagone avec ceux qui y sont retournés, et libère ainsi
    tous les autres, qu’il faut alors attaquer aussi.
    .title = La bataille fait rage

rule-annex-D =
    Doubler sur les remparts : les deux côtés d’une brèche sont doublés l’un contre
    l’autre ; un attaquant sur le périmètre trouve le périmètre à sa force de base et le
    camp doublé.
    .title = Remparts des deux sortes

rule-annex-E =
    Où des rivières se rejoignent, l’hexagone de la fourche et chacun des hexagones qui lui
    sont liés sont la même rivière : nul n’est doublé entre eux. Deux bras qui ne font que
    se toucher sont deux rivières. Un seul attaquant sur un hexagone lié met fin au
    doublement.
    .title = Fourches de rivières

rule-table-combat =
    Par rapport de force et dé ; les résultats sont expliqués en 15.3. M : mêlée, R : La
    bataille fait rage.

    1:4 | 1:3 | 1:2 | 1:1 | 2:1 | 3:1 | 4:1 | 5:1.
    1: AR1 | M | R | R | R | DR3 AA1 | DE AA3 | DE AA4;
    2: AR2 | AR1 | M | DR1 | DR1 | DR2 AA1 | DR4 AA2 | DR4 AA3;
    3: AR3 DA1 | AR2 | AR1 | M | M | R | DR3 AA1 | DR3 AA2;
    4: AR4 DA2 | AR3 DA1 | AR2 | AR1 | M | DR1 | DR1 | DR2 AA1;
    5: AE DA3 | AR4 DA2 | AR3 DA1 | AR2 | AR1 | M | DR1 | DR1;
    6: AE DA3 | AE DA3 | AR4 DA2 | AR3 DA1 | AR2 | AR1 | M | M.
    .title = Combat au corps à corps

rule-table-missile =
    À deux hexagones, un 5 désorganise et un 6 élimine ; à un hexagone, un 4 désorganise, un
    5 ou un 6 élimine. Tout le reste manque.
    .title = Archers et frondeurs

rule-table-engines =
    À trois hexagones, un 5 désorganise, un 6 élimine. À deux, un 4 désorganise, un 5 ou un
    6 élimine. À un, un 3 désorganise et un 4 élimine une unité ; un 5 désorganise et un 6
    élimine toutes les unités gauloises de l’hexagone.
    .title = Machines des forts

rule-table-outerworks =
    1 à 5 : sans effet ; 6 : l’unité est éliminée.
    .title = Ouvrages extérieurs

rule-table-recon =
    Précision d’un rapport selon le rapport de force de l’écran : sans écran 100 % ; 1:4,
    1:3 et 1:2 90 % ; 1:1 75 % ; 2:1 et 3:1 50 % ; 4:1 33 % ; 5:1 et plus 25 %.
    .title = Reconnaissance

rule-table-terrain =
    Un hexagone coûte 1 point, un rempart relié ½. Pente : sans effet sur le mouvement ;
    qui se défend au sommet est doublé s’il n’est attaqué que depuis des pentes.
    Rivière : franchie seulement par qui y commence, suivie librement ; le défenseur est
    doublé si tous les attaquants sont dans des hexagones de rivière, mais non s’il est
    dans la même rivière. Tranchée isolée : de même, et le défenseur est doublé si tous
    les attaquants y sont et lui non. Rempart de camp : doublé si aucun attaquant n’est
    sur un rempart de camp relié. Rempart de périmètre : doublé si aucun attaquant n’est
    sur un rempart relié. Ouvrages extérieurs : fermés à la cavalerie, mortels aux
    Gaulois en zone romaine (23). Ville : fermée aux Romains, qui ne peuvent pas
    l’attaquer ; les Gaulois y bougent sans limite. Fort : un demi-point pour les
    Romains entre lui et un rempart ou fort voisin, sinon 1 point ; pour eux un pont sur
    les rivières ; qui s’y défend est doublé, et occupé il tire (24).
    .title = Terrain

# Décisions, là où les règles se taisent ou se contredisent. RULES.md donne les raisons.

ruling-01 = La seconde règle numérotée 22.4, entre 22.43 et 22.45, est 22.44. Il n’y a pas de règle 2.2 (2.2, 22.4).
ruling-02 = L’empilement et l’interdiction des ouvrages à la cavalerie valent dès la mise en place. Les hexagones de bord sont permis, un seul fort par hexagone, et 8 hexagones de l’hexagone de ville le plus proche suffisent (3.2, 24.1, 10.1, 22.1).
ruling-03 = À quatre, César choisit les sphères et met en place ; Labienus peut ensuite réarranger ce qui se trouve dans sa propre sphère (17.4, 3.2).
ruling-04 = L’ordre est strict pour qui a le secours : unités sur la carte et dans la ville, puis entrées, puis mouvements hors carte. Les assiégés sortent à tout moment de la première étape (4.1, 4.2, 9.3).
ruling-05 = Tour veut dire tour du joueur quand il s’agit de bouger ou de combattre. Tirs, portées perdues, périodes et sortie se comptent en tours entiers, Gaulois puis Romains. La désorganisation dure jusqu’au début du prochain tour gaulois (5, 8, 9.4, 11.4, 12, 13.2, 18, 20.5, 21.4, 24.2).
ruling-06 = L’empilement est contrôlé à la fin du mouvement pour le camp qui a bougé, puis à la fin du tour de joueur pour les deux (10.2, 13.2, 20.9).
ruling-07 = Les unités d’un fort n’ont de zone de contrôle à aucun moment, et aucune zone n’entre dans un fort, occupé ou vide. Archers et frondeurs en ont une (6.1, 24.7, 24.71).
ruling-08 = Dans La bataille fait rage, les zones restent : elles arrêtent le mouvement, barrent les retraites et rendent les ouvrages dangereux. Seul le devoir d’attaquer du défenseur à son propre tour est levé (6.6, 15.3).
ruling-09 = Les unités incapables d’attaquer, chefs, unités de tir et désorganisées, n’y sont pas tenues (13.1, 14.3, 21.2).
ruling-10 = Un pas demande son plein coût ; un dernier demi-point ne sert que le long de remparts reliés ou, pour les Romains, par un fort (7.2).
ruling-11 = Pour les Romains, un fort, occupé ou non, compte comme un rempart relié à tout rempart ou fort voisin, même par les trois brèches. Cela n’ajoute rien à la défense (24.8).
ruling-12 = Qui entre du dehors dans une rivière ou la tranchée peut la suivre dans le même mouvement mais non en sortir, sur aucune rive (8.1, 8.2).
ruling-13 = Sortie de la rivière où elle a commencé, une unité peut en aborder une de nouveau, et R-12 l’y retient alors (8.2).
ruling-14 = Les deux bouts de la tranchée, 1716 et 1729, ne touchent qu’un côté : ils ne gênent pas le mouvement, mais qui est attaqué depuis eux est doublé (8.3).
ruling-15 = Un hexagone de rivière avec rempart, pour les Romains aussi avec fort, est à sec pour qui vient de terrain sec ou le long du rempart. Qui y vient en suivant la rivière reste dans la rivière (25.5, 24.8).
ruling-16 = Un fort ne fait pont que sur les rivières : les ouvrages sous un fort restent fermés à la cavalerie, et la tranchée reste une tranchée (24.8, 22.1).
ruling-17 = Les hexagones de mur font partie de la ville : aucune zone, aucune attaque, aucun tir sur eux. Sortir, c’est passer d’un mur au dehors ; avant l’heure, on peut garnir les murs, mais non avancer au-dehors (6.1, 9, 18.1).
ruling-18 = Les apparitions sur un mur ou un bord se comptent par hexagone et par tour de joueur, quoi qu’il advienne des unités. Vercingétorix ne compte pas et ne paie rien de plus (9.3, 11.1).
ruling-19 = Une unité sur un mur qui doit reculer rentre dans la ville, de même une que sa retraite mène à un mur. Des unités de secours peuvent entrer dans la ville et en ressortir un autre tour, quoi que dise 18 ; après la période, elles vont dans une zone (9.5, 15.3, 18.1).
ruling-20 = L’entrée coûte 1, 1, 2, 2, 3, 3, 4 points et ainsi de suite (11.1).
ruling-21 = Les entrées se comptent par hexagone ; un hexagone à une marque entre deux zones a un seul compte (11.1).
ruling-22 = Les attaquants hors carte ne trouvent jamais de défenseur doublé, même dans un fort. S’y placer est l’action du tour (11.4). AE les élimine ; rien d’autre ne les déplace (11.2).
ruling-23 = Sortir coûte un point depuis le bord, et pas après s’être arrêté ce tour dans une zone ennemie ; qui commence au bord dans une zone peut sortir. À une marque, le propriétaire choisit la zone. Retraite et avance hors carte s’arrêtent là (11.3, 11.5, 16.2).
ruling-24 = Les marqueurs de présence montrent l’état après les mouvements hors carte ; entrées et sorties se voient quand elles ont lieu (4.2, 11.9).
ruling-25 = Vercingétorix rentre dans la ville avec les assiégés. Les Romains récupérés se placent au redéploiement. Les Gaulois finissent avant que le Romain regarde (12.2 à 12.6).
ruling-26 = La zone la plus proche est celle de l’hexagone de bord le plus proche ; un hexagone à une marque compte pour les deux ; une unité dans la ville peut se mesurer depuis n’importe quel mur ; à égalité, l’armée de secours choisit (12.3).
ruling-27 = Une unité récupérée doit tenir entière dans la part, de sorte que dix facteurs de cavalerie perdus ne ramènent pas encore une unité de 2 (12.4).
ruling-28 = La part gauloise se calcule d’abord en entier, arrondie en dessous, puis se partage, chaque part arrondie en dessous (12.5).
ruling-29 = Dans une attaque, chaque attaquant touche chaque hexagone attaqué (14.1 à 14.33).
ruling-30 = Une pile se défend avec la somme de tous : unités de tir 1, chefs 0, désorganisées en entier (14.4, 20.1, 21.2).
ruling-31 = Une unité qui a reculé dans un hexagone encore à combattre n’aide pas à cette bataille et n’en souffre pas ; si elle y reste, l’hexagone n’est pas vidé (14.8, 14.4).
ruling-32 = Toutes les attaques sont fixées avant le premier dé ; l’ordre se choisit bataille par bataille (13.3, 15.1).
ruling-33 = 6:1 et plus est automatique, moins de 1:4 vaut 1:4. Quand plusieurs hexagones se défendent, chacun est doublé pour lui-même (15.5, 15.6).
ruling-34 = Des Gaulois sont encerclés quand chacun des six hexagones autour d’eux tient un Romain autre qu’un chef ou est en zone romaine ; des Gaulois n’y changent rien. Ville, bord de carte et fort vide laissent une issue. Plusieurs hexagones attaqués ensemble doivent tous l’être (15.4).
ruling-35 = Sans chemin permis de pleine longueur, une unité est éliminée ; une retraite ne passe jamais par des zones ennemies faute de mieux (15.3, 16.2, 16.5).
ruling-36 = Terrain interdit : les ouvrages pour la cavalerie, la ville et le dehors pour les Romains. Terrain restrictif : rivières sans pont et tranchée, où une retraite n’entre qu’à défaut d’autre chemin, sans jamais les franchir (15.3, 16.1).
ruling-37 = Chez soi, c’est entre les lignes pour les Romains ; la ville pour les Gaulois qui reculent à l’intérieur et les assiégés entre les lignes ; le bord de la carte pour les autres. C’est la fin de la retraite qui compte (16.4).
ruling-38 = Les retraites qui finissent dans la limite d’empilement passent avant les autres. La longueur se compte en hexagones parcourus, non en distance (10.2, 16.4).
ruling-39 = Les unités d’une pile reculent une à une, dans l’ordre du vainqueur, chacune par son chemin (10.3, 15.3).
ruling-40 = Une avance s’arrête au premier hexagone en zone ennemie, y compris l’hexagone vidé (16.1, 16.5).
ruling-41 = Il n’y a d’avance que si le résultat en porte une (15.3, 16.1).
ruling-42 = Archers, frondeurs et forts occupés qui n’ont rien tiré ce tour de jeu peuvent tirer sur les Gaulois qui reculent ou avancent, dans les deux phases de combat, à la portée de chaque hexagone. E élimine ; D arrête une avance, tandis qu’une retraite continue (16.3, 20.5, 24.2, 21.1).
ruling-43 = La bataille fait rage, ce sont deux faits : ses unités ne bougent pas, et ses défenseurs ne doivent pas d’attaque à leur tour, sauf si leur camp attaque un de ses attaquants. Le reste suit les règles ordinaires (15.3).
ruling-44 = Toute unité du défenseur que seuls des attaquants retournés pressent est libre d’attaquer ou non, même si elle était déjà là (15.3, 6.3).
ruling-45 = Des unités de tir seules prises dans la bataille ne peuvent pas contre-attaquer. Elle finit quand ses attaquants, ou ses défenseurs, ont tous disparu ou sont désorganisés. Elle ne retient pas les chefs (15.3, 20.1).
ruling-46 = Sur les murs une bataille peut faire rage ; les Romains ne peuvent pas contre-attaquer. Les attaquants hors carte n’en sont pas (15.3, 9.5, 11.2, 24.7).
ruling-47 = Tout pion romain, chefs compris, qui vient au contact de Vercingétorix par mouvement, retraite ou avance gagne à cet instant, même en passant ; la ville le protège (19.1, 26.2).
ruling-48 = Les pas et avances de Vercingétorix dans une zone romaine sont refusés. Un fort l’écarte tant qu’il est occupé, quels que soient ses tirs ; pris à sa portée, il ne peut que s’en éloigner (19.1, 19.2).
ruling-49 = Un coup sur Vercingétorix : E l’élimine, D l’arrête pour le tour (19.2).
ruling-50 = Avec 19.7, Vercingétorix gardé n’est pas pris par contact ; il recule avec une unité de sa pile, est perdu avec la dernière, ou quand elles l’ont laissé seul en zone romaine et que les Gaulois ont bougé ou que la bataille est finie, et ne lance pas de dé sur les ouvrages (19.7, 26.2).
ruling-51 = Un chef romain resté seul en zone gauloise est perdu aussitôt pendant les mouvements gaulois et les combats, à la fin du mouvement romain pendant celui-ci, à la fin des avances romaines après elles. Seul dans un fort, il ne l’occupe pas : un Gaulois qui entre prend les deux (19.3, 5.5).
ruling-52 = Les dés des chefs sont toujours lancés. Un chef peut échapper à tout résultat mauvais pour son camp, en attaque seulement ; en défense il partage tout (19.4 à 19.6).
ruling-53 = Les unités de tir n’entrent pas non plus en zone gauloise par mouvement, pas seulement par avance (20.2).
ruling-54 = Les unités de tir ne peuvent pas se retirer quand aucun premier pas permis ne mène hors des zones. Elles ne participent pas à l’attaque de leur compagne et survivent à sa perte, mais reculent quand elle le doit et que nulle autre ne reste avec elles (20.3).
ruling-55 = Les unités de tir d’une bataille qui fait rage ne tirent, au mouvement gaulois suivant, qu’à sa fin, sur des unités voisines de cette bataille (20.4).
ruling-56 = Il y a deux moments pour tirer sur qui bouge : dans chaque hexagone où il entre, et quand son mouvement est fini. Se retenir au premier garde le second (20.5, 24.2).
ruling-57 = Une unité venue à portée peut être visée dans chaque hexagone où elle entre tant que le tir n’a pas servi ; une qui a commencé à portée, seulement dans des hexagones plus proches que son départ (24.2, 24.51).
ruling-58 = Un tir nomme une unité ; D et E la frappent seule, les résultats étoilés tous les Gaulois de son hexagone (20.7, 24.4).
ruling-59 = Le tir primaire gardé d’un fort peut partir à la fin sur tout Gaulois à son contact, qu’il ait bougé ou non (24.4, 24.51).
ruling-60 = Toute unité gauloise, désorganisée ou non, ôte des portées à un fort, occupé ou non, par sa place de départ ; seuls les forts en perdent. Qui entre sur la carte n’en ôte aucune, et celles que d’autres ont ôtées sont perdues contre lui aussi (24.5, 24.6).
ruling-61 = Seuls les forts tirent sur les arrivants aux portées plus grandes, non les archers et frondeurs (24.6).
ruling-62 = Un tir à deux ou trois hexagones est arrêté si tous les plus courts chemins d’hexagones vers la cible entrent dans la ville (20.7).
ruling-63 = Archers ou frondeurs dans un fort tirent pour eux-mêmes et servent aussi ses machines (24.1).
ruling-64 = Les unités désorganisées à côté d’attaquants restent sous AR et AA, ne sont pas perdues par AE et empêchent l’hexagone d’être vidé (21.5).
ruling-65 = On ne lance pour les ouvrages qu’au tour gaulois. Vercingétorix ne lance pas de dé (4.3, 23).
ruling-66 = Tous les hexagones d’ouvrages sont fermés à la cavalerie, des deux côtés des lignes et dans les rivières (22.1).
ruling-67 = Un fort où l’on entre par mouvement ou avance est retiré à l’entrée, dans une retraite après elle. Un fort vide où nul n’est entré reste et peut être réoccupé (24.9).
ruling-68 = Si un attaquant et un défenseur sont hors des forts, Mêlée et La bataille fait rage valent pour tous (24.7).
ruling-69 = Un hexagone est doublé si chaque hexagone attaquant a une raison, pas forcément la même (25.4, 13.5, table-terrain).
ruling-70 = Aux fourches, les hexagones liés sont la même rivière, les autres non ; un seul attaquant sur un hexagone lié met fin au doublement (table-terrain, annex-E).
ruling-71 = Un sommet attaqué depuis des pentes est doublé quels que soient les remparts (25.6).
ruling-72 = L’annexe des remparts est D, non C (25.3).
ruling-73 = À deux joueurs gaulois : les assiégés d’abord au tour de la sortie, ensuite les deux ensemble, chacun une unité à la fois ; les assiégés déclarent et combattent avant le secours (17.3).
ruling-74 = Un hexagone est dans la sphère du joueur à qui appartient la zone la plus proche ; à égalité, dans celle de César (17.4).
ruling-75 = Un chef peut prendre le commandement pendant le mouvement romain tant qu’il est dans l’autre sphère et que son joueur n’a pas d’unité en route ; refusé, il ne demande plus ce tour. Cela dure jusqu’à ce qu’il en sorte, meure ou renonce, ou que l’autre, proche, refuse au début d’un tour romain. Les deux le peuvent en même temps, chacun dans l’autre sphère (17.5).
ruling-76 = Les dix sont des unités différentes sur toute la période, vivantes ou non ; une unité dans les lignes a franchi, même là où il n’y a pas d’ouvrages. La sortie est permise au tour suivant (18.1).
ruling-77 = Le marqueur se tire à la fin du tour où 18.1 est rempli, le Gaulois le voit ; à chaque période, on tire parmi les trois (18.2).
ruling-78 = Toute perte du pion César compte ; si Vercingétorix est pris ensuite, la partie est nulle (26.3).
ruling-79 = L’annexe montre six Gaulois de 8, nos pions en ont cinq ; c’est une illustration (annex-B).
ruling-80 = Là où le texte renvoie à une image, nous avons reconstruit la position sur notre carte, de sorte que chaque phrase soit vraie (6.1, 14.3, 20.5, annexes).
ruling-81 = Le messager demande de la cavalerie dans la zone, et à l’intérieur des ouvrages veut dire un rempart, un camp, un fort ou entre les lignes (22.41 à 22.47).
ruling-82 = Les piles fermées sont celles des forts, des remparts et des sommets ; rivières et tranchée ne cachent rien (25.7).
ruling-83 = Des unités différentes à chaque tour : différentes de celles du tour précédent (8.4).
ruling-84 = La table tient le temps de chaque joueur, tant qu’il doit bouger ; quand il est écoulé, l’unité en route s’arrête, archers et frondeurs qui doivent se retirer le font, et le joueur a fini. À deux, le Romain a autant de temps qu’à trois (17.7).
ruling-85 = Avec deux joueurs gaulois, seul le secours voit les zones et seuls les assiégés la ville (3.4, 17.2).
ruling-86 = Une bataille de deux alliés est menée par qui y a le plus de facteurs, puis par qui l’a ouverte ; il choisit les retraites. Chacun décide de l’avance de ses unités (17.3, 15.3).
ruling-87 = Personne n’entre dans un hexagone où Vercingétorix est seul : le contact a déjà fini la partie (19.1, 26.2).
ruling-88 = Si la seule retraite d’un Romain mène au contact de Vercingétorix, les Romains gagnent (26.2, 16.4).
ruling-89 = Un fort et un hexagone ouvert peuvent être attaqués ensemble par des unités qui touchent les deux (14.2, 24.1).
ruling-90 = Les chefs s’arrêtent en zone ennemie comme tout le monde (6.2).
ruling-91 = Les Gaulois qui se tiennent sur des ouvrages au tour romain ne lancent pas de dé (4.3, 23.2).
ruling-92 = Dans la mise en place conseillée, les garnisons des forts laissent quelques hexagones des lignes hors de toute zone de contrôle (3.2, 6.1).
ruling-93 = Quand deux joueurs alliés bougent ensemble, chacun a une unité en chemin à la fois ; aucun n’attend celle de l’autre (5.2, 17.3).
ruling-94 = Une unité assiégée qui sort de la carte est vue de tous dans sa zone, entre ou passe plus loin quand son joueur le veut, et n’attaque pas depuis le dehors ; chassée à une marque entre deux zones, elle va dans la première des deux (11.5, 9.2).
ruling-95 = Le redéploiement romain se voit pendant qu’il se fait ; aucun Gaulois ne décide rien avant qu’il soit fini (12.6).
ruling-96 = Une avance n’entre dans aucun hexagone plein, même pour passer (16.1, 10.1).
ruling-97 = Quand une bataille qui fait rage est reprise, ses attaquants doivent attaquer ce qui les contrôle alors ; des attaquants sur les murs ne doivent rien (15.3, 9.5).
ruling-98 = Qui est entré dans une rivière pendant ce mouvement ne sort pas de la carte depuis elle (11.5, 8.1).
ruling-99 = Une répartition proposée par l’ordinateur peut être abandonnée attaque par attaque ; celles que le joueur a faites se reprennent par « Annuler » (14.3).
ruling-100 = Chefs, unités désorganisées ou dans une bataille qui fait rage, l’unité en route et, de leur combat jusqu’à la prochaine déclaration d’attaques, celles qui se battent se voient dans les piles fermées ; des autres, seulement le dessus. Le tir après le mouvement ne nomme que ce qu’on voit. Une répartition proposée et les rapports affichés comptent les unités couvertes comme celle du dessus ; celles qui sont couvertes à côté d’attaquants ne sont pas comptées avec eux (25.7, 10.5).
ruling-101 = La colonne de l’attaque d’un écran se voit, pas les nombres qui la font. Un messager d’une cavalerie qui vient d’arriver dit ce qu’il y a maintenant ; une cavalerie rentrée par une retraite parle au début du tour romain suivant ; les assiégés d’une zone comptent avec les autres (22.43 à 22.47).
ruling-102 = Qui est sorti n’est plus consulté : l’autre bouge, envoie les messagers, récupère et replace tout, et les sphères ne sont plus redites. Si les deux chefs tombent, celui dont le chef est tombé le dernier continue seul (17.6).
ruling-103 = Le secours se joint une fois à une attaque des assiégés, et n’y revient qu’avec des unités qui doivent attaquer et n’ont plus personne d’autre (17.3, 14.32).
ruling-104 = Ce que personne ne peut plus attaquer n’est pas dû : la déclaration des attaques peut toujours être close (14.31, 14.32).
ruling-105 = Vercingétorix n’a de part ni à l’attaque des unités qui sont avec lui, ni à leur perte ; il peut les suivre quand elles reculent ou avancent (19.1, 15.3).
ruling-106 = Les unités déjà désorganisées quand on les attaque avancent comme les autres ; une nouvelle désorganisation met fin à une avance (21.1, 21.6, 16.3).
ruling-107 = Le nombre de gestes des Gaulois dans la ville et hors de la carte n’est pas secret, comme on voit des mains à une table ; ce qu’ils prennent, où cela se tient et où cela va l’est (3.4, 9.2, 11.9).
ruling-108 = Que les assiégés bougent d’abord au tour de la sortie vaut pour deux joueurs gaulois ; un seul joueur bouge les unités sur la carte et dans la ville dans n’importe quel ordre (17.3).

## What was tuned

tuned-01 = Rien d’imprimé n’a été changé, et aucun chiffre reconstitué n’a été déplacé non plus : ce sont les plans des joueurs automatiques qui ont été améliorés, jusqu’à ce que chaque camp gagne un tiers de ses parties. Sur 200 parties entre robots égaux à partir du placement suggéré, Rome en a gagné 36 % à deux joueurs, les Gaulois 61 %, et 3 % ont été nulles ; à trois joueurs, Rome 32 %, les Gaulois 64,5 %, et 3,5 % nulles (26.1 à 26.3).
