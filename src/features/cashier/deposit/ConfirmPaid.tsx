import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../../api/call.ts';
import { actOnGateway } from '../../../contract/cashier/gateways.ts';
import * as texts from '../../../messages/english/deposit.ts';
import { askAnew } from '../../../state/lists/askAnew.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import { deposits } from '../cashier.ts';
import type { ShownDeposit } from '../requests/shown.ts';

/** "I have paid": moves no money, only asks the cashier to check. */
export function ConfirmPaid({ deposit: { depositId } }: { deposit: ShownDeposit }) {
  const isOffline = useSnapshot(connection).status === 'offline';
  const [answer, setAnswer] = useState<string>();
  const { isBusy, run } = useOneAtATime();

  const confirm = () =>
    run(async () => {
      const said = await call(actOnGateway, { action: 'confirm-paid', depositId }).catch(
        () => undefined,
      );
      setAnswer(said?.message);
      void askAnew(deposits);
    });

  if (answer) return <Notice kind="success">{answer}</Notice>;
  return (
    <>
      <Button kind="action" isWide onClick={confirm} isBusy={isBusy} disabled={isOffline}>
        {texts.havePaid}
      </Button>
      <p className="cashier__note" role="status">
        {isOffline && texts.payOffline}
      </p>
    </>
  );
}
