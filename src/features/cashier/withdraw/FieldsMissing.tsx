import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';

/** In place of the fields that a method asks for, when they could not be loaded. */
export function FieldsMissing({ name, onRetry }: { name: string; onRetry(): void }) {
  return (
    <Notice kind="warning">
      <p>{texts.fieldsMissing(name)}</p>
      <Button kind="quiet" isSmall onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}
