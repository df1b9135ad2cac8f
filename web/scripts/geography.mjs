// The geography of the map of `julius`, as latitude and longitude: what Natural Earth does not
// have or what we place by hand. Facts of nature and our own layout; make-map.mjs projects it.

/** Shifts of cities in map units, where true positions would touch. */
export const NUDGE = {
  Messana: [-13, -3],
  Rhegium: [12, 4],
  Byzantium: [-8, -5],
  Nicomedia: [10, 5],
  Asculum: [4, 2],
  Roma: [-3, 2],
  Athenae: [2, 2],
  Syracusae: [0, 8],
  Lilybaeum: [-2, 0],
  Sipontum: [2, -2],
  Massilia: [0, -2],
  Creta: [0, 2],
  Pergamum: [4, 0],
  Ephesus: [2, 4],
  Neapolis: [0, 3],
  Memphis: [0, -8],
  Alexandria: [0, 2],
  Treviri: [0, 14],
  Antiochia: [2, -2],
  Tarsus: [-3, -1],
  Damascus: [4, 0],
  Jerusalem: [2, 0],
  Aleria: [0, 2],
  Olisipo: [3, 0],
  Portus: [3, 0],
  Pylos: [2, -2],
};

/** Points that roads bend through, from the first city to the second. */
export const VIA = {
  "Genua–Roma": [[43.75, 10.5], [42.7, 11.45]],
  "Genua–Massilia": [[43.95, 7.7], [43.6, 6.5]],
  "Massilia–Narbo": [[43.85, 4.3]],
  "Narbo–Tarraco": [[42.2, 2.85], [41.6, 2.05]],
  "Carthago Nova–Tarraco": [[38.7, -0.6], [40.0, -0.2]],
  "Carthago Nova–Gades": [[37.05, -2.5], [36.9, -4.4]],
  "Aquileia–Ravenna": [[45.55, 12.0]],
  "Aquileia–Salona": [[45.45, 14.5], [44.3, 15.7]],
  "Dyrrachium–Salona": [[42.4, 19.2], [43.1, 17.6]],
  "Asculum–Ravenna": [[43.7, 12.75]],
  "Asculum–Sipontum": [[42.1, 14.25], [41.7, 15.0]],
  "Brundisium–Sipontum": [[41.0, 16.7]],
  "Neapolis–Rhegium": [[40.3, 15.5], [39.3, 16.25]],
  "Brundisium–Neapolis": [[40.85, 16.0]],
  "Athenae–Thessalonica": [[38.6, 22.9], [39.6, 22.3], [40.3, 22.5]],
  "Athenae–Pylos": [[37.95, 23.0], [37.4, 22.2]],
  "Ambracia–Athenae": [[38.65, 22.1], [38.35, 23.2]],
  "Ambracia–Dyrrachium": [[40.2, 20.2]],
  "Aenos–Thessalonica": [[41.05, 24.6], [40.75, 23.6]],
  "Aenos–Byzantium": [[41.05, 27.4]],
  "Nicomedia–Pergamum": [[40.15, 28.9], [39.6, 28]],
  "Nicomedia–Sinope": [[41.1, 31.7], [41.7, 33.5]],
  "Ephesus–Perga": [[37.45, 28.4], [37.2, 29.6]],
  "Perga–Tarsus": [[36.75, 32.0], [36.6, 33.4]],
  "Antiochia–Tarsus": [[36.9, 36.1]],
  "Alexandria–Catabathmus": [[30.9, 28.5], [31.1, 27]],
  "Alexandria–Pelusium": [[31.15, 31.2]],
  "Catabathmus–Cyrene": [[31.9, 23.9], [32.55, 22.9]],
  "Cyrene–Thubactus": [[31.6, 20.3], [30.3, 19.3], [30.5, 17.8], [31.3, 15.9]],
  "Tacape–Thubactus": [[32.9, 11.5], [32.5, 13.5]],
  "Tacape–Utica": [[34.9, 10.1], [36.1, 10.0]],
  "Iomnium–Utica": [[36.5, 6.3], [36.7, 8.3]],
  "Siga–Tingis": [[34.9, -3.2], [35.2, -4.8]],
  "Sala–Tingis": [[34.9, -6.0]],
  "Sala–Siga": [[34.1, -4.5], [34.4, -2.6]],
  "Iomnium–Siga": [[36.1, 1.5], [35.6, -0.2]],
  "Gades–Olisipo": [[37.35, -7.2], [38.2, -8.4]],
  "Olisipo–Portus": [[40.0, -8.5]],
  "Lilybaeum–Messana": [[37.95, 13.6], [37.95, 14.6]],
  "Lilybaeum–Syracusae": [[37.45, 13.4], [37.0, 14.4]],
  "Messana–Syracusae": [[37.55, 14.95]],
  "Jerusalem–Pelusium": [[31.3, 34.4], [31.0, 33.5]],
  "Antiochia–Damascus": [[34.8, 36.8]],
  "Damascus–Jerusalem": [[32.6, 35.95]],
  "Aquileia–Sirmium": [[46.1, 15], [45.6, 17.5]],
  "Burdigala–Narbo": [[43.7, 1.4]],
  "Bilbilis–Burdigala": [[42.8, -1.5], [43.6, -1.2]],
  "Corduba–Gades": [[37.3, -5.9]],
  "Dyrrachium–Thessalonica": [[41.1, 20.9]],
  "Serdica–Thessalonica": [[41.7, 23.2]],
  "Serdica–Sirmium": [[43.4, 21.8]],
  "Salona–Sirmium": [[44.2, 17.9]],
  "Lugdunum–Massilia": [[44.5, 4.9]],
  "Genua–Lugdunum": [[44.9, 7.6], [45.4, 6.2]],
  "Genua–Ravenna": [[44.8, 10.2]],
  "Neapolis–Roma": [[41.35, 13.3]],
  "Neapolis–Sipontum": [[41.25, 15.0]],
  "Ravenna–Roma": [[43.2, 12.3]],
};

