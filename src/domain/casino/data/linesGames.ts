import type { LinesData } from '../mechanics/lines.ts';
import type { Volatility } from '../volatility.ts';

const HIGH = [
  'FGEDFAHFGEFHCEGBDGHDGHBCGEHFEDHFGH',
  'HWGHDEGCFEDGFEWHGDCBFEGHFGDHAFBHFE',
  'CGHDGWFBHDEFGHEFHEGBFEHDAGFDWCEFGH',
  'GEHBDWGFECFHCWDGHDGEAHFGEFGHBFEDHF',
  'FCEGHFGDEFCGDAHFDBHEGHEGHFBDGHFGHE',
];
const MEDIUM = [
  'CHGDFGBHABHCGFHGEDGFHEDCEFGHFGEDHE',
  'HGEWHCFDGCFGDFAHDGHFDEFBEHWBGHECGE',
  'DEFHGACHGCDFGHBEHDEHBFCHGWFDEWGFEG',
  'HWEFDEGDEHGFHAEFBWCHGDEGHFDGBHCGFC',
  'CEGCFBHEGHFGHDFAEDGHEBDFHDGFCHGEHG',
];
const LOW = [
  'HAGFBDCHGEFHEAGEHBCHDBGDHFEDHGFCGF',
  'GDHBFGBDAFDHGCHACWHGFEBFWEHGDEHFEC',
  'DCAEBFGEHGDAEBHGWHFBGHFCWHDEFDCHFG',
  'AEDBHWCFABCDHGFDHWGEHFECGEHFDBGHFG',
  'HFBEDCGHFBHDGADGHEGCFHGDFEGHECHFBA',
];
/** The row of each reel, from the top, that each line runs through. */
export const TEN_LINES: LinesData['lines'] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
];

export const LINES_GAMES: readonly ({ id: string; volatility: Volatility } & Omit<
  LinesData,
  'lines'
>)[] = [
  {
    id: 'lines-low-1',
    volatility: 'low',
    strips: LOW,
    pays: {
      A: [55, 175, 550],
      B: [40, 125, 400],
      C: [35, 97, 275],
      D: [26, 70, 200],
      E: [20, 55, 130],
      F: [15, 40, 115],
      G: [15, 36, 79],
      H: [10, 25, 70],
    },
  },
  {
    id: 'lines-low-2',
    volatility: 'low',
    strips: LOW,
    pays: {
      A: [55, 150, 550],
      B: [40, 125, 400],
      C: [30, 96, 280],
      D: [26, 70, 205],
      E: [20, 55, 130],
      F: [16, 42, 105],
      G: [15, 30, 80],
      H: [10, 25, 69],
    },
  },
  {
    id: 'lines-medium-1',
    volatility: 'medium',
    strips: MEDIUM,
    pays: {
      A: [80, 400, 2000],
      B: [50, 200, 1000],
      C: [40, 150, 520],
      D: [25, 81, 250],
      E: [15, 50, 150],
      F: [11, 39, 125],
      G: [10, 30, 80],
      H: [8, 20, 59],
    },
  },
  {
    id: 'lines-medium-2',
    volatility: 'medium',
    strips: MEDIUM,
    pays: {
      A: [75, 375, 2000],
      B: [50, 200, 950],
      C: [40, 150, 475],
      D: [25, 75, 250],
      E: [15, 50, 155],
      F: [10, 40, 130],
      G: [10, 30, 76],
      H: [8, 20, 55],
    },
  },
  {
    id: 'lines-high-1',
    volatility: 'high',
    strips: HIGH,
    pays: {
      A: [150, 1000, 10000],
      B: [85, 525, 3000],
      C: [51, 250, 1250],
      D: [25, 100, 425],
      E: [10, 50, 170],
      F: [8, 31, 100],
      G: [7, 20, 84],
      H: [5, 15, 59],
    },
  },
  {
    id: 'lines-high-2',
    volatility: 'high',
    strips: HIGH,
    pays: {
      A: [150, 1000, 10000],
      B: [80, 525, 3000],
      C: [49, 250, 1260],
      D: [25, 100, 395],
      E: [10, 50, 175],
      F: [8, 30, 100],
      G: [6, 20, 81],
      H: [4, 16, 60],
    },
  },
];
