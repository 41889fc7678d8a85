import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Instant } from '../kit/time.ts';
import { orElse, rows } from '../kit/tolerance.ts';

/** A match that is over. */
const PlayedMatch = z.object({
  startsAt: Instant,
  competition: z.string(),
  home: z.string(),
  away: z.string(),
  /** Goals, sets or runs, home first: `2–1`, `6–4 7–5`, `152 – 148`. */
  score: z.string(),
  /** What else decided it: `4–3 on penalties`, `no result`. */
  note: z.optional(z.string()),
  /** `none` after a draw, a tie or a match without a result. */
  winner: orElse(z.enum(['home', 'away', 'none']), 'none'),
});
export type PlayedMatch = z.output<typeof PlayedMatch>;

const Player = z.object({
  name: z.string(),
  /** `goalkeeper`, `wicketkeeper`, `bowler`; the player's place where there is no more to say. */
  role: z.string(),
});

const TableRow = z.object({
  side: z.string(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  /** Goals or sets. Left out in cricket. */
  scored: z.optional(z.int()),
  conceded: z.optional(z.int()),
  points: z.int(),
});
export type TableRow = z.output<typeof TableRow>;

/** A number of each side, home first. */
const Pair = z.tuple([z.number(), z.number()]);

const MatchStatistics = z.object({
  /** `Round 14`, `Semi-final`. */
  stage: z.string(),
  /** The last five matches of each side in all competitions, newest first. */
  form: z.object({ home: rows(z.array(PlayedMatch)), away: rows(z.array(PlayedMatch)) }),
  /** Their last matches against each other, newest first. */
  meetings: rows(z.array(PlayedMatch)),
  /** Of a league, best first, from the matches that are over. */
  table: z.optional(rows(z.array(TableRow))),
  /** From an hour before the start; not in tennis. */
  lineups: z.optional(z.object({ home: rows(z.array(Player)), away: rows(z.array(Player)) })),
  /** In soccer, from the start. */
  live: z.optional(
    z.object({
      /** Shares of the ball in percent. */
      possession: Pair,
      /** All tries, goals included. */
      shots: Pair,
      shotsOnTarget: Pair,
      corners: Pair,
      fouls: Pair,
      offsides: Pair,
      yellowCards: Pair,
      redCards: Pair,
    }),
  ),
});
export type MatchStatistics = z.output<typeof MatchStatistics>;

/** What is known of the two sides of a match, before it and during it. */
export const getStatistics = endpoint({
  method: 'GET',
  path: '/sports/statistics/:gameId',
  access: 'anyone',
  input: z.object({ gameId: z.string() }),
  output: z.object({ asOf: Instant, statistics: MatchStatistics }),
  ours: 'call',
});
