import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { useEventList } from './useEventList.ts';

interface NotRefreshedProps {
  list: ReturnType<typeof useEventList>;
}

/** A list that could not be renewed: what is saved stands, or nothing is saved yet. */
export function NotRefreshed({ list }: NotRefreshedProps) {
  if (list.events === undefined) {
    return (
      <ErrorState
        title="Matches could not be loaded"
        text="None are saved on this phone yet. Your account and your bets are not touched."
        onRetry={list.refresh}
        isRetrying={list.isLoading}
      />
    );
  }
  return (
    <Notice kind="warning">
      Could not refresh: these prices are old.
      <Button kind="quiet" isSmall onClick={list.refresh} isBusy={list.isLoading}>
        Try again
      </Button>
    </Notice>
  );
}
