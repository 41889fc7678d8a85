import type { ReceiptBody } from '../../contract/account/receipts.ts';
import { byteLength } from '../../lib/byteLength.ts';
import { downloadText } from '../../state/device/downloadText.ts';

/** What support accepts as one attachment. */
export const MOST_BYTES = 50_000;

export interface DisputeParts {
  receipt: string;
  body: ReceiptBody;
  /** Hashes of the player's receipts, oldest first. */
  chain: readonly { no: number; hash: string }[];
  /** What the app told the player, newest first. */
  told: readonly { at: number; text: string }[];
  phone: Readonly<Record<string, string>>;
  madeAt: number;
}

/** Everything a dispute needs in one file of text. What is oldest is left out where it would be too large. */
export function disputeFile({ receipt, body, chain, told, phone, madeAt }: DisputeParts): string {
  for (let share = 1; ; share /= 2) {
    const text = JSON.stringify(
      {
        about: 'Evidence for a dispute. The receipt is signed: check it at /fairplay, offline too.',
        madeAt: new Date(madeAt).toISOString(),
        receipt,
        says: body,
        chain: chain.slice(-Math.ceil(chain.length * share)),
        told: told
          .slice(0, Math.ceil(told.length * share))
          .map(({ at, text }) => ({ at: new Date(at).toISOString(), text })),
        phone,
      },
      undefined,
      2,
    );
    if (byteLength(text) <= MOST_BYTES || share < 0.01) return text;
  }
}

/** Saves it among the player's downloads. */
export function saveDisputeFile(parts: DisputeParts): void {
  downloadText(
    `oja-${parts.body.kind}-${parts.body.id}.json`,
    'application/json',
    disputeFile(parts),
  );
}
