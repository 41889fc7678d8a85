import { type BrowserContext, chromium } from 'playwright';
import { launchOptions } from './browser.ts';

/** A browser of its own, whose profile outlives it as a phone's does, in a world of that name. */
export async function openOwnBrowser(
  profile: string,
  baseURL: string,
  world: string,
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  await context.addCookies([{ name: 'mock-world', value: world, url: baseURL }]);
  return context;
}
