import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../mocks/domain/refusal.ts';
import { type Bet, listBets } from '../../contract/betting/bets.ts';
import { listEvents } from '../../contract/betting/catalogue.ts';
import { type CouponLeg, listCouponBets } from '../../contract/betting/couponBets.ts';
import { betList, updateBetLists } from '../../state/bets/bets.ts';
import { aBet, aCoupon, anEvent } from '../../testing/builders.ts';
import { facts } from '../../testing/facts.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { rows } from '../../testing/rows.ts';
import { show, shows, type User } from '../../testing/show.tsx';
import { windowWidth } from '../../testing/windowWidth.ts';
import type { OpenMarketTools } from './MatchGroup.tsx';
import { MyBetsView } from './MyBetsView.tsx';
import { OpenBetsSummary } from './OpenBetsSummary.tsx';

const PAGE = 50;
/** Open bets stand in cards there, and in a table from 720 px. */
const PHONE = 360;
/** With the draw not last, as a server may send it. */
const RUNNERS = [
  { runnerId: 'home', name: 'Lagos Lions' },
  { runnerId: 'draw', name: 'The Draw' },
  { runnerId: 'away', name: 'Abuja Bulls' },
];
const bet = (number: number, rest: Partial<Bet> = {}) =>
  aBet({ betId: `B${number}`, reference: `r${number}`, runners: RUNNERS, ...rest });

let network: Network;
/** The server's bets, by group. */
let groups: Partial<Record<'open' | 'settled' | 'void', Bet[]>>;

async function open(expected: RegExp, marketTools?: OpenMarketTools): Promise<User> {
  const user = show(<MyBetsView {...(marketTools && { marketTools })} />);
  await shows(expected);
  return user;
}

/** The bets shown; a tap opens each of them. */
const betRows = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('button'));
/** In a wide window, as this one is, settled bets stand in a table. */
const settledRows = () =>
  within(screen.getByRole('table', { name: 'Bets' }))
    .getAllByRole('row')
    .slice(1);
const totals = () => facts(screen.getByRole('region', { name: 'Totals' }));
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const button = (name: RegExp) => screen.getByRole('button', { name });
const text = () => document.body.textContent;

afterEach(() => {
  vi.restoreAllMocks();
  windowWidth(1024);
});
beforeEach(async () => {
  groups = {};
  network = openNetwork();
  network.answer(listBets, ({ group = 'open', product, page = 1 }) => {
    const all = groups[group]?.filter((known) => !product || known.product === product) ?? [];
    const bets = all.slice((page - 1) * PAGE, page * PAGE);
    return { asOf: Date.now(), bets, total: all.length };
  });
  // A new player has no sportsbook bets and no casino rounds.
  await network.signIn('emeka');
});

test('a bet says its side, what was asked and got, and what it can bring', async () => {
  windowWidth(PHONE);
  groups = {
    open: [
      bet(1),
      bet(2, {
        side: 'lay',
        liability: 430_00,
        profit: 500_00,
        priceMatched: 186,
        priceAsked: 186,
      }),
    ],
  };
  await open(/Up to date|as of/);
  const [back, lay] = betRows().map((row) => row.textContent);
  expect(back).toContain('BackLagos LionsMatched');
  expect(back).toContain('₦500 at 1.86, requested 1.85');
  expect(back).toContain('To win ₦430');
  expect(lay).toContain('LayLagos Lions');
  expect(lay).toContain('Liability ₦430, win ₦500');
  expect(lay).not.toContain('asked');
});

/** The open matches, each a section with its name for a heading. */
const matches = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap((heading) => heading.closest('section') ?? []);

test('open bets stand by match and market, with averages and what each result would come to', async () => {
  windowWidth(PHONE);
  groups = {
    open: [
      bet(1),
      bet(2, { priceMatched: 190, priceAsked: 190, profit: 450_00 }),
      bet(3, { gameId: 'g-2', eventName: 'Kano v Jos', marketId: 'm-2' }),
    ],
  };
  await open(/Up to date|as of/, (bets) => <p>{`tools for ${bets[0].marketId}`}</p>);
  const [first, second] = matches();
  if (!first || !second) throw new Error('two matches are shown');
  expect(within(first).getByRole('heading', { level: 2 }).textContent).toBe(
    'Lagos Lions v Abuja Bulls',
  );
  expect(within(first).getAllByRole('listitem')[0]?.textContent).toBe(
    '2 bets: back Lagos Lions, ₦1,000 at 1.88 on average',
  );
  expect(rows(first)).toEqual([
    ['Lagos Lions', '+₦880.00'],
    ['Abuja Bulls', '−₦1,000.00'],
    ['The Draw', '−₦1,000.00'],
    ['Most you can lose', '₦1,000.00'],
  ]);
  expect(first.textContent).toContain('tools for m-1');
  expect(second.textContent).toContain('tools for m-2');
  expect(second.textContent).not.toContain('on average');
});

