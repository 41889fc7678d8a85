import { call } from '../api/call.ts';
import { getEvent, listEvents } from '../contract/betting/catalogue.ts';
import type { Category, Market, MarketKind, SportEvent } from '../contract/betting/market.ts';

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
