import { proxy, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { draftKey } from '../../storage/keys.ts';
import { persisted } from '../../storage/persisted.ts';
import { onForget } from '../session/privateState.ts';
import { session } from '../session/session.ts';
import { createIntent, type IntentPhase } from './intent.ts';
import { recheckWithNetwork } from './moneyRechecks.ts';

const Saved = z.object({
  /** As typed, by field. Files and one-time codes never come here. */
  values: z.catchall(z.object({}), z.string()),
  key: z.string(),
  /** It went out, and no answer came yet. */
  isSent: z.boolean(),
});
type Saved = z.output<typeof Saved>;

export interface MoneyRequestState<Result> extends Saved {
  phase: IntentPhase<Result>;
  /** While a file is on its way: which share of it has left the phone, 0 to 1. */
  share: number | undefined;
}

/** What a request that holds a file goes by. */
export interface Upload {
  onProgress(share: number): void;
  signal: AbortSignal;
}

export interface MoneyRequest<Result> {
  state: MoneyRequestState<Result>;
  /** Reads what the device keeps of this player, once; what was sent is looked up. */
  start(): Promise<void>;
  change(field: string, value: string): void;
  /** The phase is the lock: a second tap in the same instant finds it taken. */
  submit(send: (key: string, upload: Upload) => Promise<Result>): void;
  /** Stops what is being sent. What has arrived all the same is looked up. */
  stop(): void;
  /** Asks again what became of a request whose answer was lost. */
  recheck(): void;
  /** Back to an empty form, for another request. */
  again(): void;
}

interface MoneyRequestOptions<Result> {
  /** Of the draft on the device: `deposit-ng_opay`. */
  name: string;
  find(key: string): Promise<Result | undefined>;
  landed(result: Result): void;
  notArrived: string;
}

/** Typing is not slowed down by a write for each letter. */
const SAVE_DELAY_MS = 300;

/** A form for money and what becomes of it: kept through reload, offline and signing in again. */
export function createMoneyRequest<Result extends object>(
  options: MoneyRequestOptions<Result>,
): MoneyRequest<Result> {
  const blank = (): MoneyRequestState<Result> => ({
    values: {},
    key: crypto.randomUUID(),
    isSent: false,
    phase: { is: 'editing' },
    share: undefined,
  });
  let sending: AbortController | undefined;
  const state = proxy(blank()) as MoneyRequestState<Result>;
  let starting: { owner: string; done: Promise<void> } | undefined;
  /** Whose draft this is; what the device keeps of it may still be on its way. */
  let player: { userId: number; isRead: boolean } | undefined;
  /** In memory only, for the player whose session the server ended, and for nobody else. */
  let left: { userId: number; saved: Saved } | undefined;

  const record = persisted({
    key: draftKey(options.name),
    schema: Saved,
    delayMs: SAVE_DELAY_MS,
    // A write that was waiting when the player left would save an empty draft for the next one.
    current: () => (player?.isRead ? savedNow() : undefined),
  });

  function savedNow(): Saved {
    const { values, key, isSent } = state;
    return { values: { ...values }, key, isSent };
  }

  const isBegun = () => Object.keys(state.values).length > 0 || state.isSent;

  function save() {
    record.changed();
    record.flush().catch((error) => console.warn('draft not saved', error));
  }

  const intent = createIntent<Result>({
    find: options.find,
    phaseOf: (key) => (key === state.key ? state.phase : undefined),
    enter(key, phase) {
      if (key !== state.key) return;
      state.phase = phase;
      state.share = undefined;
      if (phase.is === 'editing') state.isSent = false;
      // What comes next is another intent, also when the page is loaded anew before it.
      if (phase.is === 'done') {
        Object.assign(state, { values: {}, key: crypto.randomUUID(), isSent: false });
        save();
      }
    },
    landed: options.landed,
    refused() {
      state.key = crypto.randomUUID();
    },
    notArrived: options.notArrived,
  });

  function start() {
    if (starting?.owner !== session.owner) starting = { owner: session.owner, done: hydrate() };
    return starting.done;
  }

  async function hydrate() {
    const { user } = session;
    if (!user) return;
    if (player && player.userId !== user.id) Object.assign(state, blank());
    const mine = { userId: user.id, isRead: false };
    player = mine;
    const saved = (await record.load().catch(() => undefined))?.value;
    if (player !== mine) return;
    // The device was wiped when the session ended: what is left in memory is the newer.
    const kept = left?.userId === mine.userId ? left.saved : saved;
    left = undefined;
    mine.isRead = true;
    // What was typed while the device was read is newer still.
    if (kept && !isBegun()) Object.assign(state, kept);
    if (state.isSent && state.phase.is === 'editing') void intent.check(state.key);
  }

  function recheck() {
    if (state.phase.is === 'checking' && session.isAuth) void intent.check(state.key);
  }

  subscribe(state, () => {
    if (player) record.changed();
  });
  recheckWithNetwork(recheck);

  onForget((isEnded) => {
    left = isEnded ? leaving() : undefined;
    player = undefined;
    starting = undefined;
    Object.assign(state, blank());
  });

  /** For who signs in again. Forgotten twice, or while being read, they leave what they left before. */
  function leaving() {
    if (!player) return left;
    const { userId, isRead } = player;
    if (isRead || isBegun()) return { userId, saved: savedNow() };
    return left?.userId === userId ? left : undefined;
  }

  return {
    state,
    start,
    recheck,
    change(field, value) {
      if (state.phase.is === 'editing') state.values[field] = value;
    },
    submit(send) {
      if (state.phase.is !== 'editing') return;
      const { key } = state;
      state.isSent = true;
      const mine = new AbortController();
      sending = mine;
      const onProgress = (share: number) => {
        if (state.key === key && state.phase.is === 'sending') state.share = share;
      };
      void intent.submit(key, () => send(key, { onProgress, signal: mine.signal }));
      // Before any answer: should the page die now, the next start knows that something was sent.
      save();
    },
    stop() {
      if (state.phase.is === 'sending') sending?.abort();
    },
    again() {
      if (state.phase.is === 'done') Object.assign(state, blank());
    },
  };
}
