import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
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
  const wanted = pending.amount === undefined ? 'no limit' : show(pending.amount);
  return (
    <div className="limit__pending">
      <p>
        You asked for {wanted}.{' '}
        {isDue
          ? 'It starts once you confirm it.'
          : `You can confirm it from ${lagosDay(pending.from)} ${lagosClock(pending.from)}.`}
      </p>
      <div className="limit__acts">
        <Button kind="quiet" disabled={isBusy} onClick={() => void run(() => onAnswer('keep'))}>
          Keep {show(amount)}
        </Button>
        {isDue && (
          <Button kind="quiet" disabled={isBusy} onClick={() => void run(() => onAnswer('raise'))}>
            Yes, {wanted}
          </Button>
        )}
      </div>
      <p role="alert" className="limit__problem">
        {problem}
      </p>
    </div>
  );
}
