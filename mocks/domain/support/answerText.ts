import type { SupportTopic } from '../../../src/contract/support.ts';
import { lagosClock, lagosDay } from '../../../src/domain/time/lagosTime.ts';
import type { SupportNoteRow } from '../../db/rows/player/supportNoteRow.ts';
import type { Operator } from '../operator.ts';
import { factsOf } from './facts.ts';
import { earlierIn, type Look, newsOf } from './look.ts';

/** What the operator says where a note names nothing that can be looked up. */
const WORDS: Record<Exclude<SupportTopic, 'complaint'>, string> = {
  bet: 'Send us the bet id from your receipt (it begins with B or K) and we will look at that bet. Every bet shows the rules it was placed under.',
  deposit:
    "Send us the reference of the deposit, from your list of deposits. A bank transfer usually takes a few minutes. After 30 minutes, open the deposit in that list and add the receipt from your bank. Please don't pay twice: we can see both.",
  withdrawal:
    'Send us the number of the withdrawal, from your list of withdrawals. While it is pending and not locked you can cancel it there, and the money is back at once.',
  account:
    'You can change your password and log out other devices under Profile and settings. For a new phone number we have to check your identity: reply here with the new number. We will not call you. The only call from us reads out a code that you asked for with Call Me.',
  other: 'Thank you for writing. Tell us a little more, and what you would like us to do.',
};

/** The first answer to a note: facts, a question, or who looks into it and until when. */
export function firstAnswer(
  operator: Operator,
  note: SupportNoteRow,
  look: (Look & { until: number }) | undefined,
): string {
  if (look) {
    const by = `${lagosDay(look.until)} ${lagosClock(look.until)}`;
    return `${OPENINGS[look.kind]} ${look.person} is looking into it and answers here by ${by}.`;
  }
  const news = newsOf(operator, note);
  if (news) return `We looked at ${news.id}. ${news.text} If you see it differently, reply here.`;
  return note.topic === 'complaint' ? WORDS.other : WORDS[note.topic];
}

const OPENINGS: Record<Look['kind'], string> = {
  reply: 'Thank you.',
  complaint: 'We are sorry.',
  second: 'You asked for a second look. Nobody who decided before takes part in it.',
};

const NO_ID_NEEDED: readonly SupportTopic[] = ['account', 'other'];

const ENDINGS: Record<Look['kind'], string> = {
  reply: 'If you do not agree, write to us again and choose the topic Complaint.',
  complaint:
    'This is our decision. If you do not agree, reply here: somebody else takes a second look.',
  second: 'This is our final decision.',
};

/** What the person found who looked into a note, by all that its thread names. */
export function decision(operator: Operator, note: SupportNoteRow, { person, kind }: Look): string {
  const named = [note, ...earlierIn(operator, note)].map((one) => factsOf(operator, one));
  const facts = named.find((one) => one !== undefined);
  const nothing = NO_ID_NEEDED.includes(note.topic)
    ? 'Oja is fictional, so nobody can change an account or act on this by hand.'
    : 'They name no bet or payment of yours, so nothing could be looked up: send us its id or reference.';
  const found = facts
    ? `${person} looked at ${facts.id} again, with its price, its times and its rules. ${facts.text}`
    : `${person} read all your messages. ${nothing}`;
  return `${found} ${ENDINGS[kind]}`;
}
