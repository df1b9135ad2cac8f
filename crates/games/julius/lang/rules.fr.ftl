# Référence des règles de julius, dans nos propres mots. Les ids suivent les numéros du livret.

rule-1-0 =
    Julius Caesar rejoue la guerre civile romaine, de 49 à 45 av. J.-C. : Caesar contre
    Pompeius, sur une carte de toute la Méditerranée.
    .title = Introduction

rule-1-1 = On joue à deux : l’un mène les blocs de Caesar, l’autre ceux de Pompeius.
    .title = Les joueurs

rule-1-2 =
    On compte les points chaque hiver (8.4) : la valeur des cités que vous tenez, 13 sur
    toute la carte, et 1 point par chef ennemi tué (7.51). Avec 10 points, la victoire est
    immédiate. Après le cinquième hiver, le meilleur score l’emporte ; à score égal, c’est
    le camp qui tient Roma, et si personne ne la tient la partie est nulle.
    .title = Gagner la partie

rule-1-3 =
    Le jeu se compose d’une carte, de 63 blocs (31 par camp, plus Cleopatra), de 27 cartes à
    jouer et de dés à six faces.
    .title = Matériel

rule-2-0 =
    Une partie dure au plus cinq ans de cinq tours, et chaque tour enchaîne trois phases :
    les cartes, le commandement, les batailles.
    .title = Le tour de jeu

rule-2-1 =
    En début d’année, on mélange les 27 cartes (20 commandements, 7 événements) ; chacun en
    reçoit six, en jette une en secret, puis joue à chaque tour l’une des cinq qui restent.
    Les deux cartes sont retournées ensemble et celle qui offre le plus de mouvements passe
    devant, Caesar si elles se valent ; les levées ne comptent pas. L’auteur d’un événement
    joue toujours en premier, sauf qu’Apollon compte pour la carte qu’il copie ; mais deux
    événements au même tour s’annulent et le tour est fini. Jouer une carte est obligatoire,
    en épuiser les mouvements et les levées ne l’est pas ; rien ne se garde pour plus tard.
    .title = Phase des cartes

rule-2-2 =
    Le premier joueur fait tout ce que sa carte permet, mouvements d’abord et levées ensuite
    (ou l’événement), avant que le second ne commence. Un mouvement envoie un groupe à une
    ou deux étapes de là, mais une seule s’il attaque ou rejoint une bataille (6.1) ; une
    levée rend un pas à un bloc ou en crée un de force I (6.4). Les levées venant en
    dernier, un bloc levé ne bouge jamais le tour de son arrivée.
    .title = Phase de commandement

rule-2-3 =
    Il y a bataille dès qu’une cité ou une mer abrite des blocs des deux camps. Chacune est
    menée jusqu’au bout avant la suivante, et c’est le premier joueur du tour qui fixe leur
    ordre (7.1).
    .title = Phase de bataille

rule-3-0 =
    Cette section présente les blocs : de bois brun à étiquettes rouges pour Caesar, de bois
    vert à étiquettes ocre pour Pompeius, bleu pour Cleopatra, qui peut servir l’un ou
    l’autre.
    .title = Les armées

rule-3-1 =
    Un bloc porte une force, une valeur de combat et souvent le nom de la cité où on le
    lève.
    .title = Ce que montre un bloc

rule-3-11 =
    Le chiffre romain du bord supérieur indique la force du bloc, et donc combien de dés il
    lance quand il tire : trois dés à force III. Selon la pièce, la force au complet est de
    II, III ou IV. Chaque coup reçu tourne le bloc d’un cran vers le bas ; quand il n’a plus
    de pas, il est éliminé (7.5).
    .title = Force

rule-3-12 =
    Une valeur comme B3 dit quand un bloc agit et comment il tire. La lettre fixe son rang
    dans le round : A, puis B, C et D, le défenseur passant avant l’attaquant à lettre égale
    (7.2). Le nombre est le plus haut résultat de dé qui touche : avec 3, on touche sur 1, 2
    ou 3 (7.4).
    .title = Valeur de combat

rule-3-13 =
    La cité écrite sur une légion est le seul endroit où elle sort de la réserve de
    recrutement (6.4). Legio 13, par exemple, n’arrive qu’à Ravenna.
    .title = Noms

