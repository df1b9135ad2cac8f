// The geography of the map of `xl`, as latitude and longitude, beside what it shares with `julius`.

import * as shared from "./geography.mjs";

export const NUDGE = {};

/** Points that routes bend through, from the first place to the second. */
export const VIA = {
  "Burdigala–Lugdunum": [[45.4, 1.6], [45.9, 3.2]],
  "Narbo–Tarraco": [[42.3, 2.85], [41.6, 2.0]],
  "Narbo–Massilia": [[43.75, 4.2]],
  "Massilia–Vercellae": [[44.0, 6.6], [44.6, 7.7]],
  "Lugdunum–Vercellae": [[45.5, 6.4], [45.7, 7.4]],
  "Tarraco–Nova Carthago": [[40.0, -0.2], [38.7, -0.6]],
  "Tingis–Cirta": [[34.9, -3.0], [35.7, 0.5], [36.1, 3.5]],
  "Vercellae–Rubicon": [[44.9, 9.6], [44.5, 11.3]],
  "Rubicon–Rome": [[43.2, 12.3]],
  "Rome–Brundisium": [[41.2, 14.4], [40.8, 16.6]],
  "Brundisium–Messana": [[40.3, 16.7], [39.2, 16.4]],
  "Rubicon–Salonae": [[45.5, 12.2], [45.6, 13.9], [44.6, 15.4]],
  "Salonae–Dyrrachium": [[42.9, 18.0], [42.2, 19.4]],
  "Dyrrachium–Pharsalus": [[40.6, 20.7], [39.8, 21.6]],
  "Pharsalus–Byzantium": [[40.6, 22.9], [40.95, 24.9], [40.9, 26.9]],
  "Pharsalus–Thracia": [[40.9, 22.6], [41.7, 23.6]],
  "Thracia–Byzantium": [[42.0, 26.7]],
  "Byzantium–Pergamum": [[40.3, 27.9]],
  "Byzantium–Pontus": [[40.9, 30.8], [41.3, 33.0]],
  "Pergamum–Tarsus": [[38.3, 29.4], [37.7, 32.2]],
  "Pontus–Tarsus": [[39.3, 35.0]],
  "Pontus–Armenia": [[40.4, 38.2]],
  "Armenia–Antioch": [[38.2, 39.2], [37.0, 37.4]],
  "Antioch–Hierosolyma": [[34.4, 36.6], [33.0, 36.0]],
  "Hierosolyma–Alexandria": [[31.2, 34.3], [30.9, 32.5]],
  "Alexandria–Cyrene": [[30.9, 28.3], [31.4, 26.0], [31.9, 23.9]],
  "Cyrene–Utica": [[31.6, 20.2], [30.3, 19.3], [30.6, 17.6], [31.5, 15.7], [32.5, 13.3], [33.3, 10.9], [34.9, 10.2]],
  "Massilia–Tarraco": [[42.2, 4.4]],
  "Massilia–Caralis": [[41.3, 6.9]],
  "Caralis–Rome": [[40.2, 10.9]],
  "Caralis–Utica": [[38.0, 9.6]],
  "Gades–Tingis": [[35.95, -6.35]],
  "Nova Carthago–Cirta": [[37.2, 2.2]],
  "Utica–Messana": [[37.6, 11.4], [38.5, 13.2]],
  "Rome–Messana": [[40.2, 12.9], [39.1, 14.2]],
  "Brundisium–Dyrrachium": [[41.1, 18.6]],
  "Messana–Athens": [[37.0, 17.4], [36.1, 21.2], [36.3, 23.1], [37.3, 23.6]],
  "Athens–Pergamum": [[37.5, 24.6], [38.4, 25.5]],
  "Athens–Crete": [[36.6, 24.2]],
  "Crete–Alexandria": [[33.9, 26.6], [32.5, 28.4]],
  "Crete–Cyrene": [[34.0, 23.6]],
  "Crete–Tarsus": [[34.9, 28.2], [34.3, 32.2], [35.4, 34.7]],
  "Britannia–Burdigala": [[49.5, -4.6], [47.2, -3.4]],
  "Britannia–Lugdunum": [[50.6, 1.2], [48.6, 2.6]],
  "Germania–Vercellae": [[47.6, 9.4]],
  "Cantabria–Tarraco": [[42.3, -1.8]],
  "Cantabria–Burdigala": [[43.3, -2.2], [43.8, -1.2]],
  "Pannonia–Dacia": [[46.6, 21.0]],
  "Garamantes–Utica": [[33.2, 11.4]],
  "Parthia–Antioch": [[36.2, 39.6]],
  "Parthia–Armenia": [[38.0, 43.0]],
};

