import * as z from 'zod/mini';
import { SelectionName } from '../../../src/contract/betting/coupon.ts';
import { table } from '../../engine/db/table.ts';

/** A short booking code and what it opens. Codes are never given to other selections. */
const BookingCodeRow = z.object({
  code: z.string(),
  selections: z.array(SelectionName),
  madeAt: z.int(),
});

export const bookingCodes = table(BookingCodeRow, 'code');
