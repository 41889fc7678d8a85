import type { Gateway } from '../../../contract/cashier/gateways.ts';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { feeText, limitsText, offText } from '../cashierWords.ts';

interface WithdrawMethodProps {
  gateways: readonly Gateway[];
  gateway: Gateway;
  isBusy: boolean;
  onSelect(code: string): void;
}

/** By which method a withdrawal goes, and its terms. */
export function WithdrawMethod({ gateways, gateway, isBusy, onSelect }: WithdrawMethodProps) {
  return (
    <>
      <SelectField
        label={texts.method}
        options={gateways
          .filter((row) => row.status !== 'down' || row === gateway)
          .map((row) => ({ id: row.code, label: row.name }))}
        selected={gateway.code}
        onSelect={onSelect}
      />
      <p className="cashier__note">
        <Parts of={[limitsText(gateway), feeText(gateway), gateway.statusText ?? gateway.time]} />
      </p>
      {gateway.status === 'down' && !isBusy && (
        <Notice kind="warning">
          {offText(gateway)} {texts.chooseAnother}
        </Notice>
      )}
    </>
  );
}
