import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as texts from '../../messages/english/saferPlay.ts';
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
        label={texts.newLimit(title)}
        {...(unit && { unit })}
        value={text}
        onChange={setText}
        hint={amount === undefined ? texts.startsNow : texts.lowerStartsNow}
        error={isOffline ? texts.offline : (mend ?? problem)}
      />
      <div className="limit__acts">
        <Button type="submit" disabled={isBusy || isOffline || typeof typed !== 'number'}>
          {typeof typed === 'number' ? texts.setTo(show(typed)) : texts.setLimit}
        </Button>
        {amount !== undefined && (
          <Button kind="quiet" disabled={isBusy || isOffline} onClick={() => void set(undefined)}>
            {texts.removeLimit}
          </Button>
        )}
      </div>
    </form>
  );
}
