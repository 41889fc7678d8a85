import * as z from 'zod/mini';
import { plainTyped } from '../../domain/text/plainTyped.ts';
import { base64url, fromBase64url } from '../../lib/base64url.ts';
import { isKept } from '../../storage/isKept.ts';
import { LAST_VIEW_KEY, LOCK_KEY } from '../../storage/keys.ts';
import { local } from '../../storage/local.ts';
import { localText } from '../../storage/localText.ts';
import { readSessionMark } from '../../storage/sessionMark.ts';

export const LOCK_MINUTES = [1, 5, 15, 30] as const;
export const MOST_TRIES = 5;
/** What OWASP asks of PBKDF2 with SHA-256; about a third of a second on a cheap phone. */
const ROUNDS = 600_000;
/** A clock set back by more than this counts as a way around the lock. */
const CLOCK_SLACK_MS = 60_000;

const Lock = z.object({
  salt: z.string(),
  hash: z.string(),
  /** Locks after so many minutes without a touch. */
  minutes: z.int(),
  wrongTries: z.int(),
  /** The last touch, epoch ms. */
  usedAt: z.number(),
  isLocked: z.boolean(),
});

/**
 * In local storage, which is read before anything of the player. Whoever can read the phone's storage can try
 * all PINs: this keeps out people who pick the phone up, not thieves with tools.
 */
const kept = local(LOCK_KEY, Lock);

/** The digits of a PIN out of what was typed or pasted. */
export function typedPin(text: string): string {
  return plainTyped(text).replace(/\D/g, '').slice(0, 6);
}

export function isPin(text: string): boolean {
  return /^[0-9]{4,6}$/.test(text);
}

/** Whether browsers offer what a PIN needs here: only on https. */
export const canLock = () => globalThis.crypto?.subtle !== undefined;

export function lockMinutes(): number | undefined {
  return kept.read()?.minutes;
}

/** Damaged counts as locked: it was there for a reason, and signing in again helps. */
export function isLockDue(now: number, isDamaged = kept.read() === undefined): boolean {
  const lock = kept.read();
  if (!lock) return isDamaged;
  const idleMs = now - lock.usedAt;
  return lock.isLocked || idleMs > lock.minutes * 60_000 || idleMs < -CLOCK_SLACK_MS;
}

/**
 * Resolves to whether it is set: not where storage is full or blocked, or the player has left meanwhile, and perhaps
 * another one come.
 */
export async function setPin(pin: string, minutes: number, now: number): Promise<boolean> {
  const { epoch } = readSessionMark();
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await hashOf(pin, salt);
  if (readSessionMark().epoch !== epoch) return false;
  const record = { salt: base64url(salt), hash, minutes, wrongTries: 0, usedAt: now };
  if (!kept.write({ ...record, isLocked: false })) return false;
  // It would show before the PIN is asked.
  localText(LAST_VIEW_KEY).write(undefined);
  return true;
}

export function removePin(): void {
  kept.write(undefined);
}

/**
 * Opens the lock; a wrong PIN counts as a try, before it is known to be wrong. `gone`: the PIN left meanwhile, with
 * its player or by another tab.
 */
export async function tryPin(
  pin: string,
  now: number,
): Promise<'open' | 'gone' | { left: number }> {
  if (!isKept('localStorage', LOCK_KEY)) return 'gone';
  const lock = kept.read();
  const salt = lock && fromBase64url(lock.salt);
  if (!lock || !salt || lock.wrongTries >= MOST_TRIES) return { left: 0 };
  const wrongTries = lock.wrongTries + 1;
  kept.write({ ...lock, wrongTries });
  const hash = await hashOf(pin, salt);
  const there = kept.read();
  if (!there) return 'gone';
  if (hash !== there.hash) return { left: MOST_TRIES - there.wrongTries };
  kept.write({ ...there, wrongTries: 0, usedAt: now, isLocked: false });
  return 'open';
}

export function noteTouch(now: number): void {
  const lock = kept.read();
  if (lock && !lock.isLocked) kept.write({ ...lock, usedAt: now });
}

export function markLocked(): void {
  const lock = kept.read();
  if (lock) kept.write({ ...lock, isLocked: true });
}

async function hashOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new TextEncoder().encode(pin);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return base64url(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}
