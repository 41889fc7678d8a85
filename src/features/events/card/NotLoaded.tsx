import type { useEventList } from '../../../state/lists/useEventList.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

interface NotLoadedProps {
  list: ReturnType<typeof useEventList>;
}

/** Takes the place of a list of matches that could not be fetched when none is saved. */
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
