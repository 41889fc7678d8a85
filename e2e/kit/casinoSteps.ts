import type { FrameLocator, Page } from 'playwright';
import { href, paths } from '../../src/paths.ts';
import { expect } from './story.ts';

/** Launches a game and plays one round of ₦100; returns its frame and the balance afterwards. */
export async function playOneRound(
  page: Page,
  balanceNaira: number,
): Promise<{ game: FrameLocator; balance: string }> {
  await page.goto(href(paths.casinoDesktop, { provider: 'kingmaker' }));
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('river crown');
  await page.getByRole('link', { name: /^River Crown/ }).click();
  const game = page.frameLocator('iframe[title="River Crown"]');
  await game.getByRole('button', { name: 'Play ₦100' }).click();
  const outcome = game.getByText(/^Staked ₦100\.00, returned/);
  await expect(outcome).toBeVisible();
  const [, returned = ''] = /returned ₦([\d,.]+)\./.exec((await outcome.textContent()) ?? '') ?? [];
  const left = balanceNaira - 100 + Number(returned.replaceAll(',', ''));
  return { game, balance: left.toLocaleString('en-NG', { minimumFractionDigits: 2 }) };
}
