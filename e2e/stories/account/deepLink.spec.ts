import { paths } from '../../../src/paths.ts';
import { expect, test } from '../../kit/story.ts';

test('a guest on a protected page signs in and is back where they wanted to be', async ({
  page,
}) => {
  await page.goto('/mybets?group=settled');
  await expect(page).toHaveURL('/?return=%2Fmybets%3Fgroup%3Dsettled');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Username').fill('adaeze');
  await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd1');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/mybets?group=settled');
  await expect(page.getByRole('heading', { level: 1, name: 'My bets' })).toBeVisible();
});

// All kinds stand in `returnPath.test.ts`.
for (const hostile of ['/..//evil.example', 'javascript:alert(1)']) {
  test(`return=${hostile} leads home`, async ({ page, baseURL }) => {
    await page.goto(`/?return=${encodeURIComponent(hostile)}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Login with Demo Id' }).click();
    await expect(page).toHaveURL(`${baseURL}${paths.home}`);
  });
}
