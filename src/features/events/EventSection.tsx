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

/** As many are shown, and held while waiting; a phone shows the first four of them. */
const PLACES = 6;

interface EventSectionProps {
  category: Category;
  title: string;
  pick: Pick;
}

/** A few events of one category, with their age and the way to all of them. */
export function EventSection({ category, title, pick }: EventSectionProps) {
  const [section, isNear] = useNearView<HTMLElement>();
  const list = useEventList(category, isNear);
  const id = useId();
  const events = list.events && pickEvents(list.events, pick, PLACES);
  return (
    <section ref={section} className="event-section" aria-labelledby={id}>
      <div className="event-section__head">
        <h2 id={id}>{title}</h2>
        <Link className="event-section__all" href={href(paths.sportCategory, { category })}>
          All<span className="visually-hidden"> {title}</span>
        </Link>
      </div>
      <p className="event-section__age">{list.asOf !== undefined && <Age at={list.asOf} />}</p>
      <div className="event-section__body">
        {list.problem && <NotRefreshed list={list} />}
        {events?.length === 0 && (
          <p className="event-section__empty">
            Nothing here right now. The matches that come next are under All.
          </p>
        )}
        {(events || !list.problem) && <EventCards events={events} places={PLACES} />}
      </div>
    </section>
  );
}
