import * as z from 'zod/mini';
import { ReceiptBody } from '../../contract/account/receipts.ts';
import { fromBase64url } from '../../lib/base64url.ts';

export interface OpenedReceipt {
  body: ReceiptBody;
  /** The bytes that were signed. */
  json: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
}

const SIGNATURE_BYTES = 64;
const IN_LINK = /#receipt=([^\s&]+)/;

/** The receipt in what was pasted: the text itself, perhaps broken into lines, or a link that holds it. */
export function pastedReceipt(pasted: string): string {
  return (IN_LINK.exec(pasted)?.[1] ?? pasted).replace(/\s/g, '');
}

/** Reads a receipt's text; undefined when it is not one. Says nothing yet about who wrote it. */
export function openReceipt(text: string): OpenedReceipt | undefined {
  const [first = '', second = '', ...more] = text.split('.');
  const [json, signature] = [fromBase64url(first), fromBase64url(second)];
  if (!json || signature?.length !== SIGNATURE_BYTES || more.length > 0) return undefined;
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
    const { data } = z.safeParse(ReceiptBody, parsed);
    return data && { body: data, json, signature };
  } catch {
    return undefined;
  }
}
