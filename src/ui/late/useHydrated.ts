import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while React meets prerendered HTML, true ever after: for what that HTML could not know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
