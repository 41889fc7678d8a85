import { act, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../mocks/domain/refusal.ts';
import {
  listMatchBets,
  type PlaceBet,
  placeBookmakerBet,
  placeFancyBet,
  placeMatchOddsBet,
} from '../../contract/betting/bets.ts';
import { getEvent } from '../../contract/betting/catalogue.ts';
import { betslip, pick } from '../../state/bets/betslip.ts';
import { type Selection, UNKNOWN_VERSION } from '../../state/bets/betslipDraft.ts';
import { changeDraft, markDraftStale, setStakeBy } from '../../state/bets/betslipTerms.ts';
import { authModal } from '../../state/session/authModal.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { aBet, aMarket, anEvent, aRunner, aSelection } from '../../testing/builders.ts';
import { errorOf } from '../../testing/errorOf.ts';
import { facts } from '../../testing/facts.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows, type User } from '../../testing/show.tsx';
import { BetslipPanel } from './BetslipPanel.tsx';

let renderAgain: () => void;

function Slip() {
  const { draft } = useSnapshot(betslip, { sync: true });
  const [renders, count] = useReducer((before: number) => before + 1, 0);
  renderAgain = count;
  return <div data-renders={renders}>{draft && <BetslipPanel draft={draft} />}</div>;
}

const FANCY = aMarket({
  marketId: 'm-f',
  kind: 'fancy',
  name: '6 Over Runs',
  maxStake: 1000_00,
  delaySeconds: 3,
  commissionPercent: 0,
  runners: [
    {
      ...aRunner('runs', '6 Over Runs', [[100_00, 90_000_00]], [[110_00, 90_000_00]]),
      line: { no: 44, yes: 45 },
    },
  ],
});

let network: Network;

async function slip(
  side: 'back' | 'lay',
  priceHundredths: number,
  of: Partial<Selection> = {},
): Promise<User> {
  pick(aSelection({ ...of, side, priceHundredths }));
  const user = show(<Slip />);
  await shows(/Enter a stake|Log in/);
  return user;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** What a screen reader says of a field after its name. */
const described = (element: Element) =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .filter(Boolean)
    .join(' ');
/** The button that places the bet. */
const submit = () => button(/^Place /);
const text = () => document.body.textContent;
const inSlip = () => screen.getByRole('region', { name: 'Bet slip' }).textContent;
const never = () => new Promise<never>(() => undefined);

beforeEach(async () => {
  network = openNetwork();
  const asOf = Date.now();
  network.answer(getEvent, () => ({ asOf, event: anEvent(), markets: [aMarket(), FANCY] }));
  network.answer(listMatchBets, () => ({ asOf, bets: [] }));
  await network.signIn('adaeze');
  // What a price that moved means is told of bets that are matched whole or not at all.
  betslip.restInPlay = 'fill';
});

test.each([
  [
    'back',
    185,
    'Stake',
    '500',
    'Place bet ₦500',
    { 'Profit if it wins': '₦403.75', 'You can lose': '₦500.00' },
  ],
  [
    'lay',
    400,
    "Backer's stake",
    '250',
    'Place lay, liability ₦750',
    { Liability: '₦750.00', 'Profit if it loses': '₦237.50' },
  ],
] as const)(
  'the button names the act: of a %s at %i',
  async (side, price, label, stake, act, returns) => {
    const user = await slip(side, price);
    await user.fill(field(label), stake);
    expect(submit().textContent).toBe(act);
    expect(facts()).toEqual(returns);
  },
);

test.each([
  ['back', '4.03', '4.10', '4.03 is not a valid price. Changed to 4.10'],
  ['lay', '4.03', '4.00', '4.03 is not a valid price. Changed to 4.00'],
  ['back', '2.5', '2.50', ''],
  ['back', '2,40', '2.40', ''],
  ['back', '2.555', '2.56', '2.555 is not a valid price. Changed to 2.56'],
  ['back', 'abc', 'abc', 'Type odds like 2.40'],
  ['back', '2.50.', '2.50.', 'Type odds like 2.40'],
  ['back', '1500', '1500', 'Odds go from 1.01 to 1000'],
] as const)('%s: %s typed is %s', async (side, typed, expected, note) => {
  const user = await slip(side, 185);
  await user.fill(field('Price'), typed);
  await user.keyboard('{Enter}');
  expect(field('Price').value).toBe(expected);
  expect(errorOf(field('Price'))).toBe(note);
});

test('every key of the price counts, and the tap sends the price that its button spoke of', async () => {
  network.answer(placeMatchOddsBet, never);
  betslip.restInPlay = 'keep';
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '1000');
  await user.clear(field('Price'));
  expect(submit().disabled).toBe(true);
  await user.type(field('Price'), '2,4');
  expect(facts()).toMatchObject({ 'Profit if it wins': expect.stringContaining('₦1,330.00') });
  expect(text()).toContain('Nobody offers 2.40 now: your whole bet would wait there.');
  await user.click(submit());
  expect(await network.sent(placeMatchOddsBet)).toMatchObject([{ wire: { price: 2.4 } }]);
});

test.each([
  ['Price', '2.50.', 'Check the price.', 'Type odds like 2.40'],
  ['Stake', '5k', 'Check the stake.', 'Enter whole naira, like 1,500'],
  ['Stake', '1e5', 'Check the stake.', 'Enter whole naira, like 1,500'],
])('%s %s stays as it was typed and is never bet on', async (name, typed, block, error) => {
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '1000');
  await user.fill(field(name), typed);
  await user.click(submit());
  await user.keyboard('{Enter}');
  expect(field(name).value).toBe(typed);
  expect(errorOf(field(name))).toBe(error);
  expect(text()).toContain(block);
  expect(network.calls(placeMatchOddsBet)).toBe(0);
  await user.fill(field(name), '2');
  // What is said aloud comes late, and stays for a while.
  expect(inSlip()).not.toContain(block);
});

