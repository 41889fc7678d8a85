import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { AccountChoice } from '../withdraw/AccountChoice.tsx';
import { ProofField } from './ProofField.tsx';

interface DestinationProps {
  fields: readonly GatewayField[];
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
        <ProofField
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
