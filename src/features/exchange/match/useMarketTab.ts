import { useSearchParams } from 'wouter';
import type { MarketGroup } from './marketGroups.ts';

type MarketTab = MarketGroup | 'all';

/**
 * The selected group of markets, kept in the address so that a link opens it. Replaces the history entry, so
 * that going back leaves the match. A group that the match lacks selects all markets.
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
