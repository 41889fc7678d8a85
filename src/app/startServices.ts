import { subscribeKey } from 'valtio/vanilla/utils';
import { reloadOnLostChunk } from '../pwa/chunkReload.ts';
import { registerWorker } from '../pwa/registerWorker.ts';
import { warmCache } from '../pwa/warmCache.ts';
import { refreshOrganisation } from '../state/organisation.ts';
import { openRegistrationAtStart } from '../state/registrationAtStart.ts';
import { session } from '../state/session.ts';
import { flushAll } from '../storage/persisted.ts';

/** What may wait until the first page stands; guests who only read never load the realtime channel. */
export function startServices(): void {
  const followToken = async () => {
    const { followSession } = await import('../state/realtimeSession.ts');
    followSession();
  };
  subscribeKey(session, 'token', () => void followToken());
  if (session.token) void followToken();
  void refreshOrganisation().then(openRegistrationAtStart);

  reloadOnLostChunk(flushAll);
  if (import.meta.env.PROD) void registerWorker().then(warmCache);
}
