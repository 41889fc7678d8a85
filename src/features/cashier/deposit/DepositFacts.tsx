import { openProof } from '../../../state/money/proof.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { moment } from '../cashierWords.ts';
import type { ShownDeposit } from '../requests/shown.ts';

/** Everything that support could ask for. */
export function DepositFacts({ deposit }: { deposit: ShownDeposit }) {
  const { status } = deposit;
  // A declined or expired deposit brought no money and cost no fee.
  const isOpen = status === 'pending' || status === 'approved';
  const { gatewayName, amount, fee, createdAt, paymentReference, hasProof, reference } = deposit;
  return (
    <>
      <CopyRow label="Reference" value={reference} />
      <Facts
        facts={[
          { name: 'Method', value: gatewayName },
          { name: 'Requested', value: moment(createdAt) },
          paymentReference !== undefined && {
            name: 'Your payment reference',
            value: paymentReference,
          },
          { name: 'Receipt', value: hasProof ? 'Sent' : 'None' },
          { name: 'Amount', value: <Money kobo={amount} /> },
          isOpen && { name: 'Fee', value: <Money kobo={fee} /> },
          status === 'approved'
            ? { name: 'Into your wallet', value: <Money kobo={amount - fee} />, isTotal: true }
            : {
                name: isOpen ? 'Into your wallet, once approved' : 'Into your wallet',
                value: <Money kobo={isOpen ? amount - fee : 0} />,
                isTotal: true,
              },
        ]}
      />
      <Button kind="quiet" isSmall onClick={() => openProof('deposit', deposit.depositId)}>
        Signed receipt
      </Button>
    </>
  );
}
