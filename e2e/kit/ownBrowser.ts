import { type BrowserContext, chromium } from 'playwright';
import { launchOptions } from './browser.ts';

/** A separate browser, whose profile survives it like a phone's. */
export function openOwnBrowser(profile: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    baseURL,
    viewport: { width: 360, height: 740 },
  });
}
