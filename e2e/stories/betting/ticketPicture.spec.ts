import { readFile } from 'node:fs/promises';
import { paths } from '../../../src/paths.ts';
import { choose, codeFor, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

/** Width and height, as the head of a PNG has them. */
async function sizeOfPng(path: string): Promise<[number, number]> {
  const file = await readFile(path);
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test('a ticket becomes a picture when it is asked for: after the bet, and in My bets', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(`/sportsbook2?code=${codeFor(await choose(page.request, 3))}`);
  const slip = slipOf(page);
  await slip.getByLabel('Stake', { exact: true }).fill('10');
  await slip.getByRole('button', { name: 'Place acca of 3, ₦10' }).click();
  await expect(slip.getByText('Placed.')).toBeVisible();
  const picture = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    return await sizeOfPng(await download.path());
  };
  const [width, height] = await picture(() =>
    slip.getByRole('button', { name: 'Share picture' }).click(),
  );
  expect(width).toBe(720);
  expect(height).toBeGreaterThan(600);

  await page.goto(paths.myBets);
  const ticket = page.getByRole('listitem').filter({ hasText: 'Acca of 3' }).first();
  const again = await picture(() => ticket.getByRole('button', { name: 'Share picture' }).click());
  expect(again).toEqual([width, height]);
});
