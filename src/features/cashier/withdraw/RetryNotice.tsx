import * as texts from '../../../messages/english/accounts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';

interface RetryNoticeProps {
  children: string;
  label?: string;
  onRetry(): void;
}

/** In place of what could not be loaded: why, and a button that asks for it once more. */
export function RetryNotice({ children, label = texts.tryAgain, onRetry }: RetryNoticeProps) {
  return (
    <Notice kind="warning">
      <p>{children}</p>
      <Button kind="quiet" isSmall onClick={onRetry}>
        {label}
      </Button>
    </Notice>
  );
}
