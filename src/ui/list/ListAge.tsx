import './ListAge.css';
import { Age } from './Age.tsx';

interface ListAgeProps {
  list: {
    /** When it was answered, epoch ms; 0 is never. */
    readonly savedAt: number;
    /** Why it could not be renewed; it stands until it could. */
    readonly problem: string | undefined;
    readonly status: string;
  };
  onRetry(): void;
  /** In place of "Not refreshed". */
  note?: string | undefined;
  /** It can be renewed while all is well, too. */
  canRefresh?: boolean;
}

/** How old a list is, whether it could be renewed, and the button that renews it. */
export function ListAge({ list, onRetry, note = 'Not refreshed', canRefresh }: ListAgeProps) {
  const { savedAt, problem, status } = list;
  const isStale = savedAt > 0 && problem !== undefined;
  return (
    <div className="list-age">
      {savedAt > 0 && <Age at={savedAt} />}
      <span role="status" title={problem}>
        {isStale && note}
      </span>
      {(isStale || (canRefresh && savedAt > 0)) && (
        <button type="button" className="list-age__retry" onClick={onRetry}>
          {status === 'loading' ? 'Trying…' : isStale ? 'Try again' : 'Refresh'}
        </button>
      )}
    </div>
  );
}
