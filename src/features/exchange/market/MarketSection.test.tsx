import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createGame } from '../../../state/live/marketStreamGame.ts';
import { aMarket, anEvent, aRunner } from '../../../testing/builders.ts';
import { comeNear, followNearness, stillFar } from '../../../testing/near.ts';
import { show } from '../../../testing/show.tsx';
import { MarketSection } from './MarketSection.tsx';

followNearness();

const market = (index: number) =>
  aMarket({
    marketId: `m-${index}`,
    name: `Market ${index}`,
    runners: [aRunner('home', 'Lagos Lions', [[185, 1000]], [])],
  });

beforeEach(async () => {
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
          eventName={anEvent().name}
          sportId={anEvent().sportId}
          bets={[]}
        />
      )
    );
  });
  show(<main>{sections}</main>);
});

const section = (index: number) => screen.getByRole('region', { name: `Market ${index}` });
const pricesIn = (index: number) =>
  within(section(index)).queryAllByRole('button', { name: /^(Back|Lay) Lagos Lions/ }).length;

test('of many markets the first have prices, the others a name to go to', () => {
  expect(within(section(25)).getByRole('heading').textContent).toBe('Market 25');
  expect(pricesIn(23)).toBe(6);
  expect(pricesIn(24)).toBe(0);
});

test('a market gets its prices when it comes near, and keeps them', async () => {
  expect(stillFar()).toEqual([section(24), section(25)]);
  await comeNear(section(24));
  expect(pricesIn(24)).toBe(6);
  expect(pricesIn(25)).toBe(0);
  expect(stillFar()).toEqual([section(25)]);
});

test('a page that goes leaves nothing that is watched', () => {
  expect(stillFar()).toHaveLength(2);
  cleanup();
  expect(stillFar()).toEqual([]);
});
