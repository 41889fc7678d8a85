import { act, screen, waitFor } from '@testing-library/react';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { listBets, listMatchBets } from '../../contract/betting/bets.ts';
import { getEvent } from '../../contract/betting/catalogue.ts';
import { AuthDialog } from '../../features/auth/AuthDialog.tsx';
import { MyBetsView } from '../../features/bets/MyBetsView.tsx';
import { BetslipPanel } from '../../features/betslip/BetslipPanel.tsx';
import { ListPrice } from '../../features/betslip/ListPrice.tsx';
import { DepositView } from '../../features/cashier/deposit/DepositView.tsx';
import { WithdrawView } from '../../features/cashier/withdraw/WithdrawView.tsx';
import { EventCards } from '../../features/events/card/EventCards.tsx';
import { PriceSlot } from '../../features/events/card/PriceSlot.ts';
import { SaferPlayView } from '../../features/safer-play/SaferPlayView.tsx';
import { betslip, pick } from '../../state/bets/betslip.ts';
import { openAuth } from '../../state/session/authModal.ts';
import { connection } from '../../state/session/connection.ts';
import { refreshOrganisation } from '../../state/session/organisation.ts';
import { refreshProfile } from '../../state/session/profile.ts';
import { aBet, aMarket, anEvent } from '../../testing/builders.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { spokenBy } from '../../testing/spoken.ts';
import { windowWidth } from '../../testing/windowWidth.ts';
import { ConnectionBanner } from '../shell/ConnectionBanner.tsx';

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

/** The logs are reviewed by people and kept; `npx vitest run journeys --update` writes them anew. */
const told = async (name: string, container?: HTMLElement) =>
  expect(await spokenBy(container)).toMatchFileSnapshot(`logs/${name}.txt`);

async function signIn(): Promise<void> {
  network.run('app', { reviews: 'manual', OTP: 0 });
  await network.signIn('adaeze');
  await Promise.all([refreshOrganisation(), refreshProfile()]);
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

test('1: a login without a name says what is missing', async () => {
  const user = show(<AuthDialog />);
  await act(async () => openAuth('login'));
  await user.click(button('Login'));
  await shows(/Username cannot be empty/);
  await screen.findByRole('button', { name: 'Login with Demo Id' });
  await told('1-login');
});

test('2: a list of matches names each match, and each price by side, runner and odds', async () => {
  const events = [
    anEvent({ matchOddsId: 'm-1', score: { line: '1–0', detail: '63′' } }),
    anEvent({ gameId: 'g-2', name: 'Eko Lanterns v Jos Miners', inPlay: false }),
  ];
  show(
    <PriceSlot value={ListPrice}>
      <EventCards events={events} places={0} />
    </PriceSlot>,
  );
  await told('2-list');
});

function Slip() {
  const { draft } = useSnapshot(betslip);
  return draft ? <BetslipPanel draft={draft} /> : null;
}

test('3: a stake that is too small is told once, with the smallest', async () => {
  const asOf = Date.now();
  network.answer(getEvent, () => ({ asOf, event: anEvent(), markets: [aMarket()] }));
  network.answer(listMatchBets, () => ({ asOf, bets: [] }));
  await signIn();
  pick({
    ...{ gameId: 'g-1', eventName: 'Lagos Lions v Abuja Bulls', marketId: 'm-1' },
    ...{ marketName: 'Match Odds', marketKind: 'match_odds', runnerId: 'home' },
    ...{ runnerName: 'Lagos Lions', side: 'back', priceHundredths: 185, version: 3 },
  });
  const user = show(<Slip />);
  await shows(/Enter a stake/);
  await user.fill(field('Stake'), '1');
  await shows(/smallest stake|at least/i);
  await told('3-slip');
});

test('4: open bets', async () => {
  network.answer(listBets, () => ({ asOf: Date.now(), bets: [aBet()], total: 1 }));
  await network.signIn('emeka');
  // As a phone has them; a wide window has a table.
  windowWidth(360);
  show(<MyBetsView />);
  await shows(/Up to date/);
  await screen.findByRole('tab', { name: 'Open 1' });
  await told('4-my-bets');
  windowWidth(1024);
});

test('5: a deposit without its amount', async () => {
  await signIn();
  show(<DepositView code="ng_opay" />);
  await shows(/Payment reference/);
  await act(async () => {
    const amount = field('Amount');
    if (amount instanceof HTMLInputElement) amount.form?.requestSubmit();
  });
  await waitFor(() => expect(document.activeElement).toBe(field('Amount')));
  await told('5-deposit');
});

test('6: a withdrawal', async () => {
  await signIn();
  show(<WithdrawView />);
  await shows(/Bank account/);
  await told('6-withdraw');
});

test('7: limits and breaks', async () => {
  await signIn();
  show(<SaferPlayView />);
  await shows(/Deposit/);
  await told('7-safer-play');
});

test('8: the connection is lost, and back', async () => {
  connection.status = 'live';
  show(<ConnectionBanner />);
  await act(async () => Object.assign(connection, { status: 'offline', since: Date.now() }));
  await shows(/Offline since/);
  await act(async () => Object.assign(connection, { status: 'live' }));
  await shows(/You're back online/);
  await told('8-connection');
});
