import './EventCards.css';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { classes } from '../../../ui/classes.ts';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { Skeletons } from '../../../ui/status/Skeletons.tsx';
import { EventCard, type EventTools } from './EventCard.tsx';

interface EventCardsProps {
  /** Undefined while nothing is known yet. */
  events: readonly SportEvent[] | undefined;
  /** How many skeleton cards to show while waiting. */
  places: number;
  hasCompetition?: boolean;
  tools?: EventTools | undefined;
}

/** Event cards: one column on a phone, as many as fit elsewhere. */
export function EventCards({ events, places, hasCompetition = true, tools }: EventCardsProps) {
  const now = useNow();
  return (
    <div
      className={classes('event-cards', events?.length === 1 && 'event-cards--single')}
      aria-busy={events === undefined}
    >
      {events ? (
        events.map((event) => (
          <EventCard
            key={event.gameId}
            event={event}
            now={now}
            hasCompetition={hasCompetition}
            tools={tools}
          />
        ))
      ) : (
        <Skeletons count={places} className="event-card--waiting" />
      )}
    </div>
  );
}
