import { isAppleTouch } from '../../pwa/installedApp.ts';
import { installOffer } from '../../pwa/installPrompt.ts';
import { syncAppBadge } from '../../state/device/appBadge.ts';
import { startDataMeter } from '../../state/device/dataMeter.ts';
import { savedKeys } from '../../storage/keys.ts';
import { savedFields } from '../../storage/savedFields.ts';
import { installHintWanted } from '../overPages.ts';
import { keepFocus } from './keepFocus.ts';

let isStarted = false;

/** Starts what can wait until the phone is idle. Not used on the landing page. */
export function startAtRest(): void {
  if (isStarted) return;
  isStarted = true;
  keepFocus();
  startDataMeter();
  syncAppBadge();
  void sendNotes();
  if (installOffer.isOpen() || isAppleTouch()) installHintWanted.open();
  else {
    const stop = installOffer.subscribe(() => {
      stop();
      installHintWanted.open();
    });
  }
}

/** Sends the support notes that were written offline. */
async function sendNotes(): Promise<void> {
  const fields = await savedFields(savedKeys.support);
  if (fields.length === 0) return;
  const { startSupport } = await import('../../features/support/supportNotes.ts');
  startSupport();
}
