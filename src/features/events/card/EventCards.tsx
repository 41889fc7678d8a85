import './EventCards.css';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { classes } from '../../../ui/classes.ts';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { Skeletons } from '../../../ui/status/Skeletons.tsx';
import { EventCard, type EventTools } from './EventCard.tsx';
import { isTwoWay } from './isTwoWay.ts';

interface EventCardsProps {
  /** Undefined while nothing is known yet. */
  events: readonly SportEvent[] | undefined;
  /** How many skeleton cards to show while waiting. */
  places: number;
  hasTracker?: boolean | undefined;
  hasCompetition?: boolean;
  tools?: EventTools | undefined;
}

/** Events as rows, as exchanges have them, or as cards if the player chose them (`roomy.css`). */
export function EventCards({
  events,
  places,
  hasTracker,
  hasCompetition = true,
  tools,
}: EventCardsProps) {
  const now = useNow();
  return (
    <div
      className={classes(
        'event-cards',
        tools && 'event-cards--tools',
        events && isTwoWay(events) && 'event-cards--two-way',
        events?.length === 1 && 'event-cards--single',
      )}
      aria-busy={events === undefined}
    >
      <Heads />
      {events ? (
        events.map((event) => (
          <EventCard
            key={event.gameId}
            event={event}
            now={now}
            hasCompetition={hasCompetition}
            hasTracker={hasTracker}
            tools={tools}
          />
        ))
      ) : (
        <Skeletons count={places} className="event-card--waiting" />
      )}
    </div>
  );
}

/** Over the columns of prices. Each price names its runner and side itself. */
function Heads() {
  return (
    <div className="event-heads" aria-hidden="true">
      {['1', 'X', '2'].map((label) => (
        <span key={label} className="event-heads__pair">
          <span className="event-heads__side">Back</span>
          <b>{label}</b>
          <span className="event-heads__side">Lay</span>
        </span>
      ))}
    </div>
  );
}
