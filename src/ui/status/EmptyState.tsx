import type { ReactNode } from 'react';
import './EmptyState.css';

interface EmptyStateProps {
  title: string;
  /** What will appear here. */
  text: string;
  /** A way to begin, such as a link. */
  children?: ReactNode;
  /** It is the whole page and provides its heading. */
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
