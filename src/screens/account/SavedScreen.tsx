import './SavedScreen.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { SavedView } from '../../features/saved/SavedView.tsx';
import { paths } from '../../paths.ts';
import { session } from '../../state/session/session.ts';

/** What the app has saved on this phone. Pages that are not saved lead here when offline. */
export function SavedScreen() {
  const { isAuth } = useSnapshot(session);
  return (
    <div className="saved-screen">
      <h1>Saved on this phone</h1>
      <p className="saved-screen__lead">
        What is listed here opens offline.
        {isAuth && (
          <>
            {' '}
            <Link href={paths.profile}>Set a PIN</Link> so that nobody who finds this phone can see
            it or use your account.
          </>
        )}
      </p>
      <SavedView />
    </div>
  );
}