test('a price that is tapped ends what could not be read', async () => {
  const user = await slip('back', 185);
  await user.fill(field('Price'), '2.50.');
  await act(async () => pick(aSelection({ runnerId: 'home', side: 'back', priceHundredths: 184 })));
  expect(field('Price').value).toBe('1.84');
});

test.each(['Price', 'Stake'])(
  '%s keeps its caret when a digit is put before others',
  async (name) => {
    const user = await slip('back', 185);
    await user.fill(field(name), '50');
    field(name).setSelectionRange(0, 0);
    await user.keyboard('12');
    expect(field(name).value).toBe('1250');
    expect(field(name).selectionStart).toBe(2);
  },
);

test('arrow keys and buttons move the price by a tick of the ladder', async () => {
  const user = await slip('back', 200);
  await user.type(field('Price'), '{ArrowUp}');
  expect(field('Price').value).toBe('2.02');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field('Price').value).toBe('1.99');
  await user.click(button('Raise price'));
  expect(field('Price').value).toBe('2.00');
});

test('stakes are whole naira, and quick ones set them', async () => {
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '1,250.75');
  expect(text()).toContain('Stakes are in whole naira.');
  await user.fill(field('Stake'), '12o');
  expect(text()).toContain('Enter whole naira, like 1,500');
  expect(submit().disabled).toBe(true);
  await user.fill(field('Stake'), '1,250');
  expect(submit().textContent).toBe('Place bet ₦1,250');
  await user.click(button('₦10K'));
  expect(field('Stake').value).toBe('10000');
  await user.click(button('Max'));
  // The balance is ₦250,000, and ₦90,000 wait to be matched.
  expect(field('Stake').value).toBe('90000');
  expect(submit().disabled).toBe(false);
  await user.click(button('Clear'));
  expect(field('Stake').value).toBe('');
});

test('in play, who has not chosen keeps what can be matched', async () => {
  delete betslip.restInPlay;
  network.answer(placeMatchOddsBet, never);
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '90200');
  expect(text()).toContain('₦90,000 can be matched now, ₦200 would wait at 1.85.');
  await user.click(submit());
  expect(await network.sent(placeMatchOddsBet)).toMatchObject([{ input: { rest: 'lapse' } }]);
});

test('a double tap sends one bet, in hundredths and naira, under the key of the intent', async () => {
  network.answer(placeMatchOddsBet, never);
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '500');
  const reference = betslip.draft?.reference;
  const place = submit();
  await act(async () => {
    place.click();
    place.click();
    place.form?.requestSubmit();
  });
  await shows(/Sending your bet/);
  await waitFor(() => expect(network.calls(placeMatchOddsBet)).toBe(1));
  const [sent] = await network.sent(placeMatchOddsBet);
  expect(sent?.wire).toEqual({
    gameId: 'g-1',
    marketId: 'm-1',
    runnerId: 'home',
    side: 'back',
    price: 1.85,
    stake: 500,
    version: 3,
    onPriceChange: 'better',
  });
  expect(sent?.key).toBe(reference);
});

