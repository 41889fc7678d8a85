import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  runs: number;
  /** Names of suites; empty is all. */
  only: string[];
  /** The build that is measured. */
  dist: string;
  /** Where every figure goes, if anywhere. */
  json: string | undefined;
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      dist: { type: 'string', default: join(import.meta.dirname, '../../dist') },
      json: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on');
  return {
    runs,
    only: values.only.split(',').filter(Boolean),
    dist: values.dist,
    json: values.json,
  };
}
