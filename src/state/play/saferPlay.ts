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
import { followServerBreak } from './playLock.ts';

const QUIET = { quiet: true };

/** Limits, breaks and what this session came to, as the server has them; kept on the device. */
export const saferPlay = cachedList({
  name: 'safer-play',
  schema: SaferPlay,
  fetch: () => call(getSaferPlay, {}, QUIET),
});

// What this device knows of a break follows every answer, and what was saved of one.
subscribeKey(saferPlay.state, 'data', (data) => {
  if (data) followServerBreak(data.break, data.asOf, saferPlay.state.savedAt);
});

/** Each act is answered with the whole: what is shown is what holds now. */
async function take(answer: Promise<SaferPlay>): Promise<void> {
  saferPlay.put(await answer, Date.now());
}

/** Without an amount: no limit. Lower holds at once, higher after a day and a second yes. */
export function limitMoney(limit: InputOf<typeof changeMoneyLimit>): Promise<void> {
  return take(call(changeMoneyLimit, limit, QUIET));
}

export function limitTime(minutes: number | undefined): Promise<void> {
  return take(call(changeTimeLimit, minutes === undefined ? {} : { minutes }, QUIET));
}

export function answerPendingRaise(answer: InputOf<typeof answerRaise>): Promise<void> {
  return take(call(answerRaise, answer, QUIET));
}

export function chooseRealityCheck({ minutes }: InputOf<typeof setRealityCheck>): Promise<void> {
  return take(call(setRealityCheck, { minutes }, QUIET));
}

export function askForAccountBack(): Promise<void> {
  return take(call(askToReturn, {}, QUIET));
}
