import './LobbyFilters.css';
import { useRef } from 'react';
import type { LobbyProvider } from '../../contract/external.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { SearchBox } from '../../ui/form/SearchBox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { CATEGORIES, SORTS } from './gameWords.ts';
import type { GameCategory, GameFilter, GameSort, Volatility } from './pickGames.ts';

interface LobbyFiltersProps {
  filter: GameFilter;
  onChange(change: Partial<GameFilter>): void;
  categories: readonly GameCategory[];
  /** The providers to choose from; undefined on a provider's own page. */
  providers?: readonly LobbyProvider[] | undefined;
  /** Also offers the filters that only slots have: return, volatility, jackpot. */
  isOfSlots: boolean;
}

const RETURNS = [
  { id: '0', label: 'Any RTP' },
  { id: '95', label: 'RTP from 95%' },
  { id: '96', label: 'RTP from 96%' },
] as const;

const VOLATILITIES: readonly { id: Volatility | 'any'; label: string }[] = [
  { id: 'any', label: 'Any volatility' },
  { id: 'low', label: 'Low volatility' },
  { id: 'medium', label: 'Medium volatility' },
  { id: 'high', label: 'High volatility' },
];

export function LobbyFilters(props: LobbyFiltersProps) {
  const { filter, onChange, categories, providers, isOfSlots } = props;
  const filters = useRef<HTMLElement>(null);
  return (
    <search ref={filters} className="lobby-filters">
      <ChipRow label="Category" className="lobby-filters__categories">
        {categories.map((category) => (
          <Chip
            key={category}
            isOn={filter.category === category}
            onClick={() => onChange({ category })}
          >
            {CATEGORIES[category]}
          </Chip>
        ))}
      </ChipRow>
      <SearchBox
        label="Find a game"
        className="lobby-filters__search"
        value={filter.search}
        onChange={(search) => {
          // What is found stands below, and the keyboard covers half of the screen.
          if (filter.search === '') filters.current?.scrollIntoView({ block: 'start' });
          onChange({ search });
        }}
      />
      {providers && (
        <SelectField
          label="Provider"
          isBare
          options={[
            { id: '', label: 'All providers' },
            ...providers.map(({ provider, name }) => ({ id: provider, label: name })),
          ]}
          selected={filter.provider}
          onSelect={(provider) => onChange({ provider })}
        />
      )}
      {isOfSlots && <SlotFilters filter={filter} onChange={onChange} />}
      <SelectField<GameSort>
        label="Order"
        isBare
        options={SORTS}
        selected={filter.sort}
        onSelect={(sort) => onChange({ sort })}
      />
    </search>
  );
}

function SlotFilters({ filter, onChange }: Pick<LobbyFiltersProps, 'filter' | 'onChange'>) {
  return (
    <>
      <SelectField<Volatility | 'any'>
        label="Volatility"
        isBare
        options={VOLATILITIES}
        selected={filter.volatility ?? 'any'}
        onSelect={(id) => onChange({ volatility: id === 'any' ? undefined : id })}
      />
      <SelectField<(typeof RETURNS)[number]['id']>
        label="Return to player"
        isBare
        options={RETURNS}
        selected={RETURNS.find(({ id }) => Number(id) === filter.rtpFrom)?.id ?? '0'}
        onSelect={(id) => onChange({ rtpFrom: Number(id) })}
      />
    </>
  );
}
