import { AccountPlaces } from '../../../features/account/AccountPlaces.tsx';
import { EventSearch } from '../../../features/events/search/EventSearch.tsx';

/** The search stays where it is on other pages: a trader finds a match from anywhere, also by the key `/`. */
export function AccountRail() {
  return (
    <>
      <EventSearch />
      <AccountPlaces />
    </>
  );
}
