import { expect, test } from 'vitest';
import { clearTop } from './toastPlace.ts';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const TOAST = box(64, 102, 16, 344);

test('a toast stays where nothing is in its way', () => {
  expect(clearTop(TOAST, [], 640)).toBe(64);
  expect(clearTop(TOAST, [box(110, 160), box(600, 640)], 640)).toBe(64);
  expect(clearTop(TOAST, [box(64, 102, 0, 16)], 640)).toBe(64);
});

test('it goes below what it would hide, and below what it would hide there', () => {
  expect(clearTop(TOAST, [box(96, 150)], 640)).toBe(158);
  expect(clearTop(TOAST, [box(170, 214), box(96, 150)], 640)).toBe(222);
  expect(clearTop(TOAST, [box(96, 150), box(190, 234)], 640)).toBe(242);
  expect(clearTop(TOAST, [box(96, 150), box(196, 240)], 640)).toBe(158);
});

test('it has no place where the window ends first', () => {
  expect(clearTop(TOAST, [box(96, 150), box(160, 620)], 640)).toBeUndefined();
});
