import { chained, receiptText } from '../../domain/account/receipts.ts';
import type { SomeRules } from '../everyRule.ts';

const MOST_LINKS = 100;

/** Signed receipts. */
export const receiptRules = {
  issueReceipt: ({ operator, player, input: { kind, id } }) => {
    const row = chained(operator, player, kind, id);
    const chain = operator.db.receipts.where('accountId', player.accountId).slice(-MOST_LINKS);
    return {
      receipt: receiptText(operator, row),
      chain: chain.map(({ no, hash, kind, id, at }) => ({ no, hash, kind, id, at })),
    };
  },
} satisfies SomeRules;
