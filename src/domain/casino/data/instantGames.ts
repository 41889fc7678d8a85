import type { CrashData } from '../mechanics/crash.ts';
import type { DiceData } from '../mechanics/dice.ts';
import type { KenoData } from '../mechanics/keno.ts';
import type { MinesData } from '../mechanics/mines.ts';
import type { ScratchData } from '../mechanics/scratch.ts';

export const CRASH_GAMES: Readonly<Record<string, CrashData>> = {
  'crash-1': { share: 9_600, most: 100_000 },
  'crash-2': { share: 9_650, most: 50_000 },
  'crash-3': { share: 9_700, most: 20_000 },
};

export const MINES_GAMES: Readonly<Record<string, MinesData>> = {
  'mines-1': { share: 9_600, mines: [1, 3, 5, 8, 12], most: 1_000 },
  'mines-2': { share: 9_700, mines: [2, 3, 5, 10], most: 500 },
};

export const DICE_GAMES: Readonly<Record<string, DiceData>> = {
  'dice-1': { share: 9_750 },
  'dice-2': { share: 9_800 },
};

export const SCRATCH_GAMES: Readonly<Record<string, ScratchData>> = {
  'scratch-1': {
    edition: 1_000_000,
    prizes: [
      { times: 500_000, cards: 10 },
      { times: 50_000, cards: 200 },
      { times: 5_000, cards: 3_000 },
      { times: 2_000, cards: 7_500 },
      { times: 1_000, cards: 15_000 },
      { times: 500, cards: 20_000 },
      { times: 200, cards: 60_000 },
      { times: 100, cards: 125_000 },
    ],
  },
  'scratch-2': {
    edition: 1_000_000,
    prizes: [
      { times: 100_000, cards: 20 },
      { times: 10_000, cards: 500 },
      { times: 2_000, cards: 5_000 },
      { times: 1_000, cards: 10_000 },
      { times: 500, cards: 30_000 },
      { times: 300, cards: 50_000 },
      { times: 200, cards: 100_000 },
      { times: 100, cards: 190_000 },
    ],
  },
};

export const KENO_GAMES: Readonly<Record<string, KenoData>> = {
  'keno-1': {
    pays: {
      1: [0, 380],
      2: [0, 113, 900],
      3: [0, 0, 406, 3377],
      4: [0, 0, 178, 948, 9498],
      5: [0, 0, 125, 374, 2493, 24949],
      6: [0, 0, 0, 313, 1572, 9414, 78410],
      7: [0, 0, 0, 179, 716, 4475, 26856, 179034],
      8: [0, 0, 0, 169, 335, 1686, 10107, 67388, 336944],
    },
  },
  'keno-2': {
    pays: {
      1: [0, 386],
      2: [0, 113, 926],
      3: [0, 0, 412, 3435],
      4: [0, 0, 181, 962, 9646],
      5: [0, 0, 127, 379, 2539, 25353],
      6: [0, 0, 0, 318, 1597, 9556, 79654],
      7: [0, 0, 0, 182, 727, 4543, 27269, 181835],
      8: [0, 0, 0, 172, 340, 1708, 10270, 68446, 342242],
    },
  },
};
