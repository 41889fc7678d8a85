import { paths } from '../../src/paths.ts';
import { areDocumentsKept, signInAsDemo } from '../kit/steps.ts';
import { expect, test } from '../kit/story.ts';

test('a player signs in, has live prices, and opens the app again without a network', {
  tag: '@worker',
}, async ({ page, network }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void sockets.push(String(payload)));
  });
  await signInAsDemo(page);
  await expect(page.getByRole('button', { name: /Balance ₦100,000.00/ })).toBeVisible();
  await expect.poll(() => sockets.join()).toContain('40{"sid"');

  await expect.poll(() => page.evaluate(areDocumentsKept)).toBe(true);
  await network.lose();
  await page.goto(paths.home);
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  await page.goto(paths.terms);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
});
