import { createRoot } from 'react-dom/client';
import { useSnapshot } from 'valtio';
import { RealityCheck } from '../../features/safer-play/RealityCheck.tsx';
import { SaferPlayView } from '../../features/safer-play/SaferPlayView.tsx';
import { closeSaferPlay, playWatch } from '../../state/play/playWatch.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';

/** A root of their own: the shell is prerendered for guests, who never load this. */
export function mountPlayPanels(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<PlayPanels />);
}

/** What may stand in front of any page of a signed-in player. */
function PlayPanels() {
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
