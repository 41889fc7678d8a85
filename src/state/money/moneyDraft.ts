import * as z from 'zod/mini';
import { newId } from '../../lib/newId.ts';
import { isDoubtful } from './doubtfulKeys.ts';
import type { IntentPhase } from './intent.ts';

/** What is kept of a money form. */
export const MoneyDraft = z.object({
  /** As typed, by field. Never holds files or one-time codes. */
  values: z.catchall(z.object({}), z.string()),
  key: z.string(),
  /** It was sent and no answer has come yet. */
  isSent: z.boolean(),
});
export type MoneyDraft = z.output<typeof MoneyDraft>;

export interface MoneyRequestState<Result> extends MoneyDraft {
  phase: IntentPhase<Result>;
  /** While a file uploads: the share that has left the phone, 0 to 1. */
  share: number | undefined;
}

export const emptyRequest = <Result>(): MoneyRequestState<Result> => ({
  values: {},
  key: newId(),
  isSent: false,
  phase: { is: 'editing' },
  share: undefined,
});

/** It was sent, and may still arrive: under another key it would be sent a second time. */
export const isTried = ({ key, isSent }: MoneyDraft) => isSent || isDoubtful(key);

/** A tried draft, with what was typed before it was read. What may be under way cannot be changed. */
export function withTyped(tried: MoneyDraft, typed: MoneyDraft['values']): MoneyDraft {
  return tried.isSent ? tried : { ...tried, values: { ...tried.values, ...typed } };
}
