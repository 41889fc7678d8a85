import 'fake-indexeddb/auto';
import { get } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { database } from '../../storage/database.ts';
import { savedKeys } from '../../storage/keys.ts';
import { doubt } from '../money/doubtfulKeys.ts';
import { betslip, clearSlip, pick, startBetslip } from './betslip.ts';

const Kept = z.object({
  data: z.object({ draft: z.optional(z.object({ runnerName: z.string() })) }),
});

const SELECTION = {
  gameId: 'g',
  eventName: 'Lions v Kings',
  marketId: 'm',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId: 'lions',
  runnerName: 'Lions',
  side: 'back',
  priceHundredths: 185,
  version: 1,
} as const;

/** The runner that the next start of the page finds in the slip. */
async function keptRunner(): Promise<string | undefined> {
  // A read that began before the write answers first; the next one comes after it.
  await get(savedKeys.betslipDraft, database);
  return Kept.parse(await get(savedKeys.betslipDraft, database)).data.draft?.runnerName;
}

test('a price that is tapped, and a slip that is cleared, are on the device at once', async () => {
  // No waiting write ever runs here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  await startBetslip();
  pick(SELECTION);
  expect(await keptRunner()).toBe('Lions');
  clearSlip();
  expect(await keptRunner()).toBeUndefined();
});

test('a price that is tapped again keeps the reference of a bet that got lost, no other does', () => {
  const reference = () => betslip.draft?.reference;
  clearSlip();
  pick(SELECTION);
  const first = reference();
  pick(SELECTION);
  const second = reference();
  expect(second).not.toBe(first);
  doubt(second ?? '');
  pick({ ...SELECTION, priceHundredths: 190, version: 2 });
  expect(reference()).toBe(second);
  pick({ ...SELECTION, side: 'lay' });
  expect(reference()).not.toBe(second);
});

test('two quick taps on a price bet once, though it moved; two on neighbouring rungs of a ladder bet twice', () => {
  const references = (isRung: boolean) => {
    clearSlip();
    return [190, 190, 192].map((priceHundredths) => {
      pick({ ...SELECTION, priceHundredths }, { isRung, atMs: 1000 });
      return betslip.draft?.reference;
    });
  };
  betslip.isOneClick = true;
  expect(new Set(references(false)).size).toBe(1);
  expect(new Set(references(true)).size).toBe(2);
  betslip.isOneClick = false;
});
