import './AuraView.css';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useSearch } from 'wouter';
import { paths } from '../../paths.ts';
import { connection } from '../../state/session/connection.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { LiveStage } from './LiveStage.tsx';
import { tableList } from './liveTable.ts';
import { TableView } from './TableView.tsx';

interface AuraViewProps {
  /** Links to the other parts of the casino. */
  nav: ReactNode;
}

/** The live tables to choose from, and the chosen one. */
export function AuraView({ nav }: AuraViewProps) {
  const { data, status } = useSnapshot(tableList.state);
  const isOffline = useSnapshot(connection).status === 'offline';
  const asked = new URLSearchParams(useSearch()).get('table');
  useEffect(() => void tableList.refresh(), []);
  const tables = data?.tables ?? [];
  const tableId = asked ?? tables[0]?.tableId;
  const isKnown = tables.some((table) => table.tableId === tableId);
  return (
    <LiveStage title="Live tables" subject="The tables are">
      {nav}
      {tables.length > 0 && (
        <nav className="aura__tables" aria-label="Tables">
          {tables.map((table) => (
            <Link
              key={table.tableId}
              className="aura__table"
              href={`${paths.auraGames}?table=${table.tableId}`}
              aria-current={table.tableId === tableId ? 'page' : undefined}
            >
              {table.name.replace(/ Live$/, '')}
            </Link>
          ))}
        </nav>
      )}
      {isKnown && tableId !== undefined && <TableView key={tableId} tableId={tableId} />}
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
