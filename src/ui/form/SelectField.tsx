import { useId } from 'react';
import './Field.css';
import { Select } from './Select.tsx';
import './SelectField.css';

interface SelectFieldProps<Id extends string> {
  label: string;
  /** Hides the label visually, where the selected option explains itself. */
  isBare?: boolean;
  options: readonly { id: Id; label: string }[];
  selected: Id;
  disabled?: boolean;
  onSelect(id: Id): void;
}

/** A choice of one among a few, under its name. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const { label, isBare, options, selected, disabled, onSelect } = props;
  const id = useId();
  return (
    <div className="select-field">
      <label className={isBare ? 'visually-hidden' : 'field__label'} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        value={selected}
        disabled={disabled}
        onChange={({ target }) => {
          const option = options.find((known) => known.id === target.value);
          if (option) onSelect(option.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
