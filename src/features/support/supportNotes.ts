import { subscribeKey } from 'valtio/vanilla/utils';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { Instant } from '../../contract/kit/time.ts';
import { SupportNote, SupportTopic, sendSupportNote } from '../../contract/support.ts';
import { connection } from '../../state/session/connection.ts';
import { session } from '../../state/session/session.ts';
import { store } from '../../state/store.ts';
import { savedKeys } from '../../storage/keys.ts';

const SAVE_DELAY_MS = 300;
const MOST_KEPT = 20;

const Written = z.object({
  /** One for each note, however often it is sent: it has one effect. */
  key: z.string(),
  note: SupportNote,
  /** It may have arrived, though no answer came. */
  isTried: z.boolean(),
  receipt: z.optional(z.object({ noteId: z.string(), answerBy: Instant })),
  /** Why it was not taken; it is not sent again by itself. */
  refusal: z.optional(z.string()),
});
export type Written = z.output<typeof Written>;

/** As typed. */
const Draft = z.object({
  topic: SupportTopic,
  text: z.string(),
  betId: z.string(),
  replyTo: z.string(),
});

const Kept = z.object({ draft: Draft, written: z.array(Written) });
type Kept = z.output<typeof Kept>;

const emptyDraft = (): Kept['draft'] => ({ topic: 'bet', text: '', betId: '', replyTo: '' });

const { state, start } = store({
  key: savedKeys.support,
  schema: Kept,
  delayMs: SAVE_DELAY_MS,
  initial: (): Kept & { sending: string[] } => ({
    draft: emptyDraft(),
    written: [],
    /** Keys of those on their way; never saved. */
    sending: [],
  }),
});

/** What this phone has written to the operator, the newest first, and what is being written. */
export const support = state;

let isFollowing = false;

/** Reads what the phone keeps, then sends what waits, now and whenever there is a network again. */
export async function startSupport(): Promise<void> {
  await start();
  sendWaiting();
  if (isFollowing) return;
  isFollowing = true;
  subscribeKey(connection, 'status', sendWaiting);
}

/** Keeps the note on the phone before anything is sent. */
export function writeNote(note: SupportNote): void {
  const written: Written = { key: crypto.randomUUID(), note, isTried: false };
  support.written = [written, ...support.written].slice(0, MOST_KEPT);
  support.draft = emptyDraft();
  sendWaiting();
}

/** Takes a note back that was not sent, or puts away one that was. */
export function dropNote(key: string): void {
  support.written = support.written.filter((one) => one.key !== key);
}

/** What waits and is not on its way already. */
export function sendWaiting(): void {
  if (connection.status === 'offline') return;
  for (const { key, receipt, refusal } of support.written) {
    if (!receipt && refusal === undefined && !support.sending.includes(key)) void send(key);
  }
}

async function send(key: string): Promise<void> {
  const { owner } = session;
  const find = () => support.written.find((one) => one.key === key);
  const note = find()?.note;
  if (!note) return;
  support.sending.push(key);
  const outcome = await call(sendSupportNote, note, { idempotencyKey: key, quiet: true }).then(
    (receipt) => ({ receipt }),
    (error: unknown) => outcomeOf(error),
  );
  // Whoever has left took their notes along.
  if (owner !== session.owner) return;
  support.sending = support.sending.filter((one) => one !== key);
  const written = find();
  if (written) Object.assign(written, outcome);
}

function outcomeOf(error: unknown): Pick<Written, 'refusal'> | Pick<Written, 'isTried'> {
  const isRefused = error instanceof CallError && error.kind === 'refused' && error.status !== 429;
  return isRefused ? { refusal: error.message } : { isTried: true };
}
