import type { SupportTopic } from '../../../src/contract/support.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { asSentence } from '../../../src/domain/text/asSentence.ts';
import { lagosClock, lagosDay } from '../../../src/domain/time/lagosTime.ts';
import type { SupportNoteRow } from '../../db/rows/player/supportNoteRow.ts';
import type { Operator } from '../operator.ts';

/** What the operator says where a note names nothing that can be looked up. */
const WORDS: Record<SupportTopic, string> = {
  bet: 'Send us the bet id from your receipt (it begins with B or K) and we will look at that bet. Every bet shows the rules it was placed under.',
  deposit:
    "Send us the reference of the deposit, from your list of deposits. A bank transfer can take up to an hour. Please don't pay twice: we can see both.",
  withdrawal:
    'Send us the number of the withdrawal, from your list of withdrawals. Until it is paid you can cancel it there, and the money is back at once.',
  account:
    'You can change your password and log out other devices under Profile and settings. For a new phone number we have to check your identity: reply here and we will call you.',
  complaint:
    'We are sorry. Somebody who had no part in it is looking at your complaint now. You will hear what we found here, with the reasons.',
  other: 'Thank you for writing. Tell us a little more, and what you would like us to do.',
};

const MORE =
  'Thank you, we have added this to your message. The same person is looking at it and will answer here.';

/** An answer with what the operator knows about the bet or payment that the note names. */
export function answerText(operator: Operator, note: SupportNoteRow): string {
  const found =
    note.accountId !== null && note.betId ? about(operator, note.accountId, note.betId) : undefined;
  if (found) return `We looked at ${note.betId}. ${found} If you see it differently, reply here.`;
  if (note.threadId !== note.noteId) return MORE;
  return WORDS[note.topic];
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
