import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MoneyLimit, SaferPlay } from '../../contract/account/saferPlay.ts';
import { takeServerBreak } from '../../state/play/playLock.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession } from '../../state/session/session.ts';
import { until } from '../../testing/until.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { LimitsLeft } from './LimitsLeft.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const DAY = 86_400_000;
const NOW = Date.now();

let page: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  beginSession({ token: 't', user: { id: 7, username: 'ada', name: 'Ada', isDemo: false } });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render([<BreakNotice key="state" />, <LimitsLeft key="limits" />]));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  forgetPlayer();
  takeServerBreak(undefined, Date.now());
});

const limit = (changes: Partial<MoneyLimit>): MoneyLimit => ({
  kind: 'deposit',
  period: 'day',
  used: 0,
  ...changes,
});
const told = (changes: Partial<SaferPlay>): SaferPlay => ({
  asOf: NOW,
  moneyLimits: [],
  timeLimit: { usedMinutes: 0 },
  realityCheckMinutes: 0,
  session: { startedAt: NOW, staked: 0, result: 0 },
  netDeposits: 0,
  ...changes,
});

const DAILY = limit({ amount: 10_000_00, used: 5_000_00 });
const CASES: [name: string, play: SaferPlay, says: RegExp][] = [
  ['no limit', told({}), /^No deposit limit set\.Set a limit$/],
  [
    'the limit that leaves the least',
    told({ moneyLimits: [DAILY, limit({ period: 'week', amount: 12_000_00, used: 9_000_00 })] }),
    /^You can deposit ₦3,000\.00 more this week, under your own limit of ₦12,000\.00\.Limits$/,
  ],
  [
    'a limit that is used up',
    told({ moneyLimits: [limit({ amount: 5_000_00, used: 5_000_00 })] }),
    /^You have reached your own deposit limit of ₦5,000\.00 today\.Limits$/,
  ],
  [
    'a break: nothing is left to deposit, whatever the limit',
    told({
      moneyLimits: [DAILY],
      break: { kind: 'time-out', since: NOW, until: NOW + DAY },
    }),
    /^You are on a break until [^₦]+ deposits and offers are off\. You can still withdraw and read your bets\.$/,
  ],
  [
    'the time of the day used up: money may still move',
    told({ timeLimit: { minutes: 30, usedMinutes: 30 } }),
    /^You have reached your time limit for today\. Betting is off until midnight\.No deposit limit set/,
  ],
  [
    'an exclusion that is over',
    told({
      break: { kind: 'exclusion', since: NOW - 9 * DAY, until: NOW - DAY },
    }),
    /^Your exclusion has ended\. Ask for your account back: it opens one day later\. You can still withdraw\.Ask for my account back$/,
  ],
];

test.each(CASES)('beside the ways to pay in: %s', async (_, play, says) => {
  await act(async () => saferPlay.put(play, NOW));
  await until(() => expect(page.textContent).toMatch(says));
});
