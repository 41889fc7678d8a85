import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  title: string;
  /** What happened, and what it means for the player. */
  text: string;
  onRetry(): void;
  isRetrying?: boolean;
}

export function ErrorState({ title, text, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState title={title} text={text}>
        <Button kind="quiet" onClick={onRetry} isBusy={isRetrying}>
          {isRetrying ? 'Trying…' : 'Try again'}
        </Button>
      </EmptyState>
    </div>
  );
}
