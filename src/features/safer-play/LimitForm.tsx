import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { connection } from '../../state/session/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import type { LimitRowProps } from './LimitRowProps.ts';
import { useAct } from './useAct.ts';

type LimitFormProps = Pick<
  LimitRowProps,
  'title' | 'amount' | 'unit' | 'show' | 'parse' | 'onChange'
> & { onDone(): void };

export function LimitForm(props: LimitFormProps) {
  const { title, amount, unit, show, parse, onChange, onDone } = props;
  const { status } = useSnapshot(connection);
  const [text, setText] = useState('');
  const { problem, isBusy, run } = useAct();
  const typed = text === '' ? undefined : parse(text);
  const mend = typeof typed === 'string' ? typed : undefined;
  const isOffline = status === 'offline';
  const set = async (next: number | undefined) => {
    if (await run(() => onChange(next))) onDone();
  };
  return (
    <form
      className="limit__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof typed === 'number' && !isOffline) void set(typed);
      }}
    >
      <NumberField
        label={`New limit: ${title}`}
        {...(unit && { unit })}
        value={text}
        onChange={setText}
        hint={
          amount === undefined
            ? 'Starts immediately.'
            : 'A lower limit starts immediately. A higher one takes 24 hours, and we ask you again.'
        }
        error={isOffline ? 'You are offline. A limit needs a connection.' : (mend ?? problem)}
      />
      <div className="limit__acts">
        <Button type="submit" disabled={isBusy || isOffline || typeof typed !== 'number'}>
          {typeof typed === 'number' ? `Set ${show(typed)}` : 'Set limit'}
        </Button>
        {amount !== undefined && (
          <Button kind="quiet" disabled={isBusy || isOffline} onClick={() => void set(undefined)}>
            Remove limit
          </Button>
        )}
      </div>
    </form>
  );
}
