import { EventSearch } from '../search/EventSearch.tsx';
import { SportsTree } from './SportsTree.tsx';

/** The left of a wide window: the search, and the tree of leagues. */
export function RailContent() {
  return (
    <>
      <EventSearch />
      <SportsTree />
    </>
  );
}
