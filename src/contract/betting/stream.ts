import * as z from 'zod/mini';
import { asked, pushed } from '../kit/event.ts';
import { Naira, Price } from '../kit/money.ts';
import { rows } from '../kit/tolerance.ts';
import { Market, MarketStatus, PriceLevel, Score } from './market.ts';

/** One runner's changes. A tuple, because players pay for each byte of a live match. */
export const RunnerChange = z.tuple([
  /** The runner's id. */
  z.string(),
  /** Its new back levels, best first; null when they stand. */
  z.nullable(z.array(PriceLevel)),
  /** Its new lay levels, best first; null when they stand. */
  z.nullable(z.array(PriceLevel)),
  /** The price last traded; null when it stands. */
  z.nullable(Price),
  /** The new totals of the prices that have traded, in markets watched in depth; may be absent. */
  z.optional(z.array(PriceLevel)),
]);
export type RunnerChange = z.output<typeof RunnerChange>;

/** A fancy line that moved. */
export const LineChange = z.tuple([
  /** The runner's id. */
  z.string(),
  /** The line of the No side. */
  z.int(),
  /** The line of the Yes side. */
  z.int(),
]);

export const MarketChange = z.object({
  /** Market id. */
  id: z.string(),
  /** Version; present when it rose. */
  v: z.optional(z.int()),
  /** Status; present when it changed. */
  s: z.optional(MarketStatus),
  /** Matched total; present when it changed. */
  m: z.optional(Naira),
  /** Runners that moved. */
  r: z.optional(z.array(RunnerChange)),
  /** Fancy lines that moved. */
  l: z.optional(z.array(LineChange)),
});
export type MarketChange = z.output<typeof MarketChange>;

export const GameChange = z.object({
  gameId: z.string(),
  /** Rises by one with each change of a game. A jump means that changes were missed. */
  seq: z.int(),
  markets: z._default(z.array(MarketChange), []),
  score: z.optional(Score),
  /** Markets that have opened since the last change. */
  opened: z.optional(rows(z.array(Market))),
});
export type GameChange = z.output<typeof GameChange>;

/**
 * Starts or resumes a game's stream. With `since`, the reply carries every later change, or a snapshot when
 * the server no longer has them all.
 */
export const watchGame = asked({
  name: 'market:watch',
  payload: z.object({
    gameId: z.string(),
    since: z.optional(z.int()),
    /** Lite mode: best prices only, less often. */
    lite: z.optional(z.boolean()),
    /** Ids of markets to send in depth: every price with money, and what was matched at each price. */
    deep: z.optional(z.array(z.string())),
  }),
  reply: z.union([
    z.object({
      kind: z.literal('snapshot'),
      seq: z.int(),
      score: z.optional(Score),
      markets: rows(z.array(Market)),
    }),
    z.object({ kind: z.literal('changes'), changes: z.array(GameChange) }),
    z.object({ kind: z.literal('refused'), message: z.string() }),
  ]),
  ours: true,
});

export const unwatchGame = asked({
  name: 'market:unwatch',
  payload: z.object({ gameId: z.string() }),
  reply: z.union([
    z.object({ kind: z.literal('done') }),
    z.object({ kind: z.literal('refused'), message: z.string() }),
  ]),
  ours: true,
});

export const gameChanged = pushed({ name: 'market:change', payload: GameChange, ours: true });

/** A sign of life of a game's stream. */
export const GameBeat = z.tuple([
  /** The game's id. */
  z.string(),
  /** The `seq` of its last change. A higher one than the last that came means that changes were missed. */
  z.int(),
]);

/** Sent every 3 seconds for each watched game: the stream is alive and this was its last number. */
export const gameBeat = pushed({
  name: 'market:beat',
  payload: GameBeat,
  ours: true,
});
