import { expect, test } from 'vitest';
import { holdReload, holdReloadFor, reloadHeld } from './holdReload.ts';

test('a page may start anew once every hold is released', () => {
  const release = holdReload('first');
  const releaseOther = holdReload('second');
  expect(reloadHeld()).toBe('second');
  releaseOther();
  releaseOther();
  expect(reloadHeld()).toBe('first');
  release();
  expect(reloadHeld()).toBeUndefined();
});

test.each([
  ['ends', () => Promise.resolve('done')],
  ['fails', () => Promise.reject(new Error('broken'))],
])('work that %s holds it until then', async (_, work) => {
  const held = holdReloadFor(work());
  expect(reloadHeld()).toBe("We're still sending something. Update in a moment.");
  await held.catch(() => undefined);
  expect(reloadHeld()).toBeUndefined();
});
