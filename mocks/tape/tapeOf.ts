import type { EveryCommand } from '../control/commandContext.ts';
import { type CommandName, commands } from '../control/commands.ts';
import { Refusal } from '../domain/refusal.ts';
import { parseInput } from '../engine/control/parseInput.ts';
import type { Context } from '../http/context.ts';
import type { Tape } from './tape.ts';
import { worldHash } from './worldHash.ts';

/** The tape that leads to this world as it is when the first step begins. */
export function* tapeOf(context: Context): Generator<void, Tape> {
  const { recording, clock, hashing } = momentOf(context);
  const { shownAt, runningScale } = clock;
  return { ...recording, until: shownAt, runningScale, hash: yield* hashing };
}

function momentOf(context: Context) {
  const release = context.operator.clock.pin();
  try {
    context.catchUp();
    const recording = context.recorder.recorded();
    return { recording, clock: context.operator.clock.state(), hashing: worldHash(context) };
  } finally {
    release();
  }
}

/** The commands that change a world at once. The others begin it anew, move its clock or only read. */
const ON_TAPE: readonly CommandName[] = [
  'scenario',
  'latency',
  'fault',
  'kick',
  'market',
  'settle',
  'book',
  'fill',
  'cross',
  'through',
  'withdraw',
  'approve',
  'decline',
  'app',
  'adjust',
  'row',
];

export function isOnTape(name: CommandName): boolean {
  return ON_TAPE.includes(name);
}

/** Runs a command of a tape. */
export function runAgain(every: EveryCommand, name: CommandName, input: unknown): void {
  if (!isOnTape(name)) throw new Refusal('invalid', `A tape cannot hold the command ${name}`);
  try {
    every[name](parseInput(commands[name], input) as never);
  } catch (error) {
    // What was refused then is refused again, and has done nothing.
    if (!(error instanceof Refusal)) throw error;
  }
}
