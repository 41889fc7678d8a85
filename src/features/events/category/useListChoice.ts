import { useSearchParams } from 'wouter';
import { categoryOf, SPORT_IDS } from '../sports.ts';
import { type Arrangement, DAYS, SORTS } from './arrangeEvents.ts';

export interface ListChoice extends Arrangement {
  /** Only matches with a star. */
  isStarred: boolean;
}

/**
 * The list's filters and order. They are in the address, so that going back from a match restores the same
 * list.
 */
export function useListChoice(): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [search, setSearch] = useSearchParams();
  const day = DAYS.find((known) => known === search.get('day')) ?? 'all';
  const sort = SORTS.find((known) => known === search.get('sort')) ?? 'start';
  const league = search.get('league') ?? undefined;
  const sport = SPORT_IDS.find((id) => categoryOf(id) === search.get('sport'));
  const choice = { day, sort, league, sport, isStarred: search.has('starred') };

  function change(changes: Partial<ListChoice>) {
    const { day, sort, league, sport, isStarred } = { ...choice, ...changes };
    setSearch(
      {
        ...(day !== 'all' && { day }),
        ...(sort !== 'start' && { sort }),
        ...(league !== undefined && { league }),
        ...(sport !== undefined && { sport: categoryOf(sport) }),
        ...(isStarred && { starred: '1' }),
      },
      { replace: true },
    );
  }
  return [choice, change];
}
