import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';

const HistoryPoint = z.object({
  at: Instant,
  /** Money matched by then. */
  matched: Naira,
  /** What each runner last traded at, in the order of `runnerIds`; null before its first trade. */
  prices: z.array(z.nullable(Price)),
});

/**
 * Prices and volume of a market since it opened, at most 120 points of time, oldest first: some hours apart days
 * before the start, minutes apart in play. Markets without a book have no prices.
 */
export const getMarketHistory = endpoint({
  method: 'GET',
  path: '/sports/market/history',
  access: 'anyone',
  input: z.object({ marketId: z.string() }),
  output: z.object({
    asOf: Instant,
    marketId: z.string(),
    runnerIds: z.array(z.string()),
    points: rows(z.array(HistoryPoint)),
  }),
  ours: 'call',
});
export type MarketHistory = z.output<typeof getMarketHistory.output>;
