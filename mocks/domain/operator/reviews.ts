import { mix, textKey, unit } from '../../world/chance/hash.ts';
import type { CashierGateway } from '../cashier/gateways.ts';
import type { Operator } from '../operator.ts';
import { MINUTE_MS } from './operatorWeek.ts';
import { outageOf } from './outages.ts';

/** How often a payout is declined by whoever should take it, and a deposit whose payment is not found. */
const DECLINED_PAYOUTS = 0.07;
const DECLINED_DEPOSITS = 0.03;
const SLOWER = 10;

/** Most are decided in about the usual time, some later, and a few keep the player waiting. */
const PACES = [
  { share: 0.7, from: 0.4, until: 1.5 },
  { share: 0.25, from: 1.5, until: 5 },
  { share: 0.05, from: 5, until: 20 },
];

const REASONS = [
  'The bank that should receive it did not answer',
  'The bank does not take transfers to this account now',
  'The name of the account differs from yours',
];

/** When a request made now is decided, given the time that its method usually takes. */
export function reviewedAt(
  operator: Operator,
  id: string,
  { shown: { code, status }, reviewMs }: Pick<CashierGateway, 'shown' | 'reviewMs'>,
): number {
  const at = operator.clock.now();
  if (operator.settings.operator === 'still') return at + reviewMs;
  const key = keyOf(operator, id);
  let share = unit(key, 1);
  const pace = PACES.find((one) => {
    if (share < one.share) return true;
    share -= one.share;
    return false;
  });
  const { from, until } = pace ?? { from: 1, until: 1 };
  const times = from + unit(key, 2) * (until - from);
  const due = at + Math.round(times * reviewMs * (status === 'slow' ? SLOWER : 1));
  // Nothing moves while the provider is down.
  const outage = outageOf(operator, code, due);
  return outage?.status === 'down' ? outage.until + MINUTE_MS : due;
}

/** Why a payout is declined; undefined for most. */
export function payoutRefusal(operator: Operator, id: string): string | undefined {
  if (operator.settings.operator === 'still') return undefined;
  const key = keyOf(operator, id);
  if (unit(key, 3) >= DECLINED_PAYOUTS) return undefined;
  return REASONS[Math.floor(unit(key, 4) * REASONS.length)];
}

/** Why a deposit is declined, whose payment the player has named; undefined for most. */
export function depositRefusal(operator: Operator, id: string): string | undefined {
  if (operator.settings.operator === 'still') return undefined;
  const isFound = unit(keyOf(operator, id), 3) >= DECLINED_DEPOSITS;
  return isFound ? undefined : 'We found no payment with this reference';
}

function keyOf({ seed }: Operator, id: string): number {
  return mix(textKey(`review ${seed}`), textKey(id));
}
