import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { placeMatchOddsBet } from '../contract/betting/bets.ts';
import type { SportId } from '../contract/betting/market.ts';
import { formatOdds } from '../domain/market/formatOdds.ts';
import { formatNaira, signedNaira } from '../domain/money/money.ts';
import { parseDecimal } from '../domain/text/parseDecimal.ts';
import { MyBetsView } from '../features/bets/MyBetsView.tsx';
import { href, paths } from '../paths.ts';
import { session } from '../state/session/session.ts';
import { findGame, isEven, marketOf } from '../testing/games.ts';
import { openLiveNetwork } from '../testing/liveSocket.ts';
import type { Network } from '../testing/network.ts';
import { openApp } from '../testing/openApp.tsx';
import { show, shows, type User } from '../testing/show.tsx';
// What comes late in the app is loaded here, so that no wait for a tap contains it.
import '../features/betslip/OpenSlip.tsx';
import '../features/betslip/BetslipDock.tsx';
import '../screens/betting/MatchScreen.tsx';

// Bets on a match in play, from the tap on a price to what the mock backend decides after the delay.

let network: Network;
let user: User;

/** The world of the stories: which prices move, and which way, is known. */
const HELD = {
  seed: 'main-job',
  startAt: '2026-11-21T12:00:00.000Z',
  scale: 0,
  scenario: 'quiet',
};

beforeEach(async () => {
  vi.setSystemTime(HELD.startAt);
  network = openLiveNetwork();
  network.run('reset', HELD);
  await network.signIn('adaeze');
});

/** Opens the match odds of a match in play with prices close to even, and returns its id. */
async function openEvenMatch(sport: SportId): Promise<string> {
  const gameId = await findGame('inplay', (event) => event.sportId === sport && isEven(event));
  user = await openApp(`${href(paths.match, { gameId })}?tab=odds`);
  await screen.findByRole('region', { name: 'Match Odds' });
  return gameId;
}

const odds = () => within(screen.getByRole('region', { name: 'Match Odds' }));
const slip = () => within(screen.getByRole('region', { name: 'Bet slip' }));
const placeButton = () => slip().getByRole<HTMLButtonElement>('button', { name: /^Place bet/ });
const field = (name: string) => slip().getByRole<HTMLInputElement>('textbox', { name });
const advance = (by: string) => act(async () => void network.run('clock', { advance: by }));

/** Taps the best price of a runner, which stands last of its prices to back, and types the stake. */
async function back(stake: string, runner: string): Promise<void> {
  const name = new RegExp(`^Back ${runner} .+ available$`);
  const best = (await odds().findAllByRole('button', { name })).at(-1);
  if (best) await user.click(best);
  await user.fill(await screen.findByRole('textbox', { name: 'Stake' }), stake);
}

async function firstRunner(gameId: string): Promise<string> {
  return (await marketOf(gameId, 'match_odds')).runners[0]?.name ?? '';
}

/** What a price that moved means, for a bet that is matched whole or not at all. */
async function choose(choice: string): Promise<void> {
  const rest = slip().getByLabelText('If it is not fully matched');
  await user.selectOptions(rest, 'All of it or nothing');
  if (!slip().queryByLabelText('If the price moves')) {
    await user.click(slip().getByText('Outcomes and settings'));
  }
  await user.selectOptions(await slip().findByLabelText('If the price moves'), choice);
}

async function place(): Promise<void> {
  await user.click(placeButton());
  await slip().findByText(/^Your bet is accepted and in the/);
}

test('while the slip is open a price that moves is told, and taken by name', async () => {
  const gameId = await openEvenMatch(1);
  const best = async () => (await marketOf(gameId, 'match_odds')).runners[0]?.back[0]?.[0];
  const asked = await best();
  await back('500', await firstRunner(gameId));
  await choose('Accept no change');
  for (let steps = 0; steps < 120 && (await best()) === asked; steps++) await advance('5s');
  const told = await slip().findByText(/^The price is now [\d.]+\. You asked for [\d.]+\.$/);
  expect(placeButton().disabled).toBe(true);
  await choose('Accept any price');
  expect(placeButton().disabled).toBe(false);
  await choose('Accept slightly worse too');
  await user.selectOptions(slip().getByLabelText('Worse by at most'), '10%');
  expect(placeButton().disabled).toBe(false);
  await choose('Accept no change');
  const now = told.textContent?.match(/now ([\d.]+\d)\./)?.[1] ?? '';
  expect(now).toBe(formatOdds((await best()) ?? 0));
  await user.click(slip().getByRole('button', { name: `Accept ${now}` }));
  expect(field('Price').value).toBe(now);
  expect(field('Stake').value).toBe('500');
  expect(placeButton().disabled).toBe(false);
});

