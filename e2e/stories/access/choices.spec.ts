import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { followPhoneColours } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

test.use({ serviceWorkers: 'block' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a box that is not ticked is as empty as its card, and a ticked one is filled', async ({
      page,
    }) => {
      await followPhoneColours(page);
      await beSignedIn(page);
      await page.goto(`${paths.profile}?part=bets`);
      const box = page.getByRole('checkbox', { name: 'Keep the selection after a bet' });
      const fill = () => box.evaluate((input) => getComputedStyle(input).backgroundColor);
      const card = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.background = 'var(--raised)';
        const colour = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return colour;
      });
      await expect(box).not.toBeChecked();
      expect(await fill()).toBe(card);
      await box.check();
      expect(await fill()).not.toBe(card);
    });
  });
}
