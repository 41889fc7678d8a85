import { wholeNaira } from '../../../domain/money/money.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import './AmountField.css';

interface AmountFieldProps {
  value: string;
  onChange(text: string): void;
  /** Quick amounts in kobo. The caller leaves out those outside the limits. */
  chips: readonly number[];
  /** A quick amount for everything there is, in kobo. */
  mostKobo?: number;
  hint: string;
  error: string | undefined;
  disabled: boolean;
}

/** An amount in naira, typed or picked. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, chips, mostKobo, hint, error, disabled } = props;
  const asText = (kobo: number) => String(kobo / 100);
  return (
    <div className="amount-field">
      <NumberField
        label="Amount"
        unit="₦"
        hasDecimals
        value={value}
        onChange={onChange}
        hint={hint}
        error={error}
        disabled={disabled}
      />
      <ChipRow label="Choose an amount" isFilled disabled={disabled}>
        {chips.map((kobo) => (
          <Chip key={kobo} isOn={value === asText(kobo)} onClick={() => onChange(asText(kobo))}>
            {wholeNaira(kobo)}
          </Chip>
        ))}
        {mostKobo !== undefined && mostKobo > 0 && (
          <Chip isOn={value === asText(mostKobo)} onClick={() => onChange(asText(mostKobo))}>
            All
          </Chip>
        )}
      </ChipRow>
    </div>
  );
}
