import { preview } from 'vite';
import { portOf } from '../host/portOf.ts';
import { type Figures, isGood, lineOf, sumOf } from './figures.ts';
import { readOptions } from './options.ts';
import { runFaults } from './runFaults.ts';

/**
 * `npm run faults -- --seed 7 --runs 40 --steps 40`, all options optional: random faults against the build,
 * on a new phone for each run. To repeat a failed run, use its own seed with `--runs 1`.
 */
export async function faults(args: string[]): Promise<void> {
  const { seed, runs, steps } = readOptions(args);
  const site = await preview({ preview: { port: 0, host: 'localhost' }, logLevel: 'warn' });
  const siteUrl = `http://localhost:${portOf(site.httpServer)}`;
  const all: Figures[] = [];
  const metInAll: Record<string, number> = {};
  for (let run = seed; run < seed + runs; run++) {
    const outcome = await runFaults({ siteUrl, seed: run, steps });
    all.push(outcome.figures);
    for (const [mode, times] of outcome.met) metInAll[mode] = (metInAll[mode] ?? 0) + times;
    process.stdout.write(`${lineOf(`seed ${run}`, outcome.figures)}\n`);
    if (isGood(outcome.figures)) continue;
    process.exitCode = 1;
    const { steps: taken, effects, waiting, verdict } = outcome;
    for (const step of taken) process.stdout.write(`  took ${JSON.stringify(step)}\n`);
    for (const { at, path } of effects) process.stdout.write(`  arrived ${at} ${path}\n`);
    for (const row of waiting) process.stdout.write(`  waits ${JSON.stringify(row)}\n`);
    process.stdout.write(`${JSON.stringify(verdict, undefined, 2)}\n`);
  }
  process.stdout.write(`${lineOf(`${runs} runs`, sumOf(all))}\n`);
  process.stdout.write(`the server as it was met: ${JSON.stringify(metInAll)}\n`);
  await site.close();
}
