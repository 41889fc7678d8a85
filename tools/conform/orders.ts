import { type Bench, good, listOf, NotTried, recordOf } from './bench.ts';

type Order = Record<string, unknown>;

/** A bet that a server should take: the smallest stake on an open market. */
export async function someOrder(bench: Bench, isInPlay: boolean): Promise<Order> {
  const [order] = await someOrders(bench, isInPlay);
  if (order) return order;
  throw new NotTried(`no market ${isInPlay ? 'in play' : 'before play'} is open`);
}

/** One on each of several matches, because a market in play may be suspended the next moment. */
export async function someOrders({ client }: Bench, isInPlay: boolean): Promise<Order[]> {
  const orders: Order[] = [];
  for (const category of ['soccer', 'tennis', 'cricket']) {
    // Whether lists and matches fit the contract is for other rules to say.
    const events = listOf((await client.send('listEvents', { category })).body, 'events');
    for (const { gameId } of events.filter(({ inPlay }) => inPlay === isInPlay).slice(0, 4)) {
      const game = (await client.send('getEvent', { gameId })).body;
      const market = listOf(game, 'markets').find(
        ({ kind, status, inPlay, delaySeconds }) =>
          kind === 'match_odds' &&
          status === 'open' &&
          inPlay === isInPlay &&
          (!isInPlay || Number(delaySeconds) > 0),
      );
      const runner = listOf(market, 'runners').find(
        ({ back }) => Array.isArray(back) && back.length > 0,
      );
      if (!market || !runner) continue;
      const { marketId, version, minStake } = market;
      const [[price] = []] = runner['back'] as number[][];
      const { runnerId } = runner;
      const stake = Math.max(Number(minStake), 100);
      orders.push({
        gameId,
        marketId,
        runnerId,
        side: 'back',
        price,
        stake,
        version,
        onPriceChange: 'any',
      });
    }
  }
  return orders;
}

/** A sportsbook bet on one match to come. */
export async function someCoupon({ client, token }: Bench): Promise<Order> {
  const coupons = await client.send('listCoupons', { time: 'prematch' }, { token });
  const events = listOf(coupons.body, 'events');
  for (const event of events) {
    for (const market of listOf(event, 'markets')) {
      const selection = listOf(market, 'selections').find(({ odds }) => odds !== undefined);
      if (!selection) continue;
      const { selectionId, odds } = selection;
      const { marketId, version } = market;
      const leg = { gameId: event['gameId'], marketId, selectionId, odds, version };
      return { kind: 'single', legs: [leg], stake: 200, onPriceChange: 'any' };
    }
  }
  throw new NotTried('the sportsbook sells nothing');
}

/** Places a bet; the answer's `bet`. */
export async function place(
  { client, token, newKey }: Bench,
  call: string,
  order: Order,
  key = newKey(),
): Promise<Record<string, unknown>> {
  return recordOf(good(client, await client.send(call, order, { token, key }))['bet']);
}
