import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SelfTest } from './SelfTest.tsx';
import { QUESTIONS, verdict } from './selfTest.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: HTMLElement;
let root: Root;

beforeEach(async () => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () => root.render(<SelfTest />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const answer = (index: number, value: 'yes' | 'no') =>
  act(async () =>
    page.querySelector<HTMLInputElement>(`[name=question-${index}][value=${value}]`)?.click(),
  );
const status = () => page.querySelector('[role=status]')?.textContent;

test('the verdict waits for every answer', async () => {
  expect(status()).toBe(`0 of ${QUESTIONS.length} answered`);
  await answer(0, 'yes');
  expect(status()).toBe(`1 of ${QUESTIONS.length} answered`);
  for (const index of QUESTIONS.keys()) await answer(index, index < 3 ? 'yes' : 'no');
  expect(status()).toBe(verdict(3));
  await answer(0, 'no');
  expect(status()).toBe(verdict(2));
});

test('no answer is kept or sent', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const keep = vi.spyOn(Storage.prototype, 'setItem');
  for (const index of QUESTIONS.keys()) await answer(index, 'yes');
  expect(send).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});

test.each([
  [0, /^No yes answers\. Nothing here points to trouble/],
  [1, /^One yes answer\. Something to watch/],
  [2, /^2 yes answers\. Something to watch/],
  [3, /^3 yes answers\. Betting has begun to decide for you/],
  [8, /^8 yes answers\. Betting has begun to decide for you/],
])('%i yes answers', (yes, text) => {
  expect(verdict(yes)).toMatch(text);
});
