import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { gatewayFee } from '../../../domain/account/gatewayTerms.ts';
import { intoWalletOnce } from '../../../messages/english/depositFacts.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';

interface CreditedProps {
  amountKobo: number;
  gateway: Gateway;
}

/** What reaches the wallet, and what the way keeps of it. */
export function Credited({ amountKobo, gateway }: CreditedProps) {
  const fee = amountKobo > 0 ? gatewayFee(amountKobo, gateway) : 0;
  // Before there is an amount, its place.
  const sum = (kobo: number) => (amountKobo > 0 ? <Money kobo={kobo} /> : '–');
  const hasFee = gateway.feePercent > 0 || gateway.feeFixed > 0;
  return (
    <Facts
      facts={[
        hasFee && { name: 'You pay', value: sum(amountKobo) },
        hasFee && { name: 'Fee', value: sum(fee) },
        {
          name: intoWalletOnce,
          value: sum(amountKobo - fee),
          isTotal: hasFee,
        },
      ]}
    />
  );
}
