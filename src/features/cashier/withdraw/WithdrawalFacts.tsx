import * as texts from '../../../messages/english/withdraw/withdrawalFacts.ts';
import { showReceipt } from '../../../state/money/shownReceipt.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { moment } from '../cashierWords.ts';
import type { ShownWithdrawal } from '../requests/shown.ts';

/** Everything that support could ask for. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: ShownWithdrawal }) {
  const { status } = withdrawal;
  const isBack = status === 'declined' || status === 'expired';
  const { reference, gatewayName, destination, createdAt, amount, fee, tax, net } = withdrawal;
  return (
    <>
      <CopyRow label={texts.reference} value={reference} />
      <Facts
        facts={[
          { name: texts.method, value: gatewayName },
          { name: texts.to, value: destination },
          { name: texts.requested, value: moment(createdAt) },
          { name: texts.leftWallet, value: <Money kobo={amount} /> },
          !isBack && { name: texts.fee, value: <Money kobo={-fee} /> },
          !isBack && tax > 0 && { name: texts.tax, value: <Money kobo={-tax} /> },
          isBack
            ? { name: texts.returned, value: <Money kobo={amount} />, isTotal: true }
            : {
                name: status === 'pending' ? texts.youGetOnce : texts.youGet,
                value: <Money kobo={net} />,
                isTotal: true,
              },
        ]}
      />
      <Button
        kind="quiet"
        isSmall
        onClick={() => showReceipt('withdrawal', withdrawal.withdrawalId)}
      >
        {texts.signedReceipt}
      </Button>
    </>
  );
}
