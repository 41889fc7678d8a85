import type { ReactNode } from 'react';
import './Strip.css';

/** Cards in a row of a list, to the edges of the page: a cut card says that there is more. */
export function Strip({ children }: { children: ReactNode }) {
  return <ul className="strip">{children}</ul>;
}
