import type { ReactNode } from 'react';

interface LoadingProps {
  /** What is loading, announced once: `Loading your bets`. */
  label: string;
  className?: string;
  /** The placeholder. */
  children: ReactNode;
}

/** A placeholder for what is loading. */
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
