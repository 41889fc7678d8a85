import { notify } from '../../state/device/notices.ts';
import { closeSaferPlay, playWatch } from '../../state/play/playWatch.ts';
import { late } from '../../ui/late/late.tsx';
import { MISSING_PART } from '../../ui/late/overPage.tsx';
import {
  installHintWanted,
  playPanelsWanted,
  receiptWanted,
  storageTroubled,
} from '../overPages.ts';

const StorageNotice = late(
  () => import('../StorageNotice.tsx').then((module) => module.StorageNotice),
  { when: () => storageTroubled.opened },
);
const InstallHint = late(
  () => import('../../features/install/InstallHint.tsx').then((module) => module.InstallHint),
  { when: () => installHintWanted.opened },
);
const PlayPanels = late(loadPlayPanels, { when: () => playPanelsWanted.opened });

const SignedReceiptSheet = late(
  () =>
    import('../../features/receipts/SignedReceiptSheet.tsx').then(
      (module) => module.SignedReceiptSheet,
    ),
  { when: () => receiptWanted.opened },
);

/** If the panels cannot load, say so now instead of opening them later: somebody has just tapped. */
async function loadPlayPanels() {
  try {
    return (await import('./PlayPanels.tsx')).PlayPanels;
  } catch (error) {
    if (playWatch.isPanelOpen) {
      closeSaferPlay();
      notify('error', MISSING_PART);
    }
    throw error;
  }
}

/**
 * Panels that may appear over any page but seldom do, so their code is neither in the HTML nor in the first
 * chunk.
 */
export function OverPages() {
  if (import.meta.env.SSR) return null;
  return (
    <>
      <StorageNotice />
      <InstallHint />
      <PlayPanels />
      <SignedReceiptSheet />
    </>
  );
}
