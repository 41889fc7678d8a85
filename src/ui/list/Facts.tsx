import type { ReactNode } from 'react';
import './Facts.css';

export interface Fact {
  name: string;
  value: ReactNode;
  /** The total that the other lines add up to. */
  isTotal?: boolean;
}

/** Names on the left, values on the right: a receipt, a breakdown. */
export function Facts({ facts }: { facts: readonly (Fact | false | undefined)[] }) {
  return (
    <dl className="facts">
      {facts.map(
        (fact) =>
          fact && (
            <div
              key={fact.name}
              className={fact.isTotal ? 'facts__row facts__total' : 'facts__row'}
            >
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
