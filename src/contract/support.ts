import * as z from 'zod/mini';
import { Email } from './account/registration.ts';
import { atLeast, atMost } from './kit/characters.ts';
import { Nothing } from './kit/empty.ts';
import { endpoint } from './kit/endpoint.ts';
import { Instant } from './kit/time.ts';
import { orElse, rows } from './kit/tolerance.ts';

export const SupportTopic = orElse(
  z.enum(['bet', 'deposit', 'withdrawal', 'account', 'complaint', 'other']),
  'other',
);
export type SupportTopic = z.output<typeof SupportTopic>;

/** A message from anybody to the operator. */
export const SupportNote = z.object({
  topic: SupportTopic,
  text: z.string().check(atLeast(10), atMost(2000)),
  /** A bet's id, or the reference of a deposit or withdrawal. */
  betId: z.optional(z.string().check(atMost(60))),
  /** A player who leaves this out is answered at the account's email address. */
  replyTo: z.optional(Email),
  /** By the phone's clock; the phone may have been offline since. */
  writtenAt: Instant,
  /** The player's earlier note that this one goes on with. */
  threadId: z.optional(z.string().check(atMost(20))),
});
export type SupportNote = z.output<typeof SupportNote>;

/** Carries an idempotency key and moves no money, so the phone may resend it until an answer comes. */
export const sendSupportNote = endpoint({
  method: 'POST',
  path: '/support/note',
  access: 'anyone',
  input: SupportNote,
  output: z.object({
    /** The number to quote in later questions: `OJ-000001`. */
    noteId: z.string(),
    /** The latest time of the first answer. */
    answerBy: Instant,
  }),
  once: true,
  ours: 'call',
});

/** One message of a thread, by the player or by the operator. */
const SupportMessage = z.object({
  at: Instant,
  from: orElse(z.enum(['player', 'oja']), 'oja'),
  text: z.string(),
});

export const SupportThread = z.object({
  /** The number of its first note. */
  noteId: z.string(),
  topic: SupportTopic,
  betId: z.optional(z.string()),
  /** The latest time of the next answer; missing when nothing waits for one. */
  answerBy: z.optional(Instant),
  /** Oldest first. */
  messages: rows(z.array(SupportMessage)),
});
export type SupportThread = z.output<typeof SupportThread>;

/** The player's notes with their answers, the latest first. Guests are answered by email alone. */
export const listSupportThreads = endpoint({
  method: 'GET',
  path: '/support/notes',
  access: 'player',
  input: Nothing,
  output: z.object({ asOf: Instant, threads: rows(z.array(SupportThread)) }),
  ours: 'call',
});
