import type { ReactNode } from 'react';
import './Parts.css';

const DOT = ' · ';

interface PartsProps {
  /** What is nothing is left out; a text may hold several. */
  of: readonly ReactNode[];
}

/** Facts in a row with a dot between them, which neither ends a line nor begins one. */
export function Parts({ of }: PartsProps) {
  const parts = of
    .filter((part) => part !== undefined && part !== null && part !== false && part !== '')
    .flatMap((part) => (typeof part === 'string' ? part.split(DOT) : [part]));
  return (
    <span className="parts">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <span key={place} className="parts__one">
          {place > 0 && ' '}
          {place > 0 && (
            <span className="parts__dot" aria-hidden="true">
              {'· '}
            </span>
          )}
          <span>{part}</span>
        </span>
      ))}
    </span>
  );
}
