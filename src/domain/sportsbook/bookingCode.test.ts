import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingCode, type CodedSelection, readBookingCode } from './bookingCode.ts';

const SLIP: CodedSelection[] = [
  { marketId: 's1042-mo', runnerId: 'home' },
  { marketId: 'c77-bm', runnerId: '2' },
];
const CODE = bookingCode(SLIP) ?? '';

test('a code is the same every time, and made of digits that nobody confuses', () => {
  expect(CODE).toBe(bookingCode(SLIP));
  expect(CODE).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/);
});

test.each([
  ['in lower case', CODE.toLowerCase()],
  ['in groups', CODE.replace(/(.{4})/g, '$1 ')],
  ['with hyphens', CODE.replace(/(.{5})/g, '$1-')],
  ['with O for 0', CODE.replaceAll('0', 'o')],
  ['with l for 1', CODE.replaceAll('1', 'l')],
])('a code is read %s', (_name, typed) => {
  expect(readBookingCode(typed)).toEqual(SLIP);
});

test.each([
  ['nothing', ''],
  ['a zero', '0'],
  ['another book’s code', 'BC7X2K'],
  ['a letter that is no digit', `${CODE}U`],
  ['text', 'not a code!'],
])('%s is no code', (_name, text) => {
  expect(readBookingCode(text)).toBeUndefined();
});

test.each([
  ['no selections', []],
  ['a market without a runner', [{ marketId: 'm1', runnerId: '' }]],
])('a code of %s is not read back', (_name, selections) => {
  expect(readBookingCode(bookingCode(selections) ?? '')).toBeUndefined();
});

test('an id with characters that codes cannot carry makes no code', () => {
  expect(bookingCode([{ marketId: 'Market 1', runnerId: 'a' }])).toBeUndefined();
});

describe('properties', () => {
  const id = fc
    .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-._:'), {
      minLength: 1,
      maxLength: 14,
    })
    .map((letters) => letters.join(''));
  const slip = fc.array(fc.record({ marketId: id, runnerId: id }), { minLength: 1, maxLength: 8 });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(slip, (selections) => {
        expect(readBookingCode(bookingCode(selections) ?? '')).toEqual(selections);
      }),
    );
  });

  test('one digit misread is always found', () => {
    fc.assert(
      fc.property(slip, fc.nat(), fc.integer({ min: 1, max: 31 }), (selections, pick, by) => {
        const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
        const code = bookingCode(selections) ?? '';
        const at = pick % code.length;
        const wrong = digits.charAt((digits.indexOf(code.charAt(at)) + by) % 32);
        const damaged = code.slice(0, at) + wrong + code.slice(at + 1);
        expect(readBookingCode(damaged)).toBeUndefined();
      }),
    );
  });

  test('two neighbours swapped are always found', () => {
    fc.assert(
      fc.property(slip, fc.nat(), (selections, pick) => {
        const code = bookingCode(selections) ?? '';
        const at = pick % (code.length - 1);
        const [one = '', other = ''] = code.slice(at, at + 2);
        fc.pre(one !== other);
        const damaged = code.slice(0, at) + other + one + code.slice(at + 2);
        expect(readBookingCode(damaged)).toBeUndefined();
      }),
    );
  });
});
