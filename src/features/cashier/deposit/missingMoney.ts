import type { Deposit } from '../../../contract/cashier/deposits.ts';

/** Banks that are late are late by minutes: before this nobody can see more than the player does. */
const WAIT_MS = 30 * 60_000;

/** What a player does whose bank was debited and whose wallet was not credited. */
export type MissingMoneyStep = 'wait' | 'proof' | 'contact' | 'none';

/** The next step; `now` by the server's clock. */
export function missingMoneyStep(
  { status, createdAt, hasProof }: Pick<Deposit, 'status' | 'createdAt' | 'hasProof'>,
  now: number,
): MissingMoneyStep {
  if (status === 'approved') return 'none';
  if (status === 'pending' && now < createdAt + WAIT_MS) return 'wait';
  return hasProof ? 'contact' : 'proof';
}

/** A player who said that they had paid was promised to be asked for the receipt. */
export function isReceiptAskedFor({
  status,
  paidAt,
  hasProof,
}: Pick<Deposit, 'status' | 'paidAt' | 'hasProof'>): boolean {
  return status === 'expired' && paidAt !== undefined && !hasProof;
}

/** Until when there is nothing to do but wait. */
export function waitsUntil({ createdAt }: Pick<Deposit, 'createdAt'>): number {
  return createdAt + WAIT_MS;
}
