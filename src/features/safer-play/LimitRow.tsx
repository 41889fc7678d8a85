import './LimitRow.css';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LimitForm } from './LimitForm.tsx';
import { PendingRaise } from './PendingRaise.tsx';

export interface LimitRowProps {
  title: string;
  /** In the unit of `show`; undefined is no limit. */
  amount: number | undefined;
  used: number;
  /** False where each bet counts alone. */
  isCounted: boolean;
  pending: { amount: number | undefined; from: number } | undefined;
  /** Now, by the server. */
  nowMs: number;
  unit?: string;
  show(amount: number): string;
  /** What was typed, in the unit of `show`, or what to mend. */
  parse(text: string): number | string;
  /** Rejects with a message that can be shown. */
  onChange(amount: number | undefined): Promise<void>;
  onAnswer(answer: 'raise' | 'keep'): Promise<void>;
}

/** One limit: what is used of it, a raise that waits, and the way to change it. */
export function LimitRow(props: LimitRowProps) {
  const { title, amount, used, isCounted, pending, show } = props;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="limit">
      <div className="limit__head">
        <div>
          <b>{title}</b>
          <p className="limit__state">
            {amount === undefined
              ? 'No limit'
              : isCounted
                ? `${show(used)} of ${show(amount)} used, ${show(Math.max(0, amount - used))} left`
                : `${show(amount)} at most`}
          </p>
        </div>
        <Button
          kind="quiet"
          aria-expanded={isEditing}
          aria-label={`${amount === undefined ? 'Set' : 'Change'} limit: ${title}`}
          onClick={() => setIsEditing(!isEditing)}
        >
          {amount === undefined ? 'Set' : 'Change'}
        </Button>
      </div>
      {isCounted && amount !== undefined && (
        <progress className="limit__bar" max={Math.max(1, amount)} value={Math.min(used, amount)}>
          {show(used)}
        </progress>
      )}
      {pending && <PendingRaise {...props} pending={pending} />}
      {isEditing && <LimitForm {...props} onDone={() => setIsEditing(false)} />}
    </div>
  );
}
