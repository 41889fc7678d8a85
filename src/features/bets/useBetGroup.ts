import { useSearchParams } from 'wouter';
import type { BetGroup } from '../../state/bets/bets.ts';

const GROUPS: readonly BetGroup[] = ['open', 'settled', 'void'];

/**
 * The selected group of bets, kept in the address so that a link opens it. Replaces the history entry, so
 * that going back leaves the page. An unknown name selects the open bets.
 */
export function useBetGroup(): [BetGroup, (group: BetGroup) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('group');
  const group = GROUPS.find((known) => known === asked) ?? 'open';

  function choose(next: BetGroup) {
    const changed = new URLSearchParams(search);
    if (next === 'open') changed.delete('group');
    else changed.set('group', next);
    setSearch(changed, { replace: true });
  }
  return [group, choose];
}
