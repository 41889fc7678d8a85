import type { SupportNoteRow } from '../../db/rows/player/supportNoteRow.ts';
import { textKey, unit } from '../../world/chance/hash.ts';
import type { Operator } from '../operator.ts';
import { tell } from '../tell.ts';
import { decision, firstAnswer } from './answerText.ts';
import { lookOf } from './look.ts';
import { afterOpenTime } from './openTime.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Answers a note: at once, or first with who looks into it and later with what that person decides. A player is
 * told and reads it in the thread; a guest is answered by email.
 */
export function answerNote(operator: Operator, note: SupportNoteRow, at: number): void {
  const { noteId, threadId, accountId, heardAt, answers } = note;
  const look = lookOf(operator, note);
  if (look && answers.length === 0) {
    const answerBy = heardAt + look.days * DAY_MS;
    const text = firstAnswer(operator, note, { ...look, until: answerBy });
    // Within the time promised, and while somebody is there.
    const wait = (0.3 + unit(textKey(noteId), 2) * 0.3) * look.days * DAY_MS;
    const answersAt = afterOpenTime(heardAt + Math.round(wait), 0);
    operator.db.supportNotes.update(noteId, { answers: [{ at, text }], answersAt, answerBy });
  } else {
    const text = look ? decision(operator, note, look) : firstAnswer(operator, note, undefined);
    operator.db.supportNotes.update(noteId, { answers: [...answers, { at, text }], isOpen: false });
  }
  if (accountId === null) return;
  const about = `We have answered your message ${threadId}.`;
  tell(
    operator,
    accountId,
    { title: 'Oja has answered', text: about, severity: 'info', href: '/contactus' },
    at,
  );
}
