import type { Locator, Page } from 'playwright';
import * as z from 'zod/mini';
import { href, paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { liveGame, moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const Row = z.record(z.string(), z.unknown());
const Answer = z.record(z.string(), z.unknown());

/** Of a list of each answer: the words of a newer server by row, counted from the first. */
const NEWER: [path: RegExp, list: string, ...words: Record<string, unknown>[]][] = [
  [/\/sports\/events\//, 'events', { status: 'postponed' }, { sportId: 7 }],
  [/\/sports\/event\//, 'markets', {}, { status: 'delayed' }, { kind: 'anytime_goalscorer' }],
  [/\/gateways$/, 'gateways', { status: 'busy' }, { paymentId: 'pigeon' }],
  [/lobby/, 'games', { kind: 'bingo' }, { tags: ['exclusive'] }],
  [/\/bets$/, 'bets', { state: 'frozen' }],
  [/\/deposit\/get$/, 'deposits', { status: 'on-hold' }],
  [/\/getAccountstatement\//, 'lines', { kind: 'tax-refund' }],
  [/\/bonus\/claims$/, 'bonuses', { offer: 'birthday' }],
  [/\/announcement\/display$/, 'announcements', { audience: 'members' }],
];

/** From now on one row of each list has a word that this version does not know. */
async function becomeNewer(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const newer = NEWER.find(([path]) => path.test(pathname));
    const isKyc = /\/kyc$/.test(pathname);
    if (route.request().method() !== 'GET' || !(newer || isKyc)) return route.continue();
    const response = await route.fetch();
    const answer = z.safeParse(Answer, await response.json()).data ?? {};
    if (isKyc) return route.fulfill({ response, json: { ...answer, status: 'in-review' } });
    const [, list = '', ...words] = newer ?? [];
    const rows = z.safeParse(z.array(Row), answer[list]).data ?? [];
    const odd = rows.map((row, at) => ({ ...row, ...words[at] }));
    return route.fulfill({ response, json: { ...answer, [list]: odd } });
  });
}

test('a newer server: each page shows the rest, and says that the app is old', async ({
  page,
  checkAccess,
}) => {
  const gameId = await liveGame(page.request, 4);
  await beSignedIn(page);
  await becomeNewer(page);
  await page.goto(paths.home);
  const main = page.getByRole('main');
  const old = main.getByText(/needs? a newer version of this app\./).first();

  async function stillShows(path: string, rest: Locator): Promise<void> {
    await test.step(path, async () => {
      await moveTo(page, path);
      await expect(rest.first()).toBeVisible();
      await expect(old).toBeVisible();
    });
  }

  await stillShows(
    href(paths.sportCategory, { category: 'inplay' }),
    main.getByRole('button', { name: /^Back / }),
  );
  await checkAccess();
  await stillShows(
    href(paths.match, { gameId }),
    main.getByRole('heading', { name: 'Match Odds' }),
  );
  await stillShows(paths.gateways, main.getByRole('listitem'));
  await stillShows(paths.casinos, main.getByRole('list', { name: 'Games' }).getByRole('listitem'));
  await stillShows(`${paths.myBets}?group=settled`, main.getByRole('heading', { level: 2 }));
  await stillShows(paths.deposits, main.getByText('Approved'));
  await stillShows(paths.myAccount, main.getByRole('region', { name: 'Lines' }));
  await stillShows(paths.bonuses, main.getByRole('heading', { level: 2 }));
  await stillShows(paths.inbox, main.getByRole('listitem'));
  await stillShows(paths.kyc, main.getByText('We are checking your documents'));
  await main.getByRole('button', { name: 'Update' }).click();
  await expect(main.getByText('There is no newer version yet.')).toBeVisible();
});