rule-3-2 =
    Il y en a sept : chefs, légions, auxiliaires, cavalerie (avec l’Elephant de Pompeius),
    balistes, flottes et Cleopatra.
    .title = Les sortes de blocs

rule-3-21 =
    Caesar dispose de Caesar (A3), d’Antonius et d’Octavian (A2 tous deux) ; en face se
    trouvent Pompeius (B3), Scipio et Brutus (A2 l’un et l’autre). Octavian et Brutus sont
    absents au départ : chacun ne devient disponible qu’une fois mort l’un des deux premiers
    chefs de son camp (7.51).
    .title = Chefs

rule-3-22 =
    Marquées d’un aigle, les légions agissent toutes à la lettre C et touchent jusqu’à 2, 3
    ou 4 selon leur expérience ; Legio 10, à Caesar, est la seule C4. Au complet, leur force
    est de III ou IV. Chacune se lève dans sa propre cité, si celle-ci est amie (6.4).
    .title = Légions

rule-3-23 =
    Chaque camp a quatre Auxilia : deux d’infanterie légère (B1, jusqu’à IV) et deux
    d’archers (A1, jusqu’à III). Toute cité amie convient pour les lever.
    .title = Auxiliaires

rule-3-24 =
    La cavalerie agit à la lettre B et touche jusqu’à 2 ou 3. Un Equitatus se lève dans une
    cité précise, Lugdunum pour le premier de Caesar, à condition qu’elle soit amie. Caesar
    en a quatre ; Pompeius en a trois, plus l’Elephant (7.41), levé à Utica.
    .title = Cavalerie

rule-3-25 =
    Chaque camp a une Ballista, de force II au plus, à lever dans la cité amie de son choix.
    Redoutable derrière des murs, lente au-dehors, elle vaut B4 quand son camp défend et D4
    quand il attaque (7.42).
    .title = Balistes

rule-3-26 =
    Chaque camp a cinq Navis de force II au plus, trois D2 et deux D3. Au large, les flottes
    ne rencontrent que des flottes et leur lettre tardive ne coûte rien ; dans une cité,
    elles passent après les blocs terrestres, dont seule une Ballista qui attaque est aussi
    lente. Seul un port majeur ami permet d’en lever (4.42).
    .title = Flottes

rule-3-27 =
    Cleopatra figure la reine et l’armée d’Égypte : C1, force IV au plus. Elle ne compte pas
    comme chef et sa perte ne rapporte aucun point. D’abord alliée de Pompeius, elle passe à
    l’autre camp si elle est battue (7.52), si l’ennemi tient Alexandria en hiver (8.1) ou
    par Jupiter.
    .title = Cleopatra

rule-4-0 =
    La carte montre les pays méditerranéens sous forme de cités reliées par des routes et
    des détroits, autour de neuf mers.
    .title = La carte

rule-4-1 =
    Un bloc est toujours dans une cité ou dans une mer. Les blocs terrestres n’occupent que
    des cités ; une flotte peut être au large, ou dans une cité qui est un port.
    .title = Où se tiennent les blocs

rule-4-2 =
    La carte compte 67 cités, et tout bloc à terre se trouve dans l’une d’elles. Onze
    rapportent des points, 13 ensemble : Roma et Alexandria 2 chacune ; Antiochia, Athenae,
    Byzantium, Carthago Nova, Ephesus, Massilia, Syracusae, Tarraco et Utica 1 chacune. Ces
    mêmes valeurs augmentent le nombre de blocs nourris en hiver (8.3).
    .title = Cités

rule-4-21 =
    Une cité où il n’y a que vos blocs vous est amie, une cité où il n’y a que ceux d’en
    face est ennemie, une cité vide est neutre, et celle qui mêle les deux camps est
    contestée jusqu’au terme de sa bataille. Tout se met à jour sur-le-champ : votre dernier
    bloc parti, la cité est neutre ; un seul bloc qui entre chez l’ennemi rend la cité
    contestée.
    .title = Contrôle des cités

rule-4-3 =
    Les blocs terrestres vont de cité en cité par les routes : 43 routes majeures, les
    grands axes comme Genua – Roma, et 47 routes mineures, comme Ravenna – Roma. Deux cités
    qu’une route relie sont adjacentes. De la sorte de route dépend le nombre de blocs qui
    peuvent y passer (6.11) ; quatre autres liaisons sont des détroits (4.32).
    .title = Routes

