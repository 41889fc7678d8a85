import { subscribeKey } from 'valtio/vanilla/utils';
import { call } from '../../api/call.ts';
import {
  answerRaise,
  askToReturn,
  changeMoneyLimit,
  changeTimeLimit,
  getSaferPlay,
  SaferPlay,
  setRealityCheck,
} from '../../contract/account/saferPlay.ts';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import { cachedList } from '../lists/cachedList.ts';
import { takeServerBreak } from './playLock.ts';
import { playTime } from './playTime.ts';

const QUIET = { quiet: true };

/** The player's limits and breaks and the session's results from the server, kept on the device. */
export const saferPlay = cachedList({
  name: 'safer-play',
  schema: SaferPlay,
  fetch: () => call(getSaferPlay, {}, QUIET),
});

// Hand every answer, saved ones too, to the play lock.
subscribeKey(saferPlay.state, 'data', (data) => {
  if (data) takeServerBreak(data.break, data.asOf, saferPlay.state.savedAt);
});

/** Every action is answered with the complete state, so show that. */
async function take(answer: Promise<SaferPlay>): Promise<void> {
  saferPlay.put(await answer, Date.now());
}

/**
 * Sets a money limit; without an amount, removes it. A lower limit applies at once, a higher one after a day
 * and a second confirmation.
 */
export function limitMoney(limit: InputOf<typeof changeMoneyLimit>): Promise<void> {
  return take(call(changeMoneyLimit, limit, QUIET));
}

export function limitTime(minutes: number | undefined): Promise<void> {
  return take(call(changeTimeLimit, minutes === undefined ? {} : { minutes }, QUIET));
}

export function answerPendingRaise(answer: InputOf<typeof answerRaise>): Promise<void> {
  return take(call(answerRaise, answer, QUIET));
}

export async function chooseRealityCheck({
  minutes,
}: InputOf<typeof setRealityCheck>): Promise<void> {
  const wasOff = saferPlay.state.data?.realityCheckMinutes === 0;
  const answer = await call(setRealityCheck, { minutes }, QUIET);
  // Once they are turned on, the first is due after the whole of the chosen time.
  if (wasOff && minutes > 0) playTime.sinceCheckMs = 0;
  saferPlay.put(answer, Date.now());
}

export function askForAccountBack(): Promise<void> {
  return take(call(askToReturn, {}, QUIET));
}
