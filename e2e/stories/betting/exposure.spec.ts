import type { Page } from 'playwright';
import type { MarketExposure } from '../../../src/contract/cashier/wallet.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { href, paths } from '../../../src/paths.ts';
import { createBettor } from '../../kit/placing.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { liveGame, moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const main = (page: Page) => page.getByRole('main');
const sumOf = (markets: readonly MarketExposure[]) =>
  markets.reduce((sum, { exposure }) => sum + exposure, 0);

/** The amount in kobo, whatever its sign. */
function koboIn(text: string): number {
  const [amount = ''] = /[\d,]+\.\d\d/.exec(text) ?? [];
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
}

const worstRows = (page: Page) => main(page).getByRole('row', { name: /^Most you can lose/ });

test('one book: header, start page, match, my bets and the self-check tell the same to the kobo', async ({
  page,
  mock,
}) => {
  await mock.scenario({ name: 'empty' });
  await beSignedIn(page);
  const bettor = await createBettor(page.request);
  const cricket = await liveGame(page.request, 4);
  const upcoming = async (category: 'soccer' | 'cricket' | 'tennis') => {
    const games = await bettor.gamesOf(category);
    const game = games.find(({ inPlay, status }) => !inPlay && status === 'upcoming');
    if (!game) throw new Error(`no ${category} to come`);
    return game;
  };
  const [soccer, bookmaker, tennis] = [
    await upcoming('soccer'),
    await upcoming('cricket'),
    await upcoming('tennis'),
  ];

  await test.step('a fancy on several lines, two runners of a bookmaker, three runners, bets that wait', async () => {
    let placed = 0;
    for (let ball = 0; placed < 4 && ball < 40; ball++) {
      const side = placed % 2 === 0 ? 'back' : 'lay';
      const bet = await bettor.place(cricket, 'fancy', side, 500 + placed * 100).catch(() => null);
      if (bet) placed += 1;
      await mock.clock({ advance: '25s' });
    }
    await bettor.place(bookmaker.gameId, 'bookmaker', 'back', 1000);
    await bettor.place(bookmaker.gameId, 'bookmaker', 'back', 600, 1);
    await bettor.place(bookmaker.gameId, 'bookmaker', 'lay', 300);
    await bettor.place(soccer.gameId, 'match_odds', 'back', 1000);
    await bettor.place(soccer.gameId, 'match_odds', 'back', 500, 2);
    await bettor.place(soccer.gameId, 'match_odds', 'lay', 400, 1);
    await bettor.place(tennis.gameId, 'match_odds', 'lay', 700);
    const live = await liveGame(page.request, 1);
    await bettor.place(live, 'match_odds', 'back', 800);
    await bettor.place(live, 'match_odds', 'lay', 500);
  });

  const { exposureAmount, markets } = await bettor.exposure();
  expect(markets.length).toBeGreaterThanOrEqual(5);
  expect(exposureAmount).toBe(sumOf(markets));
  expect(markets.find(({ gameId }) => gameId === cricket)?.bets).toBeGreaterThan(2);

  await test.step('the start page and the header', async () => {
    await page.goto(paths.home);
    const total = formatNaira(exposureAmount);
    await expect(
      page.getByRole('button', { name: new RegExp(`^Balance .*exposure ${total}$`) }),
    ).toBeVisible();
    await expect(main(page).getByText('Most you can lose').locator('..')).toContainText(total);
    await page.getByRole('button', { name: /^Balance/ }).click();
    const panel = page.getByRole('dialog');
    for (const { marketName, bets, exposure, eventName } of markets) {
      const count = bets === 1 ? '1 bet' : `${bets} bets`;
      await expect(panel).toContainText(
        `${eventName}${marketName}, ${count}${formatNaira(exposure)}`,
      );
    }
    await page.keyboard.press('Escape');
  });

  await test.step('the match: the worst of its three outcomes', async () => {
    await moveTo(page, href(paths.match, { gameId: soccer.gameId }));
    const odds = main(page).getByRole('region', { name: 'Match Odds', exact: true });
    await expect(odds.getByRole('row').nth(1)).toContainText(/[+−]₦/);
    const rows = await odds.getByRole('rowheader').allTextContents();
    const lost = rows.filter((text) => text.includes('−₦')).map(koboIn);
    const stated = markets.find(({ gameId }) => gameId === soccer.gameId)?.exposure;
    expect(Math.max(0, ...lost)).toBe(stated);
  });

  /** The worst result of every open market, in any order. */
  const told = async () => (await worstRows(page).allTextContents()).map(koboIn).sort();
  const stated = async () =>
    (await bettor.exposure()).markets.map(({ exposure }) => exposure).sort();

  await test.step('my bets', async () => {
    await moveTo(page, paths.myBets);
    await expect.poll(told).toEqual(await stated());
  });

  const idOf = (gameId: string) =>
    markets.find((market) => market.gameId === gameId)?.marketId ?? '';
  await test.step('a dead heat, a void and a corrected session: each frees what it held', async () => {
    await mock.settle({
      marketId: idOf(soccer.gameId),
      result: { kind: 'dead-heat', runnerIds: ['home', 'draw'] },
    });
    await mock.settle({
      marketId: idOf(cricket),
      result: { kind: 'line', value: 30 },
    });
    await mock.settle({ marketId: idOf(cricket), result: { kind: 'line', value: 60 } });
    // No money moves: the balance stays and only the exposure falls.
    await mock.settle({
      marketId: idOf(bookmaker.gameId),
      result: { kind: 'void', reason: 'Abandoned' },
    });
    await expect.poll(told).toEqual(await stated());
    const left = await bettor.exposure();
    expect(left.markets).toHaveLength(markets.length - 3);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    const total = formatNaira(left.exposureAmount);
    await expect(
      page.getByRole('button', { name: new RegExp(`^Balance .*exposure ${total}$`) }),
    ).toBeVisible();
    await expect(main(page).getByText('Most you can lose').locator('..')).toContainText(total);
  });

  await test.step('the phone computes the same from the ledger and the bets', async () => {
    await moveTo(page, paths.myAccount);
    await expect(
      page.getByText('make the closing balance, which is what you have now'),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Self-check' }).click();
    await expect(page.getByText('Your money adds up')).toBeVisible();
    await expect(page.getByText(/^Your bets in 2 markets match/)).toBeVisible();
  });
});
