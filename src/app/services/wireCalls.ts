import { callHooks } from '../../api/callHooks.ts';
import { deliverVisits } from '../../pwa/visits.ts';
import { notify } from '../../state/device/notices.ts';
import { sawNetwork, sawOffline } from '../../state/session/connection.ts';
import { lookForNetwork } from '../../state/session/networkLook.ts';
import { session } from '../../state/session/session.ts';
import { storageHooks } from '../../storage/storageHooks.ts';
import { storageTroubled } from '../overPages.ts';

/** Gives calls and storage what they need of the state; before the first of them is made. */
export function wireCalls(): void {
  Object.assign(callHooks, {
    token: () => session.token,
    failed: ({ message }) => notify('error', message),
    unauthorised: ({ message }) =>
      void import('../../state/session/signOut.ts').then((out) => out.forceSignOut(message)),
    answered: () => {
      sawNetwork(false);
      void deliverVisits();
    },
    unanswered: () => void lookForNetwork(),
    doubted: () => void lookForNetwork(),
    silent: sawOffline,
  } satisfies typeof callHooks);
  storageHooks.troubled = (error) =>
    void import('../../state/device/storageTrouble.ts').then(({ noteTrouble }) => {
      noteTrouble(error);
      storageTroubled.open();
    }, console.warn);
}
