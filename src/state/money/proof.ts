import { proxy } from 'valtio/vanilla';
import type { ReceiptKind } from '../../contract/account/receipts.ts';
import { onForget } from '../session/privateState.ts';

/** What the player wants a signed receipt of. */
export interface Proven {
  kind: ReceiptKind;
  id: string;
}

/** The receipt panel, which opens over any page. */
export const proof = proxy<{ of: Proven | undefined }>({ of: undefined });

export function openProof(kind: ReceiptKind, id: string): void {
  proof.of = { kind, id };
}

export function closeProof(): void {
  proof.of = undefined;
}

onForget(closeProof);
