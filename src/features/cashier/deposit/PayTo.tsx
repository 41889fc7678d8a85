import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Deposit } from '../../../contract/cashier/deposits.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { onThisClock } from '../../../domain/time/onThisClock.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Countdown } from '../../../ui/layout/Countdown.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { gatewayDetail } from '../cashier.ts';
import type { ShownGateway } from '../requests/shown.ts';
import { CurrencyAmount } from './CurrencyAmount.tsx';
import { OwnAccounts } from './OwnAccounts.tsx';
import { chosenBank, ussdString } from './ussdString.ts';
import './PayTo.css';

interface PayToProps {
  detail: ShownGateway;
  /** The amount to send; 0 while none is typed. */
  amountKobo: number;
  /** The deposit has been requested: a payment will be matched with it. */
  isAsked?: boolean;
  /** The requested deposit's reference. */
  reference?: string;
  /** The USDT or other currency that the request was made for, and its rate. */
  agreed?: Deposit['usdt'] | undefined;
}

/** Where to send the money, ready to copy or dial. Works offline. */
export function PayTo({ detail, amountKobo, isAsked = false, reference, agreed }: PayToProps) {
  const { gateway, account, address, payee, ussd, ussdBanks, instructions } = detail;
  const isInNaira = !address && !detail.rate && !agreed;
  return (
    <div className="pay-to">
      {account && <Account account={account} detail={detail} />}
      {gateway.paymentId === 'bank' && (
        <OwnAccounts reference={reference} isSecond={account !== undefined} />
      )}
      {payee && (
        <>
          <CopyRow label={payee.label} value={payee.id} copied={payee.id.replace(/\s/g, '')} />
          <CopyRow label="Name" value={payee.name} />
        </>
      )}
      {ussd && <Dial {...{ ussd, ussdBanks, amountKobo, isAsked }} />}
      {address && (
        <>
          <Notice kind="warning">
            Send USDT on {address.network} only. On any other network it is lost for good.
          </Notice>
          <QrCode text={address.address} label={`USDT address on ${address.network}`} />
          <CopyRow label={`Address on ${address.network}`} value={address.address} />
        </>
      )}
      {!isInNaira && <CurrencyAmount {...{ detail, amountKobo, agreed }} />}
      {/* A naira amount pasted as USDT would send a thousand times too much, as taka twelve times. */}
      {amountKobo > 0 && isInNaira && (
        <CopyRow
          label="Exact amount"
          value={formatNaira(amountKobo)}
          copied={(amountKobo / 100).toFixed(2)}
        />
      )}
      <ol className="pay-to__steps">
        {instructions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  );
}

interface AccountProps {
  account: NonNullable<ShownGateway['account']>;
  detail: ShownGateway;
}

/** An account that is reserved for the player for a while; after that a new one is fetched. */
function Account({ account, detail }: AccountProps) {
  const until = onThisClock(account.expiresAt, detail);
  const [isOver, setOver] = useState(until <= Date.now());
  useEffect(() => setOver(until <= Date.now()), [until]);
  const renew = () => {
    setOver(true);
    void gatewayDetail(detail.gateway.code, 'deposit').refresh();
  };
  if (isOver) {
    return (
      <Notice kind="warning">
        The account number you saw here has expired. Don't send money to it. You'll get a new one
        when you're online.
      </Notice>
    );
  }
  return (
    <>
      <CopyRow label="Account number" value={account.accountNo} />
      <CopyRow label="Bank" value={account.bankName} />
      <CopyRow label="Account name" value={account.accountName} />
      <p className="cashier__note">
        Yours for <Countdown until={until} onOver={renew} />.
      </p>
    </>
  );
}

interface DialProps {
  ussd: string;
  ussdBanks: ShownGateway['ussdBanks'];
  amountKobo: number;
  isAsked: boolean;
}

/** The code of the player's bank. */
function Dial({ ussd, ussdBanks, amountKobo, isAsked }: DialProps) {
  const { name } = useSnapshot(chosenBank);
  const bank = ussdBanks?.find(({ bankName }) => bankName === name) ?? ussdBanks?.[0];
  const string = amountKobo > 0 ? ussdString(bank?.ussd ?? ussd, amountKobo) : '';
  return (
    <>
      {bank && ussdBanks && (
        <SelectField
          label="Your bank"
          options={ussdBanks.map(({ bankName }) => ({ id: bankName, label: bankName }))}
          selected={bank.bankName}
          onSelect={(id) => {
            chosenBank.name = id;
          }}
        />
      )}
      {string ? (
        <CopyRow label="Dial this" value={string} />
      ) : (
        <p className="cashier__note">Enter an amount to see what to dial.</p>
      )}
      {string && isAsked && (
        <a className={buttonClass({ isWide: true })} href={`tel:${string.replaceAll('#', '%23')}`}>
          Dial {string}
        </a>
      )}
      <p className="cashier__note">You need no data: you can dial it offline.</p>
    </>
  );
}