test('a refusal is told, the terms stay, and the next try is another intent', async () => {
  network.answer(placeMatchOddsBet, () => {
    throw new Refusal('below-min', 'Too small.');
  });
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '500');
  const reference = betslip.draft?.reference;
  await user.click(submit());
  await shows(/Too small\./);
  expect(field('Stake').value).toBe('500');
  expect(betslip.draft?.reference).not.toBe(reference);
});

test('who wants it is asked once more', async () => {
  betslip.isConfirmed = true;
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '500');
  await user.click(submit());
  expect(network.calls(placeMatchOddsBet)).toBe(0);
  expect(text()).toContain('Back Lagos Lions at 1.85 for ₦500?');
  await user.click(button('Change it'));
  expect(field('Stake').value).toBe('500');
});

test('offline nothing is sent, and the slip says so', async () => {
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '500');
  await act(async () => {
    connection.status = 'offline';
  });
  expect(submit().disabled).toBe(true);
  expect(text()).toContain('Nothing is sent; your slip stays a draft.');
});

test('a worse price is accepted by name', async () => {
  const user = await slip('back', 190);
  await user.fill(field('Stake'), '500');
  expect(text()).toContain('The price is now 1.85. You asked for 1.90.');
  expect(submit().disabled).toBe(true);
  await user.click(button('Accept 1.85'));
  expect(submit().disabled).toBe(false);
});

test('a fancy speaks of Yes and No, never of a lay, a liability or a backer', async () => {
  const user = await slip('lay', 110_00, {
    ...{ marketId: 'm-f', marketName: '6 Over Runs', marketKind: 'fancy', line: 44 },
    ...{ runnerId: 'runs', runnerName: '6 Over Runs' },
  });
  screen.getByText('No');
  await user.fill(field('Stake'), '500');
  expect(submit().textContent).toBe('Place bet, you can lose ₦550');
  expect(facts()).toEqual({ 'You can win': '₦500.00', 'You can lose': '₦550.00' });
  await user.fill(field('Stake'), '1000');
  expect(text()).toContain('One bet here can lose at most ₦1,000.00.');
  await act(async () => setStakeBy('liability'));
  field('What I can lose');
  expect(text()).not.toMatch(/\blay|liability|backer/i);
});

/** A price from a list, which may be older than the market's. */
const pickListed = (priceHundredths: number) =>
  pick(aSelection({ priceHundredths, version: UNKNOWN_VERSION }), { isLive: false });

test('a price of a list gives way to the live one, which is told, until a stake was entered', async () => {
  pickListed(190);
  const user = show(<Slip />);
  await waitFor(() => expect(field('Price').value).toBe('1.85'));
  expect(text()).toContain('Price now 1.85. The list showed 1.90.');
  expect(betslip.draft?.version).toBe(3);
  await user.fill(field('Stake'), '500');
  expect(submit().disabled).toBe(false);
});

test('with a stake entered before, a worse price than the list showed has to be accepted', async () => {
  pickListed(190);
  changeDraft({ stakeKobo: 500_00 });
  show(<Slip />);
  await shows(/The price is now 1\.85\. You asked for 1\.90\./);
  expect(submit().disabled).toBe(true);
});

test('a guest signs in from the slip', async () => {
  forgetPlayer();
  const user = await slip('back', 185);
  await user.click(button('Log in to bet'));
  expect(authModal.activeAuthModal).toBe('login');
});

test('the stake follows from the liability that is typed, and again from another price', async () => {
  betslip.stakeBy = 'liability';
  const user = await slip('lay', 400);
  await user.fill(field('Liability'), '1000');
  expect(text()).toContain('Stake ₦333');
  expect(submit().textContent).toBe('Place lay, liability ₦999');
  await user.type(field('Price'), '{ArrowDown}');
  expect(submit().textContent).toBe('Place lay, liability ₦997.10');
  await user.click(button('₦500'));
  expect(field('Liability').value).toBe('');
  expect(betslip.draft?.stakeKobo).toBe(500_00);
});

test('the stake follows from the profit that is wanted', async () => {
  betslip.stakeBy = 'profit';
  const user = await slip('back', 185);
  await user.fill(field('Target profit'), '807.50');
  expect(submit().textContent).toBe('Place bet ₦1,000');
});

test('quick stakes add up where the player wants it', async () => {
  betslip.isAdding = true;
  const user = await slip('back', 185);
  await user.click(button('+₦500'));
  await user.click(button('+₦2K'));
  expect(submit().textContent).toBe('Place bet ₦2,500');
});

