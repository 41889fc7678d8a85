import './ConnectionBanner.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { lagosClock } from '../../domain/time/lagosTime.ts';
import { connection } from '../../state/session/connection.ts';
import { tellAgesOffline } from '../../ui/list/ages.ts';
import { OfflineNote } from '../../ui/status/OfflineNote.tsx';

/**
 * Shown only when something is wrong. It overlays the page, because pushing it down would move a price under
 * a thumb.
 */
export function ConnectionBanner() {
  const { status, since, isSilent } = useSnapshot(connection);
  const [wasAway, setAway] = useState(false);
  if (status === 'offline' && !wasAway) setAway(true);
  useEffect(() => tellAgesOffline(status === 'offline'), [status]);
  return (
    <div role="status">
      {wasAway && status === 'live' && <p className="visually-hidden">You're back online.</p>}
      {status === 'offline' && <OfflineNote since={since} isSilent={isSilent} />}
      {status === 'reconnecting' && (
        <p className="connection">
          <b>Reconnecting since {lagosClock(since)}.</b> Prices may be old. You can bet again when
          they are live.
        </p>
      )}
    </div>
  );
}
