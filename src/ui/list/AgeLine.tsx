import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { refreshIcon } from '../icon/icons.ts';

interface AgeLineProps {
  /** Nothing where there is no list yet. */
  age: ReactNode;
  problem: string | undefined;
  isStale: boolean;
  /** Replaces "Couldn't update". */
  note?: string;
  /** The button's word while it is asked for again. */
  busy?: string | false;
  hasButton: boolean;
  onRetry?: () => void;
  children?: ReactNode;
}

/** A list's age, whether it could be refreshed, and a button. Without hooks, as `AgeTime`. */
export function AgeLine({ age, problem, isStale, hasButton, onRetry, ...rest }: AgeLineProps) {
  const { note = "Couldn't update", busy, children } = rest;
  return (
    <div className="list-age">
      {age}
      <span role="status" title={problem}>
        {isStale && note}
      </span>
      {hasButton && (
        <button
          type="button"
          className="list-age__retry"
          aria-label={isStale ? undefined : 'Refresh'}
          onClick={onRetry}
        >
          {isStale ? busy || 'Try again' : <Icon path={refreshIcon} isSmall />}
        </button>
      )}
      {children}
    </div>
  );
}
