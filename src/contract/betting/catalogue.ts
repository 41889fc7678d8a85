import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';
import { Category, Market, MarketKind, SportEvent } from './market.ts';

export const EventList = z.object({
  asOf: Instant,
  events: rows(z.array(SportEvent)),
  /** The match to show first, if one stands out. */
  featured: z.optional(z.string()),
});
export type EventList = z.output<typeof EventList>;

/** The specification names the categories but has no call that lists their events. */
export const listEvents = endpoint({
  method: 'GET',
  path: '/sports/events/:category',
  access: 'anyone',
  input: z.object({ category: Category }),
  output: EventList,
  ours: 'call',
});

/** One event with all its markets: what the match page shows until the stream starts. */
export const getEvent = endpoint({
  method: 'GET',
  path: '/sports/event/:gameId',
  access: 'anyone',
  input: z.object({ gameId: z.string() }),
  output: z.object({ asOf: Instant, event: SportEvent, markets: rows(z.array(Market)) }),
  ours: 'call',
});

/** Limits and bet delay for each kind of market of one match. */
export const getMatchSettings = endpoint({
  method: 'GET',
  path: '/sports/match/settings',
  access: 'player',
  input: z.object({ gameId: z.string() }),
  output: z.object({
    gameId: z.string(),
    settings: rows(
      z.array(
        z.object({
          kind: MarketKind,
          minStake: Naira,
          maxStake: Naira,
          delaySeconds: z.int(),
          commissionPercent: z.number(),
        }),
      ),
    ),
  }),
  ours: 'payload',
});
