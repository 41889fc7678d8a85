import { href, paths } from '../../../src/paths.ts';
import { dialogOf } from '../../kit/authSteps.ts';
import { openMines, playOneRound } from '../../kit/casinoSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { isAllKept, moveTo, nothingOver } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const RIVER_CROWN = `${href(paths.casinoDesktop, { provider: 'kingmaker' })}?game=kingmaker-river-crown`;

test('two thousand games: a few are drawn, any is found, a favourite stays, and offline they are off but there', {
  tag: '@worker',
}, async ({ page, network, checkAccess }) => {
  await beSignedIn(page);
  await page.goto(paths.casinos);
  const grid = page.getByRole('list', { name: 'Games', exact: true });
  const drawn = () => grid.evaluate((list) => list.querySelectorAll('*').length);
  await expect(page.getByText('2,000 games')).toBeVisible();
  await expect(grid.getByRole('listitem').first()).toHaveAttribute('aria-posinset', '1');
  expect(await drawn()).toBeLessThan(400);
  await page.mouse.wheel(0, 60_000);
  await expect(grid.getByRole('listitem').first()).not.toHaveAttribute('aria-posinset', '1');
  expect(await drawn()).toBeLessThan(400);
  await expect(grid.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '2000');

  await page.getByRole('searchbox', { name: 'Find a game' }).fill('CROWN kingm');
  await expect(grid.getByRole('listitem')).toHaveCount(1);
  await grid.getByRole('button', { name: 'Favourite: River Crown' }).click();
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('');
  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(grid.getByRole('link', { name: /River Crown/ })).toHaveAttribute(
    'href',
    RIVER_CROWN,
  );
  await checkAccess();

  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
  await network.lose();
  await page.reload();
  // The filter stands in the address.
  await expect(page.getByRole('status').filter({ hasText: /^1 game$/ })).toBeVisible();
  await expect(
    page
      .getByText(/as of .+ago|just now/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favourites' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const off = grid.getByRole('link', { name: /River Crown.*Needs a network/ });
  await expect(off).toHaveAttribute('aria-disabled', 'true');
});

test('a first lobby costs a cheap phone little: a page of the games, and pictures for the covers in view', async ({
  page,
}) => {
  await beSignedIn(page);
  const lobbies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/external/lobby')) lobbies.push(request.url());
  });
  const [answer] = await Promise.all([
    page.waitForResponse(/external\/lobby\?.*from=0/),
    page.goto(paths.casinos),
  ]);
  expect((await answer.body()).length).toBeLessThan(28_000);
  await expect(page.getByText('2,000 games')).toBeVisible();
  const grid = page.getByRole('list', { name: 'Games', exact: true });
  await expect(grid.locator('.game-cover__object path').first()).toBeAttached();
  expect(lobbies.length).toBeLessThanOrEqual(2);
  // The next page comes as the reader does.
  await page.mouse.wheel(0, 60_000);
  await expect.poll(() => lobbies.length).toBeGreaterThan(2);
  await expect(grid.getByRole('link').first()).toBeVisible();
});

test('a lobby begins with games in the upper half of a phone', async ({ page }) => {
  await beSignedIn(page);
  for (const path of [paths.slots, paths.casinos]) {
    await page.goto(path);
    const first = page.getByRole('list', { name: 'Games', exact: true }).getByRole('link').first();
    await expect(first).toBeVisible();
    await expect(page.getByText(/^[\d,]+ games$/)).toBeVisible();
    const box = await first.boundingBox();
    expect(box?.y, path).toBeLessThan(740 / 2);
  }
});

test('a game that is off says so over its cover, and its row is no higher than the others', async ({
  page,
}) => {
  await beSignedIn(page);
  const rowsOf = async (path: string) => {
    await page.goto(path);
    const grid = page.getByRole('list', { name: 'Games', exact: true });
    await expect(grid.getByRole('link').first()).toBeVisible();
    const tops = await grid
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    return { grid, rowPx: [...new Set(tops)].sort((one, other) => one - other) };
  };
  const plain = await rowsOf(paths.casinos);
  const [first = 0, second = 0] = plain.rowPx;
  const { grid, rowPx } = await rowsOf(`${paths.casinos}?category=table&q=patient+big`);
  const off = grid.getByRole('listitem').filter({ hasText: 'Unavailable' });
  await expect(off).toBeVisible();
  const [tile, cover, text] = await Promise.all(
    [off, off.locator('.game-cover'), off.getByText('Unavailable')].map((part) =>
      part.boundingBox(),
    ),
  );
  if (!tile || !cover || !text) throw new Error('no tile');
  expect(rowPx).toHaveLength(1);
  expect(text.y + text.height).toBeLessThan(cover.y + cover.height);
  expect(tile.height).toBeCloseTo(second - first - 8, 0);
});