rule-4-32 =
    Quatre passages relient des cités par-dessus un bras de mer : Herculeum
    (Gades – Tingis), Messana (Messana – Rhegium), Hellespontus (Aenos – Pergamum) et
    Bosphorus (Byzantium – Nicomedia). Par tour, un joueur fait passer deux blocs sur chacun
    d’eux, un seul si des blocs ennemis tiennent la rive d’en face ; un détroit déjà franchi
    en paix pendant le tour ne peut plus servir à attaquer. Pour les flottes et les
    mouvements amphibies, peu importe à qui sont les rives.
    .title = Détroits

rule-4-4 =
    Les neuf mers sont Oceanus Atlanticus, Mare Hispanum, Mare Tyrrhenum, Mare Internum,
    Mare Hadriaticum, Mare Aegaeum, Mare Aegypticum, Propontis et Pontus Euxinus. Seules des
    flottes peuvent s’y trouver. Une mer est amie, ennemie, neutre ou contestée d’après les
    flottes présentes, comme une cité, et son état change dès qu’une flotte arrive ou s’en
    va.
    .title = Mers

rule-4-41 =
    Cinq îles ont des cités : Corsica (Aleria), Sardinia (Caralis), Sicilia (Lilybaeum,
    Messana, Syracusae), Creta et Cyprus (Salamis) ; les autres ne servent pas. Les blocs
    terrestres y vont et en partent par mouvement amphibie (6.3), mais le détroit de Messana
    donne aussi accès à Sicilia.
    .title = Îles

rule-4-42 =
    Les 48 cités côtières sont toutes des ports, ouverts sur chaque mer qu’ils touchent :
    une pour la plupart, deux pour certains comme Genua, trois pour Utica et Creta. Onze
    sont des ports majeurs, où l’on construit les flottes et nulle part ailleurs :
    Alexandria, Athenae, Carthago Nova, Creta, Ephesus, Massilia, Neapolis, Ravenna,
    Salamis, Syracusae et Utica. Roma est un port, mais pas un port majeur.
    .title = Ports

rule-5-0 = Cette section dit où commencent les blocs et ce qui attend hors de la carte.
    .title = Mise en place

rule-5-1 =
    Tous les blocs commencent debout, cachés à l’adversaire et au complet. Caesar en a 14 :
    trois par cité à Ravenna, Genua, Massilia et Narbo, deux à Lugdunum. Pompeius en a 16,
    Cleopatra comprise : trois par cité à Neapolis et Tarraco, deux par cité à Antiochia,
    Alexandria, Utica et Carthago Nova, un seul à Brundisium comme à Syracusae. Roma,
    Athenae, Byzantium et Ephesus sont vides, si bien que Pompeius part avec 7 points et
    Caesar avec 1.
    .title = Déploiement historique

rule-5-2 =
    Les blocs absents de la carte attendent dans la réserve de recrutement de leur camp,
    debout pour que l’adversaire ne les reconnaisse pas, et entrent en jeu par les levées
    (6.4). Un bloc éliminé y revient couché, visible de tous, et reste hors d’atteinte
    jusqu’à l’année suivante (8.6) ; un chef tué n’y revient jamais (7.51).
    .title = Réserve de recrutement

rule-5-3 =
    En option, une fois le déploiement historique en place, chacun permute comme il veut ses
    propres blocs entre ses cités. Chaque cité garde son nombre de blocs, il faut toujours
    un port à une flotte (4.1) et aucun bloc de la réserve de recrutement n’entre dans
    l’échange.
    .title = Déploiement libre

rule-6-0 =
    Le premier joueur fait ses mouvements puis ses levées, dans les limites de sa carte ; le
    second l’imite ensuite.
    .title = Phase de commandement

rule-6-1 =
    Un mouvement de la carte active une cité ou une mer : les blocs de ce lieu que vous
    voulez en partent, chacun dans sa direction. Un bloc fait une étape, ou deux s’il
    n’attaque pas et ne rejoint pas de bataille ; il traverse les lieux amis et neutres,
    mais un lieu ennemi ou contesté l’arrête et il doit y combattre. Aucun bloc ne bouge
    deux fois dans le tour, sauf pour une retraite (7.6) ou un regroupement (7.7).
    .title = Mouvements de groupe

