import type { Page } from 'playwright';
import { focusState } from './inPage/focusState.ts';

/** Enough for every page but lists without end, which are alike further down. */
const MOST_STEPS = 70;

/** The order of the parts of a page. What is in a dialog keeps the focus there. */
const ORDER = ['page', '.header', 'main', '.shell__dock', 'footer', '.main-tabs'];

/** Walks with Tab from the start of the page to its end. */
export async function walk(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  const faults = new Set<string>();
  let reached = -1;
  let before = '';
  let same = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('Tab');
    const { name, area, isBody, faults: found } = await page.evaluate(focusState);
    if (isBody) break;
    for (const fault of found) faults.add(`${name} ${fault}`);
    const place = ORDER.indexOf(area);
    if (place >= 0 && area !== 'page') {
      if (place < reached) faults.add(`${name} in ${area} after ${ORDER[reached]}`);
      reached = Math.max(reached, place);
    }
    same = name === before ? same + 1 : 0;
    if (same > 12 && !name.startsWith('iframe')) {
      faults.add(`${name} keeps the focus`);
      break;
    }
    before = name;
  }
  return [...faults].slice(0, 8);
}
