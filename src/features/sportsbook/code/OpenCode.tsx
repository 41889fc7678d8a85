import { type FormEvent, useState } from 'react';
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
      const problem = code.trim() === '' ? 'Enter a code.' : await loadCode(code);
      setError(problem);
      if (problem) return;
      setOpen(false);
      setCode('');
    });
  }

  return (
    <>
      <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
        Booking code
      </Button>
      {isOpen && (
        <Sheet title="Open a booking code" isOpen onClose={() => setOpen(false)}>
          <form className="open-code" onSubmit={submit} noValidate>
            <Field
              label="Booking code"
              hint="Capital or small letters, with or without spaces."
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
            <p className="open-code__note">
              Its selections replace those in your slip. Nothing is bet.
            </p>
            <Button type="submit" isWide isBusy={isBusy}>
              Open the code
            </Button>
          </form>
        </Sheet>
      )}
    </>
  );
}
