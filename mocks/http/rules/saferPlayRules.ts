import type { SaferPlay } from '../../../src/contract/account/saferPlay.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { Operator } from '../../domain/operator.ts';
import { askToReturn, takeBreak } from '../../domain/play/breaks.ts';
import { playRow, savePlayRow } from '../../domain/play/playRow.ts';
import {
  answerRaise,
  saferPlayView,
  setMoneyLimit,
  setTimeLimit,
} from '../../domain/play/saferPlay.ts';
import type { SomeRules } from '../everyRule.ts';

interface Asker {
  operator: Operator;
  player: AccountRow;
  token: string;
}

const view = ({ operator, player, token }: Asker): SaferPlay =>
  saferPlayView(operator, player, token);

/** Limits, breaks and reality checks. */
export const saferPlayRules = {
  getSaferPlay: (call) => view(call),
  changeMoneyLimit: (call) => {
    const { kind, period, amount } = call.input;
    setMoneyLimit(call.operator, call.player.accountId, { kind, period }, amount);
    return view(call);
  },
  changeTimeLimit: (call) => {
    setTimeLimit(call.operator, call.player.accountId, call.input.minutes);
    return view(call);
  },
  answerRaise: (call) => {
    const { answer, ...name } = call.input;
    answerRaise(call.operator, call.player.accountId, name, answer);
    return view(call);
  },
  setRealityCheck: (call) => {
    const row = playRow(call.operator, call.player.accountId);
    savePlayRow(call.operator, { ...row, realityCheckMinutes: call.input.minutes });
    return view(call);
  },
  takeBreak: (call) => {
    takeBreak(call.operator, call.player, call.input, call.token);
    return view(call);
  },
  askToReturn: (call) => {
    askToReturn(call.operator, call.player.accountId);
    return view(call);
  },
} satisfies SomeRules;
