import type { ScheduledTask } from '../../engine/scheduledTask.ts';
import type { Operator } from '../operator.ts';
import { answerNote } from './answerNote.ts';

/** The answers that are owed to notes. */
export function supportTasks(operator: Operator): ScheduledTask[] {
  return operator.db.supportNotes
    .where('isOpen', true)
    .map((row) => ({ at: row.answersAt, perform: (at) => answerNote(operator, row, at) }));
}
