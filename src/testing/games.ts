import { call } from '../api/call.ts';
import { type Bet, placeMatchOddsBet } from '../contract/betting/bets.ts';
import { getEvent, listEvents } from '../contract/betting/catalogue.ts';
import type { Category, Market, MarketKind, SportEvent } from '../contract/betting/market.ts';
import type { Network } from './network.ts';

/** The first match of the mock backend in a list that is as wanted. */
export async function findGame(
  category: Category,
  isWanted: (event: SportEvent) => boolean,
): Promise<string> {
  const { events } = await call(listEvents, { category }, { quiet: true });
  const game = events.find(isWanted);
  if (!game) throw new Error(`no match of ${category} is as wanted`);
  return game.gameId;
}

/** Takes bets, at odds close to even. */
export const isEven = ({ runners: [first], matchOddsStatus }: SportEvent) =>
  matchOddsStatus === 'open' && (first?.back ?? 0) > 1_40 && (first?.lay ?? 0) < 3_00;

/** A match's first market of a kind, from the mock backend. */
export async function marketOf(gameId: string, kind: MarketKind): Promise<Market> {
  const { markets } = await call(getEvent, { gameId }, { quiet: true });
  const market = markets.find((one) => one.kind === kind);
  if (!market) throw new Error(`${gameId} has no ${kind}`);
  return market;
}

/** An order of the player's of ₦1,000 at 3.00 that waits in the book, with nothing to match it. */
export async function waitingOrder(network: Pick<Network, 'run'>): Promise<Bet> {
  const gameId = await findGame('soccer', (event) => event.status === 'upcoming' && isEven(event));
  const { marketId, runners } = await marketOf(gameId, 'match_odds');
  const runnerId = runners[0]?.runnerId ?? '';
  network.run('book', { marketId, runnerId, columns: { back: [], lay: [] } });
  const order = { gameId, marketId, runnerId, side: 'back', version: 1, price: 300 } as const;
  const rest = { stake: 1_000_00, onPriceChange: 'better', rest: 'keep' } as const;
  const sent = { idempotencyKey: 'order', quiet: true };
  return (await call(placeMatchOddsBet, { ...order, ...rest }, sent)).bet;
}