test('the bands of a fancy are told, and the middle in words', async () => {
  windowWidth(PHONE);
  const fancy: Partial<Bet> = {
    product: 'fancy',
    marketKind: 'fancy',
    runnerName: 'Runs',
    profit: 500_00,
  };
  groups = {
    open: [
      bet(1, { ...fancy, line: 48 }),
      bet(2, { ...fancy, side: 'lay', line: 44, liability: 500_00 }),
    ],
  };
  await open(/Up to date|as of/);
  expect(rows()).toContainEqual(['If it ends 44–47', '−₦1,000.00']);
  expect(text()).toContain('You lose both if it ends 44–47.');
  const no = betRows()[1]?.textContent;
  expect(no).toContain('NoRuns');
  expect(no).toContain('Can lose ₦500, win ₦500');
  expect(text()).not.toMatch(/liability|\blay\b/i);
});

test('a tap tells everything: the bet in words, ids, time in Lagos, the rules it stands under', async () => {
  // Its code is fetched on tap; load it first, so that it is not late here.
  await import('./BetReceipt.tsx');
  groups = { open: [bet(1)] };
  const user = await open(/Up to date|as of/);
  expect(text()).not.toContain('Reference');
  await user.click(button(/^Back Lagos Lions/));
  await shows(/Reference/);
  const sheet = screen.getByRole('dialog', { name: 'Bet B1' });
  for (const text of [
    'You win ₦430 if it is Lagos Lions, and lose ₦500 if it is not.',
    'Bet B1',
    'r1',
    'Sat 14 Mar 2026 18:00',
    'How it settles, version 0.9',
  ]) {
    expect(sheet.textContent).toContain(text);
  }
  const rules = within(sheet).getByRole('link', { name: /How it settles/ });
  expect(rules.getAttribute('href')).toBe('/gamesrule-2026-06-01#match-odds');
});

test('a bet that shares a dead heat says so', async () => {
  groups = { settled: [bet(1, { state: 'half-void', result: 0 })] };
  const user = await open(/No open bets/);
  await user.click(tab(/^Settled/));
  await shows(/Total/);
  expect(settledRows()[0]?.textContent).toContain('Dead heat');
});

test('the totals of the server count what is not loaded; without them it says of how many they are', async () => {
  const bets = Array.from({ length: 60 }, (_, index) =>
    bet(index, { state: index % 2 ? 'won' : 'lost', result: index % 2 ? 430_00 : -500_00 }),
  );
  groups = { settled: bets };
  const user = await open(/No open bets/);
  await user.click(tab(/^Settled/));
  await shows(/Of the 50 bets shown/);
  expect(totals()).toMatchObject({ Staked: '₦25,000.00', Total: 'Lost ₦1,750.00' });
  await user.click(button(/^Show older \(50 of 60\)$/));
  await shows(/TotalLost ₦2,100.00/);
  expect(totals()).toMatchObject({ 'Won, 30 bets': '+₦12,900.00' });
  expect(text()).not.toContain('shown here');
  expect(settledRows().length).toBe(60);
});

test('the address chooses the tab, and a chosen tab goes into the address', async () => {
  groups = { settled: [bet(1, { state: 'won', result: 430_00 })] };
  const user = show(<MyBetsView />, { at: '/mybets?group=settled' });
  await shows(/Total/);
  expect(tab(/^Settled/).getAttribute('aria-selected')).toBe('true');
  await user.click(tab(/^No result/));
  expect(location.search).toBe('?group=void');
  await user.click(tab(/^Open/));
  expect(location.search).toBe('');
});

test('nothing won and nothing lost is level, and not red', async () => {
  groups = {
    settled: [bet(1, { state: 'won', result: 500_00 }), bet(2, { state: 'lost', result: -500_00 })],
  };
  const user = await open(/No open bets/);
  await user.click(tab(/^Settled/));
  await shows(/TotalEven, ₦0.00/);
  // No colour for it.
  expect(screen.getByText('Even, ₦0.00').className).toBe('');
});

test('a product is picked out, and its absence is told', async () => {
  windowWidth(PHONE);
  groups = { open: [bet(1), bet(2, { product: 'fancy' })] };
  const user = await open(/Up to date|as of/);
  await user.click(button(/^Fancy/));
  expect(betRows().length).toBe(1);
  await user.click(button(/^Casino/));
  expect(text()).toContain('No open bets in Casino');
});

test('filters stand over bets, and while those are not known, but not over nothing', async () => {
  const filters = () => screen.queryByRole('group', { name: 'Product' });
  await open(/No open bets/);
  await waitFor(() => expect(filters()).toBeNull());
  cleanup();
  groups = { open: [bet(1)] };
  await open(/Up to date|as of/);
  expect(filters()).not.toBeNull();
});

