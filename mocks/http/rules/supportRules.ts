import type { SupportThread } from '../../../src/contract/support.ts';
import type { SupportNoteRow } from '../../db/rows/player/supportNoteRow.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { Refusal } from '../../domain/refusal.ts';
import { afterOpenTime } from '../../domain/support/openTime.ts';
import { textKey, unit } from '../../world/chance/hash.ts';
import type { SomeRules } from '../everyRule.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Notes to the operator, and its answers. */
export const supportRules = {
  sendSupportNote: ({ operator, input, account, at }) => {
    const { topic, text, betId, replyTo, writtenAt, threadId } = input;
    const { supportNotes } = operator.db;
    const first = threadId === undefined ? undefined : supportNotes.get(threadId);
    if (threadId !== undefined && (!account || first?.accountId !== account.accountId)) {
      throw new Refusal('unknown-note', 'The message you are replying to was not found', {
        status: 404,
      });
    }
    const noteId = `OJ-${String(operator.db.next('supportNote')).padStart(6, '0')}`;
    const { answerBy } = supportNotes.insert({
      noteId,
      accountId: account?.accountId ?? null,
      topic,
      text,
      betId: betId ?? null,
      replyTo: replyTo ?? null,
      writtenAt,
      heardAt: at,
      threadId: threadId ?? noteId,
      // Within the time promised, later in a busy hour.
      answersAt: afterOpenTime(at, Math.round((5 + unit(textKey(noteId), 1) * 25) * MINUTE_MS)),
      answerBy: topic === 'complaint' ? at + 24 * HOUR_MS : afterOpenTime(at, 2 * HOUR_MS),
      isOpen: true,
      answers: [],
    });
    return { noteId, answerBy };
  },
  listSupportThreads: ({ operator, player, at }) => {
    const notes = operator.db.supportNotes.where('accountId', player.accountId);
    const threads = groupBy(notes, ({ threadId }) => threadId).map(threadOf);
    const latest = ({ messages }: SupportThread) => messages.at(-1)?.at ?? 0;
    return { asOf: at, threads: threads.sort((one, other) => latest(other) - latest(one)) };
  },
} satisfies SomeRules;

function threadOf(notes: readonly [SupportNoteRow, ...SupportNoteRow[]]): SupportThread {
  const [{ noteId, topic, betId }] = notes;
  const waiting = notes.find(({ isOpen }) => isOpen);
  const messages = notes.flatMap(({ heardAt, text, answers }) => [
    { at: heardAt, from: 'player' as const, text },
    ...answers.map((answer) => ({ ...answer, from: 'oja' as const })),
  ]);
  return {
    noteId,
    topic,
    ...(betId !== null && { betId }),
    ...(waiting && { answerBy: waiting.answerBy }),
    messages: messages.sort((one, other) => one.at - other.at),
  };
}
