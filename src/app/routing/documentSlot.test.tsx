import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newPage } from '../../testing/newPage.ts';
import { show } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';

const reload = vi.fn();

beforeEach(() => {
  newPage();
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

async function open(path: string, isOffer = false) {
  const { documentSlot } = await import('./documentSlot.tsx');
  const Slot = documentSlot(isOffer);
  show(<Slot />, { at: path });
}

/** The page of a document stands, and the app has come. */
function stands() {
  const text = document.body.appendChild(document.createElement('div'));
  text.id = 'document';
  onTestFinished(() => text.remove());
}

test('a document that the app leads to is loaded as a page, once nothing is being sent', async () => {
  const { holdReload } = await import('../../lib/holdReload.ts');
  const release = holdReload('A bet is being placed.');
  await open('/terms');
  await act(async () => Promise.resolve());
  expect(reload).not.toHaveBeenCalled();
  release();
  await until(() => expect(reload).toHaveBeenCalledOnce());
});

test('a place that the address names is where the loaded page begins, and not where the last page was', async () => {
  await open('/contactus#write-to-us');
  await until(() => expect(reload).toHaveBeenCalledOnce());
  expect(history.scrollRestoration).toBe('manual');
  stands();
  await open('/contactus#write-to-us');
  expect(history.scrollRestoration).toBe('auto');
});

test('where its text stands, the app only makes room for it', async () => {
  stands();
  await open('/terms');
  await act(async () => Promise.resolve());
  expect(reload).not.toHaveBeenCalled();
  const { textPlace } = await import('./documentText.ts');
  expect(textPlace.current?.childElementCount).toBe(0);
});

test('where the shell has come in its place, it is not on this phone', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  root.id = 'root';
  root.dataset['page'] = '';
  const entries = JSON.stringify([{ name: `${location.origin}/terms` }]);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => JSON.parse(entries));
  await open('/terms');
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
