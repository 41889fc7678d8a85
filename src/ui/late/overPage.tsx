import { useEffect } from 'react';
import type { LateOptions } from './late.tsx';

export const MISSING_PART = 'Connect to the internet to open this the first time.';

interface Closable {
  onClose(): void;
}

/**
 * For a sheet or panel that the player opens over the page: nothing shows while its code loads. If the code
 * does not load, `tell` says so and the panel closes, so that the next press tries again.
 */
export function overPage(tell: (text: string) => void): LateOptions<Closable> {
  return {
    failed: (_, { onClose }) => <Missing onShow={() => tell(MISSING_PART)} onClose={onClose} />,
  };
}

function Missing({ onShow, onClose }: Closable & { onShow(): void }) {
  useEffect(() => {
    onShow();
    onClose();
  }, [onShow, onClose]);
  return null;
}
