import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { until } from '../../../testing/until.ts';
import { EventCard } from './EventCard.tsx';
import { PriceSlot } from './PriceSlot.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const EVENT: SportEvent = {
  gameId: 's-1',
  sportId: 1,
  competition: 'Cup',
  name: 'Eko Lanterns v Jos Miners',
  startsAt: Date.parse('2026-11-21T19:00:00.000Z'),
  inPlay: true,
  status: 'inplay',
  hasBookmaker: false,
  hasFancy: false,
  matched: 0,
  matchOddsId: 's-1:mo',
  runners: [
    { runnerId: 'home', name: 'Eko Lanterns', back: 185, lay: 186 },
    { runnerId: 'draw', name: 'The Draw', back: 340 },
    { runnerId: 'away', name: 'Jos Miners', back: 480, lay: 500 },
  ],
  matchOddsStatus: 'open',
};

let page: HTMLElement;
let root: Root;

const show = (event: Partial<SportEvent> = {}, Slot?: typeof Tapped) =>
  act(async () =>
    root.render(
      <PriceSlot value={Slot}>
        <EventCard event={{ ...EVENT, ...event }} now={EVENT.startsAt} />
      </PriceSlot>,
    ),
  );

const tapped: unknown[] = [];

interface TappedProps {
  price: { marketId: string; runner: { runnerId: string }; side: string; priceHundredths: number };
  className: string;
  children: ReactNode;
}

function Tapped({ price, className, children }: TappedProps) {
  const { marketId, runner, side, priceHundredths } = price;
  return (
    <button
      type="button"
      className={className}
      onClick={() => tapped.push([marketId, runner.runnerId, side, priceHundredths])}
    >
      {children}
    </button>
  );
}

const buttons = () => [...page.querySelectorAll('button')];

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  tapped.length = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

test('each price is a button that names its side, its runner and its odds', async () => {
  await show({}, Tapped);
  expect(buttons().map((button) => button.textContent)).toEqual([
    'Back Eko Lanterns 1.85',
    'Lay Eko Lanterns 1.86',
    'Back The Draw 3.40',
    'Back Jos Miners 4.80',
    'Lay Jos Miners 5.00',
  ]);
  await act(async () => buttons()[2]?.click());
  expect(tapped).toEqual([['s-1:mo', 'draw', 'back', 340]]);
});

test('what cannot be bet on is no button: a suspended market, one of unknown id, a page without a slip', async () => {
  await show({ matchOddsStatus: 'suspended' }, Tapped);
  expect(buttons()).toEqual([]);
  const { matchOddsId: _, ...unlisted } = EVENT;
  await act(async () =>
    root.render(
      <PriceSlot value={Tapped}>
        <EventCard event={unlisted} now={EVENT.startsAt} />
      </PriceSlot>,
    ),
  );
  expect(buttons()).toEqual([]);
  await show();
  expect(buttons()).toEqual([]);
  expect(page.textContent).toContain('1.85');
});

test('the card has the name of its match, so that its prices are told apart', async () => {
  await show({}, Tapped);
  const card = page.querySelector('article');
  const name = document.getElementById(card?.getAttribute('aria-labelledby') ?? '');
  expect(name?.textContent).toBe('Eko Lanterns v Jos Miners');
});

test('a match in play shows the minute, and the score in a column beside the sides', async () => {
  await show({ score: { line: '1–0', detail: '63′' } });
  const score = page.querySelector('.event-card__score');
  const columns = [...(score?.querySelectorAll('[aria-hidden]') ?? [])];
  expect(columns.map((column) => column.textContent)).toEqual(['1', '0']);
  // A screen reader hears it in one.
  expect(score?.querySelector('.visually-hidden')?.textContent).toBe('1–0 · 63′');
  expect(page.querySelector('.event-card__live')?.textContent).toBe('Live 63′');
});

test('each side has its crest, and a player letters', async () => {
  await show();
  await until(() => expect(page.querySelectorAll('h3 .crest-art')).toHaveLength(2));
  await show({ sportId: 2, name: 'Ada Obi v Bea Cole' });
  await until(() => expect(page.querySelectorAll('h3 .mark-art')).toHaveLength(2));
});

test('beside the score of a match in play stands what happened last', async () => {
  const recent = ["40' Goal, Eko Lanterns", "61' Red card, Jos Miners"];
  await show({ score: { line: '1–0', detail: "63'", recent } });
  await until(() => expect(page.textContent).toContain("61' Red card, Jos Miners"));
  expect(page.querySelectorAll('.timeline__mark')).toHaveLength(2);
  await show({ inPlay: false, score: { line: '1–0', detail: 'Full time', recent } });
  expect(page.textContent).not.toContain('Red card');
});
