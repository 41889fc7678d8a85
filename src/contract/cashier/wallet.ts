import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { asked, pushed } from '../kit/event.ts';
import { Naira } from '../kit/money.ts';
import { essential, loosely, orElse, rows } from '../kit/tolerance.ts';

// One beside the balance that cannot be read never hides the others.
const Purse = loosely(z._default(Naira, 0), () => 0);

/** The player's purses. Bets are placed from `balance`. */
export const Wallet = z.object({
  balance: z._default(Naira, 0),
  cash: Purse,
  coins: Purse,
  sports: Purse,
  wicket: Purse,
});
export type Wallet = z.output<typeof Wallet>;

export const getBalance = asked({
  name: 'get:balance',
  payload: Nothing,
  reply: z.object({
    status: loosely(z.string(), String),
    data: essential(z.optional(Wallet)),
    message: z.optional(z.string()),
  }),
});

/** Carries whatever the server sent. If it is not a number, the app asks `get:balance`. */
export const balanceUpdated = pushed({
  name: 'update_balance',
  payload: z.object({ balance: z.optional(z.unknown()) }),
});

/** The most that the open bets of one market can lose. */
export const MarketExposure = z.object({
  gameId: z.string(),
  eventName: z.string(),
  marketId: z.string(),
  marketName: z.string(),
  exposure: Naira,
  bets: z.int(),
});
export type MarketExposure = z.output<typeof MarketExposure>;

export const getExposure = endpoint({
  method: 'GET',
  path: '/bet/exposure/amount',
  access: 'player',
  input: Nothing,
  output: z.object({ exposureAmount: Naira, markets: orElse(rows(z.array(MarketExposure)), []) }),
  ours: 'payload',
});
