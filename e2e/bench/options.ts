import { join } from 'node:path';
import { parseArgs } from 'node:util';

interface Options {
  runs: number;
  /** Names of suites. */
  only: string[];
  /** The build that is measured. */
  dist: string;
  /** Where the figures go, if anywhere. */
  json: string | undefined;
  /** A start to take apart instead of the suites. */
  trace: string | undefined;
  /** What an update costs, instead of the suites. */
  update: boolean;
}

export function readOptions(args: string[], suites: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: suites.join(',') },
      dist: { type: 'string', default: join(import.meta.dirname, '../../dist') },
      json: { type: 'string' },
      trace: { type: 'string' },
      update: { type: 'boolean', default: false },
    },
  });
  const { dist, json, trace, update } = values;
  const runs = Number(values.runs);
  const only = values.only.split(',');
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on');
  if (!only.every((name) => suites.includes(name))) {
    throw new Error(`--only takes ${suites.join(', ')}`);
  }
  return { runs, only, dist, json, trace, update };
}
