import type { Page } from 'playwright';

/** A player who sees nothing happen taps again. */
const TAP_EVERY_MS = 40;
const LIMIT_MS = 60_000;

export interface FirstInput {
  /** The dialog stands open. */
  openedMs: number;
  /** It shows what was typed; 0 where nothing was. */
  typedMs: number;
  /** The form that was sent has been answered; 0 where none was awaited. */
  answeredMs: number;
}

interface Asked {
  url: string;
  /** Selector of what opens the dialog. */
  opens: string;
  /** A letter is typed into the dialog, once it is open. */
  types?: boolean;
  /** The form is sent, and its answer awaited. */
  sends?: boolean;
}

/** Opens a page and taps as soon as anything is seen, until the dialog opens; then types, then sends. */
export async function timeFirstInput(page: Page, asked: Asked): Promise<FirstInput> {
  const { url, opens, types = true, sends = false } = asked;
  await page.goto(url, { waitUntil: 'commit' });
  await until(page, 'openedMs', () => tap(page, opens));
  if (types) await until(page, 'typedMs', () => page.keyboard.insertText('a'));
  if (sends) {
    await page.keyboard.press('Enter');
    await until(page, 'answeredMs', async () => undefined);
  }
  return page.evaluate(() => {
    const { openedMs, typedMs, answeredMs } = globalThis.watched;
    return { openedMs, typedMs, answeredMs };
  });
}

async function until(
  page: Page,
  seen: 'openedMs' | 'typedMs' | 'answeredMs',
  act: () => Promise<void>,
): Promise<void> {
  const giveUpAt = performance.now() + LIMIT_MS;
  while (performance.now() < giveUpAt) {
    await act();
    if ((await page.evaluate((name) => globalThis.watched?.[name] ?? 0, seen)) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, TAP_EVERY_MS));
  }
  throw new Error(`${page.url()} did not come to ${seen}`);
}

async function tap(page: Page, selector: string): Promise<void> {
  const place = await page.evaluate((wanted) => {
    // Another tap beside a dialog that has just opened would take the focus out of it.
    if (!globalThis.watched?.isPainted || document.querySelector('dialog[open]')) return undefined;
    for (const element of document.querySelectorAll(wanted)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) return { x: x + width / 2, y: y + height / 2 };
    }
    return undefined;
  }, selector);
  if (place) await page.mouse.click(place.x, place.y);
}