/** Rivers, from the spring. */
export const RIVERS = [
  // Rhodanus, Padus, Danubius, Rhenus
  [[46.2, 6.15], [45.85, 4.9], [44.93, 4.75], [44.13, 4.7], [43.6, 4.6], [43.35, 4.75]],
  [[44.7, 7.1], [45.07, 7.7], [45.15, 8.6], [45.1, 9.7], [45, 10.6], [44.9, 11.6], [44.95, 12.35]],
  [[47.9, 8.5], [48.4, 10], [48.77, 11.4], [49, 12.1], [48.57, 13.46], [48.3, 14.3], [48.2, 16.4],
    [47.75, 18.1], [47.8, 18.9], [47.5, 19.05], [46.2, 18.9], [45.5, 18.9], [45.25, 19.85],
    [44.82, 20.45], [44.7, 21.2], [44.6, 22.5], [44.1, 22.7], [43.8, 23.5], [43.65, 25],
    [43.85, 26], [44.1, 27.2], [45.2, 28], [45.25, 29.5]],
  [[46.9, 9.5], [47.5, 9.6], [47.6, 8.5], [47.56, 7.6], [48.57, 7.8], [49.5, 8.45], [50, 8.27],
    [50.36, 7.6], [50.9, 7]],
  // Nilus and its two mouths
  [[28.4, 30.9], [29.2, 31.2], [30.1, 31.23], [31, 30.5], [31.42, 30.37]],
  [[30.1, 31.23], [30.9, 31.5], [31.45, 31.84]],
  // Hiberus, Tagus, Durius, Anas, Baetis
  [[42.9, -4], [42.45, -2.4], [41.65, -0.88], [41.2, 0.3], [40.72, 0.8]],
  [[40.4, -1.8], [40.1, -3], [39.8, -4.1], [39.8, -5], [39.7, -6.7], [39.45, -8.3], [38.9, -9]],
  [[41.9, -2.6], [41.6, -3.7], [41.6, -4.7], [41.5, -5.7], [41.1, -7], [41.15, -8.6]],
  [[39.1, -3.5], [39, -4.8], [38.85, -6.3], [38.8, -7.1], [38, -7.6], [37.2, -7.4]],
  [[38, -3], [38, -4], [37.8, -4.8], [37.4, -6], [36.85, -6.35]],
  // Garumna, Liger, Sequana
  [[43, 0.7], [43.6, 1.44], [44.2, 0.6], [44.8, -0.5], [45.5, -1]],
  [[45, 4], [46.2, 4], [47, 3], [47.8, 1.9], [47.4, 0.7], [47.25, -1.8]],
  [[47.6, 4.6], [48.3, 4], [48.85, 2.35], [49.4, 1.1], [49.45, 0.3]],
  // Tiberis, Savus, Dravus, Tisia
  [[43.5, 12], [42.7, 12.4], [41.95, 12.5], [41.75, 12.25]],
  [[46.2, 14.5], [45.8, 16], [45.2, 17.2], [45, 19], [44.82, 20.45]],
  [[46.6, 13.5], [46.6, 14.8], [46.3, 16.5], [45.6, 18.4]],
  [[48.2, 22.5], [47.5, 20.8], [46.3, 20.1], [45.2, 20.3]],
  // Halys, Euphrates, Jordanes, Hebrus, Axius
  [[39.8, 37.5], [39.2, 36], [38.9, 34.5], [39.6, 33.6], [40.6, 33.6], [41.2, 34.8], [41.7, 35.95]],
  [[38.9, 38.8], [37.5, 38.4], [36.6, 38], [35.9, 38.9]],
  [[33.2, 35.6], [32.7, 35.57], [31.75, 35.55]],
  [[42.2, 23.8], [42.1, 24.8], [41.7, 26.5], [40.75, 26.1]],
  [[42, 21.5], [41.2, 22.5], [40.6, 22.75]],
];

