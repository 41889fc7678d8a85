import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { env } from '../../env.ts';
import { notify } from '../../state/device/notices.ts';
import { session } from '../../state/session/session.ts';
import { wipePhone } from '../../state/session/wipePhone.ts';
import { readSessionMark } from '../../storage/sessionMark.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useOneAtATime } from '../../ui/hooks/useOneAtATime.ts';
import './LockSettings.css';
import {
  canLock,
  isPin,
  LOCK_MINUTES,
  lockMinutes,
  removePin,
  setPin,
  tryPin,
  typedPin,
} from './pinLock.ts';
import { wipeRule, wrongPin } from './pinWords.ts';
import { lockNow, watchIdle } from './watchIdle.ts';

const MINUTES = LOCK_MINUTES.map((minutes) => ({
  id: String(minutes),
  label: minutes === 1 ? 'After 1 minute' : `After ${minutes} minutes`,
}));

/** Sets, changes or removes the PIN that locks the app on this phone. */
export function LockSettings() {
  const [minutes, setMinutes] = useState(lockMinutes);
  const [isEditing, setEditing] = useState(false);
  const { isAuth, isKept } = useSnapshot(session);
  if (!canLock()) return <p>A PIN needs a secure connection (https).</p>;
  // To lock is to load the page again, which would lose the session and leave the PIN to the next player.
  if (!isKept) {
    return <p>A PIN needs “Keep me signed in”. Choose it the next time you log in.</p>;
  }
  if (isAuth && !readSessionMark().held) {
    return <p>A PIN needs your browser's storage, which is full or blocked.</p>;
  }
  return (
    <div className="lock-settings">
      <p>
        {minutes === undefined
          ? `Lock ${env.name} on this phone when you're not using it. Works offline.`
          : `Locks after ${minutes === 1 ? '1 minute' : `${minutes} minutes`} without use.`}
      </p>
      {isEditing ? (
        <PinForm
          isSet={minutes !== undefined}
          onDone={() => {
            setMinutes(lockMinutes());
            setEditing(false);
          }}
        />
      ) : (
        <div className="lock-settings__acts">
          <Button kind="quiet" onClick={() => setEditing(true)}>
            {minutes === undefined ? 'Set a PIN' : 'Change or remove the PIN'}
          </Button>
          {minutes !== undefined && (
            <Button kind="quiet" onClick={lockNow}>
              Lock now
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const NOT_SET =
  "This PIN was not set: your browser's storage is full or blocked. Free some space and try again";
const RULE = 'Enter 4 to 6 digits';

/** A PIN that is set is asked for first: whoever holds the open phone may not be its owner. */
function PinForm({ isSet, onDone }: { isSet: boolean; onDone(): void }) {
  const [old, setOld] = useState('');
  const [pin, setNew] = useState('');
  const [again, setAgain] = useState('');
  const [minutes, setMinutes] = useState(String(lockMinutes() ?? 5));
  const [errors, setErrors] = useState<{ old?: string; pin?: string; again?: string }>({});
  const { isBusy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  // On a phone the field may be out of sight above the button.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [errors]);

  /** The lock screen counts the same tries: what was wrong here leaves fewer there, and the last one wipes. */
  async function isOwner(): Promise<boolean> {
    if (!isSet) return true;
    const answer = await tryPin(old, Date.now());
    if (answer === 'open') return true;
    if (answer === 'gone') {
      onDone();
      return false;
    }
    setOld('');
    setErrors({ old: wrongPin(answer.left) });
    if (answer.left === 0) await wipePhone();
    return false;
  }
  const checked = (act: () => Promise<boolean>) =>
    run(async () => {
      if ((await isOwner()) && (await act())) onDone();
    });
  /** A slip of a finger costs no try. */
  const oldProblem = () => isSet && !isPin(old) && { old: RULE };
  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      ...oldProblem(),
      ...(!isPin(pin) && { pin: RULE }),
      ...(pin !== again && { again: "The two PINs don't match" }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void checked(async () => {
      if (!(await setPin(pin, Number(minutes), Date.now()))) {
        setErrors({ pin: NOT_SET });
        return false;
      }
      watchIdle();
      notify('success', 'PIN set');
      return true;
    });
  }
  function remove() {
    const wrong = oldProblem();
    setErrors(wrong || {});
    if (wrong) return;
    void checked(async () => {
      removePin();
      notify('success', 'PIN removed');
      return true;
    });
  }
  const field = (label: string, value: string, onType: (text: string) => void, error?: string) => (
    <Field
      label={label}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(typedPin(target.value))}
      error={error}
    />
  );
  return (
    <form ref={form} className="lock-settings__form" onSubmit={submit} noValidate>
      {isSet && field('Current PIN', old, setOld, errors.old)}
      {isSet && <p className="lock-settings__rule">{wipeRule}</p>}
      {field('New PIN', pin, setNew, errors.pin)}
      {field('Repeat new PIN', again, setAgain, errors.again)}
      <SelectField label="Lock" options={MINUTES} selected={minutes} onSelect={setMinutes} />
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? 'One moment…' : 'Set the PIN'}
      </Button>
      {isSet && (
        <Button kind="quiet" isWide disabled={isBusy} onClick={remove}>
          Remove the PIN
        </Button>
      )}
      <Button kind="quiet" isWide disabled={isBusy} onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
