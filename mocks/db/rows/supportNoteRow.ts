import * as z from 'zod/mini';
import { SupportTopic } from '../../../src/contract/support.ts';
import { table } from '../table.ts';

const SupportNoteRow = z.object({
  noteId: z.string(),
  accountId: z.nullable(z.int()),
  topic: SupportTopic,
  text: z.string(),
  betId: z.nullable(z.string()),
  replyTo: z.nullable(z.string()),
  writtenAt: z.int(),
  heardAt: z.int(),
});

export const supportNotes = table(SupportNoteRow, 'noteId', ['accountId']);
