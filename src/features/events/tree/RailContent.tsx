import { EventSearch } from '../search/EventSearch.tsx';
import { SportsTree } from './SportsTree.tsx';

/** The left column of a wide window: search and league tree. */
export function RailContent() {
  return (
    <>
      <EventSearch />
      <SportsTree />
    </>
  );
}
