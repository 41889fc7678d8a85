import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { isUsedUp } from '../../domain/play/playLimit.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/stateOfPlay.ts';
import { PLAY_LOCK_KEY } from '../../storage/keys.ts';
import { onForget } from '../session/privateState.ts';
import { session } from '../session/session.ts';
import { bettingHold } from './bettingHold.ts';
import { currentBreak, playLock, playNow, readPlayLock } from './playLock.ts';
import { saferPlay } from './saferPlay.ts';

export type StateOfPlay =
  /** The player may play. */
  | { is: 'open' }
  /** The player is signed in, but the server has not answered yet. */
  | { is: 'unknown' }
  /** The player's own time limit is reached. Deposits and withdrawals still work. */
  | { is: 'time-up'; text: string }
  /** A deposit or loss limit is used up. The server holds what is beyond it; only offers are off. */
  | { is: 'at-limit' }
  /** A time-out or an exclusion is running. */
  | { is: 'break'; text: string; until: number }
  /** An exclusion has ended, but the account is not open again yet. */
  | { is: 'locked'; text: string; isReturnAsked: boolean };

/** Longer waits restart the timer, because browsers overflow beyond 24 days. */
const LONGEST_WAIT_MS = 60 * 60_000;

/**
 * The current state, which every page checks before offers, deposits and bets. Components read it with
 * `useStateOfPlay`.
 */
export const play = proxy<{ state: StateOfPlay }>({ state: stateOfPlay() });

let ending: ReturnType<typeof setTimeout> | undefined;

/** Works out whether this player, or a guest on this phone, may play now, from what is known offline too. */
export function stateOfPlay(): StateOfPlay {
  const held = currentBreak();
  if (held) {
    const { until, returnAskedAt } = held;
    if (playNow() < until) {
      const end = `${lagosDay(until)} ${lagosClock(until)}`;
      return { is: 'break', until, text: texts.onBreak(end) };
    }
    const isReturnAsked = returnAskedAt !== undefined;
    const text = isReturnAsked ? texts.askedBack : texts.exclusionEnded;
    return { is: 'locked', text, isReturnAsked };
  }
  const { data } = saferPlay.state;
  if (!data) return { is: session.isAuth ? 'unknown' : 'open' };
  const { minutes, usedMinutes } = data.timeLimit;
  if (minutes !== undefined && usedMinutes >= minutes) return { is: 'time-up', text: texts.timeUp };
  const isAtLimit = data.moneyLimits.some(({ amount, used }) => isUsedUp(amount, used));
  return { is: isAtLimit ? 'at-limit' : 'open' };
}

/** No deposits, bets or offers: a break is running, or an exclusion has not been lifted. */
export function isAway({ is }: Pick<StateOfPlay, 'is'>): boolean {
  return is === 'break' || is === 'locked';
}

/** Offers are off: the player is on a break, locked out, or at a limit. */
export function isSparedOffers({ is }: Pick<StateOfPlay, 'is'>): boolean {
  return is !== 'open' && is !== 'unknown';
}

/** Whether offers may be shown. While the state is unknown they wait. */
export function mayBeOffered({ is }: Pick<StateOfPlay, 'is'>): boolean {
  return is === 'open';
}

/**
 * Recomputes the state: after an answer from the server, a sign-in or sign-out, and at the end of a break.
 */
export function updateStateOfPlay(): void {
  const state = stateOfPlay();
  if (JSON.stringify(state) !== JSON.stringify(play.state)) play.state = state;
  bettingHold.text = 'text' in state ? state.text : undefined;
  bettingHold.isBreak = isAway(state);
  // Hides offers in prerendered pages, which are the same for everybody.
  globalThis.document?.documentElement.classList.toggle('on-break', bettingHold.isBreak);
  clearTimeout(ending);
  if (state.is !== 'break') return;
  const leftMs = Math.max(1000, state.until - playNow());
  ending = setTimeout(updateStateOfPlay, Math.min(leftMs, LONGEST_WAIT_MS));
}

subscribeKey(playLock, 'break', updateStateOfPlay);
subscribeKey(playLock, 'unsent', updateStateOfPlay);
// A break taken in another tab holds in this one too. Node, where pages are prerendered, has no such events.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === PLAY_LOCK_KEY) readPlayLock();
});
subscribeKey(saferPlay.state, 'data', updateStateOfPlay);
subscribeKey(session, 'isAuth', updateStateOfPlay);
onForget(updateStateOfPlay);
updateStateOfPlay();
