import { expect, it, vi } from 'vitest';
import { newId } from './newId.ts';

it('makes a version 4 UUID', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('makes another one each time', () => {
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});

it('works where there is no secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newId()).toHaveLength(36);
  vi.unstubAllGlobals();
});
