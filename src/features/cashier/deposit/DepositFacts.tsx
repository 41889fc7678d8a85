import { Money } from '../../../ui/layout/Money.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { moment } from '../cashierWords.ts';
import type { ShownDeposit } from '../requests/shown.ts';

/** Everything that support could ask for. */
export function DepositFacts({ deposit }: { deposit: ShownDeposit }) {
  const { gatewayName, amount, fee, createdAt, paymentReference, hasProof, reference } = deposit;
  return (
    <>
      <CopyRow label="Reference" value={reference} />
      <Facts
        facts={[
          { name: 'By', value: gatewayName },
          { name: 'Requested', value: moment(createdAt) },
          paymentReference !== undefined && {
            name: 'Your payment reference',
            value: paymentReference,
          },
          { name: 'Receipt', value: hasProof ? 'Sent' : 'None' },
          { name: 'You pay', value: <Money kobo={amount} /> },
          { name: 'Fee', value: <Money kobo={fee} /> },
          { name: 'Into your wallet', value: <Money kobo={amount - fee} />, isTotal: true },
        ]}
      />
    </>
  );
}
