import './EventGroups.css';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { byCompetition } from '../byCompetition.ts';
import { EventCards } from '../card/EventCards.tsx';
import { eventStar } from '../favourites/EventStar.tsx';
import { CATEGORIES, categoryOf } from '../sports.ts';

/** Cards rendered per step; a phone shows four of them. */
const STEP = 30;
/** Load more this far before the end comes into view. */
const MARGIN = '600px';

interface EventGroupsProps {
  events: readonly SportEvent[];
  /** The list mixes sports, so each league names its sport. */
  hasSport: boolean;
}

/** Events by competition. Renders more of them as the reader nears the end. */
export function EventGroups({ events, hasSport }: EventGroupsProps) {
  const [limit, setLimit] = useState(STEP);
  const more = () => setLimit((was) => was + STEP);
  const rest = events.length - limit;
  return (
    <>
      {[...byCompetition(events.slice(0, limit))].map(([competition, group]) => {
        const [first] = group;
        return (
          <section
            key={competition}
            className="event-group"
            style={{ '--events': group.length } as CSSProperties}
            aria-label={competition}
          >
            <h2 className="event-group__name">
              {hasSport && first && (
                <span className="event-group__sport">
                  {CATEGORIES[categoryOf(first.sportId)]}
                  {' · '}
                </span>
              )}
              {competition}
              <span className="event-group__count">{countIn(events, competition)}</span>
            </h2>
            <EventCards events={group} places={0} hasCompetition={false} tools={eventStar} />
          </section>
        );
      })}
      {rest > 0 && <More key={limit} count={Math.min(STEP, rest)} onMore={more} />}
    </>
  );
}

function countIn(events: readonly SportEvent[], competition: string): number {
  return events.filter((event) => event.competition === competition).length;
}

/**
 * A "more" button that presses itself when it comes near; a keyboard or screen reader can press it sooner.
 */
function More({ count, onMore }: { count: number; onMore(): void }) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end}>
      <Button kind="quiet" isWide onClick={onMore}>
        Show {count} more
      </Button>
    </div>
  );
}
