import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { placeMatchOddsBet } from '../contract/betting/bets.ts';
import type { SportId } from '../contract/betting/market.ts';
import { formatOdds } from '../domain/market/formatOdds.ts';
import { signedNaira } from '../domain/money/money.ts';
import { parseDecimal } from '../domain/text/parseDecimal.ts';
import { href, paths } from '../paths.ts';
import { findGame, isEven, marketOf } from '../testing/games.ts';
import { openLiveNetwork } from '../testing/liveSocket.ts';
import type { Network } from '../testing/network.ts';
import { newTab } from '../testing/newPage.ts';
import { openApp } from '../testing/openApp.tsx';
import { shows, type User } from '../testing/show.tsx';
// What comes late in the app is loaded here, so that no wait for a tap contains it.
import '../features/betslip/OpenSlip.tsx';
import '../features/betslip/BetslipDock.tsx';
import '../screens/betting/MatchScreen.tsx';

// Bets on a match in play, from the tap on a price to what the mock backend decides after the delay.

let network: Network;
let user: User;

/** The world of the stories: which prices move, and which way, is known. */
const HELD = { seed: 'main-job', startAt: '2026-11-21T12:00:00.000Z', scale: 0 };

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

async function choose(choice: string): Promise<void> {
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
  const told = await slip().findByText(/^The price is now [\d.]+, you asked [\d.]+\.$/);
  expect(placeButton().disabled).toBe(true);
  await choose('Accept any price');
  expect(placeButton().disabled).toBe(false);
  await choose('Accept slightly worse too');
  await user.selectOptions(slip().getByLabelText('Worse by at most'), '10 %');
  expect(placeButton().disabled).toBe(false);
  await choose('Accept no change');
  const now = told.textContent?.match(/now ([\d.]+),/)?.[1] ?? '';
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

test('a position is shown as the player wants it reckoned', async () => {
  await openEvenMatch(1);
  await back('500', 'The Draw');
  const row = () => odds().getByRole('row', { name: /^The Draw/ }).textContent;
  /** What ₦500 win at these odds. */
  const wins = (text: string | null) =>
    500 * ((parseDecimal(/\d+\.\d+/.exec(text ?? '')?.[0] ?? '') ?? 0) - 100);
  await waitFor(() => expect(row()).toContain(signedNaira(wins(field('Price').value))));
  await user.click(placeButton());
  await advance('6s');
  const matched = await slip().findByText(/^Matched at/);
  const profitKobo = wins(matched.textContent);
  const [gross, net] = [signedNaira(profitKobo), signedNaira((profitKobo * 95) / 100)];
  await user.click(await slip().findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(row()).toContain(gross));
  const isNet = await screen.findByRole('button', { name: 'Less commission' });
  await user.click(isNet);
  await waitFor(() => expect(row()).toContain(net));
  newTab();
  const afterReload = await import('../features/exchange/market/positionView.ts');
  await afterReload.startPositionView();
  expect(afterReload.positionView.isNet).toBe(true);
  await user.click(isNet);
  await waitFor(() => expect(row()).toContain(gross));
});
