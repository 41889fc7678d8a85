import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useSnapshot } from 'valtio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { betslip, doubtDraft, pick } from '../../state/bets/betslip.ts';
import { type Selection, UNKNOWN_VERSION } from '../../state/bets/betslipDraft.ts';
import { changeDraft, typeBy } from '../../state/bets/betslipTerms.ts';
import { authModal, closeAuth } from '../../state/session/authModal.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession, setWallet } from '../../state/session/session.ts';
import { BetslipPanel } from './BetslipPanel.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const PLAYER = { id: 7, username: 'adaeze', name: 'Adaeze Obi', isDemo: false };
const RUNNER = {
  runnerId: 'home',
  name: 'Lagos Lions',
  back: [[1.85, 90_000]],
  lay: [[4, 90_000]],
};
const GAME = {
  asOf: '2026-11-21T19:30:00.000Z',
  event: {
    gameId: 'g-1',
    sportId: 1,
    competition: 'League',
    name: 'Lagos Lions v Abuja Bulls',
    startsAt: '2026-11-21T19:00:00.000Z',
    inPlay: true,
    status: 'inplay',
    hasBookmaker: false,
    hasFancy: false,
    matched: 0,
    runners: [],
    matchOddsStatus: 'open',
  },
  markets: [
    {
      marketId: 'm-1',
      gameId: 'g-1',
      kind: 'match_odds',
      name: 'Match Odds',
      status: 'open',
      version: 3,
      inPlay: true,
      matched: 0,
      minStake: 100,
      maxStake: 500_000,
      delaySeconds: 5,
      commissionPercent: 5,
      rules: '',
      runners: [RUNNER, { ...RUNNER, runnerId: 'away', name: 'Abuja Bulls' }],
    },
    {
      marketId: 'm-f',
      gameId: 'g-1',
      kind: 'fancy',
      name: '6 Over Runs',
      status: 'open',
      version: 3,
      inPlay: true,
      matched: 0,
      minStake: 100,
      maxStake: 1000,
      delaySeconds: 3,
      commissionPercent: 0,
      rules: '',
      runners: [
        {
          runnerId: 'runs',
          name: '6 Over Runs',
          back: [[100, 90_000]],
          lay: [[110, 90_000]],
          line: { no: 44, yes: 45 },
        },
      ],
    },
  ],
};

let page: HTMLElement;
let root: Root;
const posts = vi.fn<(body: unknown, key: string | null) => Response | Promise<Response>>();

function json(body: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  if (request.url.includes('/sports/event/')) return json(GAME);
  if (request.url.includes('/bet/matches')) return json({ asOf: GAME.asOf, bets: [] });
  if (request.method !== 'POST') return json({ exposureAmount: 0, markets: [] });
  return posts(await request.json(), request.headers.get('Idempotency-Key'));
});

function Slip() {
  const { draft } = useSnapshot(betslip);
  return draft ? <BetslipPanel draft={draft} /> : null;
}

const SELECTION = {
  gameId: 'g-1',
  eventName: 'Lagos Lions v Abuja Bulls',
  marketId: 'm-1',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId: 'home',
  runnerName: 'Lagos Lions',
  side: 'back',
  priceHundredths: 185,
  version: 3,
} as const;

async function show(side: 'back' | 'lay', priceHundredths: number, of: Partial<Selection> = {}) {
  pick({ ...SELECTION, ...of, side, priceHundredths });
  await act(async () => root.render(<Slip />));
  await vi.waitFor(() =>
    act(async () => expect(page.textContent).toMatch(/Enter a stake|Sign in/)),
  );
}

const shows = (text: string) =>
  vi.waitFor(() => act(async () => expect(page.textContent).toContain(text)));

