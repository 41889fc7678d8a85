import './EventSection.css';
import { useId } from 'react';
import { Link } from 'wouter';
import type { Category } from '../../../contract/betting/market.ts';
import { type Pick, pickEvents } from '../../../domain/market/pickEvents.ts';
import { href, paths } from '../../../paths.ts';
import { useEventList } from '../../../state/lists/useEventList.ts';
import { SectionHead } from '../../../ui/layout/SectionHead.tsx';
import { TO_ALL } from '../../../ui/layout/toAll.ts';
import { NewerRows } from '../../../ui/list/NewerRows.tsx';
import { useNearView } from '../../../ui/list/useNearView.ts';
import { EventCards } from '../card/EventCards.tsx';
import { ListAge } from '../card/ListAge.tsx';
import { NotLoaded } from '../card/NotLoaded.tsx';
import { PLACES, SectionBody } from './SectionBody.tsx';

interface EventSectionProps {
  category: Category;
  title: string;
  pick: Pick;
  /** False where what happened last in a match is left out. */
  hasTracker?: boolean;
}

/** A few events of a category, with their age and a link to all. */
export function EventSection({ category, title, pick, hasTracker = true }: EventSectionProps) {
  const [section, isNear] = useNearView<HTMLElement>();
  const list = useEventList(category, isNear);
  const id = useId();
  const events = list.events && pickEvents(list.events, pick, PLACES);
  return (
    <section ref={section} className="event-section" aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        <ListAge list={list} />
        <Link className={TO_ALL} href={href(paths.sportCategory, { category })}>
          All<span className="visually-hidden"> {title}</span>
        </Link>
      </SectionHead>
      <NewerRows rows={list.newer} />
      <SectionBody isEmpty={events?.length === 0}>
        {!events && list.problem ? (
          <NotLoaded list={list} />
        ) : (
          <EventCards events={events} places={PLACES} hasTracker={hasTracker} />
        )}
      </SectionBody>
    </section>
  );
}
