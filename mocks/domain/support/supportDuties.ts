import type { Duty } from '../../engine/duty.ts';
import type { House } from '../house.ts';
import { answerNote } from './answerNote.ts';

/** The answers that are owed to notes. */
export function supportDuties(house: House): Duty[] {
  return house.db.supportNotes
    .where('isOpen', true)
    .map((row) => ({ at: row.answersAt, perform: (at) => answerNote(house, row, at) }));
}
