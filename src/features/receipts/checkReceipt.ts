import type { ReceiptBody } from '../../contract/account/receipts.ts';
import { openReceipt } from '../../domain/account/receiptText.ts';
import { fromBase64url } from '../../lib/base64url.ts';
import { receiptKey } from './receiptKey.ts';

/**
 * `genuine`: the operator signed exactly this. `forged`: it reads like a receipt, but one byte at least is not
 * as the operator signed it. `unreadable`: no receipt. `unable`: this browser cannot check signatures here.
 */
export type Verdict =
  | { is: 'genuine'; body: ReceiptBody }
  | { is: 'forged'; body: ReceiptBody }
  | { is: 'unreadable' | 'unable' };

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Checks a receipt on this phone alone: the operator's public key came with the app. */
export async function checkReceipt(text: string): Promise<Verdict> {
  const opened = openReceipt(text);
  if (!opened) return { is: 'unreadable' };
  const { body, json, signature } = opened;
  try {
    const point = fromBase64url(receiptKey) ?? new Uint8Array();
    const key = await crypto.subtle.importKey('raw', point, ALGORITHM, false, ['verify']);
    const isSigned = await crypto.subtle.verify(ALGORITHM, key, signature, json);
    return { is: isSigned ? 'genuine' : 'forged', body };
  } catch {
    // Browsers have this only on https and on the own machine.
    return { is: 'unable' };
  }
}
