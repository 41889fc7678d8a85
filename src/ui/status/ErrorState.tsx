import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  title: string;
  /** What happened and what it means for the player. */
  text: string;
  onRetry(): void;
  isRetrying?: boolean;
  /** It is the whole page. */
  isPage?: boolean;
  /** Another way on, such as a link. */
  children?: ReactNode;
}

export function ErrorState(props: ErrorStateProps) {
  const { title, text, onRetry, isRetrying = false, isPage = false, children } = props;
  return (
    <div role="alert">
      <EmptyState picture="offline" title={title} text={text} isPage={isPage}>
        <Button kind="quiet" onClick={onRetry} isBusy={isRetrying}>
          {isRetrying ? 'Trying…' : 'Try again'}
        </Button>
        {children}
      </EmptyState>
    </div>
  );
}
