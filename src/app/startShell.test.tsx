import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../testing/newPage.ts';

const startLinked = vi.fn();
vi.mock('../lib/startLinked.ts', () => ({ startLinked }));

beforeEach(() => {
  newPage();
  startLinked.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const run = () => import('../startShell.ts');

test('a shell that is all here starts the app at once', async () => {
  await run();
  expect(startLinked).toHaveBeenCalledOnce();
});

test('one of which the root is still to come starts it once all is here', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await run();
  expect(startLinked).not.toHaveBeenCalled();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(startLinked).toHaveBeenCalledOnce();
});

test('without a last view its files are fetched before the root is here', async () => {
  document.body.innerHTML = '<link rel="ahead" href="/assets/app.js" data-start>';
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await run();
  expect(document.querySelector('link')?.rel).toBe('modulepreload');
});
