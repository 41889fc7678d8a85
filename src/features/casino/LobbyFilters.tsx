import './LobbyFilters.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { LobbyProvider } from '../../contract/external.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { SearchBox } from '../../ui/form/SearchBox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
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
  /** The ways to play, where they are among the filters. */
  picker: ReactNode;
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

/** Categories and search in two rows. On a phone the rest waits behind a button, because the games come first. */
export function LobbyFilters(props: LobbyFiltersProps) {
  const { filter, onChange, categories, picker, ...more } = props;
  const filters = useRef<HTMLElement>(null);
  const isWide = useMedia(from(WINDOW.wide));
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const count = filtersOn(filter);
  // The whole of this page, such as the slots, which its link names already.
  const [whole] = categories;
  return (
    <search ref={filters} className="lobby-filters">
      <ChipRow label="Category" className="lobby-filters__categories">
        {categories.map((category) => (
          <Chip
            key={category}
            isOn={filter.category === category}
            onClick={() => onChange({ category })}
          >
            {CATEGORIES[category === whole ? 'all' : category]}
          </Chip>
        ))}
      </ChipRow>
      <div className="lobby-filters__find">
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
        {!isWide && (
          <Button
            kind={count > 0 ? 'primary' : 'quiet'}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
          >
            {count > 0 ? `Filter (${count})` : 'Filter'}
          </Button>
        )}
      </div>
      {isWide ? (
        <MoreFilters filter={filter} onChange={onChange} {...more} />
      ) : (
        <div id={moreId} className="lobby-filters__more" hidden={!isOpen}>
          {isOpen && (
            <>
              {picker}
              <MoreFilters filter={filter} onChange={onChange} {...more} />
            </>
          )}
        </div>
      )}
    </search>
  );
}

/** How many of those behind the button leave games out. */
function filtersOn({ provider, mechanic, volatility, rtpFrom }: GameFilter): number {
  return [provider, mechanic, volatility, rtpFrom].filter(Boolean).length;
}

function MoreFilters({
  filter,
  onChange,
  providers,
  isOfSlots,
}: Pick<LobbyFiltersProps, 'filter' | 'onChange' | 'providers' | 'isOfSlots'>) {
  return (
    <>
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
    </>
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
