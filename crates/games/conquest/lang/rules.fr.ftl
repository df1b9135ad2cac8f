# Référence des règles de conquest, dans nos propres mots. Les identifiants suivent les numéros du
# livret ; S-… sont les règles des batailles.

rule-1-0 =
    Cinq batailles de la guerre de César en Gaule, conduites par des chefs qui donnent des
    ordres : les Helvètes à Bibracte, Ariovistus près du Rhin, les Belges sur la Sabis,
    Camulogenus devant Lutèce, et le débarquement en Bretagne. Un joueur mène les Romains,
    l’autre les tribus. La boîte contient aussi une bataille navale ; ses règles ne figurent
    pas dans le livret, elle est donc laissée de côté.
    .title = Introduction

rule-2-0 =
    Ce qui se trouve sur la table et ce que signifient les mots de ces règles.
    .title = Les pions et les mots employés

rule-2-1 =
    Chaque bataille a sa propre carte, à hexagones numérotés. Les effets du terrain se
    lisent en 6.2 et au tableau des coûts de mouvement. Les cartes imprimées n’étaient pas
    disponibles : les nôtres ont été redessinées autour des hexagones que citent les règles.
    .title = Les cartes

rule-2-2 =
    Les unités combattent, les chefs les commandent, et les marqueurs notent ce qui arrive
    aux unes et aux autres.
    .title = Les sortes de pions

rule-2-21 =
    Une unité de combat a un type, une cohorte aussi une classe, et trois valeurs : la
    taille, la qualité de troupe (QT) et la capacité de mouvement (CM). Une unité de tir
    porte en outre la lettre de son arme : A arc, S fronde, J javelot ou pilum, X hache.
    L’autre face est la face Réduite (10.2) : les valeurs y sont les mêmes, et elle
    n’indique pas un mouvement.
    .title = Les unités de combat

rule-2-22 =
    Les types sont CO cohorte, BI infanterie barbare, LI infanterie légère, SK tirailleur,
    RC cavalerie romaine, LN lanciers, LC cavalerie légère, BC cavalerie barbare, CH char et
    artillerie. Une cohorte est de vétérans (VET) ou de recrues (REC). L’opposition des
    types donne la colonne et la supériorité d’un choc (8.35, 8.36).
    .title = Types et classes

rule-2-23 =
    Une légion compte dix cohortes armées de la même façon. Sa classe dit son expérience :
    la valeur d’une cohorte n’apparaît qu’en lisant ensemble les tables du fracas et de la
    supériorité.
    .title = Les légions

rule-2-24 =
    Un pion montre le nom de l’unité, son type et sa classe, sa QT, sa taille et sa CM, son
    arme de tir, et par son orientation où se trouve son front (7.11).
    .title = Ce que montre un pion

rule-2-25 =
    Les chefs ont des valeurs d’initiative et de commandement : celles des Romains en 4.1,
    celles des tribus en 4.51.
    .title = Ce que montre un chef

rule-2-26 =
    Les marqueurs indiquent les pertes, la déroute, le ralliement, les projectiles qui
    manquent, qui doit attaquer, qui a bougé et ainsi de suite. Ici, le pion porte lui-même
    ces signes.
    .title = Les marqueurs

rule-2-3 =
    Un seul dé à dix faces, de 0 à 9, décide de tout, et 0 y vaut zéro : c’est le plus petit
    résultat. Les tables de supériorité et du fracas sont les tables générales de la série,
    tout comme les autres tableaux là où l’impression propre au jeu n’était pas disponible.
    .title = Tables et dé

rule-2-4 =
    Un chef est actif pendant qu’il donne ses ordres, inactif tant qu’il n’a pas agi,
    terminé quand son tour est passé ; un légat a passé lorsqu’il laisse sa légion au
    proconsul. La cohésion est l’ordre dans les rangs, que les pertes entament ; une unité
    Réduite a perdu des hommes. Une ligne est un ensemble d’unités autres que des cohortes,
    mû par un seul ordre de ligne. Le momentum donne une phase de plus à un chef ; un
    court-circuit en fait passer un devant un autre. Le choc est le corps à corps, la
    supériorité l’avantage qu’y donnent les armes, l’entraînement ou la position. QT :
    qualité de troupe ; CM : capacité de mouvement ; PM : points de mouvement ; ZDC : zone
    de contrôle ; LDV : ligne de vue. PC : proconsul ; CT : chef de tribu. Un CT et ses
    chefs ne commandent que leur tribu, sauf Camulogenus à Lutèce. Les Bretons n’ont pas de
    CT.
    .title = Vocabulaire

rule-2-5 =
    Un point de taille vaut une centaine d’hommes, jusqu’à 150 dans les masses serrées des
    tribus ; une cohorte a une taille de 5. Le 1 des tirailleurs dit seulement qu’ils
    combattent dispersés. Un hexagone mesure 75 mètres, un tour dure une vingtaine de
    minutes.
    .title = Échelle

rule-2-6 =
    D’après les règles, on se bat jusqu’à la déroute d’un camp. Nos batailles ont aussi un
    dernier tour (S-GEN-5).
    .title = Durée d’une bataille

rule-2-7 =
    Le livret donne l’adresse de l’éditeur pour les questions. Là où il se tait ou se
    contredit, nos décisions disent ce que nous avons retenu.
    .title = Questions

rule-3-0 =
    Les chefs agissent l’un après l’autre, de la plus basse initiative à la plus haute. Le
    chef qui agit donne des ordres, par lesquels les unités à sa portée bougent et tirent ;
    puis elles combattent. Un tour a cinq phases : auxiliaires (A), activation d’un chef
    (B), ses ordres avec mouvement, tir et choc (C), momentum ou chef suivant (D) et, quand
    tous ont terminé, déroute et rechargement (E). Les renforts arrivent avant la phase A
    (S-GEN-6), la phase d’élite de César vient après elle (5.51).
    .title = Le tour

rule-3-0-A =
    Le proconsul peut faire agir ses tirailleurs avant l’activation du premier chef (5.6).
    Aucune tribu des cinq batailles n’a de tirailleurs : la question n’est posée qu’au
    joueur romain, et seulement tant qu’un proconsul vit et qu’un tirailleur est sur la
    carte.
    .title = Phase A : les auxiliaires

rule-3-0-B =
    C’est au chef inactif de plus basse initiative d’agir, et son joueur l’active (5.12).
    Auparavant, celui-ci peut tenter de faire passer devant un de ses meilleurs chefs, par
    un court-circuit (5.41).
    .title = Phase B : activation d’un chef

rule-3-0-C =
    D’abord le mouvement et le tir : des ordres individuels à des unités isolées, ou un
    ordre de ligne, ou des ordres de légion (5.22). L’adversaire réagit au fur et à mesure :
    retraite ordonnée (6.5), extension de ligne (6.6), changement d’orientation (7.15) et
    tir de réaction (8.2). Ensuite le choc, en six étapes : désignation, charge, pertes de
    chefs, fracas, lutte, effondrement et poursuite. Chaque étape est menée pour tous les
    combats avant la suivante (8.3).
    .title = Phase C : les ordres

rule-3-0-D =
    Le chef qui vient d’agir peut lancer le dé pour une nouvelle phase d’ordres (5.3) ;
    sinon c’est au suivant, et l’on revient à la phase B.
    .title = Phase D : momentum

rule-3-0-E =
    Dans cet ordre : 1 on retire les marques des unités ralliées et des légions activées ; 2
    ralliement dans les camps (10.45) ; 3 les unités en déroute fuient (10.33), les tribus
    d’abord, et d’abord les plus proches de leur but ; 4 on se réapprovisionne en
    projectiles (8.15) ; 5 les légats et chefs tués reviennent (4.63) ; 6 on additionne les
    points de déroute et l’on teste les armées (10.6) ; 7 chefs et aigles sont de nouveau
    prêts et les marques du tour disparaissent.
    .title = Phase E : déroute et rechargement

rule-4-0 =
    Aucune unité ne bouge ni ne tire sans ordre. Peuvent combattre celles qui ont reçu un
    ordre ce tour, ou que le chef actif commande et tient à portée. Un chef montre sa face
    active jusqu’à ce qu’il ait terminé.
    .title = Les chefs

rule-4-1 =
    Initiative : quand il agit, combien d’ordres individuels il donne et ce qu’il lui faut
    pour un momentum. Portée : longueur d’un chemin d’hexagones allant de lui à l’unité, en
    comptant l’hexagone de celle-ci mais pas le sien ; aucun de ces hexagones ne doit
    contenir d’unité ennemie, ni être en ZDC ennemie sauf si une unité amie s’y tient, ni
    être un terrain interdit à un chef monté. Valeur stratégique : ce qu’un légat doit
    obtenir pour un ordre de légion hors de portée du proconsul. Capacité : combien d’ordres
    de légion il peut donner au lieu d’ordres individuels, 1 pour les légats. Charisme :
    s’ajoute au dé d’un choc à ses côtés et sert à rallier. Le charisme héroïque, propre à
    César et Ariovistus, agit aussi sur les unités adjacentes, et jusqu’à deux hexagones
    quand le chef est en ZDC ennemie. Seul César est commandant d’élite (5.5). Tout chef a 9
    PM par phase.
    .title = Les chefs romains

rule-4-2 =
    Un légat mène chaque légion et chaque groupe de cavalerie. Il peut agir lui-même avec
    elle, ou passer afin que le proconsul l’emploie dans un ensemble plus vaste. Les
    auxiliaires sans légion obéissent au proconsul.
    .title = Le commandement romain

rule-4-21 =
    Chaque légion et chaque groupe de cavalerie a un légat. Les tirailleurs n’en ont pas :
    ils reçoivent du proconsul, s’ils sont à sa portée, des ordres individuels ou de ligne,
    et peuvent agir pendant la phase des auxiliaires (5.6). Un légat ne commande jamais de
    tirailleurs ni d’infanterie légère.
    .title = Qui commande qui

rule-4-22 =
    Un légat ne commande que la légion ou la cavalerie reçue au départ ; avant la bataille,
    le Romain peut échanger les légats, sauf ceux que la bataille fixe. Dans une phase qui
    n’est pas de momentum, il fait une seule de ces choses : des ordres individuels (trois,
    son initiative) à ses unités ; un ordre de légion à ses cohortes à portée, sans dé s’il
    a commencé la phase à portée du proconsul ou au tour 1, sinon avec un résultat qui ne
    dépasse pas sa valeur stratégique, faute de quoi il n’a que des ordres individuels ; un
    ordre de ligne à sa cavalerie, sans dé ; ou passer. Dès qu’il a donné des ordres, le
    proconsul ne peut plus employer cette légion ce tour. En momentum, il ne donne ni ordre
    de légion ni ordre de ligne et ne peut passer. Aucun légat ne court-circuite, sauf
    Labienus.
    .title = Les légats

rule-4-23 =
    À chacune de ses phases, même de momentum, le proconsul peut : quitter une ZDC ennemie
    par un ordre à lui-même ; déplacer un autre chef, une fois chacun par phase, pour un
    ordre, ou deux si ce chef est en ZDC ennemie, mais pas tant qu’il s’y trouve lui-même ;
    donner tout ordre individuel à toute unité à portée ; donner un ordre de ligne ; donner
    des ordres de légion à autant de légions que sa capacité, chacun par le légat, qui doit
    être à sa portée et ne pas avoir agi avec elle ce tour ; et faire agir les tirailleurs
    en phase A. Un légat peut sortir d’une ZDC ennemie dans le cadre d’un ordre de légion.
    Un chef de tribu peut de même en faire sortir ses chefs.
    .title = Le proconsul

rule-4-24 =
    Quand un légat a donné à sa légion un ordre individuel ou de légion, le proconsul ne
    peut plus en faire bouger ni tirer les unités, ni changer leurs piles ce tour. Il peut
    encore leur faire récupérer des pertes et les rallier (5.22). Les groupes de cavalerie
    suivent la même règle. Une légion employée par le proconsul est fermée à son légat, mais
    pas au proconsul en momentum.
    .title = La légion employée par son légat

rule-4-25 =
    Labienus commande deux légions, les mêmes pendant tout le tour, fixées par son premier
    ordre. Ses propres cohortes obéissent à sa portée ; l’autre légion obéit par son légat,
    qui doit être à sa portée, n’avoir ni agi ni terminé et remplir ce que 4.22 demande à un
    légat ; ou bien les deux par des légats. Si le dé pour la seconde échoue, la première
    part seule. Contrairement aux autres, il peut aussi donner des ordres de légion en
    momentum, aux deux mêmes légions.
    .title = Labienus

rule-4-3 =
    Dans une même phase, un chef donne soit des ordres individuels, soit des ordres de
    légion ou de ligne, jamais les deux.
    .title = Ce qu’ordonnent les chefs romains

rule-4-31 =
    Un ordre individuel atteint une unité amie à portée au moment où il est donné : si le
    chef s’est déplacé par un ordre à lui-même, d’autres unités peuvent être venues à
    portée. Un légat n’ordonne qu’à sa légion ou à sa cavalerie.
    .title = Qui est à portée

rule-4-32 =
    Un ordre permet à une unité de bouger et tirer, de se rallier ou de faire une autre
    chose citée en 5.22. Un chef en donne par phase autant que son initiative. Sans ordre,
    aucune unité ne bouge de son plein gré.
    .title = Les ordres individuels

rule-4-33 =
    Au lieu d’ordres individuels, un chef qui y est autorisé donne des ordres de légion,
    adressés aux cohortes par leur légat, ou un ordre de ligne, adressé aux autres unités.
    Les unités ainsi commandées peuvent bouger et tirer. Après un ordre individuel, il n’y a
    plus d’ordre de légion ni de ligne dans la phase, et inversement.
    .title = Ordres de légion ou de ligne

rule-4-34 =
    Un ordre de légion vaut pour toutes les cohortes d’une légion à portée de leur légat ;
    elles n’ont pas à être adjacentes ni alignées. Qui commande plusieurs légions à la fois
    choisit avant le premier mouvement : la vague, où chaque légion bouge et combat jusqu’au
    bout avant la suivante, comme dans des phases distinctes, ou tous pour un, où toutes
    font chaque étape ensemble. Le choix vaut pour toute la phase. Un ordre de ligne vaut
    pour les unités d’une ligne à portée du chef. La portée se mesure au début de la phase :
    nul chef ne bouge d’abord pour l’améliorer ; il peut se déplacer en même temps que ses
    unités.
    .title = Ordre de légion et ordre de ligne

rule-4-35 =
    Une ligne est formée de cavalerie ou d’auxiliaires, jamais des deux dans un même ordre.
    Elle compte autant d’unités qu’on veut, toutes à portée du chef qui donne l’ordre ;
    toutes ne sont pas tenues d’y participer, et elles peuvent sortir de sa portée en
    bougeant. Un tirailleur qui a agi en phase A de ce tour ne peut être dans une ligne
    (5.64).
    .title = Les lignes

rule-4-36 =
    Un ordre de légion ou de ligne atteint les unités qui étaient à portée et en ligne de
    vue (8.16) au début de la phase. Les unités amies ne bloquent pas cette vue, et elle
    s’entend largement : une ligne dégagée, décalée d’un rien d’un côté ou de l’autre,
    suffit.
    .title = Portée et vue

rule-4-37 =
    Des ordres individuels, ou un ordre de ligne, ou des ordres de légion à une ou plusieurs
    légions selon sa capacité. Il peut employer les légions dont le légat a passé ou n’a pas
    agi ; celle dont le légat a agi ou terminé lui est fermée.
    .title = Les choix du proconsul

rule-4-38 =
    Un chef se déplace par un ordre à lui-même, par un ordre du proconsul, ou avec la légion
    ou la ligne qu’il commande. Un chef autre que le proconsul, placé en ZDC ennemie, ne
    donne aucun ordre, pas même à lui-même, tant que le proconsul ne l’en a pas sorti.
    .title = Comment bougent les chefs

rule-4-39 =
    Un chef terminé ne donne plus d’ordres ; le proconsul peut encore le déplacer. Ce qu’un
    légat a employé est fermé au proconsul (4.24, 4.37).
    .title = Limites

rule-4-4 =
    L’Aquila est l’étendard d’une légion : ses cohortes y fuient et s’y rallient.
    .title = Les aigles

