import { type FormEvent, useRef, useState } from 'react';
import * as texts from '../../../messages/english/sportsbook/bookingCode.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import './OpenCode.css';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { putCode, readCode } from './loadCode.ts';

/** A field for a booking code, long or of six letters. */
export function OpenCode() {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  return (
    <>
      <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {isOpen && (
        <Sheet title={texts.openTitle} isOpen onClose={() => setOpen(false)}>
          <CodeForm
            code={code}
            onType={setCode}
            onOpened={() => {
              setOpen(false);
              setCode('');
            }}
          />
        </Sheet>
      )}
    </>
  );
}

interface CodeFormProps {
  code: string;
  onType(code: string): void;
  onOpened(): void;
}

function CodeForm({ code, onType, onOpened }: CodeFormProps) {
  const [error, setError] = useState<string>();
  const { isBusy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      if (code.trim() === '') return setError(texts.enter);
      const read = await readCode(code);
      // The sheet was closed meanwhile: the slip stays as it is.
      if (!form.current) return;
      const problem = putCode(read);
      setError(problem);
      if (!problem) onOpened();
    });
  }

  return (
    <form ref={form} className="open-code" onSubmit={submit} noValidate>
      <Field
        label={texts.title}
        hint={texts.hint}
        value={code}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => {
          onType(target.value);
          setError(undefined);
        }}
      />
      <p className="open-code__note">{texts.replaces}</p>
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.open}
      </Button>
    </form>
  );
}
