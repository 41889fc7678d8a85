import { formatNaira } from '../../../domain/money/money.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import type { ShownGateway } from '../requests/shown.ts';
import { OwnAccounts } from './OwnAccounts.tsx';
import { ussdString } from './ussdString.ts';
import './PayTo.css';

interface PayToProps {
  detail: ShownGateway;
  /** What is to be sent; 0 while none is typed. */
  amountKobo: number;
  /** The deposit is asked for: what was dialled will be matched with it. */
  isAsked?: boolean;
  /** Of the deposit that was asked for. */
  reference?: string;
}

/** Where the money goes, ready to be copied or dialled; it reads with no network. */
export function PayTo({ detail, amountKobo, isAsked = false, reference }: PayToProps) {
  const { gateway, account, address, payee, ussd, instructions } = detail;
  return (
    <div className="pay-to">
      <ol className="pay-to__steps">
        {instructions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {amountKobo > 0 && (
        <CopyRow
          label="Exact amount"
          value={formatNaira(amountKobo)}
          copied={(amountKobo / 100).toFixed(2)}
        />
      )}
      {account && (
        <>
          <CopyRow label="Account number" value={account.accountNo} />
          <CopyRow label="Bank" value={account.bankName} />
          <CopyRow label="Account name" value={account.accountName} />
        </>
      )}
      {gateway.paymentId === 'bank' && (
        <OwnAccounts reference={reference} isSecond={account !== undefined} />
      )}
      {payee && (
        <>
          <CopyRow label={payee.label} value={payee.id} copied={payee.id.replace(/\s/g, '')} />
          <CopyRow label="Name" value={payee.name} />
        </>
      )}
      {ussd && (
        <Dial string={amountKobo > 0 ? ussdString(ussd, amountKobo) : ''} isAsked={isAsked} />
      )}
      {address && (
        <>
          <Notice kind="warning">
            Send USDT on {address.network} only. On any other network it is lost, and nobody can
            bring it back.
          </Notice>
          <QrCode text={address.address} label={`USDT address on ${address.network}`} />
          <CopyRow label={`Address on ${address.network}`} value={address.address} />
        </>
      )}
    </div>
  );
}

function Dial({ string, isAsked }: { string: string; isAsked: boolean }) {
  if (!string) return <p className="cashier__note">Enter an amount to see what to dial.</p>;
  return (
    <>
      <CopyRow label="Dial this" value={string} />
      {isAsked && (
        <a className={buttonClass({ isWide: true })} href={`tel:${string.replaceAll('#', '%23')}`}>
          Dial {string}
        </a>
      )}
      <p className="cashier__note">It needs no data: you can dial it while you are offline.</p>
    </>
  );
}
