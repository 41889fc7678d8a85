import { parseArgs } from 'node:util';

interface Options {
  /** Seed of the first run; each further run adds one. */
  seed: number;
  runs: number;
  /** Steps of each run. */
  steps: number;
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '7' },
      runs: { type: 'string', default: '40' },
      steps: { type: 'string', default: '40' },
    },
  });
  const read = (name: keyof Options) => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`--${name} takes a number from 1 on`);
    return value;
  };
  return { seed: read('seed'), runs: read('runs'), steps: read('steps') };
}
