import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/callError.ts';
import { shownProblem } from '../../../api/shownProblem.ts';
import { resolveAccount, type SavedAccount } from '../../../contract/cashier/bank.ts';
import { actOnGateway } from '../../../contract/cashier/gateways.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import * as texts from '../../../messages/english/accounts.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { whenBackOnline } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import { banks, refreshSavedAccounts } from '../cashier.ts';
import { checkAccount } from './accountCheck.ts';
import { RetryNotice } from './RetryNotice.tsx';

type Resolved = z.output<typeof resolveAccount.output>;

interface AddAccountProps {
  onSaved(account: SavedAccount | undefined): void;
}

/** Adds a bank account from a bank and ten digits. The bank names the owner before anything is saved. */
export function AddAccount({ onSaved }: AddAccountProps) {
  const list = useFreshList(banks);
  const [bankCode, setBankCode] = useState('');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useOneAtATime();
  const bank = list.data?.banks.find((row) => row.bankCode === bankCode);
  const check = checkAccount(bank, typed);
  const { accountNo } = check;
  const owner = useOwner(bankCode, check.isComplete ? accountNo : '');

  function save(event: FormEvent) {
    event.preventDefault();
    if (!owner.resolved?.matchesProfile) return;
    void run(async () => {
      setProblem(undefined);
      try {
        const action = 'save-account' as const;
        const { account } = await call(
          actOnGateway,
          { action, bankCode, accountNo },
          { quiet: true },
        );
        await refreshSavedAccounts();
        onSaved(account);
      } catch (error) {
        setProblem(shownProblem(error));
      }
    });
  }

  return (
    <form className="cashier__form" noValidate onSubmit={save}>
      <SelectField
        label={texts.bank}
        options={[
          { id: '', label: texts.chooseBank },
          ...(list.data?.banks ?? []).map((row) => ({ id: row.bankCode, label: row.bankName })),
        ]}
        selected={bankCode}
        onSelect={setBankCode}
      />
      {!list.data && list.status === 'failed' && (
        <RetryNotice onRetry={() => void banks.refresh()}>{texts.banksMissing}</RetryNotice>
      )}
      <Field
        label={texts.accountNumber}
        hint={bank?.isWallet ? texts.walletDigits : texts.tenDigits}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={check.problem ?? owner.refusal}
      />
      {check.warning && <Notice kind="warning">{check.warning}</Notice>}
      <div role="status">
        {owner.resolved && <OwnerNotice resolved={owner.resolved} />}
        {owner.isAsking && <p className="cashier__note">{texts.askingBank}</p>}
      </div>
      {owner.lost !== undefined && (
        <RetryNotice label={texts.askAgain} onRetry={owner.askAgain}>
          {`${texts.bankNotAsked} ${asSentence(owner.lost)}`}
        </RetryNotice>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" isWide isBusy={isBusy} disabled={!owner.resolved?.matchesProfile}>
        {isBusy ? texts.saving : texts.save}
      </Button>
    </form>
  );
}

function OwnerNotice({ resolved: { accountName, matchesProfile } }: { resolved: Resolved }) {
  return matchesProfile ? (
    <Notice kind="success">
      <p>
        <b>{accountName}</b>: this matches your name.
      </p>
    </Notice>
  ) : (
    <Notice kind="warning">
      <p>
        This account is in another name: <b>{accountName}</b>. You can withdraw only to an account
        in your own name.
      </p>
    </Notice>
  );
}

interface Owner {
  resolved?: Resolved;
  /** What the bank says is wrong with the number. */
  refusal?: string;
  /** Why the bank said nothing. */
  lost?: string;
  isAsking: boolean;
}

function failed(error: unknown): Owner {
  if (error instanceof CallError && error.kind === 'refused')
    return { refusal: error.message, isAsking: false };
  return { lost: shownProblem(error) ?? '', isAsking: false };
}

/** Looks up the account's owner once all digits are typed, and again once there is a network. */
function useOwner(bankCode: string, accountNo: string): Owner & { askAgain(): void } {
  const [owner, setOwner] = useState<Owner>({ isAsking: false });
  const [asked, setAsked] = useState(0);
  const askAgain = useCallback(() => setAsked((times) => times + 1), []);
  const isLost = owner.lost !== undefined;
  useEffect(() => (isLost ? whenBackOnline(askAgain) : undefined), [isLost, askAgain]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on request
  useEffect(() => {
    setOwner({ isAsking: accountNo !== '' });
    if (accountNo === '') return;
    const asking = new AbortController();
    const { signal } = asking;
    call(resolveAccount, { bankCode, accountNo }, { quiet: true, signal }).then(
      (resolved) => !signal.aborted && setOwner({ resolved, isAsking: false }),
      (error) => !signal.aborted && setOwner(failed(error)),
    );
    return () => asking.abort();
  }, [bankCode, accountNo, asked]);
  return { ...owner, askAgain };
}
