import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

const none = () => undefined;

/**
 * False while React hydrates prerendered HTML, then true. For anything that HTML could not contain. A store with two
 * values would tell this too, but React renders what a store says at once and without a pause.
 */
export function useHydrated(): boolean {
  let isHydrating = false;
  // React asks for the server's value exactly where it hydrates.
  useSyncExternalStore(never, none, () => {
    isHydrating = true;
  });
  const [isHydrated, setHydrated] = useState(!isHydrating);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
