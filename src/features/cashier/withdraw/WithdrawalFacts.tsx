import { openProof } from '../../../state/money/proof.ts';
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
      <CopyRow label="Reference" value={reference} />
      <Facts
        facts={[
          { name: 'Method', value: gatewayName },
          { name: 'To', value: destination },
          { name: 'Requested', value: moment(createdAt) },
          { name: 'Left your wallet', value: <Money kobo={amount} /> },
          !isBack && { name: 'Fee', value: <Money kobo={-fee} /> },
          !isBack && tax > 0 && { name: 'Tax on winnings', value: <Money kobo={-tax} /> },
          isBack
            ? { name: 'Returned to your wallet', value: <Money kobo={amount} />, isTotal: true }
            : {
                name: status === 'pending' ? 'You get, once paid' : 'You get',
                value: <Money kobo={net} />,
                isTotal: true,
              },
        ]}
      />
      <Button kind="quiet" isSmall onClick={() => openProof('withdrawal', withdrawal.withdrawalId)}>
        Signed receipt
      </Button>
    </>
  );
}
