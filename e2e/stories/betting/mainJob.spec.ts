import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { ageOf, areDocumentsKept, moveTo, signInAsDemo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const bets = (page: Page) => page.getByRole('main').getByRole('listitem');

async function placeBet(page: Page, price: RegExp, button: RegExp) {
  await page.getByRole('button', { name: price }).first().click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
  await slip(page).getByLabel('If it is not fully matched').selectOption('All of it or nothing');
  await slip(page).getByText('Outcomes and settings').click();
  await slip(page).getByLabel('If the price moves').selectOption('Accept any price');
  await slip(page).getByRole('button', { name: button }).click();
  await expect(slip(page).getByText('Your bet is accepted and in the')).toBeVisible();
}

test('sign in, watch a live match, bet, and read the rules with no network', {
  tag: '@worker',
}, async ({ network, page, context, mock, checkAccess }) => {
  await signInAsDemo(page);
  await expectToast(page, 'Login Success');
  await expect(page.getByRole('button', { name: /Balance ₦100,000.00/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await checkAccess();

  await page.getByRole('main').locator('a[href^="/exchange/c-"]:visible').first().click();
  await expect(page).toHaveURL(/\/exchange\/c-/);
  const match = page.url();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' v ');
  await checkAccess();

  await test.step('prices move', async () => {
    const prices = () => page.getByRole('button', { name: /^(Back|Lay) .+ available$/ }).all();
    const read = async () => Promise.all((await prices()).map((cell) => cell.textContent()));
    await expect.poll(async () => (await read()).length).toBeGreaterThan(3);
    const before = await read();
    await mock.clock({ advance: '20s' });
    await expect.poll(read).not.toEqual(before);
  });

  await test.step('a back bet is accepted, delayed, matched', async () => {
    await placeBet(page, /^Back .+ available$/, /Place bet ₦500/);
    await mock.clock({ advance: '6s' });
    await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
    await checkAccess();
    await slip(page).getByRole('button', { name: 'Done' }).click();
  });

  await test.step('a lay bet as well', async () => {
    await placeBet(page, /^Lay .+ available$/, /Place lay, liability ₦/);
    await mock.clock({ advance: '6s' });
    await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
    await slip(page).getByRole('button', { name: 'Done' }).click();
  });

  await test.step('balance and exposure follow', async () => {
    await page.getByRole('button', { name: /^Balance/ }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(/Exposure[^₦]*₦[1-9]/);
    await expect(panel).toContainText(/Available to bet ?₦99,/);
    await checkAccess();
    await page.keyboard.press('Escape');
  });

  await test.step('both are in My bets', async () => {
    await moveTo(page, paths.myBets);
    await expect(bets(page)).toHaveCount(2);
    await checkAccess();
  });

  await test.step('the worker has taken everything in', async () => {
    await expect.poll(() => page.evaluate(areDocumentsKept)).toBe(true);
  });

  await test.step('with the server gone, a cold start still shows bets and rules', async () => {
    await network.lose();
    await page.close();
    const cold = await context.newPage();
    await cold.goto(paths.myBets);
    await expect(bets(cold)).toHaveCount(2);
    await expect(ageOf(cold)).toBeVisible();
    await expect(cold.getByText(/^Offline since/)).toBeVisible();
    await checkAccess(cold);

    await moveTo(cold, match);
    await cold
      .getByRole('button', { name: /^Back .+ available$/ })
      .first()
      .click();
    await slip(cold).getByRole('textbox', { name: 'Stake' }).fill('500');
    await expect(
      slip(cold).getByText('You are offline. Nothing is sent; your slip stays a draft.'),
    ).toBeVisible();
    await expect(slip(cold).getByRole('button', { name: /Place bet/ })).toBeDisabled();

    await cold.goto(paths.terms);
    await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
    await expect(cold.getByText(/^Version \d/).first()).toBeVisible();
  });

  await test.step('the visit made offline reaches the server once', async () => {
    await network.comeBack();
    const visits = async () => {
      const entries = await mock.journal();
      return entries.filter(
        ({ subject, status, sent }) =>
          subject === 'POST /page/visit' &&
          status === 200 &&
          JSON.stringify(sent).includes('"path":"/terms"'),
      );
    };
    await expect.poll(async () => (await visits()).length).toBe(1);
  });
});
