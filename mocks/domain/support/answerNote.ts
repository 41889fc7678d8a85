import type { SupportNoteRow } from '../../db/rows/player/supportNoteRow.ts';
import type { Operator } from '../operator.ts';
import { tell } from '../tell.ts';
import { answerText } from './answerText.ts';

/** Answers a note. A player is told and reads it in the thread; a guest is answered by email. */
export function answerNote(operator: Operator, note: SupportNoteRow, at: number): void {
  const { noteId, threadId, accountId } = note;
  const text = answerText(operator, note);
  operator.db.supportNotes.update(noteId, { answer: { at, text }, isOpen: false });
  if (accountId === null) return;
  const about = `We have answered your message ${threadId}.`;
  tell(
    operator,
    accountId,
    { title: 'Oja has answered', text: about, severity: 'info', href: '/contactus' },
    at,
  );
}
