import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import type { RowEvent } from './EventRow.tsx';
import { isTwoWay } from './isTwoWay.ts';

interface CardsFrameProps {
  /** Undefined while nothing is known yet. */
  events: readonly Pick<RowEvent, 'runners'>[] | undefined;
  hasTools?: boolean;
  children: ReactNode;
}

/** Around rows of events: the heads of their columns. Without hooks, as `EventRow`. */
export function CardsFrame({ events, hasTools, children }: CardsFrameProps) {
  return (
    <div
      className={classes(
        'event-cards',
        hasTools && 'event-cards--tools',
        events && isTwoWay(events) && 'event-cards--two-way',
        events?.length === 1 && 'event-cards--single',
      )}
      aria-busy={events === undefined}
    >
      {/* Each price names its runner and side itself. */}
      <div className="event-heads" aria-hidden="true">
        {['1', 'X', '2'].map((label) => (
          <span key={label} className="event-heads__pair">
            <span className="event-heads__side">Back</span>
            <b>{label}</b>
            <span className="event-heads__side">Lay</span>
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}
