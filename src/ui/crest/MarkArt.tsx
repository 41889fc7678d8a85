import './Kit.css';
import './MarkArt.css';
import type { CSSProperties } from 'react';
import { markOf } from './mark.ts';

/** Its letters are drawn by the style sheet: they are no text of the name beside them. Without hooks, as `EventRow`. */
export function MarkArt({ name }: { name: string }) {
  const { letters, tone } = markOf(name);
  const style = { '--tone': `var(--kit-${tone})` } as CSSProperties;
  return <span className="mark-art" style={style} data-letters={letters} />;
}
