import type { APIRequestContext } from 'playwright';
import * as z from 'zod/mini';
import { login } from '../../src/contract/account/auth.ts';
import { Bet, type Side } from '../../src/contract/betting/bets.ts';
import { getEvent, listEvents } from '../../src/contract/betting/catalogue.ts';
import type { Category, MarketKind } from '../../src/contract/betting/market.ts';
import { getExposure } from '../../src/contract/cashier/wallet.ts';

/** Makes a player's calls directly, for stories about what comes after a bet. */
export async function createBettor(request: APIRequestContext, username = 'adaeze') {
  const data = { username, password: 'Passw0rd1' };
  const { token } = z.parse(
    login.output,
    await (await request.post('/api/login', { data })).json(),
  );
  let placed = 0;

  async function gamesOf(category: Category) {
    const answer = await request.get(`/api/sports/events/${category}`);
    return z.parse(listEvents.output, await answer.json()).events;
  }

  /** Places a bet at the best price on a game's first market of a kind; returns the bet as accepted. */
  async function place(gameId: string, kind: MarketKind, side: Side, naira: number, turn = 0) {
    const answer = await request.get(`/api/sports/event/${gameId}`);
    const { markets } = z.parse(getEvent.output, await answer.json());
    const market = markets.find((row) => row.kind === kind && row.status === 'open');
    const priced = market?.runners.filter((row) => row[side].length > 0) ?? [];
    const runner = priced[turn % priced.length];
    const price = runner?.[side][0]?.[0];
    if (!market || !runner || price === undefined) throw new Error(`no ${kind} in ${gameId}`);
    const path = kind === 'bookmaker' || kind === 'fancy' ? kind : 'match';
    placed += 1;
    const response = await request.post(`/api/bet/${path}/odds`, {
      headers: { authorization: token, 'idempotency-key': `story-${placed}` },
      data: {
        ...{ gameId, marketId: market.marketId, runnerId: runner.runnerId, side },
        ...{ price: price / 100, stake: naira, version: market.version, onPriceChange: 'any' },
        ...(runner.line && { line: side === 'back' ? runner.line.yes : runner.line.no }),
      },
    });
    return z.parse(z.object({ bet: Bet }), await response.json()).bet;
  }

  /** The exposure by market, from the server. */
  async function exposure() {
    const answer = await request.get('/api/bet/exposure/amount', {
      headers: { authorization: token },
    });
    return z.parse(getExposure.output, await answer.json());
  }

  return { gamesOf, place, exposure };
}