test('a price that moves in the delay: refused, better only, a little worse, any', async () => {
  const first = await firstRunner(await openEvenMatch(1));
  network.run('app', { trading: 'moving' });
  for (const choice of [
    'Accept no change',
    'Accept a better price',
    'Accept slightly worse too',
    'Accept any price',
  ]) {
    await back('500', first);
    await choose(choice);
    await place();
    await advance('6s');
    if (choice === 'Accept any price') {
      await slip().findByText(/^Matched at/);
    } else {
      await shows(/Not placed\. The price moved/);
      expect(document.body.textContent).toMatch(/No money was taken/);
    }
  }
  expect(network.calls(placeMatchOddsBet)).toBe(4);
});

test('one position has one number: slip, receipt, match, cash-out, My bets, and what is paid', async () => {
  const gameId = await openEvenMatch(1);
  const before = session.wallet.balance;
  await back('500', 'The Draw');
  const row = () => odds().getByRole('row', { name: /^The Draw/ });
  /** What ₦500 win at these odds, in kobo before commission. */
  const wins = (text: string) =>
    500 * ((parseDecimal(/\d+\.\d+/.exec(text)?.[0] ?? '') ?? 0) - 100);
  await waitFor(() =>
    expect(row().textContent).toContain(signedNaira((wins(field('Price').value) * 95) / 100)),
  );
  await user.click(placeButton());
  await advance('6s');
  const matched = await slip().findByText(/^Matched at/);
  const grossKobo = wins(matched.textContent ?? '');
  const netKobo = (grossKobo * 95) / 100;
  const [net, gross] = [formatNaira(netKobo), formatNaira(grossKobo)];

  const receipt = slip().getByRole('button', { name: net });
  expect(slip().queryByText(gross)).toBeNull();
  await user.click(receipt);
  expect(slip().getByText(gross).parentElement?.textContent).toBe(`${gross} before 5% commission`);
  await user.click(slip().getByRole('button', { name: 'Done' }));

  await waitFor(() => expect(row().textContent).toContain(`+${net}`));
  await user.click(odds().getByRole('button', { name: 'After 5% commission' }));
  expect(row().textContent).toContain(`+${gross}`);
  await user.click(odds().getByRole('button', { name: 'Before 5% commission' }));

  await user.click(await odds().findByRole('button', { name: /^Cash out/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cash out' }));
  const draw = await sheet.findByRole('row', { name: /^The Draw/ });
  expect(within(draw).getAllByRole('cell')[0]?.textContent).toBe(`+${net}`);
  await user.click(sheet.getByRole('button', { name: 'Close' }));

  const { marketId, runners } = await marketOf(gameId, 'match_odds');
  const runnerId = runners.find(({ name }) => name === 'The Draw')?.runnerId ?? '';
  show(<MyBetsView />, { at: paths.myBets });
  // The match is still on the page, and has its own bets below it.
  const title = await screen.findByRole('heading', { name: 'My bets' });
  const mine = within(title.closest<HTMLElement>('.my-bets') ?? document.body);
  await user.click(await mine.findByRole('button', { name: 'Position of The Draw, Match Odds' }));
  const won = await mine.findByRole('table', { name: 'What you win or lose on each result' });
  expect(within(won).getByRole('row', { name: /^The Draw/ }).textContent).toContain(`+${net}`);
  expect(mine.getByText(net.replace(/\.00$/, ''))).toBeDefined();

  network.run('settle', { marketId, result: { kind: 'winner', runnerId } });
  await waitFor(() => expect(session.wallet.balance - before).toBe(netKobo));
});

test('wins before commission: one choice in the bet settings, true of every page', async () => {
  await openEvenMatch(1);
  await back('500', 'The Draw');
  await user.click(slip().getByText('Outcomes and settings'));
  const row = () => odds().getByRole('row', { name: /^The Draw/ }).textContent;
  const gross = () => 500 * ((parseDecimal(field('Price').value) ?? 0) - 100);
  await waitFor(() => expect(row()).toContain(signedNaira((gross() * 95) / 100)));
  await user.click(await slip().findByLabelText('Show wins before commission'));
  await waitFor(() => expect(row()).toContain(signedNaira(gross())));
  expect(slip().getByRole('button', { name: formatNaira(gross()) })).toBeDefined();
});
