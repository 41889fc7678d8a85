import type * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import { inSlices, type Slicing } from '../slices.ts';
import type { ClockJump } from './clockJump.ts';
import { unknownName } from './nearest.ts';
import { parseInput } from './parseInput.ts';

/** The commands of one product, `clock` among them. */
export interface CommandSet {
  /** Their inputs. */
  inputs: Record<string, z.ZodMiniType>;
  run(name: string, input: unknown): unknown;
  /** Those that may take long, step by step. */
  steps: Record<string, (input: never) => Generator<void, unknown>>;
  clockJump: ClockJump;
}

/** Runs commands whose input comes from outside. */
export interface Runner {
  parse(name: string, input: unknown): unknown;
  runParsed(name: string, input: unknown): unknown;
  /**
   * Like `runParsed`, but what takes long runs in slices, one command after another, and stops when nobody
   * waits for it any more.
   */
  runInSlices(name: string, input: unknown, signal: AbortSignal): Promise<unknown>;
}

export function createRunner(
  { inputs, run, steps, clockJump }: CommandSet,
  slicing: Slicing = {},
): Runner {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };
  const parse = (name: string, input: unknown) => {
    const schema = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    if (schema) return parseInput(schema, input);
    throw new Refusal('unknown-command', unknownName('command', name, Object.keys(inputs)), {
      status: 404,
    });
  };
  const runParsed = (name: string, input: unknown) => run(name, parse(name, input));
  return {
    parse,
    runParsed,
    async runInSlices(name, input, signal) {
      if (name === 'clock') {
        const { advance, to, ...rest } = parse(name, input) as Record<string, never>;
        await inTurn(() => clockJump.run({ advance, to }, signal));
        return run(name, rest);
      }
      const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
      if (!step) return runParsed(name, input);
      const parsed = parse(name, input);
      return inTurn(() => inSlices(step(parsed as never), { ...slicing, signal }));
    },
  };
}
