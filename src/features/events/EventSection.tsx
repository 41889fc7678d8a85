import './EventSection.css';
import { useId } from 'react';
import { Link } from 'wouter';
import type { Category } from '../../contract/market.ts';
import { href, paths } from '../../paths.ts';
import { Age } from '../../ui/Age.tsx';
import { EventCards } from './EventCards.tsx';
import { NotRefreshed } from './NotRefreshed.tsx';
import { type Pick, pickEvents } from './pickEvents.ts';
import { useEventList } from './useEventList.ts';
import { useNearView } from './useNearView.ts';

interface EventSectionProps {
  category: Category;
  title: string;
  pick: Pick;
  /** As many places are held while waiting, so that nothing below moves. */
  limit: number;
}

/** A few events of one category, with their age and the way to all of them. */
export function EventSection({ category, title, pick, limit }: EventSectionProps) {
  const [section, isNear] = useNearView<HTMLElement>();
  const list = useEventList(category, isNear);
  const id = useId();
  const events = list.events && pickEvents(list.events, pick, limit);
  return (
    <section ref={section} className="event-section" aria-labelledby={id}>
      <div className="event-section__head">
        <h2 id={id}>{title}</h2>
        {list.asOf !== undefined && <Age at={list.asOf} />}
        <Link className="event-section__all" href={href(paths.sportCategory, { category })}>
          All<span className="visually-hidden"> {title}</span>
        </Link>
      </div>
      <div className={`event-section__body event-section__body--${limit}`}>
        {list.problem && <NotRefreshed list={list} />}
        {events?.length === 0 && (
          <p className="event-section__empty">
            Nothing here right now. The matches that come next are under All.
          </p>
        )}
        {(events || !list.problem) && <EventCards events={events} places={limit} />}
      </div>
    </section>
  );
}
