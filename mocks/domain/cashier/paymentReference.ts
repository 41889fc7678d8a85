import type { DepositRow } from '../../db/rows/depositRow.ts';
import type { Operator } from '../operator.ts';

/** A payment that nobody found, or that came too late, may be told again. */
const RETOLD: readonly DepositRow['status'][] = ['declined', 'expired'];

/** Whether a payment of a gateway is credited already, or still looked for. */
export function isReported({ db }: Operator, gateway: string, foldedReference: string): boolean {
  return db.deposits
    .where('foldedReference', foldedReference)
    .some((row) => row.gateway === gateway && !RETOLD.includes(row.status));
}

/** One payment has one folded reference, however it was typed: a hash may be copied with its `0x` or without. */
export function folded(reference: string): string {
  return reference.trim().toLowerCase().replace(/^0x/, '');
}
