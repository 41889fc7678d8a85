import { subscribeKey } from 'valtio/vanilla/utils';
import { reportVisit } from '../../features/field-report/reportVisit.ts';
import { here } from '../../lib/base.ts';
import { untilLoaded } from '../../lib/untilLoaded.ts';
import { paths } from '../../paths.ts';
import { noteAppStart } from '../../pwa/appStarted.ts';
import { reloadOnLostChunk } from '../../pwa/chunkReload.ts';
import { noteUse, onUse } from '../../pwa/inUse.ts';
import { startWorker } from '../../pwa/startWorker.ts';
import { warmCache } from '../../pwa/warmCache.ts';
import { organisation, refreshOrganisation } from '../../state/session/organisation.ts';
import { session } from '../../state/session/session.ts';
import { isKept } from '../../storage/isKept.ts';
import { REGISTRATION_KEY } from '../../storage/keys.ts';
import { safePoint } from './safePoint.ts';
import { watchOrganisation } from './watchOrganisation.ts';
import { whenAtRest } from './whenAtRest.ts';

/**
 * Starts everything that may wait until the first page is shown. Guests who only read never load the realtime
 * channel.
 */
export function startServices(): void {
  subscribeKey(session, 'token', (token) => {
    follow();
    // After a sign-in refresh the player's data at once, because the channel may be slow or never connect.
    if (token)
      import('../../state/session/profile.ts').then(
        ({ refreshProfile }) => refreshProfile(),
        // The channel fetches it again.
        () => undefined,
      );
  });
  if (session.token) follow();
  void refreshOrganisation().then(askToRegister);
  watchOrganisation();
  if (!session.token) resumeRegistration();

  reloadOnLostChunk(safePoint);
  reportVisit();
  if (import.meta.env.PROD || import.meta.env['VITE_WORKER'])
    void noteAppStart().then(whenAtRest).then(startWorker).then(keepByUse);
  if (session.token || here() !== paths.landing) void rest();
  else subscribeKey(session, 'token', () => void rest());
}

/** What opens without a network follows from use, which may begin later in this visit. */
function keepByUse(): void {
  const warm = () => void warmCache(Boolean(session.token));
  warm();
  onUse(warm);
  subscribeKey(session, 'token', (token) => token && warm());
  addEventListener('appinstalled', noteUse);
}

function follow(): void {
  void untilLoaded(() => import('./followToken.ts')).then(({ followToken }) => followToken());
}

async function rest(): Promise<void> {
  await whenAtRest();
  void untilLoaded(() => import('./atRest.ts')).then(({ startAtRest }) => startAtRest());
}

/** The tab was dropped or reloaded in the middle of a registration. */
function resumeRegistration(): void {
  if (!isKept('sessionStorage', REGISTRATION_KEY)) return;
  import('../../state/session/registrationDraft.ts').then(
    ({ resumeRegistration }) => resumeRegistration(),
    () => undefined,
  );
}

async function askToRegister(): Promise<void> {
  if (!organisation.appDetails?.OPEN_REGISTRATION) return;
  const { openRegistrationAtStart } = await import('./registrationAtStart.ts');
  openRegistrationAtStart();
}
