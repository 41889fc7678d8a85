import type { Gateway } from '../../../contract/cashier/gateways.ts';
import type { ShownDeposit } from '../requests/shown.ts';

interface LastWay {
  gateway: Gateway;
  /** What was paid in by it last, in kobo. */
  amountKobo: number;
  /** One by the same way is under way: its page shows it instead of the form. */
  isPending: boolean;
}

/** The way by which money last came in; undefined where it is off now, or does not take that amount any more. */
export function lastWay(
  deposits: readonly ShownDeposit[],
  gateways: readonly Gateway[],
): LastWay | undefined {
  const last = deposits.find(({ status }) => status === 'approved');
  const gateway = gateways.find(({ code }) => code === last?.gateway);
  if (!last || !gateway || gateway.status === 'down') return undefined;
  if (last.amount < gateway.min || last.amount > gateway.max) return undefined;
  const isPending = deposits.some(
    ({ gateway: code, status }) => code === gateway.code && status === 'pending',
  );
  return { gateway, amountKobo: last.amount, isPending };
}

/** What took longer was held up, and says nothing about the next one. */
const USUAL_MS = 2 * 60 * 60_000;

/** How many minutes the player's last deposit by this way took until it was in the wallet; at least one. */
export function lastTookMinutes(
  deposits: readonly ShownDeposit[],
  code: string,
): number | undefined {
  const last = deposits.find(({ gateway, status }) => gateway === code && status === 'approved');
  if (last?.decidedAt === undefined) return undefined;
  const tookMs = last.decidedAt - last.createdAt;
  return tookMs > USUAL_MS ? undefined : Math.max(1, Math.round(tookMs / 60_000));
}
