import { useSnapshot } from 'valtio';
import { RealityCheck } from '../../features/safer-play/RealityCheck.tsx';
import { SaferPlayView } from '../../features/safer-play/SaferPlayView.tsx';
import { closeSaferPlay, playWatch } from '../../state/play/playWatch.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';

/** The panels that may appear over any page of a signed-in player. */
export function PlayPanels() {
  const { isPanelOpen } = useSnapshot(playWatch);
  return (
    <>
      <Sheet title="Safer play" isOpen={isPanelOpen} onClose={closeSaferPlay}>
        {isPanelOpen && <SaferPlayView />}
      </Sheet>
      <RealityCheck />
    </>
  );
}
