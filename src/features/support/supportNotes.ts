import { subscribeKey } from 'valtio/vanilla/utils';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { Instant } from '../../contract/kit/time.ts';
import { SupportNote, SupportTopic, sendSupportNote } from '../../contract/support.ts';
import { newId } from '../../lib/newId.ts';
import { connection } from '../../state/session/connection.ts';
import { store } from '../../state/store.ts';
import { savedKeys } from '../../storage/keys.ts';

const SAVE_DELAY_MS = 300;
const MOST_KEPT = 20;

const Written = z.object({
  /** Idempotency key: however often the note is sent, it arrives once. */
  key: z.string(),
  note: SupportNote,
  /** It was sent without an answer and may have arrived. */
  isTried: z.boolean(),
  receipt: z.optional(z.object({ noteId: z.string(), answerBy: Instant })),
  /** Why the server refused it. It is not resent by itself. */
  refusal: z.optional(z.string()),
});
export type Written = z.output<typeof Written>;

/** The form as typed. */
const Draft = z.object({
  /** Missing until the player has chosen one. */
  topic: z.optional(SupportTopic),
  text: z.string(),
  betId: z.string(),
  replyTo: z.string(),
});

const Kept = z.object({
  draft: Draft,
  /** Replies as typed, by thread. */
  replies: z.optional(z.record(z.string(), z.string())),
  written: z.array(Written),
});
type Kept = z.output<typeof Kept>;

const emptyDraft = (): Kept['draft'] => ({ text: '', betId: '', replyTo: '' });

const { state, start } = store({
  key: savedKeys.support,
  schema: Kept,
  delayMs: SAVE_DELAY_MS,
  initial: (): Kept & { replies: Record<string, string>; sending: string[] } => ({
    draft: emptyDraft(),
    replies: {},
    written: [],
    /** Keys of the notes being sent; never saved. */
    sending: [],
  }),
  unpack({ draft, replies, written }, now) {
    now.replies = { ...replies, ...now.replies };
    const isNew = ({ key }: Written) => !now.written.some((one) => one.key === key);
    now.written = [...now.written, ...written.filter(isNew)];
    // What was typed before the read is newer.
    if (Object.values(now.draft).every((typed) => !typed)) now.draft = draft;
  },
});

/** The notes that this phone has written, newest first, and the draft. */
export const support = state;

let isFollowing = false;

/** Reads the saved notes, then sends the waiting ones, now and whenever the network returns. */
export async function startSupport(): Promise<void> {
  await start();
  sendWaiting();
  if (isFollowing) return;
  isFollowing = true;
  subscribeKey(connection, 'status', sendWaiting);
}

/** Saves the note on the phone before sending it. */
export function writeNote(note: SupportNote): void {
  const written: Written = { key: newId(), note, isTried: false };
  support.written = [written, ...support.written].slice(0, MOST_KEPT);
  if (note.threadId === undefined) support.draft = emptyDraft();
  else Reflect.deleteProperty(support.replies, note.threadId);
  sendWaiting();
}

/** Withdraws a note that was not sent, or dismisses one that was. */
export function dropNote(key: string): void {
  support.written = support.written.filter((one) => one.key !== key);
}

/** Takes notes that arrived off this list once the server shows them in a thread of their own. */
export function putAwayAnswered(noteIds: readonly string[]): void {
  const isShown = ({ note, receipt }: Written) =>
    receipt !== undefined &&
    [receipt.noteId, note.threadId].some((id) => id && noteIds.includes(id));
  if (support.written.some(isShown)) {
    support.written = support.written.filter((one) => !isShown(one));
  }
}

/** Sends every waiting note that is not being sent already. */
export function sendWaiting(): void {
  if (connection.status === 'offline') return;
  for (const { key, receipt, refusal } of support.written) {
    if (!receipt && refusal === undefined && !support.sending.includes(key)) void send(key);
  }
}

async function send(key: string): Promise<void> {
  const find = () => support.written.find((one) => one.key === key);
  const note = find()?.note;
  if (!note) return;
  support.sending.push(key);
  const outcome = await call(sendSupportNote, note, { idempotencyKey: key, quiet: true }).then(
    (receipt) => ({ receipt }),
    (error: unknown) => outcomeOf(error),
  );
  // Also for who has signed in meanwhile. Who has left has taken the note along.
  support.sending = support.sending.filter((one) => one !== key);
  const written = find();
  if (written) Object.assign(written, outcome);
}

function outcomeOf(error: unknown): Pick<Written, 'refusal'> | Pick<Written, 'isTried'> {
  const isRefused = error instanceof CallError && error.kind === 'refused';
  return isRefused ? { refusal: error.message } : { isTried: true };
}