test('quick stakes are the player’s own', async () => {
  const user = await slip('back', 185);
  await user.click(screen.getByText('Outcomes and settings'));
  await user.click(button('Edit the quick stakes'));
  // Enter in a setting must not place the bet.
  expect(field('Quick stake 1').form).toBeNull();
  await user.fill(field('Quick stake 1'), '1250');
  expect(button('₦1,250').disabled).toBe(false);
  expect(screen.queryByRole('button', { name: '₦100' })).toBeNull();
  await user.fill(field('Quick stake 2'), 'abc');
  expect(text()).toContain('Whole naira');
  expect(betslip.quickStakes).toHaveLength(8);
});

test('a price that changed while the player was away is told and taken again', async () => {
  const user = await slip('back', 180);
  await user.fill(field('Stake'), '500');
  await act(async () => {
    connection.status = 'offline';
    markDraftStale();
  });
  await act(async () => {
    connection.status = 'live';
  });
  expect(text()).toContain('While you were away the price went from 1.80 to 1.85.');
  expect(submit().disabled).toBe(true);
  await user.click(button('Accept 1.85'));
  expect(field('Stake').value).toBe('500');
  expect(submit().disabled).toBe(false);
});

test('with one-click on, a tap sends its stake, and what stands against it is told', async () => {
  network.answer(placeMatchOddsBet, never);
  await slip('back', 185);
  Object.assign(betslip, { isOneClick: true, oneClickStakeKobo: 700_00 });
  await act(async () => pick(aSelection({ priceHundredths: 190 })));
  expect(text()).toContain('The price is now 1.85. You asked for 1.90.');
  expect(network.calls(placeMatchOddsBet)).toBe(0);
  await act(async () => pick(aSelection()));
  await waitFor(() => expect(network.calls(placeMatchOddsBet)).toBe(1));
  expect(await network.sent(placeMatchOddsBet)).toMatchObject([
    { wire: { price: 1.85, stake: 700 } },
  ]);
});

/** Answers each bet as the server does in play: accepted, in the in-play delay. */
const delayed = ({ price, ...order }: PlaceBet, key: string) => ({
  bet: aBet({
    ...order,
    betId: `B${key}`,
    reference: key,
    priceAsked: price,
    priceMatched: undefined,
    stakeMatched: 0,
    state: 'delayed',
    decidesAt: Date.now() + 5000,
  }),
});
const tap = (change: Partial<Selection> = {}) => act(async () => pick(aSelection(change)));
/** The bets moved aside for the next one. */
const others = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const title = (name: string) => screen.getByRole('heading', { name });

test('with one-click on, every tap during the delay of the last bet is sent and answered', async () => {
  network.answer(placeMatchOddsBet, delayed);
  await slip('back', 185);
  Object.assign(betslip, { isOneClick: true, oneClickStakeKobo: 700_00 });
  await tap();
  await shows(/accepted and in the in-play delay/);
  await tap({ runnerId: 'away', runnerName: 'Abuja Bulls' });
  await tap({ side: 'lay', priceHundredths: 400 });
  await waitFor(() => expect(network.calls(placeMatchOddsBet)).toBe(3));
  const accepted = expect.stringContaining('Accepted, in the in-play delay');
  await waitFor(() => expect(others()).toEqual([accepted, accepted]));
  title('2 bets on their way');
  const sent = await network.sent(placeMatchOddsBet);
  expect(sent.map(({ wire }) => wire)).toMatchObject([
    { runnerId: 'home', side: 'back' },
    { runnerId: 'away', side: 'back' },
    { runnerId: 'home', side: 'lay' },
  ]);
});

test('a tap that could not be sent is told of after the next one, and a trembling finger bets once', async () => {
  network.answer(placeMatchOddsBet, never);
  const user = await slip('back', 185);
  Object.assign(betslip, { isOneClick: true, oneClickStakeKobo: 700_00 });
  await tap({ priceHundredths: 190 });
  expect(network.calls(placeMatchOddsBet)).toBe(0);
  await tap();
  await tap();
  await waitFor(() => expect(network.calls(placeMatchOddsBet)).toBe(1));
  expect(others()).toEqual([
    expect.stringContaining('Not sent. The price is now 1.85. You asked for 1.90.'),
  ]);
  await user.click(button('To the slip'));
  expect(field('Price').value).toBe('1.90');
  title('1 bet on its way');
});

