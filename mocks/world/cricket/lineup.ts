import { FIFTY_OVERS, TWENTY_OVERS } from '../calendar/cricket.ts';
import { SURNAMES } from '../people.ts';

/** The place in the batting order of who keeps the wicket. He does not bowl. */
export const KEEPER = 4;
const ELEVEN = 11;

// With one given name for each initial, no two short names are alike.
const GIVEN = 'TCMFESKOYIJBARNLH';

const SIDES = new Map(
  [...TWENTY_OVERS, ...FIFTY_OVERS].flatMap(({ sides }, league) =>
    sides.map((side, index) => [side, league * 173 + index * ELEVEN] as const),
  ),
);

/** The eleven of a side in batting order, `T. Adewumi`; the last six bowl. Nobody has a namesake in his league. */
export function lineup(side: string): string[] {
  const first = SIDES.get(side) ?? 0;
  return Array.from({ length: ELEVEN }, (_, index) => {
    const place = first + index;
    // The number of surnames is a prime, so that an initial meets every surname before any again.
    const surname = place * 7 + Math.floor(place / GIVEN.length);
    return `${GIVEN.charAt(place % GIVEN.length)}. ${SURNAMES[surname % SURNAMES.length] ?? ''}`;
  });
}
