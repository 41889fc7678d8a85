import type { Page } from 'playwright';
import { paths } from '../../src/paths.ts';
import { expect } from './story.ts';

/** Opens the first game of mines from the lobby. */
export async function openMines(page: Page): Promise<void> {
  await page.goto(paths.games);
  const instants = page.getByRole('region', { name: 'Instant games' });
  await instants
    .getByRole('link', { name: / Mines? .*Mines ·/ })
    .first()
    .click();
}

/** In Kingmaker's lobby, opens a slot from its tile and plays one round of ₦100; returns the balance afterwards. */
export async function playOneRound(page: Page, balanceNaira: number): Promise<string> {
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('river crown');
  await page.getByRole('link', { name: /^River Crown/ }).click();
  await page.getByRole('button', { name: 'Play ₦100.00' }).click();
  const outcome = page.getByText(/^(You lost|Your stake is back|₦[\d,.]+ back)/);
  await expect(outcome).toBeVisible();
  const [, returned = '0'] = /₦([\d,.]+) back/.exec((await outcome.textContent()) ?? '') ?? [];
  const isStake = /^Your stake/.test((await outcome.textContent()) ?? '');
  const left = balanceNaira - 100 + (isStake ? 100 : Number(returned.replaceAll(',', '')));
  return left.toLocaleString('en-NG', { minimumFractionDigits: 2 });
}
