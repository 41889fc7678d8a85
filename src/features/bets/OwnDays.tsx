import { useState } from 'react';
import { type DayRange, lastDays } from '../../domain/time/dayRange.ts';
import type { BetFilter } from '../../state/bets/betFilter.ts';
import { DayRangeField } from '../../ui/form/DayRangeField.tsx';

interface OwnDaysProps {
  range: DayRange;
  onChange(change: Pick<BetFilter, 'range'>): void;
}

/** A range of days that the player types; it applies once it is valid. */
export function OwnDays({ range, onChange }: OwnDaysProps) {
  const [typed, setTyped] = useState(range);
  const isWrong = typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  return (
    <DayRangeField
      label="Days on which bets were placed"
      range={typed}
      within={lastDays(400, Date.now())}
      error={isWrong ? "The first day can't be after the last" : undefined}
      onChange={(next) => {
        setTyped(next);
        if (next.from && next.to && next.from <= next.to) onChange({ range: next });
      }}
    />
  );
}
