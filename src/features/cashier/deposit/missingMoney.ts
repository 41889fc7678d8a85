import type { Deposit } from '../../../contract/cashier/deposits.ts';

/** Late banks are minutes late: before this, support knows no more than the player does. */
const WAIT_MS = 30 * 60_000;

/** What a player should do whose bank was debited but whose wallet was not credited. */
export type MissingMoneyStep = 'wait' | 'proof' | 'contact' | 'none';

/** The next step; `now` is by the server's clock. */
export function missingMoneyStep(
  {
    status,
    createdAt,
    expiresAt,
    hasProof,
  }: Pick<Deposit, 'status' | 'createdAt' | 'expiresAt' | 'hasProof'>,
  now: number,
): MissingMoneyStep {
  if (status === 'approved') return 'none';
  if (status === 'pending' && now < Math.min(createdAt + WAIT_MS, expiresAt)) return 'wait';
  return hasProof ? 'contact' : 'proof';
}

/**
 * Whether to ask for a receipt: a player who reported the payment was told that we would, and when. `now` is by the
 * server's clock.
 */
export function isProofAskedFor(
  {
    status,
    paidAt,
    hasProof,
    expiresAt,
  }: Pick<Deposit, 'status' | 'paidAt' | 'hasProof' | 'expiresAt'>,
  now: number,
): boolean {
  const isOver = status === 'expired' || (status === 'pending' && now >= expiresAt);
  return isOver && paidAt !== undefined && !hasProof;
}

/** Until when the player only has to wait. */
export function waitsUntil({ createdAt }: Pick<Deposit, 'createdAt'>): number {
  return createdAt + WAIT_MS;
}
