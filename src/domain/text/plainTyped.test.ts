import { expect, test } from 'vitest';
import { plainTyped } from './plainTyped.ts';

test.each([
  ['nothing', '', ''],
  ['only marks', '\u200b\u2060\ufeff', ''],
  ['plain text', 'Bank 0123456789', 'Bank 0123456789'],
  ['a number from Apple Contacts', '\u202a0803 123 4567\u202c', '0803 123 4567'],
  ['a number from Signal', '\u2068+234 803 123 4567\u2069', '+234 803 123 4567'],
  ['a mark from left to right', '\u200e₦1,000', '₦1,000'],
  ['a blank of no width', '1000\u200b', '1000'],
  ['a byte order mark', '\ufeff12', '12'],
  ['a soft hyphen', 'AB\u00adCD', 'ABCD'],
  ['a variation selector', '5\ufe0f', '5'],
  ['a hyphen that does not break', '0803\u2011123\u20114567', '0803-123-4567'],
  ['dashes of every length', '1\u20102\u20123\u20134\u20145\u20156', '1-2-3-4-5-6'],
  ['the minus of mathematics', '\u22125', '-5'],
  ['blanks that do not break', '1\u00a0000\u202f000', '1 000 000'],
  ['a wide blank', '12\u300034', '12 34'],
  ['wide digits and signs', '２，５００．５０', '2,500.50'],
  ['a wide link', '＋２３４', '+234'],
  ['Arabic digits', '٢٫٥', '2.5'],
  ['Arabic thousands', '١٬٠٠٠', '1,000'],
  ['Persian digits', '۱۲۳۴', '1234'],
  ['Devanagari digits', '०१९', '019'],
  ['bold digits', '𝟎𝟗𝟘𝟡', '0909'],
  ['a small two is not a digit', '10²', '10²'],
  ['a half is not two digits', '5½', '5½'],
  ['a ligature stays', 'ﬁ', 'ﬁ'],
  ['letters in NFC', 'e\u0301', '\u00e9'],
  ['blanks around', ' \t 12 \n', '12'],
  ['lines stay apart', 'ABCDEF\nGHJKMN', 'ABCDEF\nGHJKMN'],
])('%s: %j is read as %j', (_, text, read) => {
  expect(plainTyped(text)).toBe(read);
});
