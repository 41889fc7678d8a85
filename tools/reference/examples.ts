import { accountExamples } from './accountExamples.ts';
import { betExamples } from './betExamples.ts';
import { cashierExamples } from './cashierExamples.ts';
import { casinoExamples } from './casinoExamples.ts';
import { evidenceExamples } from './evidenceExamples.ts';
import type { Examples } from './example.ts';

/** The examples in `docs/api.md`, one for each call. */
export const examples: Examples = {
  ...accountExamples,
  ...evidenceExamples,
  ...betExamples,
  ...cashierExamples,
  ...casinoExamples,
};
