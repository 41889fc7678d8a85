import './UpdatePrompt.css';
import { useEffect, useState } from 'react';
import { writesUnderWay } from '../api/underWay.ts';
import { applyUpdate, applyUpdateAtStart, updateWaiting } from '../pwa/updatePrompt.ts';
import { flushAll } from '../storage/persisted.ts';
import { Button } from '../ui/Button.tsx';

/** Nothing is on its way to the server, and no dialog holds something half typed. */
const isSafe = () => writesUnderWay() === 0 && !document.querySelector('dialog[open]');

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

/** Says that a new version is here. It is never taken up unasked once the player has touched the page. */
export function UpdatePrompt() {
  const [isOffered, setIsOffered] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    void applyUpdateAtStart({ flush: flushAll, isSafe: () => !isTouched && isSafe() });
    void updateWaiting().then(() => setIsOffered(true));
  }, []);

  if (!isOffered) return null;
  return (
    <div className="update-prompt" role="status">
      <p>
        {isRefused
          ? 'Something is still being sent. Try again in a moment.'
          : 'A new version of Oja is ready. Nothing you have begun is lost.'}
      </p>
      <Button onClick={async () => setIsRefused(!(await applyUpdate({ flush: flushAll, isSafe })))}>
        Update
      </Button>
    </div>
  );
}
