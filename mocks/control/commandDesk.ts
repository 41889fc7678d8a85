import type * as z from 'zod/mini';
import type { ClockOptions } from '../clock.ts';
import type { OtpRow } from '../db/rows/otpRow.ts';
import type { Desk } from '../http/desk.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { CommandName, commands } from './commands.ts';
import type { Waiting } from './decisions.ts';
import type { JournalEntry } from './journal.ts';
import type { BackendState } from './state.ts';
import type { Status } from './status.ts';

interface SpecialResults {
  snapshot: BackendState;
  journal: JournalEntry[];
  otp: OtpRow[];
  queue: Waiting[];
}

/** Most commands answer with what has become of the world. */
export type CommandResult<Name extends CommandName> = Name extends keyof SpecialResults
  ? SpecialResults[Name]
  : Status;

/** What each command does: a command without it does not compile. */
export type EveryCommand = {
  [Name in CommandName]: (input: z.output<(typeof commands)[Name]>) => CommandResult<Name>;
};

/** What commands work with. */
export interface CommandDesk {
  desk: Desk;
  realtime: Realtime;
  /** Where the clock starts when nobody says otherwise. */
  startClock: ClockOptions | undefined;
  status(): Status;
  /** After a command everything that is due happens, and every watcher hears of it. */
  caughtUp(): Status;
}
