import type { ComponentType, ReactNode } from 'react';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { neededFirst, oversOf } from '../../../domain/market/scoreText.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import { startsShort } from '../../../domain/time/lagosTime.ts';
import { href, paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { isClock, LiveWord } from '../../../ui/score/LiveWord.tsx';
import { SideScore } from '../../../ui/score/SideScore.tsx';
import { type MarkOf, Sides } from '../../../ui/score/Sides.tsx';
import { BestPrices, type PriceOf } from './BestPrices.tsx';
import { isTwoWay } from './isTwoWay.ts';

/** What a row shows of an event. */
export type RowEvent = Pick<
  SportEvent,
  | 'gameId'
  | 'competition'
  | 'name'
  | 'startsAt'
  | 'inPlay'
  | 'status'
  | 'score'
  | 'hasBookmaker'
  | 'hasFancy'
  | 'matched'
  | 'matchOddsId'
  | 'runners'
> & { sportId: number; matchOddsStatus: string };

export type RowLink = ComponentType<{ href: string; title: string; children: ReactNode }>;

interface EventRowProps {
  event: RowEvent;
  now: number;
  nameId: string;
  Link: RowLink;
  priceOf: PriceOf | undefined;
  markOf: MarkOf;
  hasCompetition?: boolean;
  tracker?: ReactNode;
  tools?: ReactNode;
}

/**
 * One event: its start or score and the best price of each outcome. Everything but the prices links to the match.
 * Also rendered by the landing page, which has no React (`src/pages/toNodes.ts`): no hooks here, and no styles, which
 * `EventCard` brings.
 */
export function EventRow({
  event,
  now,
  nameId,
  Link,
  priceOf,
  markOf,
  hasCompetition = true,
  tracker,
  tools,
}: EventRowProps) {
  const { gameId, name, sportId, competition, score, startsAt, inPlay } = event;
  const detail = tracker === undefined ? detailOf(event) : undefined;
  // The score beside the names has no room for them on a phone.
  const overs = score && oversOf(score.line);
  return (
    <article
      className={classes(
        'event-card',
        // What football tells there is in its score and its minute.
        (tracker ?? detail) !== undefined && sportId !== 1 && 'event-card--told',
        isTwoWay([event]) && 'event-card--two-way',
      )}
      aria-labelledby={nameId}
    >
      <div className="event-card__line">
        {inPlay ? (
          <>
            <b className="event-card__live">
              <LiveWord sportId={sportId} detail={score?.detail} />
            </b>
            {detail !== undefined && (
              <span className="event-card__detail" title={detail}>
                {overs !== undefined && <span className="event-card__overs">{overs} · </span>}
                {detail}
              </span>
            )}
          </>
        ) : (
          <span className="event-card__starts">{startsShort(startsAt, now)}</span>
        )}
        {tracker !== undefined && <div className="event-card__tracker">{tracker}</div>}
        {hasCompetition && <span className="event-card__competition">{competition}</span>}
        <span className="event-card__matched">
          <span translate="no">{compactNaira(event.matched)}</span>{' '}
          <span className="event-card__word">matched</span>
        </span>
        <span
          className={classes(
            'event-card__badges',
            tools !== undefined && 'event-card__badges--beside',
          )}
        >
          {event.hasBookmaker && (
            <span className="badge" title="Bookmaker market">
              BM
            </span>
          )}
          {event.hasFancy && (
            <span className="badge" title="Fancy markets">
              F
            </span>
          )}
        </span>
      </div>
      <h3 id={nameId} className="event-card__name">
        <Link href={href(paths.match, { gameId })} title={name}>
          <Sides sportId={sportId} name={name} markOf={markOf} />
        </Link>
      </h3>
      {score && (
        <p className="event-card__score">
          <SideScore name={name} score={score} />
        </p>
      )}
      <BestPrices event={event} priceOf={priceOf} />
      {tools !== undefined && <div className="event-card__tools">{tools}</div>}
    </article>
  );
}

/** How far a match in play is, where that is more than the minute that stands in its place. */
function detailOf({ inPlay, sportId, score }: RowEvent): string | undefined {
  const detail = inPlay ? score?.detail : undefined;
  return detail && !isClock(sportId, detail) ? neededFirst(detail) : undefined;
}
