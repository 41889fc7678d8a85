import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { login } from '../../src/contract/account/auth.ts';
import { getEvent, getMatchSettings, listEvents } from '../../src/contract/betting/catalogue.ts';
import { getCoupon, priceSelections } from '../../src/contract/betting/coupon.ts';
import type { Category } from '../../src/contract/betting/market.ts';
import { getMarketHistory } from '../../src/contract/betting/marketHistory.ts';
import { getScorecard } from '../../src/contract/betting/scorecard.ts';
import { getStatistics } from '../../src/contract/betting/statistics.ts';
import { getBanners, listAnnouncements } from '../../src/contract/content.ts';
import { findTvStream, getLobby, lookUpIp } from '../../src/contract/external.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

let app: TestCaller;
beforeEach(() => {
  app = createTestCaller();
});

async function aGame(category: Category, isInPlay: boolean): Promise<string> {
  const { events } = await app.call(listEvents, { category });
  return events.find(({ inPlay }) => inPlay === isInPlay)?.gameId ?? '';
}

describe('the catalogue', () => {
  test.each([
    ['soccer', 1],
    ['tennis', 2],
    ['cricket', 4],
  ] as const)('of %s is of that sport alone', async (category, sportId) => {
    const { events } = await app.call(listEvents, { category });
    expect(events.length).toBeGreaterThan(20);
    expect(new Set(events.map((event) => event.sportId))).toEqual(new Set([sportId]));
  });

  test('in play is what is played now, of every sport', async () => {
    const { events, featured } = await app.call(listEvents, { category: 'inplay' });
    expect(new Set(events.map(({ inPlay, status }) => `${inPlay} ${status}`))).toEqual(
      new Set(['true inplay']),
    );
    expect(new Set(events.map(({ sportId }) => sportId)).size).toBe(3);
    expect(events.map(({ gameId }) => gameId)).toContain(featured);
  });

  test('an event comes with its markets, and with the limits of each kind', async () => {
    const gameId = await aGame('cricket', true);
    const { event, markets } = await app.call(getEvent, { gameId });
    expect(event.score?.line).toMatch(/\d/);
    const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
    const { settings } = await app.call(getMatchSettings, { gameId }, { token });
    expect(new Set(settings.map(({ kind }) => kind))).toEqual(
      new Set(markets.map(({ kind }) => kind)),
    );
  });

  test('a selection in play is priced with the score and the minute', async () => {
    const gameId = await aGame('soccer', true);
    const { event } = await app.call(getCoupon, { gameId });
    const [market] = event.markets;
    const selectionId = market?.selections[0]?.selectionId ?? '';
    const priced = { marketId: market?.marketId ?? '', selectionId };
    const { selections } = await app.call(priceSelections, { selections: [priced] });
    expect(selections[0]?.offer?.score).toEqual({
      line: event.score?.line,
      detail: event.score?.detail,
    });
    expect(event.score?.detail).toMatch(/\d|HT/);
  });

  test('a scorecard is there for cricket, and for nothing else', async () => {
    const cricket = await app.call(getScorecard, { gameId: await aGame('cricket', true) });
    expect(cricket.scorecard?.batters.length).toBeGreaterThan(1);
    const soccer = await app.call(getScorecard, { gameId: await aGame('soccer', true) });
    expect(soccer.scorecard).toBeUndefined();
  });

  test.each(['soccer', 'tennis', 'cricket'] as const)(
    'of %s a market tells its history: few points, from its opening to now',
    async (category) => {
      const gameId = await aGame(category, true);
      const { markets } = await app.call(getEvent, { gameId });
      const { marketId = '', matched, runners = [] } = markets[0] ?? {};
      const { points, runnerIds, asOf } = await app.call(getMarketHistory, { marketId });
      expect(runnerIds).toEqual(runners.map(({ runnerId }) => runnerId));
      expect(points.length).toBeLessThanOrEqual(120);
      const times = points.map(({ at }) => at);
      expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
      expect(asOf - (times[0] ?? 0)).toBeGreaterThan(4 * 24 * 3_600_000);
      const sums = points.map((point) => point.matched);
      expect(sums).toEqual([...sums].sort((one, other) => one - other));
      expect(points.at(-1)).toEqual({
        ...{ at: asOf, matched },
        prices: runners.map(({ lastTraded }) => lastTraded),
      });
      expect(await app.refusal(getMarketHistory, { marketId: `${gameId}:none` })).toMatchObject({
        code: 'unknown-market',
      });
    },
  );

  test.each(['soccer', 'tennis', 'cricket'] as const)('%s has statistics', async (sport) => {
    const { statistics } = await app.call(getStatistics, { gameId: await aGame(sport, true) });
    expect(statistics.form.home.length).toBeGreaterThan(0);
  });

  test('what the operator has suspended is suspended in the list and in the event', async () => {
    const gameId = await aGame('soccer', false);
    const marketOf = async () => {
      const { event, markets } = await app.call(getEvent, { gameId });
      return { event, main: markets.find(({ kind }) => kind === 'match_odds') };
    };
    const before = await marketOf();
    const marketId = before.main?.marketId ?? '';
    app.backend.control.run('market', { marketId, status: 'suspended' });
    const { event, main } = await marketOf();
    expect(main).toMatchObject({ status: 'suspended', version: (before.main?.version ?? 0) + 1 });
    expect(main?.runners.flatMap(({ back, lay }) => [...back, ...lay])).toEqual([]);
    expect(event.matchOddsStatus).toBe('suspended');
    const { events } = await app.call(listEvents, { category: 'soccer' });
    const listed = events.find((row) => row.gameId === gameId);
    expect(listed?.matchOddsStatus).toBe('suspended');
    app.backend.control.run('market', { marketId, status: null });
    expect((await marketOf()).main?.status).toBe('open');
  });
});

