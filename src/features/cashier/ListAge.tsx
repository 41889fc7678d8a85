import type { Snapshot } from 'valtio';
import type { CachedList } from '../../state/cachedList.ts';
import { Age } from '../../ui/Age.tsx';
import { Button } from '../../ui/Button.tsx';

interface ListAgeProps {
  list: Snapshot<CachedList<unknown>>;
  onRetry(): void;
}

/** How old a list is, and whether that could be changed. */
export function ListAge({ list: { savedAt, status, problem }, onRetry }: ListAgeProps) {
  return (
    <div className="cashier__age">
      {savedAt > 0 && <Age at={savedAt} />}
      {status === 'failed' && (
        <>
          <span className="cashier__note" role="status" title={problem}>
            Not refreshed
          </span>
          <Button kind="quiet" isSmall onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
