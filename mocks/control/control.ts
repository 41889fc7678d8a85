import type * as z from 'zod/mini';
import { Refusal } from '../domain/refusal.ts';
import type { ClockOptions } from '../engine/clock.ts';
import { createClockJump } from '../engine/control/clockJump.ts';
import { unknownName } from '../engine/control/nearest.ts';
import { parseInput } from '../engine/control/parseInput.ts';
import { inSlices, type Slicing } from '../engine/slices.ts';
import type { Desk } from '../http/desk.ts';
import { createRealtime, type Realtime } from '../realtime/realtime.ts';
import { unpackTape } from '../tape/packLink.ts';
import type { Tape } from '../tape/tape.ts';
import { isOnTape } from '../tape/tapeOf.ts';
import type { CommandDesk, CommandResult, EveryCommand } from './commandDesk.ts';
import { type CommandInput, type CommandName, commands } from './commands.ts';
import { networkCommands } from './networkCommands.ts';
import { operatorCommands } from './operatorCommands.ts';
import { orderCommands } from './orderCommands.ts';
import { stateText } from './stateText.ts';
import { type Status, statusOf } from './status.ts';
import { traveller } from './traveller.ts';
import { type WorldSteps, worldCommands, worldSteps } from './worldCommands.ts';

/** The commands, for every way in: HTTP, URL, page, panel and tests. */
export interface Control {
  run<Name extends CommandName>(name: Name, input: CommandInput<Name>): CommandResult<Name>;
  /** Checks the input first. For input from outside. */
  runParsed(name: string, input: unknown): unknown;
  /**
   * Like `runParsed`, but what takes long runs in slices, one command after another, and stops when nobody
   * waits for it any more.
   */
  runInSlices(name: string, input: unknown, signal: AbortSignal): Promise<unknown>;
  /** A command that may take long, to be done step by step. */
  begin<Name extends keyof WorldSteps>(
    name: Name,
    input: CommandInput<Name>,
    isWarm: boolean,
  ): Generator<void, unknown>;
  status(): Status;
}

/** A result that is JSON already, because it is long. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export function createControl(
  desk: Desk,
  realtime: Realtime,
  startClock?: ClockOptions,
  slicing: Slicing = {},
): Control {
  const clockJump = createClockJump(traveller(desk.house), slicing);
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
    every(draft) {
      const unheard = createRealtime(draft);
      const draftStatus = () => statusOf(draft, unheard, undefined);
      const caughtUp = () => {
        draft.catchUp();
        return draftStatus();
      };
      const about = { ...commandDesk, desk: draft, realtime: unheard };
      return everyCommand({ ...about, status: draftStatus, caughtUp });
    },
  };
  const every = everyCommand(commandDesk);
  const steps = worldSteps(commandDesk, true);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };
  const isLong = (name: string): name is keyof WorldSteps => Object.hasOwn(steps, name);
  const runParsed = (name: string, input: unknown) => {
    if (!Object.hasOwn(commands, name)) {
      const known = Object.keys(commands);
      throw new Refusal('unknown-command', unknownName('command', name, known), { status: 404 });
    }
    const command = name as CommandName;
    return runOne(command, input);
  };
  /** At one instant, and onto the tape. */
  const runOne = <Name extends CommandName>(name: Name, input: unknown): CommandResult<Name> => {
    const parsed = parse(name, input);
    // A scenario writes itself, because it may run in slices.
    if (!isOnTape(name) || name === 'scenario') return every[name](parsed);
    const { clock } = desk.house;
    const release = clock.pin();
    try {
      desk.recorder.write({ at: clock.now(), command: name, input });
      return every[name](parsed);
    } finally {
      release();
    }
  };
  return {
    status,
    run: runOne,
    runParsed,
    begin: (name, input, isWarm) =>
      worldSteps(commandDesk, isWarm)[name](parse(name, input) as never),
    async runInSlices(name, input, signal) {
      if (name === 'clock') {
        const { advance, to, ...rest } = parse('clock', input);
        await inTurn(() => clockJump.run({ advance, to }, signal));
        return every.clock(rest);
      }
      if (name === 'snapshot') {
        parse(name, input);
        return new JsonText((await inSlices(stateText(desk), slicing)) ?? '');
      }
      if (!isLong(name)) return runParsed(name, input);
      const parsed = await opened(parse(name, input));
      return inTurn(() => inSlices<unknown>(steps[name](parsed as never), { ...slicing, signal }));
    },
  };
}

function everyCommand(commandDesk: CommandDesk): EveryCommand {
  return {
    ...worldCommands(commandDesk),
    ...networkCommands(commandDesk),
    ...operatorCommands(commandDesk),
    ...orderCommands(commandDesk),
  };
}

/** A link is unpacked before the command begins, because that takes its time. */
async function opened<Input extends object>(input: Input): Promise<Input | { tape: Tape }> {
  if (!('link' in input)) return input;
  try {
    return { tape: await unpackTape(String(input.link)) };
  } catch {
    throw new Refusal('invalid', 'This is no link to a world, or it was cut short');
  }
}

function parse<Name extends CommandName>(name: Name, input: unknown) {
  return parseInput(commands[name], input) as z.output<(typeof commands)[Name]>;
}
