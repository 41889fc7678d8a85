import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MarketChange } from '../../../contract/betting/stream.ts';
import { betslip, clearSlip } from '../../../state/bets/betslip.ts';
import { liveGame } from '../../../state/live/marketStream.ts';
import { session } from '../../../state/session/session.ts';
import type { MarketTools } from '../market/MarketProps.ts';
import { MatchView } from './MatchView.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** As it goes over the wire. */
const MARKET = {
  marketId: 'm-1',
  gameId: 'g-1',
  kind: 'match_odds',
  name: 'Match Odds',
  status: 'open',
  version: 3,
  inPlay: true,
  matched: 5_400_000,
  minStake: 100,
  maxStake: 500_000,
  delaySeconds: 5,
  commissionPercent: 5,
  rules: 'Ties are void.',
  runners: [
    {
      runnerId: 'home',
      name: 'Lagos Lions',
      back: [
        [1.85, 12_400],
        [1.84, 900],
      ],
      lay: [[1.86, 1_250_000]],
    },
    { runnerId: 'away', name: 'Abuja Bulls', back: [[2.2, 500]], lay: [] },
  ],
};
const EVENT = {
  gameId: 'g-1',
  sportId: 4,
  competition: 'Savannah Smash T20',
  name: 'Lagos Lions v Abuja Bulls',
  startsAt: '2026-11-21T19:00:00.000Z',
  inPlay: true,
  status: 'inplay',
  score: { line: 'LAG 94/3', recent: ['1', '4', 'W'] },
  hasBookmaker: false,
  hasFancy: false,
  matched: 5_400_000,
  runners: [],
  matchOddsStatus: 'open',
};

let page: HTMLElement;
let root: Root;
const fetchMock = vi.fn<typeof fetch>();

function answer(status: number, body: unknown) {
  fetchMock.mockImplementation(async () => {
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(body), { status, headers });
  });
}

async function show(gameId = 'g-1', marketTools?: MarketTools) {
  root = createRoot(page);
  await act(async () =>
    root.render(<MatchView gameId={gameId} {...(marketTools && { marketTools })} />),
  );
  await vi.waitFor(() =>
    act(async () => expect(page.querySelector('[aria-busy=true]')).toBeNull()),
  );
}

const game = () => liveGame('g-1');
const change = (market: Omit<MarketChange, 'id'>) =>
  act(async () =>
    game().book.apply({ gameId: 'g-1', seq: 1, markets: [{ id: 'm-1', ...market }] }),
  );
const price = (name: string) =>
  [...page.querySelectorAll<HTMLButtonElement>('button.price')].find((button) =>
    button.getAttribute('aria-label')?.startsWith(name),
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  answer(200, { asOf: '2026-11-21T19:30:00.000Z', event: EVENT, markets: [MARKET] });
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  clearSlip();
  session.isAuth = false;
});

test('every price is a button that says what it does, the best in the middle', async () => {
  await show();
  const [row] = page.querySelectorAll('tbody tr');
  const names = [...(row?.querySelectorAll('button.price') ?? [])].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual([
    'Back Lagos Lions, no price',
    'Back Lagos Lions 1.84, ₦900 available',
    'Back Lagos Lions 1.85, ₦12K available',
    'Lay Lagos Lions 1.86, ₦1.2M available',
    'Lay Lagos Lions, no price',
    'Lay Lagos Lions, no price',
  ]);
  expect(page.querySelector('.market__facts')?.textContent).toBe(
    '₦5.4M matched · Min ₦100 · Max ₦500K · Delay 5 s · Commission 5%',
  );
});

test('a tick changes the text under the finger and nothing else', async () => {
  await show();
  const button = price('Back Lagos Lions 1.85');
  button?.focus();
  await change({ r: [['home', [[187, 50_000]], null, null]], m: 600_000_000 });
  expect(document.activeElement).toBe(button);
  expect(button?.textContent).toBe('1.87₦500');
  expect(button?.getAttribute('aria-label')).toBe('Back Lagos Lions 1.87, ₦500 available');
  expect(button?.dataset['move']).toBe('up');
  expect(page.querySelector('.market__facts')?.textContent).toMatch(/^₦6M matched/);
  await vi.waitFor(() => expect(button?.dataset['move']).toBeUndefined());
});

