import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { gatewayFee } from '../../../domain/account/gatewayTerms.ts';
import { type TaxRule, taxedPart, withdrawalTax } from '../../../domain/account/withdrawalTax.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';

interface WithdrawFactsProps {
  amountKobo: number;
  gateway: Gateway;
  /** The server's rule for this player. */
  tax: TaxRule;
}

/** How much leaves the wallet, what is kept back of it, and how much arrives. */
export function WithdrawFacts({ amountKobo, gateway, tax }: WithdrawFactsProps) {
  const fee = amountKobo > 0 ? gatewayFee(amountKobo, gateway) : 0;
  const taxed = withdrawalTax(amountKobo, tax);
  return (
    <Facts
      facts={[
        { name: 'Leaves your wallet', value: <Money kobo={amountKobo} /> },
        { name: 'Fee', value: <Money kobo={-fee} /> },
        tax.percent > 0
          ? {
              name: `Tax, ${tax.percent}% of winnings of ${formatNaira(taxedPart(amountKobo, tax))}`,
              value: <Money kobo={-taxed} />,
            }
          : { name: 'Tax', value: 'None is taken' },
        { name: 'Expected', value: gateway.statusText ?? gateway.time },
        { name: 'You get', value: <Money kobo={amountKobo - fee - taxed} />, isTotal: true },
      ]}
    />
  );
}
