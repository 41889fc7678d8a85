import { useSearchParams } from 'wouter';
import type { MarketGroup } from './marketGroups.ts';

type MarketTab = MarketGroup | 'all';

/**
 * The group of markets that is shown stands in the address, in the place of the one before: a link opens
 * it, and the way back leaves the match. A group that the match has not is all of them.
 */
export function useMarketTab(
  groups: ReadonlyMap<MarketGroup, unknown>,
): [MarketTab, (tab: MarketTab) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = [...groups.keys()].find((group) => group === asked) ?? 'all';

  function choose(next: MarketTab) {
    const changed = new URLSearchParams(search);
    if (next === 'all') changed.delete('tab');
    else changed.set('tab', next);
    setSearch(changed, { replace: true });
  }
  return [tab, choose];
}
