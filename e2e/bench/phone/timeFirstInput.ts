import type { Page } from 'playwright';
import type { Watched } from './watchPage.ts';

/** A player who sees nothing happen taps again. */
const TRY_EVERY_MS = 40;
const LIMIT_MS = 60_000;

export interface FirstInput {
  /** The dialog stands open. */
  openedMs: number;
  /** It shows what was typed; 0 where nothing was. */
  typedMs: number;
  /** The form that was sent has been answered; 0 where none was. */
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
  await tryUntil(page, opens, ({ openedMs }) => openedMs > 0);
  if (types) await tryUntil(page, opens, ({ typedMs }) => typedMs > 0);
  if (sends) {
    await page.keyboard.press('Enter');
    await tryUntil(page, opens, ({ answeredMs }) => answeredMs > 0);
  }
  const { openedMs, typedMs, answeredMs } = await page.evaluate(() => globalThis.watched);
  return { openedMs, typedMs, answeredMs };
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

/** What there is to do now. Runs in the page, from its text alone, and once a try: looking costs it time. */
function look(opens: string) {
  const { watched } = globalThis;
  const at = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 ? { x: x + width / 2, y: y + height / 2 } : undefined;
  };
  if (!watched?.isPainted) return { watched, tapAt: undefined, mayType: false };
  // Another tap beside a dialog that has just opened would take the focus out of it.
  if (document.querySelector('dialog[open]')) {
    const mayType = !watched.typedMs && document.activeElement instanceof HTMLInputElement;
    return { watched, tapAt: undefined, mayType };
  }
  const places = [...document.querySelectorAll(opens)].flatMap((element) => at(element) ?? []);
  return { watched, tapAt: places[0], mayType: false };
}
