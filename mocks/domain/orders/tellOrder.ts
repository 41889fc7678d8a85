import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { Operator } from '../operator.ts';
import { pushNote } from '../pushNote.ts';
import { tell } from '../tell.ts';
import { isCloser } from './positions.ts';

type Kind = 'order-matched' | 'order-lapsed';

/** Orders of a stop-loss are known by the reference that they are placed under. */
export const STOP_REFERENCE = 'stop-';

function nameOf({ reference }: BetRow): string {
  return reference.startsWith(STOP_REFERENCE) ? 'Stop-loss' : 'Target';
}

/** `back of Lagos Lions at 2.48 in Lagos Lions v Abuja Bulls`. */
export function orderOf({ side, runnerName, askedHundredths, eventName }: BetRow): string {
  return `${side} of ${runnerName} at ${formatOdds(askedHundredths)} in ${eventName}`;
}

/**
 * Tells that a part of a waiting order was matched: a push, because the app shows it by itself. What closes a
 * position is told as a message too, once all of it is matched.
 */
export function tellMatched(operator: Operator, row: BetRow, kobo: number, at: number): void {
  if (isCloser(row) && row.state === 'matched') {
    const text = `Your ${orderOf(row)} is matched.`;
    tellEnd(operator, row, { title: `${nameOf(row)} matched`, text, kind: 'order-matched' }, at);
    return;
  }
  const { accountId, betId, eventName, runnerName } = row;
  pushNote(operator, accountId, {
    kind: 'order-matched',
    title: 'Order matched',
    text: `${formatNaira(kobo)} on ${runnerName}, ${eventName}`,
    href: '/mybets',
    // Several parts of one order are one message, the last.
    tag: betId,
  });
}

/** Tells that what waited of an order has ended otherwise than by its player, and why. */
export function tellEnded(
  operator: Operator,
  row: BetRow,
  kobo: number,
  why: string,
  at: number,
): void {
  const title = isCloser(row) ? `${nameOf(row)} ended` : 'Order ended';
  const text = `${why} ${formatNaira(kobo)} of your ${orderOf(row)} no longer waits.`;
  tellEnd(operator, row, { title, text, kind: 'order-lapsed' }, at);
}

function tellEnd(
  operator: Operator,
  { accountId }: BetRow,
  { title, text, kind }: { title: string; text: string; kind: Kind },
  at: number,
): void {
  const severity = kind === 'order-matched' ? 'success' : 'warning';
  tell(operator, accountId, { title, text, severity, href: '/mybets', pushAs: kind }, at);
}
