import { useEffect, useRef } from 'react';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { Mark } from '../../ui/crest/Mark.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import './LeagueChoice.css';

interface LeagueChoiceProps {
  /** A mouse does not scroll sideways. */
  isWide: boolean;
  leagues: readonly { readonly name: string; readonly events: number }[];
  selected: string | undefined;
  /** The events of all leagues. */
  total: number;
  onSelect(name: string | undefined): void;
}

/** The leagues of a sport: chips to scroll on a phone, a list where a mouse would have to scroll them. */
export function LeagueChoice(props: LeagueChoiceProps) {
  const { isWide, selected, total, onSelect } = props;
  const isListed = selected === undefined || props.leagues.some(({ name }) => name === selected);
  // One without events is chosen all the same, and only what is shown as chosen can be left.
  const leagues = isListed ? props.leagues : [...props.leagues, { name: selected, events: 0 }];
  const chosen = useRef<HTMLButtonElement>(null);
  // A league from a link, or from before a reload, may be far to the right.
  useEffect(() => {
    if (selected !== undefined)
      chosen.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [selected]);
  const label = 'Competition';
  if (isWide) {
    return (
      <div className="league-choice">
        <SelectField
          label={label}
          isBare
          options={[
            { id: '', label: `All competitions (${total})` },
            ...leagues.map(({ name, events }) => ({ id: name, label: `${name} (${events})` })),
          ]}
          selected={selected ?? ''}
          onSelect={(name) => onSelect(name || undefined)}
        />
      </div>
    );
  }
  return (
    <ChipRow label={label} className="league-choice">
      <Chip isLow isOn={selected === undefined} onClick={() => onSelect(undefined)}>
        All <span className="league-choice__count">{total}</span>
      </Chip>
      {leagues.map(({ name, events }) => (
        <Chip
          key={name}
          ref={name === selected ? chosen : undefined}
          isLow
          isOn={name === selected}
          onClick={() => onSelect(name)}
        >
          <Mark name={name} hasEmblem />
          {name} <span className="league-choice__count">{events}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}
