import './EventCard.css';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import { startsShort } from '../../../domain/time/lagosTime.ts';
import { href, paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { late } from '../../../ui/late/late.tsx';
import { isClock, LiveWord } from '../../../ui/score/LiveWord.tsx';
import { SideScore } from '../../../ui/score/SideScore.tsx';
import { Sides } from '../../../ui/score/Sides.tsx';
import { Badge } from '../../../ui/status/Badge.tsx';
import { BestPrices } from './BestPrices.tsx';

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

/**
 * One event: its start or score and the best price of each outcome. Everything but the prices links to the
 * match.
 */
export function EventCard({
  event,
  now,
  hasCompetition = true,
  hasTracker = true,
  tools,
}: EventCardProps) {
  const { gameId, name, sportId, competition, score, startsAt, inPlay } = event;
  const nameId = useId();
  const isTracked = hasTracker && inPlay && score !== undefined;
  return (
    <article
      className="event-card"
      aria-labelledby={nameId}
      // The id of a row that the landing page had before React stays.
      suppressHydrationWarning
    >
      <div className="event-card__line">
        {inPlay ? (
          <Live event={event} isTracked={isTracked} />
        ) : (
          <span className="event-card__starts">{startsShort(startsAt, now)}</span>
        )}
        {isTracked && (
          <div className="event-card__tracker">
            <TrackerLine sportId={sportId} score={score} />
          </div>
        )}
        {hasCompetition && <span className="event-card__competition">{competition}</span>}
        <span className="event-card__matched">
          <span translate="no">{compactNaira(event.matched)}</span>{' '}
          <span className="event-card__word">matched</span>
        </span>
        <span className={classes('event-card__badges', tools && 'event-card__badges--beside')}>
          {event.hasBookmaker && <Badge title="Bookmaker market">BM</Badge>}
          {event.hasFancy && <Badge title="Fancy markets">F</Badge>}
        </span>
      </div>
      <h3 id={nameId} className="event-card__name" suppressHydrationWarning>
        <Link href={href(paths.match, { gameId })} title={name}>
          <Sides sportId={sportId} name={name} />
        </Link>
      </h3>
      {score && (
        <p className="event-card__score">
          <SideScore name={name} score={score} />
        </p>
      )}
      <BestPrices event={event} />
      {tools && <div className="event-card__tools">{tools(event)}</div>}
    </article>
  );
}

/** Of a football match its minute; else that it is on, and how far it is where no tracker tells. */
function Live({ event: { sportId, score }, isTracked }: { event: SportEvent; isTracked: boolean }) {
  const detail = score?.detail;
  return (
    <>
      <b className="event-card__live">
        <LiveWord sportId={sportId} detail={detail} />
      </b>
      {detail && !isClock(sportId, detail) && !isTracked && (
        <span className="event-card__detail">{detail}</span>
      )}
    </>
  );
}
