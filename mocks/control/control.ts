import type { ClockOptions } from '../engine/clock.ts';
import { createClockJump } from '../engine/control/clockJump.ts';
import { createRunner, type Runner } from '../engine/control/runner.ts';
import type { Slicing } from '../engine/slices.ts';
import type { Desk } from '../http/desk.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { CommandDesk, CommandResult, EveryCommand } from './commandDesk.ts';
import { type CommandInput, type CommandName, commands } from './commands.ts';
import { networkCommands } from './networkCommands.ts';
import { operatorCommands } from './operatorCommands.ts';
import { orderCommands } from './orderCommands.ts';
import { type Status, statusOf } from './status.ts';
import { traveller } from './traveller.ts';
import { type WorldSteps, worldCommands, worldSteps } from './worldCommands.ts';

/** The commands, for every way in: HTTP, URL, page, panel and tests. */
export interface Control extends Runner {
  run<Name extends CommandName>(name: Name, input: CommandInput<Name>): CommandResult<Name>;
  /** A command that may take long, to be done step by step. */
  begin<Name extends keyof WorldSteps>(
    name: Name,
    input: CommandInput<Name>,
    isWarm: boolean,
  ): Generator<void, Status>;
  status(): Status;
}

export function createControl(
  desk: Desk,
  realtime: Realtime,
  startClock?: ClockOptions,
  slicing: Slicing = {},
): Control {
  const clockJump = createClockJump(traveller(desk.house), slicing);
  const status = () => statusOf(desk, realtime, clockJump.target());
  let running = '';
  const commandDesk: CommandDesk = {
    desk,
    realtime,
    startClock,
    status,
    caughtUp() {
      desk.history.note(running, false);
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
  /** Runs a command, and keeps the state that it led to. */
  const run = (name: CommandName, input: unknown) => {
    running = name;
    const done = every[name](input as never);
    desk.history.note(name, false);
    return done;
  };
  const runner = createRunner(
    {
      inputs: commands,
      run: (name, input) => run(name as CommandName, input),
      steps: { ...worldSteps(commandDesk, true) },
      clockJump,
    },
    slicing,
  );
  return {
    ...runner,
    status,
    run: (name, input) => run(name, runner.parse(name, input)) as never,
    begin: (name, input, isWarm) =>
      worldSteps(commandDesk, isWarm)[name](runner.parse(name, input) as never),
  };
}
