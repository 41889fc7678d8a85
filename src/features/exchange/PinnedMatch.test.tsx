import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { liveGame } from '../../state/live/marketStream.ts';
import { PinnedMatch } from './PinnedMatch.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('fetch', async () => {
  throw new TypeError('Failed to fetch');
});
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

test('a match among My markets shows score and minute, and follows them', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const { book } = liveGame('g-1');
  book.show([], { line: '1–0', detail: '63′' });
  await act(async () =>
    root.render(<PinnedMatch gameId="g-1" markets={[]} headTools={() => null} gone={() => null} />),
  );
  expect(page.textContent).toContain('1–0 · 63′');
  await act(async () => book.show([], { line: '2–0', detail: '64′' }));
  expect(page.textContent).toContain('2–0 · 64′');
  await act(async () => root.unmount());
});
