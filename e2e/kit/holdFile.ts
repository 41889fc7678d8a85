import type { Page } from 'playwright';
import { paths } from '../../src/paths.ts';

/** Holds back a file of the build, as a slow link would, until the function that it returns is called. */
export async function holdFile(page: Page, file: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens the landing page as its HTML alone. The app comes when the function that it returns is called. */
export async function openBeforeApp(page: Page): Promise<() => void> {
  const letCome = await holdFile(page, '**/assets/*.js');
  await page.goto(paths.landing, { waitUntil: 'commit' });
  return letCome;
}
