import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../testing/until.ts';
import { appStarter } from './appStarter.ts';

const place = () => document.querySelector('[role=status]');
const loadApp = vi.fn(async () => undefined);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  loadApp.mockReset();
  document.body.innerHTML = '<div class="shell__dock"><div role="status"></div></div>';
});
afterEach(() => void vi.restoreAllMocks());

const failed = () => until(() => expect(console.warn).toHaveBeenCalled());

test('where the app did not come the page says so, until it is asked for again', async () => {
  loadApp.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const startApp = appStarter(loadApp);
  startApp();
  await failed();
  expect(place()?.textContent).toBe(
    "You need a connection to open this. It isn't saved on this phone yet.",
  );
  startApp();
  expect(loadApp).toHaveBeenCalledTimes(2);
  // React takes over exactly what was built.
  expect(place()?.childNodes).toHaveLength(0);
});

test('a banner that says it already stays alone, and stays', async () => {
  const banner = document.createElement('p');
  banner.textContent = 'Offline since 13:00.';
  place()?.append(banner);
  loadApp.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const startApp = appStarter(loadApp);
  startApp();
  await failed();
  startApp();
  expect(place()?.textContent).toBe('Offline since 13:00.');
});

test('a banner that has taken the place of the note stays', async () => {
  loadApp.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const startApp = appStarter(loadApp);
  startApp();
  await failed();
  const note = place()?.querySelector('p');
  if (note) note.textContent = 'Offline since 13:00.';
  startApp();
  expect(place()?.textContent).toBe('Offline since 13:00.');
});
