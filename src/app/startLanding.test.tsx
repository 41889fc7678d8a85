import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../testing/newPage.ts';

const startLinked = vi.fn();
vi.mock('../lib/startLinked.ts', () => ({ startLinked }));

beforeEach(() => {
  newPage();
  vi.useFakeTimers();
  startLinked.mockClear();
  document.documentElement.className = '';
  document.body.innerHTML = `
    <dialog id="auth">
      <button id="close">Close</button>
      <input id="username" autofocus />
    </dialog>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const run = () => import('../startLanding.ts');

test.each([
  ['as long as the page took to be drawn', 300, 300],
  ['at most 400 ms', 5000, 400],
])('the script starts once the page has been seen and left alone: %s', async (_, drawnMs, ms) => {
  vi.spyOn(performance, 'now').mockReturnValue(drawnMs);
  await run();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(ms - 1);
  expect(startLinked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(startLinked).toHaveBeenCalledOnce();
});

test.each([
  ['none: asked for once the page has been seen', null, 'modulepreload'],
  ['one, which has them: not asked for', {}, 'ahead'],
])('the files of the script, with a worker: %s', async (_, controller, rel) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  document.body.insertAdjacentHTML('beforeend', '<link rel="ahead" href="/a.js">');
  await run();
  expect(document.querySelector('link')?.rel).toBe('ahead');
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(document.querySelector('link')?.rel).toBe(rel);
});

test('a page that is left starts it at once', async () => {
  await run();
  expect(startLinked).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  expect(startLinked).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ['in the background', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['of a player', () => document.documentElement.classList.add('has-session')],
])('a page %s starts it at once', async (_, given) => {
  given();
  await run();
  expect(startLinked).toHaveBeenCalledOnce();
});

test('a login that was opened before its fields were here gives them the focus', async () => {
  document.querySelector('dialog')?.setAttribute('open', '');
  document.getElementById('close')?.focus();
  await run();
  expect(document.activeElement?.id).toBe('username');
});

test('who types already is left where they are', async () => {
  document.querySelector('dialog')?.setAttribute('open', '');
  document.body.insertAdjacentHTML('beforeend', '<input id="other">');
  document.getElementById('other')?.focus();
  await run();
  expect(document.activeElement?.id).toBe('other');
});
