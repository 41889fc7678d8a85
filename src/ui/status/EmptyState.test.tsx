import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

/** Shows it until the code of its drawing has come. */
async function drawn(view: ReactElement) {
  await act(async () => {
    show(view);
    await import('./EmptyArt.tsx');
  });
  return document.querySelectorAll('svg[aria-hidden=true]').length;
}

test('what is empty is drawn, in a place that its heading does not wait for', async () => {
  const view = <EmptyState picture="ticket" title="No open bets" text="They appear here." />;
  expect(await drawn(view)).toBe(1);
  const heading = screen.getByRole('heading', { name: 'No open bets' });
  expect(heading.previousElementSibling?.className).toBe('state__picture');
});

test('what could not be loaded is drawn too', async () => {
  const view = <ErrorState title="Not loaded" text="None yet." onRetry={() => undefined} />;
  expect(await drawn(view)).toBe(1);
});
