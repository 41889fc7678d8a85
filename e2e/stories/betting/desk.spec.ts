import type { Locator, Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { drawn } from '../../kit/drawn.ts';
import { marketOf, slip } from '../../kit/slipSteps.ts';
import { nothingOver } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';
import { beAtLadders, gameIdOf, matchOdds, rung, setQuietBook, waitAt } from './deskSteps.ts';

test.use({ viewport: { width: 1920, height: 1080 }, hasTouch: false });

/** Runs in the page. Notes in each frame which prices and rungs in view stand elsewhere than at first, and counts trades. */
function watchPlaces(): void {
  const places = new Map<Element, string>();
  const placeOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map((px) => px.toFixed(1)).join(' ');
  };
  const shown = () =>
    [...document.querySelectorAll('.price, .rung, .ladder__odds')].filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= innerHeight;
    });
  for (const element of shown()) places.set(element, placeOf(element));
  globalThis.places = { watched: places.size, trades: 0, moved: [] };
  const look = () => {
    for (const [element, before] of places) {
      const now = placeOf(element);
      if (now === before) continue;
      globalThis.places.moved.push(
        `${element.getAttribute('aria-label') ?? element.textContent}: ${before} to ${now}`,
      );
      places.set(element, now);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Each is at another price than the one before.
  let last: Element | null = null;
  new MutationObserver(() => {
    const traded = document.querySelector('tr[data-traded]');
    if (traded !== last) globalThis.places.trades += 1;
    last = traded;
  }).observe(document.body, { subtree: true, attributeFilter: ['data-traded'] });
}

declare global {
  var places: { watched: number; trades: number; moved: string[] };
}

test('during two hundred trades no price and no rung leaves its place', async ({ page, mock }) => {
  const runner = await beAtLadders(page, mock);
  const orders = [
    await waitAt(page, runner, '2.60', 4000),
    await waitAt(page, runner, '2.64', 4000),
  ];
  await page.evaluate(watchPlaces);
  const trades = () => page.evaluate(() => globalThis.places.trades);
  for (let turn = 0; turn < 200; turn++) {
    await mock.fill({ betId: orders[turn % 2] ?? '', naira: 20 });
    await expect.poll(trades, { intervals: [30] }).toBeGreaterThan(turn);
    // The other prices of the match move meanwhile.
    if (turn % 8 === 0) await mock.clock({ advance: '16s' });
  }
  const { watched, moved } = await page.evaluate(() => globalThis.places);
  expect(watched).toBeGreaterThan(200);
  expect(moved).toEqual([]);
});

test('one-click is armed in sight, says what a click does, bets at once, and ends with a suspension, a break in the network and a reload', async ({
  page,
  mock,
  network,
  checkAccess,
}) => {
  const runner = await beAtLadders(page, mock);
  const bar = page.getByRole('group', { name: 'One-click' });
  const arm = bar.getByRole('button', { name: /^One-click/ });
  await expect(arm).toHaveAttribute('aria-pressed', 'false');
  await bar.getByRole('button', { name: '₦500', exact: true }).click();
  await arm.click();
  await expect(bar.getByText('A click on a price bets ₦500 at once.')).toBeVisible();
  await rung(page, 'Lay', runner, '2.54').hover();
  await expect(bar.getByText(`Lay ${runner} 2.54, ₦500`)).toBeVisible();
  await expect(bar.getByText('Win ₦475, liability ₦770')).toBeVisible();
  await checkAccess();

  // The bet is seen where the player looks, and the focus stays at the price.
  await page.getByRole('button', { name: /^This match/ }).click();
  await rung(page, 'Back', runner, '2.50').click();
  await expect(page.getByRole('group', { name: 'Beside the match' })).toContainText('This match 1');
  await expect(rung(page, 'Back', runner, '2.50')).toBeFocused();

  const { marketId } = await marketOf(page, gameIdOf(page), 'match_odds');
  await mock.market({ marketId, status: 'suspended' });
  await expectToast(page, 'One-click is off: Match Odds is suspended.');
  await expect(arm).toHaveAttribute('aria-pressed', 'false');
  await mock.market({ marketId, status: 'open' });
  await arm.click();
  await network.lose();
  await expectToast(page, 'One-click is off: you are offline.');
  await expect(arm).toBeDisabled();
  await network.comeBack();
  await arm.click();
  await expect(arm).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(arm).toHaveAttribute('aria-pressed', 'false');
});

test('a ladder says at each price what closing there would pay, and cancels an order by one click', async ({
  page,
  mock,
  checkAccess,
}) => {
  const runner = await beAtLadders(page, mock);
  const ladder = page.getByRole('table', { name: `Prices of ${runner}` });
  const closing = (price: string) =>
    ladder
      .getByRole('row', { name: new RegExp(`\\b${price}\\b`) })
      .getByRole('cell')
      .last();
  await expect(closing('2.50')).toHaveText('');
  await waitAt(page, runner, '2.50', 1000);
  // Laid at 2.40 for ₦1,041.67, every result pays ₦41.67, less 5 % commission.
  await expect(closing('2.40')).toHaveText('+39');
  await expect(closing('2.62')).toHaveText('−45');
  await expect(closing('2.50')).toHaveText('');

  await waitAt(page, runner, '2.60', 400);
  await checkAccess();
  await ladder.getByRole('button', { name: 'Cancel your back at 2.60, ₦400' }).click();
  await expectToast(page, /₦400 cancelled/);
  await expect(ladder.getByRole('button', { name: /^Your back at 2\.60/ })).toHaveCount(0);
});

/** Goes on by Tab alone until something has the focus. */
async function tabTo(page: Page, place: Locator, key = 'Tab') {
  await expect(place).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(place).toBeFocused();
}

test('by keys alone a player writes a bet in the slip, changes the order that waits and cancels it', async ({
  page,
  mock,
  checkAccess,
}) => {
  const { runner } = await setQuietBook(page, mock);
  const { keyboard } = page;
  const price = matchOdds(page).getByRole('button', {
    name: `Back ${runner} 2.50, ₦30K available`,
  });
  await expect(price).toBeVisible();
  // Until the keys have come.
  await expect(async () => {
    await keyboard.press('p');
    await expect(matchOdds(page).locator('.price:focus')).toBeVisible({ timeout: 500 });
  }).toPass();
  await tabTo(page, price);
  await keyboard.press('Enter');
  const stake = slip(page).getByRole('textbox', { name: 'Stake' });
  await expect(stake).toBeFocused();

  // Escape gives the selection back, and the focus to its price.
  await keyboard.press('Escape');
  await expect(stake).toHaveCount(0);
  await expect(price).toBeFocused();
  await keyboard.press('Enter');
  await expect(stake).toBeFocused();
  await keyboard.type('500');
  await tabTo(page, slip(page).getByRole('textbox', { name: 'Price' }), 'Shift+Tab');
  for (const at of ['2.52', '2.54', '2.56']) {
    await keyboard.press('ArrowUp');
    await expect(slip(page).getByRole('textbox', { name: 'Price' })).toHaveValue(at);
  }
  await keyboard.press('Enter');
  await expect(
    slip(page).getByText(/Nothing is matched yet\. ₦500 waits at 2\.56\./),
  ).toBeVisible();
  await keyboard.press('Escape');
  await expect(slip(page)).toHaveCount(0);

  await keyboard.press('m');
  const change = page.getByRole('button', { name: `Change Back ${runner} at 2.56` });
  await expect(change).toBeVisible();
  await keyboard.press('w');
  await expect(change).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'New price' })).toBeFocused();
  await keyboard.press('Tab');
  await tabTo(page, page.getByRole('textbox', { name: 'New stake' }));
  await keyboard.press('Control+a');
  await keyboard.type('400');
  await checkAccess();
  await keyboard.press('Enter');
  await expectToast(page, /^Order changed\. /);
  await expect(page.getByRole('listitem').filter({ has: change })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: `Cancel Back ${runner} at 2.56` }));
  await keyboard.press('Enter');
  await expectToast(page, /₦400 cancelled/);
});

