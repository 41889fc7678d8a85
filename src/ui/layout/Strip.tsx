import type { ReactNode } from 'react';
import './Strip.css';

/** Cards in a row to the page's edges; a cut card shows that there are more. */
export function Strip({ children }: { children: ReactNode }) {
  return <ul className="strip">{children}</ul>;
}
