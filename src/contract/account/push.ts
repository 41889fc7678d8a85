import * as z from 'zod/mini';
import { atLeast } from '../kit/characters.ts';
import { Done, Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { rows } from '../kit/tolerance.ts';

/** Everything that may be pushed to a phone. There is no kind for offers, so none can be pushed. */
export const PushKind = z.enum([
  'bet-settled',
  'order-matched',
  'order-lapsed',
  'deposit',
  'withdrawal',
  'limit',
]);
export type PushKind = z.output<typeof PushKind>;

/** A push as it arrives in the worker, encrypted on its way (RFC 8291). */
export const PushMessage = z.object({
  kind: PushKind,
  /** Whose it is: the worker shows it only while this player is signed in on the phone. */
  userId: z.int(),
  title: z.string(),
  text: z.string(),
  /** The page of the app that it opens. */
  href: z.string(),
  /** A later message of the same tag takes its place. */
  tag: z.string(),
});
export type PushMessage = z.output<typeof PushMessage>;

/** An hour of the day in Lagos. */
const Hour = z.int().check(z.gte(0), z.lte(23));

/** No push arrives from `from` until `to`; the messages wait in the inbox. */
const QuietHours = z.object({ from: Hour, to: Hour });
export type QuietHours = z.output<typeof QuietHours>;

const PushSettings = z.object({
  kinds: rows(z.array(PushKind)),
  quiet: z.optional(QuietHours),
});
export type PushSettings = z.output<typeof PushSettings>;

/** What the player gets pushed, on every phone, and the operator's public key (VAPID, RFC 8292). */
export const getPush = endpoint({
  method: 'GET',
  path: '/push',
  access: 'player',
  input: Nothing,
  output: z.object({ key: z.string(), settings: PushSettings }),
  ours: 'call',
});

export const changePush = endpoint({
  method: 'POST',
  path: '/push/settings',
  access: 'player',
  input: PushSettings,
  output: z.object({ settings: PushSettings }),
  ours: 'call',
});

/** Adds this phone, or renews its keys. It ends with the session that made it. */
export const subscribePush = endpoint({
  method: 'POST',
  path: '/push/subscribe',
  access: 'player',
  input: z.object({
    endpoint: z.string().check(z.regex(/^https?:\/\//)),
    p256dh: z.string().check(atLeast(1)),
    auth: z.string().check(atLeast(1)),
  }),
  output: Done,
  ours: 'call',
});

export const unsubscribePush = endpoint({
  method: 'POST',
  path: '/push/unsubscribe',
  access: 'player',
  input: z.object({ endpoint: z.string() }),
  output: Done,
  ours: 'call',
});
