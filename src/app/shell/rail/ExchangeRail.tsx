import { EventSearch } from '../../../features/events/search/EventSearch.tsx';
import { SportsTree } from '../../../features/events/tree/SportsTree.tsx';

export function ExchangeRail() {
  return (
    <>
      <EventSearch />
      <h2 className="side-rail__title">Exchange</h2>
      <SportsTree />
    </>
  );
}
