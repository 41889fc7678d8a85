import type { Page } from 'playwright';
import { paths } from '../../src/paths.ts';
import { createBettor } from './placing.ts';
import { beSignedIn } from './signedIn.ts';
import { expect, test } from './story.ts';

const openBets = (page: Page) => page.getByRole('tab', { name: /^Open/ });

test('two browser contexts in two worlds do not see each other’s bets', async ({
  page,
  openDevice,
}) => {
  const other = await (await openDevice('other')).newPage();
  await beSignedIn(other);
  await other.goto(paths.myBets);
  await expect(openBets(other)).toHaveText(/^Open \d+$/);
  const before = Number((await openBets(other).textContent())?.match(/\d+/)?.[0]);

  const bettor = await createBettor(page.request);
  const [game] = (await bettor.gamesOf('soccer')).filter(({ inPlay }) => !inPlay);
  await bettor.place(game?.gameId ?? '', 'match_odds', 'back', 500);
  await beSignedIn(page);
  await page.goto(paths.myBets);
  await expect(openBets(page)).toHaveText(`Open ${before + 1}`);
  await other.reload();
  await expect(other.getByRole('main').getByText('Up to date')).toBeVisible();
  await expect(openBets(other)).toHaveText(`Open ${before}`);
});
