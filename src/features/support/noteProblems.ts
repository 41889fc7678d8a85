import * as z from 'zod/mini';
import { Email } from '../../contract/account/registration.ts';
import { SupportNote } from '../../contract/support.ts';
import { plainEmail } from '../../domain/text/plainEmail.ts';

interface Draft {
  topic?: SupportNote['topic'] | undefined;
  text: string;
  betId: string;
  replyTo: string;
}

export type NoteProblems = Partial<Record<'topic' | 'text' | 'betId' | 'replyTo', string>>;

const WORDS: Required<NoteProblems> = {
  topic: 'Choose what it is about.',
  text: 'Write at least a sentence, at most 2,000 characters.',
  betId: 'A bet id or reference has at most 60 characters.',
  replyTo: 'Write an email address, like name@example.com.',
};

/** Turns the draft into a note to send, or into its errors. A guest must give an address for the answer. */
export function checkNote(
  draft: Draft,
  { isAuth, now }: { isAuth: boolean; now: number },
): { note: SupportNote } | { problems: NoteProblems } {
  const text = draft.text.trim();
  const betId = draft.betId.trim();
  const replyTo = plainEmail(draft.replyTo);
  const { topic } = draft;
  const problems: NoteProblems = {
    ...(topic === undefined && { topic: WORDS.topic }),
    ...(!z.safeParse(SupportNote.shape.text, text).success && { text: WORDS.text }),
    ...(!z.safeParse(SupportNote.shape.betId, betId).success && { betId: WORDS.betId }),
    ...((replyTo !== '' || !isAuth) &&
      !z.safeParse(Email, replyTo).success && { replyTo: WORDS.replyTo }),
  };
  if (topic === undefined || Object.keys(problems).length > 0) return { problems };
  const note: SupportNote = {
    topic,
    text,
    ...(betId && { betId }),
    ...(replyTo && { replyTo }),
    writtenAt: now,
  };
  return { note };
}
