import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Instant } from '../kit/time.ts';

/** The current innings of a cricket match: all batters so far in batting order, and all bowlers so far. */
const Scorecard = z.object({
  batting: z.string(),
  total: z.int(),
  wickets: z.int(),
  /** Legal balls bowled. */
  balls: z.int(),
  target: z.optional(z.int()),
  batters: z.array(
    z.object({
      name: z.string(),
      runs: z.int(),
      balls: z.int(),
      fours: z.int(),
      sixes: z.int(),
      /** `not out`, `retired hurt`, or how the batter was dismissed. */
      state: z.string(),
    }),
  ),
  bowlers: z.array(z.object({ name: z.string(), balls: z.int(), runs: z.int(), wickets: z.int() })),
  /** Name of the current bowler. */
  bowler: z.optional(z.string()),
  lastSix: z.array(z.string()),
});
export type Scorecard = z.output<typeof Scorecard>;

/** Answers with no scorecard before the first ball and for other sports. */
export const getScorecard = endpoint({
  method: 'GET',
  path: '/sports/scorecard/:gameId',
  access: 'anyone',
  input: z.object({ gameId: z.string() }),
  output: z.object({ asOf: Instant, scorecard: z.optional(Scorecard) }),
  ours: 'call',
});