test('by keys alone a player finds a match, arms, bets, moves and cancels an order and cashes out; the legend names every key', async ({
  page,
  mock,
  checkAccess,
}) => {
  const { runner, gameId } = await setQuietBook(page, mock);
  await page.goto(paths.inbox);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const search = page.getByRole('combobox');
  await expect(search).toBeVisible();
  const { keyboard } = page;

  // Until the keys have come.
  await expect(async () => {
    await keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await keyboard.type(runner.toLowerCase());
  // Enter takes the first: until all sports are here it may be another's.
  await expect(page.getByRole('option').first()).toHaveAccessibleName(new RegExp(runner));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(href(paths.match, { gameId }));

  const bar = page.getByRole('group', { name: 'One-click' });
  const ladders = matchOdds(page).getByRole('button', { name: 'Ladders' });
  await expect(bar.getByRole('button', { name: '₦500', exact: true })).toBeVisible();
  await expect(ladders).toBeVisible();
  await keyboard.press('l');
  await expect(rung(page, 'Back', runner, '2.50')).toHaveText('₦30K');
  await keyboard.press('p');
  await expect(rung(page, 'Back', runner, '2.50')).toBeFocused();
  await keyboard.press('3');
  await keyboard.press('a');
  await expect(bar.getByText(`Back ${runner} 2.50, ₦500`)).toBeVisible();
  await keyboard.press('Enter');
  const beside = page.getByRole('group', { name: 'Beside the match' });
  await expect(beside).toContainText('This match 1');

  for (const price of ['2.52', '2.54', '2.56', '2.58', '2.60']) {
    await keyboard.press('ArrowUp');
    await expect(rung(page, 'Back', runner, price)).toBeFocused();
  }
  await keyboard.press('Enter');
  const own = (price: string) =>
    matchOdds(page).getByRole('button', { name: `Your back at ${price}, ₦500 waiting` });
  await expect(own('2.60')).toBeVisible();
  await keyboard.press('Alt+ArrowUp');
  await expect(own('2.62')).toBeVisible();
  await expect(rung(page, 'Back', runner, '2.62')).toBeFocused();
  await keyboard.press('Delete');
  await expectToast(page, /₦500 cancelled/);
  await keyboard.press('a');
  await expect(bar.getByText('A click on a price opens the slip.')).toBeVisible();

  await keyboard.press('c');
  const sheet = page.getByRole('dialog', { name: 'Cash out' });
  await tabTo(page, sheet.getByRole('button', { name: /^Cash out, / }));
  await keyboard.press('Enter');
  await expect(sheet.getByText(/^Done\./)).toBeVisible();
  await keyboard.press('Escape');
  await nothingOver(page);

  await keyboard.press('?');
  const legend = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const carried = await page
    .locator('[aria-keyshortcuts]')
    .evaluateAll((all) => all.map((control) => control.getAttribute('aria-keyshortcuts') ?? ''));
  expect(carried).toEqual(expect.arrayContaining(['/', 'l', 'a', '3', 's', 'm', 'o', 'c', '?']));
  const others = ['p', 'w', '+', 'Enter', 'Alt + ↑ ↓', 'Delete', 'Home', 'Esc'];
  for (const key of [...new Set([...carried, ...others])]) {
    await expect(legend.getByText(key, { exact: true }).first()).toBeVisible();
  }
  await checkAccess();
  const switched = legend.getByRole('checkbox', { name: 'Single-key shortcuts' });
  await tabTo(page, switched);
  await keyboard.press('Space');
  await expect(switched).not.toBeChecked();
  await keyboard.press('Escape');
  await nothingOver(page);
  await keyboard.press('l');
  await drawn(page);
  await expect(ladders).toHaveAttribute('aria-pressed', 'true');
});
