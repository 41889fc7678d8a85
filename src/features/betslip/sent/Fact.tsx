import type { ReactNode } from 'react';
import './SlipResult.css';

/** One line of what a bet is, in a list of them. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="slip-result__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
