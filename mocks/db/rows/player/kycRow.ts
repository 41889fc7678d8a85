import * as z from 'zod/mini';
import { KycDocument } from '../../../../src/contract/account/kyc.ts';
import { table } from '../../../engine/db/table.ts';
import { FileColumn } from '../requestColumns.ts';

/** One submission of documents. The account holds the result of the last one. */
export const KycRow = z.object({
  kycId: z.string(),
  accountId: z.int(),
  status: z.enum(['pending', 'approved', 'declined']),
  documentType: KycDocument,
  docId: z.nullable(z.string()),
  birthDate: z.string(),
  front: z.nullable(FileColumn),
  back: z.nullable(FileColumn),
  submittedAt: z.int(),
  reviewAt: z.nullable(z.int()),
  decidedAt: z.nullable(z.int()),
  reason: z.nullable(z.string()),
});
export type KycRow = z.output<typeof KycRow>;

export const kycs = table(KycRow, 'kycId', ['accountId', 'status']);
