import { paths } from '../../../src/paths.ts';
import { expect, test } from '../../kit/story.ts';

/** Matches that stand whole between the chips of markets and the tabs, and names that are cut; runs in the page. */
function roomOfList() {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const top = boxOf('.coupon-table__kinds')?.bottom ?? Number.NaN;
  const bottom = boxOf('.main-tabs--foot')?.top ?? Number.NaN;
  const rows = [...document.querySelectorAll('.coupon-row')].map((row) =>
    row.getBoundingClientRect(),
  );
  const cut = [...document.querySelectorAll('.coupon-row .side__name')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  return {
    whole: rows.filter((row) => row.top >= top && row.bottom <= bottom).length,
    cut: cut.map(({ textContent }) => textContent),
  };
}

test('on a phone the first odds stand high and five matches fit, no name of them cut', async ({
  page,
}) => {
  await page.goto(paths.sportsbook);
  const odds = page.locator('.coupon-row .odds-cell');
  await expect(odds.first()).toBeVisible();
  expect(await odds.first().evaluate((cell) => cell.getBoundingClientRect().top)).toBeLessThan(300);

  const seventh = page.locator('.coupon-row').nth(6);
  await seventh.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect.poll(async () => (await page.evaluate(roomOfList)).whole).toBeGreaterThanOrEqual(5);
  expect((await page.evaluate(roomOfList)).cut).toEqual([]);
  // The market can be changed from here, and the list stays where it is.
  const kinds = page.getByRole('group', { name: 'Market', exact: true });
  await kinds.getByRole('button', { name: 'Over/under' }).click();
  await expect(seventh.getByRole('button', { name: /^O2\.5/ })).toBeInViewport();
});

test('a league is chosen by its chip, kept in the address, and in sight after a reload', async ({
  page,
}) => {
  await page.goto(paths.sportsbook);
  const leagues = page.getByRole('group', { name: 'Competition' });
  const last = leagues.getByRole('button').last();
  const name = (await last.textContent())?.replace(/ \d+$/, '') ?? '';
  await last.click();
  await expect(page).toHaveURL(/competition=/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.reload();
  const chosen = leagues.getByRole('button', { pressed: true });
  await expect(chosen).toHaveAccessibleName(new RegExp(name.replace(/^[A-Z]{2}/, '')));
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Live/ }).click();
  await expect(page).toHaveURL(/time=live/);
  await expect(leagues.getByRole('button', { name: /^All/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
