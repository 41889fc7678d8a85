import { writeFileSync } from 'node:fs';
import { openLab } from './lab.ts';
import { readOptions } from './options.ts';
import { tableOf } from './report.ts';
import { type Row, verdict } from './row.ts';
import { firstView } from './suites/firstView.ts';
import { livePrices } from './suites/livePrices.ts';
import { returning } from './suites/returning.ts';
import type { Suite } from './suites/suite.ts';

const SUITES: Record<string, { title: string; measure: Suite }> = {
  'first-view': { title: 'First view, 400 kbps, 400 ms, CPU 6 ×', measure: firstView },
  returning: { title: 'Coming back, CPU 6 ×; over react', measure: returning },
  prices: { title: 'Live prices, 1,000 changes a second, CPU 4 ×; over vanilla', measure: livePrices },
};

/** Measures, prints and, if asked, writes; it never fails for a figure. */
export async function bench(args: string[]): Promise<void> {
  const { runs, only, dist, json } = readOptions(args);
  const unknown = only.filter((name) => !(name in SUITES));
  if (unknown.length > 0) throw new Error(`--only takes ${Object.keys(SUITES).join(', ')}`);
  const lab = await openLab(dist);
  const results: (Row & { suite: string; verdict: string })[] = [];
  try {
    for (const [suite, { title, measure }] of Object.entries(SUITES)) {
      if (only.length > 0 && !only.includes(suite)) continue;
      const rows = await measure(lab, runs);
      results.push(...rows.map((row) => ({ suite, ...row, verdict: verdict(row) })));
      process.stdout.write(tableOf(title, rows));
    }
  } finally {
    lab.close();
    if (json) writeFileSync(json, `${JSON.stringify({ runs, results }, undefined, 2)}\n`);
  }
}
