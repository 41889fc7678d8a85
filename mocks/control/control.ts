import * as z from 'zod/mini';
import type { ClockOptions } from '../engine/clock.ts';
import { createClockJump } from '../engine/control/clockJump.ts';
import { JsonText } from '../engine/control/jsonText.ts';
import { createRunner, type Runner } from '../engine/control/runner.ts';
import { Refusal } from '../engine/refusal.ts';
import { inSlices, type Slicing } from '../engine/slices.ts';
import type { Context } from '../http/context.ts';
import { createRealtime, type Realtime } from '../realtime/realtime.ts';
import { unpackTape } from '../tape/packLink.ts';
import { isOnTape } from '../tape/tapeOf.ts';
import type { CommandResult } from './answers.ts';
import type { CommandContext, EveryCommand } from './commandContext.ts';
import { type CommandInput, type CommandName, commands } from './commands.ts';
import { networkCommands } from './networkCommands.ts';
import { operatorCommands } from './operatorCommands.ts';
import { orderCommands } from './orderCommands.ts';
import { rowCommands } from './rowCommands.ts';
import { stateText } from './stateText.ts';
import { type Overview, overviewOf, statusOf } from './status.ts';
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
  ): Generator<void, unknown>;
  status(): Overview;
}

export function createControl(
  context: Context,
  realtime: Realtime,
  startClock?: ClockOptions,
  slicing: Slicing = {},
): Control {
  const clockJump = createClockJump(traveller(context.operator), slicing);
  const status = () => statusOf(context, realtime, clockJump.target());
  const commandContext: CommandContext = {
    context,
    realtime,
    startClock,
    status,
    caughtUp() {
      context.catchUp();
      realtime.stream.step('full', true);
      realtime.stream.step('lite', true);
      return status();
    },
    every(draft) {
      const unheard = createRealtime(draft);
      const draftStatus = () => statusOf(draft, unheard, undefined);
      const caughtUp = () => {
        draft.catchUp();
        return draftStatus();
      };
      const about = { ...commandContext, context: draft, realtime: unheard };
      return everyCommand({ ...about, status: draftStatus, caughtUp });
    },
  };
  const every = everyCommand(commandContext);
  /** Runs a command at one instant, onto the tape. */
  const run = (name: CommandName, input: unknown) => {
    // A scenario writes itself, because it may run in slices.
    if (!isOnTape(name) || name === 'scenario') return every[name](input as never);
    const release = context.operator.clock.pin();
    try {
      const sent = z.encode(commands[name], input as never);
      context.recorder.write({ at: context.clock.now(), command: name, input: sent });
      return every[name](input as never);
    } finally {
      release();
    }
  };
  const runner = createRunner(
    {
      inputs: commands,
      run: (name, input) => run(name as CommandName, input),
      steps: { ...worldSteps(commandContext, true) },
      clockJump,
    },
    slicing,
  );
  return {
    ...runner,
    async runInSlices(name, input, signal) {
      if (name === 'replay') return runner.runInSlices(name, await opened(input), signal);
      if (name !== 'snapshot') return runner.runInSlices(name, input, signal);
      runner.parse(name, input);
      return new JsonText((await inSlices(stateText(context), slicing)) ?? '');
    },
    status: () => overviewOf(status()),
    run: (name, input) => run(name, runner.parse(name, input)) as never,
    begin: (name, input, isWarm) =>
      worldSteps(commandContext, isWarm)[name](runner.parse(name, input) as never),
  };
}

function everyCommand(commandContext: CommandContext): EveryCommand {
  return {
    ...worldCommands(commandContext),
    ...networkCommands(commandContext),
    ...operatorCommands(commandContext),
    ...orderCommands(commandContext),
    ...rowCommands(commandContext),
  };
}

/** A link is unpacked before the command begins, because that takes its time. */
async function opened(input: unknown): Promise<unknown> {
  const { link } = Object(input);
  if (typeof link !== 'string') return input;
  try {
    return { tape: await unpackTape(link) };
  } catch {
    throw new Refusal('invalid', 'This is no link to a world, or it was cut short');
  }
}
