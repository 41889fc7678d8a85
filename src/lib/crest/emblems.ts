/** What a crest shows: filled paths on 24 × 24, told apart by their outline alone. */
export const EMBLEMS = {
  star: 'M12 1l3.2 7.2 7.8.8-5.9 5.2 1.7 7.8-6.8-4-6.8 4 1.7-7.8L1 9l7.8-.8z',
  ball: 'M12 1a11 11 0 1 0 .01 0zM12 6.5l5.2 3.8-2 6.1H8.8l-2-6.1z',
  crown: 'M2 21L1 6l6 5 5-9 5 9 6-5-1 15z',
  bird: 'M1 14c4-1 6-4 8-7 3-4 9-5 12-1l3 1-3 2c0 7-5 12-11 12-4 0-7-2-9-7z',
  paw: 'M12 11c4 0 7 4 7 7 0 2-2 4-3 4-2 0-2-1-4-1s-2 1-4 1c-1 0-3-2-3-4 0-3 3-7 7-7zM4 7a2.6 3.2 0 1 0 .01 0zM20 7a2.6 3.2 0 1 0 .01 0zM9 1.5a2.5 3.4 0 1 0 .01 0zM15 1.5a2.5 3.4 0 1 0 .01 0z',
  tree: 'M12 1c6 0 9 4 9 8s-3 7-7 7v7h-4v-7c-4 0-7-3-7-7s3-8 9-8z',
  mountain: 'M0 21L8 4l5 9 3-4 8 12z',
  wave: 'M0 7c4-6 8-6 12 0s8 6 12 0v5c-4 6-8 6-12 0s-8-6-12 0zM0 16c4-6 8-6 12 0s8 6 12 0v5c-4 6-8 6-12 0s-8-6-12 0z',
  boat: 'M1 15h22c-1 5-4 7-8 7H9c-4 0-7-2-8-7zM11 1v12H4zM13 3l7 10h-7z',
  flame: 'M13 0c1 5 7 8 7 14a8 8 0 0 1-16 1c0-4 2-6 4-9 1 1 1 3 2 4 2-2 3-5 3-10z',
  sun: 'M12 6a6 6 0 1 0 .01 0zM10.5 0h3v4h-3zM10.5 20h3v4h-3zM0 10.5h4v3H0zM20 10.5h4v3h-4zM4.2 2l3 3L5 7.2l-3-3zM19.8 2L22 4.2l-3 3L16.8 5zM2 19.8l3-3L7.2 19l-3 3zM16.8 19l2.2-2.2 3 3-2.2 2.2z',
  bolt: 'M14 0L3 14h7l-2 10L21 9h-8z',
  anvil: 'M1 5h15l7 2v4h-7v4l3 4v3H5v-3l3-4v-4c-4 0-7-2-7-6z',
  drum: 'M3 4c0-4 18-4 18 0l-4 8 3 8c0 4-16 4-16 0l3-8z',
  kite: 'M12 0l9 9-9 15L3 9zM12 5L8 9l4 7 4-7z',
  tower: 'M3 2h4v3h3V2h4v3h3V2h4v8l-2 2v10h-5v-5h-4v5H5V12l-2-2z',
  leaf: 'M21 2C9 1 3 8 4 17l-2 5 2 1 2-4c10 1 16-6 15-17z',
} as const;

export type Emblem = keyof typeof EMBLEMS;

/** Words of a name that stand for a picture. */
const WORDS: readonly (readonly [RegExp, Emblem])[] = [
  [/lantern|beacon|light|fire|flame|cand/i, 'flame'],
  [/drum/i, 'drum'],
  [/kite|weaver|loom|dyer/i, 'kite'],
  [/tide|wave|monsoon|river|ocean|sea\b|confluence/i, 'wave'],
  [/canoe|dhow|ferr|boat|ship|sailor/i, 'boat'],
  [/heron|hornbill|turaco|ibis|egret|bird|eagle|hawk|falcon/i, 'bird'],
  [/camel|pangolin|genet|otter|lion|leopard|tiger|wolves|bull/i, 'paw'],
  [/mangrove|palm|baobab|orchard|forest|tree/i, 'tree'],
  [/granite|boulder|plateau|dune|mountain|rock/i, 'mountain'],
  [/anvil|bronze|iron|steel|smith|miner/i, 'anvil'],
  [/cocoa|yam|kola|clove|farm/i, 'leaf'],
  [/rampart|tower|castle|wall|fort/i, 'tower'],
  [/king|queen|royal|prince|trader/i, 'crown'],
  [/star/i, 'star'],
  [/sun/i, 'sun'],
  [/thunder|storm|bolt|electric|night/i, 'bolt'],
  [/bead/i, 'ball'],
  [/roof/i, 'tower'],
  [/\boja\b/i, 'star'],
];

const ALL = Object.keys(EMBLEMS).filter((name): name is Emblem => name in EMBLEMS);

/** The emblem that a name speaks of, else one by its seed. */
export function emblemOf(name: string, seed: number): Emblem {
  const spoken = WORDS.find(([word]) => word.test(name))?.[1];
  return spoken ?? ALL[seed % ALL.length] ?? 'star';
}