test('without one-click too, the next bet is prepared while the last one waits', async () => {
  network.answer(placeMatchOddsBet, delayed);
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '500');
  await user.click(submit());
  await shows(/You can already choose the next price\./);
  await tap({ runnerId: 'away', runnerName: 'Abuja Bulls' });
  expect(others()).toEqual([expect.stringContaining('Lagos Lions 1.85 · ₦500')]);
  expect(submit().textContent).toBe('Place bet ₦500');
  expect(network.calls(placeMatchOddsBet)).toBe(1);
});

test('offline in the delay the slip says that the answer waits for the network', async () => {
  network.answer(placeMatchOddsBet, delayed);
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '500');
  await user.click(submit());
  await shows(/accepted and in the in-play delay/);
  await act(async () => {
    connection.status = 'offline';
  });
  expect(text()).toContain("you'll see the result when you're back");
});

test('a price moved away from the best says why it cannot be had', async () => {
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '500');
  await user.type(field('Price'), '{ArrowUp}');
  expect(text()).toContain(
    'Nobody offers 1.86 now; the best is 1.85. Ask for 1.85 or lower, or let your bet wait.',
  );
  await user.click(button('Accept 1.85'));
  expect(submit().disabled).toBe(false);
});

test('who signs out takes one-click off', () => {
  betslip.isOneClick = true;
  forgetPlayer();
  expect(betslip.isOneClick).toBe(false);
});

test('the arrow keys change the stake, and the last stake is one tap away', async () => {
  const user = await slip('back', 185);
  await user.fill(field('Stake'), '740');
  await user.type(field('Stake'), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field('Stake').value).toBe('840');
  betslip.lastStakeKobo = 650_00;
  await user.click(await screen.findByRole('button', { name: 'Same again ₦650' }));
  expect(field('Stake').value).toBe('650');
});

test('an order says what waits, and is sent with the choice for its rest', async () => {
  const user = await slip('back', 185);
  network.answer(placeMatchOddsBet, (order, reference) => ({
    bet: aBet({
      ...{ reference, rest: 'keep', state: 'part-matched', stake: order.stake },
      ...{ stakeMatched: 90_000_00, stakeWaiting: order.stake - 90_000_00, priceAsked: 185 },
    }),
  }));
  await user.fill(field('Stake'), '90200');
  expect(text()).toContain('Only ₦90,000.00 can be matched');
  await user.selectOptions(
    screen.getByLabelText('If it is not fully matched'),
    'Match what you can, keep the rest',
  );
  await shows(/₦90,000 can be matched now, ₦200 would wait at 1\.85\./);
  await user.click(submit());
  await shows(/₦90,000 of ₦90,200 matched at 1\.86\. ₦200 waits at 1\.85\./);
  await screen.findByRole('button', { name: 'Cancel the ₦200 that waits' });
  const sent = await network.sent(placeMatchOddsBet);
  expect(sent.map(({ input }) => input)).toMatchObject([{ rest: 'keep', price: 185 }]);
});

test('a bet that is voided while its receipt is open says so', async () => {
  const user = await slip('back', 185);
  network.answer(placeMatchOddsBet, (_, reference) => ({ bet: aBet({ reference }) }));
  await user.fill(field('Stake'), '500');
  await user.click(submit());
  await shows(/Matched at 1\.86/);
  await act(async () => {
    const result = aBet({
      state: 'void',
      stakeMatched: 500_00,
      reason: 'The match was abandoned.',
    });
    betslip.phase = { is: 'done', at: 0, result };
  });
  expect(text()).toContain('Void: your stake is back. The match was abandoned.');
});

test.each([
  ['lost', 'Abuja Bulls', -500_00, 'The result was Abuja Bulls. You lost ₦500.'],
  ['won', 'Lagos Lions', 430_00, 'The result was Lagos Lions. You won ₦430.'],
] as const)(
  'a bet that has %s while its receipt is open says so',
  async (state, outcome, result, told) => {
    const user = await slip('back', 185);
    network.answer(placeMatchOddsBet, (_, reference) => ({ bet: aBet({ reference }) }));
    await user.fill(field('Stake'), '500');
    await user.click(submit());
    await shows(/You can win/);
    await act(async () => {
      betslip.phase = { is: 'done', at: 0, result: aBet({ state, outcome, result }) };
    });
    expect(inSlip()).toContain(told);
    expect(inSlip()).not.toMatch(/You can|Matched at/);
  },
);

