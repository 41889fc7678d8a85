import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { choose, openEvenMatch, pickPrice, place } from '../../kit/slipSteps.ts';
import { moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'News and offers' });
const dot = (page: Page, number: number) =>
  slider(page).getByRole('button', { name: new RegExp(`^Slide ${number} of 4`) });
/** The slides that can be reached; the others are inert. */
const slides = (page: Page) => slider(page).locator('li:not([inert])').getByRole('link');

/** Whether the slides have not moved for two frames; runs in the page. */
async function isStill(frame: HTMLElement | SVGElement): Promise<boolean> {
  const before = frame.scrollLeft;
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  return frame.scrollLeft === before;
}

test('slides go round by themselves, by dot and by finger, and stand still for who wants it', async ({
  page,
  checkAccess,
}) => {
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await beSignedIn(page);
  await page.goto(paths.home);
  // The operator's first is the welcome bonus, which she has had.
  await expect(slides(page).first()).toHaveText(/^Back and lay/);
  await expect(slides(page)).toHaveCount(size.width < 767 ? 1 : 3);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');

  await test.step('the announcements unfold meanwhile', async () => {
    const announcements = page.getByRole('region', { name: 'Announcements' });
    await announcements.getByRole('button', { expanded: false }).click();
    await expect(announcements.getByText('The next draw is on Monday at 12:00.')).toBeVisible();
    await expect(announcements.getByRole('listitem').first()).toContainText('Weekly lucky draw');
    await checkAccess();
    await announcements.getByRole('button', { expanded: true }).click();
    await expect(announcements.getByRole('list')).toBeHidden();
  });

  await test.step('the next one comes', async () => {
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(slides(page).first()).toHaveText(/^Weekly cashback/);
  });

  await test.step('paused, each dot leads to its slide, and the last is followed by the first', async () => {
    await slider(page).getByRole('button', { name: 'Pause the slides' }).click();
    await dot(page, 4).click();
    await expect(slides(page).first()).toHaveText(/^Stay in control/);
    if (size.width >= 767) await expect(slides(page).nth(1)).toHaveText(/^Back and lay/);
    await expect(slider(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  await test.step('a finger pushes on past the end', async () => {
    const frame = slider(page).locator('.slider__frame');
    // A push into a movement that still runs is swallowed by its end.
    await expect.poll(() => frame.evaluate(isStill)).toBe(true);
    await frame.evaluate((own) =>
      own.scrollBy({ left: own.querySelector('li')?.clientWidth ?? 0 }),
    );
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('three, two, one by the width of the window', async () => {
    for (const [width, count] of [
      [1199, 3],
      [1198, 2],
      [767, 2],
      [766, 1],
    ] as const) {
      await page.setViewportSize({ width, height: size.height });
      await expect(slides(page)).toHaveCount(count);
      // What stands above it is higher in a narrow window.
      await slides(page).first().scrollIntoViewIfNeeded();
      await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });
    }
    await page.setViewportSize(size);
  });

  await test.step('with less motion they stand from the start, and the announcements are a list', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(slider(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await dot(page, 3).click();
    await expect(slides(page).first()).toHaveText(/^Bring a friend/);
    const announcements = page.getByRole('region', { name: 'Announcements' });
    const oldest = announcements.getByText('Game rules updated');
    await expect(oldest).toBeHidden();
    await announcements.getByRole('button', { name: 'Show 3 more' }).click();
    await expect(oldest).toBeVisible();
    await announcements.getByText('Deposits by Nagad are slow').click();
    await expect(announcements.getByText('They can take up to an hour.')).toBeVisible();
    await checkAccess();
  });
});

test('the start leads back to what is open, and stands without a network', {
  tag: '@worker',
}, async ({ page, network, mock, checkAccess }) => {
  const gameId = await openEvenMatch(page, 4);
  await pickPrice(page, 'Back', 500);
  await choose(page, 'Accept any price');
  await place(page);
  await mock.clock({ advance: '6s' });
  const name = await page.getByRole('heading', { level: 1 }).innerText();

  await moveTo(page, paths.home);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^1 open bet/ })).toHaveAttribute(
    'href',
    paths.myBets,
  );
  await expect(main.getByText('Staked').locator('..')).toContainText('₦500.00');
  const continued = main.getByRole('region', { name: 'Continue' });
  await main.getByRole('region', { name: 'Cricket, next' }).scrollIntoViewIfNeeded();
  const last = continued.getByRole('link').first();
  await expect(last).toHaveAttribute('href', href(paths.match, { gameId }));
  await expect(last).toContainText(name.split(' v ')[0]?.trim() ?? name);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const offers = main.getByRole('region', { name: 'Offers', exact: true });
  await expect(offers.getByRole('listitem').nth(5)).toBeVisible();
  await checkAccess();

  await network.lose();
  await page.reload();
  await expect(main.getByRole('link', { name: /^1 open bet/ })).toBeVisible();
  await expect(slides(page).first()).toHaveText(/^Welcome bonus/);
  const inPlay = main.getByRole('region', { name: 'In play now' });
  await expect(inPlay.getByText(/as of \d\d:\d\d/)).toBeVisible();
  await expect(inPlay.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(inPlay.getByRole('article').first()).toBeVisible();
  await main.getByRole('region', { name: 'Cricket, next' }).scrollIntoViewIfNeeded();
  await expect(last).toBeVisible();
});
