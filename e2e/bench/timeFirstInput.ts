import type { Page } from 'playwright';
import type { Watched } from './watchPage.ts';

/** A player who sees nothing happen taps again after this long. */
const TRY_EVERY_MS = 40;
const LIMIT_MS = 60_000;

interface Asked {
  url: string;
  /** Selector of the button that opens the dialog. */
  opens: string;
  /** Types a letter into the open dialog. */
  types?: boolean;
}

/** Opens a page and taps as soon as it shows anything, until the dialog opens; then types. */
export async function timeFirstInput(
  page: Page,
  { url, opens, types = true }: Asked,
): Promise<Pick<Watched, 'openedMs' | 'typedMs'>> {
  await page.goto(url, { waitUntil: 'commit' });
  await tryUntil(page, opens, ({ openedMs }) => openedMs > 0);
  if (types) await tryUntil(page, opens, ({ typedMs }) => typedMs > 0);
  return page.evaluate(() => globalThis.watched);
}

async function tryUntil(
  page: Page,
  opens: string,
  isDone: (watched: Watched) => boolean,
): Promise<void> {
  const giveUpAt = performance.now() + LIMIT_MS;
  while (performance.now() < giveUpAt) {
    const { watched, tapAt, mayType } = await page.evaluate(look, opens);
    if (watched && isDone(watched)) return;
    if (tapAt) await page.mouse.click(tapAt.x, tapAt.y);
    else if (mayType) await page.keyboard.insertText('a');
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  }
  throw new Error(`${page.url()} did not answer`);
}

/** What to do next. Runs in the page, sent as text, once per try, because looking costs the page time. */
function look(opens: string) {
  const { watched } = globalThis;
  const at = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 ? { x: x + width / 2, y: y + height / 2 } : undefined;
  };
  if (!watched?.isPainted) return { watched, tapAt: undefined, mayType: false };
  // Another tap outside a dialog that has just opened would take the focus out of it.
  if (document.querySelector('dialog[open]')) {
    const mayType = !watched.typedMs && document.activeElement instanceof HTMLInputElement;
    return { watched, tapAt: undefined, mayType };
  }
  const places = [...document.querySelectorAll(opens)].flatMap((element) => at(element) ?? []);
  return { watched, tapAt: places[0], mayType: false };
}
