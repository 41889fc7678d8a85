import * as z from 'zod/mini';
import { SupportTopic } from '../../../../src/contract/support.ts';
import { table } from '../../../engine/db/table.ts';

export const SupportNoteRow = z.object({
  noteId: z.string(),
  accountId: z.nullable(z.int()),
  topic: SupportTopic,
  text: z.string(),
  betId: z.nullable(z.string()),
  replyTo: z.nullable(z.string()),
  writtenAt: z.int(),
  heardAt: z.int(),
  /** The note that it goes on with; its own number if it began the thread. */
  threadId: z.string(),
  /** When the operator answers next, and the latest time promised. */
  answersAt: z.int(),
  answerBy: z.int(),
  /** Waits for an answer. */
  isOpen: z.boolean(),
  answers: z.array(z.object({ at: z.int(), text: z.string() })),
});
export type SupportNoteRow = z.output<typeof SupportNoteRow>;

export const supportNotes = table(SupportNoteRow, 'noteId', ['accountId', 'isOpen']);
