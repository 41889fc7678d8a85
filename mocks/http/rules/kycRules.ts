import { kycView, submitKyc } from '../../domain/account/kyc.ts';
import type { SomeRules } from '../everyRule.ts';
import { fileColumn } from '../fileColumn.ts';

/** Identity verification. */
export const kycRules = {
  getKyc: ({ house, player }) => kycView(house, player),
  submitKyc: ({ house, player, input }) => {
    const { documentType, docId, birthDate, front, back } = input;
    submitKyc(house, player, {
      documentType,
      docId,
      birthDate,
      front: front ? fileColumn(front) : null,
      back: back ? fileColumn(back) : null,
    });
    return kycView(house, house.db.accounts.get(player.accountId) ?? player);
  },
} satisfies SomeRules;
