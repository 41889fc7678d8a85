import './CategoryView.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Category } from '../../../contract/betting/market.ts';
import { useEventList } from '../../../state/lists/useEventList.ts';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { NewerRows } from '../../../ui/list/NewerRows.tsx';
import { EventCards } from '../card/EventCards.tsx';
import { ListAge } from '../card/ListAge.tsx';
import { NotLoaded } from '../card/NotLoaded.tsx';
import { favourites, readFavourites } from '../favourites/favourites.ts';
import { EventSearch } from '../search/EventSearch.tsx';
import { CATEGORIES } from '../sports.ts';
import { TreeButton } from '../tree/TreeButton.tsx';
import { arrangeEvents } from './arrangeEvents.ts';
import { DensityChoice } from './DensityChoice.tsx';
import { EventGroups } from './EventGroups.tsx';
import { ListChoices } from './ListChoices.tsx';
import { ListOrder } from './ListOrder.tsx';
import { NoEvents } from './NoEvents.tsx';
import { SportTabs } from './SportTabs.tsx';
import { useListChoice } from './useListChoice.ts';

/** The events of a category by competition: all, or those of a day, a league or with a star. */
export function CategoryView({ category }: { category: Category }) {
  const list = useEventList(category);
  const [choice, change] = useListChoice();
  const { gameIds } = useSnapshot(favourites);
  useEffect(() => void readFavourites(), []);
  const now = useNow();
  const wanted = list.events?.filter(({ gameId }) => !choice.isStarred || gameIds.includes(gameId));
  const events = wanted && arrangeEvents(wanted, choice, now);
  return (
    <>
      <SportTabs current={category} />
      <div className="category">
        <div className="category__search">
          <EventSearch />
          <TreeButton />
        </div>
        <div className="category__head">
          <h1>{CATEGORIES[category]}</h1>
          <ListAge list={list} />
          <DensityChoice />
        </div>
        <NewerRows rows={list.newer} />
        <div className="category__choices">
          <ListChoices
            choice={choice}
            onChange={change}
            isInPlay={category === 'inplay'}
            countOf={(change) =>
              wanted && arrangeEvents(wanted, { ...choice, ...change }, now).length
            }
          />
          <ListOrder sort={choice.sort} onSort={(sort) => change({ sort })} />
        </div>
        {!events && !list.problem && <EventCards events={undefined} places={6} />}
        {!events && list.problem && <NotLoaded list={list} />}
        {events?.length === 0 && (
          <NoEvents
            choice={choice}
            onAll={() =>
              change({ day: 'all', league: undefined, sport: undefined, isStarred: false })
            }
          />
        )}
        {events && events.length > 0 && (
          <EventGroups
            key={JSON.stringify(choice)}
            events={events}
            hasSport={category === 'inplay' && choice.sport === undefined}
          />
        )}
      </div>
    </>
  );
}
