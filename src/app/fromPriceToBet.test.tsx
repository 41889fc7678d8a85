import { act, screen, waitFor } from '@testing-library/react';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listMatchBets, placeMatchOddsBet } from '../contract/betting/bets.ts';
import { getEvent } from '../contract/betting/catalogue.ts';
import { BetslipPanel } from '../features/betslip/BetslipPanel.tsx';
import { MarketSection } from '../features/exchange/market/MarketSection.tsx';
import { betslip } from '../state/bets/betslip.ts';
import { liveGame, watchMatch } from '../state/live/marketStream.ts';
import { aBet, aGameId, aMarket, anEvent } from '../testing/builders.ts';
import { type Network, openNetwork } from '../testing/network.ts';
import { show, type User } from '../testing/show.tsx';

function Slip() {
  const { draft } = useSnapshot(betslip);
  return draft ? <BetslipPanel draft={draft} /> : null;
}

let network: Network;
let user: User;
let taps = 0;

async function tap(name: RegExp, isDouble = false): Promise<void> {
  taps += 1;
  const [first] = await screen.findAllByRole('button', { name });
  if (!first) throw new Error(`Nothing is called ${name}`);
  await act(async () => (isDouble ? user.dblClick(first) : user.click(first)));
}

/** A match page's market with the slip beside it. */
beforeEach(async () => {
  taps = 0;
  const gameId = aGameId();
  network = openNetwork();
  const market = aMarket({ gameId, inPlay: false, delaySeconds: 0 });
  const asOf = Date.now();
  network.answer(getEvent, () => ({ asOf, event: anEvent({ gameId }), markets: [market] }));
  network.answer(listMatchBets, () => ({ asOf, bets: [] }));
  network.answer(placeMatchOddsBet, ({ price, ...order }, reference) => ({
    bet: aBet({ ...order, reference, priceAsked: price, priceMatched: price }),
  }));
  await network.signIn('adaeze');
  // As the match page holds it.
  onTestFinished(watchMatch(gameId));
  const game = liveGame(gameId);
  await waitFor(() => expect(game.book.markets.size).toBe(1));
  const live = game.book.markets.get(market.marketId);
  const [frame] = game.book.frames;
  if (!live || !frame) throw new Error('No market');
  user = show(
    <>
      <MarketSection
        game={game}
        market={live}
        frame={frame}
        eventName="Lions v Bulls"
        sportId={1}
        bets={[]}
        place={0}
      />
      <Slip />
    </>,
  );
});

test.each([false, true])(
  'from the price to the bet are two taps and the stake; doubled: %s',
  async (isDouble) => {
    await tap(/^Back Lagos Lions 1\.85/, isDouble);
    const stake = await screen.findByRole('textbox', { name: 'Stake' });
    await act(async () => user.fill(stake, '500'));
    await waitFor(() => {
      const place = screen.getByRole<HTMLButtonElement>('button', { name: /^Place bet ₦500/ });
      expect(place.disabled).toBe(false);
    });
    await tap(/^Place bet ₦500/, isDouble);
    await waitFor(() => expect(network.calls(placeMatchOddsBet)).toBe(1));
    await screen.findByRole('button', { name: 'Done' });
    expect(taps).toBe(2);
    expect(network.calls(placeMatchOddsBet)).toBe(1);
  },
);

test('with one-click on it is one tap, and a doubled one bets once', async () => {
  Object.assign(betslip, { isOneClick: true, oneClickStakeKobo: 300_00 });
  await tap(/^Back Lagos Lions 1\.85/, true);
  await waitFor(() => expect(network.calls(placeMatchOddsBet)).toBe(1));
  await screen.findByRole('button', { name: 'Done' });
  expect(taps).toBe(1);
  expect(await network.sent(placeMatchOddsBet)).toMatchObject([{ wire: { stake: 300 } }]);
});
