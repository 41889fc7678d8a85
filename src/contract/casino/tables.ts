import * as z from 'zod/mini';
import { Bet, PlaceBet } from '../betting/bets.ts';
import { Market } from '../betting/market.ts';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { orElse, rows } from '../kit/tolerance.ts';

const TableGame = z.enum(['teen-patti', 'lucky-7', 'dragon-tiger', '32-cards']);
export type TableGame = z.output<typeof TableGame>;

/** Cards are dealt face up: rank and suit, `10h`, `Ks`. */
const Hand = z.object({
  runnerId: z.optional(z.string()),
  name: z.string(),
  cards: z.array(z.string()),
  /** The value of the hand in words, once all cards are dealt. */
  worth: z.optional(z.string()),
});
export type Hand = z.output<typeof Hand>;

const TableResult = z.object({ roundId: z.string(), runnerId: z.string(), name: z.string() });
export type TableResult = z.output<typeof TableResult>;

const TableRound = z.object({
  roundId: z.string(),
  phase: orElse(z.enum(['betting', 'dealing', 'result']), 'dealing'),
  beganAt: Instant,
  betsCloseAt: Instant,
  /** When the next round begins. */
  endsAt: Instant,
  hands: z.array(Hand),
  /** The winning runner; set once the round is dealt. */
  winner: z.optional(z.string()),
});

const TableInShort = z.object({
  /** Also the game's code in the lobby and the `gameId` of its bets. */
  tableId: z.string(),
  name: z.string(),
  game: TableGame,
  minStake: Naira,
  maxStake: Naira,
  round: TableRound,
  /** Newest first. */
  results: rows(z.array(TableResult)),
});
export type TableInShort = z.output<typeof TableInShort>;

/** The live card tables, each with its current round. */
export const listTables = endpoint({
  method: 'GET',
  path: '/tables',
  access: 'anyone',
  input: Nothing,
  output: z.object({ asOf: Instant, tables: rows(z.array(TableInShort)) }),
  ours: 'call',
});

/** One table with its current prices. */
export const getTable = endpoint({
  method: 'GET',
  path: '/tables/:tableId',
  access: 'anyone',
  input: z.object({ tableId: z.string() }),
  output: z.object({
    asOf: Instant,
    table: TableInShort,
    market: Market,
    /** When the table changes next: the time to ask again. */
    changesAt: Instant,
  }),
  ours: 'call',
});

/**
 * Backs or lays a hand of the current round, the table's id being the game id; or backs a price of a match of the
 * virtual league, whose `gameId` it names.
 */
export const placeTableBet = endpoint({
  method: 'POST',
  path: '/bet/table/odds',
  access: 'player',
  input: PlaceBet,
  output: z.object({ bet: Bet }),
  once: true,
  ours: 'call',
});
