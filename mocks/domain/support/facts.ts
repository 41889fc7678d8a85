import { formatNaira } from '../../../src/domain/money/money.ts';
import { asSentence } from '../../../src/domain/text/asSentence.ts';
import { lagosClock, lagosDay } from '../../../src/domain/time/lagosTime.ts';
import type { SupportNoteRow } from '../../db/rows/player/supportNoteRow.ts';
import type { Operator } from '../operator.ts';

/** Ids of bets, sportsbook bets, deposits and withdrawals. */
const IDS = /\b[BKDW]\d{6,}\b/gi;

export interface Facts {
  id: string;
  text: string;
}

/** What the operator knows about the first bet or payment of the player that a note names, in its field or its text. */
export function factsOf(operator: Operator, note: SupportNoteRow): Facts | undefined {
  const { accountId, betId, text } = note;
  if (accountId === null) return undefined;
  const ids = [betId?.trim() ?? '', ...(text.match(IDS) ?? [])];
  for (const id of ids.map((named) => named.toUpperCase())) {
    const known = about(operator, accountId, id);
    if (known) return { id, text: known };
  }
  return undefined;
}

function about({ db }: Operator, accountId: number, id: string): string | undefined {
  const bet = db.bets.get(id);
  if (bet?.accountId === accountId) {
    const name = `${bet.runnerName}, ${bet.marketName}, ${bet.eventName}`;
    if (bet.isOpen)
      return `Your bet on ${name} is open. It is settled when the result is official.`;
    const result = bet.outcome === null ? '' : ` The result was ${bet.outcome}.`;
    return `Your bet on ${name} is ${bet.state}, by the rules of version ${bet.rulesVersion}.${result}`;
  }
  const coupon = db.coupons.get(id);
  if (coupon?.accountId === accountId) {
    const paid =
      coupon.returnedKobo === null ? '' : ` It returned ${formatNaira(coupon.returnedKobo)}.`;
    return `This bet of ${coupon.legs.length} is ${coupon.state}.${paid}`;
  }
  return (
    payment(db.deposits.get(id), accountId, 'deposit') ??
    payment(db.withdrawals.get(id), accountId, 'withdrawal')
  );
}

interface Payment {
  accountId: number;
  amountKobo: number;
  status: string;
  createdAt: number;
  reason: string | null;
}

function payment(row: Payment | undefined, accountId: number, name: string): string | undefined {
  if (row?.accountId !== accountId) return undefined;
  const { amountKobo, status, createdAt, reason } = row;
  const asked = `${lagosDay(createdAt)} ${lagosClock(createdAt)}`;
  const why = reason ? ` The reason: ${asSentence(reason)}` : '';
  return `Your ${name} of ${formatNaira(amountKobo)} from ${asked} is ${status}.${why}`;
}