rule-6-11 =
    Une route majeure laisse passer quatre blocs, une route mineure deux, un détroit deux
    ou, s’il mène à une attaque, un seul. Le compte se tient par joueur, par route et par
    tour, les deux sens réunis. Vos quatre blocs sur une route majeure n’enlèvent donc rien
    aux quatre de l’adversaire, mais un second groupe à vous n’y passe plus.
    .title = Limites des routes

rule-6-12 =
    Entrer en lieu ennemi, cité ou mer, c’est attaquer ; les blocs qui s’y trouvaient
    défendent. Une attaque part toujours d’un lieu adjacent, jamais de deux étapes plus
    loin. On peut attaquer par plusieurs routes, mais chacune coûte son propre mouvement, et
    un seul de ces groupes forme la force principale (7.3).
    .title = Attaquants et défenseurs

rule-6-13 =
    Chaque bloc attaquant de la force principale fixe un bloc défenseur, que le camp fixé
    désigne lui-même ; les attaquants en réserve ne fixent rien. Les blocs au-delà de ce
    nombre restent libres de partir, même pour attaquer ailleurs, mais pas par une route ou
    une frontière maritime d’où sont venus des attaquants, réserves comprises. Quatre
    attaquants en force principale devant cinq défenseurs en laissent donc un libre.
    .title = Fixation

rule-6-14 =
    Le second joueur peut employer des mouvements à secourir une cité ou une mer que le
    premier vient d’attaquer. Ces renforts viennent d’un lieu adjacent et ne doivent pas
    être fixés (6.13). Ils débutent toujours la bataille en réserve (7.3).
    .title = Réaction

rule-6-15 =
    Dans l’année, un lieu accueille autant de blocs que l’on veut. Seul l’hiver les limite,
    par le ravitaillement (8.3).
    .title = Empilement

rule-6-2 =
    Une flotte passe d’un port à une mer qui le borde, d’une mer à l’un de ses ports, ou de
    mer en mer ; de port à port, il lui faut deux étapes, sortir puis rentrer. Un même
    mouvement de groupe peut faire appareiller les flottes d’un port pendant que ses blocs
    terrestres marchent. Comme à terre, c’est deux étapes en paix ou une pour attaquer. Une
    mer s’attaque depuis une mer adjacente ou depuis un de ses ports, un port seulement
    depuis une mer qui le borde (7.81). Quand flottes et blocs terrestres attaquent la même
    cité, les uns ou les autres sont en réserve (7.3).
    .title = Mouvement des flottes

rule-6-3 =
    Pour un mouvement par bloc, un bloc terrestre embarque dans un port, franchit une ou
    plusieurs mers amies qui se suivent et débarque dans un port ami ou neutre ; il ne part
    que si un tel port est à sa portée, et ne débarque jamais en lieu ennemi ou contesté.
    Ces trajets passent avant tous vos autres mouvements du tour, il faut donc déjà tenir
    les mers, et une flotte reste dans chaque mer empruntée jusqu’à la fin de la phase.
    Route et mer ne se combinent pas pour un même bloc dans le même tour. Un bloc non fixé
    (6.13) peut quitter par mer une cité contestée si cette mer est amie.
    .title = Mouvements amphibies

rule-6-4 =
    Une levée ajoute un pas à un bloc incomplet, ou sort un bloc de votre réserve de
    recrutement à force I (l’Elephant sur sa face basse, II), que d’autres levées peuvent
    renforcer aussitôt. Chefs, Auxilia, Ballista et Cleopatra dissoute arrivent dans toute
    cité amie, légions, cavalerie et Elephant dans la seule cité qu’ils nomment, flottes
    dans tout port majeur ami. Il faut que la cité soit déjà amie, donc qu’un bloc à vous y
    soit : rien ne se lève en lieu neutre, ennemi ou contesté. Une flotte se répare dans
    tout port ami, jamais au large.
    .title = Levées

rule-7-0 =
    Cette section explique les batailles : ordre, lettres, réserves, coups, retraites,
    regroupements et combats sur mer.
    .title = Les batailles

