import { act, screen, waitFor } from '@testing-library/react';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listMatchBets, placeFancyBet, placeMatchOddsBet } from '../contract/betting/bets.ts';
import { getEvent } from '../contract/betting/catalogue.ts';
import type { PriceLevel } from '../contract/betting/market.ts';
import type { MarketChange } from '../contract/betting/stream.ts';
import { BetslipPanel } from '../features/betslip/BetslipPanel.tsx';
import { MatchView } from '../features/exchange/match/MatchView.tsx';
import { betslip } from '../state/bets/betslip.ts';
import { arm, disarm } from '../state/bets/oneClick/oneClick.ts';
import { liveGame } from '../state/live/marketStream.ts';
import { aBet, aGameId, aMarket, anEvent, aRunner } from '../testing/builders.ts';
import { type Network, openNetwork } from '../testing/network.ts';
import { show, shows, type User } from '../testing/show.tsx';

// Between the press on a price and the click that follows, the price may move.

function Slip() {
  const { draft } = useSnapshot(betslip);
  return draft ? <BetslipPanel draft={draft} /> : null;
}

let network: Network;
let user: User;
let gameId: string;

/** A match with one-click on: match odds, and a fancy whose line is 45. */
beforeEach(async () => {
  gameId = aGameId();
  network = openNetwork();
  const asOf = Date.now();
  const odds = aMarket({ gameId, inPlay: false, delaySeconds: 0 });
  const runner = aRunner('runs', 'Over 6', [[10_000, 90_000_00]], [[10_000, 90_000_00]]);
  const fancy = aMarket({
    ...{ gameId, marketId: 'f-1', kind: 'fancy', name: 'Runs in over 6' },
    runners: [{ ...runner, line: { no: 44, yes: 45 } }],
  });
  network.answer(getEvent, () => ({ asOf, event: anEvent({ gameId }), markets: [odds, fancy] }));
  network.answer(listMatchBets, () => ({ asOf, bets: [] }));
  for (const endpoint of [placeMatchOddsBet, placeFancyBet]) {
    network.answer(endpoint, ({ price, ...order }, reference) => ({
      bet: aBet({ ...order, reference, priceAsked: price, priceMatched: price }),
    }));
  }
  await network.signIn('adaeze');
  user = show(
    <>
      <MatchView gameId={gameId} />
      <Slip />
    </>,
  );
  await screen.findByRole('button', { name: /^Back Lagos Lions 1\.85/ });
  arm(300_00);
  onTestFinished(() => disarm());
});

const change = (market: MarketChange) =>
  act(async () => liveGame(gameId).book.apply({ gameId, seq: 1, markets: [market] }));
const backAt = (...prices: number[]) => {
  const levels = prices.map((price): PriceLevel => [price, 90_000_00]);
  return change({ id: 'm-1', v: 4, r: [['home', levels, null, null]] });
};
const sent = () => network.calls(placeMatchOddsBet) + network.calls(placeFancyBet);

/** Presses what has this name, and lets go once something has happened. */
async function press(name: RegExp, meanwhile: () => Promise<void>): Promise<void> {
  // The best price to back stands last.
  const target = screen.getAllByRole('button', { name }).at(-1);
  if (!target) throw new Error(`Nothing is called ${name}`);
  await act(async () => user.pointer({ keys: '[MouseLeft>]', target }));
  await meanwhile();
  await act(async () => user.pointer({ keys: '[/MouseLeft]', target }));
}

test('a price that got worse under the press is not bet on: it waits in the slip, and why is told', async () => {
  await press(/^Back Lagos Lions 1\.85/, () => backAt(183));
  await shows(/The price went from 1\.85 to 1\.83 while you pressed\. Nothing was sent\./);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value).toBe('1.83');
  // The second half of a double click.
  await press(/^Back Lagos Lions 1\.83/, async () => undefined);
  expect(sent()).toBe(0);
  await act(async () => user.click(screen.getByRole('button', { name: /^Place bet ₦300/ })));
  await waitFor(() => expect(sent()).toBe(1));
  expect(await network.sent(placeMatchOddsBet)).toMatchObject([{ wire: { price: 1.83 } }]);
});

test('by the space bar too, and pressed again later it is bet', async () => {
  screen.getByRole('button', { name: /^Back Lagos Lions 1\.85/ }).focus();
  await act(async () => user.keyboard('[Space>]'));
  await backAt(183);
  await act(async () => user.keyboard('[/Space]'));
  await shows(/The price went from 1\.85 to 1\.83/);
  expect(sent()).toBe(0);
  vi.setSystemTime(Date.now() + 1000);
  await act(async () => user.keyboard(' '));
  await waitFor(() => expect(sent()).toBe(1));
  expect(await network.sent(placeMatchOddsBet)).toMatchObject([{ wire: { price: 1.83 } }]);
});

test('a price that got better is bet on', async () => {
  await press(/^Back Lagos Lions 1\.85/, () => backAt(187));
  await waitFor(() => expect(sent()).toBe(1));
  expect(await network.sent(placeMatchOddsBet)).toMatchObject([{ wire: { price: 1.87 } }]);
});

test('a price that came under the press is not bet on', async () => {
  await backAt();
  await press(/^Back Lagos Lions, no price/, () => backAt(183));
  await shows(/No price stood there when you pressed\. Nothing was sent\./);
  expect(sent()).toBe(0);
});

test('the line of a fancy moves under the press', async () => {
  const line = (yes: number) => change({ id: 'f-1', v: 4, l: [['runs', yes - 1, yes]] });
  await press(/^Yes 45 at 100/, () => line(46));
  await shows(/The price went from 45 at 100 to 46 at 100 while you pressed/);
  expect(sent()).toBe(0);
  vi.setSystemTime(Date.now() + 1000);
  await press(/^Yes 46 at 100/, () => line(45));
  await waitFor(() => expect(network.calls(placeFancyBet)).toBe(1));
  expect(await network.sent(placeFancyBet)).toMatchObject([{ wire: { line: 45 } }]);
});
