import type { MatchStatistics as Known } from '../../contract/betting/statistics.ts';
import { sidesOf } from '../../domain/market/sides.ts';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { Form } from './Form.tsx';
import { LeagueTable } from './LeagueTable.tsx';
import { Lineups } from './Lineups.tsx';
import { LiveFigures } from './LiveFigures.tsx';
import './MatchStatistics.css';
import { Meetings } from './Meetings.tsx';
import { useMatchStatistics } from './useMatchStatistics.ts';

interface MatchStatisticsProps {
  gameId: string;
  sportId: number;
  /** `Home v Away`. */
  name: string;
  isInPlay: boolean;
}

/** What is known of the two sides of a match, or what was known when the phone last asked, with its age. */
export function MatchStatistics({ gameId, sportId, name, isInPlay }: MatchStatisticsProps) {
  const { list, told } = useMatchStatistics(gameId, isInPlay);
  const retry = () => void list.refresh();
  // Held by reference and never changed in place; the snapshot's type only adds `readonly`.
  const known = told.data?.statistics as Known | undefined;
  const sides = sidesOf(name);
  if (!sides) return <Nothing />;
  if (!known) {
    if (told.status !== 'failed') return <Skeleton className="statistics__skeleton" />;
    if (told.problemCode === 'unknown-event') return <Nothing />;
    return (
      <ErrorState
        title="The statistics could not be loaded"
        text="They are not saved on this phone yet. The markets and your bets are not affected."
        onRetry={retry}
      />
    );
  }
  const { stage, form, meetings, table, lineups, live } = known;
  const isEmpty =
    form.home.length + form.away.length + meetings.length === 0 && !table && !lineups && !live;
  return (
    <div className="statistics">
      <div className="statistics__head">
        <p>{stage}</p>
        <ListAge list={told} onRetry={retry} />
      </div>
      {isEmpty && <Nothing />}
      {live && <LiveFigures sides={sides} figures={live} />}
      <Form sportId={sportId} sides={sides} form={form} />
      <Meetings sides={sides} meetings={meetings} />
      {lineups && <Lineups sportId={sportId} sides={sides} lineups={lineups} />}
      {table && <LeagueTable sportId={sportId} sides={sides} rows={table} />}
    </div>
  );
}

const Nothing = () => (
  <EmptyState
    title="No statistics of this match"
    text="Form and meetings appear here once the sides have played."
  />
);
