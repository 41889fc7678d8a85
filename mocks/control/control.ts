import * as z from 'zod/mini';
import type { ClockOptions } from '../clock.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Desk } from '../http/desk.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { CommandDesk, CommandResult, EveryCommand } from './commandDesk.ts';
import { type CommandInput, type CommandName, commands } from './commands.ts';
import { networkCommands } from './networkCommands.ts';
import { operatorCommands } from './operatorCommands.ts';
import { type Status, statusOf } from './status.ts';
import { worldCommands } from './worldCommands.ts';

/** One set of commands behind every door: HTTP, URL, page, panel and tests. */
export interface Control {
  run<Name extends CommandName>(name: Name, input: CommandInput<Name>): CommandResult<Name>;
  /** For doors that take text from outside: refuses what the command does not take. */
  runParsed(name: string, input: unknown): unknown;
  status(): Status;
}

export function createControl(desk: Desk, realtime: Realtime, startClock?: ClockOptions): Control {
  const status = () => statusOf(desk, realtime);
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
  };
  return {
    status,
    run: (name, input) => every[name](parse(name, input)),
    runParsed(name, input) {
      if (!Object.hasOwn(commands, name)) {
        throw new Refusal('unknown-command', `There is no command ${name}`, { status: 404 });
      }
      const command = name as CommandName;
      return every[command](parse(command, input) as never);
    },
  };
}

function parse<Name extends CommandName>(name: Name, input: unknown) {
  const schema: z.ZodMiniType = commands[name];
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw new Refusal('invalid', z.prettifyError(parsed.error));
  return parsed.data as z.output<(typeof commands)[Name]>;
}