export const RIVERS = [
  ...shared.RIVERS,
  // Rhenus to the sea, Tamesis, Albis, Euphrates and Tigris, Nilus above Memphis
  [[50.9, 7], [51.6, 6.3], [51.9, 5.2], [51.95, 4.2]],
  [[51.7, -1.8], [51.5, -0.9], [51.5, 0.4]],
  [[50.2, 15.4], [50.7, 14.1], [51.6, 12.6], [52.6, 11.6], [53.4, 10.2]],
  [[35.9, 38.9], [35.3, 40.2], [34.4, 41.2], [33.6, 42.8], [32.6, 44.3]],
  [[38.4, 39.6], [37.9, 41], [37.3, 42.2], [36.3, 43.2], [34.6, 43.7], [33.3, 44.4]],
  [[53, 30.6], [51.5, 30.8], [50.4, 30.6], [49.1, 32.6], [48.4, 35.1], [47.3, 34.6], [46.6, 32.6]],
];

export const RIDGES = [
  ...shared.RIDGES,
  { weight: 0.6, line: [[55, -3.2], [54.2, -2.4]] },
  { weight: 0.5, line: [[53.2, -4], [52, -3.6]] },
  { weight: 0.7, line: [[50.6, 13], [50.8, 15.3], [50.1, 17]] },
  { weight: 0.9, line: [[40.9, 38.8], [40.6, 41.4], [40.2, 43.6]] },
  { weight: 0.9, line: [[38.5, 40.2], [38.2, 42.4], [37.4, 44.4]] },
  { weight: 1, line: [[43.6, 40.5], [43, 43], [42.5, 45.6]] },
  { weight: 0.8, line: [[36.6, 44.8], [35.2, 46.2]] },
];

/** Names on the water; the game's three seas are told apart by the colours of their anchors. */
export const SEAS = [
  { name: "atlantic", names: [
    { text: "OCEANVS", line: [[47.8, -9.4], [47.6, -7.2], [46.9, -5.2]], size: 15, spacing: 3.5 },
    { text: "ATLANTICVS", line: [[46.3, -9.8], [46.0, -7.2], [45.2, -4.4]], size: 15, spacing: 2.6 },
  ] },
  { name: "western", names: [
    { text: "MARE INTERNVM", line: [[39.0, 2.2], [38.2, 4.4], [38.6, 7.4]], size: 14, spacing: 2 },
    { text: "MARE TYRRHENVM", line: [[41.0, 10.2], [39.6, 11.7], [38.75, 13.6]], size: 9.5, spacing: 0.7 },
  ] },
  { name: "eastern", names: [
    { text: "MARE HADRIATICVM", line: [[44.75, 13.1], [43.35, 14.9], [42.1, 16.9]], size: 9.5, spacing: 0.6 },
    { text: "MARE IONIVM", line: [[38.6, 17.6], [37.9, 18.8], [37.9, 20.2]], size: 10.5, spacing: 0.8 },
    { text: "MARE INTERNVM", line: [[34.4, 14.6], [33.5, 17.6], [34.2, 21.2]], size: 18, spacing: 6 },
    { text: "MARE AEGYPTIVM", line: [[33.6, 27.4], [33.0, 30.0], [33.4, 33.2]], size: 14, spacing: 2.4 },
    { text: "MARE AEGAEVM", line: [[39.9, 24.3], [39.0, 24.9], [37.9, 25.5]], size: 8.5, spacing: 0.2 },
  ] },
  { name: "pontus", names: [
    { text: "PONTVS EVXINVS", line: [[42.6, 30.0], [43.4, 33.6], [42.7, 37.8]], size: 16, spacing: 4 },
  ] },
];

export const REGIONS = [
  ["GALLIA", 47.6, 1.6, 17, 6, -6],
  ["HISPANIA", 40.3, -4.4, 16, 4, -9],
  ["ITALIA", 43.55, 11.6, 9.5, 2, 42],
  ["ILLYRICVM", 44.5, 17.2, 10.5, 2.5, 26],
  ["NVMIDIA", 34.3, 5.2, 14, 5, -3],
  ["MAVRETANIA", 34.25, -1.4, 11, 3, -5],
  ["AFRICA", 31.4, 10.4, 14, 4, 4],
  ["LIBYA", 30.2, 23.8, 16, 10, 2],
  ["AEGYPTVS", 29.9, 29.6, 12, 4, 4],
  ["ASIA", 38.9, 29.7, 13, 5, 4],
  ["CAPPADOCIA", 38.6, 35.8, 10.5, 2.6, 8],
  ["SYRIA", 34.7, 38.6, 12, 4, 12],
  ["SARMATIA", 49.2, 32.0, 17, 9, 6],
];

/** Where the seas of the game meet. */
export const SEA_BORDERS = [
  [[36.15, -5.75], [35.75, -5.75]],
  [[37.75, 12.3], [37.3, 11.4], [37.05, 11.0]],
];

export const ROSE = { at: [48.3, 41.2], radius: 36 };

export const LEGEND = { x: 14, y: 603, w: 368, h: 120 };

/** Labels whose side is chosen by hand. */
export const LABEL_SIDE = Object.fromEntries(
  ["Britannia", "Germania", "Cantabria", "Pannonia", "Dacia", "Parthia", "Arabia", "Garamantes"].map((name) => [name, "S"]),
);

/** Piles that do not stand on their sign because a neighbour is too near. */
export const PILE_SHIFT = {};
