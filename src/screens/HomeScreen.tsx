import './HomeScreen.css';
import { useSnapshot } from 'valtio';
import { EventSection } from '../features/events/EventSection.tsx';
import { BalanceBar } from '../features/wallet/BalanceBar.tsx';
import { session } from '../state/session.ts';
import { Notice } from '../ui/Notice.tsx';

/** The signed-in start: the money, the open bets, and what is on or comes next. */
export function HomeScreen() {
  const { user, isMemoryOnly } = useSnapshot(session);
  return (
    <div className="home">
      <h1 className="home__title" title={user?.name}>
        Hello, {user?.name}
      </h1>
      {isMemoryOnly && (
        <Notice kind="warning">
          This phone will not remember you: its storage is off. You sign in again after closing the
          page.
        </Notice>
      )}
      <BalanceBar />
      <div className="home__events">
        <EventSection category="inplay" title="In play now" pick="in play" />
        <EventSection category="cricket" title="Cricket, next" pick="next" />
        <EventSection category="soccer" title="Soccer, next" pick="next" />
        <EventSection category="tennis" title="Tennis, next" pick="next" />
      </div>
    </div>
  );
}
