import type { useEventList } from '../../../state/lists/useEventList.ts';
import { ListAge as Line } from '../../../ui/list/ListAge.tsx';

/** How old the prices of a list are; they are renewed by themselves, and at once for who cannot wait. */
export function ListAge({ list }: { list: ReturnType<typeof useEventList> }) {
  const { asOf = 0, problem, isLoading, refresh } = list;
  const status = isLoading ? 'loading' : 'ready';
  return <Line list={{ savedAt: asOf, problem, status }} onRetry={refresh} canRefresh />;
}
