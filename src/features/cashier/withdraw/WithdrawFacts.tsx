import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { gatewayFee } from '../../../domain/account/gatewayTerms.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';

/** How much leaves the wallet and how much arrives. */
export function WithdrawFacts({ amountKobo, gateway }: { amountKobo: number; gateway: Gateway }) {
  const fee = amountKobo > 0 ? gatewayFee(amountKobo, gateway) : 0;
  return (
    <Facts
      facts={[
        { name: 'Leaves your wallet', value: <Money kobo={amountKobo} /> },
        { name: 'Fee', value: <Money kobo={-fee} /> },
        { name: 'Tax', value: 'None is taken' },
        { name: 'Expected', value: gateway.statusText ?? gateway.time },
        { name: 'You get', value: <Money kobo={amountKobo - fee} />, isTotal: true },
      ]}
    />
  );
}
