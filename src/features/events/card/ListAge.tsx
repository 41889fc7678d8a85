import type { useEventList } from '../../../state/lists/useEventList.ts';
import { ListAge as Line } from '../../../ui/list/ListAge.tsx';

/** The age of a list's prices. They refresh by themselves; the button refreshes them now. */
export function ListAge({ list }: { list: ReturnType<typeof useEventList> }) {
  const { savedAt, problem, isLoading, refresh } = list;
  const status = isLoading ? 'loading' : 'ready';
  return <Line list={{ savedAt, problem, status }} onRetry={refresh} canRefresh />;
}
