import { describe, expect, test } from 'vitest';
import type { JackpotResult, Picks } from '../../domain/jackpot/jackpotLines.ts';
import { wholeNaira } from '../../domain/money/money.ts';
import { linesText, pickName, signsOf, ticketText } from './jackpotWords.ts';

const picks: Picks = Array.from({ length: 12 }, () => ['home']);
const matches = (results: JackpotResult[]) =>
  Array.from({ length: 12 }, (_, match) => ({ result: results[match] }));
const won = (count: number): JackpotResult[] => Array.from({ length: count }, () => 'home');

describe('how a ticket stands', () => {
  test.each<[string, 'open' | 'playing' | 'paid', JackpotResult[], number | undefined, string]>([
    ['on sale', 'open', [], undefined, 'Not started'],
    ['before the first result', 'playing', [], undefined, 'Not started'],
    [
      'midway',
      'playing',
      [...won(4), 'draw', 'void'],
      undefined,
      '5 of 6 right so far. You can still get 11.',
    ],
    [
      'at the end',
      'playing',
      [...won(11), 'away'],
      undefined,
      '11 of 12 right. Paid after midnight.',
    ],
    ['won', 'paid', won(12), 1_234_567_89, '12 of 12 right. You won ₦1,234,567.89.'],
    [
      'lost',
      'paid',
      [...won(6), 'draw', 'draw', 'draw', 'draw', 'draw', 'draw'],
      0,
      '6 of 12 right. Nothing won.',
    ],
  ])('%s', (_, state, results, returned, text) => {
    const ticket = { picks, ...(returned !== undefined && { returned }) };
    expect(ticketText(ticket, { state, matches: matches(results) })).toBe(text);
  });
});

test('words and signs', () => {
  expect([linesText(1), linesText(1234)]).toEqual(['1 line', '1,234 lines']);
  expect(signsOf(['home', 'draw'])).toBe('1X');
  expect([4_682_615_00, 925_93].map(wholeNaira)).toEqual(['₦4,682,615', '₦925.93']);
  const match = { home: 'Eko Lanterns', away: 'Uyo Tides' };
  expect([pickName(match, 'away'), pickName(match, 'draw')]).toEqual(['Uyo Tides win', 'Draw']);
});
