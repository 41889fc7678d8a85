import './ListAge.css';
import { Age } from '../../ui/Age.tsx';
import type { useEventList } from './useEventList.ts';

interface ListAgeProps {
  list: ReturnType<typeof useEventList>;
}

/** How old a list is, whether it could be renewed, and the button that renews it. */
export function ListAge({ list }: ListAgeProps) {
  const isStale = list.events !== undefined && list.problem !== undefined;
  return (
    <div className="list-age">
      {list.asOf !== undefined && <Age at={list.asOf} />}
      <span role="status">{isStale && 'Could not refresh.'}</span>
      {list.events && (
        <button
          type="button"
          className="list-age__refresh"
          onClick={list.refresh}
          disabled={list.isLoading}
        >
          {isStale ? 'Try again' : 'Refresh'}
        </button>
      )}
    </div>
  );
}
