import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { countOf, traces } from '../../kit/authSteps.ts';
import { fillAmount } from '../../kit/cashierSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const main = (page: Page) => page.getByRole('main');
const isLocked = (page: Page) => page.getByRole('heading', { name: 'Oja is locked' });

async function setPin(page: Page) {
  await beSignedIn(page);
  await page.goto(paths.profile);
  await main(page).getByRole('button', { name: 'Set a PIN' }).click();
  await main(page).getByLabel('New PIN', { exact: true }).fill('2468');
  await main(page).getByLabel('Repeat new PIN').fill('2468');
  await main(page).getByRole('button', { name: 'Set the PIN' }).click();
  await expect(main(page).getByText('Locks after 5 minutes')).toBeVisible();
}

async function unlock(page: Page) {
  await page.getByLabel('PIN').fill('2468');
  await page.getByRole('button', { name: 'Unlock' }).click();
}

test('the app locks when nobody uses it, opens by its PIN, and one tap removes Oja data from the phone', async ({
  page,
  now,
  checkAccess,
}) => {
  await page.clock.install({ time: now() });
  await setPin(page);

  // It covers the page, and starts it anew with nothing in it.
  const emptied = page.waitForEvent('load');
  await page.clock.fastForward('06:00');
  await emptied;
  await expect(isLocked(page)).toBeVisible();
  await expect
    .poll(() => traces(page, /adaeze/i))
    .not.toContainEqual(expect.stringMatching(/^document/));
  await checkAccess();
  await page.getByLabel('PIN').fill('1111');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Wrong PIN. 4 tries left')).toBeVisible();
  await unlock(page);
  await expect(page.getByText('adaeze@example.com')).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  // It ends in a new page: the address is the landing page's before that.
  const afresh = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Remove Oja data' }).click();
  await afresh;
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('button', { name: 'Login', exact: true }).first()).toBeVisible();
  expect(await traces(page, /adaeze|oja:(lock|data-use)/i)).toEqual([]);
});

test('the PIN covers what is under way, and behind it that is as it was', async ({
  page,
  mock,
  now,
  checkAccess,
}) => {
  await page.clock.install({ time: now() });
  await setPin(page);

  await test.step('the code of a withdrawal', async () => {
    await moveTo(page, paths.withdraw);
    await fillAmount(page, 'withdrawal', 5000);
    await main(page).getByRole('button', { name: 'Continue' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('123456');
    await page.clock.fastForward('06:00');
    await expect(isLocked(page)).toBeVisible();
    await expect(page.getByLabel('PIN')).toBeFocused();
    await expect(code).toBeHidden();
    await checkAccess();
    for (const key of ['Escape', 'Escape', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      await expect(page.locator('main:visible').getByRole('heading')).toHaveText('Oja is locked');
    }
    const whereFocusIs = () =>
      page.evaluate(() => document.activeElement?.closest('#root') !== null);
    expect(await whereFocusIs()).toBe(false);
    await unlock(page);
    await expect(isLocked(page)).toHaveCount(0);
    await expect(code).toHaveValue('123456');
    expect(await countOf(mock, 'POST /withdrawRequest/create')).toBe(0);
    await main(page).getByRole('button', { name: 'Withdraw ₦5,000' }).click();
    await expect(main(page).getByRole('heading', { name: /requested$/ })).toBeVisible();
  });

  await test.step('a provider’s page', async () => {
    await moveTo(page, paths.betby);
    const frame = page.frameLocator('iframe[title="Betby"]');
    await frame.getByRole('button', { name: 'Today' }).click();
    // The last of today: the first may begin while this story runs.
    await frame.getByRole('listitem').last().getByRole('button', { name: /1X2: / }).first().click();
    const picked = frame.getByRole('button', { name: /1X2: /, pressed: true });
    await expect(picked).toBeVisible();
    await page.clock.fastForward('06:00');
    await expect(isLocked(page)).toBeVisible();
    await expect(picked).toBeHidden();
    await unlock(page);
    await expect(picked).toBeVisible();
  });
});

test('it locks in a tab that was open before the PIN, and on Home, where pictures change by themselves', async ({
  page,
  context,
  now,
}) => {
  await beSignedIn(page);
  const other = await context.newPage();
  await other.clock.install({ time: now() });
  await other.goto(paths.home);
  await expect(other.getByRole('button', { name: /^Balance ₦/ })).toBeVisible();
  await page.clock.install({ time: now() });
  await setPin(page);
  await moveTo(page, paths.home);
  const slider = page.getByRole('region', { name: 'News and offers' });
  await slider.getByRole('button', { name: 'Play the slides' }).click();
  // Neither the pointer nor the focus holds them.
  await page.getByRole('button', { name: /^Balance ₦/ }).focus();
  await page.mouse.move(180, 20);
  const shown = slider.locator('li:not([inert])');
  for (let turn = 0; turn < 9; turn++) {
    const before = await shown.textContent();
    await page.clock.fastForward('00:30');
    await expect(shown).not.toHaveText(before ?? '');
  }
  await page.clock.fastForward('00:40');
  await expect(isLocked(page)).toBeVisible();
  await expect(isLocked(other)).toBeVisible();
});
