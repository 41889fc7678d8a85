import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import type { ListChoice } from './useListChoice.ts';

const WHEN = { all: 'right now', today: 'today', tomorrow: 'tomorrow', later: 'later on' };

/** Shown when the list is empty, or when the filters leave nothing. */
export function NoEvents({ choice, onAll }: { choice: ListChoice; onAll(): void }) {
  const { day, league, sport, isStarred } = choice;
  const isFiltered = day !== 'all' || league !== undefined || sport !== undefined || isStarred;
  return (
    <EmptyState
      picture="ball"
      title={`No ${isStarred ? 'starred ' : ''}matches ${WHEN[day]}`}
      text={
        isStarred
          ? 'Press the star of a match to find it here.'
          : 'Matches appear here as soon as their markets open.'
      }
    >
      {isFiltered && (
        <Button kind="quiet" onClick={onAll}>
          Show all matches
        </Button>
      )}
    </EmptyState>
  );
}