const field = (label: string) => {
  const id = [...page.querySelectorAll('label')].find(
    (item) => item.textContent === label,
  )?.htmlFor;
  return page.querySelector<HTMLInputElement>(`[id="${id}"]`);
};
const submit = () => page.querySelector<HTMLButtonElement>('button[type=submit]');
const button = (text: string) =>
  [...page.querySelectorAll('button')].find((item) => item.textContent === text);

async function type(label: string, text: string) {
  await act(async () => {
    const input = field(label);
    if (!input) throw new Error(`no field ${label}`);
    // React watches the property: only the element's own setter looks like typing to it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const press = (label: string, key: string) =>
  act(async () =>
    field(label)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  beginSession({ token: 't', user: PLAYER });
  setWallet({ balance: 10_000_000, cash: 0, coins: 0, sports: 0, wicket: 0 });
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  forgetPlayer();
  closeAuth();
  posts.mockReset();
  connection.status = 'off';
});

test('the button names the act: of a back the stake, of a lay the liability', async () => {
  await show('back', 185);
  await type('Stake', '500');
  expect(submit()?.textContent).toBe('Place bet ₦500');
  expect(page.querySelector('.slip-returns')?.textContent).toBe(
    'Profit if it wins₦425.00You can lose₦500.00',
  );
  await act(async () => root.render(null));
  await act(async () => forgetPlayer());
  beginSession({ token: 't', user: PLAYER });
  setWallet({ balance: 10_000_000, cash: 0, coins: 0, sports: 0, wicket: 0 });
  await show('lay', 400);
  await type("Backer's stake", '250');
  expect(submit()?.textContent).toBe('Place lay, liability ₦750');
  expect(page.querySelector('.slip-returns')?.textContent).toBe(
    'Liability₦750.00Profit if it loses₦250.00',
  );
});

test.each([
  ['back', '4.03', '4.10', '4.03 is no step: set to 4.10'],
  ['lay', '4.03', '4.00', '4.03 is no step: set to 4.00'],
  ['back', '2.5', '2.50', ''],
  ['back', 'abc', '1.85', 'Odds go from 1.01 to 1000'],
  ['back', '1500', '1.85', 'Odds go from 1.01 to 1000'],
] as const)('%s: %s typed is %s', async (side, typed, expected, note) => {
  await show(side, 185);
  await type('Price', typed);
  await press('Price', 'Enter');
  expect(field('Price')?.value).toBe(expected);
  expect(page.querySelector('.price-field .field__error')?.textContent).toBe(note);
});

test('arrow keys and buttons move the price by a tick of the ladder', async () => {
  await show('back', 200);
  await press('Price', 'ArrowUp');
  expect(field('Price')?.value).toBe('2.02');
  await press('Price', 'ArrowDown');
  await press('Price', 'ArrowDown');
  expect(field('Price')?.value).toBe('1.99');
  await act(async () =>
    page.querySelector<HTMLButtonElement>('[aria-label="Raise price"]')?.click(),
  );
  expect(field('Price')?.value).toBe('2.00');
});

test('stakes are whole naira, and quick ones set them', async () => {
  await show('back', 185);
  await type('Stake', '1,250.75');
  expect(page.textContent).toContain('Stakes are in whole naira.');
  await type('Stake', '12o');
  expect(page.textContent).toContain('Whole naira, like 1500');
  expect(submit()?.disabled).toBe(true);
  await type('Stake', '1,250');
  expect(submit()?.textContent).toBe('Place bet ₦1,250');
  await act(async () => button('₦10K')?.click());
  expect(field('Stake')?.value).toBe('10000');
  await act(async () => button('Max')?.click());
  // ₦100,000 are there, and ₦90,000 wait to be matched.
  expect(field('Stake')?.value).toBe('90000');
  expect(submit()?.disabled).toBe(false);
  await act(async () => button('Clear')?.click());
  expect(field('Stake')?.value).toBe('');
});

test('a double tap sends one bet, in hundredths and naira, under the key of the intent', async () => {
  posts.mockImplementation(() => new Promise(() => undefined));
  await show('back', 185);
  await type('Stake', '500');
  const reference = betslip.draft?.reference;
  await act(async () => {
    submit()?.click();
    submit()?.click();
    page.querySelector('form')?.requestSubmit();
  });
  await vi.waitFor(() => expect(posts).toHaveBeenCalledTimes(1));
  const [body, key] = posts.mock.calls[0] ?? [];
  expect(body).toEqual({
    gameId: 'g-1',
    marketId: 'm-1',
    runnerId: 'home',
    side: 'back',
    price: 1.85,
    stake: 500,
    version: 3,
    onPriceChange: 'better',
  });
  expect(key).toBe(reference);
  expect(page.textContent).toContain('Sending your bet');
});

test('a refusal is told, the terms stay, and the next try is another intent', async () => {
  posts.mockImplementation(() =>
    json({ error: true, code: 'below-min', message: 'Too small.' }, 400),
  );
  await show('back', 185);
  await type('Stake', '500');
  const reference = betslip.draft?.reference;
  await act(async () => submit()?.click());
  await vi.waitFor(() => act(async () => expect(page.textContent).toContain('Too small.')));
  expect(field('Stake')?.value).toBe('500');
  expect(betslip.draft?.reference).not.toBe(reference);
});

test('who wants it is asked once more', async () => {
  betslip.isConfirmed = true;
  await show('back', 185);
  await type('Stake', '500');
  await act(async () => submit()?.click());
  expect(posts).not.toHaveBeenCalled();
  expect(page.textContent).toContain('Back Lagos Lions at 1.85 for ₦500?');
  await act(async () => button('Change it')?.click());
  expect(field('Stake')?.value).toBe('500');
});

test('offline nothing is sent, and the slip says so', async () => {
  await show('back', 185);
  await type('Stake', '500');
  await act(async () => {
    connection.status = 'offline';
  });
  expect(submit()?.disabled).toBe(true);
  expect(page.textContent).toContain('Nothing is sent; your slip stays a draft.');
});

test('a worse price is accepted by name', async () => {
  await show('back', 190);
  await type('Stake', '500');
  expect(page.textContent).toContain('The price is now 1.85, you asked 1.90.');
  expect(submit()?.disabled).toBe(true);
  await act(async () => button('Accept 1.85')?.click());
  expect(submit()?.disabled).toBe(false);
});

test('a fancy speaks of Yes and No, never of a lay, a liability or a backer', async () => {
  await show('lay', 110_00, {
    ...{ marketId: 'm-f', marketName: '6 Over Runs', marketKind: 'fancy', line: 44 },
    ...{ runnerId: 'runs', runnerName: '6 Over Runs' },
  });
  expect(page.querySelector('.slip-head__side')?.textContent).toBe('No');
  await type('Stake', '500');
  expect(submit()?.textContent).toBe('Place bet, you can lose ₦550');
  expect(page.querySelector('.slip-returns')?.textContent).toBe(
    'You can win₦500.00You can lose₦550.00',
  );
  await type('Stake', '1000');
  expect(page.textContent).toContain('One bet here can lose at most ₦1,000.00.');
  await act(async () => typeBy('liability'));
  expect(field('What I can lose')).not.toBeNull();
  expect(page.textContent).not.toMatch(/\blay|liability|backer/i);
});

test('a price of a list gives way to the live one, which is told, until a stake was entered', async () => {
  pick({ ...SELECTION, priceHundredths: 190, version: UNKNOWN_VERSION }, { isLive: false });
  await act(async () => root.render(<Slip />));
  await vi.waitFor(() => act(async () => expect(field('Price')?.value).toBe('1.85')));
  expect(page.textContent).toContain('Price now 1.85. The list showed 1.90.');
  expect(betslip.draft?.version).toBe(3);
  await type('Stake', '500');
  expect(submit()?.disabled).toBe(false);
});

test('with a stake entered before, a worse price than the list showed has to be accepted', async () => {
  pick({ ...SELECTION, priceHundredths: 190, version: UNKNOWN_VERSION }, { isLive: false });
  changeDraft({ stakeKobo: 500_00 });
  await act(async () => root.render(<Slip />));
  await vi.waitFor(() =>
    act(async () => expect(page.textContent).toContain('The price is now 1.85, you asked 1.90.')),
  );
  expect(submit()?.disabled).toBe(true);
});

test('a guest signs in from the slip', async () => {
  forgetPlayer();
  await show('back', 185);
  await act(async () => button('Sign in to bet')?.click());
  expect(authModal.activeAuthModal).toBe('login');
});

test('the stake follows from the liability that is typed, and again from another price', async () => {
  betslip.stakeBy = 'liability';
  await show('lay', 400);
  await type('Liability', '1000');
  expect(page.textContent).toContain('Stake ₦333');
  expect(submit()?.textContent).toBe('Place lay, liability ₦999');
  await press('Price', 'ArrowDown');
  expect(submit()?.textContent).toBe('Place lay, liability ₦997.10');
  await act(async () => button('₦500')?.click());
  expect(field('Liability')?.value).toBe('');
  expect(betslip.draft?.stakeKobo).toBe(500_00);
});

test('the stake follows from the profit that is wanted', async () => {
  betslip.stakeBy = 'profit';
  await show('back', 185);
  await type('Target profit', '850');
  expect(submit()?.textContent).toBe('Place bet ₦1,000');
});

test('quick stakes add up where the player wants it', async () => {
  betslip.isAdding = true;
  await show('back', 185);
  await act(async () => button('+₦500')?.click());
  await act(async () => button('+₦2K')?.click());
  expect(submit()?.textContent).toBe('Place bet ₦2,500');
});

test('quick stakes are the player’s own', async () => {
  await show('back', 185);
  await act(async () => {
    const more = page.querySelector('details');
    if (more) more.open = true;
    more?.dispatchEvent(new Event('toggle'));
  });
  await act(async () => button('Edit the quick stakes')?.click());
  // Enter in a setting must not place the bet.
  expect(field('Quick stake 1')?.form).toBeNull();
  await type('Quick stake 1', '1250');
  expect(button('₦1,250')).toBeDefined();
  expect(button('₦100')).toBeUndefined();
  await type('Quick stake 2', 'abc');
  expect(page.textContent).toContain('Whole naira');
  expect(betslip.quickStakes).toHaveLength(8);
});

test('a price that changed while the player was away is told and taken again', async () => {
  await show('back', 180);
  await type('Stake', '500');
  await act(async () => {
    connection.status = 'offline';
    doubtDraft();
  });
  await act(async () => {
    connection.status = 'live';
  });
  expect(page.textContent).toContain('While you were away the price went from 1.80 to 1.85.');
  expect(submit()?.disabled).toBe(true);
  await act(async () => button('Accept 1.85')?.click());
  expect(field('Stake')?.value).toBe('500');
  expect(submit()?.disabled).toBe(false);
});

test('with one-click on, a tap sends its stake, and what stands against it is told', async () => {
  posts.mockImplementation(() => new Promise(() => undefined));
  await show('back', 185);
  Object.assign(betslip, { isOneClick: true, oneClickStakeKobo: 700_00 });
  await act(async () => pick({ ...SELECTION, priceHundredths: 190 }));
  expect(page.textContent).toContain('The price is now 1.85, you asked 1.90.');
  expect(posts).not.toHaveBeenCalled();
  await act(async () => pick(SELECTION));
  await vi.waitFor(() => expect(posts).toHaveBeenCalledTimes(1));
  expect(posts.mock.calls[0]?.[0]).toMatchObject({ price: 1.85, stake: 700 });
});

/** Answers each bet as the server does in play: accepted, for its delay. */
const delayed = (body: unknown, reference: string | null) => {
  const { price, stake, ...order } = z.parse(
    z.looseObject({ price: z.number(), stake: z.number() }),
    body,
  );
  return json({
    bet: {
      ...{ ...SELECTION, ...order, betId: `B${reference}`, reference, product: 'exchange' },
      ...{ priceAsked: price, stake, stakeMatched: 0, profit: 1, liability: stake },
      ...{ state: 'delayed', placedAt: GAME.asOf, decidesAt: '2026-11-21T19:30:05.000Z' },
      rulesVersion: '1',
    },
  });
};
const others = () => page.querySelector('.aside-bets')?.textContent;
const tap = (change: Partial<Selection> = {}) => act(async () => pick({ ...SELECTION, ...change }));

test('with one-click on, every tap during the delay of the last bet is sent and answered', async () => {
  posts.mockImplementation(delayed);
  await show('back', 185);
  Object.assign(betslip, { isOneClick: true, oneClickStakeKobo: 700_00 });
  await tap();
  await shows('waits for the in-play delay');
  await tap({ runnerId: 'away', runnerName: 'Abuja Bulls' });
  await tap({ side: 'lay', priceHundredths: 400 });
  await vi.waitFor(() => expect(posts).toHaveBeenCalledTimes(3));
  await vi.waitFor(() =>
    act(async () => expect(others()?.match(/Accepted, in its delay/g)).toHaveLength(2)),
  );
  expect(others()).toContain('2 bets on their way');
  expect(posts.mock.calls.map(([body]) => body)).toMatchObject([
    { runnerId: 'home', side: 'back' },
    { runnerId: 'away', side: 'back' },
    { runnerId: 'home', side: 'lay' },
  ]);
});

test('a tap that could not be sent is told of after the next one, and a trembling finger bets once', async () => {
  posts.mockImplementation(() => new Promise(() => undefined));
  await show('back', 185);
  Object.assign(betslip, { isOneClick: true, oneClickStakeKobo: 700_00 });
  await tap({ priceHundredths: 190 });
  expect(posts).not.toHaveBeenCalled();
  await tap();
  await tap();
  await vi.waitFor(() => expect(posts).toHaveBeenCalledTimes(1));
  expect(others()).toContain('Not sent. The price is now 1.85, you asked 1.90.');
  await act(async () => button('To the slip')?.click());
  expect(field('Price')?.value).toBe('1.90');
  expect(others()).toContain('1 bet on its way');
});

test('without one-click too, the next bet is prepared while the last one waits', async () => {
  posts.mockImplementation(delayed);
  await show('back', 185);
  await type('Stake', '500');
  await act(async () => submit()?.click());
  await shows('You can tap the next price already.');
  await tap({ runnerId: 'away', runnerName: 'Abuja Bulls' });
  expect(others()).toContain('Lagos Lions 1.85 · ₦500');
  expect(submit()?.textContent).toBe('Place bet ₦500');
  expect(posts).toHaveBeenCalledTimes(1);
});

test('offline in the delay the slip says that the answer waits for the network', async () => {
  posts.mockImplementation(delayed);
  await show('back', 185);
  await type('Stake', '500');
  await act(async () => submit()?.click());
  await shows('waits for the in-play delay');
  await act(async () => {
    connection.status = 'offline';
  });
  expect(page.textContent).toContain('the answer waits for the network');
});

test('a price moved away from the best says why it cannot be had', async () => {
  await show('back', 185);
  await type('Stake', '500');
  await press('Price', 'ArrowUp');
  expect(page.textContent).toContain(
    'Nobody offers 1.86 now, and bets do not wait here: the best is 1.85. Ask 1.85 or lower.',
  );
  await act(async () => button('Accept 1.85')?.click());
  expect(submit()?.disabled).toBe(false);
});

test('who signs out takes one-click off', () => {
  betslip.isOneClick = true;
  forgetPlayer();
  expect(betslip.isOneClick).toBe(false);
});
