import './SportsbookTree.css';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation, useSearch } from 'wouter';
import { paths } from '../../../paths.ts';
import { Mark } from '../../../ui/crest/Mark.tsx';
import { couponEvents } from '../couponEvents.ts';
import { placeHref, readPlace, SPORT_TABS } from '../sportsbookPlace.ts';
import { useCouponEvents } from '../useCouponEvents.ts';

/** The house's sports with their events, live or to come, and the leagues of the sport that is open. */
export function SportsbookTree() {
  const [path] = useLocation();
  const place = readPlace(useSearch());
  const { sport, isLive, competition, gameId } = place;
  const isHere = path === paths.sportsbook;
  // Where the page shows the list it asks for it.
  const list = useCouponEvents(place, !isHere || gameId !== undefined);
  // While a league's own list comes, that of its sport has the same tree.
  const ofSport = useSnapshot(couponEvents({ sport, isLive }).state).data;
  const data = useSnapshot(list.state).data ?? ofSport;
  const [sports, setSports] = useState(data?.sports);
  if (data && data.sports !== sports) setSports(data.sports);
  const countOf = (id: number, live: boolean) => {
    const row = sports?.find(({ sportId }) => sportId === id);
    return row && (live ? row.live : row.events - row.live);
  };
  const current = (is: boolean) => (isHere && gameId === undefined && is ? 'page' : undefined);
  return (
    <div className="house-tree">
      <ul className="house-tree__times">
        {([false, true] as const).map((live) => (
          <li key={String(live)}>
            <Link
              className="house-tree__time"
              href={placeHref({ sport, isLive: live })}
              aria-current={isHere && live === isLive ? 'true' : undefined}
            >
              {live ? 'Live' : 'Upcoming'}{' '}
              <span className="house-tree__count">{countOf(sport, live)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        {SPORT_TABS.map(({ id, name }) => (
          <li key={id}>
            <Link
              className="house-tree__sport"
              href={placeHref({ sport: id, isLive })}
              aria-current={current(id === sport && competition === undefined)}
            >
              {name} <span className="house-tree__count">{countOf(id, isLive)}</span>
            </Link>
            {id === sport && (
              <ul>
                {data?.competitions.map(({ name: league, events }) => (
                  <li key={league}>
                    <Link
                      className="house-tree__league"
                      href={placeHref({ sport, isLive, competition: league })}
                      aria-current={current(league === competition)}
                    >
                      <Mark name={league} hasEmblem />
                      <span className="house-tree__name">{league}</span>
                      <span className="house-tree__count">{events}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
