import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../../mocks/domain/refusal.ts';
import { getEvent, getMatchSettings } from '../../../contract/betting/catalogue.ts';
import type { MarketChange } from '../../../contract/betting/stream.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { liveGame } from '../../../state/live/marketStream.ts';
import { aGameId, aMarket, anEvent, aRunner } from '../../../testing/builders.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows, type User } from '../../../testing/show.tsx';
import type { MarketTools } from '../market/MarketProps.ts';
import { MatchView } from './MatchView.tsx';

let network: Network;
let gameId: string;

async function open(marketTools?: MarketTools): Promise<User> {
  const user = show(<MatchView gameId={gameId} {...(marketTools && { marketTools })} />);
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return user;
}

const change = (market: Omit<MarketChange, 'id'>) =>
  act(async () =>
    liveGame(gameId).book.apply({ gameId, seq: 1, markets: [{ id: 'm-1', ...market }] }),
  );
const table = () => screen.getByRole('table', { name: 'Match Odds' });
const price = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const prices = (name: RegExp) => screen.getAllByRole('button', { name });
const text = () => document.body.textContent;

beforeEach(() => {
  gameId = aGameId();
  network = openNetwork();
  network.answer(getEvent, () => ({
    asOf: Date.now(),
    event: anEvent({
      gameId,
      sportId: 4,
      score: { line: 'LAG 94/3', recent: ['1', '4', 'W'] },
      matched: 5_400_000_00,
    }),
    markets: [
      aMarket({
        gameId,
        matched: 5_400_000_00,
        rules: 'Ties are void.',
        runners: [
          aRunner(
            'home',
            'Lagos Lions',
            [
              [185, 12_400_00],
              [184, 900_00],
            ],
            [[186, 1_250_000_00]],
          ),
          aRunner('away', 'Abuja Bulls', [[220, 500_00]], []),
        ],
      }),
    ],
  }));
});

test('every price is a button that says what it does, the best in the middle', async () => {
  await open();
  const names = prices(/^(Back|Lay) Lagos Lions/).map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual([
    'Back Lagos Lions, no price',
    'Back Lagos Lions 1.84, ₦900 available',
    'Back Lagos Lions 1.85, ₦12K available',
    'Lay Lagos Lions 1.86, ₦1.2M available',
    'Lay Lagos Lions, no price',
    'Lay Lagos Lions, no price',
  ]);
  const facts = '₦5.4M matched · Min ₦100 · Max ₦500K · Delay 5 s · Commission 5%';
  screen.getByText((_, element) => element?.textContent === facts && element.tagName === 'P');
});

test('each side has its crest, in the head of the match and beside its prices', async () => {
  await open();
  const crests = (part: Element) => part.querySelectorAll('.crest').length;
  expect(crests(screen.getByRole('heading', { name: 'Lagos Lions v Abuja Bulls' }))).toBe(2);
  const rows = within(table()).getAllByRole('row').slice(1);
  expect(rows.map(crests)).toEqual([1, 1]);
});

test('a runner that the bookmaker does not price says so, until it does', async () => {
  const runners = [aRunner('home', 'Lagos Lions'), aRunner('away', 'Abuja Bulls', [], [])];
  network.answer(getEvent, () => ({
    asOf: Date.now(),
    event: anEvent({ gameId }),
    markets: [aMarket({ gameId, kind: 'bookmaker', name: 'Bookmaker', runners })],
  }));
  await open();
  screen.getByRole('rowheader', { name: 'Abuja Bulls Not on offer now' });
  screen.getByRole('rowheader', { name: 'Lagos Lions' });
  await change({ r: [['away', [[9700, 50_000]], [[10300, 50_000]], null]] });
  screen.getByRole('rowheader', { name: 'Abuja Bulls' });
});

test('a tick changes the text under the finger and nothing else', async () => {
  await open();
  const button = price('Back Lagos Lions 1.85');
  button.focus();
  await change({ r: [['home', [[187, 50_000]], null, null]], m: 600_000_000 });
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('1.87₦500');
  expect(button.getAttribute('aria-label')).toBe('Back Lagos Lions 1.87, ₦500 available');
  expect(button.dataset['move']).toBe('up');
  screen.getByText('₦6M matched');
  await waitFor(() => expect(button.dataset['move']).toBeUndefined());
});

