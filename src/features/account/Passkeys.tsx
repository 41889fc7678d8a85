import './Passkeys.css';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { listPasskeys, type Passkey, removePasskey } from '../../contract/account/passkeys.ts';
import { lagosDay } from '../../domain/time/lagosTime.ts';
import { isPlainHttp } from '../../lib/isPlainHttp.ts';
import { notify } from '../../state/device/notices.ts';
import { cachedList } from '../../state/lists/cachedList.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { hasPasskeys, passkeyProblem } from '../../state/session/passkeyProblem.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useOneAtATime } from '../../ui/hooks/useOneAtATime.ts';
import { ListRow } from '../../ui/list/ListRow.tsx';
import { ListTrouble } from '../../ui/list/ListTrouble.tsx';
import { Notice } from '../../ui/status/Notice.tsx';

const passkeys = cachedList({
  name: 'passkeys',
  schema: listPasskeys.output,
  fetch: () => call(listPasskeys, {}, { quiet: true }),
});

const keep = (rows: readonly Passkey[]) => passkeys.put({ passkeys: [...rows] }, Date.now());

/** The player's passkeys: made on this device, or removed. */
export function Passkeys() {
  const list = useFreshList(passkeys);
  const [isAdding, setAdding] = useState(false);
  const rows = list.data?.passkeys ?? [];
  return (
    <div className="passkeys">
      <p>
        Log in and confirm withdrawals with your fingerprint, your face or your phone's lock. Your
        password works as before.
      </p>
      {rows.map((passkey) => (
        <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
      ))}
      <ListTrouble list={list} onRetry={() => void passkeys.refresh()} />
      {!hasPasskeys() ? (
        <p>
          {isPlainHttp()
            ? 'Passkeys need a secure connection (https).'
            : 'This browser does not support passkeys.'}
        </p>
      ) : isAdding ? (
        <AddPasskey onDone={() => setAdding(false)} />
      ) : (
        <div className="passkeys__acts">
          <Button kind="quiet" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      )}
    </div>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { passkeyId, name, createdAt, lastUsedAt } = passkey;
  const { isBusy, run } = useOneAtATime();
  const remove = () =>
    run(async () => {
      // `call` shows why it failed.
      const answer = await call(removePasskey, { passkeyId }).catch(() => undefined);
      if (answer) keep(answer.passkeys);
    });
  const used = lastUsedAt === undefined ? 'never used' : `last used ${lagosDay(lastUsedAt)}`;
  return (
    <ListRow title={name} detail={`Added ${lagosDay(createdAt)}, ${used}`}>
      <Button
        kind="quiet"
        isSmall
        isBusy={isBusy}
        onClick={remove}
        aria-label={`Remove passkey: ${name}`}
      >
        Remove
      </Button>
    </ListRow>
  );
}

/** The password comes first: whoever holds the open phone may not be its owner. */
function AddPasskey({ onDone }: { onDone(): void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const { isBusy, run } = useOneAtATime();

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setProblem(undefined);
      setWrong(undefined);
      try {
        const { makePasskey } = await import('../../state/session/passkeys.ts');
        keep(await makePasskey(password));
        notify('success', 'Passkey added');
        onDone();
      } catch (error) {
        const field = error instanceof CallError ? error.fields['password'] : undefined;
        if (field) setWrong(field);
        else setProblem(passkeyProblem(error));
      }
    });
  }
  return (
    <form className="passkeys" onSubmit={submit} noValidate>
      <Field
        label="Your password"
        name="current-password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={wrong}
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" isWide isBusy={isBusy} disabled={password === ''}>
        {isBusy ? 'Waiting for your device…' : 'Create passkey'}
      </Button>
      <Button kind="quiet" isWide onClick={onDone} disabled={isBusy}>
        Cancel
      </Button>
    </form>
  );
}
