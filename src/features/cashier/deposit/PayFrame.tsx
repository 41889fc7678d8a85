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
        You are offline. The page of the card provider opens here once you are back; nothing has
        been paid yet unless it said so.
      </Notice>
    );
  }
  const access = frameAccess(url, location.origin);
  if (!access) {
    return (
      <Notice kind="error">
        The page of the card provider cannot be opened: we were given an address that leads nowhere.
        Nothing was paid. Please pay in another way, or contact us.
      </Notice>
    );
  }
  return (
    <>
      <p className="cashier__note">
        You pay on the page of the card provider. We never see the number of your card.
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
