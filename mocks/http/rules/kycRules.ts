import { kycView, submitKyc } from '../../domain/account/kyc.ts';
import type { SomeRules } from '../everyRule.ts';
import { fileColumn } from '../fileColumn.ts';

/** Identity verification. */
export const kycRules = {
  getKyc: ({ operator, player }) => kycView(operator, player),
  submitKyc: ({ operator, player, input }) => {
    const { documentType, docId, birthDate, front, back } = input;
    submitKyc(operator, player, {
      documentType,
      docId,
      birthDate,
      front: front ? fileColumn(front) : null,
      back: back ? fileColumn(back) : null,
    });
    return kycView(operator, operator.db.accounts.get(player.accountId) ?? player);
  },
} satisfies SomeRules;
