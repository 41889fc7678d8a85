import { formatNaira } from '../../../src/domain/money/money.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { House } from '../house.ts';
import { pushNote } from '../pushNote.ts';

const TITLES = { 'order-matched': 'Order matched', 'order-lapsed': 'Order lapsed' };

/** Pushes what became of a waiting order, or of a part of it. */
export function pushOrder(
  house: House,
  { accountId, betId, eventName, runnerName }: BetRow,
  kind: keyof typeof TITLES,
  kobo: number,
): void {
  pushNote(house, accountId, {
    kind,
    title: TITLES[kind],
    text: `${formatNaira(kobo)} on ${runnerName}, ${eventName}`,
    href: '/mybets',
    // Several parts of one order are one message, the last.
    tag: betId,
  });
}
