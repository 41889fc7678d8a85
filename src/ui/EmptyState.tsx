import type { ReactNode } from 'react';
import './EmptyState.css';

interface EmptyStateProps {
  title: string;
  /** What will stand here. */
  text: string;
  /** How to begin. */
  children?: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="state">
      <h2 className="state__title">{title}</h2>
      <p className="state__text">{text}</p>
      {children}
    </div>
  );
}
