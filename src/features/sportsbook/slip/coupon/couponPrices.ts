import { proxy, ref } from 'valtio/vanilla';
import type * as z from 'zod/mini';
import { call } from '../../../../api/call.ts';
import { type CouponLimits, priceSelections } from '../../../../contract/betting/coupon.ts';
import { wantsLessData } from '../../../../pwa/lessData.ts';
import { connection } from '../../../../state/session/connection.ts';
import { pickKey } from './couponDraft.ts';

const LIVE_MS = 10_000;
const SOON_MS = 30_000;
const LESS_DATA = 3;
/** Odds are old after this many missed refreshes. */
const MISSED = 3;
/** Selections per call: one bet plus a page of a list. More go into another call. */
const MOST_AT_ONCE = 100;

/** A selection as offered now, and when that answer came, epoch ms of this device. */
export type CouponQuote = z.output<typeof priceSelections.output>['selections'][number] & {
  at: number;
};

/**
 * Current odds of the selections on screen. Fixed odds have no stream, so they are polled and carry their
 * age.
 */
export const couponPrices = proxy<{
  /** By `pickKey`; each held by reference. */
  quotes: Record<string, CouponQuote>;
  limits: CouponLimits | undefined;
  status: 'waiting' | 'asking' | 'ready' | 'failed';
}>({ quotes: {}, limits: undefined, status: 'waiting' });

interface Watched {
  marketId: string;
  selectionId: string;
}

/** How many components watch each selection. */
const watched = new Map<string, { selection: Watched; count: number }>();
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: Promise<void> | undefined;

/** The polling interval; shorter for events in play. */
function everyMs(isLive: boolean): number {
  return (isLive ? LIVE_MS : SOON_MS) * (wantsLessData() ? LESS_DATA : 1);
}

/** Without end where the phone's clock was set back: then nobody knows the age. */
function ageMs({ at }: CouponQuote, now: number): number {
  return now < at ? Number.POSITIVE_INFINITY : now - at;
}

/** Too old to bet on. */
export function isOld(quote: CouponQuote, now: number): boolean {
  return ageMs(quote, now) > everyMs(quote.offer?.inPlay ?? true) * MISSED;
}

/** Keeps the odds of some selections fresh until the returned function is called. */
export function watchSelections(selections: readonly Watched[]): () => void {
  for (const { marketId, selectionId } of selections) {
    const key = pickKey({ marketId, selectionId });
    const known = watched.get(key);
    if (known) known.count += 1;
    else watched.set(key, { selection: { marketId, selectionId }, count: 1 });
  }
  // Fetch new selections soon, without waiting for the others.
  clearTimeout(timer);
  timer = undefined;
  plan();
  return () => {
    for (const selection of selections) {
      const known = watched.get(pickKey(selection));
      if (known && --known.count === 0) watched.delete(pickKey(selection));
    }
  };
}

function isDue(key: string, now: number): boolean {
  const quote = couponPrices.quotes[key];
  return !quote || ageMs(quote, now) >= everyMs(quote.offer?.inPlay ?? false);
}

/** Schedules a fetch. Waits a moment, because rows come into view one by one and are fetched together. */
function plan(waitMs = 150): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    if (watched.size === 0) return;
    const now = Date.now();
    const due = [...watched].filter(([key]) => isDue(key, now));
    const isIdle =
      asking || document.visibilityState === 'hidden' || connection.status === 'offline';
    const asked = isIdle || due.length === 0 ? undefined : ask(due.map(([, row]) => row.selection));
    void Promise.resolve(asked).finally(() => plan(LIVE_MS / 5));
  }, waitMs);
}

/** Fetches the odds of some selections now, whatever their age. */
export async function priceNow(selections: readonly Watched[]): Promise<void> {
  await asking;
  if (selections.length > 0) await ask(selections);
}

function ask(selections: readonly Watched[]): Promise<void> {
  asking = take(selections.slice(0, MOST_AT_ONCE)).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function take(selections: readonly Watched[]): Promise<void> {
  couponPrices.status = 'asking';
  try {
    const answer = await call(priceSelections, { selections: [...selections] }, { quiet: true });
    const at = Date.now();
    for (const quote of answer.selections) {
      couponPrices.quotes[pickKey(quote)] = ref({ ...quote, at });
    }
    couponPrices.limits = ref(answer.limits);
    couponPrices.status = 'ready';
  } catch {
    // The known odds stay, with their age.
    couponPrices.status = 'failed';
  }
}
