import { callHooks } from '../../api/callHooks.ts';
import { untilLoaded } from '../../lib/untilLoaded.ts';
import { deliverVisits } from '../../pwa/visits.ts';
import { notify } from '../../state/device/notices.ts';
import { sawNetwork, sawOffline } from '../../state/session/connection.ts';
import { lookForNetwork } from '../../state/session/networkLook.ts';
import { session } from '../../state/session/session.ts';
import { storageHooks } from '../../storage/storageHooks.ts';
import { newerApp } from '../../ui/list/newerApp.ts';
import { storageTroubled } from '../overPages.ts';
import { lookAtOrganisation } from './watchOrganisation.ts';

/** Gives the API and storage layers what they need from the state. Call it before the first call. */
export function wireCalls(): void {
  Object.assign(callHooks, {
    token: () => session.token,
    failed: ({ message }) => notify('error', message),
    unauthorised({ message }) {
      const { owner } = session;
      void untilLoaded(() => import('../../state/session/signOut.ts')).then(
        (out) => owner === session.owner && out.forceSignOut(message),
      );
    },
    closed: lookAtOrganisation,
    answered: () => {
      sawNetwork(false);
      void deliverVisits();
    },
    unanswered: () => void lookForNetwork(),
    doubted: () => void lookForNetwork(),
    silent: sawOffline,
  } satisfies typeof callHooks);
  newerApp.look = () =>
    import('../../pwa/updatePrompt.ts').then(({ lookForUpdate }) => lookForUpdate());
  storageHooks.troubled = (error) =>
    void import('../../state/device/storageTrouble.ts').then(({ recordStorageTrouble }) => {
      recordStorageTrouble(error);
      storageTroubled.open();
    }, console.warn);
}