test('an order that is changed in play while its receipt is open is told in its delay', async () => {
  const user = await slip('back', 185);
  const order = { rest: 'keep', stake: 500_00, stakeMatched: 0, priceMatched: undefined } as const;
  network.answer(placeMatchOddsBet, (_, reference) => ({
    bet: aBet({ ...order, reference, state: 'unmatched', priceAsked: 185 }),
  }));
  await user.fill(field('Stake'), '500');
  await user.click(submit());
  await shows(/Nothing is matched yet\. ₦500 waits at 1\.85\./);
  await act(async () => {
    const result = aBet({ ...order, state: 'delayed', priceAsked: 190 });
    betslip.phase = { is: 'done', at: 0, result };
  });
  expect(text()).toContain('Nothing is matched yet. ₦500 is in the in-play delay, at 1.90.');
  expect(text()).not.toContain('matched.');
});

/** How often a text is on the page: what is there once is spoken once. */
/** How often the slip shows a text. Beside it, a screen reader is told some seconds later. */
const times = (part: string) =>
  screen.getByRole('region', { name: 'Bet slip' }).textContent.split(part).length - 1;

test('what is wrong with the stake is tied to its field, said once, and Enter leads there', async () => {
  const user = await slip('back', 185);
  expect(field('Stake').getAttribute('aria-invalid')).toBeNull();
  await user.fill(field('Stake'), '1');
  const wrong = 'The smallest stake here is ₦100.00.';
  await shows(/smallest stake/);
  expect(described(field('Stake'))).toContain(wrong);
  expect(field('Stake').getAttribute('aria-invalid')).toBe('true');
  expect(field('Price').getAttribute('aria-invalid')).toBeNull();
  expect(times(wrong)).toBe(1);
  await user.type(field('Price'), '{Enter}');
  expect(document.activeElement).toBe(field('Stake'));
  await user.fill(field('Stake'), '500');
  expect(field('Stake').getAttribute('aria-invalid')).toBeNull();
  expect(described(field('Stake'))).toBe('');
});

test('Enter with a worse price leads to its acceptance, and that to the button', async () => {
  const user = await slip('back', 190);
  await user.fill(field('Stake'), '500');
  expect(described(field('Price'))).toContain('The price is now 1.85. You asked for 1.90.');
  expect(times('The price is now 1.85')).toBe(1);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Accept 1.85'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(submit()));
  expect(field('Price').value).toBe('1.85');
  expect(network.calls(placeMatchOddsBet)).toBe(0);
});

test('a tap on Accept before the effects of an earlier render have run still leads to the button', async () => {
  await slip('back', 190);
  changeDraft({ stakeKobo: 500_00 });
  await shows(/The price is now 1.85/);
  // What watches the document hears of a render before React runs its effects.
  const tap = new MutationObserver(() => {
    tap.disconnect();
    button('Accept 1.85').click();
  });
  tap.observe(document.body, { subtree: true, attributes: true });
  renderAgain();
  await waitFor(() => expect(document.activeElement).toBe(submit()));
});

test('a price between two steps is read before it is bet on', async () => {
  const user = await slip('lay', 185);
  await user.fill(field("Backer's stake"), '500');
  await user.fill(field('Price'), '1.855');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('Price'));
  expect(network.calls(placeMatchOddsBet)).toBe(0);
});

test('a guest who presses Enter is led to the login', async () => {
  forgetPlayer();
  const user = await slip('back', 185);
  await user.type(field('Stake'), '500{Enter}');
  expect(document.activeElement).toBe(button('Log in to bet'));
});

test.each([
  ['bookmaker', placeBookmakerBet],
  ['fancy', placeFancyBet],
  ['match_odds', placeMatchOddsBet],
] as const)(
  'a bet in a market of the kind %s goes to the call that the specification has for it',
  async (kind, endpoint) => {
    const market = aMarket({ kind });
    const asOf = Date.now();
    network.answer(getEvent, () => ({ asOf, event: anEvent(), markets: [market] }));
    network.answer(endpoint, () => ({
      bet: aBet({ state: 'matched' }),
      balance: 0,
      exposureAmount: 0,
    }));
    const user = await slip('back', 185, {
      marketKind: kind,
      ...(kind === 'fancy' && { line: 45 }),
    });
    await user.fill(field('Stake'), '500');
    await user.click(submit());
    await waitFor(() => expect(network.calls(endpoint)).toBe(1));
  },
);
