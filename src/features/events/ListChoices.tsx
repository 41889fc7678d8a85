import './ListChoices.css';
import { Chip } from '../../ui/Chip.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { DAYS, type Day, type Sort } from './arrangeEvents.ts';
import type { ListChoice } from './useListChoice.ts';

const DAY_NAMES: Record<Day, string> = {
  all: 'All',
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
};

const SORT_NAMES: readonly { id: Sort; label: string }[] = [
  { id: 'start', label: 'Soonest first' },
  { id: 'money', label: 'Most money matched' },
  { id: 'name', label: 'By name' },
];

interface ListChoicesProps {
  choice: ListChoice;
  onChange(change: Partial<ListChoice>): void;
  /** What is in play is all of today. */
  hasDays: boolean;
  countOf(day: Day): number | undefined;
}

/** Which of the events are shown, and in what order. */
export function ListChoices({ choice, onChange, hasDays, countOf }: ListChoicesProps) {
  const { day, sort, league, isStarred } = choice;
  return (
    <div className="list-choices">
      <fieldset className="list-choices__chips">
        <legend className="visually-hidden">Show</legend>
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
          <Chip isOn onClick={() => onChange({ league: undefined })}>
            {league} ×
          </Chip>
        )}
      </fieldset>
      <SelectField
        label="Order"
        isBare
        options={SORT_NAMES}
        selected={sort}
        onSelect={(id) => onChange({ sort: id })}
      />
    </div>
  );
}
