import type { ReactNode } from 'react';
import './EmptyState.css';

interface EmptyStateProps {
  title: string;
  /** What will stand here. */
  text: string;
  /** How to begin. */
  children?: ReactNode;
  /** It is all there is on the page, whose heading it gives. */
  isPage?: boolean;
}

export function EmptyState({ title, text, children, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="state">
      <Heading className="state__title">{title}</Heading>
      <p className="state__text">{text}</p>
      {children}
    </div>
  );
}
