import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { gatewayFee } from '../../../domain/account/gatewayTerms.ts';
import { type TaxRule, taxedPart, withdrawalTax } from '../../../domain/account/withdrawalTax.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { feeTerms } from '../cashierWords.ts';

interface WithdrawFactsProps {
  amountKobo: number;
  gateway: Gateway;
  /** The server's rule for this player. */
  tax: TaxRule;
}

/** How much leaves the wallet, what is kept back of it, and how much arrives. */
export function WithdrawFacts({ amountKobo, gateway, tax }: WithdrawFactsProps) {
  const isAsked = amountKobo > 0;
  const fee = isAsked ? gatewayFee(amountKobo, gateway) : 0;
  const taxed = withdrawalTax(amountKobo, tax);
  const sum = (kobo: number) => (isAsked ? <Money kobo={kobo} /> : '–');
  return (
    <Facts
      facts={[
        { name: 'Leaves your wallet', value: sum(amountKobo) },
        { name: 'Fee', value: isAsked ? <Money kobo={-fee} /> : feeTerms(gateway) || 'None' },
        tax.percent > 0
          ? {
              name: isAsked
                ? `Tax, ${tax.percent}% of winnings of ${formatNaira(taxedPart(amountKobo, tax))}`
                : `Tax, ${tax.percent}% of winnings`,
              value: sum(-taxed),
            }
          : { name: 'Tax', value: 'None' },
        { name: 'Arrives', value: gateway.statusText ?? gateway.time },
        { name: 'You get', value: sum(amountKobo - fee - taxed), isTotal: true },
      ]}
    />
  );
}
