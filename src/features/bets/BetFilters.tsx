import { useEffect, useState } from 'react';
import { Product } from '../../contract/betting/bets.ts';
import { lastDays } from '../../domain/time/dayRange.ts';
import type { BetFilter } from '../../state/bets/betFilter.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { SearchBox } from '../../ui/form/SearchBox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { inPlace } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { AT_DESK } from '../../ui/style/breakpoints.ts';
import './BetFilters.css';
import { PRODUCTS } from './betWords.ts';

const OwnDays = late(() => import('./OwnDays.tsx').then((module) => module.OwnDays), inPlace);

const PERIODS = [
  { id: 'any', label: 'Any day' },
  { id: 'today', label: 'Today' },
  { id: 'week', label: '7 days' },
  { id: 'month', label: '30 days' },
  { id: 'own', label: 'Choose days' },
] as const;
type Period = (typeof PERIODS)[number]['id'];
const DAYS: Partial<Record<Period, number>> = { today: 1, week: 7, month: 30 };
/** After a pause this long the search starts. */
const PAUSE_MS = 300;

interface BetFiltersProps {
  filter: BetFilter;
  onChange(change: BetFilter): void;
}

export function BetFilters({ filter, onChange }: BetFiltersProps) {
  const [period, setPeriod] = useState<Period>('any');
  const { product, range } = filter;
  const isAtDesk = useMedia(AT_DESK);

  function choosePeriod(next: Period) {
    setPeriod(next);
    const days = DAYS[next] ?? 30;
    onChange({ range: next === 'any' ? undefined : lastDays(days, Date.now()) });
  }

  return (
    <div className="bet-filters">
      <ChipRow label="Product" className="bet-filters__products">
        <Chip
          isSmall={isAtDesk}
          isOn={product === undefined}
          onClick={() => onChange({ product: undefined })}
        >
          All
        </Chip>
        {Product.options.map((option) => (
          <Chip
            key={option}
            isSmall={isAtDesk}
            isOn={product === option}
            onClick={() => onChange({ product: option })}
          >
            {PRODUCTS[option]}
          </Chip>
        ))}
      </ChipRow>
      <div className="bet-filters__row">
        <EventField onChange={onChange} />
        <SelectField<Period>
          label="When placed"
          isBare
          options={PERIODS}
          selected={period}
          onSelect={choosePeriod}
        />
      </div>
      {period === 'own' && range && <OwnDays range={range} onChange={onChange} />}
    </div>
  );
}

function EventField({ onChange }: Pick<BetFiltersProps, 'onChange'>) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (text === undefined) return;
    const pause = setTimeout(() => onChange({ event: text.trim() || undefined }), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, onChange]);
  return <SearchBox label="Find a match" value={text ?? ''} onChange={setText} />;
}
