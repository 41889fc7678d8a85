import { chained, receiptText } from '../../domain/account/receipts.ts';
import type { SomeRules } from '../everyRule.ts';

const MOST_LINKS = 100;

/** Signed receipts. */
export const receiptRules = {
  issueReceipt: ({ house, player, input: { kind, id } }) => {
    const row = chained(house, player, kind, id);
    const chain = house.db.receipts.where('accountId', player.accountId).slice(-MOST_LINKS);
    return {
      receipt: receiptText(house, row),
      chain: chain.map(({ no, hash, kind, id, at }) => ({ no, hash, kind, id, at })),
    };
  },
} satisfies SomeRules;
