import './EventSearch.css';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { href, paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchIcon } from '../../../ui/icon/icons.ts';
import { categoryOf } from '../sports.ts';
import { useAllEvents } from '../useAllEvents.ts';
import { SearchResults } from './SearchResults.tsx';
import { createSearch, type FoundLeague } from './searchEvents.ts';

/** Where the results of a search lead. */
export interface SearchPlaces {
  league(league: FoundLeague): string;
  match(match: SportEvent): string;
  /** Where games are looked for, if they are. */
  games?(query: string): string;
}

const EXCHANGE: SearchPlaces = {
  league: ({ competition, sportId }) =>
    `${href(paths.sportCategory, { category: categoryOf(sportId) })}?league=${encodeURIComponent(competition)}`,
  match: ({ gameId }) => href(paths.match, { gameId }),
  // The games of the casino are not on this device before its lobby is opened: it looks for them.
  games: (query) => `${paths.casinos}?q=${encodeURIComponent(query)}`,
};

/** Teams and leagues in the lists that are saved, and the way to games; a combobox over one list of results. */
export function EventSearch({ places = EXCHANGE }: { places?: SearchPlaces }) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { events, asOf, problem } = useAllEvents(isOpen);
  const search = useMemo(() => createSearch(events ?? []), [events]);
  const asked = useDeferredValue(query);
  const { leagues, matches } = useMemo(() => search(asked), [search, asked]);
  const [, navigate] = useLocation();
  const input = useFocusByAddress();
  const targets = [
    ...leagues.map(places.league),
    ...matches.map(places.match),
    ...(places.games && asked.trim() ? [places.games(asked.trim())] : []),
  ];
  const isShown = isOpen && query.trim() !== '';

  function go(target: string | undefined) {
    if (target === undefined) return;
    setOpen(false);
    setQuery('');
    input.current?.blur();
    navigate(target);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && targets.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + targets.length) % targets.length);
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault();
      go(targets[active]);
    } else if (event.key === 'Escape' && isShown) {
      // A second one clears the field, as the browser does.
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <search className="event-search">
      <div className="event-search__box">
        <Icon path={searchIcon} />
        <input
          ref={input}
          type="search"
          className="event-search__input"
          role="combobox"
          aria-label={places.games ? 'Search teams, leagues and games' : 'Search teams and leagues'}
          aria-expanded={isShown}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && targets.length > 0 ? `${id}${active}` : undefined}
          placeholder={places.games ? 'Teams, leagues, games' : 'Teams, leagues'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchResults
        id={id}
        isShown={isShown}
        query={asked}
        found={{ leagues, matches }}
        targets={targets}
        active={active}
        asOf={asOf}
        isKnown={events !== undefined}
        problem={problem}
        onGo={go}
      />
    </search>
  );
}

/** The menu leads to `?view=search`: there the field takes the focus, where it is to be seen. */
function useFocusByAddress() {
  const input = useRef<HTMLInputElement>(null);
  const isAsked = new URLSearchParams(useSearch()).get('view') === 'search';
  useEffect(() => {
    if (!isAsked) return;
    // After the menu has given the focus back, and the page has taken it.
    const timer = setTimeout(() => {
      if (input.current?.getClientRects().length) input.current.focus();
    });
    return () => clearTimeout(timer);
  }, [isAsked]);
  return input;
}
