import * as texts from '../../messages/english/cashout/cashOut.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import type { PositionRead } from './usePositionRead.ts';

/** In place of a cash-out, until the server has said what the player has in the market. */
export function PositionUnread({ is, read }: PositionRead) {
  if (is !== 'failed') return <p role="status">{texts.reading}</p>;
  return (
    <>
      <Notice kind="warning">{texts.notRead}</Notice>
      <Button kind="primary" isWide onClick={read}>
        {texts.readAgain}
      </Button>
    </>
  );
}
