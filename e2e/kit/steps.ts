import type { APIRequestContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import * as z from 'zod/mini';
import { listEvents } from '../../src/contract/betting/catalogue.ts';
import type { SportId } from '../../src/contract/betting/market.ts';

/**
 * What was over the page has closed and taken its entry of the history along. A load before that is cut off,
 * because the browser steps back first.
 */
export const nothingOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(0);

/** Signs in through the dialog, like a player. */
export async function signIn(page: Page, username = 'adaeze', password = 'Passw0rd1') {
  await page.goto('/sign-in');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await nothingOver(page);
}

/** Signs in as the demo player, who has ₦100,000. */
export async function signInAsDemo(page: Page) {
  await page.goto('/sign-in');
  await page.getByRole('dialog').getByRole('button', { name: 'Login with Demo Id' }).click();
  await expect(page).toHaveURL('/home');
  await nothingOver(page);
}

/** Moves on within the app, as its links do. It costs half of what loading the page does; the app must be running. */
export const moveTo = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** A match in play that goes on for a while. */
export async function liveGame(request: APIRequestContext, sportId: SportId): Promise<string> {
  const answer = await request.get('/api/sports/events/inplay');
  const { events } = z.parse(listEvents.output, await answer.json());
  const game = events.find((event) => event.sportId === sportId);
  if (!game) throw new Error(`no live game of sport ${sportId}`);
  return game.gameId;
}

/** Touches what only the app answers: it brings the app, and the worker that keeps it. */
export const touch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();

/** The addresses of everything the worker has stored, in one text; runs in the page. */
export async function keptFiles(): Promise<string> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flatMap((requests) => requests.map(({ url }) => url)).join(' ');
}

/** Whether the worker keeps all documents, and with the app what of them is more than text; runs in the page. */
export async function areDocumentsKept(): Promise<boolean> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const urls = kept.flat().map(({ url }) => url);
  return ['/pages.json', '/shell.html', '/assets/SelfTestIsland-'].every((part) =>
    urls.some((url) => url.includes(part)),
  );
}

/** The keys of everything that the phone has saved, in one text; runs in the page. */
export async function savedKeys(): Promise<string> {
  const opening = indexedDB.open('oja');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const asking = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
  await new Promise((resolve) => asking.addEventListener('success', resolve));
  opening.result.close();
  return asking.result.join(' ');
}

/** Whether the worker keeps every file of all its steps, and nothing of another version; runs in the page. */
export async function isAllKept(): Promise<boolean> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.flat().map(({ url }) => new URL(url).pathname);
  const files = paths.filter((path) => /\/assets\/files-[^/]*\.json/.test(path));
  const hashes = paths.filter((path) => /\/assets\/names-[^/]*\.json/.test(path));
  if (files.length !== 1 || hashes.length !== 1) return false;
  const [stable, { hashes: inNames, lists }] = await Promise.all(
    [...files, ...hashes].map(async (path) => (await caches.match(path))?.json()),
  );
  const listed = Object.entries<string[]>(stable).flatMap(([list, names]) =>
    names.map((name) => ({ list, name })),
  );
  return (
    Object.keys(lists).every((list) => paths.some((path) => path.includes(`/assets/${list}-`))) &&
    listed.every(({ list, name }, index) => {
      const file = name.replace(/\.\w+$/, `-${inNames.slice(8 * index, 8 * index + 8)}$&`);
      return list.startsWith('used') || paths.some((path) => path.endsWith(`/${file}`));
    })
  );
}

/** The first age shown on the page. */
export function ageOf(page: Page) {
  return page
    .getByText(/as of \d\d:\d\d|Up to date/)
    .filter({ visible: true })
    .first();
}

/** From the next load on, the theme follows the phone, as a player may choose. */
export async function followPhoneColours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // It runs in each frame, and those of the providers' sites have no storage.
    if (window === top) localStorage.setItem('oja:color-scheme', 'auto');
  });
}

/** Presses a button that removes its own frame; runs in the page. */
export function pressSoon(button: HTMLElement | SVGElement): void {
  setTimeout(() => button instanceof HTMLElement && button.click());
}

/**
 * A double tap between which the app has no time to react; runs in the page. With the mouse, the second press
 * may hit what replaced the button and take the focus.
 */
export function pressTwice(button: HTMLElement | SVGElement): void {
  for (let presses = 0; presses < 2; presses++) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
