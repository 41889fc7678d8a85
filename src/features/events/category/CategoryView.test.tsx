import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { listEvents } from '../../../contract/betting/catalogue.ts';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { answerOf } from '../../../testing/answers.ts';
import { anEvent } from '../../../testing/builders.ts';
import { until } from '../../../testing/until.ts';
import { CategoryView } from './CategoryView.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const event = (gameId: string, sportId: SportEvent['sportId'], competition: string) =>
  anEvent({ gameId, sportId, competition, name: `${gameId} v Others` });

const EVENTS = [
  event('Lions', 4, 'Savannah Smash'),
  event('Bulls', 4, 'Savannah Smash'),
  event('Eko', 1, 'Confluence League'),
];

vi.stubGlobal('fetch', async () => answerOf(listEvents, { asOf: Date.now(), events: EVENTS }));

let page: HTMLElement;
let root: Root;

beforeEach(async () => {
  navigate('/spmsports/inplay');
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(<CategoryView category="inplay" />));
  await until(() => act(async () => expect(names()).toHaveLength(3)));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const names = () => [...page.querySelectorAll('h3')].map(({ textContent }) => textContent);
const chip = (text: string) =>
  [...page.querySelectorAll('button')].find((button) => button.textContent === text);

test('what is in play can be narrowed to a sport, which stands in the address', async () => {
  expect(chip('All 3')?.getAttribute('aria-pressed')).toBe('true');
  expect(chip('Tennis 0')).toBeDefined();
  await act(async () => chip('Football 1')?.click());
  expect(names()).toEqual(['Eko v Others']);
  expect(location.search).toBe('?sport=soccer');
  expect(chip('Football 1')?.getAttribute('aria-pressed')).toBe('true');
  await act(async () => chip('Tennis 0')?.click());
  expect(names()).toEqual([]);
  await act(async () => chip('Show all matches')?.click());
  expect(names()).toHaveLength(3);
  expect(location.search).toBe('');
});

test('the list goes by sports, and the single match of one has the whole row', () => {
  const groups = [...page.querySelectorAll('.event-group')].map((group) => [
    group.getAttribute('aria-label'),
    group.querySelector('.event-cards--single') !== null,
  ]);
  expect(groups).toEqual([
    ['Football', true],
    ['Cricket', false],
  ]);
});
