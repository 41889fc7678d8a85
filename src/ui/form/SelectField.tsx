import { type ChangeEvent, useId } from 'react';
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

/** For a form that reads its fields: the choice is the field's own, and `selected` the first. */
interface NamedSelectProps<Id extends string> extends Omit<SelectFieldProps<Id>, 'onSelect'> {
  name: string;
}

/** A choice of one among a few, under its name. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id> | NamedSelectProps<Id>) {
  const { label, isBare, options, selected, disabled } = props;
  const id = useId();
  return (
    <div className="select-field">
      <label className={isBare ? 'visually-hidden' : 'field__label'} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        disabled={disabled}
        {...('name' in props
          ? { name: props.name, defaultValue: selected }
          : {
              value: selected,
              onChange({ target }: ChangeEvent<HTMLSelectElement>) {
                const option = options.find((known) => known.id === target.value);
                if (option) props.onSelect(option.id);
              },
            })}
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
