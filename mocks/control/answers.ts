import * as z from 'zod/mini';
import { OtpRow } from '../db/rows/player/otpRow.ts';
import { JournalEntry } from '../engine/control/journal.ts';
import { Tape } from '../tape/tape.ts';
import type { CommandName } from './commands.ts';
import { Waiting } from './decisions.ts';
import { BackendState } from './state.ts';
import { Status } from './status.ts';

/** What `replay` answers: the world's time and hash, and whether it is the one that was recorded. */
const Replayed = z.strictObject({
  now: z.iso.datetime(),
  hash: z.string(),
  isSame: z.boolean(),
});

/** What `GET /api/__mock/link` answers. */
export const Link = z.strictObject({
  link: z.string(),
  hash: z.string(),
  /** Whether it is 2 KB at most, which every browser and messenger takes. */
  isShort: z.boolean(),
});
export type Link = z.output<typeof Link>;

/** What `rows` answers: how many there are in all, and some of them. */
const Rows = z.strictObject({
  total: z.int(),
  rows: z.array(z.record(z.string(), z.unknown())),
});

const special = {
  snapshot: BackendState,
  tape: Tape,
  replay: Replayed,
  journal: z.array(JournalEntry),
  otp: z.array(OtpRow),
  queue: z.array(Waiting),
  rows: Rows,
} satisfies { [Name in CommandName]?: z.ZodMiniType };

type Special = typeof special;

/** Most commands answer with the world's new status. */
export type CommandResult<Name extends CommandName> = Name extends keyof Special
  ? z.input<Special[Name]>
  : Status;

/** The schema of a command's answer. */
export function answerOf(name: CommandName): z.ZodMiniType {
  return Object.hasOwn(special, name) ? special[name as keyof Special] : Status;
}