rule-4-41 =
    L’Aquila n’est pas une unité de combat. Son autre face dit que le légat a donné des
    ordres et que le proconsul ne peut plus activer la légion ce tour.
    .title = L’aigle n’est pas une unité

rule-4-42 =
    Elle s’empile librement, mais seulement avec une cohorte ou le légat de sa légion ; ou
    bien elle reste seule.
    .title = Avec qui elle se tient

rule-4-43 =
    Elle se déplace seule avec 6 PM, par un ordre individuel ou avec l’ordre de sa légion,
    et ne subit pas de pertes ; ou bien une cohorte ou le légat de sa légion la porte, sans
    frais.
    .title = Comment elle se déplace

rule-4-44 =
    Quand son porteur part en déroute et que nul ne reste dans l’hexagone qui puisse la
    porter, on lance le dé avant la fuite : au-dessus de la QT imprimée de l’unité, l’aigle
    reste sur place. Un légat qui fuit avec l’unité ne reste pas. Un chef seul avec elle qui se replie devant l’ennemi l’abandonne au-dessus de son
    initiative. Une cohorte en retraite ordonnée l’emporte sans dé.
    .title = Abandonnée

rule-4-45 =
    Une unité ennemie qui entre dans l’hexagone d’une aigle seule la capture : 25 points de
    déroute pour les Romains. Le vainqueur l’emporte ; s’il déroute ou périt, elle reste où
    il l’a laissée, et une unité romaine qui y entre la reprend, ce qui rend 15 de ces
    points.
    .title = Capturée

rule-4-46 =
    Si son porteur, unité ou légat seul avec elle, est éliminé ou quitte la carte et
    qu’aucun autre porteur permis n’est dans l’hexagone, l’aigle est perdue : 10 points de déroute.
    .title = Perdue

rule-4-47 =
    Les cohortes en déroute, et elles seules, gagnent leur Aquila (10.32) et s’y rallient
    (10.44).
    .title = À quoi elle sert

rule-4-5 =
    Les chefs de tribu commandent par l’exemple : il leur faut rester près de leurs hommes.
    .title = Le commandement des tribus

rule-4-51 =
    Ils ont une initiative, un charisme et deux portées, mais ni capacité ni valeur
    stratégique.
    .title = Les chefs des tribus

rule-4-52 =
    Un chef de tribu (CT) mène sa tribu, d’autres chefs sont sous lui ; chacun peut
    commander toute unité de la tribu, avec trois limites. Dans une phase il commande soit
    l’infanterie, soit la cavalerie, selon la première unité ordonnée. Une unité commandée
    par un chef n’obéit à aucun autre ce tour, mais la portée d’un autre lui permet encore
    d’attaquer. Et nul ne commande ni n’aide les unités d’une autre tribu.
    .title = Qui ils commandent

rule-4-53 =
    La première valeur, la plus courte, est la portée des ordres : ordres individuels et
    attaques d’unités qui n’ont pas bougé. La seconde est la portée de ligne : la distance à
    laquelle une unité appartient encore à sa ligne. Pour un ordre de ligne, le chef doit
    être à deux hexagones au plus d’une unité de cette ligne.
    .title = Deux portées

rule-4-54 =
    Une ligne est d’infanterie (BI et LI) ou de cavalerie, jamais des deux. Elle comprend
    toutes ces unités à portée de ligne, chacune adjacente à une autre au moins ; une unité
    est vue si le chef la voit ou si elle touche une unité vue de la ligne. Un CT n’a pas
    besoin de dé dans sa première phase. Un chef non plus au tour 1 ou à portée d’ordres de
    son CT. Hors de cette portée, dans sa première phase, il choisit : automatique, et alors
    pas de momentum ; ou un dé qui ne dépasse pas son initiative, et le momentum reste
    possible ; au-dessus, il n’a que des ordres individuels. En momentum, chacun lance le
    dé.
    .title = Les ordres de ligne des tribus

rule-4-6 =
    Ce que peuvent faire les chefs près des unités ennemies. Leurs pertes sont en 8.18 et
    8.34.
    .title = Les chefs face à l’ennemi

rule-4-61 =
    Un chef n’entre en ZDC ennemie qu’empilé avec une unité amie, ou là où il s’en trouve
    déjà une, et il s’y arrête. Il n’en sort seul que sur ordre du PC ou du CT.
    .title = Entrer en zone de contrôle

rule-4-62 =
    Quand une unité ennemie non déroutée vient au contact d’un chef, par quelque mouvement
    que ce soit, il peut se replier de trois hexagones au plus, chacun plus loin de cette
    unité, hors de toute ZDC ennemie ; seul ou non, et quel que soit son état. Seul, s’il ne
    peut ou ne veut partir, il est éliminé. Cela ne lui coûte rien sur son mouvement.
    .title = Se replier

rule-4-63 =
    Les légats et chefs tués reviennent à la fin du tour, avec leurs valeurs imprimées,
    empilés avec une unité qu’ils peuvent commander.
    .title = Remplacés

rule-4-64 =
    Un proconsul ou un chef de tribu tué n’est pas remplacé. Ses chefs comptent dès lors
    comme hors de sa portée.
    .title = Non remplacés

rule-5-0 =
    Un chef ne donne d’ordres que lorsqu’il est actif. Le momentum peut lui valoir jusqu’à
    deux phases de plus, un court-circuit le faire agir plus tôt. « Ordre » désigne toute
    sorte d’ordre, sauf mention d’ordre individuel.
    .title = L’activation des chefs

rule-5-1 =
    Qui agit quand.
    .title = Dans quel ordre

rule-5-11 =
    Chaque chef commence le tour inactif, peut être activé une fois, et a terminé ensuite.
    Seul le dé du chaos rappelle un chef terminé (5.33).
    .title = Une fois par tour

rule-5-12 =
    Après la phase A, les chefs agissent par initiative croissante. Si les deux camps ont
    des chefs de même initiative, chacun lance le dé une fois, le plus haut commence, à
    égalité on relance ; ensuite ils alternent à ce niveau. Entre ses propres chefs de même
    niveau, un joueur choisit.
    .title = De bas en haut

rule-5-13 =
    Seulement les chefs inactifs qui n’ont pas été activés ce tour ; momentum et phase
    d’élite font exception. À Bibracte, passé le premier tour, viennent d’abord les chefs
    helvètes à 2, puis Divico et les légats à 3 en alternance, puis Labienus à 4, puis César
    à 6.
    .title = Qui peut être activé

rule-5-14 =
    Un chef a au plus trois phases d’ordres par tour, la deuxième et la troisième par
    momentum. La phase A en compte une au proconsul, une phase d’élite une au chef qui l’a
    prise.
    .title = Trois phases

rule-5-15 =
    Après une phase, s’il ne tente pas ou rate le momentum ; quand un ennemi le
    court-circuite ; quand son propre court-circuit échoue ; et quand son joueur renonce à
    l’employer. Un légat qui passe n’a pas terminé.
    .title = Quand un chef a terminé

rule-5-16 =
    Un chef qui a terminé est retourné et n’a plus de phase ce tour.
    .title = Retourné

rule-5-17 =
    Ils peuvent encore servir à un ordre de légion du proconsul.
    .title = Les légats qui ont passé

rule-5-2 =
    Ce qu’un chef actif peut ordonner.
    .title = La phase d’ordres

rule-5-21 =
    Autant d’ordres individuels que son initiative, ou des ordres de légion ou de ligne
    selon 4.2 à 4.5. Labienus : quatre ordres individuels, ou deux ordres de légion.
    .title = Combien d’ordres

rule-5-22 =
    Un ordre individuel permet à une unité : 1 de bouger, en tirant une fois en route si
    elle le peut ; 2 de tirer sur place ou de harceler (8.6) ; 3 de récupérer deux pertes,
    pour les Romains seuls (10.14) ; 4 de tenter un ralliement (10.41) ; 5 de changer
    l’ordre de sa pile (6.95). Au lieu de tout autre ordre, un chef peut rallier autour de
    l’aigle (10.44) ou regrouper la cavalerie hors carte (10.55). Le proconsul ne peut
    employer 1, 2 et 5 pour les légions dont le légat a agi. Un ordre de légion ou de ligne
    permet à chacune de ses unités de bouger, d’étendre la ligne et de tirer, ou de tirer
    sans bouger ; rien d’autre.
    .title = Ce que permet un ordre

rule-5-23 =
    Un chef actif peut : s’ordonner de bouger ; ordonner à une unité avec laquelle il est
    empilé et l’accompagner jusqu’à son dernier hexagone ; accompagner la légion ou la ligne
    qu’il commande. Le PC ou le CT peut déplacer un autre chef pour un ordre, deux s’il sort
    d’une ZDC ennemie, ou avec un ordre de ligne s’il est empilé avec une unité de cette
    ligne. Un chef empilé avec une unité qui se retire peut la suivre. Légats et chefs
    subordonnés n’en déplacent jamais d’autres.
    .title = Comment un chef se déplace

rule-5-24 =
    Une unité peut recevoir des ordres en plusieurs phases d’un tour, mais ne bouge ou ne
    tire qu’une fois dans chacune.
    .title = Une fois par phase

rule-5-25 =
    Aucun ordre ne déclenche un choc : il vient après les ordres. Le tir peut être ordonné ;
    le tir de réaction s’en passe.
    .title = Ordres et combat

rule-5-26 =
    Un chef autre que le proconsul qui commence sa phase en ZDC ennemie ne donne pas
    d’ordres. Il peut user de sa portée pour que ses unités attaquent, et il a alors
    terminé ; ou attendre. S’il se trouve libre plus tard dans le tour, il est activé avant
    tout chef d’initiative supérieure, mais hors séquence : sans momentum. Qui attend encore
    quand il ne reste personne a terminé. Son charisme compte toujours.
    .title = Un chef en zone de contrôle

rule-5-27 =
    Quand le chef actif a donné les ordres voulus, vient le segment de choc, même s’il n’en
    a donné aucun.
    .title = Ensuite le choc

rule-5-28 =
    Après le choc, le chef peut tenter le momentum, ou bien c’est au suivant. Quand tous ont
    terminé, la phase E commence.
    .title = Après la phase

rule-5-3 =
    Une phase de plus pour le chef qui vient d’agir.
    .title = Le momentum

rule-5-31 =
    Le chef qui vient de finir une phase, n’est pas en ZDC ennemie, n’a pas été devancé par
    un court-circuit (5.44) et n’a pas été activé hors séquence.
    .title = Qui peut tenter

rule-5-32 =
    Son initiative ou moins : une phase de plus. Davantage : il a terminé. César a besoin de
    0 à 6, un légat de 0 à 3.
    .title = Le dé

rule-5-33 =
    Un 9 naturel au jet de momentum se relance. 9 : plus personne n’agit ce tour, on passe à
    la phase E. 0 ou 1 : l’ennemi peut aussitôt activer n’importe lequel de ses chefs, même
    terminé, qui n’a alors ni momentum ni court-circuit à craindre. 2 à 8 : le chef a
    terminé.
    .title = Le dé du chaos

rule-5-34 =
    Le momentum n’est offert qu’au chef qui vient de finir sa phase, pas à celui que le dé
    du chaos a rappelé. Un chef qui a pris la phase d’élite pourra le tenter plus tard, à
    son tour normal.
    .title = Seulement le dernier

rule-5-4 =
    Un moyen de faire passer d’abord un meilleur chef : le camp dont c’est le tour peut le
    tenter avant une activation, l’autre en réponse à un court-circuit ou à un momentum.
    .title = Les court-circuits

rule-5-41 =
    Au lieu du chef dont c’est le tour, son joueur peut tenter d’en activer un autre
    d’initiative strictement supérieure : il réussit si le dé ne dépasse pas l’initiative de
    celui-ci. S’il échoue, le chef prévu agit et l’autre a terminé.
    .title = Court-circuiter son propre chef

rule-5-42 =
    1 Après un court-circuit réussi, l’autre joueur peut tenter de le court-circuiter avec
    un chef d’initiative au moins égale : s’il réussit, ce chef agit et le premier a
    terminé ; sinon c’est le sien qui a terminé. 2 Il peut répondre de même à un momentum
    réussi. Nul ne court-circuite une simple activation ennemie. Quand le chef qui a
    court-circuité a fini, c’est de nouveau au chef inactif de plus basse initiative.
    .title = Court-circuiter l’ennemi

rule-5-43 =
    Chaque camp a droit à une tentative par activation.
    .title = Une tentative chacun

rule-5-44 =
    Un chef qui rate son court-circuit, ou qu’on court-circuite en plein momentum ou par
    riposte, a terminé. Quand un court-circuit réussit, tout autre chef inactif des deux
    camps dont l’initiative ne dépasse pas celle de son auteur est devancé : il peut encore
    agir, mais sans momentum ce tour.
    .title = Court-circuité ou devancé

rule-5-45 =
    Un chef est activé une fois par tour ; le momentum ne fait que la prolonger. Un chef
    terminé ne revient que par le dé du chaos.
    .title = Une seule activation

rule-5-46 =
    Un chef qui a court-circuité ne peut rester inactif : une unité doit finir la phase dans
    un autre hexagone, tirer, ou être désignée pour attaquer. Pivoter ne suffit pas. Si rien
    de cela n’est possible, il peut s’arrêter.
    .title = Il faut s’en servir

rule-5-47 =
    Un chef en ZDC ennemie peut court-circuiter. S’il réussit, il doit faire attaquer au
    moins une unité ; le proconsul peut donner un ordre à la place. Sinon le court-circuit
    est réputé n’avoir pas eu lieu et le chef prévu agit.
    .title = Court-circuiter depuis une zone de contrôle

rule-5-5 =
    César, seul commandant d’élite, peut agir avant tout le monde.
    .title = La phase d’élite de César

rule-5-51 =
    Au tour 1, et une fois dans un tour ultérieur, il peut y avoir une phase d’élite après
    la phase A, prise par César ou par tout chef romain, quelle que soit son initiative.
    Elle ne donne pas de momentum. Ce chef redevient ensuite inactif et a usé une de ses
    trois phases. Sans César vivant, il n’y en a pas.
    .title = Quand et qui

rule-5-52 =
    Les chefs employés à la phase d’élite n’ont pas terminé. Un légat qui l’a prise peut
    encore agir avec sa légion à son tour. Les légions que César y a commandées par des
    ordres de légion sont fermées à leurs légats.
    .title = Ensuite

rule-5-6 =
    Les tirailleurs avant les chefs.
    .title = La phase des auxiliaires

rule-5-61 =
    Au début de chaque tour, avant tout chef, les tirailleurs et eux seuls peuvent agir.
    Rien n’y oblige.
    .title = Les tirailleurs seuls

rule-5-62 =
    Le joueur dont le PC ou le CT est le meilleur agit d’abord ; à égalité le commandant
    d’élite, sinon le dé. Dans les cinq batailles, Rome seule a des tirailleurs.
    .title = Qui d’abord

rule-5-63 =
    Chaque tirailleur sur la carte peut recevoir un ordre individuel, à toute distance.
    .title = Où qu’ils soient

rule-5-64 =
    Ni court-circuit ni momentum dans cette phase. Un tirailleur qui a agi peut agir encore
    plus tard dans le tour, mais seulement par un ordre individuel, pas dans une ligne.
    .title = Et plus tard

rule-5-65 =
    S’en servir compte pour une des trois phases du proconsul dans le tour (5.14). Cela ne
    touche ni la phase d’élite, ni les court-circuits, ni le momentum.
    .title = Ce qu’elle coûte

rule-6-0 =
    Comment se déplacent unités et chefs.
    .title = Le mouvement

rule-6-1 =
    Jusqu’où mène un ordre.
    .title = La capacité de mouvement

rule-6-11 =
    Avec un ordre, une unité dépense au plus sa capacité de mouvement, ou moins.
    .title = Jusqu’à la capacité

rule-6-12 =
    Une fois par phase d’ordres, dans autant de phases que ses chefs en obtiennent. Une
    unité dont le légat a agi ou terminé ne peut être activée par un autre chef.
    .title = Combien de fois

rule-6-13 =
    Une unité qui bouge une deuxième fois ou plus dans un tour subit 1 perte en dépensant
    son premier point. Avance après combat, poursuite, retraite ordonnée, réactions et tir
    sans mouvement n’en sont pas. L’infanterie des tribus et l’artillerie subissent aussi
    cette perte.
    .title = Bouger de nouveau

