import { accountExamples } from './accountExamples.ts';
import { betExamples } from './betExamples.ts';
import { cashierExamples } from './cashierExamples.ts';
import { casinoExamples } from './casinoExamples.ts';
import type { Examples } from './example.ts';
import { receiptExamples } from './receiptExamples.ts';

/** The examples in `docs/api.md`, one for each call. */
export const examples: Examples = {
  ...accountExamples,
  ...receiptExamples,
  ...betExamples,
  ...cashierExamples,
  ...casinoExamples,
};
