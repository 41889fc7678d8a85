import { SUBJECTS } from './subjects.ts';

/** The pictures of slots. */
const SYMBOLS = {
  drum: 'M10 10c0-5 28-5 28 0l-8 14 4 18H14l4-18zM15 10c4 3 14 3 18 0-4-3-14-3-18 0zM17 15h2l3 9-3 16h-2l3-16zM23 15h2v25h-2zM29 15h2l-3 9 3 16h-2l-3-16z',
  mask: 'M24 4c11 0 15 7 14 16-1 12-6 24-14 24S11 32 10 20C9 11 13 4 24 4zM16 18h6v4h-6zM26 18h6v4h-6zM20 32h8v3h-8zM23 22h2v7h-2z',
  lion: 'M24 3l5 4 6-2 2 6 6 3-2 6 4 5-5 4 1 7-7 1-3 6-7-2-7 2-3-6-7-1 1-7-5-4 4-5-2-6 6-3 2-6 6 2zM24 14c-6 0-10 4-10 10s4 12 10 12 10-6 10-12-4-10-10-10zM19 21h3v4h-3zM26 21h3v4h-3zM21 29h6l-3 3z',
  bird: 'M4 26c6-2 9-6 12-10 4-6 12-8 18-4 3 2 4 4 4 6l6 3-7 2c-1 8-8 14-16 14-5 0-9-1-12-4 5 1 9 0 11-2-7 1-12-1-16-5zM31 16h3v3h-3z',
  horse: 'M12 44c0-10 3-14 6-18-4 2-8 2-11 0 3-8 9-14 16-17l2-6 5 6c8 4 11 14 10 35zM23 17h3v3h-3z',
  sun: 'M24 14a10 10 0 1 0 .1 0zM22 2h4v8h-4zM22 38h4v8h-4zM2 22h8v4H2zM38 22h8v4h-8zM7 10l3-3 6 6-3 3zM35 32l6 6-3 3-6-6zM38 7l3 3-6 6-3-3zM13 32l3 3-6 6-3-3z',
  moon: 'M30 5a20 20 0 1 0 13 30A17 17 0 0 1 30 5zM37 8l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z',
  fire: 'M25 3c2 9 12 13 12 26a13 13 0 0 1-26 1c0-6 3-9 5-14 2 3 3 5 5 6 1-7 1-12 4-19zM24 28c-4 5-5 7-5 10a5 5 0 0 0 10 0c0-3-2-6-5-10z',
  wave: 'M2 18c6-8 14-8 20 0s14 8 24 0v7c-9 8-18 8-24 0s-14-8-20 0zM2 33c6-8 14-8 20 0s14 8 24 0v7c-9 8-18 8-24 0s-14-8-20 0z',
  boat: 'M4 30h40c-3 8-8 12-14 12H18c-6 0-11-4-14-12zM22 4h3v23h-3zM28 8l12 18H28zM19 10v16H9z',
  mountain: 'M2 42L18 12l8 14 6-8 14 24zM18 17l-3 6 3 2 3-3z',
  palm: 'M22 22c-1 8-2 14-4 22h8c0-8-1-15-1-22zM24 20C16 10 8 12 4 18c7-2 13-1 20 2zM24 20c8-10 16-8 20-2-7-2-13-1-20 2zM24 20C20 8 12 5 7 7c7 2 12 6 17 13zM24 20C28 8 36 5 41 7c-7 2-12 6-17 13z',
  crown: 'M6 37L3 14l11 9L24 8l10 15 11-9-3 23zM6 40h36v4H6z',
  gem: 'M12 8h24l8 12-20 24L4 20zM14 12l-4 7h10zM34 12l4 7H28zM24 11l-6 8h12z',
  bead: 'M24 4a5 5 0 1 0 .1 0zM37 10a5 5 0 1 0 .1 0zM40 23a5 5 0 1 0 .1 0zM32 34a5 5 0 1 0 .1 0zM11 10a5 5 0 1 0 .1 0zM8 23a5 5 0 1 0 .1 0zM16 34a5 5 0 1 0 .1 0z',
  pot: 'M16 6h16v5l-2 3c8 4 12 10 12 16 0 8-8 13-18 13S6 38 6 30c0-6 4-12 12-16l-2-3zM10 27h28v3H10z',
  stall: 'M6 8h36l4 12H2zM6 23h4v21H6zM38 23h4v21h-4zM12 30h24v4H12zM12 37h24v7H12z',
} as const;

/** What games are about, each drawn as one filled path on 48 × 48. They differ in shape, not in colour. */
export const MOTIFS = { ...SYMBOLS, ...SUBJECTS };

export type Motif = keyof typeof MOTIFS;

const namesOf = (pictures: object) =>
  Object.keys(pictures).filter((name): name is Motif => name in MOTIFS);
const NAMES = namesOf(MOTIFS);
const SYMBOL_NAMES = namesOf(SYMBOLS);

/** Colours by name; the style sheet has them. */
const PALETTES = [
  'amber',
  'gold',
  'crimson',
  'jade',
  'indigo',
  'river',
  'night',
  'ivory',
  'earth',
] as const;
type Palette = (typeof PALETTES)[number];

export interface Theme {
  palette: Palette;
  motif: Motif;
}

/** Reads `crimson lion`. Words that are not known give the first of their kind. */
export function readTheme(theme: string | undefined): Theme {
  const [first, second] = (theme ?? '').split(' ');
  return {
    palette: PALETTES.find((name) => name === first) ?? 'jade',
    motif: NAMES.find((name) => name === second) ?? 'stall',
  };
}

/** The lesser pictures of a slot: its own is the first, the others come so many places after it. */
export function motifAfter(motif: Motif, steps: number): Motif {
  if (steps === 0) return motif;
  const place = Math.max(0, SYMBOL_NAMES.indexOf(motif));
  return SYMBOL_NAMES[(place + steps * 5) % SYMBOL_NAMES.length] ?? motif;
}