rule-6-14 =
    Les tirailleurs ne subissent rien pour plusieurs mouvements dans un tour.
    .title = Sauf les tirailleurs

rule-6-15 =
    Un chef actif peut se déplacer plusieurs fois dans une phase, avec 9 PM en tout, aux
    coûts de la cavalerie. Un chef n’a pas d’orientation.
    .title = Les chefs

rule-6-2 =
    Le terrain coûte des points de mouvement et, à certaines unités, des pertes aussi.
    .title = Le terrain

rule-6-21 =
    Chaque hexagone où l’on entre et certains côtés franchis coûtent des points (tableau des
    coûts), et chaque niveau monté 1 de plus. À Bibracte, une cohorte de 3516 à 3815 paie
    5 : trois hexagones clairs et deux niveaux.
    .title = Les points

rule-6-22 =
    Certains terrains coûtent des pertes aux cohortes et à la cavalerie, au moment d’y
    entrer. Plus d’un niveau montés, ou plus d’un descendus, dans une phase, avances
    comprises, leur coûte 1 perte, une seule fois. Les cohortes en colonne en subissent moins. En Bretagne, une
    cohorte de 2225 à 1924 en subit 1.
    .title = Les pertes

rule-6-23 =
    Chefs, tirailleurs, infanterie des tribus (BI et LI) et artillerie ne subissent rien du
    fait du terrain, des niveaux ou d’un pivot. Restent les pertes d’un second mouvement
    (6.13) et de la traversée d’amis (6.93).
    .title = Qui n’en subit pas

rule-6-24 =
    Un hexagone compte pour le terrain qui y domine. Nos cartes donnent à chacun un seul
    terrain. Les hexagones côtiers sont de la terre pour les unités terrestres ; nos navires
    restent à l’écart de la plage (S-BRI-1).
    .title = Hexagones mixtes

rule-6-25 =
    Certains hexagones et côtés sont interdits à tous ou à quelques-uns : la Sequana, la
    pleine mer, les murs des camps ; l’eau à tous sauf à l’infanterie romaine ; la plage aux
    chars.
    .title = Terrain interdit

rule-6-26 =
    Qui ne peut payer le coût entier n’entre pas ; il n’y a pas de mouvement minimum. Les
    points paient aussi les pivots (7.12).
    .title = Assez de points

rule-6-27 =
    Niveaux, rivières, bois et marais décalent aussi la colonne d’un choc (8.36).
    .title = Terrain et choc

rule-6-28 =
    Le tableau des coûts donne points et pertes de chaque terrain. En colonne, seules les
    lignes marquées COL coûtent des pertes : bois et marais, et les niveaux.
    .title = Coûts et pertes

rule-6-3 =
    Un hexagone à la fois, vers l’avant.
    .title = Comment on se déplace

rule-6-31 =
    Une unité va d’hexagone en hexagone voisin et finit son mouvement avant qu’une autre
    commence. Deux unités empilées peuvent bouger en une pile ; par ordres individuels il en
    faut deux, sauf si le proconsul est dans l’hexagone (6.94).
    .title = L’un après l’autre

rule-6-32 =
    Une unité n’entre que dans un de ses deux hexagones de front ; pour aller ailleurs, elle
    pivote d’abord (7.12).
    .title = Vers l’avant

rule-6-4 =
    Les cohortes peuvent marcher en colonne : plus vite et plus souplement, mais sans
    défense.
    .title = La colonne

rule-6-41 =
    Une cohorte qui reçoit un ordre de mouvement, ni déroutée, ni empilée, ni en ZDC
    ennemie, peut former ou quitter la colonne à la fin de son mouvement pour 1 PM. Elle ne
    marche en colonne que si elle a commencé la phase ainsi.
    .title = La former

rule-6-42 =
    1 PM de plus, et des pertes seulement où le tableau dit COL : pour un bois, par exemple,
    mais pas pour un ruisseau.
    .title = Ce qu’elle y gagne

rule-6-43 =
    Une colonne fait face à un côté d’hexagone : le seul hexagone devant elle est son front,
    l’opposé son arrière, les quatre autres ses flancs. Elle se forme vers le côté à gauche
    ou à droite de l’angle où elle regardait et revient à l’un des deux angles de son front,
    sans frais.
    .title = Orientée vers un côté

rule-6-44 =
    Elle entre dans son hexagone de front ou dans l’un des deux voisins sans payer le
    pivot ; ailleurs, elle le paie.
    .title = Comment elle tourne

rule-6-45 =
    En colonne, la QT baisse de 2. Une colonne n’attaque pas, ne tire pas et ne fait que se
    déplacer ; quiconque l’attaque, sauf des tirailleurs, est supérieur. Une cohorte dont
    les pertes atteignent la QT moins 2 ne peut la former.
    .title = Vulnérable

rule-6-46 =
    Une colonne attaquée en choc revient en ligne à la fin de la phase, avec 1 perte de
    plus, même si cela la met en déroute.
    .title = Surprise en colonne

rule-6-47 =
    Une colonne ne peut faire de retraite ordonnée et ne s’empile pas.
    .title = Ni retraite ni pile

rule-6-48 =
    Seules les cohortes forment la colonne.
    .title = Les cohortes seules

rule-6-5 =
    Les unités plus légères et plus rapides reculent devant l’ennemi qui approche.
    L’infanterie barbare ne le peut pas.
    .title = La retraite ordonnée

rule-6-51 =
    Quand une unité ennemie commence son mouvement à deux hexagones, ou qu’un pas l’y amène,
    une unité non déroutée, hors de ZDC ennemie et de CM au moins égale peut se retirer
    aussitôt : en s’éloignant d’elle à chaque hexagone, d’autant de PM que sa CM est
    supérieure, et d’au moins 1. Le mouvement ennemi attend. Qui renonce a perdu cette
    chance contre ce mouvement.
    .title = Quand et jusqu’où

rule-6-52 =
    Elle garde son orientation et paie les pertes habituelles du terrain ; à la fin elle
    peut pivoter, au seul prix des pertes de pivot. L’infanterie autre que les tirailleurs
    lance ensuite le dé : au-dessus de la QT, 1 perte. Une unité approchée de flanc ou
    d’arrière subit 1 perte avant de partir ; si plusieurs hexagones conviennent, le
    meilleur pour elle compte. Les deux s’ajoutent.
    .title = Ce qu’elle coûte

rule-6-53 =
    Une unité dont les pertes atteignent la QT en se retirant part en déroute.
    .title = Trop de pertes

rule-6-54 =
    Une unité peut se retirer autant de fois qu’il faut dans un tour ; chaque fois coûte
    comme en 6.52. Il n’y faut pas d’ordre et cela n’entame pas son mouvement.
    .title = Autant de fois qu’il faut

rule-6-55 =
    Ni en ZDC ennemie, ni en bois, marais ou terrain interdit, ni à travers une rivière
    mineure ; les Romains n’entrent au camp que par une porte. L’empilement s’applique
    (6.93) : à travers des amis, au prix habituel, mais sans rester avec eux. Une unité ne tire pas en se retirant ; si celle qui approche peut tirer en
    marche, c’est à deux hexagones ou plus.
    .title = Où non

rule-6-56 =
    Pas de retraite dans le segment de choc. L’unité qui approchait peut poursuivre son
    mouvement.
    .title = Seulement face au mouvement

rule-6-6 =
    Des paires de cohortes avec intervalles se déploient en une ligne.
    .title = L’extension de ligne

rule-6-61 =
    Deux cohortes empilées d’une même légion, avec un hexagone de flanc vide, peuvent
    s’étendre : en réaction, quand un pas amène une unité ennemie à deux hexagones d’une
    telle paire, et alors toutes les paires de la légion le peuvent ; ou lors d’un ordre de
    légion. Pas par ordres individuels.
    .title = Quand

rule-6-62 =
    La cohorte supérieure d’une paire glisse de côté dans un hexagone de flanc vide. En
    réaction, le choix se fait à la première occasion de la phase pour cette légion ;
    ensuite elle est perdue.
    .title = Comment

rule-6-63 =
    Dans un hexagone dont l’entrée coûte 1 PM et aucune perte, qu’aucune unité n’occupe et
    qui n’est en aucune ZDC ennemie ; pas hors d’une ZDC qui tient la cohorte (7.23).
    L’orientation reste.
    .title = Où

rule-6-64 =
    D’autres unités peuvent se retirer par les intervalles avant que la ligne se ferme. Les
    cohortes ne combinent pas les deux : dès qu’une cohorte d’une légion s’est étendue,
    aucune de cette légion ne se retire dans la phase.
    .title = Avec les retraites

rule-6-65 =
    Par ordre de légion, 1 PM pour la cohorte qui glisse ; en réaction, rien. Aucune perte.
    Resserrer les rangs est un mouvement ordinaire.
    .title = Ce qu’elle coûte

rule-6-66 =
    Les cohortes en colonne ne peuvent s’étendre.
    .title = Pas en colonne

rule-6-7 =
    Les camps romains et les chariots des tribus sont des refuges.
    .title = Les camps

rule-6-71 =
    Murs : nul ne les franchit. Les tours sont des hexagones à l’intérieur du mur ;
    l’infanterie romaine peut sortir par leur côté extérieur, nul n’entre par là. Portes :
    pour les Romains (6.72). Chariots : pour les tribus.
    .title = Les ouvrages

rule-6-72 =
    Nul ne se déplace, ne se retire ni ne fuit par un côté fortifié, sauf les Romains par
    une porte et les tribus par-dessus les chariots, pour 1 PM de plus ; qui ne peut payer
    ne passe pas.
    .title = Franchir

rule-6-73 =
    Les zones de contrôle ne passent aucun côté fortifié.
    .title = Pas de zones de contrôle

rule-6-74 =
    Pas de choc à travers un côté fortifié, portes comprises. Le tir n’est permis que vers
    l’extérieur : aux tribus par-dessus leurs chariots, aux Romains depuis les tours, où ils
    tirent d’un niveau plus haut.
    .title = Combattre par-dessus

rule-6-75 =
    Une unité ou une catapulte qui entre dans un camp y reste, sauf si elle y est entrée en
    déroute et s’est ralliée. Chefs et aigles sont libres. En phase A, un tirailleur que le
    camp retient peut gagner une de ses tours. À Bibracte, les unités qui y commencent peuvent en
    sortir (S-BIB-2, S-BIB-3).
    .title = Dedans pour de bon

rule-6-8 =
    Au début d’une bataille, l’infanterie des tribus a 1 PM de plus, et un chef qui l’a
    commandée dans la phase écoulée retire 1 à son dé de momentum. Pour chaque tribu cela
    cesse avec le tour où une deuxième de ses unités, comptées sur toute la bataille, est
    entrée en ZDC romaine. Les Bretons ne l’ont pas ; les Germains l’ont par canton, mais
    non leurs couples de cavaliers et fantassins.
    .title = L’impétuosité

rule-6-9 =
    Combien d’unités partagent un hexagone, en passant ou en restant.
    .title = L’empilement

rule-6-91 =
    Une unité de combat ; chefs, artillerie et marqueurs ne comptent pas. Exceptions : deux
    cohortes peuvent partager un hexagone et comptent alors pour une face à une troisième ;
    les tirailleurs passent librement ; cavaliers et fantassins germains au Rhin (S-RHI-2),
    chars et leurs combattants en Bretagne (S-BRI-8).
    .title = Une unité par hexagone

rule-6-92 =
    Aucune unité n’entre dans un hexagone tenu par une unité ennemie.
    .title = Jamais avec l’ennemi

rule-6-93 =
    Le mouvement par ordre et la retraite sont volontaires, la déroute est obligatoire ;
    chacun a son tableau (6.99). Est de base toute unité autre que tirailleurs et cohortes ;
    une paire de cohortes, en marche ou immobile, l’est aussi.
    .title = Les tableaux d’empilement

rule-6-94 =
    Déplacer deux unités empilées demande deux ordres individuels. Un seul ordre du
    proconsul à son propre hexagone meut tout ce qui est empilé avec lui, et lui avec. Un
    couple germain n’en demande qu’un.
    .title = Deux unités, deux ordres

rule-6-95 =
    Laquelle des deux unités est au-dessus ne change que par un ordre individuel. Si une
    seule bouge, c’est celle du dessus ; l’autre peut bouger après elle. Une unité qui entre
    se place dessous.
    .title = Dessus et dessous

rule-6-96 =
    Unités et chefs entrent librement dans les hexagones les uns des autres. Quand une unité
    avec un chef se retire, il peut la suivre, aller ailleurs ou rester ; il peut aussi
    partir et l’unité rester.
    .title = Unités et chefs

rule-6-97 =
    Deux unités d’un hexagone regardent du même côté. Celle qui vient s’y arrêter pivote,
    sans points, au seul prix des pertes de pivot.
    .title = Une seule orientation

rule-6-98 =
    Les tailles s’ajoutent au choc. Le tir touche l’unité du dessus, de l’arrière celle du
    dessous. Des unités empilées ajoutent 1 aux dés contre la QT, sauf des cohortes d’une
    même légion. Les pertes d’un choc se partagent par moitié, l’impaire à celle du dessus,
    de l’arrière à celle du dessous, si 10.12 ne dit rien d’autre. Si celle du dessus
    déroute, celle du dessous déroute aussi ; si c’est celle du dessous, l’autre fait le
    test de 8.33.
    .title = Les piles au combat

rule-6-99 =
    Par ordre ou retraite. En passant : unités de base 1 perte aux deux ; tirailleurs rien ;
    une cohorte à travers une cohorte seule de sa légion rien, d’une autre légion 1 perte
    aux deux, à travers le reste comme unité de base. En s’arrêtant : seulement une cohorte
    avec une autre, et l’artillerie avec l’infanterie ; d’une autre légion avec 1 de plus à
    tous les dés contre la QT tant qu’elles sont ensemble. Jamais avec une unité en déroute.

    En déroute, c’est celle qui ne bouge pas qui en souffre. En passant : 1 perte, puis un
    dé contre la QT dont l’excès compte aussi en pertes ; pour une cohorte de la même légion
    rien, par une cohorte à travers d’autres 1 perte sans dé. Qui finirait dans un hexagone
    occupé va un hexagone plus loin, et l’unité bousculée subit 1 perte et un dé.
    .title = Ce que coûte le passage

rule-7-0 =
    Où regarde une unité, et ce qu’elle tient ainsi.
    .title = Orientation et zones de contrôle

rule-7-1 =
    Front, flancs et arrière.
    .title = L’orientation

rule-7-11 =
    Une unité fait face à un angle de son hexagone : les deux hexagones de cet angle sont
    son front, les deux voisins ses flancs, les deux derrière son arrière. Elle n’avance que
    dans un hexagone de front. Toutes les unités d’un hexagone regardent du même côté.
    .title = Front, flanc, arrière

rule-7-12 =
    Une cohorte paie 1 PM pour un pivot quel qu’il soit. Les tirailleurs ne paient rien.
    Infanterie barbare et légère, toute cavalerie et chars paient 1 PM par angle. Colonnes :
    6.44.
    .title = Pivoter

rule-7-13 =
    Aucune unité ne pivote en entrant ou en restant en ZDC ennemie, sauf d’un angle après
    une avance (8.42), après un ralliement (10.47) ou en réaction (7.15).
    .title = Pas en zone de contrôle

rule-7-14 =
    En bois et marais, cohortes et cavalerie subissent 1 perte par angle pivoté.
    .title = Terrain difficile

rule-7-15 =
    Quand une unité ennemie vient à côté d’elle, même en avançant après combat, une unité
    peut pivoter d’un angle, une fois par phase, sauf si elle est en ZDC d’un autre ennemi.
    L’infanterie lance ensuite le dé : l’excès sur la QT compte en pertes. La cavalerie n’en
    lance pas. Qui veut pivoter et tirer pivote d’abord.
    .title = Pivoter en réaction

rule-7-2 =
    Ce que le front d’une unité impose à l’ennemi.
    .title = Zones de contrôle et choc obligatoire

rule-7-21 =
    Une unité contrôle ses deux hexagones de front, avec ou sans projectiles. Les
    tirailleurs contrôlent front et flancs, mais rien une fois à court de projectiles.
    Unités en déroute, chefs et artillerie ne contrôlent rien.
    .title = Quels hexagones

