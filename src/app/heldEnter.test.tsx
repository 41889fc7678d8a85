import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lobby } from '../../mocks/external/lobby.ts';
import { listMatchBets, placeMatchOddsBet } from '../contract/betting/bets.ts';
import { getEvent } from '../contract/betting/catalogue.ts';
import { playRound } from '../contract/casino/casino.ts';
import { MatchView } from '../features/exchange/match/MatchView.tsx';
import { GameView } from '../features/games/GameView.tsx';
import { seat } from '../features/games/seat.ts';
import { arm, disarm } from '../state/bets/oneClick/oneClick.ts';
import { aBet, aGameId, aMarket, anEvent } from '../testing/builders.ts';
import { type Network, openNetwork } from '../testing/network.ts';
import { show } from '../testing/show.tsx';
import { App } from './App.tsx';
// What comes late in the app is loaded here, so that no wait for a press contains it.
import '../features/betslip/OpenSlip.tsx';
import '../features/betslip/BetslipDock.tsx';

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
});

const press = (target: HTMLElement, repeat: boolean) =>
  act(async () => {
    if (!fireEvent.keyDown(target, { key: 'Enter', code: 'Enter', repeat })) return;
    // What a browser does with each keydown that nobody prevents.
    if (target instanceof HTMLInputElement) target.form?.requestSubmit();
    else target.click();
  });

/** Holds Enter until three seconds later. */
async function holdEnter(target: HTMLElement): Promise<void> {
  target.focus();
  await press(target, false);
  for (let repeats = 0; repeats < 40; repeats++) {
    vi.setSystemTime(Date.now() + 75);
    await press(target, true);
  }
}

test('with one-click on, an Enter held on a price is one bet', async () => {
  const gameId = aGameId();
  const asOf = Date.now();
  const market = aMarket({ gameId, inPlay: false, delaySeconds: 0 });
  network.answer(getEvent, () => ({ asOf, event: anEvent({ gameId }), markets: [market] }));
  network.answer(listMatchBets, () => ({ asOf, bets: [] }));
  network.answer(placeMatchOddsBet, ({ price, ...order }, reference) => ({
    bet: aBet({ ...order, reference, priceAsked: price, priceMatched: price }),
  }));
  show(<App page={<MatchView gameId={gameId} />} />);
  const price = await screen.findByRole('button', { name: /^Back Lagos Lions 1\.85/ });
  arm(300_00);
  onTestFinished(() => disarm());
  await holdEnter(price);
  await waitFor(() => expect(network.calls(placeMatchOddsBet)).toBe(1));
  await holdEnter(price);
  await waitFor(() => expect(network.calls(placeMatchOddsBet)).toBe(2));
});

test('an Enter held in the stake of a game is one round', async () => {
  const tile = lobby(0).games.find(({ maths, isDown }) => maths === 'dice-1' && !isDown);
  if (!tile) throw new Error('no dice');
  const leave = () => undefined;
  show(<App page={<GameView tile={tile} providerName="Somebody" onLeave={leave} />} />);
  const play = await screen.findByRole<HTMLButtonElement>('button', { name: 'Play ₦100.00' });
  await waitFor(() => expect(play.disabled).toBe(false));
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await press(stake, false);
  await waitFor(() => expect(seat.round?.state).toMatch(/won|lost/));
  vi.setSystemTime(seat.nextAt + 1000);
  await press(stake, true);
  expect(network.calls(playRound)).toBe(1);
  await press(stake, false);
  await waitFor(() => expect(network.calls(playRound)).toBe(2));
});

test('in a text of several lines a held Enter goes on making lines', () => {
  show(<App page={<textarea aria-label="Your message" />} />);
  const text = screen.getByRole('textbox', { name: 'Your message' });
  expect(fireEvent.keyDown(text, { key: 'Enter', repeat: true })).toBe(true);
});
