import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { dialogOf } from '../../kit/authSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

const main = (page: Page) => page.getByRole('main');

/** A phone with a fingerprint reader, which always reads its owner's finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey signs in and confirms a withdrawal, and the password still works', async ({
  page,
  mock,
  checkAccess,
}) => {
  await mock.app({ reviews: 'manual' });
  await addAuthenticator(page);
  await beSignedIn(page);

  await test.step('made with the password', async () => {
    await page.goto(paths.profile);
    await main(page).getByRole('button', { name: 'Add a passkey' }).click();
    await main(page).getByLabel('Your password').fill('Passw0rd1');
    await main(page).getByRole('button', { name: 'Create passkey' }).click();
    await expect(main(page).getByRole('button', { name: /^Remove passkey:/ })).toBeVisible();
    await checkAccess();
  });

  await test.step('a withdrawal needs no code', async () => {
    await page.goto(paths.withdraw);
    await expect(main(page).getByText('Verified')).toBeVisible();
    await main(page).getByRole('textbox', { name: 'Amount' }).fill('5000');
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await main(page).getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(main(page).getByText('Confirmed with your passkey.')).toBeVisible();
    await expect(main(page).getByLabel('Code', { exact: true })).toBeHidden();
    await main(page).getByRole('button', { name: 'Withdraw ₦5,000' }).click();
    await expect(main(page).getByRole('heading', { name: /requested$/ })).toBeVisible();
  });

  await test.step('signed out, and in again without a name or a password', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await dialogOf(page).getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('button', { name: /^Balance/ })).toBeVisible();
  });

  await test.step('once it is removed, it opens nothing', async () => {
    await page.goto(paths.profile);
    await main(page)
      .getByRole('button', { name: /^Remove passkey:/ })
      .click();
    await expect(main(page).getByRole('button', { name: /^Remove passkey:/ })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await dialogOf(page).getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(dialogOf(page).getByText('This passkey was not accepted.')).toBeVisible();
  });
});
