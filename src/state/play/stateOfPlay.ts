import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { onForget } from '../session/privateState.ts';
import { session } from '../session/session.ts';
import { bettingHold } from './bettingHold.ts';
import { currentBreak, playLock, playNow } from './playLock.ts';
import { saferPlay } from './saferPlay.ts';

export type StateOfPlay =
  /** Nothing stands in the way. */
  | { is: 'open' }
  /** A player of whom the server has not told yet. */
  | { is: 'unknown' }
  /** The player's own limit of time is reached; money may still move. */
  | { is: 'time-up'; text: string }
  /** A time-out, or an exclusion that runs. */
  | { is: 'break'; text: string; until: number }
  /** An exclusion is over, and the account has not been given back yet. */
  | { is: 'locked'; text: string; isReturnAsked: boolean };

/** A timer longer than this begins anew; browsers take no more than 24 days. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** What every page asks before it offers, takes a deposit or a bet; held for `useStateOfPlay`. */
export const play = proxy<{ state: StateOfPlay }>({ state: stateOfPlay() });

let ending: ReturnType<typeof setTimeout> | undefined;

/** Whether this player, or whoever holds this phone, may play at this moment; by what is known offline too. */
export function stateOfPlay(): StateOfPlay {
  const held = currentBreak();
  if (held) {
    const { until, returnAskedAt } = held;
    if (playNow() < until) {
      const end = `${lagosDay(until)} ${lagosClock(until)}`;
      return { is: 'break', until, text: `You are on a break until ${end}. Betting is off.` };
    }
    const isReturnAsked = returnAskedAt !== undefined;
    const text = isReturnAsked
      ? 'You asked for your account. Betting stays off until a day after you asked.'
      : 'Your exclusion has ended. Betting stays off until a day after you ask for your account.';
    return { is: 'locked', text, isReturnAsked };
  }
  const { data } = saferPlay.state;
  if (!data) return { is: session.isAuth ? 'unknown' : 'open' };
  const { minutes, usedMinutes } = data.timeLimit;
  if (minutes === undefined || usedMinutes < minutes) return { is: 'open' };
  return {
    is: 'time-up',
    text: 'Your time of today is used up, by the limit you have set. Betting is off until midnight.',
  };
}

/** No deposit, no bet and no offer: a break runs, or an exclusion has not been lifted. */
export function isAway({ is }: Pick<StateOfPlay, 'is'>): boolean {
  return is === 'break' || is === 'locked';
}

/** Offers wait until it is known that nothing stands in their way. */
export function mayBeOffered({ is }: Pick<StateOfPlay, 'is'>): boolean {
  return is === 'open';
}

/** Looks anew: after a word of the server, a sign-in or a sign-out, and at the end of a break. */
export function lookAtPlay(): void {
  const state = stateOfPlay();
  if (JSON.stringify(state) !== JSON.stringify(play.state)) play.state = state;
  bettingHold.text = 'text' in state ? state.text : undefined;
  bettingHold.isBreak = isAway(state);
  // Hides the offers in pages that were written before anybody knew who reads them.
  globalThis.document?.documentElement.classList.toggle('on-break', bettingHold.isBreak);
  clearTimeout(ending);
  if (state.is !== 'break') return;
  const leftMs = Math.max(1000, state.until - playNow());
  ending = setTimeout(lookAtPlay, Math.min(leftMs, LONGEST_WAIT_MS));
}

subscribeKey(playLock, 'break', lookAtPlay);
subscribeKey(saferPlay.state, 'data', lookAtPlay);
subscribeKey(session, 'isAuth', lookAtPlay);
onForget(lookAtPlay);
lookAtPlay();
