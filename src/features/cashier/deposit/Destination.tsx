import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Badge } from '../../../ui/status/Badge.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { refreshSavedAccounts, savedAccounts } from '../cashier.ts';
import { ReceiptField } from './ReceiptField.tsx';

interface DestinationProps {
  fields: readonly GatewayField[] | undefined;
  values: Readonly<Record<string, string>>;
  problem: { name: string; text: string } | undefined;
  refused: Readonly<Record<string, string>> | undefined;
  isBusy: boolean;
  onChange(field: string, value: string): void;
  /** A document, if the gateway asks for one. */
  file: File | undefined;
  onFile(file: File | undefined): void;
}

/** Where a withdrawal goes: a saved account, or the fields that the gateway asks for. */
export function Destination(props: DestinationProps) {
  const { fields, values, problem, refused, isBusy, onChange, file, onFile } = props;
  if (!fields) return <Skeleton className="cashier__account-skeleton" />;
  return fields.map((field) => {
    const { name, label, hint, kind } = field;
    const error = refused?.[name] ?? (problem?.name === name ? problem.text : undefined);
    if (kind === 'account') {
      return (
        <AccountChoice
          key={name}
          selected={values[name] ?? ''}
          error={error}
          onSelect={(id) => onChange(name, id)}
        />
      );
    }
    if (kind === 'file') {
      return (
        <ReceiptField
          key={name}
          label={label}
          {...(hint && { hint })}
          file={file}
          onChange={onFile}
          error={error}
          disabled={isBusy}
        />
      );
    }
    return (
      <Field
        key={name}
        label={label}
        {...(hint && { hint })}
        {...(kind === 'phone' && { type: 'tel', inputMode: 'tel' })}
        autoComplete={kind === 'phone' ? 'tel-national' : 'off'}
        value={values[name] ?? ''}
        onChange={({ target }) => onChange(name, target.value)}
        error={error}
        readOnly={isBusy}
      />
    );
  });
}

interface AccountChoiceProps {
  selected: string;
  error: string | undefined;
  onSelect(savedAccountId: string): void;
}

function AccountChoice({ selected, error, onSelect }: AccountChoiceProps) {
  const { accounts, problem } = useSnapshot(savedAccounts);
  useEffect(() => {
    void refreshSavedAccounts();
  }, []);
  const [only] = accounts?.length === 1 ? accounts : [];
  useEffect(() => {
    if (only && selected === '') onSelect(only.savedAccountId);
  });
  if (!accounts) {
    if (!problem) return <Skeleton className="cashier__account-skeleton" />;
    return (
      <Notice kind="warning">
        <p>Your accounts are not saved on this phone and could not be loaded.</p>
        <Button kind="quiet" isSmall onClick={() => void refreshSavedAccounts()}>
          Try again
        </Button>
      </Notice>
    );
  }
  const chosen = accounts.find(({ savedAccountId }) => savedAccountId === selected);
  if (accounts.length === 0) {
    return (
      <Notice kind="info">
        <p>You have no saved account yet.</p>
        <Link href={paths.withdrawGateways}>Add an account</Link>
      </Notice>
    );
  }
  return (
    <div>
      <SelectField
        label="Bank account"
        options={[
          { id: '', label: 'Choose an account' },
          ...accounts.map(({ savedAccountId, bankName, accountNo }) => ({
            id: savedAccountId,
            label: `••••${accountNo.slice(-4)}, ${bankName}`,
          })),
        ]}
        selected={chosen?.savedAccountId ?? ''}
        onSelect={onSelect}
      />
      <p className="cashier__note cashier__owner">
        {chosen?.accountName} {chosen?.isVerified && <Badge kind="good">Verified</Badge>}
      </p>
      <p className="field__error" role={error ? 'alert' : undefined}>
        {error}
      </p>
      <Link className="cashier__link" href={paths.withdrawGateways}>
        Another account
      </Link>
    </div>
  );
}