/** Mountain ridges with their weight. */
export const RIDGES = [
  { weight: 1, line: [[43.9, 7.3], [44.5, 6.8], [45.2, 6.7], [45.9, 7], [46.2, 8], [46.5, 9.3],
    [46.6, 10.5], [46.9, 11.8], [47, 13], [47.3, 14.4]] },
  { weight: 1, line: [[46.3, 10], [46.3, 11.8], [46.4, 13.2]] },
  { weight: 0.9, line: [[43.1, -1.2], [42.8, 0], [42.6, 1.3], [42.4, 2.4]] },
  { weight: 0.7, line: [[43, -3.7], [43, -6.3]] },
  { weight: 0.6, line: [[40.3, -5.6], [41, -3.7]] },
  { weight: 0.6, line: [[41.9, -2.8], [40.4, -1.2]] },
  { weight: 0.7, line: [[37.1, -3.6], [37.4, -2.3]] },
  { weight: 0.5, line: [[38.5, -5.3], [38.5, -3.3]] },
  { weight: 0.65, line: [[44.2, 3.3], [45.4, 3]] },
  { weight: 0.5, line: [[46.4, 6], [47.2, 7]] },
  { weight: 0.75, line: [[44.45, 9.4], [44.15, 10.4], [43.85, 11.5], [43, 12.85], [42.3, 13.5],
    [41.6, 14.3], [40.9, 15.3], [40.2, 15.9], [39.4, 16.4], [38.7, 16.4]] },
  { weight: 0.8, line: [[45.5, 14.6], [44.7, 15.6], [44, 17], [43.4, 18.1], [42.8, 19.3],
    [42.2, 20.3]] },
  { weight: 0.8, line: [[41.4, 20.6], [40.3, 21.1], [39.4, 21.4], [38.7, 22]] },
  { weight: 0.75, line: [[43.2, 22.7], [42.8, 24], [42.75, 25.5], [42.8, 27]] },
  { weight: 0.6, line: [[41.6, 23.9], [41.55, 25.2]] },
  { weight: 0.85, line: [[44.9, 22.2], [45.4, 23.6], [45.5, 25.2], [46.3, 26.2], [47.5, 25],
    [48.4, 23.6], [49.1, 20.5]] },
  { weight: 0.95, line: [[36.9, 29.9], [37.5, 31.2], [36.95, 32.6], [37.3, 34], [37.8, 35.4],
    [38.1, 37], [38.4, 38.4]] },
  { weight: 0.7, line: [[40.8, 31.5], [41.1, 33.4], [40.7, 35.5], [40.5, 37.6]] },
  { weight: 1, line: [[30.9, -8.6], [31.6, -6.5], [32.5, -4.8], [33.3, -3.8]] },
  { weight: 0.6, line: [[35, -4.9], [34.9, -3.9]] },
  { weight: 0.7, line: [[34.8, -1], [35.6, 1.5], [36.1, 3.5], [36.3, 5.5], [36.2, 7.2],
    [35.9, 8.6]] },
  { weight: 0.75, line: [[32.9, -0.8], [33.7, 1.8], [34.5, 4.3], [35.1, 6.2]] },
  { weight: 0.6, line: [[34.5, 36.2], [33.7, 35.9], [33, 35.5]] },
  { weight: 0.5, line: [[37.5, 22.1], [37.1, 22.4]] },
  { weight: 0.5, line: [[42.5, 9], [41.9, 9.1]] },
  { weight: 0.5, line: [[40.5, 9.3], [39.8, 9.3]] },
  { weight: 0.6, line: [[38.9, 28.3], [39.3, 29.3]] },
];

