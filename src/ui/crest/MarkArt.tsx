import './Kit.css';
import './MarkArt.css';
import type { CSSProperties } from 'react';
import { markOf, type Tone } from './mark.ts';
import { MARK_EMBLEMS } from './markEmblems.ts';

interface MarkArtProps {
  name: string;
  hasEmblem?: boolean | undefined;
  icon?: string | undefined;
  tone?: Tone | undefined;
}

/** Its letters are drawn by the style sheet: they are no text of the name beside them. Without hooks, as `EventRow`. */
export function MarkArt({ name, hasEmblem, icon, tone }: MarkArtProps) {
  const { letters, tone: own, emblem } = markOf(name);
  const style = { '--tone': `var(--kit-${tone ?? own})` } as CSSProperties;
  if (!hasEmblem && !icon)
    return <span className="mark-art" style={style} data-letters={letters} />;
  return (
    <span className="mark-art" style={style}>
      <svg className="mark-art__emblem" viewBox="0 0 24 24" aria-hidden="true">
        {icon ? (
          <path className="mark-art__icon" d={icon} />
        ) : (
          <path fillRule="evenodd" d={MARK_EMBLEMS[emblem]} />
        )}
      </svg>
    </span>
  );
}
