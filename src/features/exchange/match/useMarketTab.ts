import { useSearchParams } from 'wouter';
import type { MarketGroup } from './marketGroups.ts';

export type MarketTab = MarketGroup | 'all' | 'statistics';

/**
 * The selected group of markets, or the statistics, kept in the address so that a link opens it. Replaces the history entry, so
 * that going back leaves the match. A group that the match lacks selects all markets.
 */
export function useMarketTab(
  groups: ReadonlyMap<MarketGroup, unknown>,
  hasStatistics: boolean,
): [MarketTab, (tab: MarketTab) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tabs: MarketTab[] = [...groups.keys(), ...(hasStatistics ? ['statistics' as const] : [])];
  const tab = tabs.find((one) => one === asked) ?? 'all';

  function choose(next: MarketTab) {
    const changed = new URLSearchParams(search);
    if (next === 'all') changed.delete('tab');
    else changed.set('tab', next);
    setSearch(changed, { replace: true });
  }
  return [tab, choose];
}
