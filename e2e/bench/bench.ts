import { writeFileSync } from 'node:fs';
import { openLab } from './lab.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import { readOptions } from './options.ts';
import { tableOf } from './report.ts';
import { type Row, verdict } from './row.ts';
import { suites } from './suites/suites.ts';
import { traceStart } from './trace/traceStart.ts';
import { traceUpdate } from './update/traceUpdate.ts';

/**
 * `npm run bench -- --runs 5 --only prices,socket --dist dist --json figures.json`, all of it optional:
 * measures the build, prints a table for each suite and, if asked, writes the figures to a file. With
 * `--trace home` it tells instead where the time of that start goes, and with `--update` what a change in
 * one line costs a phone that has the app, with `--lighthouse` what Lighthouse says of three pages.
 */
export async function bench(args: string[]): Promise<void> {
  const {
    runs,
    only,
    dist,
    json,
    trace,
    update,
    lighthouse: isLighthouse,
  } = readOptions(args, Object.keys(suites));
  if (update) {
    process.stdout.write(`${await traceUpdate()}\n`);
    return;
  }
  const lab = await openLab(dist);
  if (isLighthouse) {
    process.stdout.write(`${await lighthouse(lab).finally(lab.close)}\n`);
    return;
  }
  if (trace !== undefined) {
    process.stdout.write(`${await traceStart(lab, trace).finally(lab.close)}\n`);
    return;
  }
  const results: (Row & { suite: string; verdict: string })[] = [];
  process.stdout.write(`${dist}, ${runs} ${runs === 1 ? 'run' : 'runs'}, medians\n`);
  for (const name of only) {
    const { title, measure } = suites[name] ?? {};
    if (!title || !measure) continue;
    try {
      const rows = await measure(lab, runs);
      results.push(...rows.map((row) => ({ suite: name, ...row, verdict: verdict(row) })));
      process.stdout.write(tableOf(title, rows));
    } catch (error) {
      // A failed suite does not stop the others.
      console.error(`${name} was not measured:`, error);
      process.exitCode = 1;
    } finally {
      lab.link.shape(undefined);
    }
  }
  lab.close();
  if (json) writeFileSync(json, `${JSON.stringify({ runs, results }, undefined, 2)}\n`);
}
