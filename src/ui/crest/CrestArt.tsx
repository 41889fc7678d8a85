import './Kit.css';
import './CrestArt.css';
import type { CSSProperties } from 'react';
import { crestOf, PATTERNS, type Shape } from './crest.ts';
import { EMBLEMS } from './emblems.ts';

/** The outlines to which the style sheet cuts the shields. */
const OUTLINES: Record<Shape, string> = {
  heater: 'M12 0h12v12c0 8-5.5 13-12 16C5.5 25 0 20 0 12V0z',
  peaked: 'M12 0c3 2.4 7 3.6 12 3v12c0 8-8 9-12 13-4-4-12-5-12-13V3c5 .6 9-.6 12-3z',
  roundel: 'M12 2a12 12 0 1 0 .01 0z',
  deep: 'M0 0h24v14c0 8-5.4 14-12 14S0 22 0 14z',
};

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
