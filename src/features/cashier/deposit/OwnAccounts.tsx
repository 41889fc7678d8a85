import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fold } from '../../../ui/button/Fold.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { bankDetails } from './bankDetails.ts';

interface OwnAccountsProps {
  /** The reference to put on the transfer. */
  reference: string | undefined;
  /** A one-time account exists for this payment, so the operator's own is the second choice. */
  isSecond: boolean;
}

/** The operator's own accounts, for bank transfers. */
export function OwnAccounts({ reference, isSecond }: OwnAccountsProps) {
  const { data, status } = useFreshList(bankDetails);
  const accounts = data?.bankDetails.filter(({ type }) => type === 'bank') ?? [];
  if (data && accounts.length === 0) return null;
  const shown = (
    <>
      <p className="cashier__note">
        {isSecond && 'For banks that refuse the account above. '}
        {reference ? (
          <>
            Write <b>{reference}</b> in the transfer narration and keep the receipt.
          </>
        ) : (
          'Keep the receipt of the transfer.'
        )}
      </p>
      {accounts.map(({ accountNo, accountName, bankName, iban, ifscCode }) => (
        <div className="pay-to" key={accountNo}>
          <CopyRow label="Our account number" value={accountNo} />
          <CopyRow label="Our bank" value={bankName} />
          <CopyRow label="Our account name" value={accountName} />
          {iban && <CopyRow label="IBAN" value={iban} />}
          {ifscCode && <CopyRow label="IFSC code" value={ifscCode} />}
        </div>
      ))}
      {!data && status === 'failed' && (
        <Notice kind="warning">
          <p>Our account details are not saved on this phone and could not be loaded.</p>
          <Button kind="quiet" isSmall onClick={() => void bankDetails.refresh()}>
            Try again
          </Button>
        </Notice>
      )}
    </>
  );
  return isSecond ? <Fold title="Pay to our own account instead">{shown}</Fold> : shown;
}
