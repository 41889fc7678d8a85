import type { TimeLimit } from '../../contract/account/saferPlay.ts';
import { plainTyped } from '../../domain/text/plainTyped.ts';
import * as texts from '../../messages/english/saferPlay.ts';
import { answerPendingRaise, limitTime } from '../../state/play/saferPlay.ts';
import { LimitRow } from './LimitRow.tsx';
import { minutesText } from './limitWords.ts';

const DAY_MINUTES = 24 * 60;

export function TimeLimitRow({ limit, nowMs }: { limit: TimeLimit; nowMs: number }) {
  const { minutes, usedMinutes, pending } = limit;
  return (
    <LimitRow
      title={texts.timeInApp}
      amount={minutes}
      used={usedMinutes}
      isCounted
      pending={pending && { amount: pending.minutes, from: pending.from }}
      nowMs={nowMs}
      show={minutesText}
      parse={parseMinutes}
      onChange={limitTime}
      onAnswer={(answer) => answerPendingRaise({ kind: 'time', period: 'day', answer })}
    />
  );
}

function parseMinutes(text: string): number | string {
  const typed = plainTyped(text);
  const minutes = Number(typed);
  const isFit = /^\d+$/.test(typed) && minutes >= 1 && minutes <= DAY_MINUTES;
  return isFit ? minutes : texts.enterMinutes;
}
