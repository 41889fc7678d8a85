import type { ReactNode } from 'react';
import './Skeleton.css';

interface SkeletonOfProps {
  /** Part of a sentence, not a block of its own. */
  isInline?: boolean;
  children: ReactNode;
}

/** Holds the place of what is still unknown by something like it, which nobody sees, hears or reaches. */
export function SkeletonOf({ isInline, children }: SkeletonOfProps) {
  const Tag = isInline ? 'span' : 'div';
  return (
    <Tag className="skeleton-of" aria-hidden="true" inert>
      {/* Hides text that has no element of its own, too. */}
      <Tag>{children}</Tag>
    </Tag>
  );
}
