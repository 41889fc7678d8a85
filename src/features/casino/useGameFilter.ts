import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { CATEGORIES, SORTS } from './gameWords.ts';
import type { GameCategory, GameFilter, Volatility } from './pickGames.ts';

const KINDS = Object.keys(CATEGORIES) as GameCategory[];
const VOLATILITIES: readonly Volatility[] = ['low', 'medium', 'high'];

/**
 * The lobby's filter and order, beginning with this category. They are in the address, so that going back from a
 * game restores the same list. The site's search links here with its query.
 */
export function useGameFilter(
  first: GameCategory,
): [GameFilter, (change: Partial<GameFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const filter = useMemo(() => read(new URLSearchParams(text), first), [text, first]);
  function change(changes: Partial<GameFilter>) {
    setSearch((now) => write({ ...read(now, first), ...changes }, first), { replace: true });
  }
  return [filter, change];
}

function read(search: URLSearchParams, first: GameCategory): GameFilter {
  return {
    category: KINDS.find((known) => known === search.get('category')) ?? first,
    sort: SORTS.find(({ id }) => id === search.get('sort'))?.id ?? 'popular',
    search: search.get('q') ?? '',
    provider: search.get('provider') ?? '',
    mechanic: search.get('mechanic') ?? undefined,
    volatility: VOLATILITIES.find((known) => known === search.get('volatility')),
    rtpFrom: Number(search.get('rtp')) || undefined,
  };
}

function write(filter: GameFilter, first: GameCategory): Record<string, string> {
  const { category, sort, search, provider, mechanic, volatility, rtpFrom } = filter;
  return {
    ...(category !== first && { category }),
    ...(sort !== 'popular' && { sort }),
    ...(search && { q: search }),
    ...(provider && { provider }),
    ...(mechanic && { mechanic }),
    ...(volatility && { volatility }),
    ...(rtpFrom && { rtp: String(rtpFrom) }),
  };
}