rule-7-22 =
    Une ZDC n’atteint ni les hexagones où l’unité ne peut entrer, ni au-delà d’un côté
    fortifié. Les Bretons ne contrôlent donc pas l’eau.
    .title = Où elle ne va pas

rule-7-23 =
    Qui entre en ZDC ennemie s’arrête. En sortir au début d’un mouvement n’est permis qu’au
    proconsul par son propre ordre, aux autres chefs par deux ordres ou un ordre de légion
    ou de ligne de leur PC ou CT, et à une unité de combat, avec ordre de mouvement, un
    hexagone de front libre et une CM supérieure à celle de chaque ennemi dont la ZDC la
    tient. Elle peut passer droit dans une autre ZDC et s’y arrête. Sortir de la zone d’une
    unité de tir peut attirer son tir (8.21).
    .title = S’arrêter et repartir

rule-7-24 =
    Un hexagone dans les zones des deux camps est contrôlé par les deux.
    .title = Contrôle partagé

rule-7-25 =
    A : les unités lourdes (CO, BI, RC, BC, LN) qui ont bougé dans la phase doivent attaquer
    tous les ennemis dans leur ZDC. B : les légères (LI, LC) qui ont bougé choisissent. C :
    celles qui n’ont fait que tirer, ou qui sont simplement à portée du chef actif qui les
    commande, peuvent choisir d’attaquer.
    .title = Qui doit et qui peut attaquer

rule-7-26 =
    Une unité lourde qui vient à côté d’un ennemi est marquée aussitôt : elle devra tester
    sa qualité et attaquer ; la marque tombe si aucun ennemi n’est dans sa ZDC à l’arrêt.
    Une légère qui a bougé est interrogée à l’arrêt. Celles qui n’ont pas bougé sont
    marquées sans test au début du segment de choc. Seules les unités marquées attaquent.
    .title = Marquées pour le choc

rule-8-0 =
    Le tir et le choc.
    .title = Le combat

rule-8-11 =
    Archers (A), frondeurs (S), lanceurs de haches (X) et de javelots (J) tirent sur ordre :
    sur place, ou une fois en marche juste après un pas qui les a rapprochés de la cible,
    sans frais de points. Qui tire d’abord ne bouge plus dans la phase.
    .title = Tirer sur ordre

rule-8-12 =
    Sur ordre, ou en réaction (8.2).
    .title = Quand

rule-8-13 =
    Sur tout hexagone ennemi à portée que la ligne atteint par un côté de front ou de flanc
    du tireur, avec ligne de vue. Chacun tire seul. L’unité du dessus est touchée, celle du
    dessous si le tir vient de l’arrière. Dans une pile, seule l’unité du dessus tire.
    .title = Sur qui

rule-8-14 =
    Arcs et frondes baissent sur un 9 naturel, les javelots des LI et de la cavalerie sur 6
    à 9, les haches après le premier jet ; une unité au plus bas tire encore une fois, puis
    n’a plus rien. Les cohortes lancent leurs pila une seule fois. L’infanterie à javelots,
    cohortes comprises, n’a plus rien après un choc mené jusqu’au bout. L’artillerie n’en
    manque jamais.
    .title = Les munitions

rule-8-15 =
    En phase E, une unité au plus bas ou à court retrouve tous ses projectiles si elle n’est
    en aucune ZDC ennemie, ni à portée, dans l’arc et en vue d’un ennemi qui en a encore.
    .title = Recharger

rule-8-16 =
    Du centre de l’hexagone du tireur à celui de la cible. La bloquent : un terrain
    intermédiaire plus haut que les deux ; bois, murs, portes, tours, chariots et haies,
    sauf plus bas que les deux ; et les unités, sauf plus bas que les deux, ou si le tireur
    est un archer et qu’elles sont plus près de lui que de la cible. Une ligne qui suit un
    côté doit être libre des deux bords. Les hexagones adjacents sont toujours en vue. Pour
    les ordres, les unités amies ne bloquent pas et un bord libre suffit (4.36).
    .title = La ligne de vue

rule-8-17 =
    Touché si le dé, modifié, ne dépasse pas la force de l’arme à cette portée (8.71) ; cela
    coûte 1 perte, aussitôt. Cible plus basse −1 (une tour compte un niveau de plus) ; cible
    en bois +1 ; par-dessus un côté fortifié, ou une haie, +1 ; arc ou fronde contre une
    cohorte adjacente, par son front, +1, mais pas depuis une tour ; tireur Réduit +1 ;
    cible SK +2 ; arc, fronde ou cavalier en marche ou en harcèlement +1.
    .title = Le tir

rule-8-18 =
    Un 0 naturel contre un hexagone avec des chefs : chacun relance, et un nouveau 0 est une
    perte (8.34). On peut tirer sur un chef seul.
    .title = Chefs sous le tir

rule-8-2 =
    Des tirs hors de son tour : sur qui entre ou sort d’une ZDC, et en retour sur qui tire.
    .title = Le tir de réaction

rule-8-21 =
    Quand une unité non déroutée quitte la ZDC d’un ennemi qui tire à deux hexagones ou
    plus, arcs et frondes, celui-ci peut tirer d’abord. De même quand quelqu’un se retire en
    bon ordre devant lui.
    .title = Sur qui s’en va

rule-8-22 =
    Ces tirs comptent à deux hexagones.
    .title = À deux hexagones

rule-8-23 =
    Une unité de tir peut tirer sur qui entre dans sa ZDC, même en avançant après combat,
    avant toute autre action de l’arrivant. Elle use de la portée la plus favorable parmi
    celles où elle l’a vu pendant ce mouvement. Contre un ordre de légion ou de ligne, tous
    les mouvements se font d’abord, puis ces tirs ; ceux qui ont bougé et sont visés
    retiennent leur tir jusque-là.
    .title = Sur qui vient

rule-8-24 =
    Une unité visée par le camp actif peut tirer en retour si elle est à portée, après
    l’effet. Pas si elle a déjà tiré à l’entrée sur ce tireur dans la phase, ni sur
    l’artillerie. Un tel tir n’en appelle aucun autre.
    .title = Tirer en retour

rule-8-25 =
    Le tir de réaction demande des projectiles, mais pas d’ordre.
    .title = Sans ordre

rule-8-26 =
    L’artillerie a sa propre règle (9.34) au lieu du tir de réaction.
    .title = Pas l’artillerie

rule-8-3 =
    Le choc clôt une phase d’ordres. Toutes les unités marquées attaquent. Chaque étape, de
    8.33 à 8.37, est menée pour tous les combats avant la suivante.
    .title = Le choc

rule-8-31 =
    On marque, sans test, les unités qui n’ont pas bougé et doivent attaquer (7.25 C).
    .title = La désignation

rule-8-32 =
    Un attaquant doit attaquer tous les ennemis dans sa ZDC, sauf ceux qu’un autre attaque
    dans ce segment. Plusieurs peuvent s’unir contre un défenseur, un seul en attaquer
    plusieurs, mais sans se diviser ; tous les défenseurs d’un combat sont dans la ZDC de
    chacun de ses attaquants, et une pile attaque ensemble. Les tailles s’ajoutent. Une
    unité attaque une fois par segment, un défenseur est attaqué une fois par phase.
    .title = Qui combat qui

rule-8-33 =
    Chaque attaquant tenu au test, et chaque unité qu’il attaque, lance le dé : l’excès sur
    la QT compte en pertes. Puis déroutent les défenseurs dont les pertes atteignent la QT,
    puis les attaquants. Si tous déroutent des deux côtés, les défenseurs fuient et les
    attaquants restent sur place, en déroute. Un attaquant devant un hexagone vidé avance,
    sauf si la ZDC d’un autre ennemi le tient. Pas de dé : attaquants de seuls tirailleurs
    ou unités en déroute, cohortes attaquées seulement de front par de l’infanterie légère.
    Une unité déjà en déroute qui échoue est éliminée. Modificateurs : 8.51, 6.98.
    .title = La charge

rule-8-34 =
    Chaque chef empilé avec une unité encore au combat lance le dé ; 0 est une perte. Second
    dé : 0 à 6, terminé pour le tour ; 7, blessé en outre, toutes ses valeurs sauf la
    capacité baissent de 1 jusqu’à la fin ; 8, de même mais de 2 ; 9, tué. Une initiative
    tombée à 0 tue.
    .title = Les pertes de chefs

rule-8-35 =
    La table du fracas (8.73) donne la colonne de base selon les types et selon front, flanc
    ou arrière. Avec plusieurs types, le défenseur nomme d’abord son unité, puis l’attaquant
    la sienne, avec l’angle qui lui convient. Entre deux aspects compte le meilleur pour le
    défenseur.
    .title = Le fracas

rule-8-36 =
    1 Supériorité. Une attaque de flanc ou d’arrière est supérieure (pas sur le flanc de
    tirailleurs), avec l’unité nommée pour la colonne. Sinon décide la table de supériorité
    (8.72) ; cohortes et LI à javelots à court de projectiles ne sont pas supérieures en
    défense face à la cavalerie. 2 Taille : pour chaque rang du rapport au-delà de 1 contre
    1, une colonne, arrondi pour l’attaquant si une de ses unités a bougé, sinon pour le
    défenseur. 5 contre 4 donne 2-1 en mouvement, 1-1 sur place. Contre des tirailleurs la
    taille ne compte pas. 3 Décalages, additionnés, puis bornés aux colonnes 1 à 13 :
    attaquant Réduit 1 à gauche, défenseur Réduit 1 à droite ; tous les défenseurs en bois
    ou marais 1 à gauche ; un défenseur plus haut 1 à gauche, tous plus hauts 2 à gauche,
    tous plus bas 1 à droite ; tous les attaquants par une rivière mineure ou par des haies
    1 à gauche ; depuis l’eau peu profonde 1 à gauche, depuis l’eau moyenne 2 à gauche ;
    défenseur dans l’eau, attaquant à terre, 1 à droite. Le dé : plus le meilleur charisme
    avec les attaquants, moins le meilleur avec les défenseurs, borné de 0 à 9 ; un chef tué
    en 8.34 compte contre son camp. 4 Pertes : attaquant(défenseur) ; l’attaquant supérieur
    double celles du défenseur, le défenseur supérieur triple celles de l’attaquant. Contre
    de seuls tirailleurs, celles de l’attaquant sont réduites de moitié, 1 au plus.
    .title = La lutte

rule-8-37 =
    Déroutent les unités dont les pertes atteignent la QT. Puis chaque unité de ces combats
    qui en est à une perte et se trouve en ZDC ennemie lance le dé : QT ou plus, elle
    déroute ; moins, elle récupère une perte. Ensuite les avances (8.4) et la poursuite de
    la cavalerie (10.5).
    .title = L’effondrement

rule-8-4 =
    Dans les hexagones que l’ennemi a quittés.
    .title = L’avance après combat

rule-8-41 =
    Les attaquants entrent dans l’hexagone vidé par le choc ou la charge, sans ordre, aux
    pertes habituelles du terrain mais jamais au-delà de QT moins 1. Après une charge, un
    attaquant en ZDC d’un autre ennemi n’avance pas.
    .title = Qui doit avancer

rule-8-42 =
    Après une avance, une unité peut pivoter d’un angle, même en ZDC ennemie.
    .title = Pivoter

rule-8-43 =
    De plusieurs attaquants avance celui qui a donné la supériorité, sinon celui de plus
    haute QT, à égalité au choix du joueur. Une pile avance ensemble.
    .title = Laquelle

rule-8-44 =
    Nul n’avance après un simple tir. Une cohorte qui lance ses pila en arrivant à côté d’un
    ennemi peut entrer dans l’hexagone ainsi vidé ; son mouvement s’y arrête.
    .title = Pas après un tir

rule-8-5 =
    La première ruée des tribus.
    .title = La férocité

rule-8-51 =
    Les BI et LI gauloises et germaines commencent la bataille féroces. Quand elles
    chargent, les défenseurs ajoutent 2 à leurs dés de 8.33 et elles retirent 1 aux leurs.
    Un seul attaquant féroce suffit. Attaquées, elles n’en tirent rien. Chaque tribu a la
    sienne.
    .title = Ce qu’elle fait

rule-8-52 =
    Chaque fois qu’une unité de la tribu déroute, on lance le dé contre l’initiative de son
    chef : au-dessus, la tribu perd sa férocité pour de bon.
    .title = La perdre

rule-8-53 =
    Le test se fait pour chaque unité qui déroute, et la perte d’une tribu n’en touche pas
    une autre. Les Bretons n’ont pas de férocité.
    .title = Tribu par tribu

rule-8-6 =
    Les troupes légères accourent, lancent et s’éloignent, sans bouger sur la carte.
    .title = Harcèlement et dispersion

rule-8-61 =
    La cavalerie légère à projectiles, contre tous ; tirailleurs et infanterie légère à
    projectiles, contre l’infanterie.
    .title = Qui

rule-8-62 =
    La cavalerie part de quatre hexagones au plus, l’infanterie de deux, sans être adjacente
    ni en ZDC ennemie ; couples germains et infanterie bretonne sur char comptent comme
    cavalerie. Le chemin vers la cible, pas plus long que cela, est libre d’ennemis et, sauf
    à côté de la cible, de leurs zones.
    .title = D’où

rule-8-63 =
    Ni par bois, marais ou terrain interdit, ni par rivières, haies ou ouvrages ; les
    ruisseaux sont libres. À travers une unité amie, cela coûte 1 perte à chacune.
    .title = Par quel terrain

rule-8-64 =
    Elle tire comme à un hexagone, avec 1 de plus au dé pour arcs, frondes et cavaliers. La
    cible peut tirer en même temps si le dernier hexagone du chemin est dans son front ou
    son flanc. L’unité n’a pas bougé.
    .title = Comment

rule-8-65 =
    Contre une LI à pied, la cible peut la chasser au lieu de tirer : un dé, plus 1 si sa QT
    est supérieure. Au-dessus de la CM de la LI : après les tirs, celle-ci se retrouve au
    dernier hexagone de son chemin, à côté de la cible. Sinon la cible doit avancer d’un
    hexagone vers elle, et la LI peut reculer dans un hexagone arrière vide en gardant son
    orientation.
    .title = Chasser l’infanterie légère

rule-8-7 =
    Où sont les chiffres.
    .title = Les tables de combat

rule-8-71 =
    Force selon la distance, 1 hexagone, 2 hexagones et ainsi de suite. Arc : 5, 3, 3, 1.
    Fronde : 3, 2. Javelot à pied, pilum : 5. Javelot à cheval : 3. Catapulte : 7, 5, 5, 3,
    2, 1, 0. Hache : 4.
    .title = Les projectiles

rule-8-72 =
    Attaquant supérieur : CO contre BI et LI ; BI contre LI ; tous contre SK ; BC contre LN
    et LC ; RC et LN contre LC. Défenseur supérieur : CO et BI contre LI ; BI contre LC ;
    et, tant qu’ils ont des projectiles, CO contre RC, BC et LC, LI contre LC. Les servants
    d’artillerie sont des LI. Tous les autres : personne.
    .title = La supériorité

rule-8-73 =
    La colonne de base : une ligne pour le défenseur, une colonne pour l’attaquant. Les
    servants d’artillerie défendent comme LI. Les chars ne combattent pas.

    Front: CO | BI | LI | RC | BC | LN | LC.
    CO: 7 | 6 | 5 | 7 | 7 | 4 | 4;
    BI: 6 | 7 | 7 | 5 | 5 | 4 | 3;
    LI: 8 | 10 | 7 | 8 | 8 | 7 | 6;
    SK: 11 | 12 | 10 | 11 | 11 | 10 | 9;
    RC: 7 | 7 | 6 | 7 | 7 | 6 | 5;
    BC: 7 | 7 | 6 | 7 | 7 | 6 | 5;
    LN: 9 | 9 | 8 | 9 | 9 | 8 | 7;
    LC: 10 | 10 | 8 | 9 | 9 | 8 | 7.

    Flanc: CO | BI | LI | RC | BC | LN | LC.
    CO: 9 | 8 | 9 | 9 | 9 | 8 | 7;
    BI: 12 | 10 | 9 | 10 | 10 | 9 | 8;
    LI: 9 | 10 | 7 | 8 | 8 | 7 | 6;
    SK: 12 | 13 | 10 | 11 | 11 | 10 | 9;
    RC: 9 | 9 | 7 | 8 | 8 | 7 | 6;
    BC: 9 | 9 | 7 | 8 | 8 | 7 | 6;
    LN: 10 | 10 | 8 | 9 | 9 | 8 | 7;
    LC: 11 | 11 | 8 | 9 | 9 | 8 | 7.

    Arrière: CO | BI | LI | RC | BC | LN | LC.
    CO: 11 | 10 | 11 | 10 | 10 | 10 | 9;
    BI: 13 | 13 | 10 | 11 | 11 | 11 | 9;
    LI: 12 | 12 | 9 | 10 | 10 | 8 | 6;
    SK: 12 | 13 | 10 | 11 | 11 | 11 | 9;
    RC: 11 | 11 | 8 | 9 | 9 | 8 | 7;
    BC: 11 | 11 | 8 | 9 | 9 | 8 | 7;
    LN: 11 | 11 | 9 | 10 | 10 | 9 | 8;
    LC: 12 | 12 | 9 | 10 | 10 | 9 | 8.
    .title = Le fracas

