import './Kit.css';
import './MarkArt.css';
import type { CSSProperties } from 'react';
import { EMBLEMS } from '../../lib/crest/emblems.ts';
import { markOf } from './mark.ts';

interface MarkArtProps {
  name: string;
  hasEmblem?: boolean | undefined;
}

/** Its letters are drawn by the style sheet: they are no text of the name beside them. Without hooks, as `EventRow`. */
export function MarkArt({ name, hasEmblem }: MarkArtProps) {
  const { letters, tone, emblem } = markOf(name);
  const style = { '--tone': `var(--kit-${tone})` } as CSSProperties;
  if (!hasEmblem) return <span className="mark-art" style={style} data-letters={letters} />;
  return (
    <span className="mark-art" style={style}>
      <svg className="mark-art__emblem" viewBox="0 0 24 24" aria-hidden="true">
        <path fillRule="evenodd" d={EMBLEMS[emblem]} />
      </svg>
    </span>
  );
}
