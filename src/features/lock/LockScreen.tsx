import { env } from '../../env.ts';
import './LockScreen.css';
import { type FormEvent, useState } from 'react';
import { wipePhone } from '../../state/session/wipePhone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useOneAtATime } from '../../ui/hooks/useOneAtATime.ts';
import { Wordmark } from '../../ui/icon/Wordmark.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { isPin, tryPin, typedPin } from './pinLock.ts';
import { wipeRule, wrongPin } from './pinWords.ts';

/** Stands in place of the whole app until the PIN is right. After too many wrong ones the phone is wiped. */
export function LockScreen({ onOpen }: { onOpen(): void }) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useOneAtATime();

  function submit(event: FormEvent) {
    event.preventDefault();
    // A slip of a finger costs no try.
    if (!isPin(pin)) return;
    void run(async () => {
      const answer = await tryPin(pin, Date.now());
      if (answer === 'open' || answer === 'gone') {
        onOpen();
        return;
      }
      setPin('');
      setProblem(wrongPin(answer.left));
      if (answer.left === 0) await wipePhone();
    });
  }
  return (
    <main className="lock-screen">
      <Wordmark />
      <Card>
        <form className="lock-screen__form" onSubmit={submit} noValidate>
          <h1>{env.name} is locked</h1>
          <Field
            label="PIN"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            value={pin}
            onChange={({ target }) => setPin(typedPin(target.value))}
            error={problem}
            autoFocus
          />
          <Button type="submit" kind="action" isWide isBusy={isBusy} disabled={!isPin(pin)}>
            {isBusy ? 'Checking…' : 'Unlock'}
          </Button>
          <Button kind="quiet" isWide disabled={isBusy} onClick={() => void run(wipePhone)}>
            Forgot your PIN? Log out and remove {env.name} data
          </Button>
          <p className="lock-screen__note">Your bets and money are safe with us. {wipeRule}</p>
        </form>
      </Card>
    </main>
  );
}
