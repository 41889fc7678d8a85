import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { signIn, touch } from '../../kit/steps.ts';
import type { Lab } from '../lab.ts';
import { atRest, LOGIN } from '../phone.ts';
import { createSamples, type Row, ratio } from '../row.ts';
import { timeFirstInput } from '../timeFirstInput.ts';

/** By then the largest element is visible. */
const SEEN_MS = 3000;
/** By then the browser has taken the closed page apart. It does so after it says that the page is closed. */
const GONE_MS = 1000;

const SUBJECTS = {
  react: { host: 'react', path: '/', opens: 'button', isPlayer: false },
  landing: { host: 'app', path: paths.landing, opens: LOGIN, isPlayer: false },
  home: { host: 'app', path: paths.home, opens: '[aria-label="Menu"]', isPlayer: true },
} as const;
type Name = keyof typeof SUBJECTS;
type Visit = 'with a network' | 'without';

/** Phones that come back: a new browser without a link, and a running one on the slow link. */
export async function comingBack(lab: Lab, runs: number): Promise<Row[]> {
  const { add, median } = createSamples<string>();
  const names: Name[] = ['react', 'landing', 'home'];
  const left = new Map<Name, string>();
  for (const name of names) left.set(name, await leave(lab, name));
  for (let run = 0; run < runs; run++) {
    for (const [name, profile] of left) {
      const { host, path, opens, isPlayer } = SUBJECTS[name];
      const url = lab.urlOf(host, path);
      await comeBack(lab, profile, async (page, visit) => {
        await page.goto(url);
        await page.waitForTimeout(SEEN_MS);
        add(`${name} ${visit} text`, await page.evaluate(() => globalThis.watched.textMs));
      });
      await comeBack(lab, profile, async (page, visit) => {
        // A player's menu has no text field.
        const { openedMs, typedMs } = await timeFirstInput(page, { url, opens, types: !isPlayer });
        add(`${name} ${visit} input`, isPlayer ? openedMs : typedMs);
      });
    }
  }
  return (['landing', 'home'] as const).flatMap((name) => {
    const over = (visit: Visit, what: 'text' | 'input', floor: number) => {
      const [ours, reference] = [name, 'react'].map((of) => median(`${of} ${visit} ${what}`));
      return ratio(`${name} ${visit}: ${what}`, ours ?? 0, reference ?? 0, floor);
    };
    const [text, input] = name === 'home' ? ([1.5, 1.6] as const) : ([1.3, 1.5] as const);
    const visits: Visit[] = ['with a network', 'without'];
    return visits.flatMap((visit) => [over(visit, 'text', text), over(visit, 'input', input)]);
  });
}

/** The profile of a phone that has been here before: a guest's, or a player's. */
async function leave({ startPhone, urlOf, link }: Lab, name: Name): Promise<string> {
  const { host, path, isPlayer } = SUBJECTS[name];
  const phone = await startPhone();
  const { page } = await phone.openPage({ timesSlower: 1 });
  if (isPlayer) await signIn(page);
  await page.goto(urlOf(host, path));
  // Who only reads has no app on the phone.
  if (host === 'app') await touch(page);
  await atRest(page, link);
  await phone.close();
  return phone.profile;
}

/** Starts the browser without a link, then opens a new page on the slow link, with the worker at rest. */
async function comeBack(
  { link, startPhone }: Lab,
  profile: string,
  measure: (page: Page, visit: Visit) => Promise<void>,
): Promise<void> {
  link.cut(true);
  const phone = await startPhone(profile);
  await phone.context.setOffline(true);
  try {
    const cold = await phone.openPage();
    await measure(cold.page, 'without');
    link.cut(false);
    link.slow(true);
    // Before the worker stops: otherwise the browser would wait for a worker that is gone.
    await phone.context.setOffline(false);
    await cold.page.close();
    const { page, devtools } = await phone.openPage();
    // Now that it is closed: what a page asks for on coming online starts its worker, which keeps its process warm.
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await new Promise((resolve) => setTimeout(resolve, GONE_MS));
    await measure(page, 'with a network');
  } finally {
    link.cut(false);
    link.slow(false);
    await phone.close();
  }
}
