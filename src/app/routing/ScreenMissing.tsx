import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { env } from '../../env.ts';
import { at, here } from '../../lib/base.ts';
import { paths } from '../../paths.ts';
import { connection } from '../../state/session/connection.ts';
import { lookForNetwork } from '../../state/session/networkLook.ts';
import { session } from '../../state/session/session.ts';
import { ErrorState } from '../../ui/status/ErrorState.tsx';

/** Nobody knows here what the screen had begun, so nothing is said of money that could be untrue. */
const STARTED =
  'Bets, rounds and payments you started may still go through. Check My bets before you try again.';

/** Replaces a screen whose code did not load, for lack of a network or another reason. */
export function ScreenMissing({ onRetry }: { onRetry(): void }) {
  const isOffline = useSnapshot(connection).status === 'offline' || !navigator.onLine;
  const isPlayer = useSnapshot(session).isAuth;
  // Probe the server: the phone may say that it is connected while nothing answers.
  useEffect(() => void lookForNetwork(), []);
  return (
    <ErrorState
      isPage
      title={isOffline ? 'Not saved on this phone yet' : 'This page could not be shown'}
      text={
        isOffline
          ? 'Connect to the internet to open this page the first time.'
          : isPlayer
            ? STARTED
            : 'Try again, or restart the app.'
      }
      onRetry={onRetry}
    >
      {isPlayer && <a href={at(paths.myBets)}>My bets</a>}
      <a href={at(paths.saved)}>What is saved on this phone</a>
      {!isOffline && (
        // `target` makes the browser follow the link instead of the app, and so loads the newest version.
        <a href={at(here()) + location.search} target="_self">
          Restart {env.name}
        </a>
      )}
    </ErrorState>
  );
}
