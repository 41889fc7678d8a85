import type { Page } from 'playwright';
import * as z from 'zod/mini';
import { listEvents } from '../../../src/contract/betting/catalogue.ts';
import { href, paths } from '../../../src/paths.ts';
import type { Lab } from '../lab.ts';
import { onNewPhone } from '../phone/onNewPhone.ts';
import { type Row, ratio } from '../row.ts';
import { mainThread } from './mainThread.ts';

const FEW = 5;
const MANY = 200;
const MB = 1_000_000;
/** A match that was left is streamed for three more seconds and kept for ten. */
const LET_GO_MS = 15_000;

/** How much memory 200 matches leave, opened one after another on one page. */
export async function matchesInARow(lab: Lab): Promise<Row[]> {
  const names = await matchNames(lab.apiUrl);
  if (names.length < MANY) throw new Error(`only ${names.length} matches are listed`);
  return onNewPhone(lab, async (phone) => {
    const { page, devtools } = await phone.openPage({ timesSlower: 1 });
    await page.goto(lab.urlOf('app', paths.contact));
    const { settledHeap } = await mainThread(devtools);
    const heapAfter = async (from: number, to: number) => {
      for (const [gameId, name] of names.slice(from, to)) await open(page, gameId, name);
      await go(page, paths.contact);
      await page.waitForTimeout(LET_GO_MS);
      return (await settledHeap()) / MB;
    };
    const few = await heapAfter(0, FEW);
    const many = await heapAfter(FEW, MANY);
    return [
      ratio(`heap after ${MANY} matches / after ${FEW}`, [many, few], { goal: 1.2, unit: 'MB' }),
    ];
  });
}

async function matchNames(apiUrl: string): Promise<(readonly [gameId: string, name: string])[]> {
  const lists = await Promise.all(
    ['soccer', 'tennis', 'cricket'].map(async (category) => {
      const answer = await fetch(`${apiUrl}/api/sports/events/${category}`);
      return z.parse(listEvents.output, await answer.json()).events;
    }),
  );
  return lists.flat().map(({ gameId, name }) => [gameId, name] as const);
}

async function open(page: Page, gameId: string, name: string): Promise<void> {
  await go(page, href(paths.match, { gameId }));
  const [home = name] = name.split(' v ');
  await page.getByRole('heading', { level: 1 }).filter({ hasText: home }).waitFor();
  await page
    .getByRole('button', { name: /^(Back|Lay) / })
    .first()
    .waitFor();
}

/** Navigates within the app, so that the page and its memory stay. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(undefined, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
