import * as z from 'zod/mini';
import { Email } from './account/registration.ts';
import { atLeast, atMost } from './kit/characters.ts';
import { endpoint } from './kit/endpoint.ts';
import { Instant } from './kit/time.ts';

export const SupportTopic = z.enum([
  'bet',
  'deposit',
  'withdrawal',
  'account',
  'complaint',
  'other',
]);
export type SupportTopic = z.output<typeof SupportTopic>;

/** What somebody writes to the operator. */
export const SupportNote = z.object({
  topic: SupportTopic,
  text: z.string().check(atLeast(10), atMost(2000)),
  /** Of a bet, or the reference of a deposit or withdrawal. */
  betId: z.optional(z.string().check(atMost(60))),
  /** A player without one is answered at the address of the account. */
  replyTo: z.optional(Email),
  /** On the phone, which may have been offline since. */
  writtenAt: Instant,
});
export type SupportNote = z.output<typeof SupportNote>;

/** Carries a key and moves no money: the phone may send it again until there is an answer. */
export const sendSupportNote = endpoint({
  method: 'POST',
  path: '/support/note',
  access: 'anyone',
  input: SupportNote,
  output: z.object({
    /** To be named in every question about it: `OJ-000001`. */
    noteId: z.string(),
    /** The first answer comes by then. */
    answerBy: Instant,
  }),
  once: true,
  ours: 'call',
});
