import { randomUUID } from 'node:crypto';
import { comeOnline, letTimePass, postVisits } from './inPage.ts';
import type { Trial } from './trial.ts';
import { within } from './within.ts';

const LIMIT_MS = 180_000;
const LOOK_EVERY_MS = 250;
/** Longer than any backoff. */
const REST_MS = 900_000;

/** Restores the network for good; resolves to whether the queue on the device is empty. */
export async function settle(trial: Trial): Promise<boolean> {
  const { server, phone, look } = trial;
  server.setMode('ok');
  await trial.setOnline(true);
  // A new page is controlled by the worker. A lone visit needs others in the queue before it can be found to
  // be poison.
  const company = randomUUID();
  const page = await phone.openTab();
  await page?.evaluate(postVisits, [{ id: company, path: `/company/${company}` }]);
  const until = performance.now() + LIMIT_MS;
  while (performance.now() < until) {
    if ((await look()) === 'empty') return true;
    const tab = await trial.tab(0);
    if (tab) await within(LOOK_EVERY_MS, tab.evaluate(letTimePass, REST_MS));
    if (tab) await within(LOOK_EVERY_MS, tab.evaluate(comeOnline));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}
