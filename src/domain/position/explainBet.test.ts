import { expect, test } from 'vitest';
import { explainBet } from './explainBet.ts';

const back = {
  marketKind: 'match_odds',
  runnerName: 'Lagos Lions',
  side: 'back',
  state: 'matched',
  stakeMatched: 500_00,
  profit: 430_00,
  liability: 500_00,
} as const;
const yes = { ...back, marketKind: 'fancy', runnerName: 'Runs', line: 45, profit: 900_00 } as const;

test.each([
  [back, 'You win ₦430 if it is Lagos Lions, and lose ₦500 if it is not.'],
  [
    { ...back, side: 'lay', profit: 500_00, liability: 430_00 },
    'You win ₦500 if it is not Lagos Lions, and lose ₦430 if it is.',
  ],
  [
    { ...yes, runnerName: '10 Over Runs Kingston Kola', line: 42 },
    'You win ₦900 if Kingston Kola make 42 or more in 10 overs, and lose ₦500 if fewer.',
  ],
  [
    { ...yes, runnerName: '10 Over Runs Kingston Kola', line: 42, side: 'lay' },
    'You win ₦900 if Kingston Kola make fewer than 42 in 10 overs, and lose ₦500 if 42 or more.',
  ],
  [yes, 'You win ₦900 if Runs comes to 45 or more, and lose ₦500 if less.'],
  [
    { ...yes, side: 'lay' },
    'You win ₦900 if Runs comes to less than 45, and lose ₦500 if 45 or more.',
  ],
  [
    { ...yes, state: 'delayed', stakeMatched: 0, profit: 900_50 },
    'Not matched yet. Once it is: you win ₦900.50 if Runs comes to 45 or more, and lose ₦500 if less.',
  ],
  [
    { ...back, state: 'won', result: 430_00, outcome: 'Lagos Lions' },
    'The result was Lagos Lions. You won ₦430.',
  ],
  [
    { ...back, state: 'won', result: 430_00, commission: 21_50, outcome: 'Lagos Lions' },
    'The result was Lagos Lions. You won ₦408.50.',
  ],
  [{ ...yes, state: 'lost', result: -500_00, outcome: '44' }, 'It ended 44. You lost ₦500.'],
  [{ ...back, state: 'half-void', result: 0 }, 'You broke even.'],
  [
    { ...back, state: 'void', result: 0 },
    "This bet is void: it doesn't count, and your stake is back.",
  ],
  [{ ...back, state: 'rejected' }, 'This bet was refused: nothing was staked.'],
  [{ ...back, state: 'lapsed' }, 'This bet was never matched. Your money is available again.'],
] as const)('explained %#', (bet, words) => {
  expect(explainBet(bet, { isGross: false })).toBe(words);
});
