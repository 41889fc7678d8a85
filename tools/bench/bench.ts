import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTestServer } from '../../mocks/hosts/testServer.ts';
import { lists } from './lists.ts';

const MOST_P99_MS = 250;
const MEGABYTE = 1_000_000;

/**
 * `npm run bench:mocks -- --worlds 100 --clients 200 --seconds 30`: many worlds of one server, watched and
 * called by clients in another process. Fails when an answer in a hundred takes longer than 250 ms.
 */
export async function main(args: string[]): Promise<void> {
  if (args[0] === '--noise') return noise();
  if (args[0] === '--lists') {
    process.exitCode = (await lists()) ? 0 : 1;
    return;
  }
  const { values } = parseArgs({
    args,
    options: {
      worlds: { type: 'string', default: '100' },
      clients: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '30' },
    },
  });
  const host = await startTestServer();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 500);
  const said = await outputOf('./load.mjs', [
    '--url',
    host.url,
    ...Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]),
  ]);
  clearInterval(watch);
  host.close();
  const { calls, failed, events, p50, p99, worst } = JSON.parse(said);
  const perWorld = (most - before) / Number(values.worlds);
  const isHeld = p99 <= MOST_P99_MS && failed === 0;
  console.warn(
    [
      `${values.worlds} worlds, ${values.clients} clients, ${values.seconds} s`,
      `calls   ${calls}, ${failed} failed; ${events} events`,
      `answers ${p50.toFixed(0)} ms in the middle, ${p99.toFixed(0)} ms at the 99th percentile, ${worst.toFixed(0)} ms at worst`,
      `memory  ${(most / MEGABYTE).toFixed(0)} MB at most, ${(perWorld / MEGABYTE).toFixed(1)} MB a world`,
      isHeld ? 'held' : `not held: ${MOST_P99_MS} ms at the 99th percentile, and no failure`,
    ].join('\n'),
  );
  process.exitCode = isHeld ? 0 : 1;
}

const MOST_DELAY_MS = 50;

/**
 * `npm run bench:mocks -- --noise`: what one world notices of large things that are done in another one. Fails
 * when an answer is delayed by more than 50 ms.
 */
async function noise(): Promise<void> {
  const host = await startTestServer();
  const said = await outputOf('./noise.mjs', ['--url', host.url]);
  host.close();
  const found: { by: string; tookMs: number; worstMs: number }[] = JSON.parse(said);
  for (const { by, tookMs, worstMs } of found) {
    const mark = worstMs <= MOST_DELAY_MS ? '✓' : '✗';
    const took = `took ${tookMs.toFixed(0)} ms`;
    console.warn(`${mark} ${by}: ${took}, the other world waited ${worstMs.toFixed(0)} ms at most`);
  }
  process.exitCode = found.every(({ worstMs }) => worstMs <= MOST_DELAY_MS) ? 0 : 1;
}

/** What a script prints, run in a process of its own. */
async function outputOf(script: string, args: string[]): Promise<string> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  await new Promise((resolve) => child.once('close', resolve));
  return said;
}
