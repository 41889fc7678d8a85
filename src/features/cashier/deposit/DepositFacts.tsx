import { formatNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/depositFacts.ts';
import { showReceipt } from '../../../state/money/shownReceipt.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { moment } from '../cashierWords.ts';
import type { ShownDeposit } from '../requests/shown.ts';

/** Everything that support could ask for. */
export function DepositFacts({ deposit }: { deposit: ShownDeposit }) {
  const { status } = deposit;
  const unit = deposit.usdt && (deposit.usdt.currency ?? 'USDT');
  // A declined or expired deposit brought no money and cost no fee.
  const isOpen = status === 'pending' || status === 'approved';
  const { gatewayName, amount, fee, createdAt, paymentReference, hasProof, reference } = deposit;
  return (
    <>
      <CopyRow label={texts.reference} value={reference} />
      <Facts
        facts={[
          { name: texts.method, value: gatewayName },
          { name: texts.requested, value: moment(createdAt) },
          paymentReference !== undefined && {
            name: unit === 'USDT' ? texts.transactionHash : texts.payerReference,
            value: paymentReference,
          },
          { name: texts.receipt, value: hasProof ? texts.sent : texts.none },
          { name: texts.amount, value: <Money kobo={amount} /> },
          deposit.usdt && {
            name: texts.inCurrency(unit ?? ''),
            value: texts.usdtAt(
              (deposit.usdt.amount / 100).toFixed(2),
              formatNaira(deposit.usdt.rate),
            ),
          },
          isOpen && { name: texts.fee, value: <Money kobo={fee} /> },
          status === 'approved'
            ? { name: texts.intoWallet, value: <Money kobo={amount - fee} />, isTotal: true }
            : {
                name: isOpen ? texts.intoWalletOnce : texts.intoWalletWould,
                value: <Money kobo={isOpen ? amount - fee : 0} />,
                isTotal: true,
              },
        ]}
      />
      <Button kind="quiet" isSmall onClick={() => showReceipt('deposit', deposit.depositId)}>
        {texts.signedReceipt}
      </Button>
    </>
  );
}
