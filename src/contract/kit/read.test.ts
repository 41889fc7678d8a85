import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SignedIn, sessionCheck } from '../account/auth.ts';
import { OtpSent } from '../account/registration.ts';
import { SaferPlay } from '../account/saferPlay.ts';
import { AppDetails } from '../app.ts';
import { priceSelections } from '../betting/coupon.ts';
import { Market, SportEvent } from '../betting/market.ts';
import { balanceUpdated, getBalance, getExposure } from '../cashier/wallet.ts';
import { notificationToast } from '../notice.ts';
import { Done } from './empty.ts';
import { newerIn } from './newerIn.ts';
import { read } from './read.ts';
import { Instant } from './time.ts';
import { orElse, rows } from './tolerance.ts';

const WALLET = { balance: 500, cash: 0, coins: 0, sports: 0, wicket: 0 };
const USER = { id: 1, username: 'ada', name: 'Ada', isDemo: false };

test.each<[string, z.ZodMiniType, unknown, unknown]>([
  [
    'a toast without a title',
    notificationToast.payload,
    { title: null, message: 'Deposit approved', status: 'success' },
    { message: 'Deposit approved', status: 'success' },
  ],
  [
    'a toast of a new severity',
    notificationToast.payload,
    { message: 'm', status: 7 },
    { message: 'm', status: 'error' },
  ],
  ['a balance that is left out', balanceUpdated.payload, {}, {}],
  [
    'a wallet with an empty purse',
    getBalance.reply,
    { status: 'success', data: { balance: 5, cash: null, coins: 'none' } },
    { status: 'success', data: WALLET },
  ],
  [
    'a session check with a null',
    sessionCheck.reply,
    { status: 'failed', message: null },
    { status: 'failed' },
  ],
  [
    'a login with a number for a flag',
    SignedIn,
    { token: 't', user: { ...USER, isDemo: 0 } },
    { token: 't', user: USER },
  ],
  [
    'an exposure with other markets',
    getExposure.output,
    { exposureAmount: 5, markets: {} },
    { exposureAmount: 500, markets: [] },
  ],
  [
    'a code that was sent, by a server that says no more',
    OtpSent,
    { message: 'OTP sent' },
    { ok: true, message: 'OTP sent', resendInSeconds: 60, expiresInSeconds: 300 },
  ],
  [
    'a code that was sent, without a word',
    OtpSent,
    {},
    { ok: true, resendInSeconds: 60, expiresInSeconds: 300 },
  ],
  ['a call that is done', Done, { message: 'Done' }, { ok: true, message: 'Done' }],
  [
    'a moment with an offset',
    Instant,
    '2026-11-21T13:00:00+01:00',
    Date.parse('2026-11-21T12:00:00Z'),
  ],
  [
    'a moment without a colon',
    Instant,
    '2026-11-21T13:00:00.5-0030',
    Date.parse('2026-11-21T13:30:00.5Z'),
  ],
])('%s is read field by field', (_, schema, wire, data) => {
  expect(structuredClone(read(schema, wire).data)).toEqual(data);
});

const SETTINGS = {
  SEO_TITLE: '',
  OTP: 1,
  IS_EMAIL: false,
  BRAND_STATUS: 'live',
  OPEN_REGISTRATION: false,
};

test.each([
  [
    { OTP: '0', BRAND_STATUS: 'maintenance' },
    { OTP: 0, BRAND_STATUS: 'maintenance' },
  ],
  [{ SEO_TITLE: null, BRAND_STATUS: 'suspended' }, { BRAND_STATUS: 'suspended' }],
  [{ SEO_TITLE: 7, STATUS_UNTIL: 'soon' }, {}],
  [{ BRAND_STATUS: 'closed' }, { BRAND_STATUS: 'maintenance' }],
  [{ BRAND_STATUS: 1 }, { BRAND_STATUS: 'maintenance' }],
  [{ BRAND_STATUS: 'LIVE' }, {}],
  [{ IS_EMAIL: 1 }, { IS_EMAIL: true }],
  [{ IS_EMAIL: '1' }, { IS_EMAIL: true }],
  [{ IS_EMAIL: 'true' }, { IS_EMAIL: true }],
  [{ IS_EMAIL: 'no', OTP: {} }, {}],
])('settings %j are read each for itself', (wire, data) => {
  expect(read(AppDetails, wire).data).toEqual({ ...SETTINGS, ...data });
});

