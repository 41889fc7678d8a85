import type { Gateway } from '../../contract/cashier/gateways.ts';
import { Mark } from '../../ui/crest/Mark.tsx';
import { TRAVELS } from './cashierWords.ts';

/** The sign of a way to pay: how the money travels, and of an app, which people know by its name, two letters. */
export function WayMark({ gateway: { name, paymentId } }: { gateway: Gateway }) {
  const { icon, tone } = TRAVELS[paymentId];
  const isApp = paymentId === 'wallet' || paymentId === 'upi';
  // "To OPay" is OPay: the colour comes from the name.
  return isApp ? (
    <Mark name={name.replace(/^To /, '')} />
  ) : (
    <Mark name={name} icon={icon} tone={tone} />
  );
}
