import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The place at the top of the dock's column; undefined where there is none. */
let place: HTMLElement | undefined;
const listeners = new Set<() => void>();

function setPlace(element: HTMLElement | null): void {
  place = element ?? undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where a page may dock what is to stay in view while the page scrolls. */
export function BesideSlot() {
  return <div ref={setPlace} />;
}

/** Docks its children beside the page where there is a place for it; elsewhere they stand in the page. */
export function Beside({ children }: { children: ReactNode }) {
  const beside = useSyncExternalStore(
    subscribe,
    () => place,
    () => undefined,
  );
  return beside ? createPortal(children, beside) : children;
}
