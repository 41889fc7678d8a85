import { subscribeKey } from 'valtio/vanilla/utils';
import { closeTransport } from '../realtime/transport.ts';
import { refreshOrganisation } from '../state/organisation.ts';
import { followServer, openRealtime } from '../state/realtimeSession.ts';
import { session } from '../state/session.ts';

/** What may wait until the first page stands: the organisation's state and the realtime channel. */
export function startServices(): void {
  followServer();
  const followToken = () => void (session.token ? openRealtime() : closeTransport());
  subscribeKey(session, 'token', followToken);
  if (session.token) followToken();
  void refreshOrganisation();
}
