import './EventCard.css';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { scoreText } from '../../../domain/market/scoreText.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import { startsShort } from '../../../domain/time/lagosTime.ts';
import { href, paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { late } from '../../../ui/late/late.tsx';
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
  const { gameId, name, competition, score, startsAt, inPlay, hasBookmaker, hasFancy } = event;
  const nameId = useId();
  const isTracked = hasTracker && inPlay && score !== undefined;
  // The tracker of soccer shows no half-time; the others tell all that is behind the score.
  const isTold = isTracked && event.sportId !== 1;
  return (
    <article
      className={classes('event-card', isTracked && 'event-card--live')}
      aria-labelledby={nameId}
      // The id of a row that the landing page had before React stays.
      suppressHydrationWarning
    >
      <p className="event-card__line">
        {inPlay ? (
          <b className="event-card__live">Live</b>
        ) : (
          <span className="event-card__starts">{startsShort(startsAt, now)}</span>
        )}
        {hasCompetition && <span className="event-card__competition">{competition}</span>}
        <span className="event-card__matched">
          <span translate="no">{compactNaira(event.matched)}</span>{' '}
          <span className="event-card__word">matched</span>
        </span>
        <span className={classes('event-card__badges', tools && 'event-card__badges--beside')}>
          {hasBookmaker && <Badge title="Bookmaker market">BM</Badge>}
          {hasFancy && <Badge title="Fancy markets">F</Badge>}
        </span>
      </p>
      <h3 id={nameId} className="event-card__name" suppressHydrationWarning>
        <Link href={href(paths.match, { gameId })} title={name}>
          {name}
        </Link>
      </h3>
      <p className={classes('event-card__line', !score && 'event-card__line--idle')}>
        <span className="event-card__score" title={score && scoreText(score)}>
          {isTold ? (
            <>
              {score.line}
              {score.detail && <span className="event-card__detail"> · {score.detail}</span>}
            </>
          ) : score ? (
            scoreText(score)
          ) : (
            'Not started'
          )}
        </span>
      </p>
      {isTracked && (
        <div className="event-card__tracker">
          <TrackerLine sportId={event.sportId} score={score} />
        </div>
      )}
      <BestPrices event={event} />
      {tools && <div className="event-card__tools">{tools(event)}</div>}
    </article>
  );
}
