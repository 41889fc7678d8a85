import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MarketStatus } from '../../../contract/betting/market.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { StatusAnnouncer } from './StatusAnnouncer.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const page = document.body.appendChild(document.createElement('div'));
let root: Root;
const heard: string[] = [];

const frame = (kind: MarketFrame['kind'], status: MarketStatus): MarketFrame => ({
  marketId: kind,
  gameId: 'g-1',
  kind,
  name: kind === 'match_odds' ? 'Match Odds' : '6 Over Runs',
  status,
  inPlay: true,
  minStake: 100_00,
  maxStake: 0,
  delaySeconds: 5,
  commissionPercent: 5,
  rules: '',
  runners: [],
});

/** What a screen reader says after the status has changed and this much time has passed. */
async function become(status: MarketStatus, waitMs: number, fancy: MarketStatus = 'open') {
  await act(async () =>
    root.render(<StatusAnnouncer frames={[frame('match_odds', status), frame('fancy', fancy)]} />),
  );
  await act(async () => vi.advanceTimersByTime(waitMs));
  const text = document.querySelector('[role=status]')?.textContent ?? '';
  if (text && text !== heard.at(-1)) heard.push(text);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T19:00:00Z') });
  heard.length = 0;
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.querySelector('[role=status]')?.remove();
  vi.useRealTimers();
});

test('no more than one message in five seconds, and then the latest', async () => {
  await become('open', 1000);
  expect(heard).toEqual([]);
  await become('suspended', 0);
  expect(heard).toEqual(['Match Odds: Suspended.']);
  await become('open', 1000);
  await become('suspended', 1000);
  await become('closed', 2999);
  expect(heard).toEqual(['Match Odds: Suspended.']);
  await become('closed', 1);
  expect(heard).toEqual(['Match Odds: Suspended.', 'Match Odds: Closed.']);
});

test('the balls of the sessions are not told one by one', async () => {
  await become('open', 6000);
  await become('open', 6000, 'ball_running');
  await become('open', 6000, 'suspended');
  expect(heard).toEqual([]);
});
