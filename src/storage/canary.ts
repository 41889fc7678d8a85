import { CANARY_KEY } from './keys.ts';

/**
 * A small mark in local storage that holds nothing personal: which sign-in this device is at, and
 * whether one is held. It is written synchronously, so a sign-out counts from its first moment in
 * every tab, and it tells an evicted database from a fresh one.
 */

interface Canary {
  /** Rises with each sign-out; a record of another epoch is not read. */
  epoch: number;
  /** A session is stored. The inline script reads it to avoid a flash of the guest page. */
  held: boolean;
}

const FRESH: Canary = { epoch: 0, held: false };

/** The epoch whose player this tab knows; undefined until something was read or written. */
let own: number | undefined;

export function readCanary(): Canary {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(CANARY_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return FRESH;
    const epoch = 'epoch' in value && Number.isSafeInteger(value.epoch) ? Number(value.epoch) : 0;
    return { epoch, held: 'held' in value && value.held === true };
  } catch {
    return FRESH;
  }
}

function write(canary: Canary): void {
  try {
    localStorage.setItem(CANARY_KEY, JSON.stringify(canary));
  } catch {
    // Local storage full or blocked: tabs are told by broadcast only, nothing else is lost.
  }
}

export function markHeld(held: boolean): void {
  write({ epoch: readCanary().epoch, held });
}

/** The first step of every sign-out. */
export function nextEpoch(): void {
  write({ epoch: readCanary().epoch + 1, held: false });
  joinEpoch();
}

/** This tab knows no player of an epoch before this one. */
export function joinEpoch(): void {
  own = readCanary().epoch;
}

/** Another tab has signed out since: what this one still holds belongs to nobody. */
export function isEpochOver(): boolean {
  own ??= readCanary().epoch;
  return readCanary().epoch !== own;
}
