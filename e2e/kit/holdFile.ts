import type { Page } from 'playwright';

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
