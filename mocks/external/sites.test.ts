import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { login, signOut } from '../../src/contract/account/auth.ts';
import { takeBreak } from '../../src/contract/account/saferPlay.ts';
import { listCouponBets } from '../../src/contract/betting/couponBets.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import { launchProvider } from '../../src/contract/casino/providerLaunch.ts';
import { lagosIsoDate } from '../../src/domain/time/lagosTime.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';
import { openSite, pressed, SiteAnswer, termsIn } from './testSite.ts';

let app: TestCaller;
let token: string;
beforeEach(async () => {
  app = createTestCaller();
  ({ token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' }));
});

const open = (provider: string) => openSite(app, token, provider);

const PREMATCH = { tab: 'today', sport: '1', n: '1' };
const operator = () => app.backend.context.operator;

/** A slip with the winners of so many matches of today, by the first price of each. */
async function slipOf(send: Awaited<ReturnType<typeof open>>['send'], legs: number) {
  const { html } = await send(PREMATCH);
  const games = [...html.matchAll(/id="e-([^"]+)"/g)].map(([, gameId]) => gameId ?? '');
  let state: Record<string, string> = PREMATCH;
  for (const gameId of games.slice(0, legs)) {
    const page = await send(state);
    state = { ...state, ...pressed(page.html, `o-${gameId}:`) };
  }
  return { ...state, stake: '500' } as Record<string, string>;
}

test.each([
  ['betby', { tab: 'today', sport: '1' }, 'e-', 'badge crest'],
  ['jetfair', { tab: 'soccer' }, 'm-', 'badge crest'],
  ['jetfair', { tab: 'tennis' }, 'm-', 'badge'],
])('each side of a match at %s %o has its badge', async (provider, state, row, badge) => {
  const { send } = await open(provider);
  const { html } = await send(state);
  const matches = html.split(`<li class="`).filter((part) => part.includes(` id="${row}`));
  expect(matches.length).toBeGreaterThan(0);
  for (const match of matches) expect(match.split(`class="${badge}"`)).toHaveLength(3);
});

test('the prices of each match in the list of Jetfair stand under Back and Lay', async () => {
  const { send } = await open('jetfair');
  const { html } = await send({ tab: 'soccer' });
  const pairs = html.split('class="best"').slice(1);
  expect(pairs.length).toBeGreaterThan(0);
  for (const pair of pairs) expect(pair).toContain('<span>Back</span><span>Lay</span>');
});

test('a page has each part that a crest on it is made of', async () => {
  const { launchId, send } = await open('betby');
  const { html } = await send(PREMATCH);
  const page = await (await app.raw('GET', `/external/frame/betby?launch=${launchId}`)).text();
  const parts = new Set([...html.matchAll(/#((?:in|rim|on|has)-\w+)/g)].map(([, part]) => part));
  expect(parts.size).toBeGreaterThan(8);
  for (const part of parts) expect(page).toContain(`id="${part}"`);
});

test("no bet is taken on a provider's page during maintenance", async () => {
  const { send } = await open('betby');
  const state = await slipOf(send, 1);
  const page = await send(state);
  const { app: brand } = operator().settings;
  Object.assign(brand, { BRAND_STATUS: 'maintenance', STATUS_REASON: 'Back at noon' });
  const refused = await send(state, { terms: termsIn(page.html), stake: '500' });
  expect(refused.say).toBe('Back at noon');
  brand.BRAND_STATUS = 'live';
  expect((await send(state, { terms: termsIn(page.html), stake: '500' })).say).toMatch(/placed/);
});

test.each([
  ['betby', 1, 'Single'],
  ['betby', 3, 'Multiple of 3'],
  ['sportsbook2', 1, 'Single'],
])('%s takes a bet of %i, pays it, and it is in the statement', async (provider, legs, name) => {
  const { send, launchId } = await open(provider);
  const state = await slipOf(send, legs);
  const page = await send(state);
  expect(page.html).toContain(name);
  const placed = await send(state, { terms: termsIn(page.html), stake: '500' });
  expect(placed.say).toMatch(/^Bet K\d+ placed\.$/);
  expect(placed.state).toMatchObject({ picks: '', n: '2', tab: 'bets' });
  expect(placed.money).not.toBe(page.money);

  const { bets } = await app.call(listCouponBets, { reference: `${launchId}-1` }, { token });
  expect(bets).toMatchObject([{ stake: 500_00, legs: { length: legs } }]);
  const shown = provider === 'betby' ? 'Betby' : 'Kora Sports';
  expect(bets[0]?.provider).toBe(shown);
  expect(bets[0]?.cashOut?.amount).toBeUndefined();

  for (const { marketId, selectionId } of bets[0]?.legs ?? []) {
    const result = { kind: 'winner' as const, runnerId: selectionId };
    app.backend.control.run('settle', { marketId, result });
  }
  const day = lagosIsoDate(operator().clock.now());
  const { lines } = await app.call(getStatement, { from: day, to: day }, { token });
  const own = lines.filter(({ reference }) => reference === bets[0]?.couponId);
  expect(own.map(({ kind }) => kind).slice(0, 2)).toEqual(['bet-stake', 'bet-return']);
  expect(own[0]?.remark).toMatch(new RegExp(`^${shown}: `));
  const settled = await send({ ...placed.state });
  expect(settled.html).toContain('Won');
  expect(settled.money).not.toBe(placed.money);
});

test('a bet whose answer was lost is found by reading, and counts once', async () => {
  const { send, launchId } = await open('betby');
  const state = await slipOf(send, 1);
  const { html } = await send(state);
  await send(state, { terms: termsIn(html), stake: '500' });
  // The page knows nothing of it and asks again, then sends again.
  expect(await send(state)).toMatchObject({
    say: expect.stringMatching(/was placed/),
    state: { n: '2' },
  });
  await send(state, { terms: termsIn(html), stake: '500' });
  const { total } = await app.call(listCouponBets, {}, { token });
  const own = operator()
    .db.coupons.all()
    .filter(({ reference }) => reference.startsWith(launchId));
  expect([own.length, total]).toEqual([1, total]);
});

test.each([
  ['no stake', { stake: '' }, /Type a stake/],
  ['less than the least', { stake: '5' }, /₦10\.00/],
  ['more than there is', { stake: '900000' }, /available/i],
  ['half a naira', { stake: '500.50' }, /whole/i],
])('%s is refused in words, and nothing is staked', async (_, fields, said) => {
  const { send } = await open('betby');
  const state = await slipOf(send, 1);
  const page = await send(state);
  const answer = await send(state, { terms: termsIn(page.html), ...fields });
  expect(answer.say).toMatch(said);
  expect(answer.money).toBe(page.money);
  expect(answer.state['picks']).toBe(state['picks']);
});

test('signing out ends the launch, and a break opens none', async () => {
  const { send } = await open('betby');
  await app.call(signOut, {}, { token });
  const ended = await send(PREMATCH);
  expect(ended).toMatchObject({ isEnded: true });
  expect(ended.html).toContain('Your session here has ended');
  const again = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  await app.call(takeBreak, { kind: 'time-out', length: 7 }, again);
  const refusal = await app.refusal(launchProvider, { provider: 'betby' }, again);
  expect(refusal.code).toBe('on-a-break');
});

test('a guest looks round and is asked to log in', async () => {
  const response = await app.raw('GET', '/external/frame/betby');
  const page = await response.text();
  expect(page).toContain('Choose a price');
  const query = new URLSearchParams({ ...PREMATCH, ...pressed(page, 'o-') });
  const view = await (await app.raw('GET', `/external/site/betby?${query}`)).json();
  expect(z.parse(SiteAnswer, view).html).toContain('Log in to Oja to bet');
});

test.each([
  ['dark', /@media all \{/],
  ['light', /@media not all \{/],
  ['other', /@media \(prefers-color-scheme: dark\) \{/],
])('a page is drawn in the theme %s', async (theme, style) => {
  const page = await (await app.raw('GET', `/external/frame/betby?theme=${theme}`)).text();
  expect(page).toMatch(style);
});

test.each([
  ['aura', 'dark', 'color-scheme: dark'],
  ['nobody', 'dark', 'color-scheme: dark'],
  ['aura', 'light', 'color-scheme: light;'],
  ['aura', 'other', 'color-scheme: light dark'],
])('so is the page of %s, without a site of its own, in %s', async (provider, theme, style) => {
  const page = await (await app.raw('GET', `/external/frame/${provider}?theme=${theme}`)).text();
  expect(page).toContain(style);
});

test.each(['betby', 'jetfair', 'sportsbook2', 'tv/x'])(
  '%s is a page whose script parses',
  async (path) => {
    const page = await (await app.raw('GET', `/external/frame/${path}`)).text();
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(page) ?? [];
    expect(() => new Function(script)).not.toThrow();
    expect(page).not.toMatch(/stand-in/i);
  },
);
