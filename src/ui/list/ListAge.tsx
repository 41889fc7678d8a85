import './ListAge.css';
import { Age } from './Age.tsx';
import { AgeLine } from './AgeLine.tsx';
import { NewerRows } from './NewerRows.tsx';

interface ListAgeProps {
  list: {
    /** When the answer came, epoch ms; 0 for never. */
    readonly savedAt: number;
    /** Why the last refresh failed, until one succeeds. */
    readonly problem: string | undefined;
    readonly status: string;
    /** Rows that need a newer app. */
    readonly newer?: number;
  };
  onRetry(): void;
  /** Replaces "Couldn't update". */
  note?: string | undefined;
  /** Offers the button also when nothing has failed. */
  canRefresh?: boolean;
}

/** A list's age, whether it could be refreshed, and a refresh button. */
export function ListAge({ list, onRetry, note, canRefresh }: ListAgeProps) {
  const { savedAt, problem, status, newer = 0 } = list;
  const isStale = savedAt > 0 && problem !== undefined;
  return (
    <AgeLine
      age={savedAt > 0 && <Age at={savedAt} isInWords={isStale} />}
      problem={problem}
      isStale={isStale}
      hasButton={isStale || (canRefresh === true && savedAt > 0)}
      busy={status === 'loading' && 'Trying…'}
      onRetry={onRetry}
      {...(note !== undefined && { note })}
    >
      <NewerRows rows={newer} />
    </AgeLine>
  );
}
