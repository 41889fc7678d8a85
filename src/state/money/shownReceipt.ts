import { proxy } from 'valtio/vanilla';
import type { ReceiptKind } from '../../contract/account/receipts.ts';
import { onForget } from '../session/privateState.ts';

/** What the player wants a signed receipt of. */
export interface ReceiptSubject {
  kind: ReceiptKind;
  id: string;
}

/** The receipt panel, which opens over any page. */
export const shownReceipt = proxy<{ of: ReceiptSubject | undefined }>({ of: undefined });

export function showReceipt(kind: ReceiptKind, id: string): void {
  shownReceipt.of = { kind, id };
}

export function hideReceipt(): void {
  shownReceipt.of = undefined;
}

onForget(hideReceipt);
