import '../../../ui/score/LiveWord.css';
import '../../../ui/score/SideScore.css';
import '../../../ui/score/Sides.css';
import '../../../ui/status/Badge.css';
import './BestPrices.css';
import './EventCard.css';
import { type ReactNode, use, useId } from 'react';
import { Link } from 'wouter';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { sideMark } from '../../../ui/crest/sideMark.tsx';
import { late } from '../../../ui/late/late.tsx';
import { EventRow } from './EventRow.tsx';
import { PriceSlot } from './PriceSlot.ts';

const TrackerLine = late(() =>
  import('../../../ui/score/TrackerLine.tsx').then((module) => module.TrackerLine),
);

/** A slot for another feature in a card, such as a star. Pass the same function on each render. */
export type EventTools = (event: SportEvent) => ReactNode;

interface EventCardProps {
  event: SportEvent;
  now: number;
  /** False where the list is already grouped by competition. */
  hasCompetition?: boolean;
  /** False where what happened last is left out. */
  hasTracker?: boolean | undefined;
  /** At the end of the card's first line. */
  tools?: EventTools | undefined;
}

/** An event in the app: with its tracker, with tools, and with the prices of whoever shows it. */
export function EventCard({
  event,
  now,
  hasCompetition,
  hasTracker = true,
  tools,
}: EventCardProps) {
  const { score, sportId, matchOddsId } = event;
  const Slot = use(PriceSlot);
  return (
    <EventRow
      event={event}
      now={now}
      nameId={useId()}
      Link={Link}
      markOf={sideMark}
      priceOf={
        Slot && matchOddsId !== undefined
          ? ({ className, text, ...price }) => (
              <Slot className={className} price={{ event, marketId: matchOddsId, ...price }}>
                {text}
              </Slot>
            )
          : undefined
      }
      {...(hasCompetition !== undefined && { hasCompetition })}
      {...(hasTracker &&
        event.inPlay &&
        score && { tracker: <TrackerLine sportId={sportId} score={score} /> })}
      tools={tools?.(event)}
    />
  );
}
