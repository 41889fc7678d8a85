import { isInstalled } from './installedApp.ts';

let isNoted = false;
const listeners = new Set<() => void>();

/** Whether somebody uses the app, and has not only looked in for the first time. */
export const isInUse = (): boolean => isNoted || isInstalled();

/** They signed in, installed it, came back to it, or opened a part that is more than its start and the rules. */
export function noteUse(): void {
  if (isNoted) return;
  isNoted = true;
  for (const listener of listeners) listener();
}

/** From the moment on that it is noted. */
export function onUse(listener: () => void): void {
  listeners.add(listener);
}
