import { paths } from '../../../src/paths.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

test.use({ serviceWorkers: 'block' });

const SENT = 'If there is such an account, we sent a code to your mobile';

/**
 * Runs in the page, before the app. Notes what each toast lies over, once it is painted: toasts are gone before a
 * story could measure them.
 */
function noteCovered(): void {
  const covered: string[] = [];
  Object.assign(globalThis, { covered });
  const parts = '.dialog__head, .button--action, .button--primary, :focus-visible';
  const look = () => {
    const toast = document.querySelector('.toasts > *')?.getBoundingClientRect();
    const dialog = document.querySelector('dialog[open]');
    if (!toast || !dialog) return;
    covered.push('seen');
    if (toast.bottom > innerHeight || toast.height === 0) covered.push('out of the window');
    const kept = [...dialog.querySelectorAll(parts), ...document.querySelectorAll('.header')];
    for (const part of kept) {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const isClear =
        bottom <= toast.top || top >= toast.bottom || right <= toast.left || left >= toast.right;
      if (!isClear) covered.push(part.className);
    }
  };
  new MutationObserver((changes) => {
    const isToast = changes.some(({ target }) =>
      target instanceof Element ? target.matches('.toasts') : false,
    );
    if (isToast) requestAnimationFrame(() => setTimeout(look));
  }).observe(document, { childList: true, subtree: true });
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1366, height: 850 },
]) {
  test(`a toast hides neither title nor button of a dialog, the focus or the header at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(noteCovered);
    await page.goto(paths.forgotPassword);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mobile number').fill('8031234567');
    await page.keyboard.press('Enter');
    await expectToast(page, SENT);
    const covered = () => page.evaluate(() => Reflect.get(globalThis, 'covered') as string[]);
    await expect.poll(async () => (await covered()).includes('seen')).toBe(true);
    expect(new Set(await covered())).toEqual(new Set(['seen']));
  });
}
