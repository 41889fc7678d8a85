import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/saferPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { LimitRowProps } from './LimitRowProps.ts';
import { useAct } from './useAct.ts';

type PendingRaiseProps = Pick<LimitRowProps, 'amount' | 'nowMs' | 'show' | 'onAnswer'> & {
  pending: NonNullable<LimitRowProps['pending']>;
};

/** A pending raise: when it can be confirmed, and a button to drop it. */
export function PendingRaise(props: PendingRaiseProps) {
  const { pending, amount = 0, nowMs, show, onAnswer } = props;
  const { problem, isBusy, run } = useAct();
  const isDue = nowMs >= pending.from;
  const wanted = pending.amount === undefined ? texts.noLimitWanted : show(pending.amount);
  return (
    <div className="limit__pending">
      <p>
        {texts.youAsked(wanted)}{' '}
        {isDue
          ? texts.confirmStarts
          : texts.confirmFrom(lagosDay(pending.from), lagosClock(pending.from))}
      </p>
      <div className="limit__acts">
        <Button kind="quiet" disabled={isBusy} onClick={() => void run(() => onAnswer('keep'))}>
          {texts.keep(show(amount))}
        </Button>
        {isDue && (
          <Button kind="quiet" disabled={isBusy} onClick={() => void run(() => onAnswer('raise'))}>
            {texts.yes(wanted)}
          </Button>
        )}
      </div>
      <p role="alert" className="limit__problem">
        {problem}
      </p>
    </div>
  );
}
