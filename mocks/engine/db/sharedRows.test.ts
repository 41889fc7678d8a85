import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { atOnce } from '../slices.ts';
import { fillDatabase } from './database.ts';
import { table } from './table.ts';

const tables = {
  players: table(z.object({ id: z.int(), name: z.string() }), 'id'),
};
const filled = (rows: unknown[]) =>
  atOnce(fillDatabase(tables, { counters: {}, rows: { players: rows as never } }));

test('a world begun from a snapshot shares its rows, and changes none of them in the other', () => {
  const one = filled([{ id: 1, name: 'adaeze' }]);
  const other = filled(one.snapshot().rows['players'] ?? []);
  expect(other.players.get(1)).toBe(one.players.get(1));
  other.players.update(1, { name: 'emeka' });
  expect(other.players.get(1)).toEqual({ id: 1, name: 'emeka' });
  expect(one.players.get(1)).toEqual({ id: 1, name: 'adaeze' });
});

test('a row that comes from elsewhere is read, and refused where it is none', () => {
  const [row] = filled([{ id: 1, name: 'adaeze' }]).players.all();
  const told = JSON.parse(JSON.stringify(row));
  const copied = filled([told]).players.get(1);
  expect(copied).toEqual(row);
  expect(copied).not.toBe(told);
  expect(Object.isFrozen(copied)).toBe(true);
  expect(() => filled([{ ...told, name: 5 }])).toThrow(/invalid_type/);
});

test.each([
  ['shared', (row: object) => row],
  ['copied', (row: object) => ({ ...row })],
])('a key is taken once: %s', (_, given) => {
  const db = filled([{ id: 1, name: 'adaeze' }]);
  const row = db.players.get(1);
  if (!row) throw new Error('no row');
  expect(() => db.players.insert(given(row) as typeof row)).toThrow(/1/);
});