test('a search of settled bets asks the server, and looks through what is saved without it', async () => {
  groups = {
    settled: [
      bet(1, { state: 'won', result: 430_00 }),
      bet(2, { state: 'lost', result: -500_00, product: 'fancy' }),
    ],
  };
  const user = await open(/No open bets/);
  await user.click(tab(/^Settled/));
  await shows(/Total/);
  await user.click(button(/^Fancy/));
  await waitFor(async () =>
    expect((await network.sent(listBets)).at(-1)?.input).toMatchObject({ product: 'fancy' }),
  );
  await shows(/TotalLost ₦500.00/);
  network.goDown();
  await user.click(button(/^Exchange/));
  await shows(/TotalWon ₦430.00/);
  expect(settledRows().length).toBe(1);
});

test('what was not placed, lapsed or is void stands apart, and says why', async () => {
  groups = {
    void: [
      bet(1, { state: 'void', reason: 'Abandoned' }),
      bet(2, { state: 'lapsed' }),
      bet(3, { state: 'rejected', reasonCode: 'price-moved' }),
    ],
  };
  const user = await open(/No open bets/);
  await user.click(tab(/^No result/));
  await shows(/The price moved before your bet could be matched\./);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
  expect(headings.map((text) => text?.split(',')[0])).toEqual(['Not placed', 'Lapsed', 'Void']);
});

