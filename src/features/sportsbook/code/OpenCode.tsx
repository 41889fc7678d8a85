import { type FormEvent, useState } from 'react';
import * as texts from '../../../messages/english/sportsbook/bookingCode.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import './OpenCode.css';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { loadCode } from './loadCode.ts';

/** A field for a booking code, long or of six letters. */
export function OpenCode() {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, run } = useOneAtATime();

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      const problem = code.trim() === '' ? texts.enter : await loadCode(code);
      setError(problem);
      if (problem) return;
      setOpen(false);
      setCode('');
    });
  }

  return (
    <>
      <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {isOpen && (
        <Sheet title={texts.openTitle} isOpen onClose={() => setOpen(false)}>
          <form className="open-code" onSubmit={submit} noValidate>
            <Field
              label={texts.title}
              hint={texts.hint}
              value={code}
              error={error}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => {
                setCode(target.value);
                setError(undefined);
              }}
            />
            <p className="open-code__note">{texts.replaces}</p>
            <Button type="submit" isWide isBusy={isBusy}>
              {texts.open}
            </Button>
          </form>
        </Sheet>
      )}
    </>
  );
}
