import type { SomeRules } from '../everyRule.ts';

const HOUR_MS = 3_600_000;

/** Notes to the operator. They get a number and are stored; nobody answers. */
export const supportRules = {
  sendSupportNote: ({ house, input, account, at }) => {
    const { topic, text, betId, replyTo, writtenAt } = input;
    const noteId = `OJ-${String(house.db.next('supportNote')).padStart(6, '0')}`;
    house.db.supportNotes.insert({
      noteId,
      accountId: account?.accountId ?? null,
      topic,
      text,
      betId: betId ?? null,
      replyTo: replyTo ?? null,
      writtenAt,
      heardAt: at,
    });
    const hours = topic === 'complaint' ? 24 : 2;
    return { noteId, answerBy: at + hours * HOUR_MS };
  },
} satisfies SomeRules;
