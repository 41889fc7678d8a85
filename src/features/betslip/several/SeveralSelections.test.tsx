import { act, screen, waitFor } from '@testing-library/react';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../../mocks/domain/refusal.ts';
import {
  listBets,
  listMatchBets,
  type PlaceBet,
  placeMatchOddsBet,
} from '../../../contract/betting/bets.ts';
import { getEvent } from '../../../contract/betting/catalogue.ts';
import { betsAside } from '../../../state/bets/betsAside.ts';
import { betslip, pick } from '../../../state/bets/betslip.ts';
import { aBet, aMarket, anEvent, aRunner, aSelection } from '../../../testing/builders.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows, type User } from '../../../testing/show.tsx';
import { BetslipPanel } from '../BetslipPanel.tsx';

function Slip() {
  const { draft } = useSnapshot(betslip, { sync: true });
  const { bets } = useSnapshot(betsAside);
  return (draft || bets.length > 0) && <BetslipPanel draft={draft} />;
}

/** What is offered on the runners, in the terms of the slip. */
const NAMES = { home: 'Lagos Lions', away: 'Abuja Bulls', draw: 'The Draw' } as const;
type RunnerId = keyof typeof NAMES;

const MARKET = aMarket({
  runners: Object.entries(NAMES).map(([runnerId, name]) =>
    aRunner(runnerId, name, [[185, 90_000_00]], [[190, 90_000_00]]),
  ),
});

let network: Network;
let user: User;

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const tap = (runnerId: RunnerId) =>
  act(async () => pick(aSelection({ runnerId, runnerName: NAMES[runnerId] })));

/** Matches a bet at once. */
const matched = ({ price, ...order }: PlaceBet, key: string) => ({
  bet: aBet({
    ...order,
    ...{ betId: `B${key}`, reference: key, priceAsked: price, priceMatched: price },
    ...{ state: 'matched', stakeMatched: order.stake },
  }),
});

/** Three selections with ₦500, ₦600 and ₦700, picked one after another. */
async function pickThree() {
  await tap('home');
  user = show(<Slip />);
  await shows(/Enter a stake/);
  await user.click(button('Add more selections'));
  expect(document.body.textContent).toContain('The next price you choose is added.');
  await user.fill(stake(), '500');
  await tap('away');
  await user.fill(stake(), '600');
  await tap('draw');
  await user.fill(stake(), '700');
  await waitFor(() => expect(button('Place all 3').disabled).toBe(false));
}

beforeEach(async () => {
  network = openNetwork();
  const asOf = Date.now();
  network.answer(getEvent, () => ({ asOf, event: anEvent(), markets: [MARKET] }));
  network.answer(listMatchBets, () => ({ asOf, bets: [] }));
  await network.signIn('adaeze');
});

test('three selections are placed by one press as three bets with keys of their own; one is refused and the others stand', async () => {
  network.answer(placeMatchOddsBet, (order, key) => {
    if (order.runnerId === 'away') throw new Refusal('suspended', 'The market is suspended.');
    return matched(order, key);
  });
  await pickThree();
  expect(rows()).toEqual([
    expect.stringContaining('Lagos Lions 1.85 · ₦500'),
    expect.stringContaining('Abuja Bulls 1.85 · ₦600'),
  ]);
  // One of the three cannot lose.
  expect(document.body.textContent).toContain('These 3 bets need ₦1,300.00 together.');
  await user.dblClick(button('Place all 3'));
  await screen.findByRole('heading', { name: '3 bets answered' });
  expect(rows()).toEqual([
    expect.stringMatching(/Lagos Lions.*₦500.*Matched/),
    expect.stringMatching(/Abuja Bulls.*₦600.*Not placed\. The market is suspended\./),
    expect.stringMatching(/The Draw.*₦700.*Matched/),
  ]);
  const sent = await network.sent(placeMatchOddsBet);
  expect(sent.map(({ wire }) => wire)).toMatchObject([
    { runnerId: 'home', stake: 500 },
    { runnerId: 'away', stake: 600 },
    { runnerId: 'draw', stake: 700 },
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  // What was refused can be changed and sent again, by itself.
  await user.click(button('To the slip'));
  expect(stake().value).toBe('600');
  expect(button('Place bet ₦600').disabled).toBe(false);
});

test('an answer that is lost is looked up and nothing is sent again; the others have theirs', async () => {
  await pickThree();
  const placed = new Map<string, PlaceBet>();
  network.answer(placeMatchOddsBet, (order, key) => {
    placed.set(key, order);
    // A gateway answers in the server's place.
    if (order.runnerId === 'draw') throw new Refusal('suspended', '', { status: 503 });
    return matched(order, key);
  });
  network.answer(listBets, ({ reference = '' }) => {
    const order = placed.get(reference);
    const bets = order ? [matched(order, reference).bet] : [];
    return { asOf: Date.now(), bets, total: bets.length };
  });
  await user.click(button('Place all 3'));
  await screen.findByRole('heading', { name: '3 bets answered' });
  for (const row of rows()) expect(row).toMatch(/Matched/);
  expect(network.calls(placeMatchOddsBet)).toBe(3);
});

test('who wants to be asked is asked once for all, and may go back', async () => {
  network.answer(placeMatchOddsBet, matched);
  await pickThree();
  betslip.isConfirmed = true;
  await user.click(button('Place all 3'));
  expect(document.body.textContent).toContain(
    'Place these 3 bets?These 3 bets need ₦1,300.00 together.',
  );
  await user.click(button('Change it'));
  expect(stake().value).toBe('700');
  await user.click(button('Place all 3'));
  await user.click(button('Place all 3'));
  await screen.findByRole('heading', { name: '3 bets answered' });
  expect(network.calls(placeMatchOddsBet)).toBe(3);
});

test('a selection that lacks something says so in its row, keeps the button off, and is led to', async () => {
  await pickThree();
  await user.click(button(/^Back Lagos Lions/));
  await user.fill(stake(), '1');
  await user.click(button(/^Back The Draw/));
  const why = 'The smallest stake here is ₦100.00.';
  expect(rows()[0]).toContain(why);
  expect(document.body.textContent).toContain(`Lagos Lions: ${why}`);
  expect(button('Place all 3').disabled).toBe(true);
  await user.type(stake(), '{Enter}');
  await waitFor(() => expect(stake().value).toBe('1'));
  await user.fill(stake(), '800');
  await waitFor(() => expect(button('Place all 3').disabled).toBe(false));
  await user.click(button('Remove Abuja Bulls'));
  expect(button('Place all 2').disabled).toBe(false);
  await user.click(button('Remove all'));
  expect(betslip.draft).toBeUndefined();
  expect(network.calls(placeMatchOddsBet)).toBe(0);
});
