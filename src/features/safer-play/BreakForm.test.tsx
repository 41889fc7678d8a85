import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { takeServerBreak } from '../../state/play/playLock.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { BreakForm } from './BreakForm.tsx';

// 21 November 2026, 13:00 in Lagos.
const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 24 * 60 * 60_000;

beforeEach(async () => {
  await openNetwork().signIn('emeka');
});

type Held = NonNullable<Parameters<typeof takeServerBreak>[0]>;

/** What is told of a length that is chosen while a break runs, or is over and was not lifted. */
async function toldOf(length: string, held?: Partial<Held>): Promise<string | null> {
  await act(async () =>
    takeServerBreak(held && { kind: 'time-out', since: 0, until: NOW, ...held }, NOW, Date.now()),
  );
  const user = show(<BreakForm />);
  await user.click(screen.getByRole('button', { name: length }));
  return screen.getByRole('region', { name: 'Begin a break' }).textContent;
}

test('the first break starts now and ends after what was chosen', async () => {
  expect(await toldOf('24 hours')).toMatch(/^It starts now and ends Sun 22 Nov 2026 13:00\./);
  expect(screen.getByRole('button', { name: 'Begin time-out' })).not.toBeNull();
});

test('one that ends before the break that runs changes nothing, and there is none to begin', async () => {
  expect(await toldOf('24 hours', { until: NOW + 42 * DAY })).toMatch(
    /^Your break already runs until Sat 2 Jan 2027 13:00\./,
  );
  expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull();
});

test('a longer one ends when it says', async () => {
  expect(await toldOf('1 week', { until: NOW + DAY })).toMatch(/ends Sat 28 Nov 2026 13:00\./);
});

test('after an exclusion every break is one, and drops the request for the account', async () => {
  const over = { kind: 'exclusion', until: NOW - DAY, returnAskedAt: NOW - 1000 } as const;
  const told = await toldOf('24 hours', over);
  expect(told).toMatch(/ends Sun 22 Nov 2026 13:00\./);
  expect(told).toContain('ask us to reopen your account');
  expect(told).toContain('If you begin this break, that no longer counts: you must ask again');
  expect(screen.getByRole('button', { name: 'Begin self-exclusion' })).not.toBeNull();
});
