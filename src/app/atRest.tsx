import { createRoot } from 'react-dom/client';
import { InstallHint } from '../features/policies/InstallHint.tsx';
import { followAppBadge } from '../state/appBadge.ts';
import { startDataMeter } from '../state/dataMeter.ts';

let isStarted = false;

/** What may come last of all, and never with the landing page. */
export function startAtRest(): void {
  if (isStarted) return;
  isStarted = true;
  startDataMeter();
  followAppBadge();
  // What was written to the operator without a network goes out wherever the app is opened again.
  void import('../state/supportNotes.ts').then(
    ({ startSupport }) => startSupport(),
    () => undefined,
  );
  createRoot(document.body.appendChild(document.createElement('div'))).render(<InstallHint />);
}
