import { expect, test } from 'vitest';
import { limitTitle, minutesText } from './limitWords.ts';

test.each([
  [{ kind: 'deposit', period: 'week' }, 'Deposit, a week'],
  [{ kind: 'stake', period: 'bet' }, 'Stake, per bet'],
] as const)('%o is %s', (name, title) => {
  expect(limitTitle(name)).toBe(title);
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [65, '1 h 05 min'],
  [1440, '24 h 00 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});
