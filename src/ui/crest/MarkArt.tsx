import './Kit.css';
import './MarkArt.css';
import { type CSSProperties, memo } from 'react';
import { markOf } from './mark.ts';

export const MarkArt = memo(({ name }: { name: string }) => {
  const { letters, tone } = markOf(name);
  return (
    <svg
      className="mark-art"
      style={{ '--tone': `var(--kit-${tone})` } as CSSProperties}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <text className="mark-art__letters" x="12" y="16" textAnchor="middle">
        {letters}
      </text>
    </svg>
  );
});
