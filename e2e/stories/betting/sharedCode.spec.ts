import { choose, codeFor, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test('a booking code shared from a chat opens as a draft slip, as the manifest says', async ({
  page,
}) => {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  const { action, method, params } = manifest.share_target;
  expect(method).toBe('GET');
  await beSignedIn(page);
  const code = codeFor(await choose(page.request, 2));
  const chat = `Abeg play this one: ${code.replace(/(.{4})(?=.)/g, '$1 ')} before kick-off`;
  await page.goto(`${action}?${new URLSearchParams({ [params.text]: chat })}`);
  await expect(slipOf(page).getByRole('heading', { name: 'Acca of 2' })).toBeVisible();
  await expect(page).toHaveURL('/sportsbook2');

  await page.goto(
    `${action}?${new URLSearchParams({ [params.text]: 'Which game una dey play?' })}`,
  );
  await expect(page.getByText(/This code is damaged or not one of ours/)).toBeVisible();
});
