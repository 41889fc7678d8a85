import { describe, expect, test } from 'vitest';
import { addMonths, breakFrom, isOnBreak, type PlayBreak, stricterBreak } from './playBreak.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const since = at('2026-11-21T08:00');
const HOUR = 60 * 60_000;

test.each([
  ['2026-11-21T08:00', 6, '2027-05-21T08:00'],
  ['2026-08-31T08:00', 6, '2027-02-28T08:00'],
  ['2027-08-31T08:00', 6, '2028-02-29T08:00'],
  ['2026-12-15T08:00', 60, '2031-12-15T08:00'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(at(from), months)).toBe(at(to));
});

test('a time-out counts days, an exclusion months', () => {
  const timeOut = { kind: 'time-out', length: 1 } as const;
  const exclusion = { kind: 'exclusion', length: 6 } as const;
  expect(breakFrom(timeOut, since).until).toBe(since + 24 * HOUR);
  expect(breakFrom(exclusion, since).until).toBe(at('2027-05-21T08:00'));
});

describe('whether it holds', () => {
  const timeOut: PlayBreak = { kind: 'time-out', since, until: since + 24 * HOUR };
  const exclusion: PlayBreak = { kind: 'exclusion', since, until: at('2027-05-21T08:00') };
  const asked = { ...exclusion, returnAskedAt: at('2027-06-01T08:00') };
  test.each<[string, PlayBreak | undefined, number, boolean]>([
    ['no break', undefined, since, false],
    ['a time-out from its first second', timeOut, since, true],
    ['a time-out to its last', timeOut, timeOut.until - 1, true],
    ['not a second longer', timeOut, timeOut.until, false],
    ['an exclusion to its end', exclusion, exclusion.until - 1, true],
    ['and on, until somebody asks', exclusion, at('2028-01-01T00:00'), true],
    ['and a day more', asked, at('2027-06-02T07:59'), true],
    ['then no longer', asked, at('2027-06-02T08:00'), false],
  ])('%s', (_, current, now, holds) => {
    expect(isOnBreak(current, now)).toBe(holds);
  });

  test.each<[string, PlayBreak, PlayBreak, Pick<PlayBreak, 'kind' | 'until'>]>([
    ['a longer one lengthens', timeOut, { ...timeOut, until: timeOut.until + 1 }, timeOut],
    ['a shorter one shortens nothing', exclusion, timeOut, exclusion],
    ['a time-out becomes an exclusion', timeOut, exclusion, exclusion],
  ])('%s', (name, current, next, { kind, until }) => {
    const added = name === 'a longer one lengthens' ? 1 : 0;
    expect(stricterBreak(current, next)).toEqual({ kind, since, until: until + added });
  });
});
