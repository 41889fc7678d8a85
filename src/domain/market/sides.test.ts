import { expect, test } from 'vitest';
import { sideCode, sideScores, sidesOf, splitSide } from './sides.ts';

test.each([
  ['Eko Lanterns v Jos Miners', ['Eko Lanterns', 'Jos Miners']],
  ['Liv Vang v Nova Vik', ['Liv Vang', 'Nova Vik']],
  ['Outright winner', undefined],
  ['One v Two v Three', undefined],
])('%s is between %j', (name, sides) => {
  expect(sidesOf(name)).toEqual(sides);
});

test.each([
  ['30 Over Runs Jos Miners', ['30 Over Runs', 'Jos Miners']],
  ['Wicket in Overs 21–30 Eko Lanterns', ['Wicket in Overs 21–30', 'Eko Lanterns']],
  ['Match Odds', ['Match Odds', undefined]],
  ['Jos Miners', ['Jos Miners', undefined]],
])('%s asks %j', (name, parts) => {
  expect(splitSide(name, 'Eko Lanterns v Jos Miners')).toEqual(parts);
});

test.each([
  ['2–1', [{ main: '2' }, { main: '1' }]],
  ['6–4 3–2', [{ main: '6 3' }, { main: '4 2' }]],
  ['EKO 180/6 · JOS 77/5 (12.5)', [{ main: '180/6' }, { main: '77/5', more: '(12.5)' }]],
  ['JOS 77/5 (12.5)', [{ main: '' }, { main: '77/5', more: '(12.5)' }]],
  ['JOS 0/0 (0)', [{ main: '' }, { main: '0/0', more: '(0)' }]],
  // Shown whole.
  ['Abandoned', undefined],
  ['XYZ 1/0 (1)', undefined],
])('%s is told as %j', (line, told) => {
  expect(sideScores(line, ['Eko Lanterns', 'Jos Miners'])).toEqual(told);
});

test('a name of a short first word is known by letters of the second too', () => {
  const told = sideScores('DAN 88/4 (9.1)', ['Da Nang Lanterns', 'Jos Miners']);
  expect(told).toEqual([{ main: '88/4', more: '(9.1)' }, { main: '' }]);
});

test.each([
  ['Eko Lanterns', 'EKO'],
  ['Da Nang Lanterns', 'DAN'],
  ['St. Lucia Yams', 'STL'],
  ['Új Orsova', 'ÚJO'],
])('the code of %s is %s', (side, code) => {
  expect(sideCode(side)).toBe(code);
});

test('of two sides with the same letters, nobody is given the runs of the other', () => {
  expect(sideScores('LAG 77/5 (12.5)', ['Lagos Lions', 'Lagoon Kites'])).toBeUndefined();
});
