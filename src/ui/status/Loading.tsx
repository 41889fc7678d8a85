import type { ReactNode } from 'react';

interface LoadingProps {
  /** What comes, said once: `Loading your bets`. */
  label: string;
  className?: string;
  /** What holds its place. */
  children: ReactNode;
}

/** The place of what is on its way. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}
