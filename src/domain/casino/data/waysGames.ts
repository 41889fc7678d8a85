import type { WaysData } from '../mechanics/ways.ts';
import type { Volatility } from '../volatility.ts';

const HIGH = [
  'GECDFHGEHFGEFHDBGHEFDBAGHFEDGFHGCH',
  'GHFBDHGFDEACGWHGFHEDBGEFGHDFECHFE',
  'GAFHECGDFHEFGCFHEDHWGBEHGFBGEDHFD',
  'DGFCBGHFDWHFGDEBHGEDGFHEFAEHCGFHE',
  'GHBCEFHDFHGCDHEFBDGEFGDEAGHFGHEGHF',
];
const MEDIUM = [
  'FHGDFHBFGCEDHAGHEGFHECHBGEFDGHDCGE',
  'GEDAWDEFBHFGCFBGFHGEHFCDHGECHGEHD',
  'GAFHEFDHGBWEFBGDFHCDHGEHGCHFEGCED',
  'GCHFEDGCHEGHFWCDBFEHGDHGDFBEAFGHE',
  'GCHDAGEFHBGFDHGCEFHGEHGFBHEDCHDGFE',
];
const LOW = [
  'EAHBGAHDGFEGHEFDGHFBGHEBFHCFDCHGCD',
  'HEBGAHWBHCAEFDEHDFCBFGCFHGDEGDHGF',
  'DCFHEFHDGCBAHEABCGHDGWDFGEFGHEFHB',
  'EDGFCHEBCAWDFHEBHFBGCHEGHFGDHFGDA',
  'BAHFGHCFGHBGEFDEHDCFHBECHAGEDGFDHG',
];
export const WAYS_GAMES: readonly ({ id: string; volatility: Volatility } & WaysData)[] = [
  {
    id: 'ways-low-1',
    volatility: 'low',
    strips: LOW,
    pays: {
      A: [150, 425, 1500],
      B: [100, 325, 1000],
      C: [85, 255, 700],
      D: [72, 175, 530],
      E: [55, 145, 350],
      F: [40, 100, 280],
      G: [35, 86, 205],
      H: [30, 70, 175],
    },
  },
  {
    id: 'ways-low-2',
    volatility: 'low',
    strips: LOW,
    pays: {
      A: [125, 400, 1250],
      B: [100, 300, 1000],
      C: [82, 255, 675],
      D: [72, 175, 525],
      E: [55, 125, 355],
      F: [41, 100, 275],
      G: [36, 81, 205],
      H: [26, 72, 180],
    },
  },
  {
    id: 'ways-medium-1',
    volatility: 'medium',
    strips: MEDIUM,
    pays: {
      A: [175, 900, 4500],
      B: [100, 450, 2250],
      C: [90, 325, 995],
      D: [56, 175, 550],
      E: [35, 100, 325],
      F: [25, 90, 275],
      G: [20, 65, 175],
      H: [20, 45, 125],
    },
  },
  {
    id: 'ways-medium-2',
    volatility: 'medium',
    strips: MEDIUM,
    pays: {
      A: [175, 875, 4250],
      B: [100, 425, 2250],
      C: [85, 330, 1005],
      D: [50, 175, 550],
      E: [35, 100, 325],
      F: [25, 86, 255],
      G: [21, 67, 175],
      H: [17, 45, 125],
    },
  },
  {
    id: 'ways-high-1',
    volatility: 'high',
    strips: HIGH,
    pays: {
      A: [300, 2000, 20000],
      B: [150, 950, 5750],
      C: [95, 455, 2250],
      D: [44, 200, 775],
      E: [25, 94, 300],
      F: [15, 55, 205],
      G: [10, 40, 150],
      H: [8, 29, 125],
    },
  },
  {
    id: 'ways-high-2',
    volatility: 'high',
    strips: HIGH,
    pays: {
      A: [275, 1750, 17500],
      B: [150, 925, 5500],
      C: [95, 455, 2275],
      D: [49, 190, 755],
      E: [21, 98, 300],
      F: [15, 58, 190],
      G: [12, 38, 160],
      H: [8, 32, 105],
    },
  },
];