rule-7-1 =
    Les batailles attendent que les deux joueurs aient fini mouvements et levées, puis le
    premier joueur les choisit une à une. Quand l’une commence, on découvre ses blocs, mais
    les réserves restent cachées pendant tout le round 1. Une fois finie, les survivants se
    redressent, cachés de nouveau, et l’on passe à la suivante ; chaque issue compte pour
    les retraites et regroupements qui viennent après.
    .title = Ordre des batailles

rule-7-2 =
    Une bataille a quatre rounds au plus, et dans chacun tout bloc agit une fois : les A,
    ensuite les B, les C et les D, avec à lettre égale le défenseur devant l’attaquant. Le
    bloc dont c’est le moment tire, se retire ou passe, mais personne ne se retire au round
    1. Au round 4, les attaquants doivent s’en aller quand vient leur lettre (7.62).
    .title = Ordre d’action

rule-7-3 =
    Si l’attaque vient par plusieurs routes ou frontières, l’attaquant désigne un groupe
    comme force principale et garde les autres en réserve. Les blocs que le second joueur
    amène dans une bataille ouverte par le premier sont aussi en réserve (6.14). Au round 1,
    ceux-là restent cachés, ne tirent pas, ne partent pas et ne reçoivent aucun coup ; dès
    le round 2, ils se battent comme les autres.
    .title = Force principale et réserves

rule-7-31 =
    Si la force principale d’un des camps disparaît au round 1, les réserves de ce camp sont
    désorganisées : chacun de leurs blocs perd un pas sur-le-champ, puis se bat comme à
    l’ordinaire. Quand cela arrive au défenseur, les rôles s’inversent, et l’attaquant fait
    figure de défenseur jusqu’à la fin. Une Cleopatra ralliée (7.52) qui tient la ligne
    garde les réserves en ordre.
    .title = Désorganisation

rule-7-4 =
    Un bloc qui tire jette un dé par point de force, et tout dé qui ne dépasse pas sa
    puissance touche : Legio 10 (C4) à force II jette deux dés et touche de 1 à 4. On ne
    vise personne : chaque coup ôte un pas au bloc adverse le plus fort à ce moment, au
    choix du propriétaire entre égaux. Les coups tombent un à un, avec effet aussitôt : un
    bloc peut donc disparaître avant d’avoir agi.
    .title = Coups

rule-7-41 =
    L’Elephant de Pompeius (B3) n’a que deux pas, IV et II. Intact, il jette quatre dés ; le
    premier coup le ramène à deux dés et le second l’élimine.
    .title = L’Elephant

rule-7-42 =
    Une Ballista vaut B4 dans le camp qui défend et D4 dans celui qui attaque : même
    adresse, mais celle de l’attaquant tire en dernier.
    .title = Balistes

rule-7-5 =
    Un bloc qui perd son dernier pas va, visible, dans la réserve de recrutement de son
    camp, et n’en ressort pas avant l’année suivante (8.6). Un bloc gagné par Jupiter
    retourne chez son premier propriétaire. Les chefs (7.51) et Cleopatra (7.52) suivent
    leurs propres règles.
    .title = Blocs éliminés

rule-7-51 =
    Un chef tué l’est pour toujours : l’adversaire garde le bloc en trophée, qui lui vaut 1
    point de victoire. En échange, le troisième chef du camp éprouvé, Octavian ou Brutus,
    rejoint sa réserve de recrutement et peut être levé au prix normal dans toute cité amie.
    .title = Mort d’un chef

rule-7-52 =
    Quand Cleopatra perd son dernier pas en bataille, on ne la retire pas : elle passe
    aussitôt à l’adversaire, à force I, et agit pour lui dès le round d’après. Avec l’option
    de l’édition anglaise 1.1, elle agit dès que sa lettre revient, fût-ce dans le même
    round si elle n’y a pas encore agi. Chaque hiver la ramène à Alexandria (8.1).
    .title = Cleopatra change de camp

rule-7-6 =
    Au lieu de tirer, un bloc peut quitter la bataille quand vient sa lettre, à compter du
    round 2, jamais au round 1. Un bloc contraint de partir et qui n’a nulle part où aller
    est éliminé.
    .title = Retraites

rule-7-61 =
    Les retraites suivent les limites des routes (6.11), recomptées à chaque round : quatre
    blocs par route majeure, deux par route mineure. Un détroit n’en laisse passer qu’un par
    round. On ne se retire jamais vers un lieu ennemi ou contesté.
    .title = Limites des retraites

