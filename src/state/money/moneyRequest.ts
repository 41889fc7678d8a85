import { newId } from '../../lib/newId.ts';
import { draftKey } from '../../storage/keys.ts';
import { session } from '../session/session.ts';
import { store } from '../store.ts';
import { startDoubtfulKeys } from './doubtfulKeys.ts';
import { createIntent, isUnderWay } from './intent.ts';
import {
  emptyRequest,
  isTried,
  MoneyDraft,
  type MoneyRequestState,
  withTyped,
} from './moneyDraft.ts';
import { recheckWithNetwork } from './moneyRechecks.ts';

/** What a request that uploads a file needs. */
export interface Upload {
  onProgress(share: number): void;
  signal: AbortSignal;
}

export interface MoneyRequest<Result> {
  state: MoneyRequestState<Result>;
  /** Reads this player's saved draft, once; looks it up if it was sent. */
  start(): Promise<void>;
  change(field: string, value: string): void;
  /** Sends the request. The phase is the lock: a second tap in the same instant does nothing. */
  submit(send: (key: string, upload: Upload) => Promise<Result>): void;
  /** Aborts the upload. If it arrived anyway, the look-up finds it. */
  stop(): void;
  /** Looks a request with a lost answer up again. */
  recheck(): void;
  /** Resets to an empty form for another request. */
  again(): void;
}

interface MoneyRequestOptions<Result> {
  /** Names the saved draft: `deposit-ng_opay`. */
  name: string;
  find(key: string): Promise<Result | undefined>;
  landed(result: Result): void;
  notArrived: string;
}

const SAVE_DELAY_MS = 300; // So that typing is not slowed down by a write for each letter.

/** The state of a money form, from typing to its outcome, over reloads, being offline and signing in again. */
export function createMoneyRequest<Result extends object>(
  options: MoneyRequestOptions<Result>,
): MoneyRequest<Result> {
  let sending: AbortController | undefined;
  let starting: { owner: string; done: Promise<void> } | undefined;
  /** Whose draft this is. `isRead`: the saved draft has been read. */
  let player: { userId: number; isRead: boolean } | undefined;
  /** The draft of a player whose session the server ended, in case the same player returns. In memory only. */
  let left: { userId: number; saved: MoneyDraft } | undefined;
  /** Another tab has sent its own and hears no answer yet: its key must not leave the phone. */
  let isSentElsewhere = false;
  /** The draft that this phone had saved, until it is known whose turn it is. */
  let onPhone: MoneyDraft | undefined;

  const draft = store({
    key: draftKey(options.name),
    schema: MoneyDraft,
    delayMs: SAVE_DELAY_MS,
    initial: emptyRequest<Result>,
    // Without a player save nothing: a write that waits at sign-out would leave the next player an empty draft.
    pack: ({ isSent }) => (player?.isRead && (isSent || !isSentElsewhere) ? savedNow() : undefined),
    takeOver(saved) {
      isSentElsewhere = saved.isSent;
    },
    unpack(saved) {
      onPhone = saved;
      // Storage refused at first.
      if (player?.isRead && goOnWith(saved)) lookUpSent();
    },
    forget(now, isEnded) {
      left = isEnded ? leaving() : undefined;
      player = undefined;
      starting = undefined;
      isSentElsewhere = false;
      Object.assign(now, emptyRequest());
    },
  });
  const { state } = draft;

  function savedNow(): MoneyDraft {
    const { values, key, isSent } = state;
    return { values: { ...values }, key, isSent };
  }

  const isBegun = () => Object.keys(state.values).length > 0 || state.isSent;

  const intent = createIntent<Result>({
    find: options.find,
    phaseOf: (key) => (key === state.key ? state.phase : undefined),
    enter(key, phase) {
      if (key !== state.key) return;
      state.phase = phase;
      state.share = undefined;
      if (phase.is === 'editing') state.isSent = false;
      // The next request is a new intent, even if the page is reloaded first.
      if (phase.is === 'done') {
        Object.assign(state, { values: {}, key: newId(), isSent: false });
        void draft.save();
      }
    },
    landed: options.landed,
    refused() {
      state.key = newId();
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
    if (player && player.userId !== user.id) Object.assign(state, emptyRequest());
    const mine = { userId: user.id, isRead: false };
    player = mine;
    await Promise.all([draft.start(), startDoubtfulKeys()]);
    if (player !== mine) return;
    // The device was wiped when the session ended, so the copy in memory is newer.
    const kept = left?.userId === mine.userId ? left.saved : onPhone;
    left = undefined;
    onPhone = undefined;
    mine.isRead = true;
    if (!kept || !goOnWith(kept)) {
      // Whatever was typed before or during the read is newer, and nothing has marked it as changed.
      if (isBegun()) draft.changed();
      // A draft that was never sent is a new intent in each tab: what one sends is not the other's.
      else if (kept) Object.assign(state, kept, { key: newId() });
    }
    lookUpSent();
  }

  /** Takes up what was sent before: it goes before what was typed since. */
  function goOnWith(kept: MoneyDraft): boolean {
    if (!isTried(kept) || state.isSent) return false;
    Object.assign(state, withTyped(kept, state.values));
    return true;
  }

  function lookUpSent() {
    if (state.isSent && !isUnderWay(state.phase)) void intent.check(state.key);
  }

  function recheck() {
    if (state.phase.is === 'checking' && session.isAuth) void intent.check(state.key);
  }

  recheckWithNetwork(recheck);

  /** The draft to keep in case the player returns. If it was not read yet, the one from before stays. */
  function leaving() {
    if (!player) return left;
    const { userId, isRead } = player;
    const before = left?.userId === userId ? left : undefined;
    const isNewer = isRead || (isBegun() && !(before && isTried(before.saved)));
    return isNewer ? { userId, saved: savedNow() } : before;
  }

  function submit(send: (key: string, upload: Upload) => Promise<Result>): void {
    if (state.phase.is !== 'editing') return;
    // What is saved may have been sent already.
    if (!player?.isRead) return void start().then(() => player?.isRead && submit(send));
    const { key } = state;
    state.isSent = true;
    sending = new AbortController();
    const { signal } = sending;
    const onProgress = (share: number) => {
      if (state.key === key && state.phase.is === 'sending') state.share = share;
    };
    void intent.submit(key, () => send(key, { onProgress, signal }));
    // Save before any answer comes: if the page dies now, the next start knows that something was sent.
    void draft.save();
  }

  return {
    state,
    start,
    submit,
    recheck,
    change(field, value) {
      if (state.phase.is === 'editing') state.values[field] = value;
    },
    stop() {
      if (state.phase.is === 'sending') sending?.abort();
    },
    again() {
      if (state.phase.is === 'done') Object.assign(state, emptyRequest());
    },
  };
}
