import { useSnapshot } from 'valtio';
import * as texts from '../../../messages/english/deposit.ts';
import { frameAccess } from '../../../state/device/frameAccess.ts';
import { connection } from '../../../state/session/connection.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import './PayFrame.css';

/** The card provider's page in a frame. What is typed there never reaches us. */
export function PayFrame({ url }: { url: string }) {
  const isOffline = useSnapshot(connection).status === 'offline';
  if (isOffline) {
    return <Notice kind="warning">{texts.frameOffline}</Notice>;
  }
  const access = frameAccess(url, location.origin);
  if (!access) {
    return <Notice kind="error">{texts.badAddress}</Notice>;
  }
  return (
    <>
      <p className="cashier__note">{texts.cardPage}</p>
      <iframe
        className="pay-frame"
        title={texts.cardPayment}
        src={url}
        referrerPolicy="no-referrer"
        sandbox={access.sandbox}
      />
    </>
  );
}
