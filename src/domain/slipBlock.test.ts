import { expect, test } from 'vitest';
import { type SlipFacts, slipBlock } from './slipBlock.ts';

const READY: SlipFacts = {
  isSignedIn: true,
  isOnline: true,
  isPriceFresh: true,
  marketStatus: 'open',
  offer: { side: 'back', scale: 'decimal', priceHundredths: 2_00 },
  stakeKobo: 500_00,
  bounds: { minStakeKobo: 100_00, maxStakeKobo: 0, roomKobo: 10_000_00 },
};

/** Each fault on top of all that come after it: the first is the one told. */
const FAULTS: [Partial<SlipFacts>, string][] = [
  [{ isSignedIn: false }, 'Sign in to bet.'],
  [{ isOnline: false }, 'You are offline. Your slip is kept as a draft.'],
  [{ marketStatus: 'suspended' }, 'The market is suspended. Betting resumes when it reopens.'],
  [{ isPriceFresh: false }, 'This price is old. Wait for the next one.'],
  [{ stakeKobo: undefined }, 'Enter a stake.'],
];

test.each(FAULTS)('%o: %s', (fault, text) => {
  const later = FAULTS.slice(FAULTS.findIndex(([, other]) => other === text));
  expect(slipBlock(Object.assign({}, READY, ...later.map(([change]) => change)))).toBe(text);
  expect(slipBlock({ ...READY, ...fault })).toBe(text);
});

test.each([
  ['a bet in order', {}, undefined],
  ['nothing staked', { stakeKobo: 0 }, 'Enter a stake.'],
  ['too small a stake', { stakeKobo: 50_00 }, 'The smallest stake here is ₦100.00.'],
])('%s', (_name, change, text) => {
  expect(slipBlock({ ...READY, ...change })).toBe(text);
});
