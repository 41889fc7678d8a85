import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';

/** A ticket that was drawn. Tickets are numbered from 1, in the order of the list. */
const DrawnTicket = z.object({
  ticket: z.int(),
  /** The player's code in this list. */
  code: z.string(),
});

export const Draw = z.object({
  /** Its number, by which its list is asked for. */
  week: z.int(),
  /** `open`: tickets still come. `closed`: the list is published. `drawn`: the winners are. */
  state: z.enum(['open', 'closed', 'drawn']),
  opensAt: Instant,
  closesAt: Instant,
  /** When the winners are drawn. */
  heldAt: Instant,
  prizes: z.int(),
  /** Each prize, a bonus. */
  prize: Naira,
  /** All tickets and players so far. */
  tickets: z.int(),
  players: z.int(),
  /** Which number of the public beacon decides it, announced before that number exists. */
  beaconRound: z.int(),
  /** SHA-256 of the list; missing while it is open. */
  fingerprint: z.optional(z.string()),
  /** The beacon's number; missing until it is drawn. */
  seed: z.optional(z.string()),
  winners: z.optional(z.array(DrawnTicket)),
  /** Only for a player who has joined. */
  own: z.optional(
    z.object({
      /** Stands for the player in this list and in no other. */
      code: z.string(),
      /** Lagos days that brought a ticket. */
      days: z.array(IsoDate),
    }),
  ),
});
export type Draw = z.output<typeof Draw>;

/** The weekly draws, newest first: the open one, one that waits for its number, and the last four. */
export const getLuckyDraw = endpoint({
  method: 'GET',
  path: '/promotion/lucky-draw',
  access: 'anyone',
  input: Nothing,
  output: z.object({
    asOf: Instant,
    /** When the player joined; missing for a guest and before. */
    joinedAt: z.optional(Instant),
    draws: rows(z.array(Draw)),
  }),
  ours: 'call',
});

/** A closed draw's list, of which the fingerprint is made: a line for each player, `K7QWERT2 5`. */
export const getDrawList = endpoint({
  method: 'GET',
  path: '/promotion/lucky-draw/list/:week',
  access: 'anyone',
  input: z.object({ week: z.int() }),
  output: z.object({ week: z.int(), list: z.string() }),
  ours: 'call',
});

/** Opts in: today, the whole of it, and the days from then on bring tickets. Joining again changes nothing. */
export const joinLuckyDraw = endpoint({
  method: 'POST',
  path: '/promotion/lucky-draw/join',
  access: 'player',
  input: Nothing,
  output: z.object({ joinedAt: Instant }),
  ours: 'call',
});
