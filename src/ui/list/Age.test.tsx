import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Age } from './Age.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

// 20:41 in Lagos.
const AT = Date.parse('2026-11-21T19:41:00Z');
const age = <Age at={AT} />;
const page = document.body.appendChild(document.createElement('div'));
let root: Root;

beforeEach(() => vi.useFakeTimers({ now: AT + 5 * 60_000 + 50_000 }));

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('the age grows while it is looked at', async () => {
  root = createRoot(page);
  await act(async () => root.render(age));
  expect(page.textContent).toBe('as of 20:41, 5 min ago');
  await act(async () => vi.advanceTimersByTime(30_000));
  expect(page.textContent).toBe('as of 20:41, 6 min ago');
});

test('prerendered it says nothing, hydrated it says the time of the reader', async () => {
  page.innerHTML = renderToString(age);
  expect(page.textContent).toBe('');
  await act(async () => {
    root = hydrateRoot(page, age);
  });
  expect(page.textContent).toBe('as of 20:41, 5 min ago');
});
