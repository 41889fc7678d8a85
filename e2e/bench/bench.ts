import { parseArgs } from 'node:util';
import { openLab } from './lab.ts';
import { type Row, tableOf } from './row.ts';
import { comingBack } from './suites/comingBack.ts';
import { firstVisit } from './suites/firstVisit.ts';
import { lighthouse } from './suites/lighthouse.ts';
import { update } from './suites/update.ts';

const suites: Record<string, { title: string; measure: typeof firstVisit }> = {
  first: { title: 'A first visit: 400 kbps, 400 ms, CPU 6 ×', measure: firstVisit },
  back: { title: 'Coming back, over a minimal React page: CPU 6 ×', measure: comingBack },
  update: { title: 'An update after one line', measure: update },
};

/**
 * `npm run bench -- --runs 3 --only first,back`, both optional: the figures of the build that have a floor, medians
 * of the runs; with `--lighthouse`, what Lighthouse says of three pages.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: Object.keys(suites).join(',') },
      lighthouse: { type: 'boolean', default: false },
    },
  });
  const lab = await openLab();
  try {
    if (values.lighthouse) process.stdout.write(`${await lighthouse(lab)}\n`);
    else for (const name of values.only.split(',')) await run(name);
  } finally {
    lab.close();
  }

  async function run(name: string): Promise<void> {
    const suite = suites[name];
    if (!suite) throw new Error(`--only takes ${Object.keys(suites).join(', ')}`);
    const rows: Row[] = await suite.measure(lab, Number(values.runs));
    process.stdout.write(tableOf(suite.title, rows));
  }
}
