import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './Facts.css';

export interface Fact {
  name: string;
  value: ReactNode;
  /** The total that the other lines add up to. */
  isTotal?: boolean;
  /** Stands below its name, as wide as the line. */
  isLong?: boolean;
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
              className={classes(
                'facts__row',
                fact.isTotal && 'facts__total',
                fact.isLong && 'facts__row--long',
              )}
            >
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
