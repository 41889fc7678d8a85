import * as z from 'zod/mini';
import { atLeast } from '../kit/characters.ts';
import { endpoint } from '../kit/endpoint.ts';

export const ReceiptKind = z.enum(['bet', 'coupon', 'deposit', 'withdrawal']);
export type ReceiptKind = z.output<typeof ReceiptKind>;

/** Milliseconds as they are signed. A codec would write them differently and break the signature. */
const Moment = z.int();

/**
 * What a receipt says. Its JSON is signed byte by byte and must fit a QR code, so names are short, times are
 * epoch milliseconds and prices are hundredths.
 */
export const ReceiptBody = z.object({
  v: z.literal(1),
  /** Its place in this player's chain, from 1. */
  no: z.int(),
  player: z.string(),
  kind: ReceiptKind,
  id: z.string(),
  issued: Moment,
  /** The version of the rules that apply; empty for deposits and withdrawals. */
  rules: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  /** The best price for the bet around the moment it was placed: its time and the price. */
  prices: z.array(z.tuple([Moment, z.int()])),
  steps: z.array(z.tuple([Moment, z.string()])),
  /** SHA-256 of the JSON of this player's receipt before this one; empty for the first. */
  before: z.string(),
});
export type ReceiptBody = z.output<typeof ReceiptBody>;

/** An entry of a player's chain: its place, its hash, what it is of, and when it was added. */
const ChainLink = z.object({
  no: z.int(),
  hash: z.string(),
  kind: ReceiptKind,
  id: z.string(),
  at: Moment,
});
export type ChainLink = z.output<typeof ChainLink>;

/**
 * The receipt of a bet, deposit or withdrawal as it stands now. Each is added to the player's chain when it is
 * placed or asked for, and again when its receipt is asked for in another state. The same state is added once:
 * asking again brings the same receipt.
 */
export const issueReceipt = endpoint({
  method: 'POST',
  path: '/receipts',
  access: 'player',
  input: z.object({ kind: ReceiptKind, id: z.string().check(atLeast(1)) }),
  output: z.object({
    /** JSON and signature (ECDSA, P-256, SHA-256), each as base64url, with a dot between them. */
    receipt: z.string(),
    /** SHA-256 of every receipt of this player, oldest first. At most the last hundred. */
    chain: z.array(ChainLink),
  }),
  ours: 'call',
});
