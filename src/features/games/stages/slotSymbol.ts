import { WILD } from '../../../domain/casino/mechanics/slotSymbols.ts';
import { type Motif, motifAfter } from '../../../ui/art/motifs.ts';

const LETTERS: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  E: ['K', 'King'],
  F: ['Q', 'Queen'],
  G: ['J', 'Jack'],
  H: ['10', 'Ten'],
};

export interface SlotPicture {
  name: string;
  motif?: Motif;
  /** Drawn as a letter where there is no motif. */
  sign?: string;
  isWild: boolean;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** How a slot of this theme shows a symbol: four pictures, four letters and the wild. */
export function slotPicture(motif: Motif, letter: string): SlotPicture {
  if (letter === WILD) return { name: 'Wild', sign: 'WILD', isWild: true };
  const known = LETTERS[letter];
  if (known) return { sign: known[0], name: known[1], isWild: false };
  const picture = motifAfter(motif, 'ABCD'.indexOf(letter));
  return { name: capital(picture), motif: picture, isWild: false };
}

/** The symbols of a cluster game, from its best on, as letters. */
export function clusterLetter(symbol: number): string {
  return 'ABCDEFGH'.charAt(symbol);
}