/**
 * The nine seas: where ships lie, and the names on their curves. Small seas have a smaller ring.
 */
export const SEAS = [
  { name: "Oceanus Atlanticus", station: [44.15, -4.6], names: [
    { text: "OCEANVS", line: [[46.35, -6.6], [46.5, -4.4], [46.2, -2.3]], size: 15, spacing: 3.5 },
    { text: "ATLANTICVS", line: [[45.05, -7.0], [45.15, -4.5], [44.85, -1.9]], size: 15, spacing: 2.6 },
  ] },
  { name: "Mare Hispanum", station: [40.7, 6.1], names: [
    { text: "MARE HISPANVM", line: [[39.9, 1.6], [38.55, 4.6], [39.35, 8.35]], size: 16, spacing: 3.2 },
  ] },
  { name: "Mare Tyrrhenum", station: [38.75, 13.0], names: [
    { text: "MARE TYRRHENVM", line: [[40.7, 9.95], [39.5, 12.1], [39.3, 15.3]], size: 13, spacing: 2.6 },
  ] },
  { name: "Mare Hadriaticum", station: [42.5, 17.55], names: [
    { text: "MARE HADRIATICVM", line: [[45.15, 12.75], [43.5, 14.3], [42.6, 15.9]], size: 10.5, spacing: 0.9 },
  ] },
  { name: "Mare Internum", station: [36.0, 18.9], names: [
    { text: "MARE INTERNVM", line: [[35.1, 13.6], [34.2, 17.6], [35.5, 22]], size: 20, spacing: 8 },
  ] },
  { name: "Mare Aegaeum", station: [36.3, 24.75], names: [
    { text: "MARE AEGAEVM", line: [[40.25, 24.3], [38.6, 24.95], [36.5, 25.7]], size: 11.5, spacing: 1.6 },
  ] },
  { name: "Mare Aegypticum", station: [32.75, 30.8], names: [
    { text: "MARE AEGYPTICVM", line: [[34.35, 25.7], [33.5, 29.2], [34.0, 33.2]], size: 16, spacing: 3.4 },
  ] },
  { name: "Pontus Euxinus", station: [42.55, 32.9], names: [
    { text: "PONTVS EVXINVS", line: [[42.7, 28.9], [43.55, 31.9], [42.7, 36.0]], size: 16, spacing: 3 },
  ] },
  { name: "Propontis", station: [40.68, 28.0], radius: 12, names: [
    { text: "PROPONTIS", line: [[40.85, 26.9], [40.55, 27.9], [40.75, 29.05]], size: 8.5, spacing: 0.3 },
  ] },
];

