import { createRoot } from 'react-dom/client';
import { LockScreen } from '../features/lock/LockScreen.tsx';
import { isLockDue } from '../features/lock/pinLock.ts';

/** Resolves once the app may be shown: at once, or when the PIN was right. Reads nothing of the player. */
export async function unlocked(element: HTMLElement, makeRoom: () => void): Promise<void> {
  if (!isLockDue(Date.now())) return;
  document.documentElement.classList.remove('has-session');
  makeRoom();
  const root = createRoot(element);
  await new Promise<void>((resolve) => root.render(<LockScreen onOpen={resolve} />));
  root.unmount();
}
