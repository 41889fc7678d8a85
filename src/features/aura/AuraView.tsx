import './AuraView.css';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation, useSearch } from 'wouter';
import { paths } from '../../paths.ts';
import { connection } from '../../state/session/connection.ts';
import { classes } from '../../ui/classes.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import { LiveStage } from './LiveStage.tsx';
import { tableList } from './liveTable.ts';
import { TableView } from './TableView.tsx';

interface AuraViewProps {
  /** Links to the other parts of the casino. */
  nav: ReactNode;
}

/** In the list of second tables. */
const NONE = '';

const pathOf = (tableId: string, besideId: string) =>
  `${paths.auraGames}?table=${tableId}${besideId && `&beside=${besideId}`}`;

/** The live tables to choose from, and the chosen one; on a wide window a second beside it. */
export function AuraView({ nav }: AuraViewProps) {
  const { data, status } = useSnapshot(tableList.state);
  const isOffline = useSnapshot(connection).status === 'offline';
  const asked = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const hasRoom = useMedia(from(WINDOW.columns));
  useEffect(() => void tableList.refresh(), []);
  const tables = data?.tables ?? [];
  const tableId = asked.get('table') ?? tables[0]?.tableId;
  const isKnown = tables.some((table) => table.tableId === tableId);
  const others = tables.filter((table) => table.tableId !== tableId);
  const second = hasRoom
    ? others.find((table) => table.tableId === asked.get('beside'))
    : undefined;
  const besideId = second?.tableId ?? NONE;
  return (
    <LiveStage title="Live tables" subject="The tables need">
      {nav}
      {tables.length > 0 && (
        <nav className="aura__tables" aria-label="Tables">
          {tables.map((table) => (
            <Link
              key={table.tableId}
              className="aura__table"
              href={pathOf(table.tableId, besideId)}
              aria-current={table.tableId === tableId ? 'page' : undefined}
            >
              {table.name.replace(/ Live$/, '')}
            </Link>
          ))}
          {hasRoom && isKnown && tableId !== undefined && (
            <SelectField
              label="Second table"
              options={[
                { id: NONE, label: 'None' },
                ...others.map(({ tableId: id, name }) => ({ id, label: name })),
              ]}
              selected={besideId}
              onSelect={(id) => navigate(pathOf(tableId, id), { replace: true })}
            />
          )}
        </nav>
      )}
      {isKnown && tableId !== undefined && (
        <div className={classes('aura__play', second && 'aura__play--two')}>
          <TableView key={tableId} tableId={tableId} isNarrow={second !== undefined} />
          {second && <TableView key={besideId} tableId={besideId} isNarrow />}
        </div>
      )}
      {data && !isKnown && (
        <EmptyState
          picture="dice"
          title="Table not found"
          text="Its link may be wrong, or it has closed. Choose another one above."
        />
      )}
      {!data && status === 'failed' && (
        <ErrorState
          title={isOffline ? 'You are offline' : 'The tables could not be loaded'}
          text="Your bets there will still be settled."
          onRetry={() => void tableList.refresh()}
        />
      )}
      {!data && status !== 'failed' && <Skeleton className="live-table__skeleton" />}
    </LiveStage>
  );
}
