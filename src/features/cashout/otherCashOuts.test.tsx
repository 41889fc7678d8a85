import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Bet, listMatchBets, placeMatchOddsBet } from '../../contract/betting/bets.ts';
import { getEvent } from '../../contract/betting/catalogue.ts';
import { aBet, aGameId, aMarket, anEvent, aRunner } from '../../testing/builders.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows, type User } from '../../testing/show.tsx';
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
  user = show(<FollowedCashOut {...bet} />);
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
  await user.fill(await screen.findByRole('textbox', { name: 'Price to lay Lagos Lions' }), '2');
  await shows(/Lay Lagos Lions at 2\.00 for ₦1,250 waits until .+ Then: ₦237\.50 sure/);
  await user.click(button(/^Place the order at 2\.00$/));
  await shows(/Your order is in the market and waits for its price/);
  const sent = await network.sent(placeMatchOddsBet);
  expect(sent.map(({ wire }) => wire)).toMatchObject([
    { side: 'lay', price: 2, stake: 1250, rest: 'keep', isHedge: true },
  ]);
});
