import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { listEvents } from '../../contract/betting/catalogue.ts';
import { listCoupons } from '../../contract/betting/coupon.ts';
import { answerOf } from '../../testing/answers.ts';
import { anEvent } from '../../testing/builders.ts';
import { until } from '../../testing/until.ts';
import { SportsbookScreen } from './SportsbookScreen.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const EVENT = anEvent({
  gameId: 't-1',
  sportId: 2,
  competition: 'Lagos Open',
  name: 'Ada Obi v Zainab Bello',
});

vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const { url } = new Request(input);
  // The coupon that a tap leads to.
  if (url.includes('/sportsbook/events/')) throw new TypeError('Failed to fetch');
  const events = url.includes('/events/tennis') ? [EVENT] : [];
  const asOf = Date.now();
  if (url.includes('/sports/events/')) return answerOf(listEvents, { asOf, events });
  const none = { sports: [], competitions: [], events: [], total: 0 };
  return answerOf(listCoupons, { asOf, ...none, limits: LIMITS });
});
const LIMITS = {
  ...{ minStake: 100_00, maxStake: 1000_00, maxWin: 10_000_00 },
  ...{ delaySeconds: 5, cashOutMarginPercent: 5 },
};

test('the sportsbook finds teams and leagues, and leads to them at its own odds', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<SportsbookScreen />));
  const field = () => page.querySelector<HTMLInputElement>('[role=combobox]');
  expect(field()?.getAttribute('aria-label')).toBe('Search teams and leagues');
  const search = (text: string) =>
    act(async () => {
      const input = field();
      input?.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const options = () =>
    [...page.querySelectorAll<HTMLElement>('[role=option]')].map(({ textContent }) => textContent);
  const open = (index: number) =>
    act(async () => page.querySelectorAll<HTMLElement>('[role=option]')[index]?.click());

  await search('zainab');
  await until(() => act(async () => expect(options()).toHaveLength(1)));
  await open(0);
  expect(location.pathname + location.search).toBe('/sportsbook2?sport=2&time=live&event=t-1');
  await act(async () => navigate('/sportsbook2'));
  await search('lagos');
  await until(() => act(async () => expect(options()[0]).toContain('Lagos Open')));
  await open(0);
  expect(location.search).toBe('?sport=2&time=live&competition=Lagos+Open');
  await act(async () => root.unmount());
});
