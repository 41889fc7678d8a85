import './ListChoices.css';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
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
  /** What is in play is all of today. */
  hasDays: boolean;
  countOf(day: Day): number | undefined;
}

/** Which of the events are shown. */
export function ListChoices({ choice, onChange, hasDays, countOf }: ListChoicesProps) {
  const { day, league, isStarred } = choice;
  return (
    <ChipRow label="Show" className="list-choices">
      {hasDays &&
        DAYS.map((name) => (
          <Chip key={name} isOn={name === day} onClick={() => onChange({ day: name })}>
            {DAY_NAMES[name]} <span className="list-choices__count">{countOf(name)}</span>
          </Chip>
        ))}
      <Chip isOn={isStarred} onClick={() => onChange({ isStarred: !isStarred })}>
        With a star
      </Chip>
      {league !== undefined && (
        <Chip isOn aria-label={`${league} only`} onClick={() => onChange({ league: undefined })}>
          {league} ×
        </Chip>
      )}
    </ChipRow>
  );
}