test('without the network what was saved stays, with its age', async () => {
  windowWidth(PHONE);
  groups = { open: [bet(1)] };
  await open(/Up to date|as of/);
  network.goDown();
  await act(() => betList('open').refresh());
  expect(betRows().length).toBe(1);
  expect(text()).toMatch(/as of .+Couldn't update/);
});

test('without anything saved it says where the bets are', async () => {
  network.goDown();
  await open(/We still have them/);
});

test('where the sportsbook bets cannot be loaded it says so, counts nothing, and tries again', async () => {
  network.run('fault', { match: 'GET /sportsbook/bets', status: 503 });
  const user = show(
    <>
      <OpenBetsSummary />
      <MyBetsView />
    </>,
  );
  await shows(/Your sportsbook bets could not be loaded/);
  expect(screen.queryByText(/^No open bets/)).toBeNull();
  expect(screen.getAllByText("Couldn't load")).toHaveLength(2);
  network.run('fault', { clear: true });
  await user.click(button(/^Try again$/));
  await screen.findByRole('heading', { name: 'No open bets' });
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('where the exchange bets cannot be loaded, those of the sportsbook stand all the same', async () => {
  network.answer(listBets, () => {
    throw new Refusal('invalid', 'The server has a problem', { status: 503 });
  });
  network.answer(listCouponBets, () => ({ asOf: Date.now(), bets: [aCoupon()], total: 1 }));
  show(<MyBetsView />);
  await shows(/Your exchange bets could not be loaded/);
  expect(await screen.findByRole('heading', { name: /^Sportsbook/ })).toBeDefined();
  expect(screen.queryByText(/^No open bets/)).toBeNull();
});

test('before the sportsbook bets have come it does not say that there are none', async () => {
  let answer: (page: { asOf: number; bets: []; total: number }) => void = () => undefined;
  network.answer(listCouponBets, () => new Promise((resolve) => (answer = resolve)));
  show(<MyBetsView />);
  await shows(/Up to date|as of/);
  expect(screen.getByText('Loading your bets')).toBeDefined();
  expect(text()).not.toContain('No open bets');
  await act(async () => answer({ asOf: Date.now(), bets: [], total: 0 }));
  await shows(/No open bets/);
});

test('a bet that the server pushes appears and leaves by itself', async () => {
  windowWidth(PHONE);
  groups = { open: [bet(1)] };
  await open(/Up to date|as of/);
  const [first] = betList('open').state.data?.bets ?? [];
  if (!first) throw new Error('no bet');
  await act(async () => updateBetLists({ ...first, betId: 'B9' }));
  expect(betRows().length).toBe(2);
  await act(async () => updateBetLists({ ...first, state: 'won' }));
  expect(betRows().length).toBe(1);
});

function leg(gameId: string, state: CouponLeg['state'] = 'open'): CouponLeg {
  return {
    gameId,
    eventName: 'Lagos Lions v Abuja Bulls',
    startsAt: Date.now(),
    inPlay: true,
    marketId: `${gameId}:${state}`,
    marketName: '1X2',
    selectionId: 'home',
    selectionName: '1',
    selectionLabel: 'Lagos Lions',
    oddsAsked: 200,
    odds: 200,
    state,
  };
}

test('bets and legs on a match in play show its score and minute, decided legs do not', async () => {
  windowWidth(PHONE);
  groups = { open: [bet(1), bet(2, { gameId: 'g-2', marketId: 'm-2' })] };
  const coupon = aCoupon({ size: 3, legs: [leg('g-1'), leg('g-2'), leg('g-1', 'won')] });
  network.answer(listCouponBets, () => ({ asOf: Date.now(), bets: [coupon], total: 1 }));
  const score = { line: '1–0', detail: '63′' };
  network.answer(listEvents, () => ({ asOf: Date.now(), events: [anEvent({ score })] }));
  await import('./coupons/CouponList.tsx');
  await open(/Live 1–0 · 63′/);
  const legs = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.startsWith('Lagos Lions at 2.00'));
  await waitFor(() => expect(legs()).toHaveLength(3));
  const scores = (parts: HTMLElement[]) =>
    parts.map((part) =>
      within(part)
        .queryAllByText('1–0 · 63′')
        .map(({ textContent }) => textContent),
    );
  // The sportsbook's section comes below the matches.
  expect(scores(matches().slice(0, 2))).toEqual([['Live 1–0 · 63′'], []]);
  expect(scores(legs())).toEqual([['Live 1–0 · 63′'], [], []]);
});

test('the totals say that they leave the sportsbook and the casino out, whose lists have sums', async () => {
  groups = { settled: [bet(1, { state: 'won', result: 430_00 })] };
  const lost = { state: 'lost', stake: 500_00, returned: 0 } as const;
  const coupons = [aCoupon({ ...lost, couponId: 'C1' }), aCoupon({ ...lost, couponId: 'C2' })];
  network.answer(listCouponBets, () => ({ asOf: Date.now(), bets: coupons, total: 2 }));
  await import('./coupons/CouponList.tsx');
  const user = await open(/Up to date|as of/);
  await user.click(tab(/Settled/));
  await shows(/Without the sportsbook and casino games\./);
  expect((await screen.findByRole('heading', { name: /^Sportsbook/ })).textContent).toContain(
    '−₦1,000.00',
  );
});

test('what was won is shown after commission, by bet, day and in all', async () => {
  const won: Partial<Bet> = {
    state: 'won',
    result: 430_00,
    commission: 21_50,
    commissionPercent: 5,
  };
  groups = {
    settled: [
      bet(1, won),
      bet(2, { ...won, result: 100_00, commission: 5_00 }),
      bet(3, { state: 'lost', result: -50_00, marketId: 'm-2', marketName: 'Winner' }),
    ],
  };
  // Of a phone.
  const media = Object.getPrototypeOf(matchMedia('print'));
  vi.spyOn(media, 'matches', 'get').mockReturnValue(false);
  const user = await open(/No open bets/);
  await user.click(tab(/^Settled/));
  await shows(/Total/);
  const [first, , lost] = betRows().map((row) => row.textContent);
  expect(first).toContain('Won +₦408.50');
  expect(first).toContain('After ₦21.50 commission');
  expect(lost).toContain('Lost −₦50.00');
  expect(lost).not.toContain('commission');
  expect(screen.getByText('2 bets').textContent).toBe('2 bets +₦503.50');
  const [day] = screen.getAllByRole('heading', { level: 2 });
  expect(day?.textContent).toContain('+₦453.50');
  expect(totals()).toMatchObject({ Commission: '−₦26.50', Total: 'Won ₦453.50' });
  await import('./BetReceipt.tsx');
  const [top] = betRows();
  if (top) await user.click(within(top).getByRole('button'));
  await shows(/Result after commission\+₦408.50/);
});

test('open bets say what would be won after commission', async () => {
  windowWidth(PHONE);
  groups = { open: [bet(1, { commissionPercent: 5 })] };
  await open(/Up to date|as of/);
  expect(betRows()[0]?.textContent).toContain('To win ₦408.50');
  expect(rows()).toContainEqual(['Lagos Lions', '+₦408.50']);
});

test('a bet that a cash-out placed is marked', async () => {
  windowWidth(PHONE);
  groups = { open: [bet(1), bet(2, { side: 'lay', isHedge: true })] };
  await open(/Up to date|as of/);
  expect(betRows().map(({ textContent }) => textContent.includes('Cash-out'))).toEqual([
    false,
    true,
  ]);
});

test('of 10,000 bets a hundred are drawn, and the rest when asked for; sums are of all', async () => {
  windowWidth(PHONE);
  const all = Array.from({ length: 10_000 }, (_, i) =>
    bet(i + 1, { marketId: `m-${i % 3}`, gameId: `g-${i % 3}` }),
  );
  network.answer(listBets, () => ({ asOf: Date.now(), bets: all, total: all.length }));
  const user = await open(/Show more \(100 of 10000\)/);
  expect(betRows()).toHaveLength(100);
  await user.click(button(/^Show more/));
  await shows(/Show more \(200 of 10000\)/);
  expect(betRows()).toHaveLength(200);
});
