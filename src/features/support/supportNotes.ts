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
const MOST_DROPPED = 100;

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
  /** Keys of notes that were taken off the list: another tab may still have them. */
  dropped: z.optional(z.array(z.string())),
});
type Kept = z.output<typeof Kept>;

const emptyDraft = (): Kept['draft'] => ({ text: '', betId: '', replyTo: '' });

interface Support extends Kept {
  replies: Record<string, string>;
  dropped: string[];
  /** Keys of the notes being sent; never saved. */
  sending: string[];
}

const { state, start } = store({
  key: savedKeys.support,
  schema: Kept,
  delayMs: SAVE_DELAY_MS,
  initial: (): Support => ({
    draft: emptyDraft(),
    replies: {},
    written: [],
    dropped: [],
    sending: [],
  }),
  unpack(saved, now) {
    now.replies = { ...saved.replies, ...now.replies };
    join(saved, now);
    // What was typed before the read is newer.
    if (Object.values(now.draft).every((typed) => !typed)) now.draft = saved.draft;
  },
  takeOver: join,
});

/**
 * The notes of this page and of what was saved, without those that either has taken off. Each tab writes all
 * of them, so none may miss one of another; what is being typed stays each tab's own.
 */
function join(saved: Kept, now: Support): void {
  const dropped = [...new Set([...(saved.dropped ?? []), ...now.dropped])].sort();
  const isNew = ({ key }: Written) => !saved.written.some((one) => one.key === key);
  const byKey = new Map<string, Written>();
  // Notes of the same time keep the saved order, on which all tabs agree, below those of this page.
  for (const one of [...now.written.filter(isNew), ...saved.written, ...now.written]) {
    const other = byKey.get(one.key);
    if (!other || progress(one) > progress(other)) byKey.set(one.key, one);
  }
  const written = [...byKey.values()].filter(({ key }) => !dropped.includes(key)).sort(newestFirst);
  // Of the same notes each tab makes the same list: one that is no other is not written again.
  change(now, 'written', written.slice(0, MOST_KEPT));
  change(now, 'dropped', dropped.slice(-MOST_DROPPED));
}

function newestFirst(one: Written, other: Written): number {
  return other.note.writtenAt - one.note.writtenAt;
}

/** How far a note has come, because a tab may not know that another has sent it. */
function progress({ receipt, refusal, isTried }: Written): number {
  if (receipt) return 3;
  if (refusal !== undefined) return 2;
  return isTried ? 1 : 0;
}

function change<Name extends keyof Support>(now: Support, name: Name, value: Support[Name]): void {
  if (JSON.stringify(now[name]) !== JSON.stringify(value)) now[name] = value;
}

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
  drop((one) => one.key === key);
}

function drop(isGone: (one: Written) => boolean): void {
  const gone = support.written.filter(isGone).map(({ key }) => key);
  if (gone.length === 0) return;
  support.written = support.written.filter(({ key }) => !gone.includes(key));
  support.dropped = [...support.dropped, ...gone].slice(-MOST_DROPPED);
}

/** Takes notes that arrived off this list once the server shows them in a thread of their own. */
export function putAwayAnswered(noteIds: readonly string[]): void {
  const isShown = ({ note, receipt }: Written) =>
    receipt !== undefined &&
    [receipt.noteId, note.threadId].some((id) => id && noteIds.includes(id));
  drop(isShown);
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
