import type { ComponentProps } from 'react';
import './Select.css';

type SelectProps = Omit<ComponentProps<'select'>, 'className'>;

/** A native select with an arrow of ours, so that it looks the same in every browser. */
export function Select(props: SelectProps) {
  return (
    <span className="select">
      <select {...props} className="select__box" />
    </span>
  );
}