/** Names of lands: text, place, size, letter spacing, turn in degrees. */
export const REGIONS = [
  ["GALLIA", 46.75, 1.2, 18, 5, -6],
  ["HISPANIA", 40.75, -6.2, 17, 4, -9],
  ["GERMANIA", 49.2, 11.2, 19, 9, 4],
  ["ILLYRICVM", 44.1, 18.6, 12, 3.5, 28],
  ["PANNONIA", 46.5, 17.3, 13, 4, 0],
  ["DACIA", 46.3, 23.6, 15, 6, 0],
  ["THRACIA", 42.2, 26.75, 11.5, 2.5, 2],
  ["MAVRETANIA", 33.0, -1.0, 15, 5, -3],
  ["NVMIDIA", 33.6, 6.0, 14, 5, -3],
  ["AFRICA", 30.7, 13.9, 15, 5, 2],
  ["LIBYA", 30.2, 22.7, 18, 12, 2],
  ["AEGYPTVS", 30.1, 29.0, 13, 5, 4],
  ["ASIA", 38.5, 28.9, 13, 5, 4],
  ["GALATIA", 39.3, 32.0, 12, 4, 6],
  ["CAPPADOCIA", 38.4, 36.6, 11, 3, 12],
  ["SYRIA", 35.2, 37.1, 13, 4, 12],
  ["ARABIA", 30.0, 36.9, 13, 5, 14],
  ["SARMATIA", 49.1, 26.5, 15, 7, 8],
];

/** Where seas meet. */
export const SEA_BORDERS = [
  [[44.3, 8.95], [43.6, 9.2], [43.0, 9.4]],
  [[41.42, 9.2], [41.2, 9.25]],
  [[38.9, 8.75], [38.1, 9.4], [37.3, 9.95]],
  [[37.15, 10.4], [37.3, 11.4], [37.75, 12.35]],
  [[40.35, 18.3], [40.35, 19.3]],
  [[36.45, 23.0], [35.95, 23.3], [35.6, 23.6]],
  [[35.3, 26.3], [35.9, 27.3], [36.7, 28.2]],
  [[34.95, 24.5], [33.6, 23.9], [32.1, 23.4]],
  [[36.1, -5.5], [35.85, -5.5]],
];

/** The compass rose. */
export const ROSE = { at: [32.25, 18.2], radius: 36 };

/** The legend's left upper corner and size in map units; hills and stipple keep off it. */
export const LEGEND = { x: 294, y: 597, w: 262, h: 106 };

/** Labels whose side is chosen by hand. */
export const LABEL_SIDE = {
  Genua: "SW",
  Tarraco: "SE",
  Bilbilis: "W",
  Burdigala: "E",
  Syracusae: "SW",
  Creta: "W",
  Roma: "SSW",
  Sipontum: "N",
  Dyrrachium: "SE",
  Asculum: "E",
  Corduba: "W",
  Narbo: "SE",
};

/** Piles that do not stand on their dot because a neighbour is too near. */
export const PILE_SHIFT = {
  Syracusae: [35, 27],
  Massilia: [-9, 0],
  Roma: [-16, 0],
  Brundisium: [6, 0],
  Genua: [-7, 0],
  Narbo: [-2, 0],
};
