import type { useEventList } from '../../../state/lists/useEventList.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

interface NotLoadedProps {
  list: ReturnType<typeof useEventList>;
}

/** Shown when the list could not be fetched and none is saved. */
export function NotLoaded({ list }: NotLoadedProps) {
  return (
    <ErrorState
      title="Matches could not be loaded"
      text="None are saved on this phone yet. Your account and your bets are not affected."
      onRetry={list.refresh}
      isRetrying={list.isLoading}
    />
  );
}
