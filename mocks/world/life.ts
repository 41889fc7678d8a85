import type { MarketStatus } from '../../src/contract/betting/market.ts';
import type { Beat } from './beats.ts';
import { textKey, unit } from './chance/hash.ts';
import { lastAtOrBefore } from './lastAtOrBefore.ts';
import type { Ticks } from './prices/ticks.ts';

/** When a market is listed and what changes it, whatever is traded in it. */
export interface LifePlan {
  marketId: string;
  /** Listed from here on, inactive until it opens. */
  listedAt: number;
  opensAt: number;
  closesAt: number;
  /** Removed from the match page at this time, but still available by id. */
  delistsAt?: number;
  /** Its status while it is open, and the state of play that prices it. */
  beats: readonly Beat[];
  /** Its prices move every n ticks; 0 when only the play moves them. */
  everyTicks: number;
}

/** A market at one instant. */
export interface Moment {
  status: MarketStatus;
  version: number;
  /** The state of play and the tick that price it. */
  state: number;
  tick: number;
}

export interface Life {
  settledAt: number;
  isShownAt(at: number): boolean;
  /** Undefined before it is listed. */
  momentAt(at: number): Moment | undefined;
  /** When it may next look different; infinite once it is settled. */
  nextAfter(at: number): number;
  /** The last step up to `at`, a beat or a tick, while it was open in a state that counts. */
  lastOpenAt(at: number, counts: (state: number) => boolean): number | undefined;
}

const CLOSED_MS = 10_000;
/** Until its first beat a market is open as the match has not begun. */
const UNTIL_FIRST: Beat = { at: Number.NEGATIVE_INFINITY, status: 'open', state: 0 };
const PENDING_MS = 60_000;

/** Works out a market's status and version at any instant from its plan. */
export function createLife(plan: LifePlan, isVoid: boolean, ticks: Ticks): Life {
  const pendingAt = plan.closesAt + CLOSED_MS;
  const lingerMs = Math.floor(unit(textKey(plan.marketId), 1) * 2 * PENDING_MS);
  const settledAt = pendingAt + PENDING_MS + lingerMs;
  const delistsAt = plan.delistsAt ?? Number.POSITIVE_INFINITY;

  const whileOpen = (at: number) => Math.min(Math.max(at, plan.opensAt), plan.closesAt);
  const beatIndexAt = (at: number) => lastAtOrBefore(plan.beats, whileOpen(at));
  const tickAt = (at: number) =>
    plan.everyTicks === 0 ? 0 : Math.floor(ticks.countAt(whileOpen(at)) / plan.everyTicks);
  const stepsBefore = beatIndexAt(plan.opensAt) + tickAt(plan.opensAt);

  const statusAt = (at: number, beat: Beat | undefined): MarketStatus => {
    if (at < plan.opensAt) return 'inactive';
    if (at < plan.closesAt) return beat?.status ?? 'open';
    if (at < pendingAt) return 'closed';
    if (at < settledAt) return 'result_pending';
    return isVoid ? 'void' : 'settled';
  };

  // Counts every step of the market, so that a version names exactly one state.
  const versionAt = (at: number, beatIndex: number, tick: number) => {
    const ended = at < plan.closesAt ? 0 : at < pendingAt ? 1 : at < settledAt ? 2 : 3;
    return 1 + (at < plan.opensAt ? 0 : 1) + ended + beatIndex + tick - stepsBefore;
  };

  return {
    settledAt,
    isShownAt: (at) => plan.listedAt <= at && at < delistsAt,
    momentAt(at) {
      if (at < plan.listedAt) return undefined;
      const beatIndex = beatIndexAt(at);
      const beat = plan.beats[beatIndex];
      const status = statusAt(at, beat);
      const tick = tickAt(at);
      return {
        status,
        version: versionAt(at, beatIndex, tick),
        state: beat?.state ?? 0,
        tick: status === 'suspended' && beat ? tickAt(beat.at) : tick,
      };
    },
    nextAfter(at) {
      const turns = [plan.listedAt, plan.opensAt, plan.closesAt, pendingAt, settledAt, delistsAt];
      if (plan.opensAt <= at && at < plan.closesAt) {
        const beat = plan.beats[lastAtOrBefore(plan.beats, at) + 1];
        if (beat) turns.push(beat.at);
        if (plan.everyTicks > 0) turns.push(ticks.nextAfter(at));
      }
      return Math.min(...turns.filter((turn) => turn > at));
    },
    lastOpenAt(at, counts) {
      let until = Math.min(at, plan.closesAt - 1);
      for (let index = beatIndexAt(until); until >= plan.opensAt; index--) {
        const { at: from, status, state } = plan.beats[index] ?? UNTIL_FIRST;
        const begins = Math.max(from, plan.opensAt);
        if (status === 'open' && counts(state)) {
          const tickAt = plan.everyTicks === 0 ? begins : ticks.lastAt(until, plan.everyTicks);
          return Math.max(begins, tickAt);
        }
        until = begins - 1;
      }
      return undefined;
    },
  };
}
