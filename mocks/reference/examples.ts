import { accountExamples } from './accountExamples.ts';
import { betExamples } from './betExamples.ts';
import { cashierExamples } from './cashierExamples.ts';
import { casinoExamples } from './casinoExamples.ts';
import type { Examples } from './example.ts';

/** What `docs/api.md` shows of each call. */
export const examples: Examples = {
  ...accountExamples,
  ...betExamples,
  ...cashierExamples,
  ...casinoExamples,
};
