import { subscribeKey } from 'valtio/vanilla/utils';
import { paths } from '../paths.ts';
import { reloadOnLostChunk } from '../pwa/chunkReload.ts';
import { whenIdle } from '../pwa/idle.ts';
import { registerWorker } from '../pwa/registerWorker.ts';
import { warmCache } from '../pwa/warmCache.ts';
import { organisation, refreshOrganisation } from '../state/organisation.ts';
import { session } from '../state/session.ts';
import { safePoint } from './safePoint.ts';

/** What may wait until the first page stands; guests who only read never load the realtime channel. */
export function startServices(): void {
  const follow = async () => (await import('./followToken.ts')).followToken();
  subscribeKey(session, 'token', () => void follow());
  if (session.token) void follow();
  void refreshOrganisation().then(askToRegister);

  reloadOnLostChunk(safePoint);
  if (import.meta.env.PROD) void registerWorker().then(warmCache);
  if (session.token || location.pathname !== paths.landing) void rest();
  else subscribeKey(session, 'token', () => void rest());
}

async function rest(): Promise<void> {
  await whenIdle();
  const { startAtRest } = await import('./atRest.tsx');
  startAtRest();
}

async function askToRegister(): Promise<void> {
  if (!organisation.appDetails?.OPEN_REGISTRATION) return;
  const { openRegistrationAtStart } = await import('../state/registrationAtStart.ts');
  openRegistrationAtStart();
}
