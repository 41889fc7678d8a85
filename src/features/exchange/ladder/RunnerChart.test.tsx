import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMarketHistory } from '../../../contract/betting/marketHistory.ts';
import { noteTraded } from '../../../state/live/marketStreamHistory.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { RunnerChart } from './RunnerChart.tsx';

const MINUTE_MS = 60_000;

/** Waits until the chart's table has so many prices. */
function prices(count: number): Promise<string[]> {
  return waitFor(() => {
    const rows = screen.getAllByRole('row', { hidden: true }).slice(1);
    expect(rows).toHaveLength(count);
    return rows.map((row) =>
      [...row.children]
        .slice(1)
        .map((cell) => cell.textContent)
        .join(' '),
    );
  });
}

function open(marketId: string) {
  show(<RunnerChart gameId="g-1" marketId={marketId} runnerId="home" name="Lagos Lions" />);
}

test('a chart begins with the history of the market, goes on with the stream, and stays without a network', async () => {
  const network = openNetwork();
  const now = Date.now();
  network.answer(getMarketHistory, ({ marketId }) => ({
    ...{ asOf: now, marketId, runnerIds: ['away', 'home'] },
    points: [
      { at: now - 3 * MINUTE_MS, matched: 0, prices: [null, null] },
      { at: now - 2 * MINUTE_MS, matched: 500_00, prices: [300, 210] },
      { at: now - MINUTE_MS, matched: 900_00, prices: [290, 220] },
    ],
  }));
  noteTraded('g-1:mo', 'home', 230, now);
  open('g-1:mo');
  expect(await prices(3)).toEqual(['2.10 ₦500', '2.20 ₦400', '2.30 –']);
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/Last traded 2.30/);

  cleanup();
  network.goDown();
  open('g-1:mo');
  expect(await prices(3)).toEqual(['2.10 ₦500', '2.20 ₦400', '2.30 –']);
  expect(await screen.findByText("Couldn't update")).toBeDefined();
});

test('a market that has not traded says so', async () => {
  const network = openNetwork();
  network.answer(getMarketHistory, ({ marketId }) => ({
    ...{ asOf: Date.now(), marketId, runnerIds: ['home'], points: [] },
  }));
  open('g-1:new');
  expect(await screen.findByText('Nothing has traded yet.')).toBeDefined();
});
