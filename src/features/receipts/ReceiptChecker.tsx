import { pastedReceipt } from '../../domain/account/receiptText.ts';
import { PastedCheck } from '../../ui/form/PastedCheck.tsx';
import { checkReceipt } from './checkReceipt.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { VerdictNotice } from './VerdictNotice.tsx';

const check = (pasted: string) => checkReceipt(pastedReceipt(pasted));

/** Checks a receipt that was pasted or scanned: on this phone, without a network. */
export function ReceiptChecker() {
  return (
    <PastedCheck
      name="receipt"
      label="Receipt or its link"
      action="Check the receipt"
      headingId="check-a-receipt"
      check={check}
      said={(verdict) => <VerdictNotice verdict={verdict} />}
    >
      {(verdict) => verdict.is === 'genuine' && <ReceiptView body={verdict.body} />}
    </PastedCheck>
  );
}