rule-8-74 =
    Pertes de l’attaquant, entre parenthèses celles du défenseur, selon le dé modifié ;
    colonnes 1 à 13.

    0: 6(1) | 5(2) | 4(2) | 4(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 2(2) | 2(2);
    1: 6(1) | 4(2) | 4(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(3) | 2(3);
    2: 5(1) | 4(2) | 4(2) | 3(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3);
    3: 5(1) | 4(2) | 4(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(4);
    4: 5(2) | 4(2) | 3(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(4) | 1(3);
    5: 4(2) | 4(2) | 3(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(3) | 2(4) | 1(3);
    6: 4(2) | 4(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(4) | 2(4) | 1(4);
    7: 4(2) | 4(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(3) | 2(4) | 1(4) | 1(4);
    8: 4(2) | 3(2) | 2(2) | 2(2) | 2(2) | 2(3) | 2(3) | 2(3) | 2(3) | 2(4) | 2(4) | 1(4) | 1(4);
    9: 3(2) | 3(2) | 2(2) | 2(2) | 2(3) | 2(4) | 2(4) | 2(4) | 2(4) | 2(4) | 1(4) | 1(4) | 1(6).
    .title = Résultats du choc

rule-8-75 =
    La liste des pertes automatiques est au tableau de cohésion ; de même les tests de QT.
    .title = Pertes et tests

rule-9-0 =
    Tirailleurs, infanterie légère et artillerie.
    .title = Unités particulières

rule-9-1 =
    Entraînés à éviter le choc.
    .title = Les tirailleurs

rule-9-11 =
    Ils n’attaquent jamais en choc et ne donnent pas de supériorité. Qui n’attaque que des
    tirailleurs ne fait pas de test à la charge ; eux, si. Les tirs contre eux ajoutent 2 au
    dé, sans effet sur les munitions. Ils ne déroutent pas : ils sont éliminés. Ils peuvent
    harceler l’infanterie (8.6) et bouger plusieurs fois sans perte (6.14).
    .title = Ce qui change

rule-9-12 =
    Ils se retirent jusqu’à deux hexagones devant toute unité dont la CM ne dépasse pas la
    leur, quelle que soit la différence, et n’en subissent une perte que s’ils sont
    approchés de flanc ou d’arrière.
    .title = Leur retraite

rule-9-2 =
    L’infanterie légère à projectiles peut harceler l’infanterie (8.6). Une cohorte attaquée
    de front par de seules LI ne fait pas de test à la charge ; la LI, si. Les cohortes qui
    attaquent des LI font le test habituel.
    .title = L’infanterie légère

rule-9-3 =
    Les catapultes des légions.
    .title = L’artillerie

rule-9-31 =
    Chaque légion a une catapulte, qui en fait partie.
    .title = Une par légion

rule-9-32 =
    Elle est en batterie ou en marche. Changer de mode demande un ordre individuel ou
    l’ordre de la légion et occupe toute sa phase. Elle s’empile avec les cohortes sans
    frais.
    .title = Deux modes

rule-9-33 =
    Elle n’a besoin d’aucune autre unité. Les servants ont une QT et défendent comme
    infanterie légère. Elle n’attaque jamais en choc.
    .title = Ses servants

rule-9-34 =
    Seulement en batterie, sans ordre, à tout moment du mouvement et du tir : deux fois dans
    tout le tour pendant que les Romains sont actifs, et deux fois dans chaque phase ennemie
    sur des unités qui y ont reçu un ordre ou bougé, même en plein mouvement. Pas pendant le
    choc.
    .title = Quand elle tire

rule-9-35 =
    Elle n’a pas d’orientation et tire dans toutes les directions, mais pas par-dessus les
    murs, sauf depuis une tour.
    .title = Tous azimuts

rule-9-36 =
    Une catapulte par hexagone. Avec une unité à pied, elle n’ajoute ni taille ni force à la
    défense ; elle et l’infanterie légère qui l’accompagne tirent où qu’elles soient dans la
    pile. Si son escorte disparaît, l’ennemi qui entre la prend.
    .title = Dans une pile

rule-9-37 =
    Une catapulte qui devrait dérouter est éliminée.
    .title = Pas de déroute

rule-10-0 =
    Pertes, déroute, ralliement, poursuite, et la fin d’une bataille.
    .title = Les effets du combat

rule-10-1 =
    L’ordre dans les rangs, mesuré en pertes.
    .title = La cohésion

rule-10-11 =
    Chaque perte de cohésion reste sur l’unité jusqu’à ce qu’elle la récupère.
    .title = Les pertes

rule-10-12 =
    Les pertes d’un camp se répartissent aussi également que possible entre ses unités du
    combat. Le reste va d’abord à l’unité qui a donné la supériorité, puis à celle qui a
    donné la colonne, puis selon 6.98, puis au choix du joueur, même si une unité en
    déroute.
    .title = Partager les pertes

rule-10-13 =
    Une unité déroute quand ses pertes atteignent sa QT, aussitôt, où que ce soit ; lors
    d’un effondrement aussi par le dé (8.37). Tirailleurs, artillerie et unités Réduites des
    tribus sont éliminés à la place.
    .title = La déroute

rule-10-14 =
    Par un ordre individuel, une unité romaine ôte deux pertes, une fois par phase, si elle
    n’est ni en déroute ni en colonne, en terrain clair, hors de toute ZDC ennemie, sans
    ennemi adjacent, et hors de portée, d’arc et de vue d’un ennemi qui a des projectiles.
    Elle ne bouge ni ne tire dans la phase. Les tribus ne le peuvent pas, ni la cavalerie
    légère.
    .title = La récupération

rule-10-15 =
    Une unité qui a des pertes combat aussi bien qu’une fraîche ; elle est seulement plus
    près de la déroute.
    .title = Les pertes n’affaiblissent pas

rule-10-16 =
    Un test est un dé contre la QT imprimée, 2 de moins en colonne ; une unité en déroute a
    une QT de 1.
    .title = Les tests

rule-10-2 =
    Des hommes perdus.
    .title = La réduction

rule-10-21 =
    Une unité qui se rallie est Réduite. Cela n’arrive qu’une fois.
    .title = Quand

rule-10-22 =
    Elle montre son autre face jusqu’à la fin de la bataille.
    .title = Définitif

rule-10-23 =
    Une unité Réduite parmi les attaquants : 1 colonne à gauche. Parmi les défenseurs : 1 à
    droite. Ses propres tirs : 1 de plus au dé.
    .title = Au combat

rule-10-24 =
    Une unité Réduite ajoute 1 au dé de ralliement.
    .title = Au ralliement

rule-10-25 =
    Si elle était déjà Réduite, on ajoute 2 au dé des pertes gardées (10.46).
    .title = Et ses pertes

rule-10-3 =
    Comment fuient les unités en déroute.
    .title = Déroute et fuite

rule-10-31 =
    Une unité qui déroute fait aussitôt deux hexagones, sans points ni pertes, par le plus
    court chemin vers son but, et lui fait face. Elle préfère les hexagones libres hors des
    zones ennemies, puis ceux d’amis hors d’elles, puis ceux d’amis dans ces zones ; jamais
    un hexagone vide en zone ennemie. Si elle ne peut faire les deux, elle est éliminée. Les
    cohortes en route vers leur aigle prennent n’importe lequel, au besoin un hexagone vide
    en zone, et peuvent s’arrêter au but.
    .title = Deux hexagones aussitôt

rule-10-32 =
    Cohortes : à un hexagone au plus de leur Aquila, où elles restent ; celle qui y déroute
    va à un hexagone libre près d’elle plus loin de l’ennemi, ou vers le camp. Autres Romains : leur
    camp. Tribus : leur enceinte de chariots. Qui n’a rien de cela gagne le bord de retraite
    de la bataille.
    .title = Vers où

rule-10-33 =
    En phase E, les unités en déroute qui ne sont pas arrivées font toute leur CM imprimée
    de la même façon, aux points habituels, sans pertes, hors des zones ennemies sauf si un
    ami s’y trouve.
    .title = Fuir encore

rule-10-34 =
    Une unité qui quitte la carte, ou ne peut finir sa fuite à cause des ennemis, de leurs
    zones ou du terrain, est éliminée. Celles à leur aigle ou au camp peuvent se rallier,
    mais tant qu’elles sont en déroute elles comptent comme éliminées dans les points, comme
    toutes les unités en déroute.
    .title = Perdues

rule-10-35 =
    Une unité en déroute ne s’empile avec personne. Qui finirait dans l’hexagone d’un ami va
    un hexagone plus loin ; s’il est pris aussi, ou fermé, elle est éliminée, et les deux
    hexagones souffrent selon le tableau (6.99).
    .title = Par-dessus les amis

rule-10-36 =
    Elles gardent taille et CM, ont une QT de 1, pas de ZDC, aucun ordre sauf le ralliement,
    et ne tirent pas ; l’infanterie n’a plus de projectiles. Elles ne subissent rien du
    mouvement. Une perte due à l’ennemi les élimine.
    .title = Les unités en déroute

rule-10-37 =
    Si, dans la lutte, toutes les unités des deux camps devaient dérouter, l’attaquant
    ajoute d’abord les pertes que coûterait son avance. Déroute le camp dont les pertes
    dépassent le plus la QT, à égalité le défenseur ; l’autre garde QT moins 1 pertes et,
    s’il attaquait, avance. Si une unité tient, toutes celles qui ont atteint leur QT
    déroutent.
    .title = Quand tous dérouteraient

rule-10-38 =
    Un chef empilé avec une unité qui déroute peut fuir avec elle, sans dommage.
    .title = Les chefs avec elles

rule-10-4 =
    Comment reviennent les unités en déroute.
    .title = Le ralliement

rule-10-41 =
    Dans une phase d’ordres, un chef peut tenter de rallier : une unité romaine à portée de
    son légat ou du proconsul, par un chemin sans mur, porte, chariots, mer ni rivière,
    entrant en bois mais pas au-delà ; une unité d’une tribu empilée avec un chef de cette
    tribu ou adjacente à lui. Aucune unité ennemie ne doit lui être adjacente, et elle ne
    doit pas être à portée, dans l’arc et en vue d’un ennemi qui a des projectiles. Empilée
    avec le chef, elle se rallie sans dé.
    .title = Par un chef

rule-10-42 =
    Un chef ne tente qu’une fois par tour pour la même unité ; un autre chef peut essayer
    aussi.
    .title = Une fois chacun

rule-10-43 =
    Charisme ou moins : ralliée. Davantage : l’unité gagne aussitôt son camp si un chemin
    libre d’unités ennemies y mène ; sinon elle est éliminée.
    .title = Rallier ou perdre

rule-10-44 =
    Un légat ou le proconsul peut consacrer toute sa phase à un ordre donné à une Aquila à
    sa portée : toutes les cohortes en déroute de cette légion, dans son hexagone ou à côté,
    se rallient.
    .title = Autour de l’aigle

rule-10-45 =
    En phase E, pour chaque camp où un chef a commencé et fini le tour : un dé pour chaque
    unité en déroute à l’intérieur, contre son charisme. Qui échoue reste. Dans l’enceinte
    de chariots, le chef doit être de la tribu de l’unité.
    .title = Au camp

rule-10-46 =
    Une unité ralliée lance le dé pour les pertes qu’elle garde, avec 2 de plus si elle
    était déjà Réduite. QT jusqu’à 5 : 0–1 une, 2–7 deux, 8–9 trois. QT 6 et plus : 0–1 une,
    2–5 deux, 6–7 trois, 8–9 quatre.
    .title = Pertes gardées

rule-10-47 =
    Une unité ralliée s’oriente librement, sans frais.
    .title = L’orientation

rule-10-48 =
    Une unité ralliée ne reçoit pas d’ordre avant le tour suivant, est Réduite et, à pied,
    n’a plus de projectiles.
    .title = Pour le reste du tour

rule-10-5 =
    Ce que fait la cavalerie victorieuse.
    .title = La poursuite

rule-10-51 =
    Si une cavalerie attaquante a mis en déroute tous ses ennemis dans la lutte, non à la
    charge ni à l’effondrement, une de ses unités lance le dé : au-dessus de sa QT, elle
    poursuit. Pas si l’un de deux défenseurs tient, ni si un défenseur a péri parce que des
    unités non attaquantes l’enfermaient.
    .title = Qui poursuit

rule-10-52 =
    Après toutes les fuites, le poursuivant suit le chemin de l’unité en déroute de toute sa
    CM, jusqu’à ce qu’un ennemi soit dans sa ZDC, et il l’attaque aussitôt. Si l’unité en
    déroute a quitté la carte, lui aussi.
    .title = Suivre

rule-10-53 =
    La cavalerie qui élimine en choc une unité en déroute, en poursuite ou non, galope droit
    devant de la moitié de sa CM, arrondie au-dessus, ou jusqu’en ZDC ennemie, et attaque
    une fois ce qu’elle rencontre. De même celle qui poursuit après avoir sabré des
    tirailleurs ou une catapulte. Si elle ne rencontre personne, elle s’oriente librement.
    .title = Galoper plus loin

rule-10-54 =
    La cavalerie qui ne poursuit pas avance normalement, s’oriente librement et a terminé
    pour le tour ; de même celle qui a poursuivi.
    .title = S’arrêter

rule-10-55 =
    Les poursuivants hors carte reviennent quand le PC, le CT ou, dans une tribu sans CT,
    n’importe quel chef y consacre toute sa phase : tous ceux de cette armée ou tribu, à
    deux hexagones au plus de leur point de sortie, avec autant de CM qu’ils veulent.
    .title = Se regrouper

rule-10-56 =
    La cavalerie sortie de la carte en poursuivant ne compte pas dans les points de déroute.
    .title = Sans points

rule-10-6 =
    Comment se gagne une bataille.
    .title = La victoire

rule-10-61 =
    Gagne qui met en déroute l’armée ennemie. À la fin de chaque tour, on compare les points
    de déroute au niveau de la bataille.
    .title = Déroute d’une armée

rule-10-62 =
    Les unités éliminées, y compris celles qui ont fui la carte ; celles en déroute à ce
    moment ; les aigles perdues ou capturées.
    .title = Ce qui compte

rule-10-63 =
    Une unité compte sa QT imprimée, un tirailleur 1, chars et artillerie rien. Un proconsul
    ou chef de tribu tué : cinq fois son initiative ; légats et chefs rien. Une aigle
    capturée 25, ou 10 une fois reprise ; une aigle perdue 10.
    .title = Combien

rule-10-64 =
    Une armée dont les points atteignent son niveau s’enfuit et a perdu.
    .title = Le niveau

rule-10-65 =
    Les niveaux des tribus valent pour chacune, sauf si la bataille en fixe un pour l’armée.
    Une tribu qui s’enfuit est retirée et la bataille continue.
    .title = Tribu par tribu

rule-10-66 =
    Si les deux camps atteignent leur niveau au même tour, gagne celui qui l’a le moins
    dépassé ; à égalité, match nul.
    .title = Les deux à la fois

rule-table-cohesion =
    Une perte chacune : bouger de nouveau dans un tour ; terrain et pivots (tableau des
    coûts) ; se retirer approché de flanc ou d’arrière ; traverser volontairement un ami,
    pour les deux ; être traversé par un ami en déroute ; un tir qui touche ; sortir de
    colonne après un choc ; harceler à travers un ami, pour les deux.

    Dés contre la QT : infanterie qui se retire, au-dessus 1 perte ; pivot de réaction,
    charge, être traversé, au-dessus la différence en pertes ; effondrement, QT ou plus
    déroute ; poursuite, au-dessus elle poursuit ; l’aigle, au-dessus elle est abandonnée.
    .title = Pertes automatiques

rule-table-movement =
    Points, puis pertes des cohortes et de la cavalerie. Clair, sol du camp, intérieur des
    chariots : 1. Bois : 2 ; 1, 1, en colonne aussi. Marais : 1 ; 1, 2, en colonne aussi.
    Tour, de l’intérieur : 1, infanterie romaine. Plage depuis la terre : 1 ; 1, 2. Plage
    depuis la mer : 2 ; 1, infanterie romaine. Eau peu profonde : 2 ; 2, infanterie romaine.
    Eau moyenne : 2 ; 3, infanterie romaine. Rivière majeure et pleine mer : interdites. Une
    route ne change rien.

    Côtés, en plus : ruisseau 0 ; 1, 0. Rivière mineure 2 ; 1, 1. Haie 2 ; 1, interdite à la
    cavalerie. Porte 1, Romains. Chariots 1, tribus. Tour vers l’extérieur 0, infanterie
    romaine. Mur : interdit. Chaque niveau monté 1, descendu 0 ; plus d’un niveau montés ou
    descendus dans une phase : 1, 1 une fois, en colonne aussi.

    Pivots : 7.12 ; en bois et marais 1, 1 par angle. Tirailleurs, infanterie des tribus,
    chefs et artillerie ne subissent pas de pertes. Infanterie impétueuse et colonnes ont 1
    PM de plus.
    .title = Coûts de mouvement

rule-S-GEN =
    Ce qui vaut pour les cinq batailles en plus du livret. Placements, cartes et niveaux de
    déroute officiels n’étaient pas disponibles : quand une source est connue, les fichiers
    de données la citent, tout le reste est une reconstitution.
    .title = Toutes les batailles

rule-S-GEN-1 =
    Chaque pion commence dans son hexagone, avec son orientation et sa place dans la pile,
    sans pertes, avec tous ses projectiles, en ligne, l’artillerie en batterie. Avant le
    tour 1, le Romain peut échanger les légats entre légions et groupes de cavalerie, sauf
    ceux que la bataille fixe.
    .title = Mise en place

rule-S-GEN-2 =
    Deux jeux au choix : série, quelque 35 à 40 pour cent de la valeur d’une armée, et
    équilibré, qui vise des chances égales. Une armée ou tribu s’enfuit quand ses points
    atteignent son niveau.
    .title = Niveaux de déroute

rule-S-GEN-3 =
    À la fin de chaque tour : la QT des unités éliminées jusque-là et de celles en déroute à
    ce moment, où qu’elles soient ; tirailleurs 1 ; chars, artillerie et navires rien ; un
    PC ou CT tué cinq fois son initiative imprimée ; une aigle capturée 25, reprise 10,
    perdue 10. Une unité ralliée ne compte plus, ni la cavalerie hors carte en poursuite.
    .title = Ce qui s’additionne

rule-S-GEN-4 =
    Quand les niveaux vont par tribu, celle qui s’enfuit est retirée avec ses chefs. Les
    tribus ont perdu quand il n’en reste aucune.
    .title = Tribus en fuite

rule-S-GEN-5 =
    Après son dernier tour, une bataille s’arrête. Chaque camp rapporte ses points à son
    niveau, plusieurs tribus additionnées, une tribu en fuite comptant son niveau entier. La
    plus petite part l’emporte, à égalité match nul, sauf mention contraire.
    .title = Le dernier tour

rule-S-GEN-6 =
    Ils entrent avant la phase A, chacun dans son hexagone et son orientation ; s’il est
    pris ou en ZDC ennemie, dans un autre hexagone libre de l’entrée du groupe hors des
    zones ennemies ; sinon au tour suivant. Chefs et aigles viennent avec une de leurs
    unités. Ils agissent ce tour normalement.
    .title = Renforts

rule-S-GEN-7 =
    Boïens et Tulinges ont un seul chef, qui tient lieu de CT en 4.54 et 8.52, mais ne coûte
    pas de points s’il est tué et est remplacé.
    .title = Tribus sans chef suprême

rule-S-GEN-8 =
    Sa tribu ne garde sa férocité lors d’une déroute que sur un 0. Ses chefs comptent comme
    hors de sa portée.
    .title = Quand le chef de tribu est mort

rule-S-GEN-9 =
    Les Gaulois sont l’un et l’autre. Les Germains aussi : 6.8 ne nomme que les Gaulois,
    mais n’exclut que les Bretons, et César montre les Germains accourant trop vite pour les
    pila. Les Bretons ne sont ni l’un ni l’autre.
    .title = Impétueux et féroces

rule-S-GEN-10 =
    Les murs sont fermés. Les portes sont aux Romains, dans les deux sens. On entre dans une
    tour de l’intérieur pour 1 PM, en phase A aussi les tirailleurs que le camp retient. La portée de commandement passe les portes, celle de ralliement
    non. Les unités en déroute à l’intérieur y restent sans prendre de place et, ralliées,
    prennent un hexagone libre et peuvent sortir. Les unités valides qui entrent y restent,
    sauf dans les tours. Les chariots sont partout ouverts aux tribus.
    .title = Camps

rule-S-GEN-11 =
    Quand un camp n’a pas de refuge, l’unité qu’un chef ne parvient pas à rallier est
    éliminée.
    .title = Sans camp

rule-S-GEN-12 =
    Les routes n’ont pas d’effet.
    .title = Routes

rule-S-GEN-13 =
    Dans une paire de cohortes, le plus petit numéro commence dessus et étend donc la ligne
    d’abord.
    .title = Piles

rule-S-BIB =
    Suivi par les Helvètes, César rangea quatre légions de vétérans à mi-pente d’une colline
    et mit ses deux nouvelles au sommet avec les auxiliaires. La première charge fut rejetée
    vers une hauteur à un mille ; puis Boïens et Tulinges tombèrent sur le flanc découvert
    des Romains, et l’on se battit aux chariots jusque dans la nuit. 18 tours. Rome gagne
    quand les trois tribus ont fui, les tribus quand Rome s’enfuit.
    .title = Bibracte, 58 av. J.-C.

rule-S-BIB-1 =
    Labienus avec la Douzième au camp, Aemilius avec la cavalerie romaine, Considius avec
    les lanciers.
    .title = Légats fixés

rule-S-BIB-2 =
    Les cohortes de la XI et de la XII peuvent quitter le camp. Tant qu’une n’est pas
    sortie, elle n’obéit qu’à Labienus ou César, par ordres individuels ou de légion ;
    Pedius commande celles de la XI qui sont dehors. Labienus peut commander les deux
    légions et, dans le camp, Pedius transmet un ordre de légion à la XI.
    .title = Les légions du camp

rule-S-BIB-3 =
    Ceux qui y commencent peuvent sortir et rentrer librement.
    .title = Tirailleurs et catapultes du camp

rule-S-BIB-4 =
    Ils entrent par le bord nord au tour 3, ou au tour qui suit la quatrième déroute d’une
    unité helvète si elle vient plus tôt, impétueux et féroces.
    .title = Boïens et Tulinges

rule-S-BIB-5 =
    Une fois, en phase E après les fuites, chaque BI helvète ni en déroute ni en ZDC romaine
    peut faire jusqu’à trois hexagones, chacun plus près de la seconde colline, hors des
    zones romaines, le dernier libre ; sans frais, orientation libre. Leurs chefs peuvent
    suivre. Leur impétuosité cesse.
    .title = Retour à la colline

rule-S-BIB-6 =
    L’enceinte de chariots est le refuge des trois tribus. Les unités en déroute y comptent
    dans les points ; un chef qui y a commencé et fini le tour peut rallier celles de sa
    tribu (10.45).
    .title = Les chariots

rule-S-BIB-7 =
    L’infanterie des Boïens et Tulinges lance des haches.
    .title = Option : les haches

rule-S-RHI =
    Six légions sur trois lignes marchèrent sur le camp germain : Ariovistus dut se ranger,
    canton par canton, les chariots derrière. César enfonça leur gauche pendant que leur
    droite pressait la sienne, jusqu’à ce que le jeune Crassus engage la troisième ligne. 15
    tours. Une armée de chaque côté ; qui déroute a perdu.
    .title = Le Rhin, 58 av. J.-C.

rule-S-RHI-1 =
    Crassus avec la cavalerie romaine, Labienus avec la Neuvième.
    .title = Légats fixés

rule-S-RHI-2 =
    Une LC et une LI de la cavalerie germaine peuvent partager un hexagone, la LC dessus ;
    elles se joignent et se quittent librement. Un ordre meut les deux ; dans un ordre de
    ligne, un couple est de la cavalerie et, outre Ariovistus et Brinno, tout chef à portée
    peut le commander. Un couple a une CM de 7, les coûts de la cavalerie, 1 PM par angle,
    les pertes de mouvement à la LC ; une seule ZDC ; il se retire avec une CM de 7 et sans
    dé. Au choc les tailles s’ajoutent et le propriétaire nomme LC ou LI ; les deux
    testent ; la perte impaire va à la LC, de l’arrière à la LI. Si la LC déroute, la LI
    lance le dé et déroute aussi au-dessus de sa QT ; si la LI déroute, la LC fait le test
    (6.98). Pas de 1 pour la pile. Il harcèle à quatre hexagones au plus, chacun lançant une
    fois, la LI sur l’infanterie seule, et ne peut être chassé. Seule la LC poursuit.
    .title = Cavaliers et fantassins

rule-S-RHI-3 =
    Les chefs commandent leur canton, Brinno la cavalerie, Ariovistus tout le monde. Tous
    les Germains ont une seule férocité, testée sur Ariovistus. L’impétuosité va par
    canton ; les couples n’en ont pas.
    .title = Commandement germain

rule-S-RHI-4 =
    Tous deux sont vides. Les Romains en déroute autres que les cohortes gagnent le plus
    proche, à égalité le grand.
    .title = Camps romains

rule-S-RHI-5 =
    Une fois, dans sa première phase d’un tour où au moins deux cohortes sont en déroute ou
    perdues, Crassus peut donner, au lieu de tout autre ordre, un ordre de légion à huit
    cohortes au plus, de numéro 8 à 10, de toutes légions, à sept hexagones au plus de lui.
    .title = Option : Crassus

rule-S-RHI-6 =
    Une cohorte ne lance pas sur une BI qui entre dans sa ZDC si son canton est encore
    impétueux et qu’elle a fait au moins quatre hexagones dans la phase.
    .title = Option : pas le temps des pila

rule-S-SAB =
    Tandis que six légions creusaient leur camp, Nerviens, Atrébates et Viromanduens
    jaillirent des bois, dévalèrent, passèrent la rivière, montèrent et furent parmi des
    hommes sans casque. La gauche rejeta les Atrébates, le centre combattit sur la rive, la
    droite fut presque enveloppée jusqu’à l’arrivée de deux légions de l’arrière et de la
    Dixième. 15 tours. Rome gagne quand toutes les tribus ont fui, les tribus quand Rome
    s’enfuit.
    .title = La Sabis, 57 av. J.-C.

rule-S-SAB-1 =
    Au tour 1, ni phase des auxiliaires ni phase d’élite. Tous les chefs des tribus agissent
    avant tout Romain, les plus bas d’abord ; pas de court-circuit ; le momentum est permis,
    et un 9 ne fait que terminer ce chef. Puis les Romains agissent normalement. Ils peuvent
    toujours réagir. La phase d’élite reste pour un tour ultérieur.
    .title = La surprise

rule-S-SAB-2 =
    Au tour 1, les bois coûtent 1 PM aux BI des tribus et la rivière rien ; tirailleurs et
    cavalerie romains n’ont pas de ZDC ; et la première fois dans une phase qu’une BI vient
    à côté de l’un d’eux, il subit 1 perte et son joueur le déplace de trois hexagones au
    plus, chacun plus loin de cette BI, hors des zones ennemies, la rivière libre,
    orientation gardée. S’il ne peut faire un hexagone, il déroute ; les tirailleurs sont
    perdus.
    .title = La ruée

rule-S-SAB-3 =
    Aux tours 1 et 2, les légats donnent des ordres de légion hors de portée de César sans
    dé.
    .title = De leur propre chef

rule-S-SAB-4 =
    Les cohortes de VII à XII commencent non formées. Une cohorte non formée bouge, pivote
    et a une ZDC, mais ne lance pas de pila, n’attaque pas, ne se retire pas, ne s’étend
    pas, ne forme pas la colonne et ne s’empile pas avec une cohorte ; quiconque l’attaque
    est supérieur, et elle ajoute 1 à son dé de charge.
    .title = Cohortes non formées

rule-S-SAB-5 =
    Une cohorte qui reçoit un ordre individuel, ou est à portée de l’ordre de sa légion, et
    ne bouge ni ne pivote dans la phase, lance le dé après mouvement et tir : 2 de moins si
    son légat ou César est dans son hexagone ou à côté, 1 de moins si son aigle y est ; QT
    ou moins, elle est formée. La Dixième se forme sans dé au premier ordre de légion reçu.
    Une cohorte non formée attaquée et non déroutée lance le dé à la fin de ce choc : QT
    moins 2 ou moins. La déroute ôte la marque.
    .title = Se reformer

rule-S-SAB-6 =
    La franchir coûte 2 PM de plus et 1 perte aux cohortes ; cavalerie et chefs ne la
    passent pas, donc aucun chemin de commandement ni de ralliement. Une haie bloque la vue
    sauf si les deux bouts sont plus hauts que ses deux hexagones. Un tir sur un hexagone
    adjacent par-dessus ajoute 1. Zones et choc passent, 1 colonne à gauche si tous les
    attaquants frappent par-dessus des haies. Nul ne s’y retire en bon ordre ; la déroute
    passe.
    .title = Les haies

rule-S-SAB-7 =
    Il n’a pas de murs, chacun entre et sort. Les Romains autres que les cohortes y fuient
    et s’y rallient. À la première fin de tour où cinq unités des tribus non déroutées ou
    plus s’y trouvent, Rome subit 10 points de déroute, une fois.
    .title = Le camp inachevé

rule-S-SAB-8 =
    Il mène la Dixième et peut aussi commander la Neuvième.
    .title = Labienus

rule-S-SAB-9 =
    Dès le tour 5, un dé avant la phase A : le numéro du tour ou moins, et la XIII et la XIV
    entrent par le bord ouest avec Fabius et Roscius.
    .title = Les légions de l’arrière

rule-S-SAB-10 =
    À la première fin de tour avec quatre cohortes en déroute, deux lanciers au choix du
    Romain rentrent chez eux, sans points.
    .title = Option : les Trévires

rule-S-SAB-11 =
    Dès le tour 8, un dé de 4 ou moins avant la phase A amène dix BI et un chef par le bord
    est, avec un niveau de déroute à eux.
    .title = Option : les Aduatuques

rule-S-LUT =
    Labienus fit passer de nuit trois légions au-delà de la Seine pendant qu’un vacarme en
    amont divisait les Gaulois. À droite, la Septième enfonça les siens au premier élan ; à
    gauche, les hommes du vieux Camulogenus tinrent jusqu’au dernier devant la Douzième. La
    garde d’amont arriva tard et prit une colline. 12 tours. Qui déroute a perdu.
    .title = Lutèce, 52 av. J.-C.

rule-S-LUT-1 =
    Il est ici le proconsul : portée 7, quatre ordres ou deux ordres de légion, il commande
    tirailleurs et phase A, coûte 20 points s’il est tué, ne mène pas lui-même de légion et
    n’a pas de phase d’élite.
    .title = Labienus commande

rule-S-LUT-2 =
    Deux fois dans la bataille, il peut déclarer un court-circuit libre avant le dé : s’il
    échoue, il n’a pas terminé et le chef prévu agit.
    .title = Deux court-circuits libres

rule-S-LUT-3 =
    Jusqu’à ce que le premier choc de la bataille ait été livré, un ordre de ligne de tout
    chef gaulois peut prendre des BI des trois tribus : toutes à huit hexagones au plus de
    Camulogenus, chacune à côté d’une autre de la ligne, la chaîne commençant à portée de
    ligne du chef. La cavalerie barbare n’en est pas. Une unité n’obéit toujours qu’à un
    chef par tour.
    .title = Une seule ligne de Gaulois

rule-S-LUT-4 =
    Il commande les trois tribus, les chefs la leur. Chaque tribu a sa férocité, testée sur
    lui, après sa mort sur le chef de la tribu.
    .title = Camulogenus

rule-S-LUT-5 =
    Cinq unités de Sénons et Moritasgus entrent par le bord supérieur au tour 3, impétueux
    et féroces. Avant, ils ne comptent pour rien.
    .title = La garde

rule-S-LUT-6 =
    Nul n’entre dans la Sequana. La cavalerie romaine en déroute gagne les barques et y est
    éliminée ; de même les cohortes sans aigle.
    .title = Le fleuve derrière

rule-S-LUT-7 =
    Un niveau pour tous les Gaulois tant que vit Camulogenus. Dès la fin du tour de sa mort,
    chaque tribu est testée seule avec les points de ses unités ; ses 20 reviennent aux
    Aulerques.
    .title = Niveaux

rule-S-LUT-8 =
    La troisième légion, dont le numéro n’est pas connu, est de vétérans à QT 7.
    .title = Option : vétérans

rule-S-BRI =
    Repoussé par les falaises, César lança ses navires sur un rivage ouvert où attendaient
    cavaliers et chars. Les transports calaient trop, les hommes durent sauter dans les
    vagues sous les javelots et hésitèrent, jusqu’à ce que le porte-aigle de la Dixième
    saute le premier et que les galères tirent sur le flanc breton. 12 tours ; ensuite les
    Bretons ont gagné.
    .title = Bretagne, 55 av. J.-C.

rule-S-BRI-1 =
    Les transports ont une CM de 4, les galères de 6, 1 PM par hexagone de mer ; ni
    orientation, ni ZDC, ni QT, ni taille, ni points ; un navire par hexagone. Ils ne
    bloquent pas la vue ni n’arrêtent ceux qui pataugent. Les transports entrent en pleine
    mer et en eau moyenne, les galères aussi en eau peu profonde, aucun sur la plage. La
    pleine mer est fermée aux troupes.
    .title = Les navires

rule-S-BRI-2 =
    Un transport obéit au légat de sa légion ou à César, à portée : par un ordre individuel
    il bouge ou débarque une cohorte, dans un ordre de légion tous ceux à portée bougent ou
    débarquent les deux. Galères et tirailleurs embarqués agissent en phase A ou par ordres
    individuels de César. Les chefs commandent de leur navire ; les chemins de commandement
    passent la mer.
    .title = Ordres aux navires

rule-S-BRI-3 =
    D’un transport en eau moyenne, qui ne bouge pas dans la phase, une cohorte entre dans un
    hexagone adjacent d’eau moyenne, peu profonde ou de plage sans ennemi, aux points et
    pertes de celui-ci, orientation libre, et peut continuer avec les points restants. Elle
    ne remonte pas à bord. Chefs et aigle débarquent avec une cohorte sans frais. Une aigle
    à bord ne peut être capturée.
    .title = Le débarquement

rule-S-BRI-4 =
    Dans l’eau, les cohortes ne lancent pas de pila et ne récupèrent pas de pertes, ni sur
    la plage. Les attaques depuis l’eau peu profonde sont 1 colonne à gauche, depuis l’eau
    moyenne 2. Les Bretons n’entrent pas dans l’eau, n’en contrôlent rien et ne peuvent
    attaquer les cohortes qui s’y trouvent ; ils peuvent lancer.
    .title = Dans l’eau

rule-S-BRI-5 =
    Une fois : dans la phase où elle débarque, chaque cohorte de la X qui débarque subit 1
    perte de moins en tout, et la X retire 1 à ses dés de charge.
    .title = L’aigle de la Dixième

rule-S-BRI-6 =
    Aucun chef breton n’agit et aucune unité bretonne ne réagit tant qu’un navire romain
    n’est pas entré en eau moyenne ou peu profonde ou qu’un Romain n’a pas tiré. Dès lors
    tous agissent ; les chefs sautés ce tour viennent ensuite, les plus bas d’abord.
    .title = Les Bretons attendent

rule-S-BRI-7 =
    Chacune a une catapulte qui tire comme l’artillerie (9.34). Deux tirailleurs au plus,
    embarqués, tirent en phase A et une fois dans chaque phase ennemie sur une unité active
    à portée. Les tirs contre eux ajoutent 1 ; à QT pertes ils sont perdus. Option : les
    transports ont aussi des catapultes.
    .title = Les galères

rule-S-BRI-8 =
    Un char porte une LI : CM 10, 1 PM par angle, coûts de la cavalerie, jamais la plage ni
    l’eau ; ni taille, ni QT, ni ZDC, ni points propres. Monter et descendre sont libres ;
    une LI qui monte en chemin laisse au char 10 PM moins ce qu’elle a dépensé. Quand la LI
    descend, le char s’arrête ; elle peut toujours faire un pas dans un hexagone adjacent et
    n’aller plus loin qu’avec 6 moins ce que le couple a employé. Un char vide ne bouge pas,
    et l’ennemi qui entre le retire. Le couple combat, teste et subit comme la LI seule,
    lance comme l’infanterie avec 1 de plus s’il a bougé, harcèle l’infanterie à quatre
    hexagones au plus sans être chassé, se retire avec une CM de 10 ; une LI en déroute fuit
    à pied. Dans un ordre de ligne c’est de l’infanterie.
    .title = Les chars

rule-S-BRI-9 =
    Une tribu, quatre chefs, pas de CT. Après le tour 1, la première phase d’un chef peut
    être un ordre de ligne sans dé et alors sans momentum, ou avec un dé qui ne dépasse pas
    son initiative et momentum possible ; en momentum toujours avec le dé. Tout chef peut
    regrouper la cavalerie.
    .title = Commandement breton

rule-S-BRI-10 =
    Rome gagne aussi quand, à la fin de deux tours de suite, six hexagones au moins de plage
    ou de niveau 1 portent chacun une cohorte non déroutée sans unité bretonne non déroutée
    adjacente.
    .title = La tête de pont

# Décisions : là où le livret se tait ou se contredit. RULES.md en donne les raisons.

ruling-01 = Une armée s’enfuit quand ses points atteignent son niveau, et non seulement quand ils le dépassent : c’est 10.64 qui met fin à la partie. (10.61, 10.64)
ruling-02 = Toutes les unités en déroute comptent, où qu’elles soient, et pas seulement au camp ou à leur aigle : 10.34 le dit en général, et nul ne gagne à les garder devant le camp. (10.34, 10.62)
ruling-03 = Les portes sont aux Romains seuls : 6.72 et le tableau contre une phrase de 6.71, et nul ne pourrait combattre à travers une porte (6.74). (6.71, 6.72, table-movement)
ruling-04 = Une tour est un hexagone dans le camp avec des côtés extérieurs propres : l’infanterie romaine sort par là, nul n’entre, et qui s’y tient tire vers l’extérieur d’un niveau plus haut. (6.71, 6.74, 6.75)
ruling-05 = Les Germains sont impétueux aussi, canton par canton, mais non leurs couples de cavaliers et fantassins : exclure les seuls Bretons n’aurait pas de sens si les Germains l’étaient déjà. (6.8, 8.51)
ruling-06 = Qui entre au camp sans être en déroute y reste, unités et catapultes, mais non chefs ni aigles ; tours, S-BIB-2, S-BIB-3 et S-SAB-7 font exception. Si seules les unités en déroute étaient retenues, les exceptions de 6.75 seraient superflues. Une cohorte qui a quitté le camp à Bibracte et y revient y reste comme les autres. Les chariots des tribus ne retiennent personne : 6.71 les leur laisse franchir, et S-GEN-10 dans les deux sens. En phase A, ce sont les tirailleurs retenus au camp qui gagnent une tour : cette phase n’est qu’à eux (5.61). (6.75)
ruling-07 = Dans une tribu sans chef de tribu, son chef en tient lieu pour les ordres de ligne et la férocité, mais il est remplacé et ne coûte pas de points. Les chefs bretons comptent toujours hors de portée d’un CT après le tour 1. (4.54, 8.52, 10.55)
ruling-08 = La rivière où l’on ne peut se retirer est aussi le côté d’une rivière mineure : les seuls hexagones de rivière sont fermés à tous, et 8.63 traite ainsi les rivières mineures. Les ruisseaux sont libres. (6.55)
ruling-09 = Les renvois à des règles inexistantes ou mal placées sont lus comme la règle visée : 4.28 comme 4.22 et 4.37, 6.57 comme 6.56, 6.67 comme 6.61 à 6.65, 8.19 comme 8.18, 8.62 comme 8.72, 9.15 comme 9.2, etc. Les refus citent la règle visée. (4.22, 5.17, 5.26, 8.33)
ruling-10 = Les Bretons n’ont pas de ZDC dans l’eau, où ils ne peuvent entrer : les cohortes qui débarquent ne sont ni arrêtées, ni visées à l’arrivée, mais seulement pendant les phases bretonnes. (7.22)
ruling-11 = Les catapultes tirent à tout moment du mouvement et du tir, pas pendant le choc, dont les étapes sont simultanées. En phase ennemie, la cible doit y avoir reçu un ordre ou bougé ; on tire aussitôt sur qui vient d’arriver, sur les autres quand tous ont bougé. (9.34)
ruling-12 = Labienus peut court-circuiter, les autres légats non : 4.22 l’interdit aux légats, l’exemple de 5.42 le lui permet. (4.22, 4.25, 5.42)
ruling-13 = Un chef en ZDC ennemie peut court-circuiter, mais doit alors faire attaquer une unité, le proconsul donner au moins un ordre ; sinon le court-circuit est réputé nul. La phrase dit d’abord qu’il ne peut pas, puis ce qui suit s’il le fait. (5.47)
ruling-14 = L’autre camp répond à un court-circuit ou à un momentum, jamais à une simple activation : 5.42 cite deux cas, le début de 5.4 aucun. (5.4, 5.42)
ruling-15 = Chaque court-circuit réussi ôte le momentum à tous les autres chefs inactifs des deux camps jusqu’à l’initiative de son auteur, comme le dit la note de 5.44. (5.44)
ruling-16 = Un chef dont le court-circuit est court-circuité a terminé ; le chef prévu reste à venir. (5.15, 5.42, 5.44)
ruling-17 = Labienus donne aussi des ordres de légion en momentum, aux deux mêmes légions, que fixe son premier ordre : la mise en garde de 4.25 n’a de sens qu’ainsi. La seconde légion obéit par son légat à sa portée, qui ne doit pas avoir agi avec elle. Si le dé pour la seconde échoue, la première part seule. (4.22, 4.25)
ruling-18 = Un légat qui rate son dé stratégique n’a que des ordres individuels, comme 4.54 le dit pour les tribus. (4.22)
ruling-19 = Un tirailleur qui a agi en phase A ne peut plus recevoir qu’un ordre individuel ; celui qui n’a pas agi peut être dans la ligne du proconsul. Les deux textes gardent ainsi un sens. (4.35, 5.64)
ruling-20 = Un groupe de cavalerie est traité comme une légion : une fois que son légat a agi, le proconsul ne peut plus le déplacer. (4.24, 6.12)
ruling-21 = Une légion commandée par le proconsul est fermée à son légat, mais pas au proconsul en momentum. Une légion dont le légat a terminé sans agir, parce qu’il a renoncé ou a été touché, est fermée à tout autre : 4.37 et 6.12 disent « terminé », et passer reviendrait sinon à renoncer. Un légat mort ne ferme rien. (4.24, 4.37, 5.52, 6.12)
ruling-22 = Le chef qui prend la phase d’élite y perd une phase, César seulement s’il la prend lui-même. La phase d’élite d’un légat ne ferme pas sa légion ; celles que César y commande sont fermées à leurs légats. Les deux numéros d’une même légion dans l’exemple sont une coquille. (5.51, 5.52, 5.14)
ruling-23 = La vue pour les ordres demande une ligne libre sur deux. Dans une ligne tribale, une unité est vue si elle touche une unité vue de la ligne : une vue stricte laisserait à Boduagnatus sept de ses 36 unités dans le bois. (4.36, 4.54, 8.16)
ruling-24 = Le charisme héroïque touche les unités empilées ou adjacentes, et jusqu’à deux hexagones quand le chef est en ZDC ennemie ; le texte y est brouillé. (4.1)
ruling-25 = Seul le meilleur charisme d’un camp compte dans un combat : la somme de César et d’un légat ajouterait 7 à un dé de dix. (8.36)
ruling-26 = Un chef de tribu peut aussi faire sortir ses chefs d’une ZDC, mais pas s’il s’y trouve lui-même : 5.26 n’excepte que le proconsul. (4.23, 4.61, 5.23, 7.23)
ruling-27 = Le proconsul peut donner un ordre de légion par un légat en ZDC ennemie, qui peut en sortir avec cet ordre ; sinon 7.23 n’aurait pas ce cas. (4.38, 5.26, 7.23)
ruling-28 = Un chef en ZDC à son tour fait combattre ses unités et a terminé, attend, ou renonce. Qui attend encore quand il ne reste personne a terminé. (5.26)
ruling-29 = Un chef ne regroupe la cavalerie que dans une tribu sans CT : 10.55 est la règle, 5.22 une liste. (5.22, 10.55)
ruling-30 = À égalité, chacun lance le dé une fois par niveau et par tour, et relance s’il le faut ; ensuite les camps alternent strictement, quoi qu’il arrive entre-temps. (5.12)
ruling-31 = Un 9 naturel appelle le dé du chaos. Le 1 de l’impétuosité ne compte que pour la comparaison, et seulement si le chef a commandé de l’infanterie impétueuse dans la phase écoulée. (5.33, 6.8)
ruling-32 = La réactivation est facultative et ne peut être court-circuitée. Ce n’est pas une phase de momentum ; ensuite le chef a terminé. (5.33)
ruling-33 = Chaque unité d’une ligne a besoin d’une voisine de la ligne ; plusieurs groupes séparés peuvent faire une ligne. En momentum, le CT lance aussi le dé. (4.54)
ruling-34 = Infanterie ou cavalerie se décide phase par phase, par la première unité commandée. Les unités qui attaquent sans avoir bougé peuvent être des deux. (4.52)
ruling-35 = L’infanterie des tribus subit la perte d’un second mouvement : 6.23 figure parmi les règles de terrain et invoque la formation, et 6.14 serait sinon inutile. (6.13, 6.23)
ruling-36 = Le premier point dépensé sur ordre, pour un pas, un pivot, la colonne ou une extension, est un mouvement, et coûte 1 perte aussitôt dans une phase suivante. Avance, poursuite, retraite, réactions, harcèlement, changement de mode et débarquement sans aller plus loin n’en sont pas. (6.13)
ruling-37 = La ligne du tableau pour les niveaux a disparu, sauf sa note : cohortes et cavalerie subissent 1 perte, une fois par phase, quand les niveaux montés ou ceux descendus dépassent un, en colonne aussi. (6.22, table-movement)
ruling-38 = Là où le tableau imprime 1 pour la lettre I, le terrain est interdit : rivière majeure, pleine mer, murs, et la mer à tous sauf l’infanterie romaine. Le marais reste comme imprimé. (table-movement)
ruling-39 = L’infanterie légère paie chaque angle pivoté, comme le dit la note c du tableau. (7.12)
ruling-40 = Dans une vague, le tour de chaque légion est une phase à part pour ce que limite la phase, mais les points et ordres du proconsul, et l’unique attaque de chaque unité, courent sur toutes les vagues. (4.34)
ruling-41 = Une aigle est commandée seule ou avec sa légion et portée sans frais. Une retraite ordonnée d’une cohorte ne demande pas de dé. On la reprend en entrant où le vainqueur l’a laissée, et elle n’est perdue que si nul autre porteur permis n’est dans l’hexagone. (4.42, 4.44, 4.45, 4.46)
ruling-42 = Une colonne a un hexagone de front, un d’arrière et quatre de flanc, ne pivote pas en réaction, et ne peut se former avec QT moins 2 pertes ou plus, car elle dérouterait aussitôt. (6.43, 6.45, 6.46)
ruling-43 = La retraite s’offre à exactement deux hexagones, après un pas ou au début d’un mouvement ; une CM égale suffit, avec tout ce qui la change ; chaque hexagone est plus loin de l’arrivant ; personne ne se retire d’une zone de contrôle ennemie, où le contact est déjà pris. De plusieurs hexagones d’approche compte le meilleur pour l’unité qui se retire. (6.51, 6.52)
ruling-44 = Pivoter à la fin d’une retraite ne demande pas de points : le texte ne cite que la cohésion. (6.52)
ruling-45 = L’extension en réaction s’offre une fois par légion et phase, quand un pas amène un ennemi à deux hexagones d’une de ses paires ; alors toutes ses paires peuvent glisser. (6.61, 6.62)
ruling-46 = Une catapulte n’a ni ZDC ni orientation, si bien que tous ses côtés sont de front, et ne se retire pas. Elle change de mode une fois par phase et n’y fait rien d’autre. (9.33, 9.35, 9.36)
ruling-47 = De deux unités empilées, seule celle du dessus lance : 9.36 n’excepte que l’artillerie et l’infanterie légère avec elle. (8.13, 9.36)
ruling-48 = Une unité qui s’empile prend l’orientation de l’autre sans points, au seul prix des pertes de pivot. (6.97)
ruling-49 = Le test de l’unité du dessus quand celle du dessous déroute coûte la différence en pertes, avec 2 de plus dans une charge féroce. (6.98, 8.33)
ruling-50 = Une unité pivote avant de tirer sur l’arrivant ; une pile pivote ensemble et chaque unité à pied lance le dé, tirailleurs compris. (7.15)
ruling-51 = La CM se compare avec tout ce qui la change, contre chaque ennemi dont la ZDC tient l’unité. (7.23)
ruling-52 = La marque d’une unité lourde tombe si aucun ennemi n’est dans sa ZDC à l’arrêt : 8.32 ne connaît que des cibles en ZDC. (7.25, 7.26)
ruling-53 = Sans avoir bougé n’attaquent que les unités que le chef actif commande et tient à portée ; le proconsul les a toutes. Une unité légère qui a bougé et renoncé n’est plus marquée. (7.25)
ruling-54 = Une unité en marche ne tire que juste après un pas vers la cible ; qui tire d’abord ne bouge pas. (8.11)
ruling-55 = Arcs, frondes et cavaliers ajoutent 1 en marche : cela manque à la liste de 8.17, mais son exemple l’emploie. (8.11, 8.17)
ruling-56 = Par-dessus un côté fortifié on ne tire que vers l’extérieur, les tribus sur les chariots, les Romains des tours, avec 1 de plus au dé ; nul ne tire vers l’intérieur, même en retour. (6.74, 8.17, 9.35)
ruling-57 = Le terrain bloque s’il est plus haut que les deux bouts : plus haut qu’un seul arrêterait tout tir vers le bas. Des unités plus basses que les deux ne bloquent pas. Une ligne le long d’un côté s’essaie un rien de part et d’autre. (8.16)
ruling-58 = Contre un ordre de légion ou de ligne, tous les mouvements d’abord, puis le tir d’entrée, puis le tir de ceux qui ont bougé et étaient visés. Une unité tire une fois sur chaque arrivant, tant qu’elle a des projectiles. (8.23)
ruling-59 = Seul le camp inactif tire en retour, seulement contre un tir ordonné, jamais sur les catapultes, et jamais en chaîne. (8.24)
ruling-60 = Le tir de sortie est aux arcs et frondes, sur quiconque s’en va sans être en déroute, même en avançant ou poursuivant ; et le tireur qui approche peut tirer sur qui se retire devant lui. (8.21)
ruling-61 = Tous les défenseurs d’un combat sont dans la ZDC de chacun de ses attaquants, et des attaquants ayant un défenseur commun ont les mêmes cibles. Les attaques de poursuite sont en plus. (8.32)
ruling-62 = Si tous déroutent à la charge, les défenseurs fuient et les attaquants restent sur place, en déroute ; 10.37 vaut pour la lutte. Étrange mais explicite. (8.33, 10.37)
ruling-63 = Un attaquant n’échappe au test que si toutes ses cibles sont des tirailleurs ou toutes en déroute ; une cohorte que si tout attaquant est une LI à son front. Un seul attaquant féroce suffit pour le 2. (8.33, 8.51)
ruling-64 = Seules les unités des combats de ce segment lancent le dé d’effondrement, et la QT même met en déroute. Celles laissées à QT moins 1 par une avance ou 10.37 le lancent une fois après les avances. (8.37, 10.13)
ruling-65 = L’exception 1 vise les tirailleurs attaqués, car ils n’attaquent jamais. Un attaquant lui-même tenu de flanc ou d’arrière garde sa supériorité de position. (8.36, 9.11)
ruling-66 = Contre des tirailleurs la taille ne compte pas, et les pertes de l’attaquant sont réduites de moitié, 1 au plus, comme dans la série : 2.5 dit que leur taille n’est pas un nombre. Les pertes dues à la cavalerie légère ne sont pas réduites, car 8.36 donne tous les cas. (8.36, 9.11)
ruling-67 = Les décalages de terrain sont ceux du tableau de la série ; une rivière mineure compte quand tous les attaquants la franchissent, les ruisseaux jamais. (6.27, 8.36)
ruling-68 = Tous les décalages s’additionnent avant de borner la colonne à la table ; de même pour le dé. (8.36)
ruling-69 = Une pile avance ensemble, une unité ou pile par hexagone, même si un second défenseur tient ; jamais en terrain interdit. (8.41, 8.43)
ruling-70 = Une cohorte dont les pila ont vidé l’hexagone peut y entrer, sans y être tenue, et finit là son mouvement. (8.44)
ruling-71 = Les pertes restantes vont à la supériorité, puis à la colonne, puis selon 6.98, puis au choix : la liste a deux points 3. (10.12)
ruling-72 = Une unité Réduite d’une tribu, éliminée au lieu de dérouter, compte comme une déroute pour la férocité et S-BIB-4 ; la cavalerie de la tribu aussi. (10.13, 8.52)
ruling-73 = La fuite se rapproche du but si possible, sinon reste à égale distance, sinon s’éloigne. Les cohortes en route vers leur aigle prennent tout hexagone sans ennemi et s’arrêtent au but ; déjà là, elles vont à un hexagone libre voisin, lui aussi à l’aigle et plus loin de l’ennemi, et s’il n’y en a pas font deux hexagones vers le camp. (10.31, 10.32)
ruling-74 = En phase E, les tribus fuient d’abord, puis Rome ; dans chaque camp l’unité la plus proche de son but d’abord, puis par nom. Là où 10.31 laisse plusieurs hexagones, on prend le plus éloigné de l’ennemi, puis le plus petit numéro, et nul n’est interrogé hexagone par hexagone : la règle est le chemin de moindre résistance, que personne ne choisit. Des deux hexagones d’une déroute nouvelle, que suivent les poursuivants (10.52), le propriétaire choisit. (10.33)
ruling-75 = Les unités arrivées à l’aigle ou au camp restent ; les autres fuient, quel que soit leur but. (10.33)
ruling-76 = Les unités ralliées au camp peuvent recevoir des ordres au tour suivant : 10.48 cesse avec le tour. (10.45, 10.48)
ruling-77 = Qu’aucun ennemi ne soit proche est exigé d’un ralliement par un chef, avec ou sans dé, non de celui autour de l’aigle. Les portes arrêtent la portée de ralliement, mais non celle de commandement. (10.41, 10.44)
ruling-78 = Tout chef romain rallie dans un camp romain, aux chariots un chef de la tribu de l’unité ; un dé par unité, avec le meilleur charisme. (10.45)
ruling-79 = Un chef tué revient avec ses valeurs imprimées, un blessé garde sa perte. Un chef dont l’unité est éliminée peut se replier avant l’avance ennemie ; sinon il est tué à leur entrée. (4.63, 8.34)
ruling-80 = Le repli est offert aux chefs des deux camps, dans tout segment, quand une unité ennemie non déroutée vient à côté d’eux ; pas quand eux viennent à elle. Ils peuvent ainsi quitter une ZDC ennemie, non y entrer. (4.62)
ruling-81 = Une unité poursuit une fois et galope une fois par phase, aux points habituels. Tirailleurs, artillerie et unités déjà en déroute ne laissent pas de chemin à suivre : reste le galop, dans un choc ordinaire comme en poursuite ; sans dé contre celles déjà en déroute, car 10.53 n’en demande pas, contre tirailleurs et catapultes si le dé de 10.51 dit qu’elle poursuit. Les poursuivants ont terminé pour le tour. (10.51, 10.53, 10.54)
ruling-82 = D’un couple germain, seule la LC poursuit. Un poursuivant quitte la ZDC d’un témoin et peut être visé pour cela. (10.51)
ruling-83 = Tout le chemin vers la cible n’excède pas la distance permise ; son dernier hexagone décide si la cible peut répondre et de quel côté elle est touchée. Seule la cible répond. (8.62, 8.64)
ruling-84 = Javelots et pila sont épuisés quand la table du choc a été consultée, des deux côtés, non si le combat a cessé à la charge. La supériorité face à la cavalerie regarde ce qui restait avant. (8.14, 8.36)
ruling-85 = La férocité ne fait rien quand les Romains attaquent. Une tribu dont le chef est mort ne la garde que sur un 0. (8.51, 8.52)
ruling-86 = En Bretagne, la plage sépare partout la terre de l’eau : 2213, 2423 et 2425, où un premier tracé mettait la terre contre l’eau peu profonde, sont de la plage. Les navires n’y entrent pas, bien que 6.24 le permette : ils calaient trop. (6.24, 6.28)
ruling-87 = Le 0 qui menace les chefs est non modifié ; chaque chef de l’hexagone lance le dé. (8.18)
ruling-88 = César peut prendre sa phase d’élite en ZDC ennemie, puisqu’il peut y donner des ordres. La phase A demande un proconsul vivant, à toute distance. (5.51, 5.61)
ruling-89 = Sans camp, ou sans chemin libre d’unités ennemies vers lui, une unité qui rate son ralliement est éliminée. À la Sabis, le camp inachevé sert aux Romains. (10.43)
ruling-90 = La cavalerie qui poursuit hors de la carte n’est pas éliminée : 10.55 et 10.56 lui sont propres. (10.34, 10.56)
ruling-91 = L’unité du dessous peut bouger par le même ordre après le départ de celle du dessus ; commandées ensemble, elles bougent comme une seule. (6.95)
ruling-92 = Un ordre du proconsul à son propre hexagone meut tout ensemble, lui compris, vers un même hexagone. (6.94)
ruling-93 = Les cohortes de la XI au camp obéissent à César ou Labienus ; un ordre de légion passe encore par la portée de Pedius. (4.34, S-BIB-2)
ruling-94 = L’ordre de ligne automatique du tour 1 vaut au premier tour de la bataille, non à celui où une tribu arrive. (4.54)
ruling-95 = Le tir d’entrée peut compter toute distance où le tireur a vu l’unité dans ce mouvement, dont un hexagone ; le tir de sortie est toujours à deux. (8.22, 8.23)
ruling-96 = Être à portée de projectiles ennemis veut dire : portée imprimée, front ou flanc du tireur, et vue, de toute unité qui en a, catapultes comprises ; le harcèlement ne compte pas. (8.15, 10.14, 10.41)
ruling-97 = Qui réagit choisit l’ordre de ses réactions ; une unité pivote seulement avant de tirer. (6.51, 7.15, 8.23)
ruling-98 = Un attaquant tenu au test compte comme ayant bougé pour le rapport de taille ; celui qui a tiré ou attendu, non. (8.36)
ruling-99 = La déroute efface les pertes d’une unité ; toute autre perte l’élimine, et la table de ralliement les fixe à nouveau. (10.36, 10.46)
ruling-100 = Le secours vaut ordre de légion pour tout ce qui en découle : les mouvements d’abord, puis les tirs ennemis, les lignes peuvent s’étendre. Il n’use la légion de personne, et les légions dont le légat a agi peuvent en être. Les huit se comptent à mesure des ordres. (S-RHI-5)
ruling-101 = Une unité qui ne peut fuir est enfermée par tous les ennemis à côté d’elle et par ceux dont les zones de contrôle ferment les hexagones autour ; un seul d’entre eux qui n’a pas attaqué suffit. (10.51)
ruling-102 = Quand plusieurs défenseurs fuient par des chemins différents, le poursuivant suit celui qui a fui le premier. (10.52)
ruling-103 = Tout droit, c’est par les deux hexagones de front tour à tour ; le propriétaire dit par lequel commencer, si les deux sont ouverts. (10.53)
ruling-104 = Les jets d’un harcèlement menacent les chefs de l’hexagone comme tout tir. (8.18, 8.64)
ruling-105 = Vers l’infanterie légère veut dire tout hexagone libre plus proche d’elle. Nul ne tire sur qui chasse, mais les chefs à côté desquels il vient peuvent s’écarter. Un hexagone derrière l’infanterie légère est vide quand rien ne s’y trouve. (8.65)
ruling-106 = Les cohortes débarquées dans la même phase avant l’aigle récupèrent une perte quand elle débarque. (S-BRI-5)
ruling-107 = Un char que son combattant quitte reste sur place pour la phase, quel que soit celui qui y monte. Le combattant saute dans un hexagone devant lui, pas hors d’une zone de contrôle ennemie. (S-BRI-8)
ruling-108 = Les lanciers en déroute ne rentrent pas chez eux. (S-SAB-10)
ruling-109 = Un couple qui attaque seul nomme cavaliers ou fantassins avant la charge, pour la charge et le fracas ; celui qui attaque avec d’autres nomme avec eux, au fracas. (S-RHI-2, 8.35)
ruling-110 = Le repli est une seule décision pour toute la tribu : tous ceux qui le peuvent partent, chacun aussi loin que possible, les plus proches de la colline d’abord, et font face à l’ennemi le plus proche. Le récit parle de l’armée et non d’unités isolées, et celle qui resterait seule serait coupée. (S-BIB-5)
ruling-111 = Une paire tenue par une zone de contrôle ennemie ne s’étend pas, ni sur ordre ni en réaction : 6.62 renvoie aux restrictions des zones, et la cohorte qui glisse en quitte une. Glisser sur ordre est un mouvement, auquel l’ennemi peut réagir, et après lequel une unité lourde qui a un ennemi devant elle doit attaquer (7.25). (6.62, 7.23)
ruling-112 = Qu’un chef accompagne l’unité qu’il a commandée se dit avant le premier point ; deux unités empilées demandent deux ordres, et il va avec les deux. (5.23)
ruling-113 = Les niveaux d’une avance comptent avec ceux de la phase, comme 6.22 le dit de toutes les pertes de mouvement, et sont bornés à QT moins 1 comme les autres. (6.22, 8.41)
ruling-114 = L’hexagone du chef ne fait pas partie du chemin d’un ralliement : qui se tient dans un bois rallie au-dehors. (10.41)
ruling-115 = Un légat tué seul avec l’aigle la portait : elle est perdue avec lui, et non laissée à qui la prend. (4.46)
ruling-116 = Un chef qui entre en zone de contrôle ennemie au milieu de sa phase ne donne plus d’ordres individuels : 4.38 les interdit à qui s’y tient. Les ordres de légion et de ligne déjà donnés se poursuivent. Celui qui a attendu agit à son initiative, avant tous ceux qui en ont plus. (4.38, 5.26)
ruling-117 = L’unité du dessus d’une pile qui pivote sans quitter l’hexagone revient à l’orientation de l’autre quand elle s’arrête ; une pile pivote par des ordres aux deux. (6.97)
ruling-118 = Débarquer sur la plage, c’est entrer dans un hexagone, à quoi les Bretons réagissent. Une pile qui arrive est une seule cible pour chaque tir d’entrée, quel que soit l’ordre qui l’amène. (8.23, S-BRI-3)

# Ce qui a été ajusté dans des données reconstituées.

tuned-01 = Les niveaux de déroute équilibrés ont été déplacés jusqu’à des batailles plus égales entre joueurs automatiques : Bibracte, Rome de 50 à 33 ; le Rhin, Rome de 45 à 103 ; la Sabis, Rome de 60 à 123, Nerviens de 150 à 120, Atrébates de 60 à 52, Viromanduens de 55 à 48 ; Lutèce, Rome de 28 à 29 ; Bretagne, Rome de 40 à 21, Bretons de 80 à 90. Les niveaux de la série n’ont pas changé. (10.61)
