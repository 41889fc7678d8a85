import './SavedScreen.css';
import { SavedView } from '../../features/saved/SavedView.tsx';

/** What the app has saved on this phone. Pages that are not saved lead here when offline. */
export function SavedScreen() {
  return (
    <div className="saved-screen">
      <h1>Saved on this phone</h1>
      <p className="saved-screen__lead">
        What is listed here opens offline. Your money and bets are with us, not on this phone: set a
        PIN, so that nobody who finds it can use them.
      </p>
      <SavedView />
    </div>
  );
}
