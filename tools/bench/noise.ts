import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

/** How long the answers in a quiet world took while something large was done in another one, in ms. */
interface Disturbed {
  by: string;
  tookMs: number;
  worstMs: number;
}

/** Between two calls of the quiet world. */
const PAUSE_MS = 2;
const OFTEN = 3;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets one world do all that is large, and measures what another one notices of it. */
async function disturb(url: string): Promise<Disturbed[]> {
  const send = async (world: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api${path}`, {
      headers: { cookie: `mock-world=${world}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return Object(await response.json());
  };
  const found: Disturbed[] = [];
  /** The middle of three: the machine itself disturbs too. */
  const during = async (
    by: string,
    act: () => Promise<unknown>,
    before: () => Promise<unknown> = async () => undefined,
  ) => {
    const runs: Disturbed[] = [];
    for (let run = 0; run < OFTEN; run++) {
      await before();
      let isOver = false;
      let worstMs = 0;
      const watching = (async () => {
        while (!isOver) {
          const began = performance.now();
          await send('quiet', '/app/demo');
          worstMs = Math.max(worstMs, performance.now() - began);
          await wait(PAUSE_MS);
        }
      })();
      await wait(10 * PAUSE_MS);
      const began = performance.now();
      await act();
      const tookMs = performance.now() - began;
      isOver = true;
      await watching;
      runs.push({ by, tookMs, worstMs });
    }
    runs.sort((one, other) => one.worstMs - other.worstMs);
    found.push(...runs.slice(1, 2));
  };

  const { scenarios } = await send('quiet', '/__mock');
  const noisy = (command: string, body: object) => send('noisy', `/__mock/${command}`, body);
  await noisy('reset', {});
  await during('nothing', () => wait(500));
  let n = 0;
  await during('a new world', () => send(`noisy${n++}`, '/app/demo'));
  await during('reset at another instant', () =>
    noisy('reset', { startAt: Date.UTC(2026, 2, 14, 17, n++), scale: 0 }),
  );
  for (const name of Object.keys(scenarios)) {
    await during(
      `scenario ${name}`,
      () => noisy('scenario', { name }),
      () => noisy('reset', {}),
    );
  }
  await noisy('reset', { scenario: 'big-history' });
  const snapshot = await noisy('snapshot', {});
  await during('snapshot of a long history', () => noisy('snapshot', {}));
  await during('restore of a long history', () => noisy('restore', { snapshot }));
  await during('a tape', () => send('noisy', '/__mock/link'));
  await during('clock by a day', () => noisy('clock', { advance: '1d' }));
  await during('clock by a year', () => noisy('clock', { advance: '365d' }));
  for (const sport of ['soccer', 'tennis', 'cricket', 'inplay']) {
    await noisy('clock', { advance: '1d' });
    await during(`the matches of ${sport}`, () => send('noisy', `/sports/events/${sport}`));
  }
  const { token } = await send('noisy', '/login', { username: 'adaeze', password: 'Passw0rd1' });
  await during('a statement of a year', () =>
    fetch(`${url}/api/getAccountstatement/2025-11-21/2026-11-21`, {
      headers: { cookie: 'mock-world=noisy', authorization: token },
    }).then((response) => response.text()),
  );
  return found;
}

/** The clients of this benchmark, in a process of their own. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { url: { type: 'string' } } });
  process.stdout.write(`${JSON.stringify(await disturb(values.url ?? ''))}\n`);
}
