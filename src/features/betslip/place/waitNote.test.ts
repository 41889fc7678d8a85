import { expect, test } from 'vitest';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { waitNote } from './waitNote.ts';

const draft: Draft = {
  reference: 'r',
  isSent: false,
  gameId: 'g',
  eventName: 'Home v Away',
  marketId: 'm',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId: 'home',
  runnerName: 'Home',
  side: 'back',
  priceHundredths: 248,
  version: 3,
  stakeKobo: 1000_00,
};
const quote = (matchableKobo: number) => ({
  bestHundredths: 250,
  line: undefined,
  version: 3,
  isUnchanged: true,
  isAccepted: true,
  isBestBetter: true,
  matchableKobo,
});

test.each([
  ['a part', 'keep', 800_00, true, '₦800 can be matched now, ₦200 would wait at 2.48.'],
  ['all of it', 'keep', 1000_00, true, undefined],
  ['nothing', 'lapse', 0, true, 'Nobody offers 2.48 now: your whole bet would wait there.'],
  ['with the best price alone', 'keep', 300_00, false, 'What is not matched waits at 2.48.'],
  ['all or nothing', 'fill', 800_00, true, undefined],
] as const)('%s can be matched', (_, rest, matchableKobo, isDepthKnown, expected) => {
  expect(waitNote({ draft, quote: quote(matchableKobo), rest, isDepthKnown })).toBe(expected);
});
