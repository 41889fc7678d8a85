import type * as z from 'zod/mini';
import type { ClockOptions } from '../engine/clock.ts';
import type { Context } from '../http/context.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { CommandResult } from './answers.ts';
import type { CommandName, commands } from './commands.ts';
import type { Status } from './status.ts';

/** Every command's implementation; TypeScript reports a missing one. */
export type EveryCommand = {
  [Name in CommandName]: (input: z.output<(typeof commands)[Name]>) => CommandResult<Name>;
};

/** What the commands work with. */
export interface CommandContext {
  context: Context;
  realtime: Realtime;
  /** Where the clock starts by default. */
  startClock: ClockOptions | undefined;
  status(): Status;
  /** Runs everything that is due and pushes it to all watchers. Call it after each command. */
  caughtUp(): Status;
  /** The commands of another world, one that nobody sees. */
  every(context: Context): EveryCommand;
}
