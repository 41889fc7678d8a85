import type { ReactNode } from 'react';

/** How many events a section shows, and skeletons while waiting. A phone shows the first four. */
export const PLACES = 6;

interface SectionBodyProps {
  isEmpty: boolean;
  children: ReactNode;
}

/** What a section shows below its name. Without hooks, as `EventRow`. */
export function SectionBody({ isEmpty, children }: SectionBodyProps) {
  return (
    <div className="event-section__body">
      {isEmpty && (
        <p className="event-section__empty">
          No matches here right now. They appear as soon as their markets open.
        </p>
      )}
      {children}
    </div>
  );
}
