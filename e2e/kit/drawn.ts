import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Waits until the page has rendered what it knows. Only then can a story check that something is absent. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Acts, and waits until the answers to these calls are rendered. */
export async function answered(
  page: Page,
  calls: string[],
  act: () => Promise<unknown>,
): Promise<void> {
  const answers = calls.map((call) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api${call}`),
  );
  await act();
  for (const answer of await Promise.all(answers)) await answer.finished();
  await drawn(page);
}

/** Waits until a part that loads by itself is here and has rendered. */
export async function partIsHere(page: Page, name: string): Promise<void> {
  const isFetched = () =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
      `/${name}-`,
    );
  await expect.poll(isFetched).toBe(true);
  await drawn(page);
}
