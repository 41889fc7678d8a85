import { seedOf } from '../seedOf.ts';
import { type Emblem, emblemOf } from './emblems.ts';

/** The fields of a shield, 24 × 28, in its second colour. */
export const PATTERNS = {
  plain: '',
  halves: 'M12 0h12v28H12z',
  stripes: 'M4.8 0h4.8v28H4.8zM14.4 0h4.8v28h-4.8z',
  hoops: 'M0 5.6h24v5.6H0zM0 16.8h24v5.6H0z',
  sash: 'M0 0h7l17 20v8h-7L0 8z',
  chief: 'M0 0h24v8H0z',
  quarters: 'M0 0h12v14H0zM12 14h12v14H12z',
  chevron: 'M0 18l12-9 12 9v7l-12-9-12 9z',
  cross: 'M9.5 0h5v11.5H24v5h-9.5V28h-5V16.5H0v-5h9.5z',
  corner: 'M24 0v28H0z',
  band: 'M8 0h8v28H8z',
} as const;

export type Pattern = keyof typeof PATTERNS;

const PATTERN_NAMES = Object.keys(PATTERNS).filter((name): name is Pattern => name in PATTERNS);

/** The outlines of a shield, 24 × 28. */
export const OUTLINES = {
  heater: 'M12 0h12v12c0 8-5.5 13-12 16C5.5 25 0 20 0 12V0z',
  peaked: 'M12 0c3 2.4 7 3.6 12 3v12c0 8-8 9-12 13-4-4-12-5-12-13V3c5 .6 9-.6 12-3z',
  roundel: 'M12 2a12 12 0 1 0 .01 0z',
  deep: 'M0 0h24v14c0 8-5.4 14-12 14S0 22 0 14z',
} as const;

export type Shape = keyof typeof OUTLINES;

const SHAPE_NAMES = Object.keys(OUTLINES).filter((name): name is Shape => name in OUTLINES);

/** Two colours that are told apart at 20 px. */
const KITS = [
  ['red', 'white'],
  ['royal', 'white'],
  ['bottle', 'white'],
  ['navy', 'gold'],
  ['wine', 'sky'],
  ['black', 'gold'],
  ['violet', 'white'],
  ['white', 'red'],
  ['white', 'royal'],
  ['white', 'bottle'],
  ['gold', 'bottle'],
  ['gold', 'black'],
  ['sky', 'navy'],
  ['orange', 'black'],
  ['orange', 'navy'],
  ['black', 'red'],
  ['teal', 'white'],
  ['bottle', 'gold'],
  ['red', 'gold'],
  ['white', 'black'],
  ['royal', 'gold'],
  ['sky', 'wine'],
] as const;
export type KitColour = (typeof KITS)[number][number];

export interface CrestParts {
  shape: Shape;
  pattern: Pattern;
  field: KitColour;
  figure: KitColour;
  emblem: Emblem;
}

/** The crest of a side, from its name alone, so that the same side always has the same. */
export function crestOf(name: string): CrestParts {
  const seed = seedOf(name);
  // Each part takes digits of its own: sides that share one do not share the others.
  const [field, figure] = KITS[seed % KITS.length] ?? KITS[0];
  const afterKit = Math.floor(seed / KITS.length);
  const pattern = PATTERN_NAMES[afterKit % PATTERN_NAMES.length] ?? 'plain';
  const afterPattern = Math.floor(afterKit / PATTERN_NAMES.length);
  const shape = SHAPE_NAMES[afterPattern % SHAPE_NAMES.length] ?? 'heater';
  const emblem = emblemOf(name, Math.floor(afterPattern / SHAPE_NAMES.length));
  return { shape, pattern, field, figure, emblem };
}