test('of a book that shifts by a tick only the price that has come is marked', async () => {
  await open();
  const marks = () => prices(/^Back Lagos Lions/).map(({ dataset }) => dataset['move']);
  // Worst first, as the cells stand: 1.84 goes, 1.85 to the second cell, 1.86 comes as the best.
  await change({
    r: [
      [
        'home',
        [
          [186, 500_00],
          [185, 12_000_00],
          [184, 900_00],
        ],
        null,
        null,
      ],
    ],
  });
  expect(marks()).toEqual([undefined, undefined, 'up']);
});

test('a suspended market is covered, its names are not', async () => {
  await open();
  await change({ s: 'suspended', r: [['home', [], [], null]] });
  expect(table().nextElementSibling?.textContent).toBe('Suspended');
  within(table()).getByRole('rowheader', { name: /^Lagos Lions/ });
  for (const button of prices(/^Back Lagos Lions/)) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
  }
  await change({ s: 'open', r: [['home', [[185, 100]], null, null]] });
  expect(table().nextElementSibling).toBeNull();
  expect(price('Back Lagos Lions 1.85').getAttribute('aria-disabled')).toBeNull();
});

test('a tap puts the price of that moment into the slip, and marks its row', async () => {
  const user = await open();
  await change({ v: 9, r: [['away', [[224, 100]], null, null]] });
  await user.click(price('Back Abuja Bulls 2.24'));
  expect(betslip.draft).toMatchObject({
    gameId,
    eventName: 'Lagos Lions v Abuja Bulls',
    marketKind: 'match_odds',
    runnerId: 'away',
    side: 'back',
    priceHundredths: 224,
    version: 9,
  });
  expect(price('Back Abuja Bulls 2.24').closest('tr')?.dataset['picked']).toBe('back');
  for (const button of prices(/^Lay Abuja Bulls/)) await user.click(button);
  expect(betslip.draft?.side).toBe('back');
});

test('what each outcome would mean stands under its runner', async () => {
  const user = await open();
  await user.click(price('Back Lagos Lions 1.85'));
  await act(async () => {
    if (betslip.draft) betslip.draft.stakeKobo = 100_000;
  });
  const heads = within(table()).getAllByRole('rowheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Lagos LionsIf this wins:  →  after this bet win +₦807.50 → +807',
    'Abuja BullsIf this wins:  →  after this bet lose −₦1,000.00 → −1,000',
  ]);
});

test('tools of another feature come after the prices, in a line that is there without them', async () => {
  await open((market, frame) => <p>{`${frame.name} of ${market.runners.size}`}</p>);
  const tools = screen.getByText('Match Odds of 2');
  expect(table().compareDocumentPosition(tools) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const line = () => screen.getByRole('button', { name: 'Rules' }).parentElement;
  expect(line()?.contains(tools)).toBe(true);
  cleanup();
  await open();
  expect(line()?.contains(table())).toBe(false);
});

test('a player unfolds the limits and the delay of the match; a guest has none', async () => {
  await import('./MatchLimits.tsx');
  let isKnown = false;
  network.answer(getMatchSettings, (input) => {
    if (!isKnown) throw new Refusal('unknown-event', 'No such match', { status: 404 });
    const { kind, minStake, maxStake, delaySeconds, commissionPercent } = aMarket();
    const settings = [{ kind, minStake, maxStake, delaySeconds, commissionPercent }];
    return { gameId: input.gameId, settings };
  });
  const user = await open();
  const fold = () => screen.queryByText(/^Limits/);
  expect(fold()).toBeNull();
  await act(async () => network.signIn());
  await user.click(await screen.findByText(/^Limits/));
  await shows(/The limits could not be loaded/);
  isKnown = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shows(/₦100 to ₦500K5 s5%/);
  expect((await network.sent(getMatchSettings)).map(({ input }) => input)).toEqual([
    { gameId },
    { gameId },
  ]);
});

test('a match that nobody knows says so', async () => {
  network.answer(getEvent, () => {
    throw new Refusal('unknown-event', 'No such match', { status: 404 });
  });
  await open();
  expect(text()).toContain('This match is not listed');
});

test('a match that could not be fetched can be tried again', async () => {
  network.goDown();
  const user = await open();
  expect(screen.getByRole('alert').textContent).toContain('not saved on this phone yet');
  network.comeBack();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Match Odds' });
});

test('the way back leads to the list that the match was opened from', async () => {
  const back = { href: '/spmsports/cricket?day=tomorrow', title: 'Cricket' };
  show(<MatchView gameId={gameId} back={back} />);
  const link = await screen.findByRole('link', { name: 'Back to Cricket' });
  expect(link.textContent).toBe('‹ Back to Cricket');
  expect(link.getAttribute('href')).toBe('/spmsports/cricket?day=tomorrow');
});
