import { isAppleTouch } from '../../pwa/installedApp.ts';
import { installOffer } from '../../pwa/installPrompt.ts';
import { followAppBadge } from '../../state/device/appBadge.ts';
import { startDataMeter } from '../../state/device/dataMeter.ts';
import { savedKeys } from '../../storage/keys.ts';
import { savedFields } from '../../storage/savedFields.ts';
import { installHintWanted } from '../overPages.ts';

let isStarted = false;

/** What may come last of all, and never with the landing page. */
export function startAtRest(): void {
  if (isStarted) return;
  isStarted = true;
  startDataMeter();
  followAppBadge();
  void sendNotes();
  if (installOffer.isOpen() || isAppleTouch()) installHintWanted.open();
  else {
    const stop = installOffer.subscribe(() => {
      stop();
      installHintWanted.open();
    });
  }
}

/** What was written to the operator without a network goes out wherever the app is opened again. */
async function sendNotes(): Promise<void> {
  const fields = await savedFields(savedKeys.support);
  if (fields.length === 0) return;
  const { startSupport } = await import('../../features/support/supportNotes.ts');
  startSupport();
}
