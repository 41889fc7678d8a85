import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while React hydrates prerendered HTML, then true. For anything that HTML could not contain. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