test('a suspended market is covered, its names are not', async () => {
  await show();
  await change({ s: 'suspended', r: [['home', [], [], null]] });
  expect(page.querySelector('.market-table__cover')?.textContent).toBe('Suspended');
  expect(page.textContent).toContain('Lagos Lions');
  expect(price('Back Lagos Lions')?.getAttribute('aria-disabled')).toBe('true');
  await change({ s: 'open', r: [['home', [[185, 100]], null, null]] });
  expect(page.querySelector('.market-table__cover')).toBeNull();
  expect(price('Back Lagos Lions 1.85')?.getAttribute('aria-disabled')).toBeNull();
});

test('a tap puts the price of that moment into the slip, and marks its row', async () => {
  await show();
  await change({ v: 9, r: [['away', [[224, 100]], null, null]] });
  await act(async () => price('Back Abuja Bulls 2.24')?.click());
  expect(betslip.draft).toMatchObject({
    gameId: 'g-1',
    eventName: 'Lagos Lions v Abuja Bulls',
    marketKind: 'match_odds',
    runnerId: 'away',
    side: 'back',
    priceHundredths: 224,
    version: 9,
  });
  const row = price('Back Abuja Bulls')?.closest('tr');
  expect(row?.dataset['picked']).toBe('back');
  await act(async () => price('Lay Abuja Bulls')?.click());
  expect(betslip.draft?.side).toBe('back');
});

test('what each outcome would mean stands under its runner', async () => {
  await show();
  await act(async () => price('Back Lagos Lions 1.85')?.click());
  await act(async () => {
    if (betslip.draft) betslip.draft.stakeKobo = 100_000;
  });
  const pnl = [...page.querySelectorAll('.runner__pnl')].map((line) => line.textContent);
  expect(pnl).toEqual([
    'If this wins:  →  after this bet win +₦850.00',
    'If this wins:  →  after this bet lose −₦1,000.00',
  ]);
});

test('tools of another feature come after the prices, in a line that is there without them', async () => {
  await show('g-1', (market, frame) => <p>{`${frame.name} of ${market.runners.size}`}</p>);
  const line = page.querySelector('.market-table ~ .market-foot .market-foot__line');
  expect(line?.querySelector('p')?.textContent).toBe('Match Odds of 2');
  await act(async () => root.unmount());
  await show('g-1');
  expect(page.querySelector('.market-foot__line')).not.toBeNull();
});

test('a player unfolds the limits and the delay of the match; a guest has none', async () => {
  await import('./MatchLimits.tsx');
  await show();
  const fold = () =>
    [...page.querySelectorAll('details')].find((item) => item.textContent?.includes('Limits'));
  expect(fold()).toBeUndefined();
  await act(async () => {
    session.isAuth = true;
  });
  fetchMock.mockClear();
  answer(404, {});
  const open = () =>
    act(async () => {
      const details = fold() as HTMLDetailsElement;
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
  await open();
  const says = (text: string) =>
    vi.waitFor(() => act(async () => expect(fold()?.textContent).toContain(text)));
  await says('The limits could not be loaded');
  const { kind, minStake, maxStake, delaySeconds, commissionPercent } = MARKET;
  const settings = [{ kind, minStake, maxStake, delaySeconds, commissionPercent }];
  answer(200, { gameId: 'g-1', settings });
  await act(async () => fold()?.querySelector('button')?.click());
  await says('₦100 to ₦500K5 s5%');
  expect(fetchMock.mock.calls.map(([url]) => String(url))).toContainEqual(
    expect.stringMatching(/\/sports\/match\/settings\?gameId=g-1$/),
  );
});

test('a match that nobody knows says so', async () => {
  answer(404, { error: true, message: 'No such match' });
  await show('unknown');
  expect(page.textContent).toContain('This match is not listed');
});

test('a match that could not be fetched can be tried again', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await show('unreachable');
  expect(page.querySelector('[role=alert]')?.textContent).toContain('not saved on this phone yet');
});

test('the way back leads to the list that the match was opened from', async () => {
  root = createRoot(page);
  const back = { href: '/spmsports/cricket?day=tomorrow', title: 'Cricket' };
  await act(async () => root.render(<MatchView gameId="g-1" back={back} />));
  await vi.waitFor(() => act(async () => expect(page.querySelector('h1')).not.toBeNull()));
  const link = page.querySelector('header a');
  expect(link?.getAttribute('href')).toBe('/spmsports/cricket?day=tomorrow');
  expect(link?.textContent).toBe('‹ Back to Cricket');
});
