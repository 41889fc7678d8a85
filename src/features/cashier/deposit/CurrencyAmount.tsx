import { useEffect, useState } from 'react';
import type { Deposit } from '../../../contract/cashier/deposits.ts';
import { usdtFor } from '../../../domain/account/usdtFor.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { onThisClock } from '../../../domain/time/onThisClock.ts';
import { Countdown } from '../../../ui/layout/Countdown.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { gatewayDetail } from '../cashier.ts';
import type { ShownGateway } from '../requests/shown.ts';

interface CurrencyAmountProps {
  detail: ShownGateway;
  amountKobo: number;
  agreed: Deposit['usdt'] | undefined;
}

/** How much USDT to send, or of another currency, at which rate, and how long the rate holds; then a new one is fetched. */
export function CurrencyAmount({ detail, amountKobo, agreed }: CurrencyAmountProps) {
  const until = detail.rate && onThisClock(detail.rate.expiresAt, detail);
  const [isOver, setOver] = useState(until !== undefined && until <= Date.now());
  useEffect(() => setOver(until !== undefined && until <= Date.now()), [until]);
  const renew = () => {
    setOver(true);
    void gatewayDetail(detail.gateway.code, 'deposit').refresh();
  };
  const unit = agreed?.currency ?? detail.rate?.currency ?? 'USDT';
  if (agreed) return <Amount hundredths={agreed.amount} rateKobo={agreed.rate} unit={unit} />;
  if (!detail.rate || until === undefined) {
    return amountKobo > 0 ? (
      <p>
        Send {unit} worth <b>{formatNaira(amountKobo)}</b>.
      </p>
    ) : null;
  }
  if (isOver) {
    return (
      <Notice kind="warning">
        The rate shown here before has ended. Don't send {unit} yet: you'll get a new rate when
        you're online.
      </Notice>
    );
  }
  const { naira } = detail.rate;
  return (
    <>
      <Amount
        hundredths={amountKobo > 0 ? usdtFor(amountKobo, naira) : undefined}
        rateKobo={naira}
        unit={unit}
      />
      <p className="cashier__note">
        The rate holds for another <Countdown until={until} onOver={renew} />.
      </p>
    </>
  );
}

interface AmountProps {
  hundredths: number | undefined;
  rateKobo: number;
  /** `USDT`, `BDT` */
  unit: string;
}

function Amount({ hundredths, rateKobo, unit }: AmountProps) {
  const text = hundredths === undefined ? undefined : (hundredths / 100).toFixed(2);
  return (
    <>
      {text === undefined ? (
        <p className="cashier__note">Enter an amount to see how much {unit} to send.</p>
      ) : (
        <CopyRow label="Send exactly" value={`${text} ${unit}`} copied={text} />
      )}
      <p>{`1 ${unit} = ${formatNaira(rateKobo)}`}</p>
    </>
  );
}
