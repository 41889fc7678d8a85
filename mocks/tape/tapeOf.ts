import type { EveryCommand } from '../control/commandDesk.ts';
import { type CommandName, commands } from '../control/commands.ts';
import { parseInput } from '../control/input/parseInput.ts';
import { saveState } from '../control/state.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Desk } from '../http/desk.ts';
import type { Tape } from './tape.ts';
import { worldHash } from './worldHash.ts';

/** The tape that leads to this world as it is now. */
export function tapeOf(desk: Desk): Tape {
  const recording = desk.recorder.recorded();
  if (!recording) {
    throw new Refusal('too-much', 'This world has heard too much for a tape; take a `snapshot`');
  }
  const release = desk.house.clock.pin();
  try {
    desk.catchUp();
    const state = saveState(desk);
    const { shownAt, runningScale = 1 } = state.clock;
    return { ...recording, until: shownAt, runningScale, hash: worldHash(state) };
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
];

export function isOnTape(name: CommandName): boolean {
  return ON_TAPE.includes(name);
}

/** Runs a command of a tape. */
export function runAgain(every: EveryCommand, name: CommandName, input: unknown): void {
  if (!isOnTape(name)) throw new Refusal('invalid', `A tape cannot hold the command ${name}`);
  every[name](parseInput(commands[name], input) as never);
}
