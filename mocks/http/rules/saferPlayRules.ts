import type { SaferPlay } from '../../../src/contract/account/saferPlay.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { House } from '../../domain/house.ts';
import { playRow, savePlayRow } from '../../domain/play/playRow.ts';
import {
  answerRaise,
  askToReturn,
  saferPlayView,
  setMoneyLimit,
  setTimeLimit,
  takeBreak,
} from '../../domain/play/saferPlay.ts';
import type { SomeRules } from '../everyRule.ts';

interface Asker {
  house: House;
  player: AccountRow;
  token: string;
}

const view = ({ house, player, token }: Asker): SaferPlay => saferPlayView(house, player, token);

/** Limits, breaks and reality checks. */
export const saferPlayRules = {
  getSaferPlay: (call) => view(call),
  changeMoneyLimit: (call) => {
    const { kind, period, amount } = call.input;
    setMoneyLimit(call.house, call.player.accountId, { kind, period }, amount);
    return view(call);
  },
  changeTimeLimit: (call) => {
    setTimeLimit(call.house, call.player.accountId, call.input.minutes);
    return view(call);
  },
  answerRaise: (call) => {
    const { answer, ...name } = call.input;
    answerRaise(call.house, call.player.accountId, name, answer);
    return view(call);
  },
  setRealityCheck: (call) => {
    const row = playRow(call.house, call.player.accountId);
    savePlayRow(call.house, { ...row, realityCheckMinutes: call.input.minutes });
    return view(call);
  },
  takeBreak: (call) => {
    takeBreak(call.house, call.player, call.input, call.token);
    return view(call);
  },
  askToReturn: (call) => {
    askToReturn(call.house, call.player.accountId);
    return view(call);
  },
} satisfies SomeRules;