rule-7-62 =
    Dès le round 2, un bloc attaquant peut se retirer quand vient sa lettre ; au round 4 il
    le doit, et s’il ne le peut pas il est éliminé. Il gagne n’importe quelle cité amie
    voisine, ou bien une cité neutre voisine par une route que son camp a prise pour entrer
    dans cette bataille.
    .title = Retraite de l’attaquant

rule-7-63 =
    Dès le round 2, un bloc défenseur peut se retirer quand vient sa lettre, dans une cité
    voisine amie ou neutre. Les routes par lesquelles l’attaquant est arrivé, d’emblée ou en
    renfort, lui sont fermées.
    .title = Retraite du défenseur

rule-7-64 =
    À chaque round, chaque camp peut sortir un bloc terrestre de la bataille par la mer. Le
    bloc traverse une seule mer amie qui borde la cité et débarque dans un port ami de cette
    mer. À Utica, bordée par trois mers, les deux camps peuvent le faire dans la même
    bataille, chacun par une mer à lui.
    .title = Retraite par mer

rule-7-7 =
    Une bataille terrestre finie, le vainqueur peut envoyer ses blocs présents, anciennes
    réserves comprises, dans des cités adjacentes amies ou neutres ; les flottes qui ont
    combattu dans un port peuvent gagner une mer qui le borde, amie ou neutre. Les limites
    des routes (6.11) valent à neuf pour ce regroupement. La voie amphibie lui est
    interdite.
    .title = Regroupements

rule-7-8 =
    Des flottes des deux camps dans une même mer livrent une bataille navale selon les
    règles communes. Toutes étant à la lettre D, celles du défenseur agissent d’abord à
    chaque round. S’il reste une flotte en défense au round 4, les attaquants doivent s’en
    aller (7.82).
    .title = Batailles navales

rule-7-81 =
    Les flottes se battent aussi dans les ports, aux côtés des blocs terrestres, pour
    l’attaque comme pour la défense. On n’assaille un port avec elles qu’à partir d’une mer
    qui le borde.
    .title = Combats côtiers

rule-7-82 =
    Les flottes peuvent se retirer dès le round 2, à la lettre D. D’une bataille navale,
    celles qui attaquent regagnent la mer ou le port d’où elles viennent s’il est encore ami
    ou neutre, une mer voisine amie, ou un port ami de la mer où elles sont. En défense,
    elles vont dans une mer voisine amie, dans une mer voisine neutre d’où l’attaquant n’est
    pas venu, ou dans un port ami de la mer où elles sont. D’une bataille dans un port,
    elles ne gagnent que de telles mers, car elles ne vont jamais de port à port. Celle qui
    n’a aucun de ces refuges doit vaincre ou couler.
    .title = Retraite des flottes

rule-7-83 =
    Après une bataille navale gagnée, les flottes peuvent passer dans une mer voisine amie
    ou neutre, ou relâcher dans un port ami ou neutre de la mer du combat. Pour celles qui
    gagnent dans un port, voir 7.7.
    .title = Regroupement des flottes

rule-8-0 =
    Quand chacun a joué ses cinq cartes vient l’hiver : on suit les étapes 8.1 à 8.6 dans
    cet ordre, les deux camps agissant en même temps à chacune. Avec l’option de l’édition
    anglaise 1.1, 8.4 suit 8.1.
    .title = Tour d’hiver

rule-8-1 =
    Où qu’elle soit, Cleopatra rentre à Alexandria. Si son ennemi tient la cité, elle se
    rallie à lui avec la force qui lui reste ; si la cité est vide ou tenue par son propre
    camp, elle n’en change pas.
    .title = Retour de Cleopatra

rule-8-2 =
    Toute flotte au large rentre dans un port ami de la mer où elle est, les deux camps en
    même temps. Celle qui n’en a aucun est éliminée ; on peut la reconstruire l’année
    suivante.
    .title = Flottes au port

rule-8-3 =
    Une cité nourrit trois blocs, plus sa valeur de victoire : trois à Narbo, quatre à
    Tarraco, cinq à Alexandria. Pour chaque bloc en trop, le propriétaire en choisit un sur
    place, qui est éliminé : il va, visible, dans sa réserve de recrutement, d’où il ne
    ressort pas avant l’année suivante. Avec l’option de l’édition anglaise 1.1, ce n’est
    jamais Cleopatra.
    .title = Ravitaillement

