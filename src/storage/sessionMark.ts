import { LAST_VIEW_KEY, SESSION_MARK_KEY } from './keys.ts';

/**
 * A small mark in local storage with nothing personal in it: the number of the current sign-in (`epoch`) and
 * whether a session is held. Written synchronously, so every tab notices a sign-out at once. It also tells an
 * evicted database from a new one.
 */

interface SessionMark {
  /** Rises with each sign-out. Records of another epoch are ignored. */
  epoch: number;
  /** Whether a session is stored. The inline script reads it to avoid a flash of the guest page. */
  held: boolean;
}

const FRESH: SessionMark = { epoch: 0, held: false };

/** The epoch this tab works in; undefined until it has read or written one. */
let own: number | undefined;

/** The mark as it is in local storage now; a fresh one when there is none. */
export function readSessionMark(): SessionMark {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SESSION_MARK_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return FRESH;
    const epoch = 'epoch' in value && Number.isSafeInteger(value.epoch) ? Number(value.epoch) : 0;
    return { epoch, held: 'held' in value && value.held === true };
  } catch {
    return FRESH;
  }
}

function write(mark: SessionMark): void {
  try {
    localStorage.setItem(SESSION_MARK_KEY, JSON.stringify(mark));
    if (!mark.held) localStorage.removeItem(LAST_VIEW_KEY);
  } catch {
    // Local storage is full or blocked: other tabs learn of a sign-out by broadcast (`otherTabs.ts`) only.
  }
}

/** Records whether a session is stored. */
export function markHeld(held: boolean): void {
  write({ epoch: readSessionMark().epoch, held });
}

/** Starts a new epoch; the first step of every sign-out. */
export function nextEpoch(): void {
  write({ epoch: readSessionMark().epoch + 1, held: false });
  joinEpoch();
}

/** Moves this tab to the current epoch, so that it forgets every earlier player. */
export function joinEpoch(): void {
  own = readSessionMark().epoch;
}

/** True when another tab has signed out since, so this tab must not write what it still holds. */
export function isEpochOver(): boolean {
  own ??= readSessionMark().epoch;
  return readSessionMark().epoch !== own;
}
