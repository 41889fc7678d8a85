import { useState } from 'react';
import {
  type DayRange,
  daysIn,
  lastDays,
  lastMonths,
  monthRange,
} from '../../domain/time/dayRange.ts';
import { lagosDay, startOfLagosDay } from '../../domain/time/lagosTime.ts';
import { DayRangeField } from '../../ui/form/DayRangeField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import './PeriodPicker.css';

/** The longest period on screen. */
const MOST_DAYS = 92;
const MONTHS_BACK = 13;

const SPANS: Record<string, number> = { 'Last 7 days': 7, 'Last 30 days': 30, 'Last 3 months': 92 };
const OWN = 'Choose days';

interface PeriodPickerProps {
  range: DayRange;
  onChange(range: DayRange): void;
}

/** Chooses recent days, one of the last twelve months, or any days up to three months. */
export function PeriodPicker({ range, onChange }: PeriodPickerProps) {
  const now = Date.now();
  const [selected, setSelected] = useState('Last 30 days');
  const months = lastMonths(MONTHS_BACK, now);
  const options = [
    ...Object.keys(SPANS).map((id) => ({ id, label: id })),
    ...months.map((id) => ({ id, label: monthName(id) })),
    { id: OWN, label: OWN },
  ];

  function select(id: string) {
    setSelected(id);
    const days = SPANS[id];
    if (days) onChange(lastDays(days, now));
    else if (id !== OWN) onChange(monthRange(id, now));
  }

  return (
    <div className="period-picker">
      <SelectField label="Period" options={options} selected={selected} onSelect={select} />
      {selected === OWN && (
        <OwnDays
          range={range}
          onChange={onChange}
          within={{ from: `${months.at(-1)}-01`, to: lastDays(1, now).to }}
        />
      )}
    </div>
  );
}

function OwnDays({ range, onChange, within }: PeriodPickerProps & { within: DayRange }) {
  const [typed, setTyped] = useState(range);
  return (
    <DayRangeField
      label="Days of the statement"
      range={typed}
      within={within}
      error={problemOf(typed)}
      onChange={(next) => {
        setTyped(next);
        if (daysIn(next) >= 1 && daysIn(next) <= MOST_DAYS) onChange(next);
      }}
    />
  );
}

function problemOf(range: DayRange): string | undefined {
  if (daysIn(range) < 1) return "The first day can't be after the last";
  return daysIn(range) > MOST_DAYS ? 'Choose at most 92 days' : undefined;
}

/** `2026-11` → `Nov 2026`. */
function monthName(month: string): string {
  return lagosDay(startOfLagosDay(`${month}-01`)).slice(-8);
}