test('the keyboard goes from game to game however far they are, and slots are narrowed by what they return', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(paths.slots);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Return to player').selectOption('RTP from 96%');
  await page.getByLabel('Volatility').selectOption('High volatility');
  await page.getByRole('button', { name: 'Jackpots' }).click();
  await page.getByRole('button', { name: 'Filter (2)' }).click();
  await expect(page.getByLabel('Volatility')).toBeHidden();
  const grid = page.getByRole('list', { name: 'Games', exact: true });
  await expect(grid.getByRole('link').first()).toHaveAccessibleName(
    /Jackpot ₦[\d,]+.*RTP 96\.\d.*high/,
  );
  // The jackpot stands over the name.
  const jackpot = await grid.locator('.game-tile__jackpot').first().boundingBox();
  const name = await grid.locator('.game-tile__name').first().boundingBox();
  if (!jackpot || !name) throw new Error('no jackpot or no name');
  expect(jackpot.y + jackpot.height).toBeLessThanOrEqual(name.y + 1);

  await moveTo(page, paths.kingmaker);
  await expect(page.getByRole('heading', { name: 'Kingmaker', level: 1 })).toBeVisible();
  await grid.getByRole('link').first().focus();
  const place = () =>
    page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
  // From a game to its star, and on to the next game.
  for (let presses = 0; presses < 40; presses++) await page.keyboard.press('Tab');
  expect(await place()).toBe('21');
});

test('a slot is played from its tile: each round moves the wallet, and is in my bets and the statement', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(href(paths.casinoDesktop, { provider: 'kingmaker' }));
  const balance = await playOneRound(page, 250_000);
  await expect(page.locator('.stage-bar')).toContainText(`₦${balance}`);
  await checkAccess();
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByText('What it pays').click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await checkAccess();
  await page.keyboard.press('Escape');
  await nothingOver(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Kingmaker', level: 1 })).toBeVisible();

  await moveTo(page, paths.myBets);
  await page.getByRole('tab', { name: /^Settled/ }).click();
  await page.getByRole('button', { name: 'Casino' }).click();
  const rounds = page.getByRole('region', { name: /^Casino rounds/ });
  await expect(rounds.getByRole('listitem')).toHaveCount(1);
  await expect(rounds).toContainText('River Crown');
  await moveTo(page, paths.myAccount);
  // The lines of a day render when the reader comes near.
  await page.getByRole('region', { name: 'Lines' }).getByRole('heading').first().hover();
  await expect(page.getByText('River Crown').first()).toBeVisible();
});

test('a round of several steps is played by keyboard, found again after a reload, and cashed out once', async ({
  page,
  mock,
}) => {
  await beSignedIn(page);
  await openMines(page);
  await page.getByRole('button', { name: '3 mines' }).click();
  await page.getByRole('button', { name: 'Play ₦100.00' }).click();
  await expect(page.getByRole('button', { name: /^Cash out/ })).toBeVisible();
  // Whatever the seeds hide, somebody stops at the first cell or finds a mine there.
  const first = page.getByRole('button', { name: /^Row 1, cell 1/ });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName(/safe|mine/);
  if (/safe/.test((await first.getAttribute('aria-label')) ?? '')) {
    await page.reload();
    await expect(first).toHaveAccessibleName(/safe/);
    await mock.fault({ match: 'POST /casino/round/act', ackLost: true, times: 1 });
    await page.getByRole('button', { name: /^Cash out ₦/ }).click();
  }
  await expect(page.getByText(/^(You lost|₦[\d.]+ back: you won)/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play ₦100.00' })).toBeVisible();
});

test('a guest is told what a game is and may sign in; providers that are down or unknown say so', async ({
  page,
  checkAccess,
}) => {
  await page.goto(RIVER_CROWN);
  await expect(page.getByRole('heading', { name: 'River Crown' })).toBeVisible();
  await expect(page.getByText(/You are playing for fun/)).toBeVisible();
  await page.getByRole('button', { name: 'Log in to play for money' }).click();
  await expect(dialogOf(page)).toHaveAccessibleName('Login');

  await page.keyboard.press('Escape');
  await moveTo(page, href(paths.casinoDesktop, { provider: 'nobody' }));
  await expect(page.getByRole('heading', { name: 'Provider not found' })).toBeVisible();

  await beSignedIn(page);
  await page.goto(paths.providers);
  await expect(page.getByRole('link', { name: /^Midnight Slots.*Unavailable/ })).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: /^Midnight Slots.*Unavailable/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Midnight Slots is not available' }),
  ).toBeVisible();
});
