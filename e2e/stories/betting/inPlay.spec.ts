import type { Page } from 'playwright';
import type { PriceLevel } from '../../../src/contract/betting/market.ts';
import { drawLast } from '../../../src/domain/market/drawLast.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { compactNaira } from '../../../src/domain/money/money.ts';
import { paths } from '../../../src/paths.ts';
import {
  choose,
  done,
  marketOf,
  openEvenMatch,
  pickPrice,
  place,
  placeButton,
  slip,
} from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';

test('suspended, a ball in the air, an answer that is lost: no bet is doubled and none is hidden', async ({
  network,
  page,
  mock,
  checkAccess,
}) => {
  const gameId = await openEvenMatch(page, 4);
  const { marketId } = await marketOf(page, gameId, 'match_odds');
  await pickPrice(page, 'Back', 500);
  await choose(page, 'Accept any price');

  await test.step('suspended in the delay', async () => {
    await place(page);
    await mock.clock({ advance: '2s' });
    await mock.market({ marketId, status: 'suspended' });
    await mock.clock({ advance: '4s' });
    await expect(slip(page).getByText(/Not placed\. The market is suspended/)).toBeVisible();
    await slip(page).getByRole('button', { name: 'Change and retry' }).click();
    await expect(slip(page).getByText(/^The market is suspended/)).toBeVisible();
    await expect(placeButton(page)).toBeDisabled();
    await checkAccess();
  });

  await test.step('while a ball is in the air the slip waits', async () => {
    await mock.market({ marketId, status: 'ball_running' });
    await expect(slip(page).getByText('A ball is being bowled.', { exact: false })).toBeVisible();
    await expect(placeButton(page)).toBeDisabled();
    await mock.market({ marketId, status: null });
    await expect(placeButton(page)).toBeEnabled();
  });

  await test.step('the network goes in the delay: what became of the bet is asked on the way back', async () => {
    await place(page);
    await network.lose();
    await mock.clock({ advance: '6s' });
    await expect(slip(page).getByText('Your bet is accepted and in the')).toBeVisible();
    await network.comeBack();
    await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
    await slip(page).getByRole('button', { name: 'Bet again' }).click();
    await expect(placeButton(page)).toBeEnabled();
  });

  await test.step('a lost answer is looked up, never sent again', async () => {
    // More than once, because the browser repeats a request by itself when a kept-alive connection breaks.
    await mock.fault({ match: 'POST /bet/match/odds', ackLost: true });
    await mock.fault({ match: 'GET /bets', network: true });
    // It would tell before anything is looked up.
    await mock.fault({ match: 'socket bet:changed', network: true });
    await placeButton(page).click();
    await expect(slip(page).getByText(/No answer yet\. We're checking your bet/)).toBeVisible();
    await checkAccess();
    await mock.fault({ clear: true });
    const again = slip(page).getByRole('button', { name: 'Check again' });
    const accepted = slip(page).getByText('Your bet is accepted and in the');
    // By key: the app looks it up by itself as well, and a button that is gone by then cannot be clicked.
    await again.or(accepted).press('Enter');
    await expect(accepted).toBeVisible();
    await mock.clock({ advance: '6s' });
    await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
    await page.getByRole('button', { name: /^Balance/ }).click();
    await expect(page.getByRole('dialog')).toContainText(/Match Odds, 2 bets/);
    await checkAccess();
    await page.keyboard.press('Escape');
  });
});

test('prices with a gap are not bet on, and are the server’s again once it is filled', async ({
  page,
  mock,
  checkAccess,
}) => {
  const gameId = await openEvenMatch(page, 1);
  await pickPrice(page, 'Back', 500);
  await choose(page, 'Accept any price');
  await expect(placeButton(page)).toBeEnabled();
  const isOff = slip(page).getByText('These prices are old. Betting is off', { exact: false });

  const shown = () =>
    page
      .getByRole('region', { name: 'Match Odds', exact: true })
      .getByRole('button', { name: /^(Back|Lay) / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  /** The server's prices, written as the cells of a narrow screen name them. */
  const served = async () => {
    const { runners } = await marketOf(page, gameId, 'match_odds');
    return drawLast(runners).flatMap(({ name, back, lay }) => [
      ...back.slice(0, 1).map((level) => cellName('Back', name, level)),
      ...lay.slice(0, 1).map((level) => cellName('Lay', name, level)),
    ]);
  };
  await expect.poll(shown).toEqual(await served());

  await test.step('one change is lost: what comes next tells it', async () => {
    await mock.fault({ match: 'socket market:change', network: true, times: 1 });
    await mock.fault({ match: 'socket market:watch', delayMs: 2500, times: 1 });
    const before = await shown();
    await mock.clock({ advance: '20s' });
    await mock.clock({ advance: '20s' });
    await expect(isOff).toBeVisible();
    await expect(placeButton(page)).toBeDisabled();
    await expect(page.getByText(/^Betting is off: these prices are old/).first()).toBeVisible();
    await checkAccess();
    await expect(isOff).toBeHidden();
    expect(await shown()).not.toEqual(before);
    expect(await shown()).toEqual(await served());
    await expect(placeButton(page)).toBeEnabled();
  });

  await test.step('the connection breaks, and what was missed comes with the next one', async () => {
    await mock.stopServer();
    await expect(slip(page).getByText(/^You are offline\. Nothing is sent/)).toBeVisible();
    await expect(placeButton(page)).toBeDisabled();
    await mock.startServer();
    const asked = await slip(page).getByRole('textbox', { name: 'Price' }).inputValue();
    const best = async () => / ([\d.]+),/.exec((await served())[0] ?? '')?.[1];
    // A better price would be taken without a word.
    do await mock.clock({ advance: '1m' });
    while (!(Number(await best()) < Number(asked)));
    await expect.poll(shown).toEqual(await served());
    // Nobody saw it change, so the button names the new price.
    await slip(page)
      .getByRole('button', { name: /^Accept / })
      .click();
    await expect(placeButton(page)).toBeEnabled();
  });
});

/** Where each visible price is on the page, in px from its top. */
const placesOfPrices = (page: Page) =>
  page
    .locator('.market .price')
    .filter({ visible: true })
    .evaluateAll((cells) =>
      cells.map((cell) => Math.round(cell.getBoundingClientRect().top + scrollY)),
    );

const cellName = (side: string, runner: string, [price, kobo]: PriceLevel) =>
  `${side} ${runner} ${formatOdds(price)}, ${compactNaira(kobo)} available`;

test('cash out leaves the same on every outcome, and settlement follows it', async ({
  page,
  mock,
  checkAccess,
}) => {
  const gameId = await openEvenMatch(page, 1, 'upcoming');
  const before = await placesOfPrices(page);
  await pickPrice(page, 'Back', 5000);
  await placeButton(page).click();
  await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
  await done(page);

  const open = page.getByRole('button', { name: /^Cash out −?₦/ });
  await expect(open).toBeVisible();
  // No price moved when the bet was matched.
  expect(await placesOfPrices(page)).toEqual(before);
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Cash out' });
  await expect(sheet.getByRole('row')).toHaveCount(4);
  await checkAccess();
  await sheet.getByRole('button', { name: '25%' }).click();
  await sheet.getByRole('textbox', { name: 'Percent' }).fill('49');
  await sheet.getByRole('slider', { name: 'Part to cash out' }).press('ArrowRight');
  await expect(sheet.getByText(/locked in on 50% of it; the other 50% runs on\.$/)).toBeVisible();
  await expect(sheet.getByText(/^Lay .+ at [\d.]+ for ₦2,/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Same stake' }).click();
  await expect(sheet.getByRole('button', { name: /^Close 50% at the same stake, / })).toBeEnabled();
  await checkAccess();
  await sheet.getByRole('button', { name: 'Same result' }).click();
  await sheet.getByRole('button', { name: '100%' }).click();
  await sheet.getByRole('button', { name: /^Cash out, / }).click();
  await expect(sheet.getByText('Done. All of it is matched.')).toBeVisible();
  await checkAccess();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  // With nothing left to close it has no sum.
  await page.getByRole('button', { name: /^Cash out/ }).click();

  const outcomes = sheet.getByRole('row').filter({ hasText: '₦' });
  const spread = async () => {
    const kobo = (await outcomes.allTextContents()).map((text) => {
      const [, sign, amount = ''] = /([+−]?)₦([\d,.]+)/.exec(text) ?? [];
      return Math.round(Number(amount.replaceAll(',', '')) * 100) * (sign === '−' ? -1 : 1);
    });
    return Math.max(...kobo) - Math.min(...kobo);
  };
  // Of none, the spread would pass.
  await expect(outcomes).toHaveCount(3);
  // A kobo of stake changes the result by its odds in kobo.
  await expect.poll(spread).toBeLessThanOrEqual(3);
  await page.keyboard.press('Escape');

  await test.step('settled, and voided after that: My bets and the balance follow', async () => {
    const { marketId, runners } = await marketOf(page, gameId, 'match_odds');
    const result = { kind: 'winner' as const, runnerId: runners[0]?.runnerId ?? '' };
    await mock.settle({ marketId, result });
    await page.goto(paths.myBets);
    await page.getByRole('tab', { name: /Settled/ }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(/^Won/).first()).toBeVisible();
    await mock.settle({ marketId, result: { kind: 'void', reason: 'No result' } });
    await page.getByRole('tab', { name: /No result/ }).click();
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: /^Balance/ }).click();
    await expect(page.getByRole('dialog')).toContainText('₦100,000.00');
  });
});
