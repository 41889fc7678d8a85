import type { MoneyLimit } from '../../contract/account/saferPlay.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { parseNaira } from '../../domain/money/parseNaira.ts';
import * as texts from '../../messages/english/saferPlay.ts';
import { answerPendingRaise, limitMoney } from '../../state/play/saferPlay.ts';
import { LimitRow } from './LimitRow.tsx';
import { limitTitle } from './limitWords.ts';

interface MoneyLimitsProps {
  limits: readonly MoneyLimit[];
  nowMs: number;
}

export function MoneyLimits({ limits, nowMs }: MoneyLimitsProps) {
  return limits.map(({ kind, period, amount, used, pending }) => (
    <LimitRow
      key={kind + period}
      title={limitTitle({ kind, period })}
      amount={amount}
      used={used}
      isCounted={period !== 'bet'}
      pending={pending && { amount: pending.amount, from: pending.from }}
      nowMs={nowMs}
      unit="₦"
      show={formatNaira}
      parse={parseAmount}
      onChange={(next) => limitMoney({ kind, period, ...(next !== undefined && { amount: next }) })}
      onAnswer={(answer) => answerPendingRaise({ kind, period, answer })}
    />
  ));
}

function parseAmount(text: string): number | string {
  const parsed = parseNaira(text);
  return 'kobo' in parsed ? parsed.kobo : texts.enterAmount;
}
