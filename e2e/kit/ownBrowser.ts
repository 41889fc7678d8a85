import { type BrowserContext, chromium } from 'playwright';
import { launchOptions } from './browser.ts';

/** A browser of its own, whose profile outlives it as a phone's does. */
export function openOwnBrowser(profile: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    baseURL,
    viewport: { width: 360, height: 740 },
  });
}