describe('what the operator tells', () => {
  test('banners come unsorted, as their order is there to sort them by', async () => {
    const { banners } = await app.call(getBanners, {});
    const orders = banners.map(({ order }) => order);
    expect(orders).not.toEqual([...orders].sort());
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('a guest hears what is for everybody, a player what is theirs too, newest first', async () => {
    const guest = await app.call(listAnnouncements, {});
    expect(new Set(guest.announcements.map(({ audience }) => audience))).toEqual(
      new Set(['everybody']),
    );
    const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
    const { announcements } = await app.call(listAnnouncements, {}, { token });
    expect(announcements.length).toBeGreaterThan(guest.announcements.length);
    const times = announcements.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });
});

describe('services of others', () => {
  const ask = async (path: string) => (await app.raw('GET', `/external${path}`)).json();

  test('the public address', async () => {
    expect(z.decode(lookUpIp.output, await ask('/ip?format=json')).ip).toMatch(/^[\d.]+$/);
  });

  test.each([
    ['of cricket in play', 'cricket', true, true],
    ['of cricket to come', 'cricket', false, false],
    ['of soccer in play', 'soccer', true, true],
    ['of tennis in play', 'tennis', true, true],
  ] as const)('live pictures %s', async (_, category, isInPlay, expected) => {
    const stream = z.decode(
      findTvStream.output,
      await ask(`/tv/${await aGame(category, isInPlay)}`),
    );
    expect(stream.isAvailable).toBe(expected);
    expect(expected ? stream.url : stream.reason).toMatch(/\w/);
  });

  test('the lobby, each of whose frames answers', async () => {
    const { providers, games } = z.decode(getLobby.output, await ask('/lobby'));
    for (const provider of providers) {
      expect(games.filter((game) => game.provider === provider.provider)).toHaveLength(
        provider.games,
      );
    }
    for (const { url, status } of providers) {
      const response = await app.raw('GET', url.replace('/api', ''));
      expect(response.status).toBe(status === 'down' ? 503 : 200);
      expect(response.headers.get('content-type')).toContain('text/html');
    }
  });

  test('a frame shows what it is asked for as text', async () => {
    app.backend.control.run('scenario', { name: 'hostile-frames' });
    const response = await app.raw('GET', '/external/frame/aura/%3Cscript%3E');
    expect(await response.text()).toContain('<strong>%3Cscript%3E</strong>');
  });

  test('can be broken like calls', async () => {
    app.backend.control.run('fault', { match: 'GET /external/ip', network: true });
    expect((await app.raw('GET', '/external/ip?format=json')).type).toBe('error');
  });
});

test('the panel is a page whose script parses', async () => {
  const html = await (await app.raw('GET', '/__mock/panel')).text();
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain('/journal');
});
