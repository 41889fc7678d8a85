import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Market } from '../../contract/market.ts';
import { createGame } from '../../state/live/marketStreamGame.ts';
import { MarketSection } from './MarketSection.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

/** A screen of which the test says what it shows. */
class Screen {
  static hear: (entries: Entry[]) => void = () => {};
  static readonly observed = new Set<Element>();
  constructor(hear: (entries: Entry[]) => void) {
    Screen.hear = hear;
  }
  observe(element: Element) {
    Screen.observed.add(element);
  }
  unobserve(element: Element) {
    Screen.observed.delete(element);
  }
}
vi.stubGlobal('IntersectionObserver', Screen);

const market = (index: number): Market => ({
  marketId: `m-${index}`,
  gameId: 'g-1',
  kind: 'match_odds',
  name: `Market ${index}`,
  status: 'open',
  version: 1,
  inPlay: false,
  matched: 0,
  minStake: 100_00,
  maxStake: 500_000_00,
  delaySeconds: 0,
  commissionPercent: 5,
  rules: 'Ties are void.',
  runners: [
    { runnerId: 'home', name: 'Lagos Lions', status: 'active', back: [[185, 1000]], lay: [] },
  ],
});

let page: HTMLElement;
let root: Root;

beforeEach(async () => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  const game = createGame('g-1', {
    watch: async () => ({
      kind: 'snapshot',
      seq: 0,
      markets: Array.from({ length: 26 }, (_, index) => market(index)),
    }),
    isOffline: () => false,
  });
  await game.feed.sync();
  const sections = game.book.frames.map((frame, place) => {
    const live = game.book.markets.get(frame.marketId);
    return (
      live && (
        <MarketSection
          key={frame.marketId}
          place={place}
          game={game}
          market={live}
          frame={frame}
          eventName="Lagos Lions v Abuja Bulls"
          bets={[]}
        />
      )
    );
  });
  await act(async () => root.render(sections));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  expect(Screen.observed.size).toBe(0);
});

const sections = () => [...page.querySelectorAll('section')];
const pricesIn = (section: Element | undefined) => section?.querySelectorAll('button.price').length;

test('of many markets the first have prices, the others a name to go to', () => {
  expect(sections().map((section) => section.querySelector('h2')?.textContent)).toContain(
    'Market 25',
  );
  expect(pricesIn(sections()[23])).toBe(6);
  expect(pricesIn(sections()[24])).toBe(0);
});

test('a market gets its prices when it comes near, and keeps them', async () => {
  const [far, farther] = sections().slice(24);
  if (!far || !farther) throw new Error('two markets wait');
  await act(async () =>
    Screen.hear([
      { target: far, isIntersecting: true },
      { target: farther, isIntersecting: false },
    ]),
  );
  expect(pricesIn(far)).toBe(6);
  expect(pricesIn(farther)).toBe(0);
  expect([...Screen.observed]).toEqual([farther]);
  expect(far.getAttribute('aria-labelledby')).toBe(far.querySelector('h2')?.id);
});
