import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { Sort } from './arrangeEvents.ts';

const SORT_NAMES: readonly { id: Sort; label: string }[] = [
  { id: 'start', label: 'Soonest first' },
  { id: 'money', label: 'Most matched' },
  { id: 'name', label: 'By name' },
];

interface ListOrderProps {
  sort: Sort;
  onSort(sort: Sort): void;
}

/** The order of the events that are not in play; those in play come first. */
export function ListOrder({ sort, onSort }: ListOrderProps) {
  return (
    <SelectField label="Order" isBare options={SORT_NAMES} selected={sort} onSelect={onSort} />
  );
}
