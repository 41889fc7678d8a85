import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

const main = (page: Page) => page.getByRole('main');

test('a signed receipt is checked by another phone without a network, and a forged one is found', async ({
  page,
  network,
  openDevice,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.deposits);
  await main(page).getByRole('listitem').first().locator('summary').click();
  await main(page).getByRole('button', { name: 'Signed receipt' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Signed receipt' });
  await expect(panel.getByText('Genuine.')).toBeVisible();
  await expect(panel.getByRole('img', { name: 'QR code of this receipt' })).toBeVisible();
  await checkAccess();

  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save the dispute file' }).click();
  const file = readFileSync(await (await saving).path());
  expect(file.byteLength).toBeLessThanOrEqual(50_000);
  const { receipt } = JSON.parse(file.toString());
  expect(typeof receipt).toBe('string');

  const other = await (await openDevice()).newPage();
  await other.goto(`${paths.fairPlay}#receipt=${receipt}`);
  await expect(main(other).getByText('Genuine.')).toBeVisible();
  await network.lose();
  const field = main(other).getByRole('textbox', { name: 'Receipt or its link' });
  const letter = receipt.charAt(300) === 'A' ? 'B' : 'A';
  await field.fill(`${receipt.slice(0, 300)}${letter}${receipt.slice(301)}`);
  await main(other).getByRole('button', { name: 'Check the receipt' }).click();
  await expect(main(other).getByText(/Not genuine\.|This is not a whole receipt\./)).toBeVisible();
  await field.fill(receipt);
  await main(other).getByRole('button', { name: 'Check the receipt' }).click();
  await expect(main(other).getByText('Genuine.', { exact: true })).toBeVisible();
});
