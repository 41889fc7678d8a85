import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** What the page knows is on the screen: only then does it mean something that a thing is not. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Opens a page, or loads it anew with no path, and waits until it has drawn the answers to these calls. */
export async function openAnswered(page: Page, calls: string[], path?: string): Promise<void> {
  const answers = calls.map((call) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api${call}`),
  );
  await (path === undefined ? page.reload() : page.goto(path));
  for (const answer of await Promise.all(answers)) await answer.finished();
  await drawn(page);
}

/** A part of the app that comes by itself is here, and has drawn what it has to show. */
export async function partIsHere(page: Page, name: string): Promise<void> {
  const isFetched = () =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
      `/${name}-`,
    );
  await expect.poll(isFetched).toBe(true);
  await drawn(page);
}
