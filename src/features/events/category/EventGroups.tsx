import './EventGroups.css';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Mark } from '../../../ui/crest/Mark.tsx';
import { byCompetition, bySport, firstOf } from '../byCompetition.ts';
import { EventCards } from '../card/EventCards.tsx';
import { isTwoWay } from '../card/isTwoWay.ts';
import { eventStar } from '../favourites/EventStar.tsx';

/** Cards rendered per step; a phone shows four of them. */
const STEP = 30;
/** Load more this far before the end comes into view. */
const MARGIN = '600px';

interface EventGroupsProps {
  events: readonly SportEvent[];
  /** The list mixes sports, so it goes by them. */
  hasSport: boolean;
}

/**
 * Events by competition, or by sport where the list mixes sports. Renders more of them as the reader nears the
 * end.
 */
export function EventGroups({ events, hasSport }: EventGroupsProps) {
  const [limit, setLimit] = useState(STEP);
  const more = () => setLimit((was) => was + STEP);
  const rest = events.length - limit;
  const grouped = hasSport ? bySport : byCompetition;
  const all = grouped(events);
  return (
    <>
      {firstOf(all, limit).map(([name, group]) => (
        <section
          key={name}
          className={classes('event-group', isTwoWay(group) && 'event-group--two-way')}
          style={{ '--events': group.length } as CSSProperties}
          aria-label={name}
        >
          <h2 className="event-group__name">
            {!hasSport && <Mark name={name} hasEmblem />}
            {name}
            <span className="event-group__count">{all.get(name)?.length}</span>
          </h2>
          <EventCards events={group} places={0} hasCompetition={hasSport} tools={eventStar} />
        </section>
      ))}
      {rest > 0 && <More key={limit} count={Math.min(STEP, rest)} onMore={more} />}
    </>
  );
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
