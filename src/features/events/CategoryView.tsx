import './CategoryView.css';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Category } from '../../contract/market.ts';
import { lagosIsoDate } from '../../domain/lagosTime.ts';
import { href, paths } from '../../paths.ts';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { byCompetition } from './byCompetition.ts';
import { EventCards } from './EventCards.tsx';
import { ListAge } from './ListAge.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { useEventList } from './useEventList.ts';

const TITLES: Record<Category, string> = {
  inplay: 'In play',
  cricket: 'Cricket',
  soccer: 'Soccer',
  tennis: 'Tennis',
};

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = { All: undefined, Today: 0, Tomorrow: 1 } as const;
type Day = keyof typeof DAYS;

export function isCategory(text: string | undefined): text is Category {
  return text !== undefined && text in TITLES;
}

/** The events of one category under their competitions, all of them or those of one day. */
export function CategoryView({ category }: { category: Category }) {
  const list = useEventList(category);
  const [day, setDay] = useState<Day>('All');
  const now = useNow();
  const offset = DAYS[day];
  const events = list.events?.filter(
    ({ startsAt, status }) =>
      status !== 'finished' &&
      (offset === undefined || lagosIsoDate(startsAt) === lagosIsoDate(now + offset * DAY_MS)),
  );
  return (
    <div className="category">
      <nav className="category__sports" aria-label="Sport">
        {Object.entries(TITLES).map(([name, title]) => (
          <Link
            key={name}
            className="category__sport"
            href={href(paths.sportCategory, { category: name })}
            aria-current={name === category ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <div>
        <h1>{TITLES[category]}</h1>
        <ListAge list={list} />
      </div>
      {category !== 'inplay' && (
        <fieldset className="category__days">
          <legend className="visually-hidden">Day</legend>
          {(Object.keys(DAYS) as Day[]).map((name) => (
            <Chip key={name} isOn={name === day} onClick={() => setDay(name)}>
              {name}
            </Chip>
          ))}
        </fieldset>
      )}
      {!events && list.problem && <NotLoaded list={list} />}
      {events?.length === 0 && (
        <EmptyState
          title={day === 'All' ? 'No matches right now' : `No matches ${day.toLowerCase()}`}
          text="Matches appear here as soon as their markets open."
        />
      )}
      {!events && !list.problem && <EventCards events={undefined} places={6} />}
      {events &&
        [...byCompetition(events)].map(([competition, group]) => (
          <section key={competition} className="category__competition" aria-label={competition}>
            <h2>{competition}</h2>
            <EventCards events={group} places={0} hasCompetition={false} />
          </section>
        ))}
    </div>
  );
}
