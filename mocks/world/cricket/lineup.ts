import { textKey, unit } from '../chance/hash.ts';
import { fullNames, MEN, SURNAMES } from '../people.ts';

/** The eleven of a side in batting order, `T. Adewumi`; the last six bowl. */
export function lineup(side: string): string[] {
  const offset = Math.floor(unit(textKey(side), 1) * MEN.length * SURNAMES.length);
  return fullNames(MEN, offset, 11).map((name) => name.replace(/^(.)\S*/, '$1.'));
}
