import type {
  MoneyLimit,
  MoneyLimitKind,
  MoneyLimitPeriod,
  SaferPlay,
} from '../../../src/contract/account/saferPlay.ts';
import {
  changeLimit,
  confirmRaise,
  dropRaise,
  type PlayLimit,
} from '../../../src/domain/play/playLimit.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { SaferPlayRow } from '../../db/rows/player/saferPlayRow.ts';
import { netDeposits } from '../money/statement.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { breakOf, playRow, savePlayRow, usedToday } from './playRow.ts';
import { playResult, stakedSince, usedKobo } from './playUsed.ts';
import { pushLimit } from './pushLimit.ts';

type LimitName = { kind: MoneyLimitKind | 'time'; period: MoneyLimitPeriod };

/** Every limit there is, because a player without any still sees what can be set. */
const MONEY_LIMITS: readonly Pick<MoneyLimit, 'kind' | 'period'>[] = [
  { kind: 'deposit', period: 'day' },
  { kind: 'deposit', period: 'week' },
  { kind: 'deposit', period: 'month' },
  { kind: 'loss', period: 'day' },
  { kind: 'loss', period: 'week' },
  { kind: 'loss', period: 'month' },
  { kind: 'stake', period: 'bet' },
];
const TIME_LIMIT = { kind: 'time', period: 'day' } as const;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export function saferPlayView(operator: Operator, account: AccountRow, token: string): SaferPlay {
  const at = operator.clock.now();
  const { accountId } = account;
  const row = playRow(operator, accountId);
  const time = limitOf(row, TIME_LIMIT);
  const asked = breakOf(row);
  const sessions = operator.db.sessions.where('accountId', accountId);
  const startedAt = operator.db.sessions.get(token)?.startedAt ?? at;
  const before = sessions.filter((session) => session.startedAt < startedAt).at(-1);
  return {
    asOf: at,
    moneyLimits: MONEY_LIMITS.map((name) => {
      const { amount, pending } = limitOf(row, name);
      return { ...name, amount, pending, used: usedKobo(operator, accountId, name, at) };
    }),
    timeLimit: {
      minutes: time.amount,
      usedMinutes: Math.floor(usedToday(row, at) / MINUTE_MS),
      pending: time.pending && { minutes: time.pending.amount, from: time.pending.from },
    },
    realityCheckMinutes: row.realityCheckMinutes,
    break: asked,
    session: {
      startedAt,
      staked: stakedSince(operator, accountId, startedAt),
      result: playResult(operator, accountId, startedAt),
    },
    lastLoginAt: before?.startedAt,
    netDeposits: netDeposits(operator, accountId),
  };
}

export function limitOf(row: SaferPlayRow, { kind, period }: LimitName): PlayLimit {
  const limit = row.limits.find((other) => other.kind === kind && other.period === period);
  return {
    amount: limit?.amount ?? undefined,
    pending: limit?.pending
      ? { amount: limit.pending.amount ?? undefined, from: limit.pending.from }
      : undefined,
  };
}

function saveLimit(operator: Operator, row: SaferPlayRow, name: LimitName, limit: PlayLimit): void {
  const { amount, pending } = limit;
  const others = row.limits.filter(
    ({ kind, period }) => kind !== name.kind || period !== name.period,
  );
  const saved = {
    ...name,
    amount: amount ?? null,
    pending: pending ? { amount: pending.amount ?? null, from: pending.from } : null,
  };
  savePlayRow(operator, { ...row, limits: [...others, saved] });
}

/** Sets a money limit in kobo; undefined removes it. */
export function setMoneyLimit(
  operator: Operator,
  accountId: number,
  name: Pick<MoneyLimit, 'kind' | 'period'>,
  amountKobo: number | undefined,
): void {
  const isKnown = MONEY_LIMITS.some(
    ({ kind, period }) => kind === name.kind && period === name.period,
  );
  if (!isKnown) throw new Refusal('invalid', 'There is no such limit');
  if (amountKobo !== undefined && amountKobo < 0) {
    const message = 'A limit cannot be below zero';
    throw new Refusal('bad-amount', message, { status: 422, fields: { amount: message } });
  }
  change(operator, accountId, name, amountKobo);
}

export function setTimeLimit(
  operator: Operator,
  accountId: number,
  minutes: number | undefined,
): void {
  if (minutes !== undefined && (minutes < 1 || minutes > DAY_MINUTES)) {
    const message = 'Enter a limit of 1 to 1,440 minutes a day';
    throw new Refusal('bad-amount', message, { status: 422, fields: { minutes: message } });
  }
  change(operator, accountId, TIME_LIMIT, minutes);
}

function change(
  operator: Operator,
  accountId: number,
  name: LimitName,
  amount: number | undefined,
): void {
  const row = playRow(operator, accountId);
  const next = changeLimit(limitOf(row, name), amount, operator.clock.now());
  saveLimit(operator, row, name, next);
  pushLimit(operator, accountId, name, next);
}

/** Confirms a pending raise, or drops it and keeps the limit. */
export function answerRaise(
  operator: Operator,
  accountId: number,
  name: LimitName,
  answer: 'raise' | 'keep',
): void {
  const row = playRow(operator, accountId);
  const limit = limitOf(row, name);
  const next = answer === 'keep' ? dropRaise(limit) : confirmRaise(limit, operator.clock.now());
  if (!next) {
    const message = 'You can confirm a higher limit 24 hours after you asked for it';
    throw new Refusal('too-early', message, { status: 422 });
  }
  saveLimit(operator, row, name, next);
}
