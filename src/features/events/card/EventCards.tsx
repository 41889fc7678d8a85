import './EventCards.css';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { Skeletons } from '../../../ui/status/Skeletons.tsx';
import { CardsFrame } from './CardsFrame.tsx';
import { EventCard, type EventTools } from './EventCard.tsx';

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
    <CardsFrame events={events} hasTools={tools !== undefined}>
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
    </CardsFrame>
  );
}
