import { RequestStatus } from '../../../contract/cashier/request.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import { STATUSES } from '../cashierWords.ts';

interface StatusFilterProps {
  selected: RequestStatus | undefined;
  onSelect(status: RequestStatus | undefined): void;
}

export function StatusFilter({ selected, onSelect }: StatusFilterProps) {
  return (
    <ChipRow label="Status" className="status-filter">
      <Chip isOn={selected === undefined} onClick={() => onSelect(undefined)}>
        All
      </Chip>
      {RequestStatus.options.map((status) => (
        <Chip key={status} isOn={selected === status} onClick={() => onSelect(status)}>
          {STATUSES[status].text}
        </Chip>
      ))}
    </ChipRow>
  );
}
