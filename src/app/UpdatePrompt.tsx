import './UpdatePrompt.css';
import { useEffect, useState } from 'react';
import { reloadHeld } from '../lib/holdReload.ts';
import { applyUpdate, applyUpdateAtStart, updateWaiting } from '../pwa/updatePrompt.ts';
import { Button } from '../ui/button/Button.tsx';
import { safePoint } from './services/safePoint.ts';

/** Our own flag, because the browser's user activation survives a reload. */
let isTouched = false;
for (const event of ['pointerdown', 'keydown'] as const) {
  addEventListener(
    event,
    () => {
      isTouched = true;
    },
    { once: true, capture: true },
  );
}

/** Nobody has touched the page, and no dialog was opened before we could notice. */
const isFresh = () => !isTouched && !document.querySelector('dialog[open]');

/**
 * Says that a new version is ready. Once the player has touched the page, it is never applied without asking.
 */
export function UpdatePrompt() {
  const [isOffered, setIsOffered] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    const isSafe = () => isFresh() && safePoint.isSafe();
    void applyUpdateAtStart({ ...safePoint, isSafe });
    void updateWaiting().then(() => setIsOffered(true));
  }, []);

  if (!isOffered) return null;
  return (
    <div className="update-prompt" role="status">
      <p>{refusal ?? "A new version is ready. You lose nothing you've started."}</p>
      <Button
        className="update-prompt__act"
        onClick={async () => setRefusal((await applyUpdate(safePoint)) ? undefined : reloadHeld())}
      >
        Update
      </Button>
    </div>
  );
}
