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

/** The links of the search results. */
export interface SearchPlaces {
  league(league: FoundLeague): string;
  match(match: SportEvent): string;
  /** The casino's search for a query; left out where games are not offered. */
  games?(query: string): string;
}

const EXCHANGE: SearchPlaces = {
  league: ({ competition, sportId }) =>
    `${href(paths.sportCategory, { category: categoryOf(sportId) })}?league=${encodeURIComponent(competition)}`,
  match: ({ gameId }) => href(paths.match, { gameId }),
  // The lobby is not on this device before it is first opened, so it searches itself.
  games: (query) => `${paths.casinos}?q=${encodeURIComponent(query)}`,
};

/**
 * Searches teams and leagues in the saved lists, and links to the casino's search. A combobox over a single
 * list of results.
 */
export function EventSearch({ places = EXCHANGE }: { places?: SearchPlaces }) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { events, savedAt, problem } = useAllEvents(isOpen);
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
      // Let a second Escape clear the field, as browsers do.
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
          aria-keyshortcuts="/"
          className="event-search__input"
          role="combobox"
          aria-label={places.games ? 'Search teams, leagues and games' : 'Search teams and leagues'}
          aria-expanded={isShown}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && targets.length > 0 ? `${id}${active}` : undefined}
          placeholder={places.games ? 'Teams or games' : 'Search'}
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
        savedAt={savedAt}
        isKnown={events !== undefined}
        problem={problem}
        onGo={go}
      />
    </search>
  );
}

/** Focuses the field on `?view=search`, where the menu links to, if the field is visible. */
function useFocusByAddress() {
  const input = useRef<HTMLInputElement>(null);
  const isAsked = new URLSearchParams(useSearch()).get('view') === 'search';
  useEffect(() => {
    if (!isAsked) return;
    // Wait until the menu has returned the focus and the page has taken it.
    const timer = setTimeout(() => {
      if (input.current?.getClientRects().length) input.current.focus();
    });
    return () => clearTimeout(timer);
  }, [isAsked]);
  return input;
}
