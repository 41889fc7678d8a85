import { Children, type ReactNode } from 'react';
import './Parts.css';

const DOT = ' · ';

/** Facts in a row with a dot between them, which neither ends a line nor begins one. A text may hold several. */
export function Parts({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children).flatMap((part) =>
    typeof part === 'string' ? part.split(DOT) : [part],
  );
  return (
    <span className="parts">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <span key={place} className="parts__one">
          {place > 0 && <span className="parts__dot">{DOT}</span>}
          {part}
        </span>
      ))}
    </span>
  );
}
