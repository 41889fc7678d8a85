import type { SportEvent } from '../../../contract/betting/market.ts';
import { scoreText } from '../../../domain/market/scoreText.ts';
import { startsText } from '../../../domain/time/lagosTime.ts';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { Age } from '../../../ui/list/Age.tsx';
import { CATEGORIES, categoryOf } from '../sports.ts';
import type { Found } from './searchEvents.ts';

interface SearchResultsProps {
  /** Id of the combobox, from which the ids of its list and options derive. */
  id: string;
  isShown: boolean;
  query: string;
  found: Found;
  /** The link of each option: leagues, matches, and the casino last. */
  targets: readonly string[];
  active: number;
  savedAt: number | undefined;
  /** Whether there is a list to search. */
  isKnown: boolean;
  problem: string | undefined;
  onGo(target: string | undefined): void;
}

export function SearchResults(props: SearchResultsProps) {
  const { id, isShown, query, found, targets, active, savedAt, isKnown, problem, onGo } = props;
  const { leagues, matches } = found;
  const count = leagues.length + matches.length;
  const now = useNow();
  const option = (index: number, title: string, detail: string) => (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    <div
      key={targets[index]}
      id={`${id}${index}`}
      role="option"
      className="event-search__option"
      aria-selected={index === active}
      // Keeps the focus in the field. Losing it would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onGo(targets[index])}
    >
      <b>{title}</b>
      <span className="event-search__detail">{detail}</span>
    </div>
  );
  return (
    <div className="event-search__results" hidden={!isShown}>
      <div id={`${id}list`} role="listbox" aria-label="Found">
        {isShown &&
          leagues.map(({ competition, sportId, count }, index) =>
            option(
              index,
              competition,
              `League · ${CATEGORIES[categoryOf(sportId)]} · ${count} ${count === 1 ? 'match' : 'matches'}`,
            ),
          )}
        {isShown &&
          matches.map((match, index) =>
            option(leagues.length + index, match.name, detailOf(match, now)),
          )}
        {isShown &&
          targets.length > count &&
          option(count, `“${query.trim()}” in the casino`, 'Games and their providers')}
      </div>
      <p className="event-search__foot" role="status">
        {isShown && count > 0 && (
          <span className="visually-hidden">
            {count === 1 ? '1 result. ' : `${count} results. `}
          </span>
        )}
        {isShown && count === 0 && (isKnown ? `Nothing found for “${query}”. ` : '')}
        {isShown && !isKnown && (problem ? 'No matches are saved on this phone yet.' : 'Loading…')}
        {savedAt !== undefined && <Age at={savedAt} isInWords />}
      </p>
    </div>
  );
}

function detailOf({ competition, startsAt, inPlay, score }: SportEvent, now: number): string {
  const when = inPlay ? `Live${score ? ` ${scoreText(score)}` : ''}` : startsText(startsAt, now);
  return `${when} · ${competition}`;
}
