import { join } from 'node:path';
import { parseArgs } from 'node:util';

interface Options {
  runs: number;
  /** Names of the suites to run. */
  only: string[];
  /** The build to measure. */
  dist: string;
  /** The file for the figures; undefined for none. */
  json: string | undefined;
  /** A start to analyse instead of running the suites. */
  trace: string | undefined;
  /** What an update costs, instead of the suites. */
  update: boolean;
  /** Lighthouse's scores, instead of the suites. */
  lighthouse: boolean;
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
      lighthouse: { type: 'boolean', default: false },
    },
  });
  const { dist, json, trace, update, lighthouse } = values;
  const runs = Number(values.runs);
  const only = values.only.split(',');
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on');
  if (!only.every((name) => suites.includes(name))) {
    throw new Error(`--only takes ${suites.join(', ')}`);
  }
  return { runs, only, dist, json, trace, update, lighthouse };
}
