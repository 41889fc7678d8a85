import './Kit.css';
import './CrestArt.css';
import type { CSSProperties } from 'react';
import { crestOf, OUTLINES, PATTERNS } from '../../lib/crest/crestOf.ts';
import { EMBLEMS } from '../../lib/crest/emblems.ts';

/** The shield of a side: its pattern in two colours, and its emblem. Without hooks, as `EventRow`. */
export function CrestArt({ name }: { name: string }) {
  const { shape, pattern, field, figure, emblem } = crestOf(name);
  const colours = { '--field': `var(--kit-${field})`, '--figure': `var(--kit-${figure})` };
  return (
    <svg
      className={`crest-art crest-art--${shape}`}
      style={colours as CSSProperties}
      viewBox="0 0 24 28"
      aria-hidden="true"
    >
      {pattern !== 'plain' && <path className="crest-art__pattern" d={PATTERNS[pattern]} />}
      <path
        className="crest-art__emblem"
        fillRule="evenodd"
        transform="translate(5 6.5) scale(.58)"
        d={EMBLEMS[emblem]}
      />
      <path className="crest-art__rim" d={OUTLINES[shape]} />
    </svg>
  );
}
