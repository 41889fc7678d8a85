import { notify } from '../../state/device/notices.ts';
import { closeSaferPlay, playWatch } from '../../state/play/playWatch.ts';
import { late } from '../../ui/late/late.tsx';
import { useHydrated } from '../../ui/late/useHydrated.ts';
import { installHintWanted, playPanelsWanted, storageTroubled } from '../overPages.ts';

const StorageNotice = late(
  () => import('../StorageNotice.tsx').then((module) => module.StorageNotice),
  { when: () => storageTroubled.opened },
);
const InstallHint = late(
  () => import('../../features/install/InstallHint.tsx').then((module) => module.InstallHint),
  { when: () => installHintWanted.opened },
);
const PlayPanels = late(loadPlayPanels, { when: () => playPanelsWanted.opened });

/** Somebody has just tapped: they hear that nothing opens now, instead of seeing it open later. */
async function loadPlayPanels() {
  try {
    return (await import('./PlayPanels.tsx')).PlayPanels;
  } catch (error) {
    if (playWatch.isPanelOpen) {
      closeSaferPlay();
      notify('error', 'This part needs a connection the first time it is opened.');
    }
    throw error;
  }
}

/** What may be shown over any page, for few and seldom: nothing of it is in the HTML or in the first code. */
export function OverPages() {
  if (!useHydrated()) return null;
  return (
    <>
      <StorageNotice />
      <InstallHint />
      <PlayPanels />
    </>
  );
}
