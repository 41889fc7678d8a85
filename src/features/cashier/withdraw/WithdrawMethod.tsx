import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { feeText, offText } from '../cashierWords.ts';

interface WithdrawMethodProps {
  gateways: readonly Gateway[];
  gateway: Gateway;
  /** What the method's server says of it; undefined while it is coming. */
  instructions: readonly string[] | undefined;
  isBusy: boolean;
  onSelect(code: string): void;
}

/** By which method a withdrawal goes, and its terms. */
export function WithdrawMethod(props: WithdrawMethodProps) {
  const { gateways, gateway, instructions, isBusy, onSelect } = props;
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
        <Parts of={[feeText(gateway), gateway.statusText ?? gateway.time]} />
      </p>
      {/* A place of one line until it is there. */}
      {instructions?.length !== 0 && (
        <p className="cashier__note">{instructions?.map(asSentence).join(' ') ?? <>&nbsp;</>}</p>
      )}
      {gateway.status === 'down' && !isBusy && (
        <Notice kind="warning">
          {offText(gateway)} {texts.chooseAnother}
        </Notice>
      )}
    </>
  );
}
