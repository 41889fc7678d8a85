import { expect, test } from 'vitest';
import { bandText, fancyBook } from '../../../domain/position/fancyBook.ts';
import { bandSentence, lossesFirst } from './bookWords.ts';

const yes = (line: number) => ({
  side: 'back' as const,
  line,
  ifHitKobo: 1000_00,
  ifMissedKobo: -1000_00,
});
const no = (line: number) => ({
  side: 'lay' as const,
  line,
  ifHitKobo: -1000_00,
  ifMissedKobo: 1000_00,
});

// The books of the domain rules, section 4, as they are read.
test.each([
  [[yes(45)], ['0–44 You lose ₦1,000.00', '45+ You win ₦1,000.00']],
  [
    [no(44), yes(48)],
    ['44–47 You lose ₦2,000.00', '0–43 No win or loss', '48+ No win or loss'],
  ],
  [
    [yes(45), no(50)],
    ['0–44 No win or loss', '45–49 You win ₦2,000.00', '50+ No win or loss'],
  ],
  [
    [no(40), no(44), yes(48)],
    [
      '44–47 You lose ₦3,000.00',
      '40–43 You lose ₦1,000.00',
      '48+ You lose ₦1,000.00',
      '0–39 You win ₦1,000.00',
    ],
  ],
])('book %#', (bets, expected) => {
  const read = lossesFirst(fancyBook(bets)).map(
    (band) => `${bandText(band)} ${bandSentence(band)}`,
  );
  expect(read).toEqual(expected);
});
