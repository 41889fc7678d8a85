import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import {
  betslip,
  clearSlip,
  pick,
  saveBetslip,
  startBetslip,
} from '../../../state/bets/betslip.ts';
import type { Selection } from '../../../state/bets/betslipDraft.ts';
import { changeDraft, markDraftStale, setUnread } from '../../../state/bets/betslipTerms.ts';
import { MOST_SELECTIONS } from '../../../state/bets/several/others.ts';
import { doubt } from '../../../state/money/doubtfulKeys.ts';
import { newTab } from '../../../testing/newPage.ts';
import { openOther, removeAll, removeOther } from './selections.ts';

const priced = (runnerId: string, change: Partial<Selection> = {}): Selection => ({
  gameId: 'g',
  eventName: 'Lions v Kings',
  marketId: 'm',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId,
  runnerName: runnerId,
  side: 'back',
  priceHundredths: 185,
  version: 1,
  ...change,
});

const others = () => betslip.others.map(({ draft }) => draft.runnerId);
const referenceOf = (runnerId: string) =>
  betslip.others.find(({ draft }) => draft.runnerId === runnerId)?.draft.reference ?? '';

beforeEach(() => {
  removeAll();
  betslip.isSeveral = false;
});

test('a price takes the place of the draft until the player wants several', () => {
  pick(priced('lions'));
  pick(priced('kings'));
  expect(others()).toEqual([]);
  betslip.isSeveral = true;
  pick(priced('draw'));
  pick(priced('lions', { side: 'lay' }));
  expect(others()).toEqual(['kings', 'draw']);
  expect(betslip.draft).toMatchObject({ runnerId: 'lions', side: 'lay' });
  // Whoever has several goes on so, whatever a new slip would do.
  betslip.isSeveral = false;
  pick(priced('lions'));
  expect(others()).toEqual(['kings', 'draw', 'lions']);
});

test('a price that is in the slip already comes into the fields with its stake, and with its key if that is in doubt', () => {
  betslip.isSeveral = true;
  pick(priced('lions'));
  changeDraft({ stakeKobo: 500_00 });
  const before = betslip.draft?.reference ?? '';
  pick(priced('kings'));
  changeDraft({ stakeKobo: 700_00 });
  doubt(before);
  pick(priced('lions', { priceHundredths: 190 }));
  expect(others()).toEqual(['kings']);
  expect(betslip.draft).toMatchObject({ priceHundredths: 190, stakeKobo: 500_00 });
  expect(betslip.draft?.reference).toBe(before);
});

test('each keeps what was typed of it, what cannot be read too, and stands where it stood', () => {
  betslip.isSeveral = true;
  for (const runner of ['lions', 'kings', 'draw']) pick(priced(runner));
  setUnread('stake', '5x');
  openOther(referenceOf('lions'));
  expect(betslip.draft?.runnerId).toBe('lions');
  expect(betslip.unread).toEqual({});
  expect(others()).toEqual(['draw', 'kings']);
  openOther(referenceOf('draw'));
  expect(betslip.unread).toEqual({ stake: '5x' });
  expect(others()).toEqual(['lions', 'kings']);
});

test('whoever removes the draft goes on with the one before, and removes others where they stand', () => {
  betslip.isSeveral = true;
  for (const runner of ['lions', 'kings', 'draw']) pick(priced(runner));
  removeOther(referenceOf('lions'));
  clearSlip();
  expect(betslip.draft?.runnerId).toBe('kings');
  expect(others()).toEqual([]);
  expect(betslip.isOpen).toBe(true);
  clearSlip();
  expect(betslip.draft).toBeUndefined();
});

test('as many are held as answers are shown; another price then takes the place of the draft', () => {
  betslip.isSeveral = true;
  for (let runner = 0; runner <= MOST_SELECTIONS; runner++) pick(priced(`r${runner}`));
  expect(betslip.others).toHaveLength(MOST_SELECTIONS - 1);
  expect(betslip.draft?.runnerId).toBe(`r${MOST_SELECTIONS}`);
});

test('a break in the network makes the prices of all of them old', () => {
  betslip.isSeveral = true;
  for (const runner of ['lions', 'kings']) pick(priced(runner));
  markDraftStale();
  expect([betslip.isReturned, ...betslip.others.map(({ isReturned }) => isReturned)]).toEqual([
    true,
    true,
  ]);
});

test('a reload finds all of them, with prices to be looked at again', async () => {
  await startBetslip();
  betslip.isSeveral = true;
  for (const runner of ['lions', 'kings', 'draw']) {
    pick(priced(runner));
    changeDraft({ stakeKobo: 500_00 });
  }
  await saveBetslip();
  newTab();
  const next = await import('../../../state/bets/betslip.ts');
  await next.startBetslip();
  expect(next.betslip.draft).toMatchObject({ runnerId: 'draw', stakeKobo: 500_00 });
  expect(next.betslip.others.map(({ draft, isReturned }) => [draft.runnerId, isReturned])).toEqual([
    ['lions', true],
    ['kings', true],
  ]);
});
