import { expect, test } from 'vitest';
import { bookingCode } from './bookingCode.ts';
import { pastedCode, sharedCode } from './sharedCode.ts';

const code =
  bookingCode([
    { marketId: 's-77:f-1x2', runnerId: 'home' },
    { marketId: 's-78:f-gg', runnerId: 'yes' },
  ]) ?? '';
const groups = code.replace(/(.{4})(?=.)/g, '$1 ');
const broken = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;

test.each([
  ['a link', `Odds don drop! https://oja.example/sportsbook2?code=${code}`, code],
  ['a link with more', `https://oja.example/sportsbook2?sport=1&code=${code}&x=1`, code],
  ['the code alone', code, code],
  ['the code within a chat', `My guy, play this one: ${code}. E go enter!`, code],
  ['the code in groups', `Code: ${groups} - stake wetin you fit lose`, groups.replaceAll(' ', '')],
  ['six letters', 'My code na KWEHFA o', 'KWEHFA'],
  ['six small letters', 'My banker be arsena', undefined],
  ['no code', 'Which game you dey play this night with your guys, abeg tell them', undefined],
  ['a damaged code', `Play ${broken} now`, undefined],
  ['nothing', '', undefined],
])('%s', (_, text, found) => {
  expect(sharedCode(text)).toBe(found);
});

test('a very long chat is read quickly enough to be refused', () => {
  expect(sharedCode('abcd '.repeat(100_000))).toBeUndefined();
});

test.each([
  ['as it is', 'KWEHFA', 'KWEHFA'],
  ['in small letters', 'kwehfa', 'kwehfa'],
  ['in groups', 'KWE HFA', 'KWE HFA'],
  ['with a full stop', 'KWEHFA.', 'KWEHFA'],
  ['in bold', '*KWEHFA*', 'KWEHFA'],
  ['in quotes', '\u201ckwehfa\u201d', 'kwehfa'],
  ['in a sentence', 'My sure odds: *KWEHFA*', 'KWEHFA'],
  ['in a link', 'https://oja.example/sportsbook2?code=KWEHFA', 'KWEHFA'],
  ['with long dashes', 'KWE\u2013HFA', 'KWE-HFA'],
  ['with a hyphen that does not break', 'KWE\u2011HFA', 'KWE-HFA'],
  ['with a blank of no width', 'KWE\u200bHFA', 'KWEHFA'],
  ['a long one in groups', groups, groups],
  ['a long one with a full stop', `${code}.`, code],
  ['a long one in a link', `Play: https://oja.example/sportsbook2?code=${code} !`, code],
  [
    'a long one with wide letters',
    code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    code,
  ],
  ['what is no code', 'hello', 'hello'],
])('a code pasted %s', (_, typed, read) => {
  expect(pastedCode(typed)).toBe(read);
});
