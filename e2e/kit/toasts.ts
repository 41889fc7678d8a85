import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';

/** Toasts last a second, too short for a busy machine, so each page records the toasts it shows. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown = new Map<Element, string>();
    Object.assign(globalThis, { toastsShown: shown });
    const look = () => {
      for (const toast of document.querySelectorAll('.toasts > *')) {
        if (!shown.has(toast)) shown.set(toast, toast.textContent ?? '');
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** The toasts that the page has shown since it loaded, in order. */
export function toastsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(Reflect.get(globalThis, 'toastsShown') as Map<Element, string>).values(),
  ]);
}

export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const wanted = typeof text === 'string' ? text : expect.stringMatching(text);
  await expect.poll(() => toastsOf(page)).toContainEqual(wanted);
}
