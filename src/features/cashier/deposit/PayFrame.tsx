import { useSnapshot } from 'valtio';
import { frameAccess } from '../../../state/device/frameAccess.ts';
import { connection } from '../../../state/session/connection.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import './PayFrame.css';

/** The card provider's page in a frame. What is typed there never reaches us. */
export function PayFrame({ url }: { url: string }) {
  const isOffline = useSnapshot(connection).status === 'offline';
  if (isOffline) {
    return (
      <Notice kind="warning">
        You are offline. The card payment page opens here when you're back. Nothing has been paid
        unless that page said so.
      </Notice>
    );
  }
  const access = frameAccess(url, location.origin);
  if (!access) {
    return (
      <Notice kind="error">
        The card payment page can't be opened: its address is wrong. Nothing was paid. Pay another
        way, or contact us.
      </Notice>
    );
  }
  return (
    <>
      <p className="cashier__note">
        You pay on the card provider's page. We never see your card number.
      </p>
      <iframe
        className="pay-frame"
        title="Card payment"
        src={url}
        referrerPolicy="no-referrer"
        sandbox={access.sandbox}
      />
    </>
  );
}
