import { RequestStatus } from '../../contract/request.ts';
import { Chip } from '../../ui/Chip.tsx';
import { STATUSES } from './cashierWords.ts';

interface StatusFilterProps {
  selected: RequestStatus | undefined;
  onSelect(status: RequestStatus | undefined): void;
}

export function StatusFilter({ selected, onSelect }: StatusFilterProps) {
  return (
    <fieldset className="cashier__chips">
      <legend className="visually-hidden">State</legend>
      <Chip isOn={selected === undefined} onClick={() => onSelect(undefined)}>
        All
      </Chip>
      {RequestStatus.options.map((status) => (
        <Chip key={status} isOn={selected === status} onClick={() => onSelect(status)}>
          {STATUSES[status].text}
        </Chip>
      ))}
    </fieldset>
  );
}
