import type { ReactNode } from 'react';
import './Settling.css';

/**
 * Takes no tap for its first half second: for a button that moves money and that comes where a finger is, whose
 * second tap must not press it.
 */
export function Settling({ children }: { children: ReactNode }) {
  return <div className="settling">{children}</div>;
}
