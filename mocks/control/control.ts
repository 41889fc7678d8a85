import type * as z from 'zod/mini';
import type { ClockOptions } from '../clock.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Desk } from '../http/desk.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { createClockJump } from './clockJump.ts';
import type { CommandDesk, CommandResult, EveryCommand } from './commandDesk.ts';
import { type CommandInput, type CommandName, commands } from './commands.ts';
import { unknownName } from './input/nearest.ts';
import { parseInput } from './input/parseInput.ts';
import { networkCommands } from './networkCommands.ts';
import { operatorCommands } from './operatorCommands.ts';
import { orderCommands } from './orderCommands.ts';
import { type Status, statusOf } from './status.ts';
import { worldCommands } from './worldCommands.ts';

/** The commands, for every way in: HTTP, URL, page, panel and tests. */
export interface Control {
  run<Name extends CommandName>(name: Name, input: CommandInput<Name>): CommandResult<Name>;
  /** Checks the input first. For input from outside. */
  runParsed(name: string, input: unknown): unknown;
  /** Like `runParsed`, but a clock jump runs in slices and stops when nobody waits for it any more. */
  runInSlices(name: string, input: unknown, signal: AbortSignal): Promise<unknown>;
  status(): Status;
}

export function createControl(desk: Desk, realtime: Realtime, startClock?: ClockOptions): Control {
  const clockJump = createClockJump(desk.house);
  const status = () => statusOf(desk, realtime, clockJump.target());
  const commandDesk: CommandDesk = {
    desk,
    realtime,
    startClock,
    status,
    caughtUp() {
      desk.catchUp();
      realtime.stream.step('full', true);
      realtime.stream.step('lite', true);
      return status();
    },
  };
  const every: EveryCommand = {
    ...worldCommands(commandDesk),
    ...networkCommands(commandDesk),
    ...operatorCommands(commandDesk),
    ...orderCommands(commandDesk),
  };
  const runParsed = (name: string, input: unknown) => {
    if (!Object.hasOwn(commands, name)) {
      const known = Object.keys(commands);
      throw new Refusal('unknown-command', unknownName('command', name, known), { status: 404 });
    }
    const command = name as CommandName;
    return every[command](parse(command, input) as never);
  };
  return {
    status,
    run: (name, input) => every[name](parse(name, input)),
    runParsed,
    async runInSlices(name, input, signal) {
      if (name !== 'clock') return runParsed(name, input);
      const { advance, to, ...rest } = parse('clock', input);
      await clockJump.run({ advance, to }, signal);
      return every.clock(rest);
    },
  };
}

function parse<Name extends CommandName>(name: Name, input: unknown) {
  return parseInput(commands[name], input) as z.output<(typeof commands)[Name]>;
}