rule-8-4 =
    On compte alors les deux scores (1.2) : 10 points donnent la victoire et, après la
    cinquième année, c’est le meilleur score. Avec l’option de l’édition anglaise 1.1, ce
    compte vient plus tôt, avant le retour des flottes (8.2) et le ravitaillement (8.3).
    .title = Vérification de la victoire

rule-8-5 =
    Les pas ne se transmettent pas d’un bloc à l’autre sur la carte, mais chacun peut
    renvoyer des blocs de son choix dans sa réserve de recrutement pour les lever ailleurs
    dès l’année suivante. Leurs pas sont perdus. Ils ne sont pas éliminés : l’adversaire ne
    voit pas lesquels ce sont. Avec l’option de l’édition anglaise 1.1, Cleopatra ne peut
    pas être dissoute.
    .title = Dissolution

rule-8-6 =
    Les blocs couchés des réserves de recrutement sont redressés et peuvent de nouveau être
    levés. On mélange toutes les cartes, chacun en reçoit six et en jette une en secret
    (2.1).
    .title = Nouvelle année

rule-event-apollo =
    Apollon vaut la carte que l’adversaire a jouée au tour d’avant : les mouvements et
    levées d’un commandement, ou l’effet d’un événement. C’est avec cette carte, et non avec
    Apollon, que l’on décide qui est premier joueur (2.1). Il ne se joue pas au premier tour
    d’une année, mais on peut alors le jeter. Comme tout événement, il est annulé par un
    autre événement au même tour.
    .title = Apollon

rule-event-jupiter =
    Désignez, sans le voir, un bloc ennemi debout dans un lieu voisin d’une de vos cités
    amies ; une flotte dans une mer qui borde un de vos ports amis convient aussi. Il se
    retourne, avec la force qu’il a, et vous rejoint dans la cité amie dont il était
    voisin ; Cleopatra n’y échappe pas. Il combat désormais pour vous ; éliminé, il va dans
    la réserve de l’ennemi. Un chef ou une flotte reste fidèle, mais perd un pas, fût-ce le
    dernier. La carte ne donne ni mouvement ni levée.
    .title = Jupiter

rule-event-mars =
    Déplacez un groupe par voie de terre (sans flottes), sans levée ni mouvement amphibie.
    Ce déplacement fini, nommez une bataille où vous attaquez : au round 1, tous les blocs
    avec lesquels vous y attaquez tirent avant le défenseur, quelles que soient les
    lettres ; les réserves attendent comme toujours (7.3). L’ordre normal revient au round
    2, si bien que le défenseur peut tirer deux fois de suite.
    .title = Mars

rule-event-mercury =
    Déplacez un groupe par voie de terre (sans flottes), sans levée ni mouvement amphibie.
    Ses blocs vont jusqu’à trois cités au lieu de deux, ou jusqu’à deux en attaquant la
    seconde, quand une seule est la règle (6.1). Ils peuvent se séparer, et chacun profite
    de l’étape en plus ou non.
    .title = Mercure

rule-event-neptune =
    Seules les flottes d’un groupe bougent, comme à l’ordinaire (6.2), sans levée ni
    mouvement amphibie. Ce déplacement fini, nommez une de vos batailles, sur mer ou dans un
    port : au round 1, les flottes avec lesquelles vous y attaquez tirent avant le
    défenseur, quelles que soient les lettres.
    .title = Neptune

rule-event-pluto =
    Déplacez un groupe par voie de terre (sans flottes), sans levée ni mouvement amphibie.
    Là où il attaque, une route majeure laisse passer six blocs, une route mineure trois, un
    détroit deux. Les mouvements sans attaque, les retraites et les regroupements gardent
    leurs limites ordinaires (6.11, 7.61).
    .title = Pluton

rule-event-vulcan =
    Choisissez une cité ennemie : chaque bloc qui s’y trouve perd un pas. Rien n’est
    épargné, et les blocs à force I, chefs compris, sont éliminés (7.5, 7.51). Les flottes
    au large sont hors d’atteinte. S’il n’y a aucune cité ennemie sur la carte, il ne se
    passe rien. La carte ne donne ni mouvement ni levée.
    .title = Vulcain
