import * as texts from '../../messages/english/saferPlay.ts';
import './LimitRow.css';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { LimitForm } from './LimitForm.tsx';
import type { LimitRowProps } from './LimitRowProps.ts';
import { PendingRaise } from './PendingRaise.tsx';

/** A limit: how much is used, a pending raise, and a form to change it. */
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
              ? texts.noLimit
              : isCounted
                ? texts.used(show(used), show(amount), show(Math.max(0, amount - used)))
                : texts.most(show(amount))}
          </p>
        </div>
        <Button
          kind="quiet"
          aria-expanded={isEditing}
          aria-label={amount === undefined ? texts.setNamed(title) : texts.changeNamed(title)}
          onClick={() => setIsEditing(!isEditing)}
        >
          {amount === undefined ? texts.set : texts.change}
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
