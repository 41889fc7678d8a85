import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lagosIsoDate } from '../../domain/time/lagosTime.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession, session } from '../../state/session/session.ts';
import { StatementView } from './StatementView.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
type Seen = (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void;

// Every day is near: what is far is a matter of layout, which there is none of here.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    #seen: Seen;
    constructor(seen: Seen) {
      this.#seen = seen;
    }
    observe(target: Element) {
      this.#seen([{ isIntersecting: true, target }]);
    }
    unobserve() {}
    disconnect() {}
  },
);

const today = lagosIsoDate(Date.now());
const at = `${today}T08:00:00.000Z`;
const base = { at, remark: 'Lagos v Abuja, Match Odds', reference: 'm-1', sportId: 1 };

function wire(rest: object = {}) {
  return {
    asOf: at,
    opening: 1000,
    closing: 1890,
    lines: [
      { ...base, lineId: 1, kind: 'bet-result', amount: 1000, balance: 2000 },
      { ...base, lineId: 2, kind: 'commission', amount: -50, balance: 1950 },
      { ...base, lineId: 3, kind: 'withdrawal', amount: -60, balance: 1890, reference: 'W1' },
    ],
    winnings: 950,
    netDeposits: -60,
    ...rest,
  };
}

/** What the server answers; nothing when it is undefined. */
let answer: object | undefined;

vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  if (!answer) throw new TypeError('Failed to fetch');
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://api.test');
  const deposits = { asOf: at, deposits: [], total: 0, netDeposits: 5000 };
  const body = JSON.stringify(pathname.includes('deposit') ? deposits : answer);
  return new Response(body, { headers: { 'content-type': 'application/json' } });
});

let page: HTMLElement;
let root: Root;

const shown = (expected: RegExp) =>
  vi.waitFor(() => act(async () => expect(page.textContent).toMatch(expected)), 5000);
const select = (label: string, value: string) =>
  act(async () => {
    const field = [...page.querySelectorAll('label')].find((row) => row.textContent === label);
    const element = page.querySelector<HTMLSelectElement>(`#${CSS.escape(field?.htmlFor ?? '')}`);
    if (!element) throw new Error(`no ${label}`);
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = (text: string) =>
  act(async () =>
    [...page.querySelectorAll('button')].find((b) => b.textContent === text)?.click(),
  );
async function show(expected: RegExp) {
  root = createRoot(page);
  await act(async () => root.render(<StatementView />));
  await shown(expected);
}

beforeEach(() => {
  answer = wire();
  page = document.body.appendChild(document.createElement('div'));
  beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  session.wallet = { ...session.wallet, balance: 1_890_00 };
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  forgetPlayer();
});

test('opening and lines are the closing balance, which is the player’s', async () => {
  await show(/Opening \+ 3 lines = closing = your balance: reconciles/);
  const summary = page.querySelector('.statement-summary')?.textContent;
  for (const text of [
    'Opening balance₦1,000.00',
    'In+₦1,000.00',
    'Out−₦110.00',
    'Closing balance₦1,890.00',
    'Betting, after commission+₦950.00',
    'Net deposits, these 30 days−₦60.00',
  ]) {
    expect(summary).toContain(text);
  }
  await shown(/Net deposits since you joined₦5,000.00/);
});

test('a line that does not follow is named', async () => {
  const { lines } = wire();
  answer = wire({
    lines: lines.map((row) => (row.lineId === 2 ? { ...row, balance: 1951 } : row)),
  });
  await show(/Line 2 of .+ does not follow: it says ₦1,951.00, and .+ come to ₦1,950.00/);
  expect(page.textContent).not.toContain('reconciles');
});

test('a balance that has moved since is no fault', async () => {
  session.wallet = { ...session.wallet, balance: 5_00 };
  session.walletAt = Date.now();
  await show(/= closing: reconciles/);
  expect(page.textContent).toContain('Your balance is ₦5.00: money has moved since');
});

test('a kind is picked out, with what it came to', async () => {
  await show(/reconciles/);
  await select('Kind of line', 'withdrawal');
  expect(page.querySelectorAll('.statement-table tbody tr').length).toBe(1);
  expect(page.textContent).toContain('1 of 3, in ₦0.00, out ₦60.00');
});

test('betting is told after commission, by sport and by market', async () => {
  await show(/reconciles/);
  await press('Profit');
  await shown(/You won ₦950.00 after commission of ₦50.00/);
  const [sport, market] = [...page.querySelectorAll('.profit__table')].map((t) => t.textContent);
  expect(sport).toContain('Soccer−₦50.00+₦950.00');
  expect(market).toContain('Lagos v Abuja, Match Odds−₦50.00+₦950.00');
});

test('the stake of an open sportsbook bet is told apart, and is not lost', async () => {
  const { lines } = wire();
  const stake = { at, lineId: 4, kind: 'bet-stake', amount: -200, balance: 1690, isOpen: true };
  answer = wire({
    lines: [...lines, { ...stake, remark: 'Single', reference: 'K1', product: 'sportsbook' }],
    closing: 1690,
  });
  await show(/reconciles/);
  await press('Profit');
  await shown(/You won ₦950.00 after commission of ₦50.00/);
  expect(page.textContent).toContain('₦200.00 is staked on sportsbook bets that are still open.');
});

test('without the network the statement last seen stays, and says which days it is of', async () => {
  await show(/reconciles/);
  answer = undefined;
  await select('Period', 'Last 7 days');
  await shown(/Those days could not be loaded: this is the statement last seen/);
  expect(page.textContent).toContain('reconciles');
});

test('without anything saved it says where the money is', async () => {
  answer = undefined;
  await show(/Your money is where it was/);
});

test('days without movement say so', async () => {
  answer = wire({ lines: [], closing: 1000 });
  await show(/No money moved in these days/);
});
