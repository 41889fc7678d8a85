import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Age } from './Age.tsx';
import { tellAgesOffline } from './ages.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

// 20:41 in Lagos.
const AT = Date.parse('2026-11-21T19:41:00Z');
const age = <Age at={AT} />;
const page = document.body.appendChild(document.createElement('div'));
let root: Root;

beforeEach(() => vi.useFakeTimers({ now: AT + 5 * 60_000 + 50_000 }));

afterEach(async () => {
  await act(async () => tellAgesOffline(false));
  await act(async () => root.unmount());
  vi.useRealTimers();
});

const texts = () => [...page.querySelectorAll('time')].map(({ textContent }) => textContent);

async function render(...ages: number[]): Promise<void> {
  root = createRoot(page);
  await act(async () =>
    root.render(
      ages.map((minutes) => (
        <p key={minutes}>
          <Age at={Date.now() - minutes * 60_000} />
        </p>
      )),
    ),
  );
}

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

test('where all of a page is fresh, one mark says so', async () => {
  await render(0, 0.5, 1.9);
  expect(texts()).toEqual(['Up to date', '', '']);
});

test('what is old says so itself, and then nothing says that all is fresh', async () => {
  await render(0, 3, 1);
  expect(texts()).toEqual(['', expect.stringMatching(/^as of .+, 3 min ago$/), '']);
});

test('what gets old while it is looked at takes the mark away', async () => {
  await render(0, 1);
  expect(texts()).toEqual(['Up to date', '']);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(texts()).toEqual(['', expect.stringMatching(/^as of .+, 2 min ago$/)]);
});

test('offline every age is told in words', async () => {
  await render(0, 1);
  await act(async () => tellAgesOffline(true));
  expect(texts()).toEqual([
    expect.stringMatching(/^as of .+, just now$/),
    expect.stringMatching(/^as of .+, 1 min ago$/),
  ]);
});

test('part of a sentence is always in words, and counts for nothing else', async () => {
  root = createRoot(page);
  await act(async () =>
    root.render(
      <>
        <p>
          Odds <Age at={AT} isInWords />
        </p>
        <Age at={Date.now()} />
      </>,
    ),
  );
  expect(page.textContent).toBe('Odds as of 20:41, 5 min agoUp to date');
});
