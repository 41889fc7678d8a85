import './ListChoices.css';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { AT_DESK } from '../../../ui/style/breakpoints.ts';
import { CATEGORIES, categoryOf, SPORT_IDS } from '../sports.ts';
import { DAYS, type Day } from './arrangeEvents.ts';
import type { ListChoice } from './useListChoice.ts';

const DAY_NAMES: Record<Day, string> = {
  all: 'All',
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
};

interface ListChoicesProps {
  choice: ListChoice;
  onChange(change: Partial<ListChoice>): void;
  /** The in-play list: all today and of every sport. */
  isInPlay: boolean;
  /** How many matches the list would have after a change; undefined while unknown. */
  countOf(change: Partial<ListChoice>): number | undefined;
}

/** Filters for the list of events. */
export function ListChoices({ choice, onChange, isInPlay, countOf }: ListChoicesProps) {
  const { day, league, sport, isStarred } = choice;
  const isSmall = useMedia(AT_DESK);
  const chip = (name: string, isOn: boolean, change: Partial<ListChoice>) => (
    <Chip key={name} isTall isSmall={isSmall} isOn={isOn} onClick={() => onChange(change)}>
      {name} <span className="list-choices__count">{countOf(change)}</span>
    </Chip>
  );
  return (
    <ChipRow label="Show" className="list-choices">
      {isInPlay
        ? [undefined, ...SPORT_IDS].map((id) =>
            chip(id ? CATEGORIES[categoryOf(id)] : 'All', id === sport, { sport: id }),
          )
        : DAYS.map((id) => chip(DAY_NAMES[id], id === day, { day: id }))}
      <Chip
        isTall
        isSmall={isSmall}
        isOn={isStarred}
        onClick={() => onChange({ isStarred: !isStarred })}
      >
        Starred
      </Chip>
      {league !== undefined && (
        <Chip
          isTall
          isSmall={isSmall}
          isOn
          aria-label={`${league} only`}
          onClick={() => onChange({ league: undefined })}
        >
          {league} ×
        </Chip>
      )}
    </ChipRow>
  );
}
