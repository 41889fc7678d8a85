import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type Bet,
  listMatchBets,
  type PlaceBet,
  placeFancyBet,
} from '../../contract/betting/bets.ts';
import { getEvent } from '../../contract/betting/catalogue.ts';
import type { Market } from '../../contract/betting/market.ts';
import type { MarketChange } from '../../contract/betting/stream.ts';
import { DOUBLE_TAP_MS } from '../../domain/time/doubleTap.ts';
import { liveGame } from '../../state/live/marketStream.ts';
import { aBet, aGameId, aMarket, anEvent, aRunner } from '../../testing/builders.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { rows } from '../../testing/rows.ts';
import { show, type User } from '../../testing/show.tsx';
import { CashOutSheet } from './CashOutSheet.tsx';

const RATE = 100_00;
const SIZE = 900_000_00;
let gameId: string;
let network: Network;
let user: User;
const place = vi.fn<(order: PlaceBet, key: string) => { bet: Bet }>();

/** Yes 45 for ₦1,000, at 100. */
function yes(change: Partial<Bet> = {}): Bet {
  return aBet({
    ...{ gameId, product: 'fancy', marketKind: 'fancy', runnerId: 'runs', runners: [], line: 45 },
    ...{ stake: 1000_00, stakeMatched: 1000_00, profit: 1000_00, liability: 1000_00 },
    ...{ priceAsked: RATE, priceMatched: RATE },
    ...change,
  });
}

const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
const cells = () => rows().map((row) => row.join(' '));

function moved(change: Omit<MarketChange, 'id'>) {
  return act(async () => {
    liveGame(gameId).book.apply({ gameId, seq: 1, markets: [{ id: 'm-1', ...change }] });
  });
}

async function open(no: number, limits: Partial<Market> = {}) {
  const line = { no, yes: no + 1 };
  const runner = { ...aRunner('runs', '20 overs', [[RATE, SIZE]], [[RATE, SIZE]]), line };
  network.answer(getEvent, () => ({
    asOf: Date.now(),
    event: anEvent({ gameId }),
    markets: [aMarket({ gameId, kind: 'fancy', delaySeconds: 3, runners: [runner], ...limits })],
  }));
  user = show(<CashOutSheet bets={[yes()]} />);
  await press(/^Cash out/);
  // The table is there before the bets are: then it has no bands.
  await screen.findByRole('row', { name: /^0–/ });
}

/** The next press is not of the finger that was on its way to the offer before. */
const later = () => vi.setSystemTime(Date.now() + DOUBLE_TAP_MS);

beforeEach(async () => {
  gameId = aGameId();
  network = openNetwork();
  network.answer(listMatchBets, () => ({ asOf: Date.now(), bets: [yes()] }));
  network.answer(placeFancyBet, place);
  place.mockReset().mockImplementation((_, key) => ({
    bet: yes({ betId: 'B2', reference: key, side: 'lay', line: 50 }),
  }));
  await network.signIn('adaeze');
});

test('a session is cashed out by one bet at the line of the house', async () => {
  await open(50);
  expect(cells()).toEqual([
    '0–44 −₦1,000.00 ₦0.00',
    '45–49 +₦1,000.00 +₦2,000.00',
    '50+ +₦1,000.00 ₦0.00',
  ]);
  expect(document.body.textContent).toContain('No 50 at 100 for ₦1,000');
  await press(/^Cash out, ₦0\.00 or more$/);
  expect(await screen.findByText('Done. All of it is matched.')).toBeTruthy();
  const order = { side: 'lay', line: 50, stake: 1000_00, price: RATE, isHedge: true };
  expect(place.mock.calls.map(([sent]) => sent)).toMatchObject([order]);
});

test('a rate that got worse under the finger is told, and taken by the next press', async () => {
  await open(50);
  await moved({ r: [['runs', null, [[110_00, SIZE]], null]] });
  await press(/^Cash out, lose at most ₦47\.62$/);
  expect(document.body.textContent).toContain('The line moved: ₦0.00 is now −₦47.62.');
  expect(place).not.toHaveBeenCalled();
  later();
  await press(/^Cash out, lose at most ₦47\.62$/);
  await waitFor(() => expect(place).toHaveBeenCalledOnce());
});

test('with the line against the bet there is none, and it says why', async () => {
  await open(40);
  expect(document.body.textContent).toContain('no bet at this line improves your worst result');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Cash out$/ }).disabled).toBe(true);
});

test('above the limit of the market it says which part can be cashed out', async () => {
  await open(50, { maxStake: 500_00 });
  expect(document.body.textContent).toContain('Cash out a smaller part. ');
  expect(document.body.textContent).not.toContain('too little money');
  await user.fill(screen.getByRole('textbox', { name: 'Percent' }), '50');
  const { disabled } = screen.getByRole<HTMLButtonElement>('button', { name: /^Cash out,/ });
  expect(disabled).toBe(false);
});
