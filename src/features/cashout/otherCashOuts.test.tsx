import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../mocks/domain/refusal.ts';
import { type Bet, listMatchBets, placeMatchOddsBet } from '../../contract/betting/bets.ts';
import { getEvent } from '../../contract/betting/catalogue.ts';
import {
  cancelStopLoss,
  listStopLosses,
  type StopLoss,
  setStopLoss,
} from '../../contract/betting/stopLosses.ts';
import { stopLimit } from '../../domain/position/stopLoss.ts';
import { aBet, aGameId, aMarket, anEvent, aRunner, aStopLoss } from '../../testing/builders.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows, type User } from '../../testing/show.tsx';
import { CashOutSheet } from './CashOutSheet.tsx';
import { FollowedCashOut } from './FollowedCashOut.tsx';

const SIZE = 900_000_00;
let gameId: string;
let network: Network;
let user: User;

const session = (no: number, yes: number) => ({
  ...aRunner('runs', '6 Over Runs', [[100_00, SIZE]], [[100_00, SIZE]]),
  line: { no, yes },
});

/** A back of ₦1,000 at 2.50. */
const back = () =>
  aBet({
    ...{ gameId, priceAsked: 250, priceMatched: 250, stake: 1000_00, stakeMatched: 1000_00 },
    ...{ profit: 1500_00, liability: 1000_00 },
  });

async function open(bet: Bet) {
  network.answer(listMatchBets, () => ({ asOf: Date.now(), bets: [bet] }));
  user = show(<FollowedCashOut {...bet} onDone={() => undefined} />);
  await shows(/If it ends/);
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(async () => {
  gameId = aGameId();
  network = openNetwork();
  network.answer(getEvent, () => ({
    asOf: Date.now(),
    event: anEvent({ gameId }),
    markets: [
      aMarket({
        gameId,
        runners: [
          aRunner('home', 'Lagos Lions', [[218, SIZE]], [[220, SIZE]]),
          aRunner('away', 'Abuja Bulls'),
          aRunner('draw', 'The Draw'),
        ],
      }),
      aMarket({
        gameId,
        marketId: 'm-f',
        kind: 'fancy',
        name: '6 Over Runs',
        commissionPercent: 0,
        runners: [session(50, 51)],
      }),
    ],
  }));
  await network.signIn('adaeze');
});

test('a cash-out at a target price is an order that waits', async () => {
  network.answer(placeMatchOddsBet, ({ stake, price }, reference) => ({
    bet: aBet({
      ...{ gameId, reference, side: 'lay', rest: 'keep', state: 'unmatched' },
      ...{ stake, stakeMatched: 0, stakeWaiting: stake, priceAsked: price },
    }),
  }));
  await open(back());
  await user.click(await screen.findByText('At a target price'));
  const price = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Price to lay Lagos Lions',
  });
  // Five steps better than the 2.20 that is there now.
  expect(price.value).toBe('2.10');
  await user.fill(price, '2');
  await shows(/Lay Lagos Lions at 2\.00 for ₦1,250 waits until .+ Then: ₦237\.50 sure/);
  await user.click(button(/^Place the order at 2\.00$/));
  await shows(/Your order is in the market and waits for its price/);
  const sent = await network.sent(placeMatchOddsBet);
  expect(sent.map(({ wire }) => wire)).toMatchObject([
    { side: 'lay', price: 2, stake: 1250, rest: 'keep', isHedge: true },
  ]);
});

const aStop = (price: number, state: StopLoss['state'] = 'waiting') =>
  aStopLoss({ gameId, price, limit: stopLimit('lay', price), state });

test('a stop-loss is set at a worse price, tells its loss first, and is removed', async () => {
  let stops: StopLoss[] = [];
  network.answer(listStopLosses, () => ({ asOf: Date.now(), stops }));
  network.answer(setStopLoss, ({ price }) => {
    stops = [aStop(price)];
    return { stop: aStop(price) };
  });
  network.answer(cancelStopLoss, () => {
    stops = [aStop(300, 'cancelled')];
    return { stop: aStop(300, 'cancelled') };
  });
  await open(back());
  await user.click(await screen.findByText('Stop-loss'));
  const field = await screen.findByRole('textbox', { name: 'Stop price to lay Lagos Lions' });
  await user.fill(field, '2.2');
  await shows(/The price is already there\. Choose one above 2\.20/);
  expect(button(/^Set the stop-loss at/).disabled).toBe(true);
  await user.fill(field, '3');
  // ₦2,500 ÷ 3.00 is ₦833.33, which leaves ₦166.67 lost whoever wins.
  await shows(/At 3\.00 your result is about a loss of ₦166\.67.+at 3\.50 or better.+no guarantee/);
  await user.click(button(/^Set the stop-loss at 3\.00$/));
  await shows(
    /Stop-loss set\. When the lay price of Lagos Lions reaches 3\.00, we cash out at 3\.50 or better/,
  );
  const sent = await network.sent(setStopLoss);
  expect(sent.map(({ wire }) => wire)).toEqual([
    { gameId, marketId: 'm-1', runnerId: 'home', price: 3 },
  ]);
  await user.click(button(/^Remove the stop-loss$/));
  await waitFor(() => expect(screen.queryByText(/^Stop-loss set/)).toBeNull());
  expect(network.calls(cancelStopLoss)).toBe(1);
});

test('a refused stop-loss says why; one that was reached says so', async () => {
  network.answer(listStopLosses, () => ({ asOf: Date.now(), stops: [aStop(280, 'placed')] }));
  network.answer(setStopLoss, () => {
    throw new Refusal(
      'no-cash-out',
      'The price has already reached this stop. Choose another one, or cash out now.',
      {
        status: 422,
      },
    );
  });
  await open(back());
  await user.click(await screen.findByText('Stop-loss'));
  await shows(/The stop-loss at 2\.80 was reached, and its order was placed/);
  await user.click(button(/^Set the stop-loss at/));
  await shows(/The price has already reached this stop\. Choose another one/);
});

test.each(['casino', 'sportsbook'] as const)(
  'a bet of the kind %s, which has no prices to close it at, is offered no cash-out',
  (product) => {
    show(<CashOutSheet bets={[{ ...back(), product }]} />);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test.each(['match', 'market'])('a %s that is not listed any more says so', async (gone) => {
  if (gone === 'match') {
    network.answer(getEvent, () => {
      throw new Refusal('unknown-event', 'Match not found', { status: 404 });
    });
  }
  const bet = gone === 'match' ? back() : { ...back(), marketId: 'm-gone' };
  network.answer(listMatchBets, () => ({ asOf: Date.now(), bets: [bet] }));
  show(<FollowedCashOut {...bet} onDone={() => undefined} />);
  await shows(/this market is not listed any more\. Your bets in it stand/);
});
