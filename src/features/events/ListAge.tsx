import './ListAge.css';
import { Age } from '../../ui/Age.tsx';
import type { useEventList } from './useEventList.ts';

interface ListAgeProps {
  list: ReturnType<typeof useEventList>;
}

/** How old a list is, and that it could not be renewed. */
export function ListAge({ list }: ListAgeProps) {
  const isStale = list.events !== undefined && list.problem !== undefined;
  return (
    <div className="list-age">
      {list.asOf !== undefined && <Age at={list.asOf} />}
      <span role="status">{isStale && 'Could not refresh.'}</span>
      {isStale && (
        <button
          type="button"
          className="list-age__retry"
          onClick={list.refresh}
          disabled={list.isLoading}
        >
          Try again
        </button>
      )}
    </div>
  );
}