const RUNNER = { runnerId: 'r', name: 'Lagos Lions', back: [], lay: [] };
const MARKET = {
  marketId: 'm',
  gameId: 'g',
  kind: 'match_odds',
  name: 'Match odds',
  status: 'open',
  version: 1,
  inPlay: false,
  matched: 0,
  minStake: 100,
  maxStake: 0,
  delaySeconds: 0,
  commissionPercent: 5,
  rules: '',
  runners: [RUNNER],
};
const EVENT = {
  gameId: 'g',
  sportId: 1,
  competition: 'c',
  name: 'n',
  startsAt: '2026-11-21T12:00:00Z',
  inPlay: false,
  status: 'upcoming',
  hasBookmaker: false,
  hasFancy: false,
  matched: 0,
  runners: [],
  matchOddsStatus: 'open',
};

test('what is not understood of a market or match stands, and cannot be bet on', () => {
  const suspended = { status: 'suspended', runners: [{ ...RUNNER, status: 'active' }] };
  expect(read(Market, { ...MARKET, status: 'delayed' }).data).toMatchObject(suspended);
  const runners = [{ ...RUNNER, status: 'nonrunner' }];
  expect(read(Market, { ...MARKET, runners }).data).toMatchObject(suspended);
  expect(read(SportEvent, { ...EVENT, status: 'postponed' }).data).toMatchObject({
    status: 'upcoming',
    matchOddsStatus: 'suspended',
  });
});

test('a selection that cannot be read keeps its place and is not offered', () => {
  const limits = { minStake: 1, maxStake: 1, maxWin: 1, delaySeconds: 1, cashOutMarginPercent: 1 };
  const known = { marketId: 'm', selectionId: 's', status: 'unknown' };
  const odd = { ...known, status: 'open', offer: { sportId: 7 } };
  const asOf = '2026-11-21T12:00:00Z';
  const reading = read(priceSelections.output, { asOf, selections: [odd, known], limits });
  expect(reading.data?.selections).toEqual([known, known]);
});

test('a limit or a break that cannot be read does not count as none', () => {
  const asOf = '2026-11-21T12:00:00Z';
  const limit = { kind: 'deposit', period: 'day', used: 0 };
  const safer = {
    asOf,
    moneyLimits: [limit, { ...limit, amount: '50' }],
    timeLimit: { usedMinutes: 0 },
    realityCheckMinutes: 45,
    session: { startedAt: asOf, staked: 0, result: 0 },
    netDeposits: 0,
  };
  const reading = read(SaferPlay, safer);
  expect(reading.data).toMatchObject({ moneyLimits: [limit], realityCheckMinutes: 15 });
  expect(newerIn(reading.data)).toBe(2);
  const kept = { since: asOf, until: asOf };
  expect(read(SaferPlay, { ...safer, break: { ...kept, kind: 'pause' } }).data?.break?.kind).toBe(
    'exclusion',
  );
  expect(
    read(SaferPlay, { ...safer, break: { ...kept, kind: 'pause', until: 'later' } }).isRead,
  ).toBe(false);
});

const State = z.enum(['open', 'won']);
const List = z.object({
  bets: rows(z.array(z.object({ id: z.string(), state: State }))),
  total: z.int(),
});

test('one odd row is left out and counted, and the count goes along with a copy', () => {
  const bets = [{ id: 'a', state: 'frozen' }, { id: 'b', state: 'won' }, null];
  const { data } = read(List, { bets, total: 3 });
  expect(data?.bets).toEqual([{ id: 'b', state: 'won' }]);
  expect(newerIn({ ...data })).toBe(2);
  expect(JSON.stringify(data)).toBe('{"bets":[{"id":"b","state":"won"}],"total":3}');
});

test('whoever asks for the whole gets nothing rather than a list with a gap', () => {
  const bets = [{ id: 'a', state: 'frozen' }];
  expect(read(List, { bets, total: 1 }, { isWhole: true }).isRead).toBe(false);
});

test('zod itself, by which the mock is held, takes no substitute', () => {
  const Word = orElse(z.enum(['on', 'off']), 'off');
  expect(read(Word, 'busy').data).toBe('off');
  expect(z.safeParse(Word, 'busy').success).toBe(false);
});
