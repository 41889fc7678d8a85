import { EventSearch } from '../../../features/events/search/EventSearch.tsx';
import { SportsbookTree } from '../../../features/sportsbook/tree/SportsbookTree.tsx';
import { SPORTSBOOK_PLACES } from '../../../screens/betting/sportsbookPlaces.ts';

export function SportsbookRail() {
  return (
    <>
      <EventSearch places={SPORTSBOOK_PLACES} />
      <h2 className="side-rail__title">Sportsbook</h2>
      <SportsbookTree />
    </>
  );
}
