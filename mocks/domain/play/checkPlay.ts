import { formatNaira } from '../../../src/domain/money/money.ts';
import { isOnBreak } from '../../../src/domain/play/playBreak.ts';
import { limitLeft } from '../../../src/domain/play/playLimit.ts';
import { lagosClock, lagosDay } from '../../../src/domain/time/lagosTime.ts';
import { exposureAmount } from '../money/exposure.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { breakOf, playRow, usedToday } from './playRow.ts';
import { usedKobo } from './playUsed.ts';
import { limitOf } from './saferPlay.ts';

const PERIODS = ['day', 'week', 'month'] as const;
const MINUTE_MS = 60_000;

/** Refuses what a player on a break may not do: bet, play, deposit, take a bonus. */
export function checkBreak(operator: Operator, accountId: number): void {
  const at = operator.clock.now();
  const current = breakOf(playRow(operator, accountId));
  if (!current || !isOnBreak(current, at)) return;
  const text =
    at < current.until
      ? `You are on a break until ${lagosDay(current.until)} ${lagosClock(current.until)}. You can still withdraw.`
      : 'Your exclusion has ended, but your account stays locked until you ask for it back.';
  throw new Refusal('on-a-break', text, { status: 403 });
}

interface Play {
  /** The most this bet or round can lose by itself, in kobo; zero for a free bet. */
  stakeKobo: number;
  /** What it adds to the player's total risk, in kobo; zero or less where others cover it. */
  addedRiskKobo: number;
}

/** Refuses a bet or round beyond the player's own limits. */
export function checkPlay(operator: Operator, accountId: number, play: Play): void {
  checkBreak(operator, accountId);
  const refusal = limitRefusal(operator, accountId, play);
  if (refusal) throw new Refusal(refusal.reason, refusal.text, { status: 422 });
}

interface LimitRefusal {
  reason: 'stake-limit' | 'time-limit' | 'loss-limit';
  text: string;
}

/** Which of the player's own limits a bet or round is beyond; undefined when none. */
export function limitRefusal(
  operator: Operator,
  accountId: number,
  play: Play,
): LimitRefusal | undefined {
  const row = playRow(operator, accountId);
  if (row.limits.length === 0) return undefined;

  const at = operator.clock.now();
  const minutes = limitOf(row, { kind: 'time', period: 'day' }).amount;
  if (minutes !== undefined && usedToday(row, at) >= minutes * MINUTE_MS) {
    return { reason: 'time-limit', text: `You have used your ${minutes} minutes for today.` };
  }
  const stake = limitOf(row, { kind: 'stake', period: 'bet' }).amount;
  if (stake !== undefined && play.stakeKobo > stake) {
    return {
      reason: 'stake-limit',
      text: `Your own limit for one bet is ${formatNaira(stake)}.`,
    };
  }
  // What adds no risk can lose nothing more; it still takes time, and is still one bet.
  if (play.addedRiskKobo <= 0) return undefined;
  const atRisk = exposureAmount(operator, accountId) + play.addedRiskKobo;
  for (const period of PERIODS) {
    const name = { kind: 'loss', period } as const;
    const { amount } = limitOf(row, name);
    const left = limitLeft(amount, usedKobo(operator, accountId, name, at));
    if (left !== undefined && atRisk > left) {
      const most = formatNaira(Math.max(0, left - atRisk + play.addedRiskKobo));
      const text = `Your loss limit for this ${period} lets you risk ${most} more.`;
      return { reason: 'loss-limit', text };
    }
  }
  return undefined;
}

/** Refuses a deposit beyond the player's own limits. */
export function checkDeposit(operator: Operator, accountId: number, amountKobo: number): void {
  checkBreak(operator, accountId);
  const row = playRow(operator, accountId);
  for (const period of PERIODS) {
    const name = { kind: 'deposit', period } as const;
    const used = usedKobo(operator, accountId, name, operator.clock.now());
    const left = limitLeft(limitOf(row, name).amount, used);
    if (left !== undefined && amountKobo > left) {
      const message = `Your deposit limit for this ${period} leaves ${formatNaira(left)}.`;
      throw new Refusal('deposit-limit', message, { status: 422, fields: { amount: message } });
    }
  }
}
